// Random orders whose shoppers take pieces out, one choice after another: nothing gives back more than was
// paid, and what stays paid is what the rest costs by itself (decision 0196).
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, type Cents, cents, subtract, zero } from '../common/money.ts'
import type { Earned, Paid } from '../ledger/ledger.ts'
import { earnedLess } from '../payment/parts.ts'
import { paidInAll, paidWithout } from '../payment/refunds.ts'
import { cancelMoney, deliveryAgain } from './cancel-money.ts'

const standard = cents(599)
const sumOf = (all: readonly number[]) => cents(all.reduce((sum, one) => sum + one, 0))

const order = fc.record({
  prices: fc.array(fc.integer({ min: 300, max: 9000 }), { minLength: 1, maxLength: 6 }),
  percent: fc.constantFrom(0, 10, 25),
  minimum: fc.constantFrom(0, 3000, 8000),
  threshold: fc.constantFrom(0, 5900, 7900),
  choices: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 }),
  tenders: fc.record({ credit: fc.nat(4000), card: fc.nat(3000) }),
})

type Order = typeof order extends fc.Arbitrary<infer T> ? T : never

const discountOf = (o: Order, kept: readonly number[], price: number) =>
  sumOf(kept) >= o.minimum ? Math.floor((price * o.percent) / 100) : 0
const deliveryOf = (o: Order, kept: readonly number[]) => (sumOf(kept) >= o.threshold ? zero : standard)
/** What an order of these pieces costs when it is placed afresh. */
const costOf = (o: Order, kept: readonly number[]): Cents =>
  kept.length === 0
    ? zero
    : cents(sumOf(kept.map((price) => price - discountOf(o, kept, price))) + deliveryOf(o, kept))

it('keeps what the rest costs by itself, and never asks for more', () => {
  fc.assert(
    fc.property(order, (o) => {
      const nets = o.prices.map((price) => cents(price - discountOf(o, o.prices, price)))
      const delivery = deliveryOf(o, o.prices)
      const total = add(delivery, ...nets)
      const drop = cents(Math.min(o.tenders.credit, total))
      const card = cents(Math.min(o.tenders.card, total - drop))
      let paid: Paid = {
        orderId: 'o',
        drops: [{ id: 'd', kind: 'promo_credit', amount: drop, expiresAt: null }],
        giftCards: [{ id: 'g', amount: card }],
        charged: cents(total - drop - card),
      }
      let earned: Earned = {
        orderId: 'o',
        sales: add(zero, ...nets),
        delivery,
        feeIncome: zero,
        feesPayable: zero,
        tax: zero,
        duty: zero,
        giftCards: [],
      }
      let open = o.prices.map((price, at) => ({ price, at }))
      let promotionLost = zero
      let deliveryLost = zero
      let isCapped = false
      for (const choice of o.choices) {
        const taken = open[choice % Math.max(1, open.length)]
        if (!taken) break
        const kept = open.filter((one) => one !== taken)
        const prices = kept.map((one) => one.price)
        const lost = sumOf(
          kept.map((one) =>
            Math.max(0, discountOf(o, o.prices, one.price) - discountOf(o, prices, one.price)),
          ),
        )
        const again = deliveryAgain({
          parcels: [{ groupKey: 'own@1', service: 'standard', price: standard, stays: kept.length > 0 }],
          before: sumOf(open.map((one) => one.price)),
          after: sumOf(prices),
          threshold: cents(o.threshold),
          wasFree: delivery === 0,
          wasLost: deliveryLost > 0,
          freeAnyway: false,
        })
        const facts = {
          lines: [{ net: nets[taken.at] ?? zero, tax: zero, duty: zero }],
          paid,
          earned,
          promotionLost: subtract(lost, promotionLost),
          promoCode: 'COZY',
          delivery: again,
        }
        const money = cancelMoney(facts)
        isCapped ||= money.promotionLost < facts.promotionLost || money.deliveryLost < again.due
        expect(money.amount).toBeGreaterThanOrEqual(0)
        expect(money.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(money.amount)
        expect(paidInAll(money.back)).toBe(money.amount)
        paid = paidWithout(paid, money.back)
        earned = earnedLess(earned, money.part)
        promotionLost = add(promotionLost, money.promotionLost)
        deliveryLost = add(deliveryLost, money.deliveryLost)
        open = kept
        if (!isCapped) expect(paidInAll(paid)).toBe(costOf(o, prices))
      }
      expect(add(earned.sales, earned.delivery)).toBe(paidInAll(paid))
    }),
    { numRuns: 2000 },
  )
})
