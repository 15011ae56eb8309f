// Search terms that lead on from a listing (specification §7, alpSearchTerms): narrower terms, and those
// of sibling categories.

import { singular } from '../query/engine/normal.ts'
import type { FacetBucket } from '../search/facets.ts'
import type { FilterInput } from '../search/filters.ts'
import type { CategoryName } from '../search/listing-path.ts'
import { listingTermsMax, suggestedFewest } from '../vocabulary/suggestions.ts'
import { searchPath } from './recent-searches.ts'
import { adjectiveOf, nounOf, phraseOf, wordsOf } from './shelf.ts'
import type { SuggestedTerm } from './suggestions.ts'

/** Filter keys whose values can stand before the name of a category, in the order of speech. */
const spoken = [
  'brand_name_tags',
  'department_tags',
  'color_names',
  'style_tags',
  'occasion_tags',
  'materials',
  'pattern',
  'pant_cut_tags',
  'neckline_tags',
]
/** The facets that listingTerms needs. */
export const listingTermFacets: readonly string[] = [
  'category_tags',
  ...spoken.filter((key) => key !== 'department_tags'),
]
const usual = 10

/** The listing for which terms are suggested. */
export type TermListing = {
  filters: readonly FilterInput[]
  /** The cleaned search text; empty without one. */
  query: string
  /** Number of pieces in the listing. */
  total: number
  facets: readonly { key: string; buckets: readonly Pick<FacetBucket, 'value' | 'count' | 'selected'>[] }[]
  categories: readonly CategoryName[]
  /** The filters read from the search text. */
  understood: readonly { key: string; values: readonly string[]; negated: boolean; textWithout: string }[]
}
type Term = { text: string; count: number }

/** Returns the number of search terms to suggest: the requested number within 0 to 20, 10 by default. */
export const termAmount = (limit: number | null | undefined): number =>
  Math.min(Math.max(Math.trunc(limit ?? usual), 0), listingTermsMax)

const has = (text: string, phrase: string) => {
  const words = wordsOf(text).map(singular)
  return wordsOf(phrase).every((word) => words.includes(singular(word)))
}

/** Returns the values of the filters as words, with another value for one key. */
function adjectivesOf({ filters, query }: TermListing, other?: { key: string; adjective: string }): string[] {
  return spoken.flatMap((key) => {
    const values = filters.find((filter) => filter.key === key)?.values ?? []
    const own = values.length === 1 ? adjectiveOf(key, values[0] ?? '') : undefined
    const adjective = key === other?.key ? other.adjective : own
    return adjective === undefined || has(query, adjective) ? [] : [adjective]
  })
}

function narrowing(listing: TermListing, thing: string, key: string): Term[] {
  const chosen = listing.filters.some((filter) => filter.key === key)
  if (listing.understood.some((part) => part.key === key)) return []
  return bucketsOf(listing, key).flatMap(({ value, count, selected }) => {
    const adjective = adjectiveOf(key, value)
    // When the key has a chosen value, the counts of the other values ignore it: those are other
    // listings, not parts of this one.
    if (selected || adjective === undefined || has(thing, adjective) || (!chosen && count >= listing.total))
      return []
    const text = phraseOf(adjectivesOf(listing, { key, adjective }), thing)
    return text === undefined ? [] : [{ text, count }]
  })
}

const bucketsOf = ({ facets }: TermListing, key: string) =>
  facets.find((facet) => facet.key === key)?.buckets.filter(({ count }) => count >= suggestedFewest) ?? []

type Beside = { below: Term[]; beside: Term[] }

const kindIn = ({ understood }: TermListing) =>
  understood.find(({ key, values, negated }) => key === 'category_tags' && !negated && values.length === 1)

/** Returns terms for the categories below the listing's own category and for its siblings. */
function kindsAround(listing: TermListing, own: CategoryName | undefined): Beside {
  const bySlug = new Map(listing.categories.toReversed().map((one) => [one.slug, one]))
  const parent = own?.path.split('/').slice(0, -1).join('/') ?? ''
  const found: Beside = { below: [], beside: [] }
  // "silk dress" leads on to "silk midi dresses": the other category replaces the one in the text.
  const around = kindIn(listing)?.textWithout ?? listing.query
  for (const { value, count, selected } of bucketsOf(listing, 'category_tags')) {
    const one = bySlug.get(value)
    const noun = one && nounOf(one)
    if (selected || !one || noun === undefined) continue
    const below = own === undefined || one.path.startsWith(`${own.path}/`)
    const siblings = own !== undefined && one.path.split('/').slice(0, -1).join('/') === parent
    if ((!below && !siblings) || (below && count >= listing.total)) continue
    const words = around === '' || has(noun, around) ? [] : [around]
    const text = phraseOf([...adjectivesOf(listing), ...words], noun)
    if (text !== undefined) found[below ? 'below' : 'beside'].push({ text, count })
  }
  return found
}

/**
 * Returns search terms that lead on from a listing, each with at least five pieces and different from the
 * listing itself. One term of each kind (categories, colours, patterns, brands …) follows the other,
 * within a kind by number of pieces, then alphabetically.
 */
export function listingTerms(listing: TermListing, limit?: number | null): SuggestedTerm[] {
  const slugs = (kindIn(listing) ?? listing.filters.find(({ key }) => key === 'category_tags'))?.values ?? []
  const own = slugs.length === 1 ? listing.categories.find(({ slug }) => slug === slugs[0]) : undefined
  const thing = [
    listing.query,
    own && !kindIn(listing) && !has(listing.query, nounOf(own) ?? '') ? nounOf(own) : undefined,
  ]
    .filter(Boolean)
    .join(' ')
  const { below, beside } = kindsAround(listing, own)
  const adjectives =
    thing === ''
      ? []
      : spoken.filter((key) => key !== 'department_tags').map((key) => narrowing(listing, thing, key))
  const byCount = [below, ...adjectives.slice(1), adjectives[0] ?? [], beside].map((terms) =>
    terms.toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1)),
  )
  const most = Math.max(0, ...byCount.map((terms) => terms.length))
  const inTurn = Array.from({ length: most }, (_, i) => byCount.flatMap((terms) => terms[i] ?? [])).flat()
  const already = wordsOf([...adjectivesOf(listing), thing].join(' ')).join('')
  const seen = new Set([already])
  return inTurn
    .filter(({ text }) => {
      const key = wordsOf(text).join('')
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, termAmount(limit))
    .map(({ text }) => ({ text, path: searchPath(text) }))
}
