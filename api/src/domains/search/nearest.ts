// Pieces by their looks: nearest neighbours among what the filters of a listing leave.
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { isSizeKey } from '@hemline/rules/search/parse-filters.ts'
import { readSearch } from '@hemline/rules/search/search.ts'
import { nearestSearch } from '@hemline/schema/search/query.ts'
import type { Context } from '../../context.ts'
import { searchClient } from '../../platform/search-client.ts'
import { facetNames } from './facet-names.ts'

/**
 * What is looked for: the vectors of looks, the filters, and the scopes: for each a search keeps to the
 * pieces with one of its category tags; a scope without tags has all pieces.
 */
export type NearestWish = {
  vectors: readonly Int8Array[]
  filters: readonly FilterInput[]
  scopes: readonly (readonly string[])[]
  amount: number
}

/**
 * Returns the numbers of listed pieces that the filters leave and whose looks are nearest to each vector in
 * each scope (`amount` of each, nearest first), without duplicates. Undefined when the engine is away, or
 * can't look for nearest neighbours.
 */
export async function findNearest(
  ctx: Context,
  { vectors, filters, scopes, amount }: NearestWish,
): Promise<number[] | undefined> {
  const client = searchClient(ctx.config.SEARCH_URL)
  // A search that the engine doesn't know would count as a failure, and rest the listings too.
  if (!client || !(await client.findsNearest())) return undefined
  const sizes = filters.some(({ key }) => isSizeKey(key)) ? (await facetNames(ctx)).sizes : undefined
  const { query } = readSearch({ filters: [...filters], query: null, amount: 0 }, sizes ? { sizes } : {})
  const bodies = vectors.flatMap((vector) =>
    scopes.map((tags) =>
      nearestSearch(query, { vector, amount, ...(tags.length > 0 && { tags }) }, ctx.now()),
    ),
  )
  const answers = await client.tryMsearch(bodies, (error) =>
    ctx.log.warn({ err: error }, 'pictures can not be searched'),
  )
  return (
    answers && [
      ...new Set(
        answers.flatMap(({ hits }) =>
          (hits?.hits ?? []).map(({ fields }) => Number(fields?.item_number?.[0])),
        ),
      ),
    ]
  )
}
