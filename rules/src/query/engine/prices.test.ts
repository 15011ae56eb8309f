import { describe, expect, test } from 'vitest'
import { tokenize } from './normal.ts'
import { priceAt } from './prices.ts'

const read = (text: string) => priceAt(tokenize(text), 0, text)

describe('prices in words', () => {
  test.each([
    ['under $40', '-40'],
    ['under 40', '-40'],
    ['less than 40 dollars', '-40'],
    ['below forty bucks', '-40'],
    ['up to a hundred', '-100'],
    ['max 75 usd', '-75'],
    ['no more than $1,200', '-1200'],
    ['$40', '-40'],
    ['40$', '-40'],
    ['fifty dollars', '-50'],
    ['$49.99 or less', '-49.99'],
    ['100 or less', '-100'],
    ['< 30', '-30'],
    ['over $100', '100-'],
    ['at least two hundred dollars', '200-'],
    ['$100 and up', '100-'],
    ['between 20 and 50', '20-50'],
    ['from $20 to $50', '20-50'],
    ['20 to 50 dollars', '20-50'],
    ['$20-$50', '20-50'],
    ['$20–50', '20-50'],
    ['between fifty and twenty five dollars', '25-50'],
    ['around $60', '48-72'],
    ['about fifty bucks', '40-60'],
  ])('%s', (text, value) => {
    expect(read(text)).toMatchObject({ key: 'price', values: [value], count: tokenize(text).length })
  })

  test('a discount is no price', () => {
    expect(read('20% off')).toMatchObject({ key: 'user_promotion_discount_percent', values: ['20'] })
    expect(read('30 percent off')).toMatchObject({ key: 'user_promotion_discount_percent', values: ['30'] })
  })

  test.each([
    'under',
    'under the sea',
    'over 5',
    '38',
    'between us',
    'from paris',
    'two piece',
    '12 months',
    '20-22',
    'around the house',
  ])('%s says no price', (text) => {
    expect(read(text)).toBeUndefined()
  })

  test('women over 50 are people', () => {
    const text = 'women over 50'
    expect(priceAt(tokenize(text), 1, text)).toBeUndefined()
  })

  test('labels speak plainly', () => {
    expect(read('less than 40 bucks')?.label).toBe('Under $40')
    expect(read('between 20 and 49.50 dollars')?.label).toBe('$20–$49.50')
    expect(read('around 1000 dollars')?.label).toBe('Around $1,000')
  })
})
