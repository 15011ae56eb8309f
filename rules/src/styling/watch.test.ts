import { describe, expect, it } from 'vitest'
import { kinds } from '../catalogue/kinds/kinds.ts'
import { readListing } from '../search/listing-url.ts'
import { type Brief, emptyBrief } from './brief.ts'
import type { Chosen } from './compose.ts'
import { noSizes, type StylePiece } from './limits.ts'
import { watchFor } from './watch.ts'

const piece = (slug: string, own: Partial<StylePiece> = {}): StylePiece => {
  const kind = kinds.find((one) => one.slug === slug)
  return {
    item_number: 101,
    brand_id: 1,
    brand_name: 'Theory',
    title: `Navy ${kind?.noun}`,
    category_id: 1,
    category_name: kind?.name ?? slug,
    category_tags: [kind?.root ?? '', slug],
    department_tags: ['women'],
    color_names: ['blue'],
    advanced_color_names: ['navy'],
    materials: ['cotton'],
    style_tags: [],
    occasion_tags: [],
    condition: 'excellent',
    price_cents: 3000,
    msrp_cents: 9000,
    sizing_id: 1047,
    size_display: 'Size 10',
    size_equivalents: ['M'],
    chars: { sleeveLength: 'Long sleeve', pattern: 'Solid' },
    neckline_tags: [],
    measurements: [],
    ...own,
  }
}
const dress: Chosen<StylePiece> = { slot: 'dress', piece: piece('midi-dresses') }
const shoes: Chosen<StylePiece> = { slot: 'shoes', piece: piece('loafers', { price_cents: 2000 }) }
const bag: Chosen<StylePiece> = { slot: 'bag', piece: piece('clutches', { price_cents: 1000 }) }
const worn = [dress, shoes, bag]
const watch = (chosen: Chosen<StylePiece>, own: Partial<Brief>) =>
  watchFor(worn, chosen, { brief: { ...emptyBrief, ...own }, saved: noSizes })
const valuesOf = ({ filters }: ReturnType<typeof watch>, key: string) =>
  filters.find((one) => one.key === key)?.values
const green = { key: 'color_names', values: ['green'], label: 'Green' }
const blue = { key: 'color_names', values: ['blue'], label: 'Blue' }

describe('the search for something better', () => {
  it('says what it is for, and its path is the listing with the same filters', () => {
    const made = watch(dress, {
      occasion: 'wedding',
      month: 10,
      size: '10',
      budgetCents: 15_000,
      wants: [blue],
    })
    expect(made.title).toBe('Dresses for a wedding in October')
    const [pathname = '', search] = made.path.split('?')
    const { known, chosen } = readListing({ pathname, search: `?${search}` })
    expect(known).toBe(true)
    expect(chosen).toEqual(made.filters)
  })

  it('allows the price that keeps the outfit within the budget, and never less than the piece costs', () => {
    expect(valuesOf(watch(dress, { budgetCents: 15_000 }), 'price')).toEqual(['-120'])
    expect(valuesOf(watch(dress, { budgetCents: 4000 }), 'price')).toEqual(['-30'])
    expect(valuesOf(watch(dress, {}), 'price')).toBeUndefined()
  })

  it('asks for a color where the piece has it, or where nothing in the outfit does', () => {
    expect(valuesOf(watch(dress, { wants: [blue] }), 'color_names')).toEqual(['blue'])
    expect(valuesOf(watch(dress, { wants: [green] }), 'color_names')).toEqual(['green'])
    expect(valuesOf(watch(bag, { wants: [green] }), 'color_names')).toBeUndefined()
  })

  it('leaves out what was refused: kinds as kinds, cloths as words', () => {
    const bans = [
      { key: 'heel', values: ['flat'], label: 'No heels' },
      { key: 'materials', values: ['polyester'], label: 'No polyester' },
      { key: 'category_tags', values: ['loafers'], label: 'No loafers' },
    ]
    const made = watch(shoes, { bans })
    expect(valuesOf(made, 'without')).toEqual(['polyester'])
    expect(valuesOf(made, 'category_tags')).toContain('flats')
    for (const slug of ['heels', 'wedges', 'loafers'])
      expect(valuesOf(made, 'category_tags')).not.toContain(slug)
  })
})
