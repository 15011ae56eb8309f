import { describe, expect, it } from 'vitest'
import type { DiscoveryPiece } from './piece.ts'
import { differencesOf, identicalTo, rankSimilar } from './similar.ts'

const piece = (item_number: number, over: Partial<DiscoveryPiece> = {}): DiscoveryPiece => ({
  item_number,
  brand_id: 1,
  brand_name: 'Corvina',
  title: 'Bottle green cardigan',
  category_id: 141,
  category_name: 'Cardigans',
  category_tags: ['sweaters', 'cardigans'],
  department_tags: ['women'],
  color_names: ['green'],
  materials: ['80% Wool', '20% Nylon'],
  style_tags: ['minimal'],
  occasion_tags: ['work'],
  condition: 'excellent',
  price_cents: 5000,
  msrp_cents: 9000,
  mpn: null,
  chars: {},
  sizing_id: 1003,
  size_display: 'Size M',
  size_equivalents: ['8', '10'],
  ...over,
})
const numbers = (list: readonly { piece: DiscoveryPiece }[]) => list.map((one) => one.piece.item_number)

describe('similar pieces', () => {
  it('put size and color before price, and say why', () => {
    const ranked = rankSimilar(piece(1), [
      piece(2, { brand_id: 2, sizing_id: 1005, size_display: 'Size XL' }),
      piece(3, { brand_id: 2, color_names: ['red'], price_cents: 19_000 }),
      piece(4, { brand_id: 2 }),
    ])
    expect(numbers(ranked)).toEqual([4, 2, 3])
    expect(ranked[0]?.reasons).toEqual(['Same size, M', 'Also green', 'Similar price'])
  })

  it('are of the same kind, for the same people, and never the piece itself', () => {
    const others = [
      piece(1),
      piece(2, { category_id: 142 }),
      piece(3, { department_tags: ['girls'] }),
      piece(4, { department_tags: ['petite'] }),
    ]
    expect(rankSimilar(piece(1), others)).toEqual([])
  })

  it('tell by how much a cheaper one is cheaper, and never call a far price similar', () => {
    const [cheaper] = rankSimilar(piece(1), [
      piece(2, { price_cents: 3000, sizing_id: 9, color_names: [], brand_id: 9, materials: [] }),
    ])
    expect(cheaper?.reasons).toContain('$20 less')
    expect(rankSimilar(piece(1), [piece(2, { price_cents: 90_000 })])[0]?.reasons).not.toContain(
      'Similar price',
    )
  })

  it('come in the same order whatever order they are handed in', () => {
    const others = Array.from({ length: 30 }, (_, i) =>
      piece(10 + i, { price_cents: 3000 + (i % 7) * 500, brand_id: i % 3 }),
    )
    expect(numbers(rankSimilar(piece(1), others))).toEqual(
      numbers(rankSimilar(piece(1), others.toReversed())),
    )
  })
})

describe('identical pieces', () => {
  it('go by the maker’s number before the look', () => {
    const to = piece(1, { mpn: 'HM-1' })
    const found = identicalTo(to, [
      piece(2),
      piece(3, { mpn: 'HM-1', title: 'Something else' }),
      piece(4, { mpn: 'HM-1', brand_id: 5 }),
    ])
    expect(found).toMatchObject({ basis: 'STYLE_NUMBER', pieces: [{ item_number: 3 }] })
  })

  it('go by brand, kind, name and color when there is no number, cheapest first', () => {
    const found = identicalTo(piece(1), [
      piece(2, { price_cents: 9900 }),
      piece(3, { title: 'BOTTLE GREEN  cardigan' }),
      piece(4, { color_names: ['red'] }),
    ])
    expect(found.basis).toBe('SAME_LOOK')
    expect(found.pieces.map((one) => one.item_number)).toEqual([3, 2])
  })

  it('are none when there are none', () => {
    expect(identicalTo(piece(1), [piece(1), piece(2, { brand_id: 7 })])).toEqual({
      basis: 'NONE',
      pieces: [],
    })
  })

  it('say what differs', () => {
    expect(
      differencesOf(
        piece(1),
        piece(2, { size_display: 'Size S', sizing_id: 1002, condition: 'good', price_cents: 3800 }),
      ),
    ).toEqual(['Size S', 'Good', '$12 less'])
    expect(differencesOf(piece(1), piece(2))).toEqual(['The same again'])
  })
})
