import { expect, it } from 'vitest'
import { isKeepable, keepRefusal, methodOfSaved, savedMethodState } from './saved-methods.ts'

it.each([
  [{ month: 12, year: 2026 }, 'ends_soon'],
  [{ month: 11, year: 2026 }, 'ends_soon'],
  [{ month: 10, year: 2026 }, 'expired'],
  [{ month: 1, year: 2027 }, 'fine'],
  [{ month: 12, year: 2025 }, 'expired'],
  [null, 'fine'],
] as const)('a card until %j at the end of November 2026: %s', (expires, state) => {
  expect(savedMethodState(expires, new Date('2026-11-30T23:59:59Z'))).toBe(state)
})

it('keeps cards and wallet accounts, and nothing that is lent', () => {
  expect(methodOfSaved('CreditCard')).toBe('card_processor_credit_card')
  expect(isKeepable('card_processor_digital_wallet')).toBe(true)
  expect(isKeepable('bnpl_pay_in_four')).toBe(false)
  expect(isKeepable('card_processor_mobile_wallet_card')).toBe(false)
})

it('says why a card is not kept, without a word about a charge', () => {
  expect(keepRefusal('expired_card')).toBe('Your card has expired. Please try another card.')
  expect(keepRefusal('approval_refused')).toContain('next payment')
})
