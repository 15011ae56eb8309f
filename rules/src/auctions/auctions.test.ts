import { describe, expect, test } from 'vitest'
import {
  auctionSteps,
  bidFaultOf,
  endAfterBid,
  goesToAuction,
  leastBid,
  standOf,
  startPriceOf,
  stepAt,
  winnerOf,
  wishFaultOf,
} from './auctions.ts'

const free = { start: 4000, reserve: null }
const bids = (...all: [string, number][]) => all.map(([bidder, max], order) => ({ bidder, max, order }))

describe('an auction', () => {
  test('begins at its start price, which the first bid pays whatever its maximum', () => {
    expect(standOf(free, [])).toMatchObject({ leader: undefined, price: 4000 })
    expect(leastBid(standOf(free, []))).toBe(4000)
    expect(standOf(free, bids(['a', 20_000]))).toMatchObject({ leader: 'a', price: 4000, leaderMax: 20_000 })
  })
  test('raises the price one step above the second highest maximum, and never above the leader’s', () => {
    expect(standOf(free, bids(['a', 20_000], ['b', 6000]))).toMatchObject({ leader: 'a', price: 6200 })
    expect(standOf(free, bids(['a', 6100], ['b', 6000]))).toMatchObject({ leader: 'a', price: 6100 })
  })
  test('is led by the first of two equal maxima, who pays all of it', () => {
    expect(standOf(free, bids(['a', 6000], ['b', 6000]))).toMatchObject({ leader: 'a', price: 6000 })
  })
  test('keeps its price when the leader raises the own maximum', () => {
    const before = standOf(free, bids(['a', 6000], ['b', 5000]))
    const after = standOf(free, bids(['a', 6000], ['b', 5000], ['a', 9000]))
    expect([before.price, after.price, after.leaderMax]).toEqual([5200, 5200, 9000])
    expect(leastBid(before, 'a')).toBe(6100)
    expect(leastBid(before, 'b')).toBe(5400)
  })
  test('sells at the reserve at least, and not at all below it', () => {
    const kept = { start: 4000, reserve: 8000 }
    expect(standOf(kept, bids(['a', 7000]))).toMatchObject({ price: 4000, reserveMet: false })
    expect(winnerOf(kept, bids(['a', 7000]))).toBeUndefined()
    expect(winnerOf(kept, bids(['a', 7000], ['b', 9000]))).toEqual({ bidder: 'b', price: 8000 })
  })
  test('passes an unpaid win on to the next, at what they would have paid without the one before', () => {
    const all = bids(['a', 20_000], ['b', 9000], ['c', 6000])
    expect(winnerOf(free, all)).toEqual({ bidder: 'a', price: 9200 })
    expect(winnerOf(free, all, ['a'])).toEqual({ bidder: 'b', price: 6200 })
    expect(winnerOf(free, all, ['a', 'b'])).toEqual({ bidder: 'c', price: 4000 })
    expect(winnerOf(free, all, ['a', 'b', 'c'])).toBeUndefined()
  })
  test('never charges more than the winner’s maximum, nor less than anybody else’s, in 2,000 drawn auctions', () => {
    let seed = 20_261_125
    const next = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % most
    }
    for (let round = 0; round < 2000; round++) {
      const drawn = Array.from({ length: 1 + next(8) }, (_, order) => ({
        bidder: `b${next(4)}`,
        max: 4000 + next(60) * 100,
        order,
      }))
      const stand = standOf(free, drawn)
      const others = drawn.filter(({ bidder }) => bidder !== stand.leader).map(({ max }) => max)
      expect(stand.price, `seed 20261125, round ${round}`).toBeLessThanOrEqual(stand.leaderMax)
      expect(stand.price, `seed 20261125, round ${round}`).toBeGreaterThanOrEqual(Math.max(4000, ...others))
    }
  })
  test('moves its end on when a bid comes in its last minutes, and only then', () => {
    const end = new Date('2026-11-25T20:00:00Z')
    expect(endAfterBid(end, new Date('2026-11-25T19:54:59Z'))).toEqual(end)
    expect(endAfterBid(end, new Date('2026-11-25T19:58:00Z'))).toEqual(new Date('2026-11-25T20:03:00Z'))
  })
  test('takes whole dollars from the least bid up', () => {
    expect([3900, 4000, 4050, 2_000_100, Number.NaN].map((max) => bidFaultOf(max, 4000))).toEqual([
      'too_low',
      undefined,
      'not_whole_dollars',
      'too_high',
      'not_whole_dollars',
    ])
  })
  test('has steps that grow with the price', () => {
    expect(auctionSteps.map(({ from }) => from)).toEqual(
      [...auctionSteps.map(({ from }) => from)].sort((a, b) => a - b),
    )
    expect([0, 2499, 2500, 99_999, 1_000_000].map(stepAt)).toEqual([100, 100, 200, 2500, 10_000])
  })
})

describe('the way to an auction', () => {
  test('is for rare, designer and dear pieces', () => {
    const plain = { isRareFind: false, isDesigner: false, price: 14_999 }
    expect(goesToAuction(plain)).toBe(false)
    expect(goesToAuction({ ...plain, isRareFind: true })).toBe(true)
    expect(goesToAuction({ ...plain, isDesigner: true })).toBe(true)
    expect(goesToAuction({ ...plain, price: 15_000 })).toBe(true)
  })
  test('begins at 40 percent in whole dollars, never below the seller’s floor', () => {
    expect(startPriceOf(9999)).toBe(4000)
    expect(startPriceOf(9999, 5250)).toBe(5300)
    expect(startPriceOf(100)).toBe(100)
  })
  test('is refused with a fraction of a dollar, a reserve below the start, or another length', () => {
    expect(wishFaultOf({ start: 4000, reserve: null, days: 5 })).toBeUndefined()
    expect(wishFaultOf({ start: 4050, reserve: null, days: 5 })).toContain('whole dollars')
    expect(wishFaultOf({ start: 4000, reserve: 4000, days: 5 })).toContain('reserve')
    expect(wishFaultOf({ start: 4000, reserve: null, days: 2 })).toContain('how long')
  })
})
