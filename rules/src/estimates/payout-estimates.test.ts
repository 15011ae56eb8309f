import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, cents } from '../common/money.ts'
import { termsOf } from '../earnings/payout-terms.ts'
import { payoutOf } from '../earnings/payouts.ts'
import { terms } from '../testing/selling.ts'
import { brandTiers, conditions } from '../vocabulary/items.ts'
import { type Comparable, type EstimateQuestion, estimateOf, quantile } from './payout-estimates.ts'

const standard = termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })
const asked: EstimateQuestion = { brandId: 7, tier: 'mid', category: 'dresses', condition: 'excellent' }
const sold = (prices: readonly number[], facts: Partial<Comparable> = {}): Comparable[] =>
  prices.map((price) => ({
    price: cents(price),
    brandId: 7,
    tier: 'mid',
    category: 'dresses',
    condition: 'excellent',
    ...facts,
  }))
const five = [2000, 2500, 3000, 3500, 4000]

describe('an estimate', () => {
  it('is the middle half of what the brand’s pieces sold for, with what both ends pay', () => {
    const estimate = estimateOf(asked, sold(five), standard)
    expect(estimate).toMatchObject({ basis: 'brand', count: 5, from: { price: 2499 }, to: { price: 3499 } })
    expect(estimate?.from).toEqual(payoutOf(cents(2499), standard))
  })
  it('looks further when the brand sold too little: to its tier, then to the category', () => {
    const others = sold([6000, 6000, 6000, 6000], { brandId: 8 })
    expect(estimateOf(asked, [...sold([2000]), ...others], standard)).toMatchObject({
      basis: 'tier',
      count: 5,
    })
    const dear = sold([20_000, 20_000, 20_000, 20_000, 20_000], { brandId: 9, tier: 'luxury' })
    expect(estimateOf(asked, dear, standard)).toMatchObject({ basis: 'category', to: { price: 1999 } })
  })
  it('of a brand that we don’t know goes by its tier', () => {
    expect(estimateOf({ ...asked, brandId: null }, sold(five), standard)).toMatchObject({ basis: 'tier' })
  })
  it('says nothing where too few were sold', () => {
    expect(estimateOf(asked, sold(five.slice(1)), standard)).toBeUndefined()
    expect(estimateOf({ ...asked, category: 'shoes' }, sold(five), standard)).toBeUndefined()
  })
  it('is lower for a piece in a worse condition', () => {
    const flawed = estimateOf({ ...asked, condition: 'flawed_gem' }, sold(five), standard)
    expect(flawed?.to.price).toBe(1499)
    expect(
      estimateOf({ ...asked, condition: 'new_with_tags' }, sold(five), standard)?.to.price,
    ).toBeGreaterThan(3499)
  })
  it('of random sales is a range whose ends are split by the function that pays', () => {
    const comparable = fc.record({
      price: fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constant(1e9)).map(cents),
      brandId: fc.nat(2),
      tier: fc.constantFrom(...brandTiers),
      category: fc.constantFrom('dresses', 'shoes'),
      condition: fc.constantFrom(...conditions),
    })
    fc.assert(
      fc.property(fc.array(comparable, { maxLength: 30 }), comparable, terms, (all, of, by) => {
        const estimate = estimateOf(of, all, by)
        if (!estimate) return
        expect(estimate.from.price).toBeLessThanOrEqual(estimate.to.price)
        expect(estimate.from.earnings).toBeLessThanOrEqual(estimate.to.earnings)
        for (const end of [estimate.from, estimate.to]) {
          expect(add(...end.lines.map((line) => line.amount))).toBe(end.price)
          expect(end).toEqual(payoutOf(end.price, by))
        }
      }),
      { seed: 20_261_121, numRuns: 5000 },
    )
  })
})

it('takes quantiles that are prices which were paid', () => {
  const prices = five.map(cents)
  expect([0, 20, 25, 50, 75, 100].map((percent) => quantile(prices, percent))).toEqual([
    2000, 2000, 2500, 3000, 3500, 4000,
  ])
  expect(quantile([cents(7)], 50)).toBe(7)
  expect(quantile([], 50)).toBe(0)
})
