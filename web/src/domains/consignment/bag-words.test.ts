import { expect, test } from 'vitest'
import { bagLine } from './bag-words.ts'

const inWork = (graded: number, counted: number | null) =>
  bagLine({ status: 'processing', counts: { graded, counted } } as never)

test.each([
  [7, 16, '7 of 16 pieces looked over.'],
  [16, 16, '16 of 16 pieces looked over.'],
  [10, 5, '10 pieces looked over.'],
  [1, null, '1 piece looked over.'],
])('of %i graded and %s counted pieces a seller reads what makes sense', (graded, counted, words) => {
  expect(inWork(graded, counted)).toBe(words)
})
