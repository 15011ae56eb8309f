// Turns rows into documents with versions. A version is drawn before the rows are read, so that of two
// writers the one that read later wins, in whatever order their writes arrive. (An outbox id would not
// do: ids are drawn before the commit.)
import { type DocumentSource, toDocument } from '@hemline/schema/search/document.ts'
import type pg from 'pg'
import type { DocumentChange } from './opensearch.ts'

// The view has twice as many columns; reading them all costs the database and us twice the time. A record,
// so that none is forgotten.
const columns: Record<keyof DocumentSource, true> = {
  item_number: true,
  state: true,
  title: true,
  brand_name: true,
  brand_names: true,
  category_name: true,
  category_tags: true,
  department_tags: true,
  condition: true,
  price_cents: true,
  sizing_id: true,
  color_names: true,
  advanced_color_names: true,
  materials: true,
  material_tags: true,
  pattern: true,
  sleeve_length: true,
  shoe_width: true,
  condition_overrides: true,
  style_tags: true,
  occasion_tags: true,
  search_tags: true,
  pant_cut_tags: true,
  jean_wash_tags: true,
  waist_tags: true,
  neckline_tags: true,
  curation_ids: true,
  supplier_id: true,
  dropshipper_id: true,
  warehouse_id: true,
  new_with_tags: true,
  clearance: true,
  luxe_brand: true,
  is_rare_find: true,
  fresh_sale: true,
  shop_local: true,
  promotion_discount_percent: true,
  favorite_count: true,
  sellthrough_score: true,
  predicted_sell_score: true,
  tetris_rank: true,
  auction_bid_count: true,
  auction_ends_at: true,
  listed_at: true,
  marked_down_at: true,
  held_until: true,
  look: true,
}
const columnList = Object.keys(columns).join(', ')
const source = 'search_item left join item_look using (item_number)'

export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

/**
 * Returns the documents of these items and a version drawn before they were read; `document` is undefined
 * for an item that does not exist.
 */
export async function readChanges(
  sql: Queryable,
  itemNumbers: readonly number[],
): Promise<{ version: number; changes: DocumentChange[] }> {
  const version = await drawVersion(sql)
  const { rows } = await sql.query<DocumentSource>(
    `/* readChanges */ select ${columnList} from ${source} where item_number = any($1::bigint[])`,
    [itemNumbers],
  )
  const found = new Map(rows.map((row) => [row.item_number, row]))
  const changes = itemNumbers.map((itemNumber) => {
    const row = found.get(itemNumber)
    return { itemNumber, document: row && toDocument(row) }
  })
  return { version, changes }
}

/**
 * Returns the documents of the next `size` items above a number, with a version drawn before they were
 * read.
 */
export async function readPage(
  sql: Queryable,
  after: number,
  size: number,
): Promise<{ version: number; changes: DocumentChange[] }> {
  const version = await drawVersion(sql)
  const { rows } = await sql.query<DocumentSource>(
    `/* readPage */ select ${columnList} from ${source} where item_number > $1 order by item_number limit $2`,
    [after, size],
  )
  return { version, changes: rows.map((row) => ({ itemNumber: row.item_number, document: toDocument(row) })) }
}

/**
 * Draws a version above all earlier ones. Draw it before reading the rows, so that an older document never
 * overwrites a newer one. Throws when the database gives none.
 */
export async function drawVersion(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ version: number }>(
    `/* drawVersion */ select nextval('doc_version') as version`,
  )
  const version = rows[0]?.version
  if (version === undefined) throw new Error('no document version')
  return version
}

/**
 * Returns an id of the database that the items come from. An index built from another database can't be
 * continued, since its versions mean nothing here.
 */
export async function databaseIdentity(sql: Queryable): Promise<string> {
  const { rows } = await sql.query<{ identity: string }>(
    `/* databaseIdentity */ select system_identifier::text || '/' || (select oid from pg_database where datname = current_database())::text as identity from pg_control_system()`,
  )
  return rows[0]?.identity ?? ''
}
