// Rescue boxes: somebody rescues a box, an employee packs it, and the seller sees what became of the piece.
import { dollars } from '@hemline/rules/common/dollars.ts'
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { expect, type Page } from '@playwright/test'
import { centsOf, main } from './buying.ts'
import { mailTo } from './members.ts'
import { newGuest } from './mint.ts'
import { heading, settled, wordsOf } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay/ })

/** Fills in the address of a guest and waits until the sums count its tax. */
async function tellWhere(page: Page, fullName: string): Promise<void> {
  const where = page.getByRole('form', { name: 'Where to' })
  await where.getByLabel('Full name').fill(fullName)
  await where.getByLabel('Address', { exact: true }).fill('1840 Linden Street')
  await where.getByLabel('ZIP code').fill('94607')
  await where.getByLabel('City').fill('Oakland')
  await where.getByLabel('State').selectOption('CA')
  await where.getByLabel('Phone').fill('510 555 0142')
  await where.getByRole('button', { name: 'Use this address' }).click()
  await expect(payButton(page)).toHaveText(/Pay \$/)
}

async function typeCard(page: Page, fullName: string, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('12/40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill(fullName)
}

test('A guest rescues a box, it is packed and leaves, and the seller sees a new home', async ({
  page,
  browser,
  mint,
}, info) => {
  const sellerPage = await anotherShopper(browser)
  const seller = await mint.member(sellerPage)
  const box = await mint.rescueBox(info.parallelIndex, seller.email)
  const { email, fullName } = newGuest()

  await page.goto('/rescues')
  await main(page)
    .getByRole('link', { name: box.title })
    .and(page.locator(`[href="${box.path}"]`))
    .click()
  await expect(heading(page, box.title)).toBeVisible()
  await expect(main(page).getByText(/^Final sale/)).toBeVisible()
  await expect(main(page).getByText('Last box')).toBeVisible()
  await main(page).getByRole('link', { name: 'Rescue this box' }).click()

  await expect(heading(page, 'Checkout')).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await tellWhere(page, fullName)
  const amount = centsOf(await settled(page, () => wordsOf(payButton(page))))
  const summary = main(page).getByRole('complementary', { name: box.title })
  await expect(summary).toContainText(dollars(amount))
  await page.getByRole('textbox', { name: 'Email' }).fill(email)

  // A declined card charges nothing and keeps the box for another try.
  await typeCard(page, fullName, markedCard('card_declined'))
  await payButton(page).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await typeCard(page, fullName, markedCard('succeeds'))
  await payButton(page).dblclick()
  await expect(page).toHaveURL(/\/rescues\/confirmation\/[0-9a-f-]{36}$/, { timeout: 60_000 })
  await expect(heading(page, 'Thank you')).toBeVisible()
  const chosen = main(page).getByRole('region', { name: 'What luck chose' })
  for (const piece of box.pieces) await expect(chosen.getByText(piece.title)).toBeVisible()
  const mail = await mailTo(email, /^Your rescue box/)
  expect(mail.text).toContain('Final sale')
  for (const piece of box.pieces) expect(mail.text).toContain(piece.title)

  // The last box has gone.
  const late = await anotherShopper(browser)
  await late.goto(box.path)
  await expect(main(late).getByText('No box now')).toBeVisible()
  await expect(main(late).getByRole('link', { name: 'Rescue this box' })).toHaveCount(0)

  const staff = await atWork(browser, mint, 'employee')
  await staff.goto('/employee/rescues')
  const table = staff.getByRole('article').filter({ hasText: String(box.pieces[0]?.itemNumber) })
  for (const { itemNumber } of box.pieces)
    await table.getByRole('checkbox', { name: new RegExp(String(itemNumber)) }).check()
  const label = (await wordsOf(table)).match(/[0-9A-F]{4}-[0-9A-F]{4}/)?.[0] ?? 'no label'
  const packed = staff.getByRole('article', { name: `Box ${label}` })
  await packed.getByRole('button', { name: 'Packed' }).click()
  await packed.getByRole('button', { name: 'Handed over' }).click()
  await expect(packed).toHaveCount(0)
  await mailTo(email, /^On its way: order/)

  await sellerPage.goto(`/my/items/${box.pieces[0]?.itemNumber}`)
  await expect(main(sellerPage).getByText('New home', { exact: true })).toBeVisible()
  await expect(main(sellerPage).getByText(/somebody bought its rescue box/)).toBeVisible()
})
