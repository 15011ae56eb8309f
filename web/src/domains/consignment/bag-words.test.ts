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

test('a processed bag names every piece, also those whose time is over and those that get ready', () => {
  const counts = { graded: 12, counted: 12, gettingReady: 1, listed: 4, sold: 3, notAccepted: 2, ended: 2 }
  expect(bagLine({ status: 'done', counts } as never)).toBe(
    '4 pieces on sale, 1 getting ready, 3 sold, 2 with their time over or taken back, 2 not taken',
  )
  const few = { ...counts, gettingReady: 0, notAccepted: 0, ended: 0 }
  expect(bagLine({ status: 'done', counts: few } as never)).toBe('4 pieces on sale, 3 sold')
})
