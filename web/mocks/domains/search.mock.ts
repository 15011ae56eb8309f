// Answers listings with the naive search, which the real search is tested against.

import { isPublicState } from '@hemline/rules/catalogue/item-states.ts'
import { pageCount } from '@hemline/rules/common/paging.ts'
import {
  applies,
  type Correction,
  correctedTexts,
  correctionOf,
  worthCorrecting,
} from '@hemline/rules/query/engine/correction.ts'
import { namedPage } from '@hemline/rules/query/engine/leads-to.ts'
import { chipsOf, filtersOf } from '@hemline/rules/query/engine/understand.ts'
import { tooBroad } from '@hemline/rules/saved-searches/saved-searches.ts'
import { facetByKey, finishFacet, furtherFacets } from '@hemline/rules/search/facets.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import {
  brandAmount,
  type ReadSearch,
  readSearch,
  type SearchArgs,
  type SearchQuery,
} from '@hemline/rules/search/search.ts'
import { isOfSomebodyElse, otherUserMessage, type UserInfo } from '@hemline/rules/search/user-info.ts'
import { listingSizes } from '@hemline/rules/size-profile/listing-sizes.ts'
import { mySizesOf } from '@hemline/rules/size-profile/places.ts'
import { naiveBrands, naiveSearch } from '@hemline/schema/search/naive.ts'
import { itemNow, itemsNow, type MockContext, refuse } from '../context.ts'
import { facetNames } from '../seed/facet-names.ts'
import { filterColumns } from '../seed/filter-columns.ts'
import { mockWords } from './search-words.ts'
import { profilesOf } from './size-profile.mock.ts'

const rowsNow = (ctx: MockContext) => itemsNow(ctx).map((item) => ({ ...item, ...filterColumns(item) }))
type Rows = ReturnType<typeof rowsNow>
type Settled = { read: ReadSearch; correction: Correction | null; dropped: string[] }

/** Returns the words without any match; empty when no word or filter would remain without them. */
function wordsToDrop(rows: Rows, query: SearchQuery, now: Date): string[] {
  const dropped = query.words.filter(
    (word) => naiveSearch(rows, { ...query, filters: [], words: [word] }, now).total === 0,
  )
  return dropped.length < query.words.length || query.filters.length > 0 ? dropped : []
}

/**
 * Returns the search to run: as typed, else with corrected spelling, else without the words that match
 * nothing.
 */
function settle(ctx: MockContext, rows: Rows, args: SearchArgs): Settled {
  const { lexicon, dictionary } = mockWords(ctx.db.items)
  const reading = (query: SearchArgs['query']) =>
    readSearch({ ...args, query }, { sizes: facetNames.sizes, lexicon })
  const read = reading(args.query)
  const totalOf = ({ query }: ReadSearch) => naiveSearch(rows, { ...query, facets: [] }, ctx.now).total
  const typed = totalOf(read)
  const asTyped = { read, correction: null, dropped: [] }
  if (!args.query?.trim()) return asTyped
  const better = worthCorrecting(typed)
    ? correctedTexts(read.text, dictionary).find((text) => applies(typed, totalOf(reading(text))))
    : undefined
  if (better !== undefined) {
    const mended = reading(better)
    const applied = args.skipSpellcheck !== true
    const filters = filtersOf(mended.understood.parts).wanted
    return {
      read: applied ? mended : read,
      correction: correctionOf({ original: read.text, corrected: better, filters, applied }),
      dropped: [],
    }
  }
  const dropped = typed > 0 || args.skipFallback === true ? [] : wordsToDrop(rows, read.query, ctx.now)
  const words = read.query.words.filter((word) => !dropped.includes(word))
  return dropped.length === 0
    ? asTyped
    : { read: { ...read, query: { ...read.query, words } }, correction: null, dropped }
}

/** Returns the request with the viewer's saved sizes in force, and what the listing says about them. */
function ownSizes<A extends Pick<SearchArgs, 'filters'>>(ctx: MockContext, args: A) {
  if (!ctx.user || mySizesOf(args.filters) === null) return { args, shown: null }
  const { filters, shown } = listingSizes(args.filters, profilesOf(ctx), facetNames)
  return { args: { ...args, filters }, shown }
}

function leadsTo(ctx: MockContext, text: string): string | null {
  const named = namedPage(text, (host) => host === globalThis.location?.host)
  if (!named) return null
  if ('path' in named) return named.path
  const item = itemNow(ctx, named.itemNumber)
  return item && isPublicState(item.state) ? `/product/${named.itemNumber}` : null
}

const savedSearchState = (query: SearchQuery) => {
  const reason = tooBroad(query) ?? null
  return { savedSearchDisabled: reason !== null, savedSearchDisabledReason: reason }
}

/** Returns all pieces on sale that pass a listing's filters, among them the viewer's saved sizes. */
export function piecesThat(ctx: MockContext, filters: readonly FilterInput[]) {
  const { args } = ownSizes(ctx, { filters: [...filters] })
  const rows = rowsNow(ctx)
  const { query } = readSearch({ ...args, amount: 1 }, { sizes: facetNames.sizes })
  return naiveSearch(rows, { ...query, amount: rows.length, facets: [] }, ctx.now).rows
}

/** Answers the request for a listing with pieces, facets, corrections and notes. */
export function searchItems(ctx: MockContext, args: SearchArgs) {
  // This marked text shows the listing as it is when the search engine is unavailable.
  const degraded = args.query?.trim() === 'degraded'
  const rows = rowsNow(ctx)
  const own = ownSizes(ctx, args)
  const { read, correction, dropped } = settle(ctx, rows, degraded ? { ...own.args, query: null } : own.args)
  const { query, text, notes, sorts, log, understood, sameQuery, parentId } = read
  const found = naiveSearch(rows, query, ctx.now)
  const pages = pageCount(found.total, Math.max(1, query.amount))
  const facets = [...found.counts].flatMap(([key, counts]) => {
    const def = facetByKey.get(key)
    return def ? [finishFacet(def, counts, { filters: query.filters, names: facetNames })] : []
  })
  const id = `q${ctx.now.getTime()}`
  return {
    nodes: found.rows,
    totalCount: found.total,
    pageInfo: { page: query.page, pageCount: pages, pageSize: query.amount, hasNextPage: query.page < pages },
    facets: degraded ? [] : facets,
    moreFacets:
      degraded || query.facets.length === 0 ? [] : furtherFacets(query.facets, found.traits, query.filters),
    controls: { sorts },
    correction,
    understood: chipsOf(text, understood.parts),
    droppedWords: dropped,
    absentWords: [...understood.absent],
    leadsTo: degraded ? null : leadsTo(ctx, args.query ?? ''),
    mySizes: own.shown && {
      ...own.shown,
      totalWithout: own.shown.applied
        ? naiveSearch(rows, { ...settle(ctx, rows, args).read.query, facets: [] }, ctx.now).total
        : null,
    },
    notes,
    degraded,
    log: { ...log, engine: degraded ? 'database' : 'search' },
    parentId,
    queryId: sameQuery ?? id,
    resultId: id,
    ...savedSearchState(query),
  }
}

type OwnArgs = SearchArgs & { userInfo: UserInfo }
type ShelfInput = Omit<OwnArgs, 'sortBy' | 'facets'> & { sort?: string | null }

/** Hands the arguments on; throws FORBIDDEN when they name somebody else. */
function ownOf({ user, jar }: MockContext, args: OwnArgs): SearchArgs {
  const viewer = { userId: user?.id ?? null, visitorId: jar.visitorId }
  if (isOfSomebodyElse(args.userInfo, viewer)) throw refuse('FORBIDDEN', otherUserMessage)
  return args
}

type BrandArgs = Pick<SearchArgs, 'query' | 'excludes' | 'skipSpellcheck'> & {
  filters: FilterInput[]
  text: string
  amount?: number | null
}

function facetBrands(ctx: MockContext, args: BrandArgs) {
  const rows = rowsNow(ctx)
  const { query } = settle(ctx, rows, { ...ownSizes(ctx, args).args, amount: 0 }).read
  const own = query.filters.find((filter) => filter.def.key === 'brand_name_tags')
  const chosen = own?.kind === 'terms' ? own.values.map((value) => value.toLowerCase()) : []
  return naiveBrands(rows, { ...query, amount: brandAmount(args.amount) }, args.text, ctx.now).map(
    ([value, count]) => {
      return {
        value,
        label: value,
        count,
        selected: chosen.includes(value.toLowerCase()),
        group: null,
        hex: null,
        depth: null,
      }
    },
  )
}

export const searchMocks = {
  Query: {
    items: (_: unknown, args: OwnArgs, ctx: MockContext) => searchItems(ctx, ownOf(ctx, args)),
    itemsV2: (_: unknown, { input: { sort, ...input } }: { input: ShelfInput }, ctx: MockContext) =>
      searchItems(ctx, ownOf(ctx, { ...input, sortBy: sort, facets: [] })),
    facetBrands: (_: unknown, args: BrandArgs, ctx: MockContext) => facetBrands(ctx, args),
  },
}
