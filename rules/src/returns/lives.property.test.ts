// Random lives of orders: pieces are taken out before the charge, the rest is charged, and some of it comes
// back or is canceled by the shop. Nothing gives back more than was paid, each step books what its preview
// showed, the ledger sums to zero, and seller and shop agree on what was sold.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, type Cents, cents, zero } from '../common/money.ts'
import { clawbackOf, pendingOf } from '../earnings/earnings.ts'
import { payoutOf } from '../earnings/payouts.ts'
import { feesOf, saleAccruedEntries, saleClawedBackEntries } from '../earnings/postings.ts'
import {
  accountKey,
  type Earned,
  type LedgerEntry,
  orderEarnedEntries,
  orderPaidEntries,
  type Paid,
} from '../ledger/ledger.ts'
import { cancelMoney } from '../orders/cancel-money.ts'
import { bookedBack, bookedCredit } from '../payment/booked.ts'
import { noPart, type Part, partSum, withinEarned } from '../payment/parts.ts'
import { paidInAll } from '../payment/refunds.ts'
import { returnRefundTypes } from '../vocabulary/returns.ts'
import { type ReturnedOrder, returnMoney } from './money.ts'
import { lostDiscount } from './promotion-again.ts'
import { bought, rule, tenders } from './testing/random-orders.ts'

const terms = {
  pays: true,
  ladder: [
    { from: 0, percent: 10 },
    { from: 1500, percent: 30 },
    { from: 5000, percent: 62.5 },
  ],
  minimum: 25,
  boosterPercent: 10,
  boosterAs: 'earnings',
} as const
const seller = 'seller'
const earningsKey = 'seller_earnings/seller'

/** The books of one order and of the seller of its pieces: balances by account, in cents. */
function books() {
  const balances = new Map<string, number>()
  return {
    of: (key: string) => balances.get(key) ?? 0,
    post: (entries: readonly LedgerEntry[]) => {
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
      for (const { account, amount } of entries) {
        const key = accountKey(account)
        balances.set(key, (balances.get(key) ?? 0) + amount)
      }
    },
    sum: () => [...balances.values()].reduce((sum, one) => sum + one, 0),
  }
}

type Life = {
  prices: number[]
  rules: Parameters<typeof bought>[1]
  pays: { giftCard: number; credit: number; delivery: number; taxPercent: number }
  before: { pieces: number[]; due: number }[]
  after: {
    pieces: number[]
    how: (typeof returnRefundTypes)[number] | 'by the shop'
    ours: boolean
    waived: boolean
  }[]
}

/** An order through its life; each step changes what is paid, earned and kept. */
function lifeOf({ prices, rules, pays }: Life) {
  const { lines, net, promotion } = bought(prices, rules)
  const taxOf = (id: string) => cents(Math.round(((net.get(id) ?? 0) * pays.taxPercent) / 100))
  const sales = add(zero, ...net.values())
  const tax = add(zero, ...[...net.keys()].map(taxOf))
  const total = add(sales, tax, cents(pays.delivery))
  const ledger = books()
  const start = tenders(total, pays.giftCard, pays.credit)
  ledger.post(orderPaidEntries(start))
  const earned: Earned = {
    ...noPart,
    orderId: 'order',
    sales,
    delivery: cents(pays.delivery),
    tax,
    giftCards: [],
  }
  const order = {
    ledger,
    start,
    paid: start as Paid,
    earned,
    kept: new Set(net.keys()),
    promotion,
    lost: 0,
    back: 0,
    sold: new Map<string, ReturnType<typeof payoutOf>>(),
  }
  const lineOf = (id: string) => ({ lineId: id, net: net.get(id) ?? zero, tax: taxOf(id), duty: zero })
  const going = (pieces: readonly number[]) =>
    [...new Set(pieces.map((at) => `line-${at}`))].filter((id) => order.kept.has(id))
  const take = (ids: readonly string[]): Cents => {
    for (const id of ids) order.kept.delete(id)
    return cents(Math.max(0, lostDiscount(promotion, lines, order.kept) - order.lost))
  }
  const book = (booked: ReturnType<typeof bookedBack>, shown: number) => {
    ledger.post(booked.entries)
    // The step books what its preview showed, and no means gives back more than it paid.
    expect(paidInAll(order.paid) - paidInAll(booked.left.paid)).toBe(shown)
    expect(shown).toBeGreaterThanOrEqual(0)
    const { paid } = booked.left
    for (const amount of [
      paid.charged,
      ...paid.drops.map((d) => d.amount),
      ...paid.giftCards.map((g) => g.amount),
    ])
      expect(amount).toBeGreaterThanOrEqual(0)
    order.paid = paid
    order.earned = booked.left.earned
    order.back += shown
    expect(partSum(order.earned)).toBe(paidInAll(order.paid))
  }
  return { order, lines, lineOf, going, take, book }
}

type Living = ReturnType<typeof lifeOf>

/** The shopper takes pieces out before the charge; the last piece stays. */
function takeOut({ order, lineOf, going, take, book }: Living, { pieces, due }: Life['before'][number]) {
  const ids = going(pieces).slice(0, order.kept.size - 1)
  if (ids.length === 0) return
  const promotionLost = take(ids)
  const delivery = { due: cents(order.earned.delivery === 0 ? due : 0), back: zero }
  const { paid, earned } = order
  const money = cancelMoney({
    lines: ids.map(lineOf),
    paid,
    earned,
    promotionLost,
    promoCode: 'COZY',
    delivery,
  })
  order.lost += money.promotionLost
  expect(money.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(money.amount)
  book(bookedBack(order, money.part, false), money.amount)
}

/** Charges what is left, and pays the seller of its pieces. */
function charge({ order, lines }: Living) {
  order.ledger.post(orderEarnedEntries(order.earned))
  expect(order.ledger.of('charge/order')).toBe(0)
  for (const { line } of lines)
    if (order.kept.has(line.id)) {
      const payout = payoutOf(line.price, terms)
      order.sold.set(line.id, payout)
      order.ledger.post(saleAccruedEntries(seller, payout))
    }
}

/** Takes back what the sale of pieces earned, as clawBackSales does. */
function clawBack(order: Living['order'], ids: readonly string[]) {
  const now = new Date('2026-11-26T12:00:00Z')
  for (const id of ids) {
    const payout = order.sold.get(id)
    if (!payout) throw new Error(`${id} was not sold`)
    order.sold.delete(id)
    const others = [...order.sold.values()].map((one) => ({
      earnings: one.earnings,
      deliveredAt: null,
      returning: false,
      clawedBack: false,
    }))
    const held = cents(order.ledger.of(earningsKey))
    const { taken, lost } = clawbackOf(payout.earnings, held, pendingOf(others, now))
    // Nothing was cashed out, so the seller gives back all that the piece earned, and nothing else.
    expect([taken, lost]).toEqual([payout.earnings, 0])
    order.ledger.post(saleClawedBackEntries(seller, payout, taken))
  }
}

/** Pieces come back, or the shop cancels them. */
function giveBack({ order, lineOf, going, take, book }: Living, step: Life['after'][number]) {
  const ids = going(step.pieces)
  if (ids.length === 0) return
  const { paid, earned } = order
  const change = take(ids)
  if (step.how === 'by the shop') {
    // Nobody loses a promotion by what the shop can't send.
    const all = ids.map(lineOf)
    const sum = (of: (line: ReturnType<typeof lineOf>) => Cents) => add(zero, ...all.map(of))
    const part: Part = withinEarned(earned, { ...noPart, sales: sum((l) => l.net), tax: sum((l) => l.tax) })
    book(bookedBack(order, part, true), Math.min(partSum(part), paidInAll(paid)))
  } else {
    const returned: ReturnedOrder = {
      orderId: 'order',
      country: 'US',
      paid,
      earned,
      promoCode: 'COZY',
      promotionLost: change,
      isAll: order.kept.size === 0,
      ownFees: zero,
      lines: ids.map((id) => ({ ...lineOf(id), isOurMistake: step.ours })),
    }
    const money = returnMoney([returned], { refundType: step.how, restockingWaived: step.waived })
    const [one] = money.orders
    if (!one) throw new Error('no order')
    order.lost += one.promotionLost
    const asCredit = step.how === 'noncashoutable_credit_refund'
    book(asCredit ? bookedCredit(order, one.part, 'fresh') : bookedBack(order, one.part, true), money.total)
  }
  clawBack(order, ids)
}

it('5,000 random lives: previews, ledger, seller and shop agree to the cent', () => {
  const pieces = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      fc.record({
        prices: fc.array(fc.integer({ min: 100, max: 9000 }), { minLength: 1, maxLength: 6 }),
        rules: fc.array(rule, { maxLength: 2 }),
        pays: fc.record({
          giftCard: fc.integer({ min: 0, max: 9000 }),
          credit: fc.integer({ min: 0, max: 4000 }),
          delivery: fc.constantFrom(0, 799),
          taxPercent: fc.constantFrom(0, 8),
        }),
        before: fc.array(fc.record({ pieces, due: fc.constantFrom(0, 799) }), { maxLength: 3 }),
        after: fc.array(
          fc.record({
            pieces,
            how: fc.constantFrom(...returnRefundTypes, 'by the shop' as const),
            ours: fc.boolean(),
            waived: fc.boolean(),
          }),
          { maxLength: 4 },
        ),
      }),
      (life) => {
        const living = lifeOf(life)
        const { order } = living
        for (const step of life.before) takeOut(living, step)
        charge(living)
        for (const step of life.after) giveBack(living, step)
        expect(order.ledger.sum()).toBe(0)
        expect(order.back + paidInAll(order.paid)).toBe(paidInAll(order.start))
        // The seller has what the kept pieces earn, and the shop the fees of these pieces and of the returns.
        const sold = [...order.sold.values()]
        const sumOf = (of: (one: (typeof sold)[number]) => Cents) => add(zero, ...sold.map(of))
        expect(order.ledger.of(earningsKey)).toBe(sumOf((one) => one.earnings))
        expect(order.ledger.of('fee_income/')).toBe(add(sumOf(feesOf), order.earned.feeIncome))
        expect(order.ledger.of('payout_cost/')).toBe(0 - sumOf((one) => one.price))
        expect(order.ledger.of('sales/')).toBe(order.earned.sales)
      },
    ),
    { numRuns: 5000, seed: 20_261_130 },
  )
})
