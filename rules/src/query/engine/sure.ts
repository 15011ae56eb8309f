// Short builders for the tables of words that are filters (words-*.ts), and the types of the values they
// may use: a value that the shop does not have fails to compile.
import type * as L from './leaning.ts'
import type { Entry, Leaning } from './types.ts'

/** Values that the shop has, by filter key. */
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

/** `kids`: the children's categories, where those of the first kind would be too wide. */
type More = {
  text?: string
  label?: string
  leanings?: readonly Leaning[]
  also?: SureFilters
  kids?: readonly L.Kind[]
}

const split = (words: string) => words.split(', ')

const toKids = (kinds: readonly L.Kind[], ...kids: L.Kind[]): Record<string, readonly L.Kind[]> =>
  Object.fromEntries(kinds.map((slug) => [slug, kids]))

/** The children's category for each kind; a parent category where children have no such kind. */
const forKids: Readonly<Partial<Record<L.Kind, readonly L.Kind[]>>> = {
  ...toKids(
    ['dresses', 'mini-dresses', 'midi-dresses', 'maxi-dresses', 'sweater-dresses', 'casual-dresses'],
    'kids-dresses',
  ),
  'cocktail-dresses': ['kids-party-dresses', 'kids-dresses'],
  ...toKids(['tops', 'blouses', 't-shirts', 'button-down-shirts'], 'kids-tops'),
  'sweatshirts-hoodies': ['kids-sweatshirts'],
  ...toKids(['sweaters', 'cardigans', 'pullovers', 'cashmere-sweaters'], 'kids-sweaters'),
  'coats-jackets': ['kids-jackets', 'kids-coats'],
  ...toKids(['blazers', 'puffer-jackets'], 'kids-jackets'),
  coats: ['kids-coats'],
  ...toKids(
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
    ],
    'kids-jeans-pants',
  ),
  ...toKids(['skirts', 'mini-skirts', 'midi-skirts'], 'kids-skirts'),
  ...toKids(['shorts', 'casual-shorts', 'denim-shorts'], 'kids-shorts'),
  ...toKids(['jumpsuits-rompers', 'jumpsuits', 'rompers'], 'kids-clothes'),
  sneakers: ['kids-sneakers'],
  boots: ['kids-boots'],
  shoes: ['kids-shoes'],
  heels: ['kids-shoes'],
  sandals: ['kids-sandals'],
}

/** The maternity category for each children's category that a kind leads to. */
const forMaternityBy: Readonly<Partial<Record<L.Kind, readonly L.Kind[]>>> = {
  ...toKids(['kids-dresses', 'kids-party-dresses'], 'maternity-dresses'),
  ...toKids(['kids-tops', 'kids-sweaters', 'kids-sweatshirts'], 'maternity-tops'),
  'kids-skirts': ['maternity-skirts'],
  ...toKids(
    ['kids-jeans-pants', 'kids-clothes', 'kids-jackets', 'kids-coats', 'kids-shorts'],
    'maternity-clothes',
  ),
}

/** Returns the maternity categories for a kind; undefined for kinds that have none, such as shoes. */
function forMaternity(first: L.Kind): readonly L.Kind[] | undefined {
  const kids = forKids[first]?.[0]
  return kids && forMaternityBy[kids]
}

/**
 * Builds a lexicon entry for a kind of piece that the shop has: its phrases, separated by ", ", and its
 * category slugs. Adds the matching categories for children and maternity.
 */
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

/**
 * Builds a lexicon entry for a kind that the shop does not have: its phrases and the nearest categories;
 * the entry is marked `absent`.
 */
export const near = (words: string, to: L.Kind | readonly L.Kind[], more: More = {}): Entry => ({
  ...kind(words, to, more),
  absent: true,
})

/** Builds a lexicon entry for phrases (separated by ", ") that mean one filter or several filters at once. */
export const sure = (words: string, filters: SureFilters, more: Omit<More, 'also'> = {}): Entry => ({
  words: split(words),
  filters,
  ...more,
})

/**
 * Builds a lexicon entry for phrases that only rank pieces: those with the values of the leanings come
 * first.
 */
export const lean = (words: string, ...leanings: Leaning[]): Entry => ({ words: split(words), leanings })

/**
 * Builds a lexicon entry for a material, pattern or cut that the shop does not have: pieces with the
 * nearest values come first, and the entry is marked `absent`.
 */
export const lacking = (words: string, ...leanings: Leaning[]): Entry => ({
  ...lean(words, ...leanings),
  absent: true,
})
