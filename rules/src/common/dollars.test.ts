import { describe, expect, it } from 'vitest'
import { dollars, grouped, percentLess, shortDollars } from './dollars.ts'

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const counted = new Intl.NumberFormat('en-US')

describe('amounts and counts by hand', () => {
  it.each([0, 1, 9, 99, 100, 105, 8499, 99_999, 100_000, 123_450, 100_000_099, -1, -8499, -123_456_789])(
    '%i cents read as a formatter writes them',
    (cents) => {
      expect(dollars(cents)).toBe(inDollars.format(cents / 100))
    },
  )

  it.each([0, 7, 999, 1000, 3861, 25_000, 1_000_000, -4321, 2.5, 1234.5, 0.1239])(
    '%f is counted as a formatter counts',
    (value) => {
      expect(grouped(value)).toBe(counted.format(value))
    },
  )
  it('say cents only where there are some', () => {
    expect([0, 24_800, 24_850, 123_400].map(shortDollars)).toEqual(['$0', '$248', '$248.50', '$1,234'])
    expect(percentLess(62)).toBe('–62%')
  })
})
