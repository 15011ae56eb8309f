import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { type KeyPage, keyPage } from '../../platform/key-pages.db.ts'
import type { LikeParts } from '../../platform/like-parts.ts'

/** Locks a piece's row until the transaction ends; returns false when there is no such piece. */
export async function lockItem(tx: DbOrTx, itemNumber: number): Promise<boolean> {
  const row = await tx
    .selectFrom('item')
    .modifyFront(named('lockItem'))
    .select('item_number')
    .where('item_number', '=', itemNumber)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The columns that an edit may write; absent columns stay. */
export type ItemColumns = Partial<{
  title: string
  brand_id: number
  quality_type: string
  luxe_brand: boolean
  category_id: number
  category_tags: string[]
  merchandising_department: string
  department_tags: string[]
  gender: string
  sizing_id: number
  size_display: string
  size_equivalents: string[]
  condition: string
  condition_description: string | null
  additional_description: string | null
  seller_info: string | null
  color_names: string[]
  advanced_color_names: string[]
  materials: string[]
  chars: Record<string, string>
  style_tags: string[]
  occasion_tags: string[]
  pant_cut_tags: string[]
  jean_wash_tags: string[]
  waist_tags: string[]
  neckline_tags: string[]
  adjustable_waist: boolean | null
  measurements: readonly object[]
  flaws: readonly object[]
  price_cents: number
  msrp_cents: number
  final_sale: boolean
  is_rare_find: boolean
  badge_url: string | null
  search_tags: string[]
  access_levels: string[]
  curation_ids: number[]
}>

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

/** Updates the given columns of a piece; without any it does nothing. Columns that are not given stay. */
export async function updateItemColumns(
  tx: DbOrTx,
  itemNumber: number,
  { measurements, flaws, chars, ...columns }: ItemColumns,
): Promise<void> {
  const set = {
    ...columns,
    ...(measurements ? { measurements: json(measurements) } : {}),
    ...(flaws ? { flaws: json(flaws) } : {}),
    ...(chars ? { chars: json(chars) } : {}),
  }
  if (Object.keys(set).length === 0) return
  await tx
    .updateTable('item')
    .set(set)
    .where('item_number', '=', itemNumber)
    .modifyEnd(named('updateItemColumns'))
    .execute()
}

/**
 * Records a price (cents) that an employee set, with the reason that its seller reads; the piece's price
 * itself is not written. A lower one marks a listed piece as marked down (the first time also as just
 * reduced); a higher one takes "just reduced" and clearance off.
 */
export async function insertShopPrice(
  tx: DbOrTx,
  change: { itemNumber: number; from: number; to: number; reason: string; now: Date },
): Promise<void> {
  const { itemNumber, from, to, reason, now } = change
  await sql`/* insertShopPrice */ insert into price_change (item_number, from_cents, to_cents, at, by, reason)
    values (${itemNumber}::bigint, ${from}, ${to}, ${now}::timestamptz, 'shop', ${reason})`.execute(tx)
  // As updatePrices marks what a schedule or a seller changed.
  await sql`/* insertShopPrice */ update item set marked_down_at = case when ${to < from} then ${now}::timestamptz else marked_down_at end,
      fresh_sale = ${to < from} and (marked_down_at is null or marked_down_at < listed_at), clearance = clearance and ${to < from}
    where item_number = ${itemNumber}::bigint and state = 'listed'`.execute(tx)
}

/** Inserts an entry into a piece's history for an action (null actor: no user did it). */
export async function insertEditEvent(
  tx: DbOrTx,
  event: { itemNumber: number; kind: string; actorId: string | null; detail: object; at: Date },
): Promise<void> {
  const { itemNumber, kind, actorId, detail, at } = event
  await tx
    .insertInto('item_event')
    .values({ item_number: itemNumber, kind, actor_id: actorId, detail: json(detail), at })
    .modifyEnd(named('insertEditEvent'))
    .execute()
}

/** Stores why a piece was delisted; null clears the reason. */
export async function updateDelistReason(
  tx: DbOrTx,
  itemNumber: number,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('item')
    .set({ delist_reason: reason })
    .where('item_number', '=', itemNumber)
    .modifyEnd(named('updateDelistReason'))
    .execute()
}

/** An entry of a piece's history with the name of the user who caused it. */
export type ItemNoteRow = {
  id: number
  kind: string
  actor: string | null
  detail: Record<string, unknown>
  at: Date
}

/**
 * Returns the last `limit` entries of a piece's history with the users' names (null: no user), newest first.
 */
export async function listItemNotes(db: DbOrTx, itemNumber: number, limit: number): Promise<ItemNoteRow[]> {
  const rows = await db
    .selectFrom('item_event')
    .leftJoin('user_account', 'user_account.id', 'item_event.actor_id')
    .modifyFront(named('listItemNotes'))
    .select([
      'item_event.id',
      'kind',
      'detail',
      'at',
      sql<string | null>`first_name || ' ' || last_name`.as('actor'),
    ])
    .where('item_number', '=', itemNumber)
    .orderBy('item_event.id', 'desc')
    .limit(limit)
    .execute()
  return rows as unknown as ItemNoteRow[]
}

/**
 * What an employee looks for among pieces: all, a number, or patterns of words with the brands that fit
 * each.
 */
export type PieceSearch = {
  all: boolean
  number: number | null
  words: LikeParts
  /** For each of the patterns the brands whose names fit it. */
  brandIds: readonly (readonly number[])[]
  state: string | null
  sort: 'number' | 'price'
} & KeyPage<number>

/** Returns the ids of brands whose lower-case names match an SQL LIKE pattern. */
export async function listBrandIdsLike(db: DbOrTx, pattern: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`/* listBrandIdsLike */
    select id from brand where lower(name) like ${pattern}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Searches pieces for an employee: whose item number begins with a number, that came in the bag of this
 * number, or whose title and brand together fit all patterns. Returns at most `limit` item numbers, sorted by
 * number or price. Each part is read by an index of its own.
 */
export async function listItemNumbersFor(
  db: DbOrTx,
  { all, number, words, brandIds, state, sort, ...wish }: PieceSearch,
  limit: number,
): Promise<number[]> {
  const [first, second, third, fourth] = words
  const [a = [], b = [], c = [], d = []] = brandIds.map((ids) => [...ids])
  const column = sort === 'price' ? 'price_cents' : 'item_number'
  const page = keyPage({ table: 'item', column, key: 'item_number', type: 'bigint' }, wish)
  const rest = sql`(${state}::text is null or state = ${state}::text)
    and ${page.within} ${page.order} limit ${limit}`
  const { rows } = await sql<{ item_number: number }>`/* listItemNumbersFor */
    select item_number from item where item_number in (
      (select item_number from item where ${all}::boolean and ${rest})
      union
      (select i.item_number from generate_series(0, 15 - length(${number}::bigint::text)) as places (missing)
        cross join lateral (select item_number from item
          where item_number >= ${number}::bigint * power(10::numeric, missing)::bigint
            and item_number < (${number}::bigint + 1) * power(10::numeric, missing)::bigint and ${rest}) i)
      union
      (select item_number from item
        where bag_id = (select id from bag where bag_number = ${number}::bigint) and ${rest})
      union
      (select item_number from item
        where (lower(title) like ${first} or brand_id = any(${a}::int[]))
          and (lower(title) like ${second} or brand_id = any(${b}::int[]))
          and (lower(title) like ${third} or brand_id = any(${c}::int[]))
          and (lower(title) like ${fourth} or brand_id = any(${d}::int[])) and ${rest})
    ) ${page.order} limit ${limit}`.execute(db)
  const numbers = rows.map((row) => row.item_number)
  return page.isBackwards ? numbers.toReversed() : numbers
}
