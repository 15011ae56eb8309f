// A listing asked of the engine: one _msearch with the hits and all facets that nobody selected in, and one
// search of size 0 for each facet with a selection, so that its counts leave its own filter out (measured
// faster than post_filter).
import type { FacetDef } from '@hemline/rules/search/facet-options.ts'
import { facetByKey } from '@hemline/rules/search/facets.ts'
import { daysBound, type Filter } from '@hemline/rules/search/parse-filters.ts'
import { type SearchQuery, strongWish } from '@hemline/rules/search/search.ts'
import { isScored, type SortValue, sortOrders } from '@hemline/rules/search/sorts.ts'
import { windowOf } from './diversity.ts'
import { facetAggregations, traitsAggregation } from './facets.ts'
import { resultWindow, textFields } from './mapping.ts'
import { nobody, rankedClause, type Shopper } from './ranking.ts'
import { sizesClause } from './size-clause.ts'

type Clause = Record<string, unknown>
export type SearchBody = Record<string, unknown>

/** A body, the facet that it counts (null: the hits), and what is found by, without the order. */
export type ListingSearch = { body: SearchBody; facet: string | null; found: SearchBody }

/** Whether the order comes from schema/search/ranking.ts. Where nothing is shown, nothing is ordered. */
const isRanked = ({ sort, amount }: SearchQuery): boolean => isScored(sort) && amount > 0

/**
 * Whether the page is made of what the shop would show somebody who said nothing in particular. Only then
 * kinds and colors take turns as brands do: what was asked for in words comes first, whatever its color.
 */
const isRecommended = ({ sort }: SearchQuery): boolean => sort === 'recommended'

/**
 * Returns whether a listing's brands are spread: it is ranked and no brand was asked for, or kinds and colors
 * take turns.
 */
export const isSpread = (query: SearchQuery): boolean =>
  isRanked(query) && (isRecommended(query) || !query.filters.some(({ def }) => def.key === 'brand_name_tags'))

/** Returns the fields of a hit, beside the brand, by which a listing is spread. */
export const spreadFields = (query: SearchQuery): readonly string[] =>
  isRecommended(query) ? ['own_kind', 'own_color'] : []

/**
 * Builds the bodies of one _msearch for a listing: the first returns the hits, each other the counts of one
 * facet with a selection, named by `facet`.
 */
export function listingSearches(query: SearchQuery, now: Date, shopper: Shopper = nobody): ListingSearch[] {
  const asked = query.facets.flatMap((key) => facetByKey.get(key) ?? [])
  const ownOf = (def: FacetDef) => query.filters.find((filter) => filter.def.key === def.key)
  const open = asked.filter((def) => ownOf(def) === undefined)
  const from = (query.page - 1) * query.amount
  const reachable = from + query.amount <= resultWindow
  const found = clauseOf(query, query.filters, now)
  const asPage = { from, size: query.amount }
  const hits = {
    query: isRanked(query) ? rankedBy(query, found, shopper, now) : found,
    ...(reachable ? (isSpread(query) ? windowOf(from, query.amount) : asPage) : { from: 0, size: 0 }),
    sort: sortOf(query.sort),
    track_total_hits: true,
    _source: false,
    stored_fields: '_none_',
    docvalue_fields: isSpread(query)
      ? ['item_number', 'brand_name', ...spreadFields(query)]
      : ['item_number'],
    ...(asked.length > 0 && {
      aggs: Object.assign(
        {},
        traitsAggregation,
        ...open.map((def) => facetAggregations(def, query.switches)),
      ),
    }),
  }
  const others = asked.flatMap((def) => {
    const own = ownOf(def)
    if (own === undefined) return []
    const around = query.filters.filter((filter) => filter !== own)
    const aggs = facetAggregations(def, query.switches, own)
    const clause = clauseOf(query, around, now)
    return [
      { facet: def.key, body: { query: clause, size: 0, track_total_hits: false, aggs }, found: clause },
    ]
  })
  return [{ facet: null, body: hits, found }, ...others]
}

/**
 * Builds the search for the pieces of a listing that are nearest to a vector, at most `amount`. With `tags`
 * only pieces with one of these category tags.
 */
export function nearestSearch(
  query: SearchQuery,
  { vector, amount, tags }: { vector: Int8Array; amount: number; tags?: readonly string[] },
  now: Date,
): SearchBody {
  const { bool } = clauseOf(query, query.filters, now)
  const filter = tags ? [...bool.filter, { terms: { category_tags: tags } }] : bool.filter
  return {
    query: { knn: { look: { vector: [...vector], k: amount, filter: { bool: { ...bool, filter } } } } },
    size: amount,
    track_total_hits: false,
    _source: false,
    stored_fields: '_none_',
    docvalue_fields: ['item_number'],
  }
}

/**
 * Builds the search for at most `most` brands of a listing, its brand filter left out, with a word that
 * begins as typed.
 */
export function brandSearch(query: SearchQuery, typed: string, most: number, now: Date): SearchBody {
  const around = query.filters.filter((filter) => filter.def.key !== 'brand_name_tags')
  const { bool } = clauseOf(query, around, now)
  const beginnings =
    typed === '' ? [] : [{ match: { 'brand_names.start': { query: typed, operator: 'and' } } }]
  const aggs = { brands: { terms: { field: 'brand_names', size: most } } }
  return {
    query: { bool: { ...bool, filter: [...bool.filter, ...beginnings] } },
    size: 0,
    track_total_hits: false,
    aggs,
  }
}

type Found = { bool: { filter: Clause[]; must_not: Clause[] } }

const rankedBy = (query: SearchQuery, { bool }: Found, shopper: Shopper, now: Date): Clause =>
  rankedClause(
    { query, filter: bool.filter, mustNot: bool.must_not, clauseFor: (filter) => filterClause(filter, now) },
    shopper,
    now,
  )

function clauseOf(query: SearchQuery, filters: readonly Filter[], now: Date): Found {
  const filter = filters.map((one) => filterClause(one, now))
  if (!query.filters.some((one) => one.def.key === 'state')) filter.push({ term: { state: 'listed' } })
  const strong = query.wishes.filter(({ weight }) => weight >= strongWish)
  if (query.wishful)
    filter.push({
      bool: { should: strong.map((wish) => filterClause(wish.filter, now)), minimum_should_match: 1 },
    })
  const mustNot = query.without.map((one) => filterClause(one, now))
  if (query.excludedDropshippers.length > 0)
    mustNot.push({ terms: { dropshipper_id: query.excludedDropshippers.map(String) } })
  if (query.unwanted.length > 0)
    mustNot.push({ multi_match: { query: query.unwanted.join(' '), fields: textFields } })
  const text = query.words.join(' ')
  if (text !== '')
    filter.push({
      multi_match: {
        query: text,
        type: 'cross_fields',
        operator: query.anyWord ? 'or' : 'and',
        fields: textFields,
      },
    })
  return { bool: { filter, must_not: mustNot } }
}

/** Builds the clause of one filter; kinds and bounds mean exactly the same as the database's conditions. */
export function filterClause(filter: Filter, now: Date): Clause {
  const field = filter.def.column
  switch (filter.kind) {
    case 'terms':
      return filter.def.key === 'brand_name_tags'
        ? { terms: { 'brand_names.lower': filter.values.map((value) => value.toLowerCase()) } }
        : { terms: { [field]: [...filter.values, ...filter.also] } }
    case 'number':
      return sizesClause(filter)
    case 'boolean':
      return { term: { [field]: filter.value } }
    case 'range':
      return range(field, filter.from, filter.to)
    case 'words':
      return { bool: { must_not: filter.values.map(phraseClause) } }
    case 'date':
      return range(field, filter.from, null)
    case 'days': {
      const { from, to } = daysBound(filter, now)
      return range(field, from, to)
    }
  }
}

const phraseClause = (phrase: string): Clause => ({
  multi_match: { query: phrase, type: 'phrase', fields: textFields },
})

function range(field: string, from: number | Date | null, to: number | Date | null): Clause {
  const isTime = from instanceof Date || to instanceof Date
  const bound = (value: number | Date | null) => (value instanceof Date ? value.getTime() : value)
  const bounds = { ...(from !== null && { gte: bound(from) }), ...(to !== null && { lte: bound(to) }) }
  return { range: { [field]: isTime ? { ...bounds, format: 'epoch_millis' } : bounds } }
}

function sortOf(sort: SortValue): Clause[] {
  const orders = sortOrders[sort].map(({ field, direction }) =>
    field === '_score'
      ? { _score: { order: direction } }
      : { [field]: { order: direction, missing: '_last' } },
  )
  return [...orders, { item_number: { order: 'desc' } }]
}
