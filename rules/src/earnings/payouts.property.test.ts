import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, cents } from '../common/money.ts'
import { terms } from '../testing/selling.ts'
import { cleanoutServices } from '../vocabulary/seller.ts'
import { termsOf } from './payout-terms.ts'
import { payoutLine, payoutOf } from './payouts.ts'

const runs = { seed: 20_261_121, numRuns: 20_000 }
const price = fc
  .oneof(
    fc.integer({ min: 0, max: 60_000 }),
    fc.constantFrom(0, 1, 49, 50, 1499, 1500, 4999, 5000, 20_000, 1e9),
  )
  .map(cents)
const fee = fc.oneof(fc.constant(0), fc.nat(4000)).map(cents)

describe('of 20,000 random prices and terms', () => {
  it('the lines sum to the price, none is below zero, and the seller gets the seller’s lines', () => {
    fc.assert(
      fc.property(price, terms, fee, (of, by, left) => {
        const payout = payoutOf(of, by, left)
        expect(add(...payout.lines.map((line) => line.amount))).toBe(of)
        expect(payout.lines.every((line) => line.amount > 0)).toBe(true)
        expect(add(payoutLine(payout, 'payout'), payoutLine(payout, 'booster'))).toBe(payout.earnings)
        expect(payoutLine(payout, 'bag_fee')).toBeLessThanOrEqual(left)
        expect(payout.credit).toBeGreaterThanOrEqual(0)
        expect(payout.asCredit).toBeGreaterThanOrEqual(payout.earnings)
      }),
      runs,
    )
  })
  it('a higher price never pays less, in earnings or in credit: there is no cliff', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 5000 }), terms, fee, (of, more, by, left) => {
        const low = payoutOf(of, by, left)
        const high = payoutOf(cents(of + more), by, left)
        expect(high.earnings).toBeGreaterThanOrEqual(low.earnings)
        expect(high.credit).toBeGreaterThanOrEqual(low.credit)
        expect(high.asCredit).toBeGreaterThanOrEqual(low.asCredit)
      }),
      runs,
    )
  })
  it('nor at any single cent around the steps of our own ladders', () => {
    for (const service of cleanoutServices) {
      const by = termsOf({ service, tier: 'mid', incentives: ['payout_booster_15'], brandPays: true })
      for (let of = 1; of < 25_000; of += 1)
        expect(payoutOf(cents(of), by).earnings).toBeGreaterThanOrEqual(payoutOf(cents(of - 1), by).earnings)
    }
  })
})
