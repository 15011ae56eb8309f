// Pieces that came in place of those that went wrong (decision 0210).
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import type { ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A replacement with its order and the parcel of the first piece; `return_status` is null without one. */
export type ReplacementRow = {
  case_id: string
  order_id: string
  item_number: number
  return_id: string | null
  released_at: Date | null
  ended_at: Date | null
  order_status: OrderStatus
  return_status: ReturnStatus | null
  /** Whether nothing of the order's money is left: the piece was taken out, lost or given back. */
  is_void: boolean
}

const columns = sql`r.case_id, r.order_id, r.item_number::float8 as item_number, r.return_id, r.released_at, r.ended_at,
    o.status as order_status, b.status as return_status, (o.earned ->> 'sales')::int = 0 as is_void
  from case_replacement r join purchase_order o on o.id = r.order_id left join order_return b on b.id = r.return_id`

/** Inserts a replacement of a case; its order and the return of the first piece must exist. */
export async function insertReplacement(
  tx: DbOrTx,
  row: Pick<ReplacementRow, 'case_id' | 'order_id' | 'item_number' | 'return_id' | 'released_at'> & {
    now: Date
  },
): Promise<void> {
  await sql`/* insertReplacement */ insert into case_replacement (case_id, order_id, item_number, return_id, created_at, released_at)
    values (${row.case_id}::uuid, ${row.order_id}::uuid, ${row.item_number}::bigint, ${row.return_id}::uuid, ${row.now},
      ${row.released_at})`.execute(tx)
}

/** Returns the replacements of several cases. */
export async function listReplacements(db: DbOrTx, caseIds: readonly string[]): Promise<ReplacementRow[]> {
  const { rows } = await sql<ReplacementRow>`/* listReplacements */ select ${columns}
    where r.case_id = any(${[...caseIds]}::uuid[])`.execute(db)
  return rows
}

/**
 * Returns at most `limit` replacements whose next step may be due, by case id after `after`: the first piece
 * travels or never will, or the order came to nothing.
 */
export async function listDueReplacements(
  db: DbOrTx,
  { after, limit }: { after: string; limit: number },
): Promise<ReplacementRow[]> {
  const { rows } = await sql<ReplacementRow>`/* listDueReplacements */ select ${columns}
    where r.ended_at is null and r.case_id > ${after}::uuid
      and ((r.released_at is null and b.status <> 'initiated') or (o.earned ->> 'sales')::int = 0)
    order by r.case_id limit ${limit}`.execute(db)
  return rows
}

/** Stores when a replacement may be sent, or when it ended without one. */
export async function updateReplacement(
  tx: DbOrTx,
  caseId: string,
  change: { released_at: Date } | { ended_at: Date },
): Promise<void> {
  const changed = JSON.stringify(change)
  await sql`/* updateReplacement */ update case_replacement r set released_at = coalesce(n.released_at, r.released_at),
      ended_at = coalesce(n.ended_at, r.ended_at)
    from jsonb_to_record(${changed}::jsonb) as n (released_at timestamptz, ended_at timestamptz)
    where r.case_id = ${caseId}::uuid`.execute(tx)
}

/** Returns the item numbers that a cart or an order holds, out of the given ones. */
export async function listTakenPieces(db: DbOrTx, itemNumbers: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* listTakenPieces */
    select item_number::float8 as item_number from hold where item_number = any(${[...itemNumbers]}::bigint[])
      and (order_id is not null or (expires_at > clock_timestamp() and released_at is null))`.execute(db)
  return rows.map((row) => row.item_number)
}
