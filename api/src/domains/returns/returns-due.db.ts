// Reads the returns, and the returned pieces, whose time has come: what the jobs of returns handle.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * Returns the ids of at most `limit` returns that a job has to handle, the oldest first: never handed in to a
 * carrier (unsent) or by post (unposted), silent since the first scan (unheard, lost) before `before`, or
 * paid by now (paying).
 */
export async function listReturnsDue(
  db: DbOrTx,
  which: 'unsent' | 'unposted' | 'unheard' | 'lost' | 'paying',
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const due = {
    unsent: sql`r.status = 'initiated' and r.refund_type <> 'full_refund' and r.drop_off_by < ${before}`,
    unposted: sql`r.status = 'initiated' and r.refund_type = 'full_refund' and r.drop_off_by < ${before}`,
    unheard: sql`r.status = 'inbound' and r.first_scan_at < ${before} and exists (
      select 1 from order_return_line l join purchase_order o on o.id = l.order_id
      where l.return_id = r.id and o.status = 'return_initiated')`,
    lost: sql`r.status = 'inbound' and r.first_scan_at < ${before}`,
    paying: sql`r.status = 'processed' and not exists (select 1 from order_return_line l join order_refund f on f.order_id = l.order_id
      where l.return_id = r.id and f.paid_at is null)`,
  }[which]
  const { rows } = await sql<{ id: string }>`/* listReturnsDue */ select r.id from order_return r where ${due}
    order by r.created_at limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** Returns at most `limit` returned pieces whose lower sum was offered before a time and not answered. */
export async function listOffersDue(
  db: DbOrTx,
  before: Date,
  limit: number,
): Promise<{ returnId: string; lineId: string }[]> {
  const { rows } = await sql<{
    returnId: string
    lineId: string
  }>`/* listOffersDue */ select l.return_id as "returnId",
      l.order_line_id as "lineId" from order_return_line l join order_return r on r.id = l.return_id
    where r.status = 'processing' and l.outcome = 'accepted_less' and l.offer_accepted is null and l.decided_at < ${before}
    limit ${limit}`.execute(db)
  return rows
}
