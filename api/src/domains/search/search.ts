// The shop's search, asked by getItems: understands the input, asks an engine, and says how it got there.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { parseFilters } from '@hemline/rules/filters.ts'
import { hasBeenListed, itemStates } from '@hemline/rules/item-states.ts'
import { withFilter, withSort } from '@hemline/rules/listing-url.ts'
import { pageCount, parsePage } from '@hemline/rules/paging.ts'
import { offeredSorts, parseSort, type SortValue, sortLabels } from '@hemline/rules/sorts.ts'
import { listingMaxAmount, searchTextMax } from '@hemline/rules/vocabulary/constants.ts'
import { type FacetLabels, facetKeys, type RawAggregations, readFacet } from '@hemline/schema/search/facets.ts'
import { listingSearches } from '@hemline/schema/search/query.ts'
import type { Context } from '../../context.ts'
import type { Facet, ItemConnection, ListControls, QueryItemsArgs, SortControl } from '../../generated/resolvers.ts'
import { type SearchClient, searchClient } from '../../platform/search-client.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { type ItemQuery, listFacetNames, listItems, listItemsByNumber } from './search.db.ts'

export type SearchAnswer = Omit<ItemConnection, 'nodes'> & { nodes: ItemRow[] }
type ParsedSearch = { query: ItemQuery; text: string; notes: string[]; inputs: { key: string; values: string[] }[] }
type Found = { rows: ItemRow[]; total: number; facets: Facet[]; degraded: boolean }

/** More words than this in one search text are left out. */
const wordsMax = 20

/**
 * One page of pieces for getItems (specification §7), with exact totals. Filters that make no sense are dropped and told in
 * `notes`; text of any kind is harmless. While the engine is away Postgres answers and `degraded` says so.
 */
export async function searchItems(ctx: Context, args: QueryItemsArgs): Promise<SearchAnswer> {
  const { query, text, notes, inputs } = parseSearch(args)
  const found = await find(ctx, query)
  const pages = pageCount(found.total, query.amount)
  return {
    nodes: found.rows,
    totalCount: found.total,
    pageInfo: { page: query.page, pageCount: pages, pageSize: query.amount, hasNextPage: query.page < pages },
    facets: found.facets,
    moreFacets: [],
    controls: sortControls(query.sort, text, inputs),
    correction: null,
    notes,
    degraded: found.degraded,
    log: null,
    parentId: args.queryId ?? null,
    queryId: uuidv7(ctx.now().getTime()),
    resultId: uuidv7(ctx.now().getTime()),
    savedSearchDisabled: query.filters.length === 0 && text === '',
  }
}

async function find(ctx: Context, query: ItemQuery): Promise<Found> {
  const client = searchClient(ctx.config.SEARCH_URL)
  const found = client && (await findByEngine(ctx, client, query))
  if (found) return found
  const { rows, total } = await listItems(ctx.db, query, ctx.now())
  return { rows, total, facets: [], degraded: true }
}

async function findByEngine(ctx: Context, client: SearchClient, query: ItemQuery): Promise<Found | undefined> {
  const searches = listingSearches(query, ctx.now())
  const answers = await client.tryMsearch(
    searches.map((search) => search.body),
    (error) => ctx.log.warn({ err: error }, 'search engine failed; the database answers'),
  )
  const hits = answers?.[0]?.hits
  if (answers === undefined || hits === undefined) return undefined
  const itemNumbers = hits.hits.map((hit) => Number(hit.fields?.item_number?.[0]))
  const [rows, labels] = await Promise.all([listItemsByNumber(ctx.db, itemNumbers), facetLabels(ctx)])
  if (rows.length < itemNumbers.length)
    ctx.log.warn({ missing: itemNumbers.length - rows.length }, 'the index knows pieces that the database does not')
  const facets = facetKeys.map((key) => {
    const at = searches.findIndex((search) => search.facet === key)
    const aggregations = answers[Math.max(at, 0)]?.aggregations as RawAggregations | undefined
    const own = query.filters.find((filter) => filter.def.key === key)
    return readFacet(key, aggregations ?? {}, labels, own)
  })
  return { rows, total: hits.total?.value ?? 0, facets, degraded: false }
}

const labelsFor = 60_000
const labelCache = new WeakMap<Db, { at: number; labels: Promise<FacetLabels> }>()

/** Names of sizes and categories: the same for everybody, so they are read once a minute. */
async function facetLabels(ctx: Context): Promise<FacetLabels> {
  const now = ctx.now().getTime()
  const cached = labelCache.get(ctx.db)
  if (cached && now - cached.at < labelsFor) return cached.labels
  const labels = listFacetNames(ctx.db).then(({ sizes, categories }) => ({
    sizes: new Map(sizes.map((size) => [String(size.sizing_id), size.label])),
    categories: new Map(categories.map((category) => [category.slug, category.name])),
  }))
  labelCache.set(ctx.db, { at: now, labels })
  labels.catch(() => labelCache.delete(ctx.db))
  return labels
}

/** What getItems' input means: values cleaned of control characters, bounds applied, the rest told in notes. */
export function parseSearch(args: QueryItemsArgs): ParsedSearch {
  const inputs = args.filters.map(({ key, values }) => ({ key: clean(key), values: values.map(clean) }))
  const { filters, notes } = parseFilters(inputs)
  const kept = filters.flatMap((filter) => {
    if (filter.def.key !== 'state' || filter.kind !== 'terms') return [filter]
    // Pieces that were never listed are nobody's business yet.
    const values = filter.values.filter((value) => itemStates.some((state) => state === value && hasBeenListed(state)))
    if (values.length < filter.values.length) notes.push('State: we left out what shoppers can’t see.')
    return values.length > 0 ? [{ ...filter, values }] : []
  })
  const text = clean(args.query ?? '')
    .slice(0, searchTextMax)
    .toWellFormed()
    .trim()
  const wanted = parseSort(args.sortBy, text !== '')
  const known = new Set(kept.map((filter) => filter.def.key))
  return {
    query: {
      filters: kept,
      words: text
        .split(/\s+/u)
        .filter((word) => word !== '')
        .slice(0, wordsMax),
      excludedDropshippers: (args.excludes?.dropshipper_id ?? []).slice(0, 100),
      // Without a text everything is equally relevant.
      sort: wanted === 'relevance' && text === '' ? 'newest_first' : wanted,
      page: parsePage(args.page),
      amount: Math.min(Math.max(Math.trunc(args.amount), 1), listingMaxAmount),
    },
    text,
    notes,
    inputs: inputs.filter((input) => known.has(input.key)),
  }
}

// Postgres refuses NUL and half of a surrogate pair, and nobody types the other control characters.
const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').toWellFormed()

/** §3: a sort control has label, value, selected and the location that choosing it leads to (page 1). */
function sortControls(sort: SortValue, text: string, inputs: ParsedSearch['inputs']): ListControls {
  const hasText = text !== ''
  const byKey = Map.groupBy(inputs, (input) => input.key)
  let base = hasText ? `?${new URLSearchParams({ text })}` : ''
  for (const [key, list] of byKey) {
    const values = list.flatMap((input) => input.values)
    base = withFilter(base, key, values)
  }
  const standard = parseSort(null, hasText)
  const children: SortControl[] = offeredSorts(hasText).map((value) => {
    const search = withSort(base, value === standard ? null : value)
    const location = { query: Object.fromEntries(new URLSearchParams(search)), search }
    return { label: sortLabels[value] ?? value, value, selected: value === sort, location }
  })
  return { sorts: [{ label: 'Sort by', children, selected: children.find((child) => child.selected) ?? null }] }
}
