import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { priceHistory, priceSentence } from './price-history.ts'

const day = (n: number) => new Date(Date.UTC(2026, 9, n))
const change = (n: number, from: number, to: number) => ({ at: day(n), from: cents(from), to: cents(to) })

describe('what a piece cost', () => {
  it('begins with the price it was listed at, and has every change since, up or down', () => {
    const points = priceHistory(day(2), cents(4500), [
      change(1, 9000, 8000),
      change(5, 8000, 4000),
      change(9, 4000, 4500),
    ])
    expect(points).toEqual([
      { at: day(2), price: 8000 },
      { at: day(5), price: 4000 },
      { at: day(9), price: 4500 },
    ])
    expect(priceSentence(points)).toBe('It has cost less here before.')
  })

  it('is one price for a piece that never changed, and none for one that never was on sale', () => {
    expect(priceHistory(day(2), cents(4500), [])).toEqual([{ at: day(2), price: 4500 }])
    expect(priceSentence(priceHistory(day(2), cents(4500), []))).toBeUndefined()
    expect(priceHistory(null, cents(4500), [])).toEqual([])
  })

  it.each([
    [[8000, 4000], 'It has never cost less here.'],
    [[4000, 8000], 'It has cost less here before.'],
    [[4000, 8000, 4000], 'It has cost as little here before.'],
  ])('says of %j: %s', (prices, sentence) =>
    expect(priceSentence(prices.map((price) => ({ price })))).toBe(sentence),
  )
})
