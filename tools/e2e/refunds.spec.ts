// What goes back: an order that its shopper cancels, and pieces and amounts that people at work give back, each to where it came from.
import { knownGiftCards } from '@hemline/db/seed/gift-cards.ts'
import { dollars } from '@hemline/rules/dollars.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { giveCredit } from './backstage.ts'
import {
  atWork,
  cartSummary,
  goToPayment,
  labelOf,
  mailSaying,
  mailTo,
  main,
  newGuest,
  orderSummary,
  packAndHandOver,
  pay,
  paymentsOf,
  sumsOf,
  takePiece,
} from './buying.ts'
import { newMember, signUp } from './members.ts'
import { heading } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

// Not the one that other journeys pay with.
const [, card] = knownGiftCards
/** Dearer than what is on the card, so that a payment is left. */
const dear = '/products?price=135-260'
const credit = 700

/** The row whose name begins so: a card's has its last digits, too. */
const rowOf = (rows: ReadonlyMap<string, number>, name: string): number => [...rows].find(([key]) => key.startsWith(name))?.[1] ?? Number.NaN

/** Applies the gift card to the cart, unless it is there from the order before; gives what it pays, which is all that is on it. */
async function useGiftCard(page: Page): Promise<number> {
  await page.goto('/cart')
  const opener = page.getByRole('button', { name: /^Use (a|another) gift card$/ })
  await expect(opener).toBeVisible()
  if (
    (await main(page)
      .getByText(`Ends in ${card.number.slice(-4)}`)
      .count()) === 0
  ) {
    await opener.click()
    await page.getByLabel('Gift card number').fill(card.number)
    await page.getByLabel('PIN').fill(card.pin)
    await page.getByRole('button', { name: 'Apply gift card' }).click()
  }
  await expect(
    cartSummary(page)
      .locator('dl > div')
      .filter({ hasText: /^Gift card/ }),
  ).toBeVisible()
  return -rowOf(await sumsOf(cartSummary(page)), 'Gift card')
}

test('a shopper cancels: the piece is for sale to others at once, and credit, gift card and payment are back where they came from', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const member = newMember()
  await signUp(page, member)
  await giveCredit(member.email, credit)
  const piece = await takePiece(page, dear)
  const onCard = await useGiftCard(page)
  const buyer = { fullName: 'Edith Marlowe' }
  await goToPayment(page, buyer)
  const { orderId, amount } = await pay(page, buyer)
  const label = await labelOf(page)
  const sums = await sumsOf(orderSummary(page))
  expect(sums.get('Credit')).toBe(-credit)
  expect(sums.get('Gift cards')).toBe(-onCard)
  expect(sums.get('Your payment')).toBe(amount)
  expect((sums.get('Total') ?? 0) - credit - onCard).toBe(amount)

  const other = await anotherShopper(browser)
  await other.goto(piece.path)
  // What is sold leads to what is like it.
  await expect(heading(other, 'More like this')).toBeVisible()

  await page.goto(`/my/orders/${orderId}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order' })
  for (const words of [
    `${dollars(credit)} of credit comes back`,
    `${dollars(onCard)} goes back onto your gift card.`,
    `${dollars(amount)} is not charged`,
  ])
    await expect(dialog.getByText(words)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(main(page).getByText('It was canceled, and nothing of it is sent.')).toBeVisible()
  await page.reload()
  const moves = await paymentsOf(page)
  const back = moves.map((one) => one.amount).filter((moved) => moved < 0)
  expect(back.toSorted((a, b) => b - a)).toEqual([-credit, -onCard])
  expect(moves.some(({ kind }) => kind === 'Charged')).toBe(false)
  const mail = await mailTo(member.email, `Your order ${label} is canceled`)
  for (const words of [
    'Nothing was charged.',
    `${dollars(credit)} of credit is back in your account.`,
    `${dollars(onCard)} is back on your gift card.`,
  ])
    expect(mail).toContain(words)

  await expect(async () => {
    await other.goto(piece.path)
    await expect(other.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await other.context().close()
  // What came back pays again.
  await takePiece(page, dear)
  expect(await useGiftCard(page)).toBe(onCard)
  expect(rowOf(await sumsOf(cartSummary(page)), 'Cash credit')).toBe(-credit)
  await page.getByRole('button', { name: /^Take off the gift card/ }).click()
  await main(page)
    .getByRole('button', { name: /^Remove .*/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
})

const actions = (staff: Page): Locator => staff.getByRole('region', { name: 'Do something about it' })

async function giveBack(staff: Page, amount: number, why: string): Promise<void> {
  await actions(staff)
    .getByLabel('Amount in dollars')
    .fill((amount / 100).toFixed(2))
  await actions(staff).getByLabel('Why').fill(why)
  await actions(staff).getByRole('button', { name: 'Give money back' }).click()
}

test('people at work take a piece off an order and give money back: the buyer reads the same to the cent, and who may do how much is kept', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const guest = newGuest()
  const spoiled = await takePiece(page, '/women?warehouse_id=12&price=20-40')
  const kept = await takePiece(page, '/products?warehouse_id=12&price=180-600')
  await goToPayment(page, guest)
  const { orderId, amount } = await pay(page, guest)
  const label = await labelOf(page)

  const tomas = await atWork(browser, 'employee')
  await tomas.goto(`/employee/orders?q=${label}`)
  await tomas.getByRole('row').nth(1).getByRole('link').click()
  const notes = tomas.getByRole('region', { name: 'Who, when, why' })
  const line = tomas
    .getByRole('region', { name: 'Bought' })
    .getByRole('listitem')
    .filter({ hasText: String(spoiled.itemNumber) })
  const cost = Math.round(Number(((await line.textContent()) ?? '').match(/\$([\d,]+\.\d\d)$/)?.[1]?.replace(',', '')) * 100)
  await line.getByRole('checkbox').check()
  await actions(tomas).getByLabel('What').selectOption('Cancel')
  await actions(tomas).getByLabel('Why').fill('Its seam has come undone')
  await actions(tomas).getByRole('button', { name: 'Cancel' }).click()
  await expect(notes).toContainText('Its seam has come undone')
  await expect(line).toContainText('(canceled)')
  const staffUrl = tomas.url()

  await page.goto(`/my/orders/${orderId}`)
  await expect(main(page).getByText('Canceled', { exact: true })).toHaveCount(1)
  await expect(main(page).getByText(`${dollars(amount - cost)} will be charged to Visa ending in 4242 when the parcel leaves.`)).toBeVisible()

  await packAndHandOver(tomas, [kept])
  await page.reload()
  expect(await paymentsOf(page)).toContainEqual({ kind: 'Charged', amount: amount - cost })

  await tomas.goto(staffUrl)
  await giveBack(tomas, 1250, 'A button was missing')
  await expect(notes).toContainText('A button was missing')
  await giveBack(tomas, 15_100, 'It is not what was shown')
  await expect(actions(tomas).getByRole('alert')).toContainText('admin')
  await tomas.context().close()
  const marta = await atWork(browser, 'admin')
  await marta.goto(staffUrl)
  await giveBack(marta, 15_100, 'It is not what was shown')
  await expect(marta.getByRole('region', { name: 'Who, when, why' })).toContainText('It is not what was shown')
  await expect(marta.getByRole('region', { name: 'Money' }).getByRole('listitem').last()).toContainText(dollars(amount - cost - 1250 - 15_100))
  await marta.context().close()

  const refund = `A refund for your order ${label}`
  const last = await mailSaying(guest.email, refund, '$151.00')
  expect(last).toContain('$12.50')
  await page.reload()
  const moves = await paymentsOf(page)
  expect(moves.filter(({ kind }) => kind === 'Refunded').map((one) => one.amount)).toEqual([-1250, -15_100])
})
