import { expect, it } from 'vitest'
import { cents, firstPart } from './money.ts'

it('pays the cents that do not divide first', () => {
  expect([0, 1, 400, 401, 403, 404].map((amount) => firstPart(cents(amount), 4))).toEqual([
    0, 1, 100, 101, 101, 101,
  ])
})

it('knows no fractions of a cent', () => {
  expect(() => cents(0.5)).toThrow(RangeError)
  expect(() => firstPart(cents(100), Number.NaN)).toThrow(RangeError)
})
