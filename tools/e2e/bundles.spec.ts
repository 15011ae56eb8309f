// Bundles: the orders of a week ship together, the shopper pays delivery once, and the orders are charged
// at the end of the week.

import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { bundleClosesAt } from '@hemline/rules/shipping/bundles.ts'
import { dayWords, shopDay } from '@hemline/rules/shipping/day-words.ts'
import { freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { standardShipping } from '@hemline/rules/vocabulary/fees.ts'
import { expect, type Page } from '@playwright/test'
import { letWeekPass } from './backstage.ts'
import {
  cartSummary,
  goToPayment,
  labelOf,
  mailTo,
  main,
  orderSummary,
  packAndHandOver,
  pay,
  sumInMail,
  sumsOf,
  takePiece,
} from './buying.ts'
import { mailCountTo } from './members.ts'
import type { Member } from './mint.ts'
import { heading, settled, wordsOf } from './shop.ts'
import { atWork, test } from './shopper.ts'

type Order = { orderId: string; label: string; amount: number; sums: Map<string, number> }
/**
 * `returns`: the account has ordered before. `said`: the day and the words that the confirmation must show.
 */
type Place = { readonly returns: boolean; readonly said?: { readonly day: string; readonly words: string } }
const cheap = 1499
const bundleOption = (page: Page) => main(page).getByRole('radio', { name: /^Bundle/ })
const fullName = 'Edith Marlowe'

/** Orders one piece into the bundle and checks that every page and mail shows the same amount. */
async function orderInBundle(page: Page, member: Member, { returns, said }: Place): Promise<Order> {
  await goToPayment(page, { fullName }, { returns, atDelivery: () => bundleOption(page).check() })
  const { orderId, amount } = await pay(page, { fullName })
  await expect(main(page).getByText('Your pieces wait in your bundle')).toBeVisible()
  if (said)
    await expect(
      main(page).getByText(`Your bundle ships on ${said.day}, 7 days left. ${said.words}`),
    ).toBeVisible()
  const label = await labelOf(page)
  const sums = await sumsOf(orderSummary(page))
  expect([...sums].filter(([name]) => name !== 'Total').reduce((sum, [, cents]) => sum + cents, 0)).toBe(
    sums.get('Total'),
  )
  expect(sums.get('Total')).toBe(amount)
  await page.goto(`/my/orders/${orderId}`)
  await expect(heading(page, `Order ${label}`)).toBeVisible()
  await expect(main(page).getByText('In your bundle').first()).toBeVisible()
  expect(await sumsOf(orderSummary(page))).toEqual(sums)
  const mail = await mailTo(member.email, `Your order ${label} is in your bundle`)
  expect(sumInMail(mail, 'Delivery')).toBe(sums.get('Delivery'))
  expect(sumInMail(mail, 'Your payment')).toBe(amount)
  return { orderId, label, amount, sums }
}

/** Returns the text of the bundle's page about its state. */
async function standing(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await expect(heading(page, 'Your bundle')).toBeVisible()
  return settled(page, () => wordsOf(main(page).getByRole('region', { name: 'How it stands' })))
}

/**
 * Checks that an order of a bundle whose week is over was charged the expected amount, on its page and in
 * its mail.
 */
async function expectCharged(
  page: Page,
  member: Member,
  { orderId, label }: Order,
  amount: number,
): Promise<void> {
  await expect(async () => {
    await page.goto(`/my/orders/${orderId}`)
    await expect(main(page).getByText('Bundle charged', { exact: true }).first()).toBeVisible({
      timeout: 3000,
    })
  }).toPass({ timeout: 90_000 })
  await expect(
    main(page).getByText(
      new RegExp(`^${dollars(amount).replace(/[$.]/g, '\\$&')} was charged to Visa ending in 4242 on`),
    ),
  ).toBeVisible()
  const payments = main(page)
    .getByRole('region', { name: 'Payments' })
    .getByRole('listitem')
    .filter({ hasText: 'Charged' })
  await expect(payments).toHaveCount(1)
  await expect(payments).toContainText(dollars(amount))
  const mail = await mailTo(member.email, `Your bundle has closed: order ${label}`)
  expect(mail).toContain(`${dollars(amount)} was charged to Visa ending in 4242.`)
  expect(sumInMail(mail, 'Your payment')).toBe(amount)
}

/** The shop's date in a week, as pages show it: "Nov 28". */
const inAWeek = (): string => dayWords(shopDay(bundleClosesAt(new Date())))

test('three orders of a week are one bundle: delivery is paid once, and when the week is over each is charged what it said', async ({
  page,
  mint,
}) => {
  test.setTimeout(240_000)
  const member = await mint.member(page)
  const day = inAWeek()
  const orders: Order[] = []
  const short = (pieces: number) => dollars(cents(freeShippingThreshold - pieces))
  let taken = 0
  let path = ''
  for (const place of [1, 2, 3]) {
    await takePiece(page, await mint.piece({ price: cheap }))
    await page.goto('/cart')
    const said = main(page).getByText(
      place === 1 ? 'Shop all week and pay shipping once.' : `Your bundle ships on ${day}, 7 days left.`,
    )
    await expect(said).toBeVisible()
    await expect(
      main(page).getByText(
        place === 1
          ? `Bundled orders ship together on ${day}.`
          : `Add ${short(taken)} more and it ships free.`,
      ),
    ).toBeVisible()
    await bundleOption(page).check()
    await expect
      .poll(async () => (await sumsOf(cartSummary(page))).get('Delivery'))
      .toBe(place === 1 ? standardShipping : 0)
    taken += cheap
    const order = await orderInBundle(page, member, {
      returns: place > 1,
      said: { day, words: `Add ${short(taken)} more and it ships free.` },
    })
    expect(order.sums.get('Delivery')).toBe(place === 1 ? standardShipping : 0)
    orders.push(order)
    const link = main(page).getByRole('link', { name: 'See your bundle' })
    path ||= (await link.getAttribute('href')) ?? ''
    await expect(link).toHaveAttribute('href', path)
    expect(await standing(page, path)).toContain(
      `Ships on ${day}${short(taken)} more and it ships free, from $79.`,
    )
    await expect(
      main(page).getByText(place === 1 ? '1 order, 1 piece' : `${place} orders, ${place} pieces`, {
        exact: true,
      }),
    ).toBeVisible()
  }

  await letWeekPass(path.split('/').at(-1) ?? '')
  for (const order of orders) await expectCharged(page, member, order, order.amount)
  await page.goto(path)
  await expect(main(page).getByText('This bundle has closed.')).toBeVisible()
  const parcel = main(page).getByRole('region', { name: 'Your parcel' })
  await expect(parcel.getByRole('link', { name: /^Order .+, Bundle charged$/ })).toHaveCount(3)
})

test('a bundle that reaches free delivery gives back, at its close, the delivery that its first order was to pay, and travels as one parcel with one mail', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(180_000)
  const member = await mint.member(page)
  const cheapPiece = await mint.piece({ price: cheap })
  const dearPiece = await mint.piece({ price: 9000 })
  await takePiece(page, cheapPiece)
  await page.goto('/cart')
  await bundleOption(page).check()
  const first = await orderInBundle(page, member, { returns: false })
  const path = (await main(page).getByRole('link', { name: 'See your bundle' }).getAttribute('href')) ?? ''
  await takePiece(page, dearPiece)
  await page.goto('/cart')
  await bundleOption(page).check()
  const second = await orderInBundle(page, member, {
    returns: true,
    said: { day: inAWeek(), words: 'It ships free.' },
  })
  expect(await standing(page, path)).toContain('Delivery is free: you passed $79.')

  await letWeekPass(path.split('/').at(-1) ?? '')
  await expectCharged(page, member, second, second.amount)
  const delivery = first.sums.get('Delivery') ?? 0
  await expectCharged(page, member, first, first.amount - delivery)

  // The bundle's page says what is charged, not what was held before its delivery was given back.
  await page.goto(path)
  const summary = main(page).getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(dollars(first.amount - delivery + second.amount))

  // One parcel for both orders, and one mail that says so: none for an order by itself.
  const staff = await atWork(browser, mint, 'employee')
  await packAndHandOver(staff, [cheapPiece, dearPiece], /^Packed.* Label for/)
  const shipped = await mailTo(member.email, 'On its way: 2 orders of your bundle in one parcel')
  for (const { label } of [first, second]) expect(shipped).toContain(label)
  for (const { title } of [cheapPiece, dearPiece]) expect(shipped).toContain(title)
  expect(await mailCountTo(member.email, /^On its way/)).toBe(1)
  await page.goto(path)
  const parcel = main(page).getByRole('region', { name: 'Your parcel' })
  await expect(parcel.getByRole('link', { name: /^Order .+, On its way$/ })).toHaveCount(2)
})
