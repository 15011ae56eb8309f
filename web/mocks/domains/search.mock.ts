// Listings of the mocks, answered by the naive search, which the real one is held to.
import { facetByKey, finishFacet, furtherFacets } from '@hemline/rules/facets.ts'
import type { FilterInput } from '@hemline/rules/filters.ts'
import { pageCount } from '@hemline/rules/paging.ts'
import { type Filter, parseFilters } from '@hemline/rules/parse-filters.ts'
import { correctionOf } from '@hemline/rules/query/correction.ts'
import { brandAmount, readSearch, type SearchArgs, type SearchQuery } from '@hemline/rules/search.ts'
import { naiveBrands, naiveSearch } from '@hemline/schema/search/naive.ts'
import { itemNow, itemsNow, type MockContext } from '../context.ts'
import { facetNames } from '../seed/facet-names.ts'
import { filterColumns } from '../seed/filter-columns.ts'
import { mendedText, readMockText } from './search-understood.ts'

const rowsNow = (ctx: MockContext) => itemsNow(ctx).map((item) => ({ ...item, ...filterColumns(item) }))
type Row = ReturnType<typeof rowsNow>[number]

/** What is sure of the text stands beside the filters asked for; what is not wanted leaves the rows. */
function understoodSearch(rows: readonly Row[], asked: SearchQuery, text: string) {
  const { parts, words } = readMockText(text)
  const wanted = parseFilters(parts.filter(({ negated }) => !negated)).filters
  const query: SearchQuery = { ...asked, filters: [...asked.filters, ...wanted], words: words.split(/\s+/).filter(Boolean) }
  const unwanted: readonly Filter[] = parseFilters(parts.filter(({ negated }) => negated)).filters
  const kept = rows.filter(
    (row) => !unwanted.some((filter) => filter.kind === 'terms' && filter.values.some((value) => row.material_tags.includes(value))),
  )
  return { parts, query, rows: kept }
}

/** Words that nothing has are left out once nothing is found; what is left must be something. */
function wordsToDrop(rows: readonly Row[], query: SearchQuery, now: Date): string[] {
  const dropped = query.words.filter((word) => naiveSearch(rows, { ...query, filters: [], words: [word] }, now).total === 0)
  const hasMore = dropped.length < query.words.length || query.filters.length > 0
  return hasMore ? dropped : []
}

function find(ctx: MockContext, asked: SearchQuery, text: string, skipFallback: boolean) {
  const { parts, query, rows } = understoodSearch(rowsNow(ctx), asked, text)
  const found = naiveSearch(rows, query, ctx.now)
  const droppedWords = found.total > 0 || skipFallback ? [] : wordsToDrop(rows, query, ctx.now)
  if (droppedWords.length === 0) return { parts, query, rows, found, droppedWords }
  const fewer = { ...query, words: query.words.filter((word) => !droppedWords.includes(word)) }
  return { parts, query: fewer, rows, found: naiveSearch(rows, fewer, ctx.now), droppedWords }
}

function placeNamed(ctx: MockContext, text: string): string | null {
  if (!/^\d{6,9}$/.test(text)) return null
  return itemNow(ctx, Number(text)) ? `/product/${text}` : null
}

export function searchItems(ctx: MockContext, args: SearchArgs) {
  // A marked search text: the page as it is while the search engine is away.
  const degraded = args.query?.trim() === 'degraded'
  const {
    query: asked,
    text,
    notes,
    sorts,
    log,
    sameQuery,
    parentId,
  } = readSearch(degraded ? { ...args, query: null } : args, { sizes: facetNames.sizes })
  const mended = mendedText(text)
  const applied = mended !== undefined && args.skipSpellcheck !== true
  const { parts, query, found, droppedWords } = find(ctx, asked, applied ? mended : text, args.skipFallback === true)
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
    moreFacets: degraded || query.facets.length === 0 ? [] : furtherFacets(query.facets, found.traits, query.filters),
    controls: { sorts },
    correction: mended === undefined ? null : correctionOf({ original: text, corrected: mended, filters: [], applied }),
    understood: parts,
    droppedWords,
    leadsTo: placeNamed(ctx, text),
    notes,
    degraded,
    log: { ...log, engine: degraded ? 'database' : 'search' },
    parentId,
    queryId: sameQuery ?? id,
    resultId: id,
    savedSearchDisabled: query.filters.length === 0 && text === '',
  }
}

type BrandArgs = Pick<SearchArgs, 'query' | 'excludes' | 'skipSpellcheck'> & { filters: FilterInput[]; text: string; amount?: number | null }

function facetBrands(ctx: MockContext, args: BrandArgs) {
  const { query: asked, text } = readSearch({ ...args, amount: 0 }, { sizes: facetNames.sizes })
  const { query, rows } = find(ctx, asked, args.skipSpellcheck === true ? text : (mendedText(text) ?? text), false)
  const own = query.filters.find((filter) => filter.def.key === 'brand_name_tags')
  const chosen = own?.kind === 'terms' ? own.values.map((value) => value.toLowerCase()) : []
  return naiveBrands(rows, { ...query, amount: brandAmount(args.amount) }, args.text, ctx.now).map(([value, count]) => {
    return { value, label: value, count, selected: chosen.includes(value.toLowerCase()), group: null, hex: null, depth: null }
  })
}

export const searchMocks = {
  Query: {
    items: (_: unknown, args: SearchArgs, ctx: MockContext) => searchItems(ctx, args),
    facetBrands: (_: unknown, args: BrandArgs, ctx: MockContext) => facetBrands(ctx, args),
  },
}
