import { expect, test } from 'vitest'
import { homeParts, homePartsFor, sellWordsFor } from './home-parts.ts'

test('every viewer gets every part once, and the same first one', () => {
  for (const viewer of [{}, { hasPurchasedOrder: true }, { sellerSegment: 'regular' }]) {
    const parts = homePartsFor(viewer)
    expect(parts.toSorted()).toEqual(homeParts.toSorted())
    expect(parts[0]).toBe('Arrivals')
  }
})

test('sellers read of their next bag first, shoppers of what they love, strangers of the ways in', () => {
  expect(homePartsFor({ sellerSegment: 'lapsed', hasPurchasedOrder: true })[1]).toBe('Sell')
  expect(homePartsFor({ hasPurchasedOrder: true }).slice(1, 3)).toEqual(['ForYou', 'Offer'])
  expect(homePartsFor({ sellerSegment: null }).slice(1, 3)).toEqual(['ForYou', 'Ways'])
})

test('the words about selling follow the segment', () => {
  const titles = ['first_bag', 'returning', 'regular', 'lapsed', null].map((one) => sellWordsFor(one).title)
  expect(new Set(titles).size).toBe(5)
  expect(sellWordsFor('toString').title).toBe('Your closet could use the room')
})
