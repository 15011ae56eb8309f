// Ordering a kit against the real shop: step by step with an account, and as a guest who makes the account
// later.
import { expect, type Page } from '@playwright/test'
import { walkToAddress } from './kit-steps.ts'
import { accountOf } from './members.ts'
import { newMember } from './mint.ts'
import { heading, phone } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

async function writeAddress(page: Page, fullName: string): Promise<void> {
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Address', { exact: true }).fill('1840 Linden Street')
  await page.getByLabel('ZIP code').fill('94607')
  await expect(page.getByLabel('City')).toHaveValue('Oakland')
  await page.getByLabel('Phone').fill('5105550142')
}

test('a bag for an account: back and a reload lose nothing, and after the order nothing leads back', async ({
  page,
  mint,
}) => {
  await mint.member(page)
  await page.goto('/')
  await page.goto('/cleanout/sell?service=premium')
  await walkToAddress(page)
  await writeAddress(page, 'Edith Marlowe')
  await page.reload()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1840 Linden Street')
  await page.goto('/cleanout/guide')
  await page.goBack()
  await expect(page.getByLabel('Phone')).toHaveValue(/555/)
  await button(page, 'Order my bag').click()
  await expect(heading(page, 'Your bag is ordered')).toBeVisible()
  await expect(main(page).getByText('Premium', { exact: true })).toBeVisible()
  await expect(main(page).getByText(/1840 Linden Street, Oakland/)).toBeVisible()
  // The confirmation replaced the form in the history: back leads to the page before the form (home, when
  // the flow has one step), forward leads to the confirmation, and neither leads to the form.
  await page.goBack()
  await expect(heading(page, 'Your bag is ordered').or(heading(page, 'Worn well. Passed on.'))).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Your bag is ordered')).toBeVisible()

  await main(page).getByRole('link', { name: 'See your kits' }).click()
  await expect(heading(page, 'Your kits')).toBeVisible()
  await expect(main(page).getByText('1 kit', { exact: true })).toBeVisible()
})

test('a label: printed at once, shown with its bars, and used by nobody else', async ({
  page,
  browser,
  mint,
}) => {
  await mint.member(page)
  await page.goto('/cleanout/sell?type=label')
  await walkToAddress(page, 'Your label, ready to print')
  await button(page, 'Get my label').click()
  await expect(heading(page, 'Your label is ready')).toBeVisible()
  await main(page).getByRole('link', { name: 'Open your label' }).click()
  await expect(heading(page, 'Your label')).toBeVisible()
  await expect(main(page).getByRole('img', { name: /^Barcode HB/ })).toBeVisible()
  const stranger = await anotherShopper(browser)
  await stranger.goto(page.url())
  await expect(heading(stranger, 'We can’t find this label')).toBeVisible()
})

for (const version of ['visitor-order', 'visitor-order-v2']) {
  test(`a bag without an account (${version}), which the account that is opened then has`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    const member = newMember()
    await page.goto(`/cleanout/${version}`)
    if (version === 'visitor-order') await page.getByLabel('Email').fill(member.email)
    await writeAddress(page, 'Edith Marlowe')
    if (version === 'visitor-order-v2') {
      await button(page, 'This is the place').click()
      await expect(heading(page, 'Almost yours')).toBeVisible()
      await page.getByLabel('Your email').fill(member.email)
    }
    await button(page, 'Send me the bag').click()
    await expect(heading(page, 'Your bag is ordered')).toBeVisible()
    await expect(main(page).getByText(`We keep this kit under ${member.email}.`)).toBeVisible()
    await main(page).getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('First name').fill(member.firstName)
    await page.getByLabel('Last name').fill('Marlowe')
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(heading(page, 'Your kits')).toBeVisible()
    await expect(accountOf(page, member)).toBeAttached()
    await expect(main(page).getByText('1 kit', { exact: true })).toBeVisible({ timeout: 30_000 })
  })
}
