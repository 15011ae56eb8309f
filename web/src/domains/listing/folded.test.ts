import { expect, test } from 'vitest'
import { likeliest, stretch } from './folded.ts'

const option = (value: string, count: number, selected = false) => ({ value, label: value, count, selected })

test('a long list shows the sizes most people find something in, in their own order, and every chosen one', () => {
  const sizes = [option('XS', 1), option('S', 9), option('M', 5), option('L', 7), option('XL', 0, true)]
  expect(likeliest(sizes, 2).map((o) => o.value)).toEqual(['S', 'L', 'XL'])
})

test('sizes have no gaps, and reach as far as a chosen one', () => {
  const sizes = (chosen: string) =>
    ['XS', 'S', 'M', 'L', 'XL'].map((value, i) => option(value, 9 - i, value === chosen))
  expect(stretch(sizes('S'), 3).map((o) => o.value)).toEqual(['XS', 'S', 'M'])
  expect(stretch(sizes('XL'), 3)).toHaveLength(5)
})

test('a short list is shown whole', () => {
  expect(likeliest([option('S', 0), option('M', 3)], 2)).toHaveLength(2)
})
