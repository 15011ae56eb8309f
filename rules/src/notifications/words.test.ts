import { expect, test } from 'vitest'
import { shortened } from './words.ts'

test('a short text stays, on one line', () => {
  expect(shortened('  Free again:\n the checked slip ', 120)).toBe('Free again: the checked slip')
})

test('a long text ends after a whole word, within the limit', () => {
  const short = shortened('A very long name of a piece that nobody reads to its end', 24)
  expect(short).toBe('A very long name of a…')
  expect(shortened('x'.repeat(300), 24)).toHaveLength(24)
})
