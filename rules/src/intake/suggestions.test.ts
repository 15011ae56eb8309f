import { expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { suggestionOf } from './suggestions.ts'

const asked = { brandId: 4, tier: 'premium', category: 'midi-dresses', condition: 'excellent' } as const
const sold = (price: number, brandId = 4) => ({ ...asked, brandId, price: cents(price) })

it('suggests the middle of what like pieces sold for, with 99 cents', () => {
  const prices = [2999, 3499, 3999, 4499, 4999]
  expect(
    suggestionOf(
      asked,
      prices.map((price) => sold(price)),
    ),
  ).toEqual({ price: 3999, basis: 'brand', count: 5 })
})
it('goes by the tier where too few of the brand are known', () => {
  const known = [2999, 3499, 3999, 4499, 4999].map((price) => sold(price, 9))
  expect(suggestionOf(asked, known)).toMatchObject({ basis: 'tier', count: 5 })
})
it('says nothing where too few are known', () => {
  expect(suggestionOf(asked, [sold(2999)])).toBeUndefined()
})
it('is never below the lowest price', () => {
  expect(
    suggestionOf(
      { ...asked, condition: 'flawed_gem' },
      Array.from({ length: 5 }, () => sold(500)),
    )?.price,
  ).toBe(499)
})
