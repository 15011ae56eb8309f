import { describe, expect, it } from 'vitest'
import { type Brief, emptyBrief } from './brief.ts'
import { compose } from './compose.ts'
import { finishWithout, isStuck, type Plan } from './conduct.ts'
import { noSizes, type StylePiece } from './limits.ts'
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
