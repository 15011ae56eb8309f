import { expect, test } from 'vitest'
import { paragraphs } from './plain-words.ts'

test('a text is its words: links by their names, items and rows each on a line', () => {
  const text = [
    '# Returns',
    '',
    'Pieces go back within *14 days*, as [the promise](/legal/promise) says.',
    '',
    '1. Pack them.',
    '2. Print the **label**.',
    '   - Or show its code.',
    '',
    '| Reason | Fee |',
    '|---|---|',
    '| Too large | $1.99 |',
    '',
    '> Not for earrings.',
    '',
    '2\\* means `two or more`.',
  ].join('\n')
  expect(paragraphs(text)).toEqual([
    'Returns',
    'Pieces go back within 14 days, as the promise says.',
    'Pack them.',
    'Print the label.',
    'Or show its code.',
    'Reason · Fee',
    'Too large · $1.99',
    'Not for earrings.',
    '2* means two or more.',
  ])
  expect(paragraphs('')).toEqual([])
})
