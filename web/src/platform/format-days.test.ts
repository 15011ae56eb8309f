import { expect, it } from 'vitest'
import { daysRange } from './format-days.ts'

it.each([
  [1, 1, '1 day'],
  [30, 30, '30 days'],
  [30, 60, '30 to 60 days'],
])('names %i to %i days', (from, to, words) => expect(daysRange({ from, to })).toBe(words))
