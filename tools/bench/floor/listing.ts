// The floor's listing: the shop's own query to the search engine, the rows of the page, and the facet
// counts with readable names.

import { pageCount } from '@hemline/rules/common/paging.ts'
import type { FacetNames } from '@hemline/rules/search/facet-names.ts'
import { facetByKey, finishFacet, furtherFacets } from '@hemline/rules/search/facets.ts'
import { readSearch } from '@hemline/rules/search/search.ts'
import { type RawAggregations, readCounts, readTraits } from '@hemline/schema/search/facets.ts'
import { listingSearches } from '@hemline/schema/search/query.ts'
import { type Kysely, sql } from 'kysely'
import { cardOf, type FloorContext, type Row } from './card.ts'

type Hits = {
  hits: { total: { value: number }; hits: { fields: { item_number: [number] } }[] }
  aggregations?: RawAggregations
}

/** Reads the rows of these pieces, in the given order; pieces without a row are left out. */
export async function rowsOf(db: FloorContext['db'], itemNumbers: readonly number[]): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select * from search_item where item_number = any(${itemNumbers}::bigint[])`.execute(db)
  const byNumber = new Map(rows.map((row) => [row.item_number, row]))
  return itemNumbers.flatMap((one) => byNumber.get(one) ?? [])
}

let names: Promise<FacetNames> | undefined
async function readNames(db: Kysely<never>): Promise<FacetNames> {
  const [sizes, categories, colors] = await Promise.all([
    sql`select sizing_id as "sizingId", label, size_category as "sizeCategory", size_group as "sizeGroup", department_group as "departmentGroup" from size order by rank, sizing_id`.execute(
      db,
    ),
    sql`select slug, name, path, department_tags as "departmentTags", size_category as "sizeCategory" from category order by rank, length(path), id`.execute(
      db,
    ),
    sql`select name, hex from color order by rank, name`.execute(db),
  ])
  return { sizes: sizes.rows, categories: categories.rows, colors: colors.rows } as unknown as FacetNames
}

async function items(
  _: unknown,
  args: Parameters<typeof readSearch>[0],
  { db, engine, index }: FloorContext,
) {
  const { query, sorts, notes } = readSearch(args)
  const searches = listingSearches(query, new Date())
  const bulkBody = `${searches.flatMap(({ body }) => ['{}', JSON.stringify(body)]).join('\n')}\n`
  const { body } = await engine.transport.request({ method: 'POST', path: `/${index}/_msearch`, bulkBody })
  const answers = (body as { responses: Hits[] }).responses
  const { hits } = answers[0] as Hits
  names ??= readNames(db as never)
  const [rows, words] = await Promise.all([
    rowsOf(
      db,
      hits.hits.map(({ fields }) => fields.item_number[0]),
    ),
    names,
  ])
  const countsOf = (facet: string | null) =>
    answers[searches.findIndex((search) => search.facet === facet)]?.aggregations ?? {}
  const facets = query.facets.flatMap((key) => {
    const def = facetByKey.get(key)
    const own = query.filters.find((filter) => filter.def.key === key)
    return def
      ? [
          finishFacet(def, readCounts(def, countsOf(own ? key : null), query.switches, own), {
            filters: query.filters,
            names: words,
          }),
        ]
      : []
  })
  const pages = pageCount(hits.total.value, Math.max(1, query.amount))
  return {
    nodes: rows.map(cardOf),
    totalCount: hits.total.value,
    pageInfo: { page: query.page, pageCount: pages, pageSize: query.amount, hasNextPage: query.page < pages },
    facets,
    moreFacets:
      query.facets.length === 0 ? [] : furtherFacets(query.facets, readTraits(countsOf(null)), query.filters),
    controls: { sorts },
    understood: [],
    droppedWords: [],
    absentWords: [],
    notes,
    degraded: false,
    queryId: '1',
    resultId: '1',
    savedSearchDisabled: query.filters.length === 0,
  }
}

/** The resolver of the listing. */
export const listingResolvers = { Query: { items } }
