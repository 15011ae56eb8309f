// How the tables of sure words (words-*.ts) write their entries: short, and a value that the shop
// doesn't have doesn't compile.
import type * as L from './leaning.ts'
import type { Entry, Leaning } from './types.ts'

/** Filters by their keys, with the values that the shop has. */
export type SureFilters = {
  category_tags?: readonly L.Kind[]
  department_tags?: readonly (L.Department | 'women' | 'shoes' | 'handbags' | 'jewelry' | 'accessories')[]
  color_names?: readonly L.Color[]
  advanced_color_names?: readonly L.Shade[]
  materials?: readonly L.Material[]
  pattern?: readonly L.Pattern[]
  style_tags?: readonly L.Style[]
  occasion_tags?: readonly L.Occasion[]
  search_tags?: readonly L.Tag[]
  neckline_tags?: readonly L.Neck[]
  sleeve_length?: readonly L.Sleeve[]
  pant_cut_tags?: readonly L.Cut[]
  waist_tags?: readonly L.Waist[]
  jean_wash_tags?: readonly L.Wash[]
  shoe_width?: readonly ('medium' | 'narrow' | 'wide')[]
  condition?: readonly ('new_with_tags' | 'excellent' | 'very_good' | 'good' | 'repaired' | 'flawed_gem')[]
  condition_overrides?: readonly ('altered' | 'odor' | 'fading' | 'pilling')[]
  clearance?: readonly ['true']
  fresh_sale?: readonly ['true']
  luxe_brand?: readonly ['true']
  shop_local?: readonly ['true']
  is_rare_find?: readonly ['true']
  listed_days?: readonly string[]
  user_promotion_discount_percent?: readonly string[]
}

type More = { text?: string; label?: string; leanings?: readonly Leaning[]; also?: SureFilters }

const split = (words: string) => words.split(', ')

/** Where the same kind lies for children, by a category or the one above it. */
const forKids: Readonly<Partial<Record<L.Kind, readonly L.Kind[]>>> = {
  ...Object.fromEntries(
    [
      'dresses',
      'mini-dresses',
      'midi-dresses',
      'maxi-dresses',
      'sweater-dresses',
      'cocktail-dresses',
      'casual-dresses',
    ].map((slug) => [slug, ['kids-dresses']]),
  ),
  ...Object.fromEntries(
    ['tops', 'blouses', 't-shirts', 'button-down-shirts', 'sweatshirts-hoodies'].map((slug) => [
      slug,
      ['kids-tops'],
    ]),
  ),
  ...Object.fromEntries(
    ['sweaters', 'cardigans', 'pullovers', 'cashmere-sweaters'].map((slug) => [slug, ['kids-sweaters']]),
  ),
  ...Object.fromEntries(
    ['coats-jackets', 'blazers', 'coats', 'puffer-jackets'].map((slug) => [slug, ['kids-jackets']]),
  ),
  ...Object.fromEntries(
    [
      'jeans',
      'straight-jeans',
      'wide-leg-jeans',
      'bootcut-jeans',
      'skinny-jeans',
      'pants',
      'dress-pants',
      'casual-pants',
      'linen-pants',
    ].map((slug) => [slug, ['kids-jeans-pants']]),
  ),
  ...Object.fromEntries(
    [
      'skirts',
      'mini-skirts',
      'midi-skirts',
      'shorts',
      'casual-shorts',
      'denim-shorts',
      'jumpsuits-rompers',
      'jumpsuits',
      'rompers',
    ].map((slug) => [slug, ['kids-clothes']]),
  ),
  sneakers: ['kids-sneakers'],
  boots: ['kids-boots'],
  shoes: ['kids-shoes'],
  heels: ['kids-shoes'],
  sandals: ['kids-shoes'],
}

/** The shop has dresses and tops for expecting mothers; of all else only the kind as a whole is near. */
function forMaternity(first: L.Kind): readonly L.Kind[] | undefined {
  const kids = forKids[first]?.[0]
  if (kids === 'kids-dresses') return ['maternity-dresses']
  if (kids === 'kids-tops' || kids === 'kids-sweaters') return ['maternity-tops']
  return kids === 'kids-jeans-pants' || kids === 'kids-clothes' || kids === 'kids-jackets'
    ? ['maternity-clothes']
    : undefined
}

/** A kind that the shop has: its words, commas between them, and its categories. */
export function kind(words: string, to: L.Kind | readonly L.Kind[], more: More = {}): Entry {
  const { also, ...rest } = more
  const slugs = typeof to === 'string' ? [to] : to
  const [kids, maternity] = slugs[0] ? [forKids[slugs[0]], forMaternity(slugs[0])] : []
  return {
    words: split(words),
    filters: { category_tags: slugs, ...also },
    ...(kids && { kids }),
    ...(maternity && { maternity }),
    ...rest,
  }
}

/** A kind that the shop hasn't, with the nearest it has. */
export const near = (words: string, to: L.Kind | readonly L.Kind[], more: More = {}): Entry => ({
  ...kind(words, to, more),
  absent: true,
})

/** Words that are a filter, or several at once. */
export const sure = (words: string, filters: SureFilters, more: Omit<More, 'also'> = {}): Entry => ({
  words: split(words),
  filters,
  ...more,
})

/** Words that come near a value of the shop: pieces with it come first. */
export const lean = (words: string, ...leanings: Leaning[]): Entry => ({ words: split(words), leanings })

/**
 * A material, pattern or cut that the shop hasn't: it counts as left out, and what comes nearest comes first.
 */
export const lacking = (words: string, ...leanings: Leaning[]): Entry => ({
  ...lean(words, ...leanings),
  absent: true,
})
