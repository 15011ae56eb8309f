import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { termsOf } from '../earnings/payout-terms.ts'
import { type Listing, nextDrop, priceOn, windowEndsAt } from './consignment.ts'

const listedAt = new Date('2026-09-01T10:00:00Z')
const day = (days: number) => new Date(listedAt.getTime() + days * 86_400_000)
const listing: Listing = {
  startPrice: cents(3999),
  listedAt,
  terms: termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true }),
}

describe('a price on its day', () => {
  it('falls by the schedule, to prices as on a label', () => {
    expect([0, 14, 15, 29, 30, 45, 59].map((days) => priceOn(listing, day(days)))).toEqual([
      3999, 3999, 3599, 3599, 2999, 2199, 2199,
    ])
  })
  it('falls at the very minute, and not before', () => {
    expect(priceOn(listing, new Date(day(15).getTime() - 1))).toBe(3999)
    expect(nextDrop(listing, listedAt)).toEqual({ at: day(15), price: 3599 })
    expect(nextDrop(listing, day(45))).toBeUndefined()
  })
  it('never falls below the floor', () => {
    const steep: Listing = {
      ...listing,
      terms: {
        windowDays: 40,
        floorPercent: 50,
        drops: [
          { afterPercent: 25, percent: 30 },
          { afterPercent: 50, percent: 90 },
        ],
      },
    }
    expect(priceOn(steep, day(39))).toBe(2000)
  })
})

it('ends a piece’s window after its days', () => {
  expect(windowEndsAt(listing)).toEqual(day(60))
})
