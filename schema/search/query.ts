// A listing asked of the engine: one _msearch with the hits and all facets that nobody selected in, and one search of size 0
// for each facet with a selection, so that its counts leave its own filter out (measured faster than post_filter).
import { daysBound, type Filter } from '@hemline/rules/filters.ts'
import { type SortValue, sortOrders } from '@hemline/rules/sorts.ts'
import { facetAggregations, facetKeys } from './facets.ts'
import { resultWindow, textFields } from './mapping.ts'

export type ListingQuery = {
  filters: readonly Filter[]
  words: readonly string[]
  excludedDropshippers: readonly number[]
  sort: SortValue
  page: number
  amount: number
}

type Clause = Record<string, unknown>
export type SearchBody = Record<string, unknown>

/** The bodies of one _msearch: the first holds the hits, the others one selected facet each, named by `facet`. */
export function listingSearches(query: ListingQuery, now: Date): { body: SearchBody; facet: string | null }[] {
  const selected = query.filters.filter((filter) => facetKeys.includes(filter.def.key))
  const open = facetKeys.filter((key) => !selected.some((filter) => filter.def.key === key))
  const from = (query.page - 1) * query.amount
  const reachable = from + query.amount <= resultWindow
  const hits = {
    query: clauseOf(query, query.filters, now),
    from: reachable ? from : 0,
    size: reachable ? query.amount : 0,
    sort: sortOf(query.sort),
    track_total_hits: true,
    _source: false,
    stored_fields: '_none_',
    docvalue_fields: ['item_number'],
    aggs: Object.assign({}, ...open.map((key) => facetAggregations(key))),
  }
  const others = selected.map((own) => ({
    facet: own.def.key,
    body: {
      query: clauseOf(
        query,
        query.filters.filter((filter) => filter !== own),
        now,
      ),
      size: 0,
      track_total_hits: false,
      aggs: facetAggregations(own.def.key, own),
    },
  }))
  return [{ facet: null, body: hits }, ...others]
}

function clauseOf(query: ListingQuery, filters: readonly Filter[], now: Date): Clause {
  const filter = filters.map((one) => filterClause(one, now))
  if (!query.filters.some((one) => one.def.key === 'state')) filter.push({ term: { state: 'listed' } })
  const mustNot = query.excludedDropshippers.length > 0 ? [{ terms: { dropshipper_id: query.excludedDropshippers.map(String) } }] : []
  const text = query.words.join(' ')
  const must = text === '' ? [] : [{ multi_match: { query: text, type: 'cross_fields', operator: 'and', fields: textFields } }]
  return { bool: { must, filter, must_not: mustNot } }
}

/** One filter as a clause; kinds and bounds mean exactly what the database's conditions mean. */
export function filterClause(filter: Filter, now: Date): Clause {
  const field = filter.def.column
  switch (filter.kind) {
    case 'terms':
      return filter.def.key === 'brand_name_tags'
        ? { terms: { 'brand_name.lower': filter.values.map((value) => value.toLowerCase()) } }
        : { terms: { [field]: filter.values } }
    case 'number':
      return { terms: { [field]: filter.values.map(String) } }
    case 'boolean':
      return { term: { [field]: filter.value } }
    case 'range':
      return range(field, filter.from, filter.to)
    case 'date':
      return range(field, filter.from, null)
    case 'days': {
      const { from, to } = daysBound(filter, now)
      return range(field, from, to)
    }
  }
}

function range(field: string, from: number | Date | null, to: number | Date | null): Clause {
  const isTime = from instanceof Date || to instanceof Date
  const bound = (value: number | Date | null) => (value instanceof Date ? value.getTime() : value)
  const bounds = { ...(from !== null && { gte: bound(from) }), ...(to !== null && { lte: bound(to) }) }
  return { range: { [field]: isTime ? { ...bounds, format: 'epoch_millis' } : bounds } }
}

function sortOf(sort: SortValue): Clause[] {
  const orders = sortOrders[sort].map(({ field, direction }) =>
    field === '_score' ? { _score: { order: direction } } : { [field]: { order: direction, missing: '_last' } },
  )
  return [...orders, { item_number: { order: 'desc' } }]
}
