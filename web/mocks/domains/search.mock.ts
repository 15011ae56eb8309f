// Listings of the mocks, answered by the naive search, which the real one is held to.
import { facetByKey, finishFacet, furtherFacets } from '@hemline/rules/facets.ts'
import type { FilterInput } from '@hemline/rules/filters.ts'
import { pageCount } from '@hemline/rules/paging.ts'
import { brandAmount, readSearch, type SearchArgs } from '@hemline/rules/search.ts'
import { naiveBrands, naiveSearch } from '@hemline/schema/search/naive.ts'
import { itemsNow, type MockContext } from '../context.ts'
import { facetNames } from '../seed/facet-names.ts'
import { filterColumns } from '../seed/filter-columns.ts'

const rowsNow = (ctx: MockContext) => itemsNow(ctx).map((item) => ({ ...item, ...filterColumns(item) }))

export function searchItems(ctx: MockContext, args: SearchArgs) {
  // A marked search text: the page as it is while the search engine is away.
  const degraded = args.query?.trim() === 'degraded'
  const { query, text, notes, sorts, log, sameQuery, parentId } = readSearch(degraded ? { ...args, query: null } : args, facetNames.sizes)
  const found = naiveSearch(rowsNow(ctx), query, ctx.now)
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
    correction: null,
    understood: [],
    droppedWords: [],
    leadsTo: null,
    notes,
    degraded,
    log: { ...log, engine: degraded ? 'database' : 'search' },
    parentId,
    queryId: sameQuery ?? id,
    resultId: id,
    savedSearchDisabled: query.filters.length === 0 && text === '',
  }
}

type BrandArgs = { filters: FilterInput[]; text: string; query?: string | null; excludes?: SearchArgs['excludes']; amount?: number | null }

function facetBrands(ctx: MockContext, args: BrandArgs) {
  const { query } = readSearch({ ...args, amount: 0 }, facetNames.sizes)
  const own = query.filters.find((filter) => filter.def.key === 'brand_name_tags')
  const chosen = own?.kind === 'terms' ? own.values.map((value) => value.toLowerCase()) : []
  return naiveBrands(rowsNow(ctx), { ...query, amount: brandAmount(args.amount) }, args.text, ctx.now).map(([value, count]) => {
    return { value, label: value, count, selected: chosen.includes(value.toLowerCase()), group: null, hex: null, depth: null }
  })
}

export const searchMocks = {
  Query: {
    items: (_: unknown, args: SearchArgs, ctx: MockContext) => searchItems(ctx, args),
    facetBrands: (_: unknown, args: BrandArgs, ctx: MockContext) => facetBrands(ctx, args),
  },
}
