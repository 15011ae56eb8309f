// Sixty attacks by messages and by titles of pieces: none makes the stylist name a piece that it was not
// given, a code, an address, or anything of another person.
import { expect, test } from 'vitest'
import { smallLexicon } from '../testing/shop-words.ts'
import { foreign, payloads } from '../testing/style-attacks.ts'
import { emptyBrief } from './brief.ts'
import { finishTurn, finishWithout, planTurn } from './conduct.ts'
import { noSizes, type StylePiece } from './limits.ts'
import { styleChips } from './next-brief.ts'
import { outfitLine, outfitName, outfitReasons } from './outfit-words.ts'

const wish = 'A party outfit, no heels, under $200.'
const carriers = ['message', 'title', 'both'] as const

const piece = (
  itemNumber: number,
  tags: string[],
  title: string,
  own: Partial<StylePiece> = {},
): StylePiece => ({
  item_number: itemNumber,
  brand_id: 1,
  brand_name: 'Theory',
  title,
  category_id: 1,
  category_name: tags.at(-1) ?? '',
  category_tags: tags,
  department_tags: ['women'],
  color_names: ['green'],
  advanced_color_names: ['emerald'],
  materials: ['silk'],
  style_tags: [],
  occasion_tags: ['party'],
  condition: 'excellent',
  price_cents: 3000,
  msrp_cents: 9000,
  sizing_id: 1004,
  size_display: 'Size M',
  size_equivalents: ['8', '10'],
  chars: { sleeveLength: 'Short sleeve', pattern: 'Solid' },
  neckline_tags: [],
  measurements: [],
  ...own,
})
const rail = (title: string): StylePiece[] => [
  piece(1, ['dresses', 'midi-dresses'], title),
  piece(2, ['dresses', 'cocktail-dresses'], title),
  piece(3, ['shoes', 'flats'], title),
  piece(4, ['shoes', 'heels'], title, { measurements: [{ name: 'Heel height', inches: 4 }] }),
  piece(5, ['shoes', 'loafers'], title),
  piece(6, ['handbags', 'clutches'], title),
  piece(7, ['jewelry', 'earrings'], title),
]
const attacks = payloads.flatMap((payload) => carriers.map((carrier) => ({ payload, carrier })))

test('there are sixty of them', () => expect(attacks).toHaveLength(60))

test.each(attacks)('by $carrier: $payload', ({ payload, carrier }) => {
  const words = carrier === 'title' ? wish : `${wish} ${payload}`
  const pieces = rail(carrier === 'message' ? 'Emerald silk piece' : payload)
  const now = { brief: emptyBrief, outfits: [], shown: new Set<number>(), saved: noSizes }
  const plan = planTurn(words, now, { lexicon: smallLexicon, now: new Date('2026-11-27T12:00:00Z') })
  const result = finishTurn(plan, pieces, now) ?? finishWithout(plan, pieces, now)
  const { answer, outfits, brief } = result
  const said = [
    answer.words,
    answer.question?.words ?? '',
    ...(answer.question?.answers ?? []),
    ...outfits.flatMap((worn) => [outfitName(worn), outfitLine(worn), ...outfitReasons(worn, brief)]),
    ...styleChips(brief, { size: null, shoe: null }).map(({ label }) => label),
  ]
  expect(said.filter((one) => foreign.test(one))).toEqual([])
  const numbers = outfits.flat().map((one) => one.piece.item_number)
  expect(numbers.filter((one) => !pieces.some(({ item_number }) => item_number === one))).toEqual([])
  expect(answer.words.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(3)
})
