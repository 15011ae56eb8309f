// The listing by Postgres: answers the whole search while the search engine is away, and always reads the
// rows for the item numbers that the engine found.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { plain, singular } from '@hemline/rules/query/engine/normal.ts'
import type { FacetNames } from '@hemline/rules/search/facet-names.ts'
import { leftOutPattern } from '@hemline/rules/search/left-out.ts'
import { daysBound, type Filter, sizesByCut } from '@hemline/rules/search/parse-filters.ts'
import { type SearchQuery, strongWish } from '@hemline/rules/search/search.ts'
import { isScored, sortOrders } from '@hemline/rules/search/sorts.ts'
import { type RawBuilder, sql } from 'kysely'
import { someOf } from '../../platform/decoders.ts'
import { rowsOf } from '../../platform/named-statements.db.ts'
import { cardColumns, itemFields } from '../catalogue/catalogue.ts'

/** The parts of a search that the database answers: all but switches and facets. */
export type ItemQuery = Omit<SearchQuery, 'switches' | 'facets'>

type Condition = RawBuilder<unknown>

/**
 * Returns one page of items by Postgres in the asked order (listed ones unless a state is asked for), and the
 * exact total of all pages; no rows beyond the last page or for an amount of 0.
 */
export async function listItems(
  db: Db,
  query: ItemQuery,
  now: Date,
): Promise<{ rows: ItemRow[]; total: number }> {
  const where = sql.join(conditionsOf(query, now), sql` and `)
  const counted = await sql<{
    total: number
  }>`/* listItems: total */ select count(*)::int as total from search_item where ${where}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const offset = (query.page - 1) * query.amount
  if (query.amount === 0 || offset >= total) return { rows: [], total }
  const { rows } = await sql<ItemRow>`/* listItems */ select * from search_item where ${where}
    order by ${sql.join(ordersOf(query, now))} limit ${query.amount} offset ${offset}`.execute(db)
  return { rows, total }
}

/** Returns the items with these numbers, in the same order and in any state; a missing item is left out. */
export async function listItemsByNumber(db: Db, itemNumbers: readonly number[]): Promise<ItemRow[]> {
  if (itemNumbers.length === 0) return []
  const { rows } =
    await sql<ItemRow>`/* listItemsByNumber */ select * from search_item where item_number = any(${itemNumbers}::bigint[])`.execute(
      db,
    )
  return inOrder(rows, itemNumbers)
}

const cardList = sql.raw(cardColumns.join(', '))

const cardRow = someOf(itemFields, cardColumns)

/**
 * Returns the items with these numbers, in the same order, with only the columns that cards show; a missing
 * item is left out. The other columns are missing, so only resolvers that answer card fields alone (`isCard`)
 * may use these rows.
 */
export async function listCardsByNumber(db: Db, itemNumbers: readonly number[]): Promise<ItemRow[]> {
  if (itemNumbers.length === 0) return []
  const rows = await rowsOf(db, {
    name: 'listCardsByNumber',
    query: sql`select ${cardList} from search_item where item_number = any(${itemNumbers}::bigint[])`,
    row: cardRow,
  })
  return inOrder(rows as ItemRow[], itemNumbers)
}

function inOrder(rows: readonly ItemRow[], itemNumbers: readonly number[]): ItemRow[] {
  const byNumber = new Map(rows.map((row) => [row.item_number, row]))
  return itemNumbers.flatMap((itemNumber) => byNumber.get(itemNumber) ?? [])
}

/**
 * Returns the sizing ids of a user's enabled size profiles, and those that at least two of the user's 40
 * latest favorites have; each id once.
 */
export async function listOwnSizes(db: Db, userId: string): Promise<number[]> {
  const { rows } = await sql<{ sizing_id: number }>`/* listOwnSizes */
    select unnest(sizing_ids) as sizing_id from size_profile where user_id = ${userId} and enabled
    union
    select sizing_id from (select item_number from favorite where user_id = ${userId} order by created_at desc limit 40) as liked
      join item using (item_number) group by sizing_id having count(*) > 1`.execute(db)
  return rows.map((row) => row.sizing_id)
}

/** Returns the names of all sizes, categories and colors, each by rank. */
export async function listFacetNames(db: Db): Promise<FacetNames> {
  const sizes = await sql<FacetNames['sizes'][number]>`/* listFacetNames: sizes */
    select sizing_id as "sizingId", label, size_category as "sizeCategory", size_group as "sizeGroup", department_group as "departmentGroup"
    from size order by rank, sizing_id`.execute(db)
  const categories = await sql<FacetNames['categories'][number]>`/* listFacetNames: categories */
    select slug, name, path, department_tags as "departmentTags", size_category as "sizeCategory" from category order by rank, length(path), id`.execute(
    db,
  )
  const colors = await sql<
    FacetNames['colors'][number]
  >`/* listFacetNames: colors */ select name, hex from color order by rank, name`.execute(db)
  return { sizes: sizes.rows, categories: categories.rows, colors: colors.rows }
}

/** Returns the names of all brands, by id. */
export async function listBrandNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`/* listBrandNames */ select name from brand order by id`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Returns brands of a listing with their item counts, for names in which each given word begins a word;
 * most items first, then by name. Ignores the listing's brand filter.
 */
export async function listFacetBrands(
  db: Db,
  query: ItemQuery,
  words: readonly string[],
  now: Date,
): Promise<[string, number][]> {
  const filters = query.filters.filter((filter) => filter.def.key !== 'brand_name_tags')
  const begins = words.map((word) => sql`${brandWords} like unaccent(lower(${`% ${likeLiteral(word)}%`}))`)
  const where = sql.join(conditionsOf({ ...query, filters }, now), sql` and `)
  const { rows } = await sql<{ name: string; count: number }>`/* listFacetBrands */
    select name, count(*)::int as count from (select unnest(brand_names) as name from search_item where ${where}) brands
    where ${begins.length > 0 ? sql.join(begins, sql` and `) : sql`true`} group by name
    order by count desc, name collate "C" limit ${query.amount}`.execute(db)
  return rows.map((row) => [row.name, row.count])
}

/** The brand's name in lower case, with a space before each word and without apostrophes. */
const brandWords = sql`(' ' || regexp_replace(regexp_replace(unaccent(lower(name)), '[''’\`]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))`

function conditionsOf(query: ItemQuery, now: Date): Condition[] {
  const conditions = query.filters.map((filter) => filterCondition(filter, now))
  if (!query.filters.some((filter) => filter.def.key === 'state')) conditions.push(sql`state = 'listed'`)
  if (query.excludedDropshippers.length > 0)
    conditions.push(
      sql`(dropshipper_id is null or dropshipper_id <> all(${query.excludedDropshippers}::int[]))`,
    )
  for (const filter of query.without) conditions.push(sql`(${filterCondition(filter, now)}) is not true`)
  const found = query.words.map(hasWord)
  if (found.length > 0) conditions.push(sql`(${sql.join(found, query.anyWord ? sql` or ` : sql` and `)})`)
  for (const word of query.unwanted) conditions.push(sql`not ${hasWord(word)}`)
  const strong = query.wishes
    .filter(({ weight }) => weight >= strongWish)
    .map(({ filter }) => sql`(${filterCondition(filter, now)})`)
  if (query.wishful && strong.length > 0) conditions.push(sql`(${sql.join(strong, sql` or `)})`)
  return conditions
}

const searched = sql`unaccent(lower(concat_ws(' ', title, brand_name, category_name, array_to_string(color_names, ' '), array_to_string(materials, ' '))))`

const hasWord = (word: string) => sql`${searched} like ${`%${likeLiteral(singular(plain(word)))}%`}`

const likeLiteral = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)

function filterCondition(filter: Filter, now: Date): Condition {
  const column = sql.ref(filter.def.column)
  switch (filter.kind) {
    case 'terms':
      if (filter.def.key === 'brand_name_tags')
        return sql`exists (select 1 from unnest(brand_names) own join unnest(${filter.values}::text[]) wanted on lower(own) = lower(wanted))`
      return among(filter, [...filter.values, ...filter.also], sql`text[]`)
    case 'number': {
      const { plain: ids, cut, cuts } = sizesByCut(filter)
      const enough = among(filter, ids, sql`int[]`)
      if (cut.length === 0) return enough
      return sql`(${enough} or (${among(filter, cut, sql`int[]`)} and department_tags && ${[...cuts]}::text[]))`
    }
    case 'boolean':
      return sql`${column} = ${filter.value}`
    case 'range':
      return between(
        column,
        filter.from,
        filter.to,
        filter.def.column === 'predicted_sell_score' ? sql`real` : sql`int`,
      )
    case 'words':
      return sql`not (${sql.join(
        filter.values.map((word) => sql`${searched} ~ ${leftOutPattern(word)}`),
        sql` or `,
      )})`
    case 'date':
      return sql`${column} >= ${filter.from}::timestamptz`
    case 'days': {
      const { from, to } = daysBound(filter, now)
      return between(column, from, to, sql`timestamptz`)
    }
  }
}

function among({ def }: Filter, values: readonly (string | number)[], type: Condition): Condition {
  return def.array
    ? sql`${sql.ref(def.column)} && ${values}::${type}`
    : sql`${sql.ref(def.column)} = any(${values}::${type})`
}

function between(
  column: Condition,
  from: number | Date | null,
  to: number | Date | null,
  type: Condition,
): Condition {
  const bounds: Condition[] = []
  if (from !== null) bounds.push(sql`${column} >= ${from}::${type}`)
  if (to !== null) bounds.push(sql`${column} <= ${to}::${type}`)
  return sql.join(bounds, sql` and `)
}

function ordersOf(query: ItemQuery, now: Date): Condition[] {
  // Without an engine there is no score: relevance is what is wished for, then the newest.
  const wished =
    query.sort === 'relevance'
      ? query.wishes.map(
          ({ filter, weight }) =>
            sql`case when ${filterCondition(filter, now)} then ${weight}::real else 0 end`,
        )
      : []
  const orders = isScored(query.sort) ? sortOrders.newest_first : sortOrders[query.sort]
  const order = orders.map(({ field, direction }) =>
    direction === 'desc' ? sql`${sql.ref(field)} desc nulls last` : sql`${sql.ref(field)} asc nulls last`,
  )
  const first = wished.length > 0 ? [sql`${sql.join(wished, sql` + `)} desc`] : []
  return [...first, ...order, sql`item_number desc`]
}
