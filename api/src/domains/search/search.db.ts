// The listing answered by Postgres: the whole search while the engine is away, and always the rows behind the engine's ids.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { daysBound, type Filter } from '@hemline/rules/filters.ts'
import { type SortValue, sortOrders } from '@hemline/rules/sorts.ts'
import { type RawBuilder, sql } from 'kysely'

export type ItemQuery = {
  filters: readonly Filter[]
  /** Words that must all occur; none: no text was asked for. */
  words: readonly string[]
  excludedDropshippers: readonly number[]
  sort: SortValue
  page: number
  amount: number
}

type Condition = RawBuilder<unknown>

/** One page of pieces in the order asked for, with the exact total of all pages. */
export async function listItems(db: Db, query: ItemQuery, now: Date): Promise<{ rows: ItemRow[]; total: number }> {
  const where = sql.join(conditionsOf(query, now), sql` and `)
  const counted = await sql<{ total: number }>`/* listItems: total */ select count(*)::int as total from search_item where ${where}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const offset = (query.page - 1) * query.amount
  if (offset >= total) return { rows: [], total }
  const { rows } = await sql<ItemRow>`/* listItems */ select * from search_item where ${where}
    order by ${sql.join(ordersOf(query))} limit ${query.amount} offset ${offset}`.execute(db)
  return { rows, total }
}

/** The pieces with these numbers, in this order; one that exists no more is left out. */
export async function listItemsByNumber(db: Db, itemNumbers: readonly number[]): Promise<ItemRow[]> {
  if (itemNumbers.length === 0) return []
  const { rows } = await sql<ItemRow>`/* listItemsByNumber */ select * from search_item where item_number = any(${itemNumbers}::bigint[])`.execute(db)
  const byNumber = new Map(rows.map((row) => [row.item_number, row]))
  return itemNumbers.flatMap((itemNumber) => byNumber.get(itemNumber) ?? [])
}

export type FacetNames = { sizes: { sizing_id: number; label: string }[]; categories: { slug: string; name: string }[] }

/** Names of sizes, by rank, and of categories, the one nearest the root first to be heard. */
export async function listFacetNames(db: Db): Promise<FacetNames> {
  const sizes = await sql<
    FacetNames['sizes'][number]
  >`/* listFacetNames: sizes */ select sizing_id, label from size order by rank, sizing_id`.execute(db)
  const categories = await sql<FacetNames['categories'][number]>`/* listFacetNames: categories */
    select distinct on (slug) slug, name from category order by slug, length(path), id`.execute(db)
  return { sizes: sizes.rows, categories: categories.rows }
}

function conditionsOf(query: ItemQuery, now: Date): Condition[] {
  const conditions = query.filters.map((filter) => filterCondition(filter, now))
  if (!query.filters.some((filter) => filter.def.key === 'state')) conditions.push(sql`state = 'listed'`)
  if (query.excludedDropshippers.length > 0)
    conditions.push(sql`(dropshipper_id is null or dropshipper_id <> all(${query.excludedDropshippers}::int[]))`)
  for (const word of query.words) conditions.push(sql`${searched} like unaccent(lower(${`%${likeLiteral(word)}%`}))`)
  return conditions
}

const searched = sql`unaccent(lower(concat_ws(' ', title, brand_name, category_name, array_to_string(color_names, ' '), array_to_string(materials, ' '))))`

const likeLiteral = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)

function filterCondition(filter: Filter, now: Date): Condition {
  const column = sql.ref(filter.def.column)
  switch (filter.kind) {
    case 'terms':
      if (filter.def.key === 'brand_name_tags') return sql`lower(brand_name) in (select lower(wanted) from unnest(${filter.values}::text[]) wanted)`
      return filter.def.array ? sql`${column} && ${filter.values}::text[]` : sql`${column} = any(${filter.values}::text[])`
    case 'number':
      return filter.def.array ? sql`${column} && ${filter.values}::int[]` : sql`${column} = any(${filter.values}::int[])`
    case 'boolean':
      return sql`${column} = ${filter.value}`
    case 'range':
      return between(column, filter.from, filter.to, filter.def.column === 'price_cents' ? sql`int` : sql`real`)
    case 'date':
      return sql`${column} >= ${filter.from}::timestamptz`
    case 'days': {
      const { from, to } = daysBound(filter, now)
      return between(column, from, to, sql`timestamptz`)
    }
  }
}

function between(column: Condition, from: number | Date | null, to: number | Date | null, type: Condition): Condition {
  const bounds: Condition[] = []
  if (from !== null) bounds.push(sql`${column} >= ${from}::${type}`)
  if (to !== null) bounds.push(sql`${column} <= ${to}::${type}`)
  return sql.join(bounds, sql` and `)
}

function ordersOf(query: ItemQuery): Condition[] {
  // Without an engine there is no score: relevance falls back on the newest.
  const orders = query.sort === 'relevance' ? sortOrders.newest_first : sortOrders[query.sort]
  const order = orders.map(({ field, direction }) =>
    direction === 'desc' ? sql`${sql.ref(field)} desc nulls last` : sql`${sql.ref(field)} asc nulls last`,
  )
  return [...order, sql`item_number desc`]
}
