// Pieces for tests of the stylist.
import { kinds } from '../catalogue/kinds/kinds.ts'
import type { StylePiece } from '../styling/limits.ts'

let last = 100
/**
 * Returns a piece of a kind, by its slug, as the stylist knows pieces: navy, size 10, $30; each call has the
 * next item number. `own`: what differs.
 */
export const pieceOf = (slug: string, own: Partial<StylePiece> = {}): StylePiece => {
  const kind = kinds.find((one) => one.slug === slug)
  last += 1
  const root = kind?.root ?? ''
  return {
    item_number: last,
    brand_id: 1,
    brand_name: 'Theory',
    title: `Navy ${kind?.noun}`,
    category_id: 1,
    category_name: kind?.name ?? slug,
    category_tags: root === slug ? [slug] : [root, slug],
    department_tags: [...(kind?.departments ?? ['women'])],
    color_names: ['blue'],
    advanced_color_names: ['navy'],
    materials: ['cotton'],
    style_tags: [],
    occasion_tags: [...(kind?.occasions ?? [])],
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
