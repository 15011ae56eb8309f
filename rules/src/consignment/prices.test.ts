import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { termsOf } from '../earnings/payout-terms.ts'
import type { Listing } from './consignment.ts'
import {
  comingDropOf,
  dueDropOf,
  highestPriceTimes,
  type PriceFacts,
  priceFaultOf,
  priceRefusalOf,
  priceRoomOf,
} from './prices.ts'

const listedAt = new Date('2026-09-01T10:00:00Z')
const day = (days: number) => new Date(listedAt.getTime() + days * 86_400_000)
const minute = (at: Date, by: number) => new Date(at.getTime() + by * 60_000)
/** Sixty days; drops on days 15, 30 and 45 to 3599, 2999 and 2199. */
const listing: Listing = {
  startPrice: cents(3999),
  listedAt,
  terms: termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true }),
}
const piece: PriceFacts = {
  ...listing,
  state: 'listed',
  price: cents(3999),
  heldUntil: null,
  changedAt: null,
}

describe('a seller’s price', () => {
  it('is from the floor of its drops to three times the first price, both of them included', () => {
    expect(priceRoomOf(listing)).toEqual({ lowest: 1400, highest: 3999 * highestPriceTimes })
    for (const price of [1400, 3998, 4000, 11_997]) expect(priceFaultOf(price, piece)).toBeUndefined()
    for (const price of [1399, 11_998, 0, -1, 1e9, 20.5, Number.NaN])
      expect(priceFaultOf(price, piece)).toBe('The price can be from $14.00 to $119.97.')
  })
  it('is not what it is already', () => {
    expect(priceFaultOf(3999, piece)).toBe('That is its price already.')
  })
  it('is never nothing, however little the piece costs', () => {
    expect(priceRoomOf({ ...listing, startPrice: cents(1) })).toEqual({ lowest: 1, highest: 3 })
    expect(priceRoomOf({ ...listing, startPrice: cents(0) }).lowest).toBe(1)
  })
  it('is the seller’s to change on sale and within the window, to its last minute', () => {
    expect(priceRefusalOf(piece, listedAt)).toBeUndefined()
    expect(priceRefusalOf(piece, minute(day(60), -1))).toBeUndefined()
    expect(priceRefusalOf(piece, day(60))?.message).toMatch('time in the shop is over')
  })
  it('stays while somebody has the piece in a cart or buys it', () => {
    expect(priceRefusalOf({ ...piece, heldUntil: day(2) }, day(1))).toMatchObject({ again: day(2) })
    expect(priceRefusalOf({ ...piece, heldUntil: day(2) }, day(2))).toBeUndefined()
    expect(priceRefusalOf({ ...piece, state: 'pending_sale' }, day(1))).toMatchObject({ again: null })
    expect(priceRefusalOf({ ...piece, state: 'unaccepted' }, day(1))?.message).toMatch('not on sale')
  })
  it('is changed once a day', () => {
    const changed = { ...piece, changedAt: day(3) }
    expect(priceRefusalOf(changed, minute(day(4), -1))).toMatchObject({ again: day(4) })
    expect(priceRefusalOf(changed, day(4))).toBeUndefined()
  })
})

describe('a drop', () => {
  const due = (at: Date, facts: Partial<typeof piece> = {}) => dueDropOf({ ...piece, ...facts }, at)
  it('comes on its minute, and once', () => {
    expect(due(minute(day(15), -1))).toBeUndefined()
    expect(due(day(15))).toBe(3599)
    expect(due(day(16), { price: cents(3599), changedAt: day(15) })).toBeUndefined()
  })
  it('that was missed is made up for by the last of them', () => {
    expect(due(day(47))).toBe(2199)
  })
  it('never raises a price, nor undoes what its seller chose after it', () => {
    expect(due(day(15), { price: cents(3000), changedAt: day(2) })).toBeUndefined()
    expect(due(day(16), { price: cents(5000), changedAt: minute(day(15), 5) })).toBeUndefined()
    expect(due(day(30), { price: cents(5000), changedAt: minute(day(15), 5) })).toBe(2999)
  })
  it('is foretold only when it will change the price', () => {
    expect(comingDropOf(piece, day(1))).toEqual({ at: day(15), price: 3599 })
    expect(comingDropOf({ ...piece, price: cents(3000) }, day(1))).toEqual({ at: day(30), price: 2999 })
    expect(comingDropOf({ ...piece, price: cents(2199) }, day(46))).toBeUndefined()
  })
})
