import { describe, expect, it } from 'vitest'
import { smallLexicon } from '../testing/shop-words.ts'
import { type Brief, emptyBrief } from './brief.ts'
import { compose } from './compose.ts'
import { finishTurn, finishWithout, isStuck, type Plan, planTurn } from './conduct.ts'
import { clothingIds, noSizes, type StylePiece, shoeIds } from './limits.ts'
import { looserBriefs } from './next-brief.ts'

const piece = (itemNumber: number, tags: string[], colors: string[]): StylePiece => ({
  item_number: itemNumber,
  brand_id: 1,
  brand_name: 'Theory',
  title: 'A piece',
  category_id: 1,
  category_name: tags.at(-1) ?? '',
  category_tags: tags,
  department_tags: ['women'],
  color_names: colors,
  advanced_color_names: [],
  materials: ['cotton'],
  style_tags: [],
  occasion_tags: [],
  condition: 'excellent',
  price_cents: 3000,
  msrp_cents: 9000,
  sizing_id: 1,
  size_display: 'One Size',
  size_equivalents: [],
  chars: {},
  neckline_tags: [],
  measurements: [],
})
const rail = [
  piece(1, ['dresses', 'midi-dresses'], ['black']),
  piece(2, ['shoes', 'flats'], ['brown']),
  piece(3, ['handbags', 'totes'], ['brown']),
]
const thread = { brief: emptyBrief, outfits: [], shown: new Set<number>(), saved: noSizes }
const noBlack = { key: 'color_names', values: ['black'], label: 'No black' }
const noBrown = { key: 'color_names', values: ['brown'], label: 'No brown' }
const noSilk = { key: 'materials', values: ['silk'], label: 'No silk' }
const plan = (own: Partial<Brief>): Plan => ({
  heard: null,
  step: { does: 'compose', fresh: false },
  brief: { ...emptyBrief, ...own },
})
const answerTo = (asked: Plan): string => {
  const blocking = looserBriefs(asked.brief).find(({ brief }) => compose(rail, brief, noSizes).length > 0)
  return finishWithout(asked, rail, thread, blocking?.chip).answer.words
}

describe('a brief that no outfit meets', () => {
  it('is answered with the one condition that stands in the way, wherever it was said', () => {
    const words = answerTo(plan({ bans: [noBlack, noSilk] }))
    expect(words).toContain('Without “No black” there is one')
  })

  it('says so when no single condition stands in the way', () => {
    expect(answerTo(plan({ bans: [noBlack, noBrown, noSilk] }))).toContain('No single wish stands in the way')
  })

  it('is worth a search for its condition, unless the sum or a swap is the reason', () => {
    expect(isStuck(plan({ bans: [noBlack] }), rail, thread)).toBe(true)
    expect(isStuck(plan({ budgetCents: 100 }), rail, thread)).toBe(false)
    const swap: Plan = { ...plan({ bans: [noBlack] }), step: { does: 'swap', slots: ['shoes'] } }
    expect(isStuck(swap, rail, thread)).toBe(false)
  })

  it('is tried with at most six conditions less, never without its sum', () => {
    const bans = Array.from({ length: 9 }, (_, i) => ({
      ...noSilk,
      values: [`cloth ${i}`],
      label: `No ${i}`,
    }))
    const looser = looserBriefs({ ...emptyBrief, bans, budgetCents: 5000 })
    expect(looser.map(({ chip }) => chip.label)).toEqual(['No 8', 'No 7', 'No 6', 'No 5', 'No 4', 'No 3'])
    expect(looser.every(({ brief }) => brief.budgetCents === 5000 && brief.bans.length === 8)).toBe(true)
  })
})

const ids = { dress: clothingIds('10', 'women'), shoe: shoeIds('8', 'women') }
const sized = [
  { ...piece(11, ['dresses', 'midi-dresses'], ['green']), sizing_id: ids.dress[0] ?? 0 },
  { ...piece(12, ['shoes', 'flats'], ['brown']), sizing_id: ids.shoe[0] ?? 0 },
  piece(13, ['handbags', 'totes'], ['brown']),
]
const say = (words: string, own: Partial<typeof thread> = {}) => {
  const now = { ...thread, ...own }
  const plan = planTurn(words, now, { lexicon: smallLexicon, now: new Date('2026-11-27T12:00:00Z') })
  return finishTurn(plan, sized, now) ?? finishWithout(plan, sized, now)
}

describe('the sizes that an answer claims', () => {
  it('are those of the clothes alone while the size of shoes is unknown', () => {
    const { words } = say('An outfit for dinner, I’m a 10, no heels').answer
    expect(words).toContain('the clothes are in your size')
    expect(words).not.toContain('bought now in your size')
  })
  it('are those of every piece when both are known', () => {
    expect(say('dinner, size 10, shoe size 8').answer.words).toContain('bought now in your size')
    const saved = { clothes: ids.dress, shoes: ids.shoe }
    expect(say('an outfit for dinner', { saved }).answer.words).toContain('bought now in your saved size')
  })
  it('are none while no size is known', () => {
    expect(say('an outfit for dinner').answer.words).not.toContain('size.')
  })
})

describe('what an answer says beside its outfits', () => {
  it.each([
    ['dinner, nothing that needs dry cleaning', '“needs dry cleaning”'],
    ['dinner, no garish old curtains of my aunt', 'One thing that you refuse'],
    ['dinner, up to £200', 'I count in dollars'],
    ['dinner, under $200 each', 'for one whole outfit'],
    ['dinner, at least $40', 'no least'],
  ])('%s', (words, note) => {
    expect(say(words).answer.words).toContain(note)
  })
})

describe('a message of which two things can’t both hold', () => {
  it.each([
    ['dinner, under $150 but at least $200', '$150 as the most', 'Under $150'],
    ['dinner, size 10 and size 4', 'one size at a time', 'Size 10'],
  ])('is asked about, and the rest of it is kept: %s', (words, said, tap) => {
    const { answer, brief, outfits } = say(words)
    expect(answer.words).toContain(said)
    expect(answer.question?.answers).toContain(tap)
    expect(outfits).toEqual([])
    expect(brief).toMatchObject({ occasion: 'dinner', size: null, budgetCents: null })
    expect(say(tap, { brief }).outfits).toHaveLength(1)
  })
})

it('dresses no men, and says so', () => {
  const { answer, outfits } = say('An outfit for my husband for a wedding')
  expect(answer.words).toContain('no men’s clothes')
  expect(outfits).toEqual([])
})
