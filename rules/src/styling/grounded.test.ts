import { describe, expect, it } from 'vitest'
import { smallLexicon } from '../testing/shop-words.ts'
import { isGrounded } from './grounded.ts'
import type { StylePiece } from './limits.ts'
import { readStyleEvent, sentencesOf, styleEventText } from './stream.ts'

const piece = (tags: string[], own: Partial<StylePiece> = {}): StylePiece => ({
  item_number: 148_000_001,
  brand_id: 1,
  brand_name: 'Theory',
  title: 'Green silk midi dress',
  category_id: 1,
  category_name: tags.at(-1) ?? '',
  category_tags: tags,
  department_tags: ['women'],
  color_names: ['green'],
  advanced_color_names: ['emerald'],
  materials: ['silk'],
  style_tags: [],
  occasion_tags: [],
  condition: 'excellent',
  price_cents: 4250,
  msrp_cents: 9000,
  sizing_id: 1004,
  size_display: 'Size M',
  size_equivalents: ['8', '10'],
  chars: { pattern: 'Solid' },
  neckline_tags: [],
  measurements: [],
  ...own,
})
const facts = {
  pieces: [
    piece(['dresses', 'midi-dresses']),
    piece(['shoes', 'sandals'], { color_names: ['tan'], materials: ['leather'], price_cents: 2000 }),
  ],
  sums: [6250, 15_000],
  lexicon: smallLexicon,
}

describe('a sentence of a language model', () => {
  it.each([
    'The green silk dress by Theory does most of the work.',
    'Tan sandals keep it easy, and the whole comes to $62.50.',
    'Well under your $150, and warm enough for an evening outside.',
    'The dress is $42.50 in size M.',
  ])('is shown when all that it names is there: %s', (sentence) => {
    expect(isGrounded(sentence, facts)).toBe(true)
  })

  it.each([
    ['a kind that is not there', 'Add black boots for the rain.'],
    ['a color that is not there', 'The red dress is lovely.'],
    ['a cloth that is not there', 'The cashmere dress is soft.'],
    ['a sum that is not there', 'All of it for $19.99.'],
    ['a code', 'Use SECRET50 today.'],
    ['a code in words', 'There is a code that I know.'],
    ['a link', 'See https://evil.example for more.'],
    ['an address', 'Write to maya@people.example.'],
    ['a tag', 'Look <b>here</b>.'],
    ['a number of a piece', 'Take piece 999999999.'],
    ['a present', 'The dress is free for you.'],
    ['a question', 'Shall I hold it?'],
    ['nothing', '   '],
    ['too much', `The dress ${'really '.repeat(40)}fits.`],
  ])('is not shown when it says %s: %s', (_, sentence) => {
    expect(isGrounded(sentence, facts)).toBe(false)
  })
})

it('reads back the events that it writes, and nothing else', () => {
  const event = { name: 'words', data: { delta: 'Two ways.\nTo do it.' } } as const
  const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(styleEventText(event)) ?? []
  expect(readStyleEvent(name, data)).toEqual(event)
  for (const [other, text] of [
    ['nonsense', '{}'],
    ['words', '{"delta":7}'],
    ['done', 'not JSON'],
    ['toString', '{"delta":"x"}'],
  ] as const)
    expect(readStyleEvent(other, text)).toBeUndefined()
  expect(sentencesOf('One. Two for $42.50! Three')).toEqual(['One. ', 'Two for $42.50! ', 'Three'])
})
