// For tests of both search engines: indexes the pieces of a database as the indexer would, and draws random
// inputs.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { facetTable } from '@hemline/rules/search/facets.ts'
import { filterByKey, filterTable } from '@hemline/rules/search/filters.ts'
import { isSizeKey } from '@hemline/rules/search/parse-filters.ts'
import { isScored, sortValues } from '@hemline/rules/search/sorts.ts'
import { toDocument } from '@hemline/schema/search/document.ts'
import { indexBody } from '@hemline/schema/search/mapping.ts'
import { searchTarget } from '@hemline/schema/search/names.ts'
import { pick } from '@hemline/schema/search/testing/pieces.ts'
import type pg from 'pg'
import type { QueryItemsArgs } from '../../../generated/resolvers.ts'

/**
 * Builds a search index of every piece, for tests; returns a function that deletes the index. With `looks`
 * the engine needs its plugin for nearest neighbours.
 */
export async function indexAll(
  pool: pg.Pool,
  searchUrl: string,
  { looks = false } = {},
): Promise<() => Promise<void>> {
  const { node, readAlias, indexPrefix } = searchTarget(searchUrl)
  const call = async (method: string, path: string, body?: string) => {
    const type = path.includes('_bulk') ? 'application/x-ndjson' : 'application/json'
    const response = await fetch(`${node}${path}`, {
      method,
      body: body ?? null,
      headers: { 'content-type': type },
    })
    if (!response.ok) throw new Error(await response.text())
  }
  await call(
    'PUT',
    `/${indexPrefix}-1`,
    JSON.stringify({ ...indexBody('test', { hasKnn: looks }), aliases: { [readAlias]: {} } }),
  )
  const { rows } = await pool.query<ItemRow & { look?: Buffer }>(
    looks ? 'select * from search_item left join item_look using (item_number)' : 'select * from search_item',
  )
  const lines = rows.flatMap((row) => [
    JSON.stringify({ index: { _id: String(row.item_number) } }),
    JSON.stringify(toDocument(row)),
  ])
  await call('POST', `/${indexPrefix}-1/_bulk?refresh=true`, `${lines.join('\n')}\n`)
  return () => call('DELETE', `/${indexPrefix}-1`)
}

const fixed: Record<string, readonly string[]> = {
  user_promotion_discount_percent: ['0', '10', '20', '25', '40', '101'],
  include_maternity: ['true', 'TRUE', 'false'],
  include_petite: ['true', 'True', 'false'],
  include_tall: ['true', 'false'],
  my_sizes: ['true', 'false'],
  price: ['20-50', '20-', '-20', '0-0', '19.99-20.01', '50-5000'],
  predicted_sell_score: ['0.3-0.7', '0.1-', '-0.9', '0.3-0.3'],
  without: ['silk', 'Black', 'dresses', 'wool blend', 'floral', 'theory'],
  listed_at: ['2026-11-01', '0000-01-01', '2027-01-01'],
  listed_days: ['0', '7', '30', '9999'],
  min_listed_days: ['0', '7', '30', '9999'],
}

/**
 * Returns values that occur in the database (at most 300) for every search filter of words or numbers, for
 * tests.
 */
export async function knownValues(pool: pg.Pool): Promise<Map<string, string[]>> {
  const known = new Map<string, string[]>()
  for (const { key, kind, column, array, allowed } of filterTable) {
    if (kind !== 'terms' && kind !== 'number') continue
    const value = array ? `unnest(${column})` : column
    const { rows } = await pool.query<{ value: string | null }>(
      `select distinct ${value}::text as value from search_item order by 1 limit 300`,
    )
    const values = rows.flatMap((row) => row.value ?? [])
    const shown =
      key === 'state'
        ? ['listed', 'listed', 'delivered', 'pending_sale', 'transferred', 'on_auction']
        : key === 'brand_name_tags'
          ? values.map((v) => v.toUpperCase())
          : values
    // Sizes that there are none of, and states that shoppers don't see, are left out with a note.
    const strange = kind === 'number' ? ['5'] : (allowed ?? ['nowhere'])
    known.set(key, [...shown, ...(key === 'state' || isSizeKey(key) ? [] : strange)])
  }
  return known
}

type RandomArgs = Partial<QueryItemsArgs> & Pick<QueryItemsArgs, 'filters'>

/** Keys that are chosen more often: others seldom leave anything, and switches do nothing without these. */
const frequent = [
  'state',
  'department_tags',
  'category_tags',
  'sizing_id',
  'include_petite',
  'include_tall',
  'include_maternity',
]

/** The orders that the database and a scan give too: all but those by the engine's score. */
const exactSorts = sortValues.filter((sort) => !isScored(sort))

/**
 * Draws random arguments of a listing (filters, sort, page, facets) for comparing search engines; `known` has
 * values for each filter key.
 */
export function randomArgs(chance: () => number, known: ReadonlyMap<string, readonly string[]>): RandomArgs {
  const keys = [...filterTable.map((def) => def.key), ...frequent, ...frequent]
  const chosen = new Set(Array.from({ length: Math.floor(chance() * 4) }, () => pick(chance, keys)))
  const filters = [...chosen].map((key) => {
    const one = fixed[key] ?? (filterByKey.get(key)?.kind === 'boolean' ? ['true'] : undefined)
    const list = known.get(key) ?? []
    const most = Math.floor(chance() * 5)
    return {
      key,
      values: one
        ? [pick(chance, one)]
        : [pick(chance, list), ...Array.from({ length: most }, () => pick(chance, list))],
    }
  })
  return {
    filters,
    sortBy: pick(chance, exactSorts),
    page: 1 + Math.floor(chance() * 3),
    amount: pick(chance, [7, 20, 40]),
    facets: Array.from({ length: 4 }, () => pick(chance, facetTable).key),
    ...(chance() < 0.2 && { excludes: { dropshipper_id: [5, 31] } }),
  }
}
