import { expect, it } from 'vitest'
import { isMailedCode } from '../identity/mailed-codes.ts'
import { payoutAccountLabel, shortEmail } from './payout-accounts.ts'

it('an address is shown so that its owner knows it and nobody else learns it', () => {
  expect(shortEmail('greta@wallet.example')).toBe('g•••a@wallet.example')
  expect(shortEmail('g@wallet.example')).toBe('g•••@wallet.example')
  expect(shortEmail('gr@x@wallet.example')).toBe('g•••x@wallet.example')
  expect(payoutAccountLabel({ method: 'card_provider', email: 'greta@wallet.example' })).toBe(
    'Card account g•••a@wallet.example',
  )
})
it('a code is six digits', () => {
  expect(isMailedCode('012345')).toBe(true)
  for (const text of ['12345', '1234567', '12345a', ' 123456', '１２３４５６', ''])
    expect(isMailedCode(text)).toBe(false)
})
