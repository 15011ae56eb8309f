import { expect, test } from 'vitest'
import { creditReasonWords } from './credit-words.ts'

test('reasons of the books are words for people', () => {
  expect(creditReasonWords('referral')).toBe('A friend you invited kept their order')
  expect(creditReasonWords('return RKX7')).toBe('Your return RKX7')
  expect(creditReasonWords('case 1007')).toBe('Your case 1007')
  expect(creditReasonWords('by the shopper')).toBe('An order that you canceled')
  expect(creditReasonWords('too small')).toBe('Too small')
  expect(creditReasonWords('Booster of a sale')).toBe('Booster of a sale')
  expect(creditReasonWords('')).toBe('Credit')
})
