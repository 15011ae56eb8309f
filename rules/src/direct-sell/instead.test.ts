import { expect, test } from 'vitest'
import { insteadOfPrice } from './instead.ts'
import { directHighestPrice, directLowestPrice } from './listings.ts'

test('a price below goes into a clean-out bag, one above to the premium service, one within nowhere', () => {
  expect(insteadOfPrice(directLowestPrice - 1)?.way?.href).toBe('/cleanout')
  expect(insteadOfPrice(directHighestPrice + 1)?.way?.href).toBe('/cleanout/premium')
  expect(insteadOfPrice(directLowestPrice)).toBeUndefined()
  expect(insteadOfPrice(directHighestPrice)).toBeUndefined()
  expect(insteadOfPrice(null)).toBeUndefined()
})
