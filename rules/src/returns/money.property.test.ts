// Random orders, promotions and sequences of returns: nothing gives back more than was paid, a return pays
// what its preview showed, and what stays is what the kept pieces cost. Cancellations
// and the seller's side are in lives.property.test.ts.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, cents, zero } from '../common/money.ts'
import { returnLabelFrom } from '../countries/countries.ts'
import { countries } from '../countries/table.ts'
import type { Earned, LedgerEntry } from '../ledger/ledger.ts'
import { bookedBack, bookedCredit } from '../payment/booked.ts'
import { partSum } from '../payment/parts.ts'
import { paidInAll } from '../payment/refunds.ts'
import { dutiesOf } from '../pricing/fees.ts'
import { restockingFee, returnLabelFee, returnRefundTypes } from '../vocabulary/returns.ts'
import { type TenderNames, targetRows } from './choices.ts'
import { type ReturnedLine, type ReturnedOrder, returnMoney } from './money.ts'
import { lostDiscount } from './promotion-again.ts'
import { bought, rule, tenders } from './testing/random-orders.ts'

const names: TenderNames = { card: 'Visa ending in 4242', giftCards: new Map() }
const sumOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** The accounts of shoppers and of their banks: what the ledger owes them. */
const theirs = ['promo_credit', 'cash_credit', 'gift_card', 'refund']

/** What a booking gives to each kind of account that belongs to the shopper, in cents. */
function owedBy(entries: readonly LedgerEntry[]): Map<string, number> {
  const owed = new Map<string, number>()
  for (const { account, amount } of entries)
    if (theirs.includes(account.kind)) owed.set(account.kind, (owed.get(account.kind) ?? 0) + amount)
  return new Map([...owed].filter(([, amount]) => amount !== 0))
}

/** The kind of account that a row of the preview names. */
const accountOfRow = (key: string): string => {
  if (key === 'credit') return 'promo_credit'
  return key.startsWith('card/') ? 'refund' : key.replace(/\/.*$/, '')
}

it('5,000 random orders: the ledger books what the preview shows, to each means, and never more than was paid', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 9000 }), { minLength: 1, maxLength: 6 }),
      fc.array(rule, { maxLength: 2 }),
      fc.record({
        giftCard: fc.integer({ min: 0, max: 9000 }),
        credit: fc.integer({ min: 0, max: 4000 }),
        delivery: fc.constantFrom(0, 799),
        taxPercent: fc.constantFrom(0, 8),
        country: fc.constantFrom(...Object.keys(countries)),
      }),
      fc.array(
        fc.record({
          pieces: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 }),
          refundType: fc.constantFrom(...returnRefundTypes),
          waived: fc.boolean(),
          ours: fc.boolean(),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      (prices, rules, pays, steps) => {
        const { lines, net, promotion } = bought(prices, rules)
        const taxOf = (id: string) => cents(Math.round(((net.get(id) ?? 0) * pays.taxPercent) / 100))
        const ids = [...net.keys()]
        const dutyLines = lines.map(({ line }) => line)
        const duties = dutiesOf(dutyLines, [...net.values()], pays.country)
        const dutyOf = (id: string) => duties[ids.indexOf(id)] ?? zero
        const sales = add(zero, ...net.values())
        const tax = add(zero, ...ids.map(taxOf))
        const duty = add(zero, ...duties)
        const total = add(sales, tax, duty, cents(pays.delivery))
        let paid = tenders(total, pays.giftCard, pays.credit)
        let earned: Earned = {
          orderId: 'order',
          sales,
          delivery: cents(pays.delivery),
          feeIncome: zero,
          feesPayable: zero,
          tax,
          duty,
          giftCards: [],
        }
        const start = paid
        const kept = new Set(net.keys())
        let lost = 0
        let back = 0
        for (const step of steps) {
          const going = [...new Set(step.pieces.map((at) => `line-${at}`))].filter((id) => kept.has(id))
          if (going.length === 0) continue
          for (const id of going) kept.delete(id)
          const change = lostDiscount(promotion, lines, kept) - lost
          const order: ReturnedOrder = {
            orderId: 'order',
            country: pays.country,
            paid,
            earned,
            promoCode: 'COZY',
            promotionLost: cents(change),
            isAll: kept.size === 0,
            ownFees: zero,
            lines: going.map(
              (id): ReturnedLine => ({
                lineId: id,
                net: net.get(id) ?? zero,
                tax: taxOf(id),
                duty: dutyOf(id),
                isOurMistake: step.ours,
              }),
            ),
          }
          const terms = { refundType: step.refundType, restockingWaived: step.waived }
          // The shopper sees this before choosing; the ledger books by the order as it stands then.
          const money = returnMoney([order], terms)
          const shown = targetRows(money, step.refundType, () => names)
          expect(money.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(money.total)
          const [one] = money.orders
          if (!one) throw new Error('no order')
          expect(one.amount).toBe(Math.max(0, partSum(one.part)))
          expect(paidInAll(one.back)).toBe(one.amount)
          for (const card of one.back.giftCards)
            expect(card.amount).toBeLessThanOrEqual(
              paid.giftCards.find(({ id }) => id === card.id)?.amount ?? 0,
            )
          expect(one.back.charged).toBeLessThanOrEqual(paid.charged)
          const booked =
            step.refundType === 'noncashoutable_credit_refund'
              ? bookedCredit({ paid, earned }, one.part, 'fresh')
              : bookedBack({ paid, earned }, one.part, true)
          expect(sumOf(booked.entries)).toBe(0)
          expect(owedBy(booked.entries)).toEqual(
            new Map(shown.map(({ key, amount }) => [accountOfRow(key), amount])),
          )
          paid = booked.left.paid
          earned = booked.left.earned
          lost += one.promotionLost
          back += one.amount
          // The order's books stay even, and nothing of them falls below zero.
          expect(partSum(earned)).toBe(paidInAll(paid))
          for (const key of ['sales', 'tax', 'duty', 'delivery', 'feeIncome'] as const)
            expect(earned[key]).toBeGreaterThanOrEqual(0)
        }
        expect(back + paidInAll(paid)).toBe(paidInAll(start))
        // What stays covers at least the kept pieces at the price that they cost by themselves.
        const keptNet = [...kept].reduce((sum, id) => sum + (net.get(id) ?? 0), 0)
        expect(earned.sales).toBeGreaterThanOrEqual(Math.min(keptNet, sales))
      },
    ),
    { numRuns: 5000, seed: 20_261_126 },
  )
})

it('keeps fees of pieces that the shopper changed mind about, and none of the shop’s own mistakes', () => {
  const order = (isOurMistake: boolean): ReturnedOrder => ({
    orderId: 'order',
    country: 'US',
    paid: tenders(10_799, 0, 0),
    earned: {
      orderId: 'order',
      sales: cents(9200),
      delivery: cents(799),
      feeIncome: zero,
      feesPayable: zero,
      tax: cents(800),
      duty: zero,
      giftCards: [],
    },
    promotionLost: zero,
    promoCode: null,
    isAll: false,
    ownFees: zero,
    lines: [{ lineId: 'a', net: cents(4600), tax: cents(400), duty: zero, isOurMistake }],
  })
  const sumOf = (refundType: (typeof returnRefundTypes)[number], isOurMistake: boolean) =>
    returnMoney([order(isOurMistake)], { refundType, restockingWaived: false }).total
  expect(sumOf('noncashoutable_credit_refund', false)).toBe(5000)
  expect(sumOf('full_refund', false)).toBe(5000 - restockingFee)
  expect(sumOf('refund_less_return_shipping', false)).toBe(5000 - restockingFee - returnLabelFee)
  expect(sumOf('full_refund_with_free_return_shipping', true)).toBe(5000)
})

it('abroad gives the duty back, and keeps the price of the label, also with shop credit', () => {
  const order = (isOurMistake: boolean): ReturnedOrder => ({
    orderId: 'order',
    country: 'DE',
    paid: tenders(8799, 0, 0),
    earned: {
      orderId: 'order',
      sales: cents(5800),
      delivery: cents(1999),
      feeIncome: zero,
      feesPayable: zero,
      tax: zero,
      duty: cents(1000),
      giftCards: [],
    },
    promotionLost: zero,
    promoCode: null,
    isAll: false,
    ownFees: zero,
    lines: [{ lineId: 'a', net: cents(5800), tax: zero, duty: cents(1000), isOurMistake }],
  })
  const moneyOf = (refundType: (typeof returnRefundTypes)[number], isOurMistake = false) =>
    returnMoney([order(isOurMistake)], { refundType, restockingWaived: false })
  const label = returnLabelFrom('DE')
  expect(label).toBe(2499)
  expect(moneyOf('full_refund').rows).toContainEqual({
    key: 'duty',
    label: 'Duty and import tax',
    amount: 1000,
  })
  expect(moneyOf('full_refund').total).toBe(6800 - restockingFee)
  expect(moneyOf('refund_less_return_shipping').total).toBe(6800 - restockingFee - label)
  expect(moneyOf('noncashoutable_credit_refund').total).toBe(6800 - label)
  // A late parcel of the shopper's own post is paid as credit, and used no label.
  const terms = { refundType: 'noncashoutable_credit_refund', restockingWaived: false } as const
  expect(returnMoney([order(false)], { ...terms, byOwnPost: true }).total).toBe(6800)
  // The shop's own mistake costs the shopper nothing, from any country.
  expect(moneyOf('full_refund_with_free_return_shipping', true).total).toBe(6800)
  expect(moneyOf('noncashoutable_credit_refund', true).total).toBe(6800)
})
