// Saved searches: limits, rhythms, what is too broad to be told about, and what can never be found
// (decision 0158).
import { joinLabels } from '../common/labels.ts'
import type { FacetNames } from '../search/facet-names.ts'
import type { Filter } from '../search/parse-filters.ts'
import type { SearchQuery } from '../search/search.ts'
import { favoritesSyncListLimits } from '../vocabulary/constants.ts'

/** Most saved searches of a member (specification §3: lists). */
export const savedSearchesMost = favoritesSyncListLimits[2]
/** Longest name in characters. */
export const searchNameLongest = 60

export const searchRhythms = ['at_once', 'daily', 'weekly'] as const
export type SearchRhythm = (typeof searchRhythms)[number]

/** Why a piece is told: it is new on sale, back on sale, or costs less. */
export const matchKinds = ['new', 'relisted', 'cheaper'] as const
export type MatchKind = (typeof matchKinds)[number]

/** Matching pieces a day from which a search is too broad, whatever its filters. */
export const perDayMost = 150
/** Days of listed pieces that the frequency of a search is counted from. */
export const frequencyDays = 14

/** Normalizes a saved search's name: single spaces, no control characters. */
export const cleanSearchName = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Returns the key by which two names of saved searches are the same: normalized, in lower case. */
export const searchNameKey = (name: string): string => cleanSearchName(name).normalize('NFC').toLowerCase()

/**
 * Returns why a saved search's name is refused: empty, or more than 60 characters; undefined when it is fine.
 */
export function searchNameProblem(name: string): string | undefined {
  if (cleanSearchName(name) === '') return 'Give the search a name.'
  return cleanSearchName(name).length > searchNameLongest
    ? `A name has at most ${searchNameLongest} characters.`
    : undefined
}

/**
 * Returns the first suggested name, shortened to what fits, that is not taken, else the first one (or "My
 * search") with a number from 2 on behind it.
 */
export function freeSearchName(suggested: readonly string[], taken: ReadonlySet<string>): string {
  const isFree = (name: string) => name !== '' && !taken.has(searchNameKey(name))
  const short = suggested.map((name) => cleanSearchName(name).slice(0, searchNameLongest).trim())
  const free = short.find(isFree)
  if (free !== undefined) return free
  const base = (short.find(Boolean) ?? 'My search').slice(0, searchNameLongest - 4)
  for (let number = 2; ; number += 1) if (isFree(`${base} ${number}`)) return `${base} ${number}`
}

/** Filters that leave too much of the shop to be told about, when a search has nothing else. */
const broadKeys: readonly string[] = [
  'department_tags',
  'state',
  'price',
  'condition',
  'new_with_tags',
  'clearance',
  'fresh_sale',
  'luxe_brand',
  'shop_local',
  'warehouse_id',
  'user_promotion_discount_percent',
  'predicted_sell_score',
  'listed_at',
  'listed_days',
  'min_listed_days',
  // Whatever is neither clothes nor shoes passes it.
  'clothes_size',
  'without',
]

/**
 * Returns why a search is too broad to be saved, in a sentence; undefined when it is not. A category, size,
 * brand, color or any word narrows it enough, and it may match at most 150 new pieces a day; without `perDay`
 * only its filters are judged.
 */
export function tooBroad(
  query: Pick<SearchQuery, 'filters' | 'words' | 'wishful'>,
  perDay?: number,
): string | undefined {
  const narrows = query.words.length > 0 || query.wishful || query.filters.some(isNarrow)
  if (!narrows) {
    return query.filters.length === 0
      ? 'This is the whole shop. Choose a category, size, brand or color, or search for something, to save it.'
      : 'This is too much of the shop to tell you about. Add a category, size, brand, color or word to save it.'
  }
  return perDay !== undefined && perDay > perDayMost
    ? `About ${Math.round(perDay)} pieces a day would match: too many to tell you about. Add a size, brand or price to save it.`
    : undefined
}

const isNarrow = ({ def }: Filter) => !broadKeys.includes(def.key)

/** Why nothing can ever match: a sentence, and the left-out word that is to blame. */
export type Never = { message: string; word: string | null }

const nothingLeft = (word: string): Never => ({
  message: `“${capital(word)}” is also what you look for. Nothing would be left.`,
  word,
})
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const valuesOf = (filter: Filter | undefined): string[] =>
  filter?.kind === 'terms' || filter?.kind === 'number' ? [...filter.values, ...filter.also].map(String) : []

/**
 * Returns why a saved search can never match a piece that goes on sale, as a message: only sold ones wanted,
 * a left-out word that all would have, a value both wanted and refused, or sizes that the categories don't
 * come in. Undefined when it may. `isLeftOut` tells whether the left-out word is found in a text.
 */
export function neverMatches(
  query: SearchQuery,
  names: FacetNames,
  isLeftOut: (word: string, text: string) => boolean,
): Never | undefined {
  const of = (key: string) => query.filters.find(({ def }) => def.key === key)
  const state = of('state')
  if (state && !valuesOf(state).includes('listed'))
    return { message: 'Pieces like these are sold. New ones are never among them.', word: null }
  return wordAgainst(query, of, isLeftOut) ?? refusedByText(query) ?? noSuchPiece(of, names)
}

type FilterOf = (key: string) => Filter | undefined

/** Finds a left-out word that every wanted piece has. */
function wordAgainst(
  query: SearchQuery,
  of: FilterOf,
  isLeftOut: (word: string, text: string) => boolean,
): Never | undefined {
  const without = of('without')
  const words = without?.kind === 'words' ? without.values : []
  const wanted = query.anyWord ? [] : query.words
  const shown = ['brand_name_tags', 'color_names', 'materials'].map((key) => valuesOf(of(key)))
  const isAgainst = (word: string) =>
    wanted.some((one) => isLeftOut(word, one)) ||
    shown.some((values) => values.length > 0 && values.every((value) => isLeftOut(word, value)))
  const word = words.find(isAgainst)
  return word === undefined ? undefined : nothingLeft(word)
}

/** Finds something that the text both asks for and refuses: "silk dress not silk". */
function refusedByText(query: SearchQuery): Never | undefined {
  for (const filter of query.filters) {
    const values = valuesOf(filter)
    const refused = query.without.flatMap((one) => (one.def.key === filter.def.key ? valuesOf(one) : []))
    if (values.length > 0 && values.every((value) => refused.includes(value)))
      return {
        message: `The text asks for ${joinLabels(values.map((value) => `“${value}”`))} and refuses it. Nothing would be left.`,
        word: null,
      }
  }
  return undefined
}

/** Finds a category that no chosen department has, or sizes that no chosen category comes in. */
function noSuchPiece(of: FilterOf, names: FacetNames): Never | undefined {
  const slugs = valuesOf(of('category_tags'))
  const categories = names.categories.filter(({ slug }) => slugs.includes(slug))
  if (slugs.length === 0 || categories.length < slugs.length) return undefined
  const label = joinLabels(categories.map(({ name }) => name))
  const chosen = new Set(valuesOf(of('sizing_id')))
  const sizes = names.sizes.filter(({ sizingId }) => chosen.has(String(sizingId)))
  const below = names.categories.filter(({ path }) =>
    categories.some((one) => path === one.path || path.startsWith(`${one.path}/`)),
  )
  const kinds = below.map((one) => one.sizeCategory)
  if (sizes.length > 0 && !kinds.includes(null) && !sizes.some((size) => kinds.includes(size.sizeCategory)))
    return { message: `${label} don’t come in these sizes, so nothing can ever match.`, word: null }
  return undefined
}

/**
 * Returns how often a saved search would notify, in words ("about 3 a week"), from its matching new pieces a
 * day.
 */
export function frequencyWords(perDay: number): string {
  if (perDay >= 0.95) return `about ${Math.round(perDay)} a day`
  if (perDay * 7 >= 0.95) return `about ${Math.round(perDay * 7)} a week`
  return perDay > 0 ? 'less than one a week' : 'none in the last two weeks'
}
