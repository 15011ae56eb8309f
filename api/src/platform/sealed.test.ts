import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const secret = 'a-secret-of-thirty-two-letters-ok'

test('a sealed text is opened by the same secret for the same purpose alone', () => {
  const sealed = seal(secret, 'a', 'JBSWY3DPEHPK3PXP')
  expect(unseal(secret, 'a', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(secret, 'b', sealed)).toBeUndefined()
  expect(unseal(`${secret}!`, 'a', sealed)).toBeUndefined()
  expect(seal(secret, 'a', 'JBSWY3DPEHPK3PXP').equals(sealed)).toBe(false)
})

test('a changed or short one is not opened', () => {
  const sealed = seal(secret, 'a', 'JBSWY3DPEHPK3PXP')
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed)
    changed[i] = (changed[i] ?? 0) ^ 1
    expect(unseal(secret, 'a', changed)).toBeUndefined()
  }
  expect(unseal(secret, 'a', sealed.subarray(0, 20))).toBeUndefined()
})
