// Rules of landing pages: seasons, and the listings behind their blocks. The texts are in the database.
import type { FilterInput } from '../search/filters.ts'
import { withFilter, withSort } from '../search/listing-url.ts'

export type LandingSource = 'filters' | 'season' | 'outfits'
/** A block as it is stored. `filters` narrows what its source finds; budget in cents, for outfits. */
export type LandingBlockDef = {
  title: string
  words: string
  source: LandingSource
  filters: readonly FilterInput[]
  sort?: string | undefined
  budgetCents?: number
}
export type LandingDef = {
  slug: string
  title: string
  intro: string
  filters: readonly FilterInput[]
  blocks: readonly LandingBlockDef[]
}

export type Season = 'spring' | 'summer' | 'fall' | 'winter'
/**
 * Returns the meteorological season of the northern hemisphere (where the shop is) at a time, by UTC month.
 */
export function seasonOf(at: Date): Season {
  const month = at.getUTCMonth()
  if (month <= 1 || month === 11) return 'winter'
  if (month <= 4) return 'spring'
  return month <= 7 ? 'summer' : 'fall'
}

/** Kinds that people look for in a season; which of them sell now is counted. */
export const seasonKinds: Record<Season, readonly string[]> = {
  spring: [
    'blazers',
    'midi-dresses',
    'casual-dresses',
    'blouses',
    'button-down-shirts',
    'straight-jeans',
    'midi-skirts',
    'sneakers',
    'totes',
    'scarves',
  ],
  summer: [
    'maxi-dresses',
    'mini-dresses',
    'sandals',
    'casual-shorts',
    'denim-shorts',
    'linen-pants',
    'rompers',
    't-shirts',
    'sunglasses',
    'hats',
  ],
  fall: [
    'coats',
    'blazers',
    'cardigans',
    'pullovers',
    'cashmere-sweaters',
    'sweater-dresses',
    'boots',
    'ankle-boots',
    'straight-jeans',
    'scarves',
    'totes',
  ],
  winter: [
    'coats',
    'puffer-jackets',
    'pullovers',
    'cashmere-sweaters',
    'cardigans',
    'sweater-dresses',
    'cocktail-dresses',
    'boots',
    'ankle-boots',
    'scarves',
  ],
}

/** Replaces each placeholder {season} in a stored text by the season's name. */
export const inSeason = (text: string, season: Season): string => text.replaceAll('{season}', season)

/** The kinds around which the outfits of a page are put together; none when it has other blocks too. */
function outfitKinds(blocks: readonly LandingBlockDef[]): string[] {
  if (!blocks.every((block) => block.source === 'outfits')) return []
  const kinds = blocks.flatMap((block) =>
    block.filters.filter(({ key }) => key === 'category_tags').flatMap(({ values }) => values),
  )
  return [...new Set(kinds)]
}

/**
 * Returns the filters of a landing page's listing: the page's own; unless these name categories, also the
 * season's categories, or those around which its outfits are built.
 */
export function landingFilters(page: Pick<LandingDef, 'filters' | 'blocks'>, season: Season): FilterInput[] {
  if (page.filters.some((filter) => filter.key === 'category_tags')) return [...page.filters]
  const seasonal = page.blocks.some((block) => block.source === 'season')
  const kinds = seasonal ? seasonKinds[season] : outfitKinds(page.blocks)
  return [...page.filters, ...(kinds.length > 0 ? [{ key: 'category_tags', values: kinds }] : [])]
}

/** Merges two lists of filters; for a key in both, the filter of `more` wins. */
export function mergeFilters(base: readonly FilterInput[], more: readonly FilterInput[]): FilterInput[] {
  return [...base.filter((one) => !more.some((other) => other.key === one.key)), ...more]
}

/**
 * Returns the URL of the listing that shows all pieces of a landing page's block: the page's listing,
 * narrowed by the block's filters and sort.
 */
export function blockHref(slug: string, block: readonly FilterInput[], sort: string | undefined): string {
  const search = block.reduce((text, { key, values }) => withFilter(text, key, values), '')
  return `/lp/${slug}/plp${sort ? withSort(search, sort) : search}`
}
