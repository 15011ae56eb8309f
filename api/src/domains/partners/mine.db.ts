// The stock of partners as a person of the partner follows it: the account that the sales pay into.
import type { PayoutTerms } from '@hemline/rules/earnings/payout-terms.ts'
import { type PieceStatus, statesOfStatus } from '@hemline/rules/partners/feeds.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** SQL: the pieces of a partner, each with its last sale; the same order of questions as `pieceStatusOf`. */
const pieces = sql`partner_piece p join item i on i.item_number = p.item_number
  left join lateral (select * from seller_sale one where one.item_number = p.item_number order by one.sold_at desc limit 1) s on true`
const status = sql`case when s.clawed_back_at is not null or i.state = any(${[...statesOfStatus.returned]}::text[]) then 'returned'
  when i.state = any(${[...statesOfStatus.listed]}::text[]) then 'listed' when i.state = any(${[...statesOfStatus.sold]}::text[]) then 'sold'
  when i.state = any(${[...statesOfStatus.withdrawn]}::text[]) then 'withdrawn' else 'waiting' end`

/**
 * Counts a partner's pieces by status, and sums what their sales earned, less what was taken back (cents);
 * statuses without pieces are left out.
 */
export async function countMine(
  db: DbOrTx,
  supplierId: number,
): Promise<{ status: PieceStatus; count: number; earned: number }[]> {
  const { rows } = await sql<{ status: PieceStatus; count: number; earned: number }>`/* countMine */
    select ${status} as status, count(*)::int as count,
      coalesce(sum(s.earnings_cents - coalesce(s.clawed_back_cents, 0)), 0)::int as earned
    from ${pieces} where p.supplier_id = ${supplierId}::int group by 1`.execute(db)
  return rows
}

/** A piece of a partner; money in cents. The sale's columns are null before the first sale. */
export type MyPieceRow = {
  item_number: number
  sku: string
  status: PieceStatus
  price_cents: number
  sold_cents: number | null
  earnings_cents: number | null
  returned_cents: number | null
  since: Date | null
  /** The terms of the day on which the piece came, by which its sale pays. */
  payout_terms: PayoutTerms | null
}

/** Returns a page of a partner's pieces, the newest first; with `status` those alone. */
export async function listMine(
  db: DbOrTx,
  {
    supplierId,
    status: wanted,
    limit,
    offset,
  }: { supplierId: number; status: PieceStatus | null; limit: number; offset: number },
): Promise<MyPieceRow[]> {
  const { rows } = await sql<MyPieceRow>`/* listMine */
    select item_number, sku, status, price_cents, sold_cents, earnings_cents, returned_cents, payout_terms,
      case status when 'sold' then sold_at when 'returned' then coalesce(clawed_back_at, sold_at) when 'withdrawn' then withdrawn_at
        when 'listed' then listed_at else created_at end as since
    from (select p.item_number, p.sku, ${status} as status, i.price_cents, i.payout_terms, i.listed_at, i.created_at, p.withdrawn_at, s.sold_at,
        s.price_cents as sold_cents, s.earnings_cents, s.clawed_back_cents as returned_cents, s.clawed_back_at
      from ${pieces} where p.supplier_id = ${supplierId}::int) mine
    where ${wanted}::text is null or status = ${wanted}::text order by item_number desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}
