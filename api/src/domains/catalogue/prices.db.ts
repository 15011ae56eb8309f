import type { Cents } from '@hemline/rules/common/money.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/**
 * A price change in cents. `from` is the price that the caller read: a piece with another price by now stays
 * unchanged. `requestKey` identifies the seller's request. `isLast`: no drop of the schedule follows.
 */
export type PriceChange = {
  itemNumber: number
  from: Cents
  to: Cents
  requestKey?: string
  isLast?: boolean
}

/**
 * Changes the prices of listed pieces that still cost `from` and records each in the price history. Returns
 * the numbers of the changed pieces; equal prices change nothing. A lower price marks a piece as marked down,
 * the first one since it was listed as just reduced, and the last one as on clearance; a higher price takes
 * the last two off.
 */
export async function updatePrices(
  tx: DbOrTx,
  changes: readonly PriceChange[],
  { by, now }: { by: string; now: Date },
): Promise<number[]> {
  const wanted = JSON.stringify(
    changes.map(({ itemNumber, from, to, requestKey, isLast = false }) => ({
      n: itemNumber,
      f: from,
      t: to,
      k: requestKey ?? null,
      l: isLast,
    })),
  )
  const { rows } = await sql<{ item_number: number }>`/* updatePrices */
    with wanted as (select * from jsonb_to_recordset(${wanted}::jsonb) as w(n bigint, f integer, t integer, k uuid, l boolean)),
    changed as (
      update item i set price_cents = w.t, marked_down_at = case when w.t < i.price_cents then ${now}::timestamptz else i.marked_down_at end,
        fresh_sale = w.t < i.price_cents and (i.marked_down_at is null or i.marked_down_at < i.listed_at),
        clearance = w.l or (i.clearance and w.t < i.price_cents)
      from wanted w where i.item_number = w.n and i.price_cents = w.f and i.state = 'listed' and w.t <> w.f
      returning i.item_number, w.f, w.t, w.k
    )
    insert into price_change (item_number, from_cents, to_cents, at, by, request_key)
    select item_number, f, t, ${now}::timestamptz, ${by}, k from changed returning item_number`.execute(tx)
  return rows.map((row) => row.item_number)
}

/**
 * Ends the mark `just reduced` of up to `limit` pieces that were last marked down before a time; returns how
 * many. Pieces that another transaction has locked are skipped.
 */
export async function updateJustReduced(db: DbOrTx, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ item_number: number }>`/* updateJustReduced */
    update item set fresh_sale = false where item_number = any (
      select item_number from item where fresh_sale and marked_down_at < ${before} order by item_number limit ${limit} for no key update skip locked)
    returning item_number`.execute(db)
  return rows.length
}

/**
 * Finds the price change made by a request key: piece and new price in cents; undefined when there is none.
 */
export async function findPriceChange(
  db: DbOrTx,
  requestKey: string,
): Promise<{ item_number: number; to_cents: number } | undefined> {
  return db
    .selectFrom('price_change')
    .modifyFront(named('findPriceChange'))
    .select(['item_number', 'to_cents'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

/**
 * An entry of the price history; `by` tells whether the schedule, the seller, an employee or an auction set
 * the price.
 */
export type PriceRow = {
  id: number
  item_number: number
  from_cents: number
  to_cents: number
  at: Date
  by: 'schedule' | 'seller' | 'shop' | 'auction' | 'offer'
  /** Why an employee changed the price; null for other changes. */
  reason: string | null
}

/**
 * Returns the price history of a piece in cents, oldest first: each with who set it and, of employees, why.
 */
export async function listPriceChanges(db: DbOrTx, itemNumber: number): Promise<PriceRow[]> {
  const rows = await db
    .selectFrom('price_change')
    .modifyFront(named('listPriceChanges'))
    .select(['id', 'item_number', 'from_cents', 'to_cents', 'at', 'by', 'reason'])
    .where('item_number', '=', itemNumber)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows as PriceRow[]
}

/** Returns the price changes of several pieces in one list, oldest first; prices in cents. */
export async function listPricesOf(
  db: DbOrTx,
  itemNumbers: readonly number[],
): Promise<{ item_number: number; at: Date; from_cents: Cents; to_cents: Cents }[]> {
  const { rows } = await sql<{
    item_number: number
    at: Date
    from_cents: Cents
    to_cents: Cents
  }>`/* listPricesOf */
    select item_number, at, from_cents, to_cents from price_change where item_number = any(${[...itemNumbers]}::bigint[])
    order by at, id`.execute(db)
  return rows
}

/** An entry of a piece's history without its user. */
export type ItemEventRow = { id: number; kind: string; detail: Record<string, unknown>; at: Date }

/** Returns the history of a piece without the users who caused it, oldest first. */
export async function listItemEvents(db: DbOrTx, itemNumber: number): Promise<ItemEventRow[]> {
  const rows = await db
    .selectFrom('item_event')
    .modifyFront(named('listItemEvents'))
    .select(['id', 'kind', 'detail', 'at'])
    .where('item_number', '=', itemNumber)
    .orderBy('id')
    .execute()
  return rows as unknown as ItemEventRow[]
}
