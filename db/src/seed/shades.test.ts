import { colorOfWash, familyOf, washAmong } from '@hemline/rules/catalogue/shades.ts'
import { expect, test } from 'vitest'
import { metals, shades, washes } from './palette.ts'

test('the shades that are drawn are filed under the colors of the rules', () => {
  const drawn = [...shades, ...metals, ...washes].map(({ name, basic }) => [name, basic])
  expect(drawn.map(([name = '']) => [name, familyOf(name)])).toEqual(drawn)
})
test('the washes that are drawn are those that their shades tell', () => {
  expect(washes.map(({ name }) => washAmong([name]))).toEqual(washes.map(({ wash }) => wash))
  expect(washes.map(({ wash }) => colorOfWash(wash))).toEqual(washes.map(({ basic }) => basic))
})
