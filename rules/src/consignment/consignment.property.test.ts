import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { terms } from '../testing/selling.ts'
import { dropsOf, type Listing, priceOn, windowEndsAt } from './consignment.ts'

const listedAt = new Date('2026-09-01T10:00:00Z')
const day = (days: number) => new Date(listedAt.getTime() + days * 86_400_000)

describe('a price on its day', () => {
  it('of 20,000 random listings only ever falls, stays at or above the floor, and is whole cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        terms,
        fc.nat(220),
        fc.nat(30),
        (start, by, from, more) => {
          const of: Listing = { startPrice: cents(start), listedAt, terms: by }
          const before = priceOn(of, day(from))
          const after = priceOn(of, day(from + more))
          expect(after).toBeLessThanOrEqual(before)
          expect(after).toBeGreaterThanOrEqual(Math.floor((start * by.floorPercent) / 100))
          expect(dropsOf(of).every((drop) => drop.at < windowEndsAt(of))).toBe(true)
        },
      ),
      { seed: 20_261_121, numRuns: 20_000 },
    )
  })
})
