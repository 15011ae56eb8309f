import { brandClaim } from '@hemline/rules/vocabulary/constants.ts'
import { expect, test } from 'vitest'
import { brandCount } from './brands.ts'

test('a shop of ten million pieces has as many brands as the shop claims, and a small one no more than are known', () => {
  expect(brandCount(10_000_000, 1600)).toBe(brandClaim)
  expect(brandCount(25_000, 1600)).toBe(1600)
})
