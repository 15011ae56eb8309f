import { expect, it } from 'vitest'
import { bankBehaviorOf } from './marked-bank-accounts.ts'

it('knows a practice account by its last nine digits, whatever stands before them', () => {
  expect(bankBehaviorOf('000999999991')).toBe('comes_back')
  expect(bankBehaviorOf('1234567999999991')).toBe('comes_back')
  expect(bankBehaviorOf('000999999992')).toBe('pays')
  expect(bankBehaviorOf('9991')).toBe('pays')
})
