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
  totals: [6250],
  budget: 15_000,
  place: 'Portland',
  lexicon: smallLexicon,
}

describe('a sentence of a language model', () => {
  it.each([
    'The green silk dress by Theory does most of the work.',
    'Tan sandals keep it easy, and the whole comes to $62.50.',
    'Well under your $150, and warm enough for an evening outside.',
    'The dress is $42.50 in size M.',
    'The dress costs $42.50, and the sandals are $20.',
    'Green silk with tan leather is a calm pair for October in Portland.',
    'The dress also comes as a size 10.',
    'The whole outfit is $62.50.',
    'The Theory dress leads, and I like it in the evening.',
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
    ['the color of another piece', 'The tan silk dress is lovely.'],
    ['the cloth of another piece', 'The green leather sandals.'],
    ['the look of another piece in a clause apart', 'The dress, in tan leather, is lovely.'],
    ['the price of another piece', 'The dress costs $20.'],
    ['the price of another piece later', 'The dress is lovely and comes at $20.'],
    ['a total as a price', 'The dress is $62.50.'],
    ['the limit as a total', 'The whole outfit is $150.'],
    ['a size that it has not', 'The dress is size 4.'],
    ['a saving', 'You save 80% on this.'],
    ['a saving in words', 'That is half price.'],
    ['shipping', 'It ships today and comes back at no cost.'],
    ['a hold', 'I hold it for you until nine.'],
    ['weather', 'It will rain in Portland.'],
    ['another person', 'It was worn by Maya last week.'],
    ['a name', 'Even Maya likes the dress.'],
    ['a brand that is not there', 'The Gucci one is better.'],
    ['a maker', 'Loro Piana made it.'],
    ['a condition that it has not', 'The dress is like new.'],
    ['sizes that nobody checked', 'Each is in your size.'],
    ['a number', 'There are 12 more of them.'],
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
