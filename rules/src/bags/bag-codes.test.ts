import { expect, test } from 'vitest'
import { bagCodeOf, bagCodeWords, readBagCode } from './bag-codes.ts'

test('a code is read as it was printed, scanned or typed', () => {
  const code = bagCodeOf(730_100_001)
  expect(readBagCode(code)).toBe(code)
  expect(readBagCode(` ${bagCodeWords(code).toLowerCase()} `)).toBe(code)
  expect(readBagCode(`${code.slice(0, 5)}-${code.slice(5)}`)).toBe(code)
})

test('every one wrong digit is noticed', () => {
  const code = bagCodeOf(730_123_459)
  for (let at = 2; at < code.length; at += 1)
    for (const digit of '0123456789') {
      if (digit === code[at]) continue
      expect(readBagCode(code.slice(0, at) + digit + code.slice(at + 1))).toBeNull()
    }
})

test.each([
  '',
  'HB',
  '7301000014',
  'HB73010000',
  'XX7301000014',
  'HB73010000144',
  '<script>',
  'HB'.repeat(5000),
])('%s is no code', (text) => {
  expect(readBagCode(text)).toBeNull()
})

test('numbers out of range have no code', () => {
  expect(() => bagCodeOf(1e9)).toThrow(RangeError)
  expect(() => bagCodeOf(-1)).toThrow(RangeError)
  expect(() => bagCodeOf(1.5)).toThrow(RangeError)
})
