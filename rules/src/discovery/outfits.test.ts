import { describe, expect, it } from 'vitest'
import { kinds } from '../catalogue/kinds/kinds.ts'
import type { StylePiece } from '../styling/limits.ts'
import { harmony } from './color-harmony.ts'
import { buildOutfits, type OutfitWish, outfitKey, slotsAround } from './outfits.ts'
import { slotOf, tagsOfSlot } from './slots.ts'

const tagsFor = {
  dress: ['dresses', 'midi-dresses'],
  shoes: ['shoes', 'boots'],
  bag: ['handbags', 'totes'],
  jewelry: ['jewelry', 'earrings'],
}
const more = {
  coat: ['coats-jackets', 'coats'],
  layer: ['sweaters', 'cardigans'],
  extra: ['accessories', 'scarves'],
}
const tags: Record<string, string[]> = {
  ...tagsFor,
  ...more,
  top: ['tops', 'blouses'],
  bottom: ['pants', 'dress-pants'],
}

const piece = (item_number: number, kind: string, over: Partial<StylePiece> = {}): StylePiece => ({
  item_number,
  brand_id: 1,
  brand_name: 'Corvina',
  title: kind,
  category_id: 1,
  category_name: kind,
  category_tags: tags[kind] ?? [],
  department_tags: ['women'],
  color_names: ['black'],
  materials: [],
  style_tags: [],
  occasion_tags: [],
  condition: 'good',
  mpn: null,
  price_cents: 5000,
  msrp_cents: 9000,
  sizing_id: 1003,
  size_display: 'Size M',
  size_equivalents: ['8'],
  chars: {},
  advanced_color_names: [],
  neckline_tags: [],
  measurements: [],
  ...over,
})
const closet = Object.keys(tags).flatMap((kind, k) =>
  Array.from({ length: 8 }, (_, i) => piece(100 + k * 10 + i, kind, { price_cents: 3000 + i * 500 })),
)
const wish = { amount: 4, key: 'k', budgetCents: null, occasion: null }
const dress = piece(1, 'dress')

describe('outfits around a piece', () => {
  it('are complete, begin with it, and share nothing else', () => {
    const outfits = buildOutfits(dress, closet, wish)
    expect(outfits).toHaveLength(4)
    const others = outfits.flatMap((one) => one.pieces.slice(1).map(({ piece: other }) => other.item_number))
    expect(new Set(others).size).toBe(others.length)
    for (const { pieces, totalCents } of outfits) {
      expect(pieces[0]).toMatchObject({ slot: 'dress', piece: { item_number: 1 }, why: null })
      expect(pieces.map(({ slot }) => slot)).toContain('shoes')
      expect(new Set(pieces.map(({ slot }) => slot)).size).toBe(pieces.length)
      expect(totalCents).toBe(pieces.reduce((sum, one) => sum + one.piece.price_cents, 0))
    }
  })

  it('are the same for the same key and others for another round', () => {
    const now = new Date('2026-11-21T09:00:00Z')
    const at = (round: number) =>
      JSON.stringify(buildOutfits(dress, closet, { ...wish, key: outfitKey(1, now, round) }))
    expect(at(0)).toBe(at(0))
    expect(outfitKey(1, now, 0)).toBe(outfitKey(1, new Date('2026-11-21T23:59:00Z'), 0))
    expect(at(1)).not.toBe(at(0))
  })

  it('never cost more than the budget, and are none when it can’t reach', () => {
    for (const { totalCents } of buildOutfits(dress, closet, { ...wish, budgetCents: 16_000 }))
      expect(totalCents).toBeLessThanOrEqual(16_000)
    expect(buildOutfits(dress, closet, { ...wish, budgetCents: 16_000 }).length).toBeGreaterThan(0)
    expect(buildOutfits(dress, closet, { ...wish, budgetCents: 5100 })).toEqual([])
  })

  it('are none for a kind that nothing completes, and none from an empty closet', () => {
    expect(buildOutfits(piece(1, 'nothing'), closet, wish)).toEqual([])
    expect(buildOutfits(dress, [], wish)).toEqual([])
  })

  it('prefer the size that fits, colors that agree, and the occasion asked for', () => {
    const top = piece(1, 'top')
    const bottoms = [piece(11, 'bottom', { sizing_id: 9, size_equivalents: ['2'] }), piece(12, 'bottom')]
    const rest = [piece(13, 'shoes'), piece(14, 'bag'), piece(15, 'coat'), piece(16, 'jewelry')]
    const one = { ...wish, amount: 1 }
    expect(buildOutfits(top, [...bottoms, ...rest], one)[0]?.pieces[1]?.piece.item_number).toBe(12)
    const red = piece(1, 'top', { color_names: ['red'] })
    const colored = [
      piece(11, 'bottom', { color_names: ['green'] }),
      piece(12, 'bottom', { color_names: ['gray'] }),
    ]
    expect(buildOutfits(red, [...colored, ...rest], one)[0]?.pieces[1]?.piece.item_number).toBe(12)
    const worn = [piece(11, 'bottom'), piece(12, 'bottom', { occasion_tags: ['party'] })]
    expect(buildOutfits(top, [...worn, ...rest], { ...one, occasion: 'party' })[0]?.pieces[1]).toMatchObject({
      piece: { item_number: 12 },
      why: expect.stringContaining('party'),
    })
  })

  it('dress children in children’s clothes of their department', () => {
    const kid = (n: number, leaf: string, root: string, department: string) =>
      piece(n, 'top', { category_tags: [root, leaf], department_tags: [department] })
    const anchor = kid(1, 'kids-tops', 'kids-clothes', 'boys')
    const pool = [
      ...closet,
      kid(2, 'kids-jeans-pants', 'kids-clothes', 'girls'),
      kid(3, 'kids-jeans-pants', 'kids-clothes', 'boys'),
      kid(4, 'kids-sneakers', 'kids-shoes', 'boys'),
    ]
    const [outfit] = buildOutfits(anchor, pool, { ...wish, amount: 1, key: 'x' })
    const other = outfit ?? buildOutfits(anchor, pool, { ...wish, amount: 2, key: 'y' })[0]
    expect(other?.pieces.map((one) => one.piece.item_number)).toEqual([1, 3, 4])
  })
})

describe('outfits around a piece leave out', () => {
  const of = (n: number, root: string, leaf: string, over: Partial<StylePiece> = {}) =>
    piece(n, 'dress', { category_tags: [root, leaf], ...over })
  const leavesOf = (anchor: StylePiece, closetOf: StylePiece[], own: Partial<OutfitWish> = {}) =>
    buildOutfits(anchor, closetOf, { ...wish, ...own }).flatMap(({ pieces }) =>
      pieces.map((one) => one.piece.category_tags.at(-1)),
    )
  const bags = Array.from({ length: 4 }, (_, i) => of(50 + i, 'handbags', 'clutches'))
  const jewels = Array.from({ length: 4 }, (_, i) => of(60 + i, 'jewelry', 'earrings'))

  it('sneakers with a gown', () => {
    const shoes = [of(11, 'shoes', 'sneakers'), of(12, 'shoes', 'heels', { color_names: ['green'] })]
    const leaves = leavesOf(of(1, 'dresses', 'gowns', { color_names: ['red'] }), [
      ...shoes,
      ...bags,
      ...jewels,
    ])
    expect(leaves).toContain('heels')
    expect(leaves).not.toContain('sneakers')
  })

  it.each([
    ['sandals under a wool coat', of(1, 'coats-jackets', 'wool-coats')],
    ['sandals beside a wool coat of the same outfit', of(1, 'dresses', 'midi-dresses')],
  ])('%s', (_, anchor) => {
    const closetOf = [
      ...[11, 12, 13, 14].map((n) => of(n, 'shoes', 'sandals')),
      ...[21, 22].map((n) => of(n, 'coats-jackets', 'wool-coats')),
      ...[31, 32].map((n) => of(n, 'dresses', 'midi-dresses')),
      ...bags,
    ]
    for (const { pieces } of buildOutfits(anchor, closetOf, wish)) {
      const leaves = pieces.map((one) => one.piece.category_tags.at(-1))
      expect(leaves.includes('wool-coats') && leaves.includes('sandals')).toBe(false)
    }
  })

  it('what the occasion refuses', () => {
    const shoes = [
      of(11, 'shoes', 'sneakers', { occasion_tags: ['wedding guest'] }),
      of(12, 'shoes', 'flats', { color_names: ['green'] }),
    ]
    const anchor = of(1, 'dresses', 'casual-dresses', { color_names: ['red'] })
    const leaves = leavesOf(anchor, [...shoes, ...bags, ...jewels], { occasion: 'wedding guest' })
    expect(leaves).toContain('flats')
    expect(leaves).not.toContain('sneakers')
  })
})

it('takes every dress for a dress, knitted ones too', () => {
  const dresses = kinds.filter(({ root }) => root === 'dresses')
  expect(dresses.map(({ slug }) => slug)).toContain('sweater-dresses')
  for (const { slug } of dresses) expect(slotOf({ category_tags: ['dresses', slug] })).toBe('dress')
})

it('every slot that is needed can be filled by some kind', () => {
  for (const kind of Object.keys(tags)) {
    const anchor = piece(1, kind)
    expect(slotOf(anchor)).toBe(kind)
    for (const slot of slotsAround(anchor)) expect(tagsOfSlot(slot).length).toBeGreaterThan(0)
  }
})

it('lets neutrals carry every color, and prefers neighbours and opposites to strangers', () => {
  const score = (one: string, other: string) => harmony([one], [other]).score
  expect(score('red', 'black')).toBeGreaterThan(score('red', 'orange'))
  expect(score('red', 'orange')).toBeGreaterThan(score('yellow', 'blue'))
  expect(score('yellow', 'blue')).toBeGreaterThan(score('red', 'green'))
  expect(harmony([], ['red']).score).toBe(0.6)
})
