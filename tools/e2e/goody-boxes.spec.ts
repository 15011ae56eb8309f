// A goody box: a member asks for one, a stylist approves it, two pieces stay, three come back, and the card
// is charged for the two.
import { dollars } from '@hemline/rules/common/dollars.ts'
import { expect, type Page } from '@playwright/test'
import { letParcelsTravel, wakeWorker } from './backstage.ts'
import { centsOf, mailTo, main, packAndHandOver } from './buying.ts'
import { heading, settled, wordsOf } from './shop.ts'
import { atWork, test } from './shopper.ts'

const reserveButton = (page: Page) => main(page).getByRole('button', { name: /^Reserve/ })

async function tellWhere(page: Page): Promise<void> {
  const where = page.getByRole('form', { name: 'Where to' })
  await where.getByLabel('Full name').fill('Edith Marlowe')
  await where.getByLabel('Address', { exact: true }).fill('1840 Linden Street')
  await where.getByLabel('ZIP code').fill('94607')
  await where.getByLabel('City').fill('Oakland')
  await where.getByLabel('State').selectOption('CA')
  await where.getByLabel('Phone').fill('510 555 0142')
  await where.getByRole('button', { name: 'Use this address' }).click()
  await expect(reserveButton(page)).toHaveText(/Reserve \$/)
}

async function typeCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expires').fill('12/40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Edith Marlowe')
}

/** Loads the page of a box again until its headline says this: the worker moves boxes on. */
async function expectHeadline(page: Page, headline: RegExp): Promise<void> {
  await expect(async () => {
    await wakeWorker('followGoodyBoxes')
    await page.reload()
    await expect(heading(page, headline)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 90_000 })
}

test('a member keeps two of five pieces of a goody box, and pays for the two', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const { email } = await mint.member(page)
  const pieces = await mint.goodies(email)
  await page.goto('/my')
  await main(page)
    .getByRole('link', { name: /^Goody boxes/ })
    .click()
  await expect(main(page).getByRole('button', { name: 'Juniors' })).toHaveAttribute('aria-pressed', 'true')
  await main(page).getByRole('button', { name: 'Dresses' }).click()
  await main(page).getByRole('radio', { name: 'Up to $250' }).check({ force: true })
  await main(page).getByLabel('Anything we should know').fill(`For ${email}`)
  await main(page).getByRole('button', { name: 'Choose my box' }).click()
  await expect(heading(page, 'Our stylist looks over your box')).toBeVisible()
  const orderOfBox = page.url()

  const staff = await atWork(browser, mint, 'employee')
  await staff.goto('/employee/goody-boxes')
  const table = main(staff)
    .getByRole('article')
    .filter({ hasText: `For ${email}` })
  await table.getByLabel('A line for them').fill('Each goes with the others.')
  await table.getByRole('button', { name: 'Approve the box' }).click()
  await expect(table).toHaveCount(0)
  await mailTo(email, 'Your goody box is ready: 5 pieces for you')

  await page.goto(orderOfBox)
  await expect(heading(page, '5 pieces, chosen for you')).toBeVisible()
  await expect(main(page).getByText('Each goes with the others.')).toBeVisible()
  await tellWhere(page)
  const reserved = centsOf(await settled(page, () => wordsOf(reserveButton(page))))
  await typeCard(page)
  await reserveButton(page).dblclick()
  await expect(heading(page, 'We pack your box next')).toBeVisible()
  const money = main(page).getByRole('complementary', { name: 'Your money' })
  await expect(money).toContainText(dollars(reserved))
  await mailTo(email, 'Your goody box is reserved')

  await packAndHandOver(staff, pieces, /^Packed\. It is charged once its person has chosen\. Label for/)
  const link = main(page).getByRole('link', { name: /^Order / })
  const orderId = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await letParcelsTravel(orderId, 12)
  await expectHeadline(page, /^Keep what you love, until /)

  const form = page.getByRole('form', { name: 'What stays' })
  const groups = form.getByRole('radiogroup')
  await expect(groups).toHaveCount(5)
  for (const i of [0, 1, 2, 3, 4]) {
    const answer = i < 2 ? 'Keep it' : 'Send it back'
    await groups.nth(i).getByRole('radio', { name: answer }).check({ force: true })
    if (i >= 2)
      await form
        .getByRole('combobox')
        .nth(i - 2)
        .selectOption('Too small')
  }
  const said = form.getByText(/^2 pieces kept: /)
  const kept = centsOf(/\$[\d.]+/.exec(await wordsOf(said))?.[0] ?? '')
  await form.getByRole('button', { name: 'Get my label' }).click()
  await expect(heading(page, /^Hand your parcel in by /)).toBeVisible()
  const number = /R \d+/.exec(await wordsOf(main(page).getByText(/^Return R \d+/)))?.[0] ?? ''
  const label = await main(page).getByRole('link', { name: 'Get the label' }).getAttribute('href')
  expect((await (await page.request.get(label ?? '')).body()).subarray(0, 5).toString()).toBe('%PDF-')

  await staff.goto('/employee/returns')
  await staff.getByLabel('Scan a parcel').fill(number)
  await staff.keyboard.press('Enter')
  await expect(heading(staff, `Return ${number}`)).toBeVisible()
  const accept = main(staff).getByRole('button', { name: 'Accept it' })
  for (const left of [3, 2, 1]) {
    await expect(accept).toHaveCount(left)
    await accept.first().click()
  }
  await expect(accept).toHaveCount(0)

  await expectHeadline(page, /^2 of 5 stayed with you$/)
  await expect(money).toContainText(dollars(kept))
  await expect(main(page).getByText('Came back to us: too small')).toHaveCount(3)
  await mailTo(email, `Your goody box: ${dollars(kept)} for what you keep`)
})

test('a stylist cancels a box that waits for its member, who reads why and asks for another one', async ({
  page,
  browser,
  mint,
}) => {
  const { email, firstName } = await mint.member(page)
  await mint.goodies(email)
  await page.goto('/my/goody-boxes/new')
  await main(page).getByRole('button', { name: 'Dresses' }).click()
  await main(page).getByRole('radio', { name: 'Up to $250' }).check({ force: true })
  await main(page).getByLabel('Anything we should know').fill(`For ${email}`)
  await main(page).getByRole('button', { name: 'Choose my box' }).click()
  await expect(heading(page, 'Our stylist looks over your box')).toBeVisible()

  const staff = await atWork(browser, mint, 'employee')
  await staff.goto('/employee/goody-boxes')
  const table = main(staff)
    .getByRole('article')
    .filter({ hasText: `For ${email}` })
  await table.getByRole('button', { name: 'Cancel this box' }).click()
  const send = table.getByRole('button', { name: `Cancel it and write to ${firstName}` })
  await send.click()
  await expect(table.getByRole('alert')).toHaveText('Say why, in a sentence for whom the box was chosen.')
  await table.getByLabel(`Why, for ${firstName}`).fill('Two of the dresses smell of smoke.')
  await send.click()
  await expect(table).toHaveCount(0)

  expect(await mailTo(email, 'We had to cancel your goody box')).toContain(
    'Two of the dresses smell of smoke.',
  )
  await page.reload()
  await expect(heading(page, 'We had to cancel this box')).toBeVisible()
  await expect(main(page)).toContainText('“Two of the dresses smell of smoke.” Nothing was charged.')
  await main(page).getByRole('link', { name: 'Ask for another box' }).click()
  await expect(main(page).getByRole('button', { name: 'Choose my box' })).toBeEnabled()
})
