import { expect, it } from 'vitest'
import { payeeBehaviorOf } from './marked-payees.ts'

it('a payee is marked by its name or by what stands behind a plus, and pays else', () => {
  expect(payeeBehaviorOf('late@wallet.example')).toBe('answers_late')
  expect(payeeBehaviorOf('Greta+Closed@hemline.example')).toBe('closed')
  expect(payeeBehaviorOf('greta@late.example')).toBe('pays')
  expect(payeeBehaviorOf('later@wallet.example')).toBe('pays')
})
