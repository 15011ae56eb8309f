// Reads refunds that the processor refused. No writes.
import type { AccountOfAddress } from '@hemline/rules/payment/waiting-refunds.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { pageWithTotal } from '../../platform/totals.ts'

/** A refused refund that nobody has yet; `amount` in cents. */
export type WaitingRefundRow = {
  id: string
  orderId: string
  email: string
  /** Whom the order was sent to; null without an address. */
  name: string | null
  amount: number
  code: string
  since: Date
  /** When the shopper was told last. */
  toldAt: Date | null
  isMember: boolean
  account: AccountOfAddress
}

/**
 * Returns the refunds that the processor refused and that nobody has yet, the oldest first, with their
 * count.
 */
export async function listWaitingRefunds(
  db: DbOrTx,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: WaitingRefundRow[]; total: number }> {
  const found = await pageWithTotal({ limit, offset }, async (page) => {
    const { rows } = await sql<WaitingRefundRow & { total: number }>`/* listWaitingRefunds */
    select r.id, r.order_id as "orderId", o.email, o.ship_to ->> 'fullName' as name, r.amount_cents as amount, r.failed_code as code,
      r.requested_at as since, o.user_id is not null as "isMember",
      (select max(e.happened_at) from order_event e where e.order_id = r.order_id
        and (e.kind = 'refund_failed' or (e.kind = 'mail_sent_again' and e.detail ->> 'mail' = 'refund_refused'))) as "toldAt",
      case when u.id is null then 'none' when u.email_verified_at is null then 'unverified' else 'verified' end as account,
      (count(*) over ())::int as total
    from order_refund r join purchase_order o on o.id = r.order_id
      left join user_account u on u.email = o.email::citext and u.erased_at is null
    where r.paid_at is null and r.failed_code is not null
    order by r.requested_at, r.id limit ${page.limit} offset ${page.offset}`.execute(db)
    return rows
  })
  return { rows: found.rows.map(({ total: _, ...row }) => row), total: found.total }
}

/** Tells whether a refused refund of an order without an account waits. */
export async function hasGuestRefundWaiting(db: DbOrTx, orderId: string): Promise<boolean> {
  const { rows } =
    await sql`/* hasGuestRefundWaiting */ select 1 from order_refund r join purchase_order o on o.id = r.order_id
    where r.order_id = ${orderId}::uuid and r.paid_at is null and r.failed_code is not null and o.user_id is null limit 1`.execute(
      db,
    )
  return rows.length > 0
}
