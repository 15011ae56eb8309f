// Refunds: an order that its shopper cancels, and pieces and amounts that employees refund, each to the
// means of payment it came from.
import { dollars } from '@hemline/rules/common/dollars.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  cartSummary,
  centsOf,
  goToPayment,
  labelOf,
  mailSaying,
  mailTo,
  main,
  orderSummary,
  packAndHandOver,
  pay,
  paymentsOf,
  sumsOf,
  takePiece,
} from './buying.ts'
import { newGuest } from './mint.ts'
import type { GiftCard } from './mint-money.ts'
import { heading, wordsOf } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

const onCard = 12_050
/** More than the gift card holds, so that the payment card pays a part. */
const dear = 18_000
const credit = 700

/** Applies the gift card to the cart. Returns the summary's row for the card, in signed cents. */
async function useGiftCard(page: Page, card: GiftCard): Promise<number | undefined> {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Use a gift card' }).click()
  await page.getByLabel('Gift card number').fill(card.number)
  await page.getByLabel('PIN').fill(card.pin)
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await expect(
    cartSummary(page)
      .locator('dl > div')
      .filter({ hasText: /^Gift card/ }),
  ).toBeVisible()
  return (await sumsOf(cartSummary(page))).get('Gift card')
}

test('a shopper takes one of two pieces out: the sum is said before, and the other piece goes on', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(120_000)
  const member = await mint.member(page)
  const gone = await mint.piece({ price: 6000 })
  const kept = await mint.piece({ price: 3000 })
  await takePiece(page, gone)
  await takePiece(page, kept)
  const buyer = { fullName: 'Edith Marlowe' }
  await goToPayment(page, buyer)
  const { orderId, amount } = await pay(page, buyer)
  const label = await labelOf(page)
  await page.goto(`/my/orders/${orderId}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order' })
  await dialog.getByRole('checkbox', { name: kept.title }).uncheck()
  await expect(dialog.getByText('Delivery, which is not free for what you keep')).toBeVisible()
  const back = (await sumsOf(dialog)).get('Comes back') ?? 0
  await expect(dialog.getByText(`${dollars(back)} less will be charged`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel 1 piece' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  const sums = await sumsOf(orderSummary(page))
  expect(sums.get('Your payment')).toBe(amount - back)
  const mail = await mailTo(member.email, `Your order ${label} is smaller now`)
  expect(mail).toContain(`${dollars(amount - back)} will be charged`)
  const other = await anotherShopper(browser)
  await expect(async () => {
    await other.goto(gone.path)
    await expect(other.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
})

test('a shopper cancels: the piece is for sale to others at once, and credit, gift card and payment are back where they came from', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(180_000)
  const member = await mint.member(page)
  await mint.credit(member.email, { kind: 'cash_credit', amount: credit })
  const card = await mint.giftCard(onCard)
  const piece = await mint.piece({ price: dear })
  await takePiece(page, piece)
  expect(await useGiftCard(page, card)).toBe(-onCard)
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
  // The page of a sold piece leads to similar pieces.
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
  // The refunded amounts can pay again.
  await takePiece(page, await mint.piece({ price: dear }))
  expect(await useGiftCard(page, card)).toBe(-onCard)
  expect((await sumsOf(cartSummary(page))).get('Cash credit')).toBe(-credit)
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
  mint,
}) => {
  test.setTimeout(240_000)
  const guest = newGuest()
  const spoiled = await mint.piece({ price: 3000 })
  const kept = await mint.piece({ price: 24_000 })
  for (const piece of [spoiled, kept]) await takePiece(page, piece)
  await goToPayment(page, guest)
  const { orderId, amount } = await pay(page, guest)
  const label = await labelOf(page)

  const clerk = await atWork(browser, mint, 'employee')
  await clerk.goto(`/employee/orders?q=${label}`)
  await clerk.getByRole('row').nth(1).getByRole('link').click()
  const notes = clerk.getByRole('region', { name: 'Actions by staff' })
  const line = clerk
    .getByRole('region', { name: 'Bought' })
    .getByRole('listitem')
    .filter({ hasText: String(spoiled.itemNumber) })
  const cost = centsOf(/\$[\d,]+\.\d\d$/.exec(await wordsOf(line))?.[0] ?? '')
  await line.getByRole('checkbox').check()
  await actions(clerk).getByLabel('What').selectOption('Cancel')
  await actions(clerk).getByLabel('Why').fill('Its seam has come undone')
  await actions(clerk).getByRole('button', { name: 'Cancel' }).click()
  await expect(notes).toContainText('Its seam has come undone')
  await expect(line).toContainText('(canceled)')
  const staffUrl = clerk.url()

  await page.goto(`/my/orders/${orderId}`)
  await expect(main(page).getByText('Canceled', { exact: true })).toHaveCount(1)
  await expect(
    main(page).getByText(
      `${dollars(amount - cost)} will be charged to Visa ending in 4242 when the parcel leaves.`,
    ),
  ).toBeVisible()

  await packAndHandOver(clerk, [kept])
  await page.reload()
  expect(await paymentsOf(page)).toContainEqual({ kind: 'Charged', amount: amount - cost })

  await clerk.goto(staffUrl)
  await giveBack(clerk, 1250, 'A button was missing')
  await expect(notes).toContainText('A button was missing')
  await giveBack(clerk, 15_100, 'It is not what was shown')
  await expect(actions(clerk).getByRole('alert')).toContainText('admin')
  const manager = await atWork(browser, mint, 'admin')
  await manager.goto(staffUrl)
  await giveBack(manager, 15_100, 'It is not what was shown')
  await expect(manager.getByRole('region', { name: 'Actions by staff' })).toContainText(
    'It is not what was shown',
  )
  await expect(manager.getByRole('region', { name: 'Money' }).getByRole('listitem').last()).toContainText(
    dollars(amount - cost - 1250 - 15_100),
  )

  const refund = `A refund for your order ${label}`
  const last = await mailSaying(guest.email, refund, '$151.00')
  expect(last).toContain('$12.50')
  await page.reload()
  const moves = await paymentsOf(page)
  expect(moves.filter(({ kind }) => kind === 'Refunded').map((one) => one.amount)).toEqual([-1250, -15_100])
})
