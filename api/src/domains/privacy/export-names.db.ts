// Names of what a copy of somebody's data refers to by a number, and which of its ids are other people's.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

type Named = { id: string; name: string }
const asMap = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [id, name]))

/** Returns brand and title of pieces by item number, as "Toteme, Wrap coat"; unknown numbers are left out. */
export async function listPieceNames(db: DbOrTx, numbers: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Named>`/* listPieceNames */
    select i.item_number::text as id, concat_ws(', ', b.name, i.title) as name
    from item i left join brand b on b.id = i.brand_id where i.item_number = any(${[...numbers]}::bigint[])`.execute(
    db,
  )
  return asMap(rows)
}

/** Returns the names of all sizes by sizing id, as "top M" or "shoe 8". */
export async function listSizeNames(db: DbOrTx): Promise<Map<string, string>> {
  const { rows } = await sql<Named>`/* listSizeNames */ select sizing_id::text as id,
      case when size_category = 'one' then label else size_category || ' ' || label end as name from size`.execute(
    db,
  )
  return asMap(rows)
}

/** Returns the names of these brands by id. */
export async function listBrandNames(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Named>`/* listBrandNames */
    select id::text, name from brand where id::text = any(${[...ids]}::text[])`.execute(db)
  return asMap(rows)
}

/** Returns brand and title of the pieces of these auctions, by auction id. */
export async function listAuctionNames(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Named>`/* listAuctionNames */
    select a.id::text, concat_ws(', ', b.name, i.title) as name from auction a
    join item i on i.item_number = a.item_number left join brand b on b.id = i.brand_id
    where a.id::text = any(${[...ids]}::text[])`.execute(db)
  return asMap(rows)
}

/** Returns those of the ids that belong to an account, an order or a credit drop, of whatever person. */
export async function listPeoplesIds(db: DbOrTx, ids: readonly string[]): Promise<string[]> {
  const given = sql`any(${[...ids]}::uuid[])`
  const { rows } = await sql<{ id: string }>`/* listPeoplesIds */
    select id::text from user_account where id = ${given}
    union select id::text from purchase_order where id = ${given}
    union select id::text from credit_drop where id = ${given}`.execute(db)
  return rows.map(({ id }) => id)
}
