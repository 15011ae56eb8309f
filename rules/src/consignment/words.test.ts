import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { declineWords, type HistoryFact, historyOf, journeyOf } from './words.ts'

const day = (n: number) => new Date(Date.UTC(2026, 9, n))
const photographed = { hasPhoto: true, listedAt: null, paid: false }
const words = (facts: readonly HistoryFact[], dates: Partial<Parameters<typeof historyOf>[1]> = {}) =>
  historyOf(facts, { listedAt: null, soldAt: null, firstPrice: null, ...dates }).map((line) => line.words)

describe('how far a piece has come', () => {
  it('goes from its photo to the money', () => {
    expect(journeyOf({ ...photographed, hasPhoto: false, state: 'processing' })).toBe('none')
    expect(journeyOf({ ...photographed, state: 'pending_listing' })).toBe('photo')
    expect(journeyOf({ ...photographed, state: 'listed', listedAt: day(1) })).toBe('on_sale')
    expect(journeyOf({ ...photographed, state: 'shipped', listedAt: day(1) })).toBe('sold')
    expect(journeyOf({ ...photographed, state: 'delivered', listedAt: day(1), paid: true })).toBe('paid')
  })
  it('stays where it was for a piece that was declined, expired or only reserved', () => {
    expect(journeyOf({ ...photographed, state: 'unaccepted' })).toBe('photo')
    expect(journeyOf({ ...photographed, state: 'expired', listedAt: day(1) })).toBe('on_sale')
    expect(journeyOf({ ...photographed, state: 'pending_sale', listedAt: day(1) })).toBe('on_sale')
  })
})

describe('the history of a piece', () => {
  const facts: HistoryFact[] = [
    { id: '1', at: day(1), from: 'processing', to: 'pending_listing' },
    { id: '2', at: day(2), from: 'pending_listing', to: 'listed' },
    { id: 'p1', at: day(9), by: 'schedule', price: cents(2999) },
    { id: 'p2', at: day(10), by: 'seller', price: cents(3500) },
    { id: '3', at: day(11), from: 'listed', to: 'pending_sale' },
    { id: '4', at: day(12), from: 'pending_sale', to: 'listed' },
  ]
  it('is told newest first, in plain words', () => {
    expect(words(facts)).toEqual([
      'On sale again',
      'Somebody is buying it',
      'You changed the price',
      'The price dropped as planned',
      'On sale',
      'Accepted, and on its way into the shop',
    ])
  })
  it('says at which price it came into the shop', () => {
    const lines = historyOf(facts, { listedAt: day(2), soldAt: null, firstPrice: cents(3999) })
    expect(lines.find((line) => line.words === 'On sale')?.price).toBe(3999)
  })
  it('tells listing and sale from their dates where nothing else is written down, and not twice', () => {
    expect(words([], { listedAt: day(2), soldAt: day(8) })).toEqual(['Sold', 'On sale'])
    expect(words(facts, { listedAt: day(2), soldAt: day(11) })).toHaveLength(6)
  })
  it('names the charity that has it', () => {
    expect(
      words([{ id: '1', at: day(1), from: 'expired', to: 'transferred', charity: 'Open Door Fund' }]),
    ).toEqual(['Given to Open Door Fund'])
    expect(words([{ id: '1', at: day(1), from: 'unaccepted', to: 'no_payout', charity: null }])).toEqual([
      'Passed on',
    ])
  })
})

describe('why a piece was not taken', () => {
  it('is said in words, and as it is written where the reason is not known any more', () => {
    expect(declineWords('low_value')).toBe('It would sell for less than it costs to sell it')
    expect(declineWords('moths')).toBe('moths')
  })
})
