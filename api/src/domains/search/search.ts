// The shop's search behind getItems: understands the input, asks the search engine, reads the rows, and
// tells how the answer came about.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { isPublicState } from '@hemline/rules/catalogue/item-states.ts'
import { pageCount } from '@hemline/rules/common/paging.ts'
import { namedPage } from '@hemline/rules/query/engine/leads-to.ts'
import { chipsOf } from '@hemline/rules/query/engine/understand.ts'
import { tooBroad } from '@hemline/rules/saved-searches/saved-searches.ts'
import type { FacetNames } from '@hemline/rules/search/facet-names.ts'
import {
  type FacetBucket,
  type FacetChoice,
  type FacetResult,
  facetByKey,
  finishFacet,
  furtherFacets,
} from '@hemline/rules/search/facets.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { isSizeKey } from '@hemline/rules/search/parse-filters.ts'
import {
  brandAmount,
  brandWords,
  isBrandTyped,
  type Known,
  readSearch,
  type SearchQuery,
} from '@hemline/rules/search/search.ts'
import { isScored } from '@hemline/rules/search/sorts.ts'
import { isOfSomebodyElse, otherUserMessage } from '@hemline/rules/search/user-info.ts'
import { pageOf } from '@hemline/schema/search/diversity.ts'
import { type RawAggregations, readBrands, readCounts, readTraits } from '@hemline/schema/search/facets.ts'
import { brandSearch, isSpread, listingSearches, spreadFields } from '@hemline/schema/search/query.ts'
import { nobody, type Shopper } from '@hemline/schema/search/ranking.ts'
import type { Context } from '../../context.ts'
import type { ItemConnection, QueryFacetBrandsArgs, QueryItemsArgs } from '../../generated/resolvers.ts'
import { refuse } from '../../platform/errors.ts'
import { type SearchClient, type SearchResponse, searchClient } from '../../platform/search-client.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { facetNames } from './facet-names.ts'
import { mend } from './mend.ts'
import { withOwnSizes } from './my-sizes.ts'
import {
  listCardsByNumber,
  listFacetBrands,
  listItems,
  listItemsByNumber,
  listOwnSizes,
} from './search.db.ts'
import { type ShopLexicon, shopLexicon } from './shop-words.ts'
import { broadFrom, cacheSnapshot, findSnapshot, snapshotKey } from './snapshots.ts'

export { keysOfItem, listItemsToMatch, matcherFor } from './matching.ts'
export { findNearest } from './nearest.ts'
export { findPools, type PoolWish } from './pools.ts'
export { shopLexicon } from './shop-words.ts'

export type SearchAnswer = Omit<ItemConnection, 'nodes'> & { nodes: ItemRow[] }
type EngineHit = NonNullable<SearchResponse['hits']>['hits'][number]
type Found = {
  rows: ItemRow[]
  total: number
  facets: FacetResult[]
  moreFacets: FacetChoice[]
  degraded: boolean
  /** The engine's score by item number, where a score orders the listing. */
  scores?: ReadonlyMap<number, number>
}

/**
 * Returns one page of items for getItems (specification §7), with exact totals. The text is understood,
 * its spelling corrected and words left out when the typed words find too little (decisions 0087 and
 * 0089). Senseless filters are dropped and named in `notes`. With `cards` the rows have only the columns
 * of cards. While the engine is away Postgres answers and `degraded` is true. Throws FORBIDDEN when
 * `userInfo` names somebody else.
 */
export async function searchItems(
  ctx: Context,
  asked: QueryItemsArgs,
  { cards }: { cards: boolean } = { cards: false },
): Promise<SearchAnswer> {
  if (isOfSomebodyElse(asked.userInfo, ctx.viewer)) throw refuse('FORBIDDEN', otherUserMessage)
  const own = await withOwnSizes(ctx, asked, facetNames)
  const args = { ...own.args, query: textAsked(asked) ?? null }
  const [shop, shopper] = await Promise.all([args.query ? shopLexicon(ctx) : undefined, shopperOf(ctx, args)])
  const known = await knownFor(ctx, args, shop)
  const read = readSearch(args, known)
  const findFor = (query: SearchQuery) =>
    find(ctx, query, { shopper, cards, skipFallback: args.skipFallback === true })
  const typed = await findFor(read.query)
  const count = (queries: readonly SearchQuery[]) => countEach(ctx, queries)
  const mended =
    shop && read.text !== '' ? await mend({ args, read, total: typed.total, shop, count }) : undefined
  const { query, text, understood } = mended?.read ?? read
  const [totalWithout = null] = own.shown?.applied
    ? await count([readSearch({ ...asked, query: text || null }, known).query])
    : []
  const found = mended && mended.read !== read ? await findFor(query) : typed
  const pages = pageCount(found.total, Math.max(1, query.amount))
  return {
    nodes: found.rows.map((row) => ({
      ...row,
      es_score: found.scores?.get(row.item_number) ?? null,
      search_term: text || null,
    })),
    totalCount: found.total,
    pageInfo: { page: query.page, pageCount: pages, pageSize: query.amount, hasNextPage: query.page < pages },
    facets: found.facets,
    moreFacets: found.moreFacets,
    controls: { sorts: read.sorts },
    correction: mended?.correction ?? null,
    understood: chipsOf(text, understood.parts),
    droppedWords: mended?.dropped ?? [],
    absentWords: [...understood.absent],
    leadsTo: await leadsTo(ctx, read.text),
    mySizes: own.shown && { ...own.shown, totalWithout },
    notes: read.notes,
    degraded: found.degraded,
    log: { ...read.log, engine: found.degraded ? 'database' : 'search' },
    parentId: read.parentId,
    queryId: read.sameQuery ?? uuidv7(ctx.now().getTime()),
    resultId: uuidv7(ctx.now().getTime()),
    ...savedSearchState(query),
  }
}

/** Returns whether a listing is too broad to be saved, and why (rules/src/saved-searches). */
const savedSearchState = (query: SearchQuery) => {
  const reason = tooBroad(query) ?? null
  return { savedSearchDisabled: reason !== null, savedSearchDisabledReason: reason }
}

/**
 * Returns the search text, given as `query` or as the filter "text" (specification §3); both are understood
 * and corrected.
 */
const textAsked = ({ query, filters }: Pick<QueryItemsArgs, 'query' | 'filters'>) =>
  query || filters.find(({ key }) => key === 'text')?.values[0]

/**
 * Loads the words that a search is read with: the lexicon when there is a text, else only the sizes when
 * a size filter is set.
 */
async function knownFor(
  ctx: Context,
  { filters }: Pick<QueryItemsArgs, 'filters'>,
  shop: ShopLexicon | undefined,
): Promise<Known> {
  if (shop) return { lexicon: shop.lexicon, sizes: shop.lexicon.shop.names.sizes }
  return filters.some(({ key }) => isSizeKey(key)) ? { sizes: (await facetNames(ctx)).sizes } : {}
}

/**
 * Returns the facts about the viewer that the sort order Relevance depends on: the user's sizes (one
 * statement), nothing for visitors and mere counts.
 */
async function shopperOf(
  { db, viewer }: Context,
  { query, sortBy, amount }: QueryItemsArgs,
): Promise<Shopper> {
  const isRanked = query && amount > 0 && (!sortBy || sortBy === 'relevance')
  return isRanked && viewer.userId !== null ? { sizes: await listOwnSizes(db, viewer.userId) } : nobody
}

/**
 * Returns the totals of several queries with one request to the engine, or by Postgres while the engine
 * is away.
 */
async function countEach(ctx: Context, queries: readonly SearchQuery[]): Promise<number[]> {
  const bare = queries.map((query) => ({ ...query, amount: 0, page: 1, facets: [] }))
  const bodies = bare.flatMap((query) => listingSearches(query, ctx.now()).map(({ body }) => body))
  const answers = await searchClient(ctx.config.SEARCH_URL)?.tryMsearch(bodies, warnOf(ctx))
  if (answers) return answers.map((answer) => answer.hits?.total?.value ?? 0)
  const counted = await Promise.all(bare.map((query) => listItems(ctx.db, query, ctx.now())))
  return counted.map(({ total }) => total)
}

/**
 * Returns the query as which getItems reads filters and a text, but without spelling corrections and with
 * every word, so that it means the same tomorrow; and the names of its facets.
 */
export async function readListingQuery(
  ctx: Context,
  asked: { filters: readonly FilterInput[]; text: string },
): Promise<{ query: SearchQuery; names: FacetNames }> {
  const args = { filters: [...asked.filters], query: asked.text || null, amount: 0 }
  const shop = args.query ? await shopLexicon(ctx) : undefined
  const names = shop?.lexicon.shop.names ?? (await facetNames(ctx))
  const { query } = readSearch(args, { lexicon: shop?.lexicon, sizes: names.sizes })
  return { query, names }
}

/**
 * Returns how many pieces each query finds now, in the order of `queries`; by Postgres while the engine is
 * away.
 */
export const countPieces = (ctx: Context, queries: readonly SearchQuery[]): Promise<number[]> =>
  countEach(ctx, queries)

/**
 * Returns the path of the page that a text names (an item number leads to its item);
 * null for an ordinary search.
 */
async function leadsTo(ctx: Context, text: string): Promise<string | null> {
  const named = namedPage(text, (host) => host === new URL(ctx.config.WEB_ORIGIN).host)
  if (!named) return null
  if ('path' in named) return named.path
  const [row] = await listItemsByNumber(ctx.db, [named.itemNumber])
  return row && isPublicState(row.state) ? `/product/${row.item_number}` : null
}

type Wanted = { shopper: Shopper; cards: boolean; skipFallback: boolean }

async function find(ctx: Context, query: SearchQuery, wanted: Wanted): Promise<Found> {
  const client = searchClient(ctx.config.SEARCH_URL)
  const found = client && (await findByEngine(ctx, client, query, wanted))
  if (found) return found
  const without = { facets: [], moreFacets: [], degraded: true }
  // A strip beside the page can do without: the database has enough to carry while the engine is away.
  if (client && wanted.skipFallback) return { rows: [], total: 0, ...without }
  return { ...(await listItems(ctx.db, query, ctx.now())), ...without }
}

async function findByEngine(
  ctx: Context,
  client: SearchClient,
  query: SearchQuery,
  wanted: Wanted,
): Promise<Found | undefined> {
  const searches = listingSearches(query, ctx.now(), wanted.shopper)
  const key = snapshotKey(ctx.config.SEARCH_URL, searches)
  const snapshot = findSnapshot(key, ctx.now())
  const bodies = snapshot
    ? searches.slice(0, 1).map(({ body: { aggs: _, ...hitsAlone } }) => hitsAlone)
    : searches.map(({ body }) => body)
  const answers = await client.tryMsearch(bodies, warnOf(ctx))
  const hits = answers?.[0]?.hits
  if (answers === undefined || hits === undefined) return undefined
  const counted = snapshot ?? answers.map((answer) => (answer.aggregations ?? {}) as RawAggregations)
  if (!snapshot && (hits.total?.value ?? 0) >= broadFrom) cacheSnapshot(key, counted, ctx.now())
  const itemNumbers = shownOf(hits.hits, query)
  const list = wanted.cards ? listCardsByNumber : listItemsByNumber
  const reading = list(ctx.db, itemNumbers)
  reading.catch(() => undefined)
  const names = await facetNames(ctx)
  // The database has its question before the facets are made here: both work at the same time.
  await new Promise(setImmediate)
  const counts = facetsOf(
    query,
    (facet) => counted[searches.findIndex((search) => search.facet === facet)] ?? {},
    names,
  )
  const known = await reading
  if (known.length < itemNumbers.length)
    ctx.log.warn(
      { missing: itemNumbers.length - known.length },
      'the index knows pieces that the database does not',
    )
  const rows = known.filter(({ state }) => statesOf(query).includes(state))
  const total = Math.max(rows.length, (hits.total?.value ?? 0) - (itemNumbers.length - rows.length))
  return { rows, total, ...counts, degraded: false, scores: scoresOf(hits.hits, query) }
}

type AggregationsOf = (facet: string | null) => RawAggregations

/**
 * Returns the asked facets, and the further ones that could be asked. A facet with a selection was
 * counted separately, without its own filter.
 */
function facetsOf(
  query: SearchQuery,
  aggregationsOf: AggregationsOf,
  names: FacetNames,
): Pick<Found, 'facets' | 'moreFacets'> {
  const facets = query.facets.flatMap((key) => {
    const def = facetByKey.get(key)
    const own = query.filters.find((filter) => filter.def.key === key)
    const aggregations = aggregationsOf(own === undefined ? null : key)
    return def
      ? [
          finishFacet(def, readCounts(def, aggregations, query.switches, own), {
            filters: query.filters,
            names,
          }),
        ]
      : []
  })
  const moreFacets =
    query.facets.length === 0
      ? []
      : furtherFacets(query.facets, readTraits(aggregationsOf(null)), query.filters)
  return { facets, moreFacets }
}

/**
 * Returns the item states that a listing shows, `listed` by default. The index may still have an item that
 * was just sold; its row is up to date, so the page leaves it out.
 */
function statesOf({ filters }: SearchQuery): readonly string[] {
  const asked = filters.find(({ def }) => def.key === 'state')
  return asked?.kind === 'terms' ? [...asked.values, ...asked.also] : ['listed']
}

const numberOf = ({ fields }: EngineHit) => Number(fields?.item_number?.[0])

/**
 * Returns the item numbers of the page: in the engine's order, or with brands, kinds and colors spread
 * (decisions 0088 and 0127).
 */
function shownOf(hits: readonly EngineHit[], query: SearchQuery): number[] {
  if (!isSpread(query)) return hits.map(numberOf)
  const traits = spreadFields(query)
  const scored = hits.map((hit) => ({
    id: numberOf(hit),
    score: Number(hit.sort?.[0]),
    brand: String(hit.fields?.brand_name?.[0]),
    // Named by their field: a color and a brand may have one name.
    traits: traits.map((field) => `${field}:${hit.fields?.[field]?.[0]}`),
  }))
  return pageOf(scored, (query.page - 1) * query.amount, query.amount).map(({ id }) => id)
}

/** Returns the engine's score of each hit by item number; none where another order than a score applies. */
const scoresOf = (hits: readonly EngineHit[], { sort }: SearchQuery): ReadonlyMap<number, number> =>
  new Map(isScored(sort) ? hits.map((hit) => [numberOf(hit), Number(hit.sort?.[0])]) : [])

const warnOf = (ctx: Context) => (error: unknown) =>
  ctx.log.warn({ err: error }, 'search engine failed; the database answers')

/**
 * Returns brands of a listing, with their counts of items, in whose names a word begins with the typed text,
 * most items first; by Postgres while the engine is away. The listing's own brand filter only marks brands as
 * selected.
 */
export async function facetBrands(ctx: Context, args: QueryFacetBrandsArgs): Promise<FacetBucket[]> {
  const sized = (await withOwnSizes(ctx, args, facetNames)).args
  const asked = { ...sized, amount: 0, query: textAsked(args) }
  const shop = asked.query ? await shopLexicon(ctx) : undefined
  const read = readSearch(asked, await knownFor(ctx, asked, shop))
  const count = (queries: readonly SearchQuery[]) => countEach(ctx, queries)
  const [total = 0] = shop ? await count([read.query]) : []
  // The listing's own text was mended or shortened; so is that of its brands.
  const { query } = (shop && (await mend({ args: asked, read, total, shop, count }))?.read) ?? read
  const words = brandWords(args.text)
  const amount = brandAmount(args.amount)
  // A piece of a line is counted for its house too: of both names, only those that were typed are wanted.
  const search = brandSearch(query, words.join(' '), amount * 2, ctx.now())
  const answers = await searchClient(ctx.config.SEARCH_URL)?.tryMsearch([search], warnOf(ctx))
  const aggregations = answers?.[0]?.aggregations as RawAggregations | undefined
  const counted = aggregations
    ? readBrands(aggregations)
        .filter(([name]) => isBrandTyped(name, args.text))
        .slice(0, amount)
    : await listFacetBrands(ctx.db, { ...query, amount }, words, ctx.now())
  const own = query.filters.find((filter) => filter.def.key === 'brand_name_tags')
  const chosen = own?.kind === 'terms' ? own.values.map((value) => value.toLowerCase()) : []
  return counted.map(([value, count]) => {
    return {
      value,
      label: value,
      count,
      selected: chosen.includes(value.toLowerCase()),
      group: null,
      hex: null,
      depth: null,
    }
  })
}
