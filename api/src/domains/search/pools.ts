// Pieces for several parts of an outfit at once: one request to the search engine, one statement for rows.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { parseFilters } from '@hemline/rules/search/parse-filters.ts'
import type { SearchQuery } from '@hemline/rules/search/search.ts'
import { listingSearches } from '@hemline/schema/search/query.ts'
import type { Context } from '../../context.ts'
import { searchClient } from '../../platform/search-client.ts'
import { listItems, listItemsByNumber } from './search.db.ts'

/**
 * What the pieces of one part have to be (`filters`), must not be (`without`) and should be (`wishes`).
 * `cheapest`: the cheapest ones instead of the best suited.
 */
export type PoolWish = {
  filters: readonly FilterInput[]
  without: readonly FilterInput[]
  wishes: readonly (FilterInput & { weight: number })[]
  amount: number
  cheapest: boolean
}

const queryOf = (pool: PoolWish): SearchQuery => ({
  filters: parseFilters(pool.filters).filters,
  without: pool.without.flatMap((one) => parseFilters([one]).filters),
  wishes: pool.wishes.flatMap(({ weight, ...one }) =>
    parseFilters([one]).filters.map((filter) => ({ filter, weight })),
  ),
  wishful: false,
  switches: parseFilters([]).switches,
  words: [],
  unwanted: [],
  anyWord: false,
  excludedDropshippers: [],
  sort: pool.cheapest ? 'price_low_high' : 'relevance',
  page: 1,
  amount: pool.amount,
  facets: [],
})

/**
 * Returns the listed pieces that match each of the pools (`amount` of each), all in one list without
 * duplicates; none without pools. While the engine is away Postgres answers, with one statement for each
 * pool.
 */
export async function findPools(ctx: Context, pools: readonly PoolWish[]): Promise<ItemRow[]> {
  if (pools.length === 0) return []
  const queries = pools.map(queryOf)
  const bodies = queries.map((query) => {
    const [hits] = listingSearches(query, ctx.now())
    return {
      ...hits?.body,
      track_total_hits: false,
      from: 0,
      size: query.amount,
      docvalue_fields: ['item_number'],
    }
  })
  const answers = await searchClient(ctx.config.SEARCH_URL)?.tryMsearch(bodies, (error) =>
    ctx.log.warn({ err: error }, 'search engine failed; the database finds the pieces of outfits'),
  )
  if (!answers) {
    const found = await Promise.all(queries.map((query) => listItems(ctx.db, query, ctx.now())))
    return [...new Map(found.flatMap(({ rows }) => rows).map((row) => [row.item_number, row])).values()]
  }
  const numbers = answers.flatMap((answer) =>
    (answer.hits?.hits ?? []).map(({ fields }) => Number(fields?.item_number?.[0])),
  )
  return listItemsByNumber(ctx.db, [...new Set(numbers)])
}
