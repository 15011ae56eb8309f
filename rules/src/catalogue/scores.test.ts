import { describe, expect, test } from 'vitest'
import { conditions } from '../vocabulary/items.ts'
import { sellScoreOf, sellthroughOf } from './scores.ts'

const shop = { sold: 200, listed: 800 }

describe('how well a kind sells', () => {
  test('is that of the shop for a kind that nobody knows, and its own for a common one', () => {
    expect(sellthroughOf({ sold: 0, listed: 0, middlePrice: 0 }, shop)).toBe(0.2)
    expect(sellthroughOf({ sold: 5000, listed: 5000, middlePrice: 0 }, shop)).toBeCloseTo(0.5, 2)
    expect(sellthroughOf({ sold: 1, listed: 0, middlePrice: 0 }, shop)).toBeCloseTo(0.273, 2)
  })
  test('is nothing in a shop that has sold nothing', () => {
    expect(sellthroughOf({ sold: 0, listed: 0, middlePrice: 0 }, { sold: 0, listed: 0 })).toBe(0)
  })
})

describe('how likely a piece is to sell', () => {
  const kind = { sellthrough: 0.3, middlePrice: 4000 }
  const of = (price: number, condition: (typeof conditions)[number] = 'very_good') =>
    sellScoreOf({ price, condition }, kind)
  test('is the share of its kind at the middle price in an ordinary condition', () => {
    expect(of(4000)).toBe(0.3)
  })
  test('falls with the price and with the condition', () => {
    expect([of(1000), of(2500), of(4000), of(6000), of(20_000)]).toEqual(
      [of(1000), of(2500), of(4000), of(6000), of(20_000)].toSorted((a, b) => b - a),
    )
    const byCondition = conditions.map((condition) => of(4000, condition))
    expect(new Set(byCondition).size).toBe(conditions.length)
    expect(of(4000, 'new_with_tags')).toBeGreaterThan(of(4000, 'flawed_gem'))
  })
  test('is from 0 to 1 whatever a piece costs', () => {
    for (const price of [0, 1, 999_999_999]) expect(of(price)).toBeGreaterThanOrEqual(0)
    expect(sellScoreOf({ price: 1, condition: 'new_with_tags' }, { sellthrough: 1, middlePrice: 9000 })).toBe(
      1,
    )
  })
})
