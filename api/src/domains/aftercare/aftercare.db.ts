// Reads the refunds of orders, and the orders whose return window has ended. No writes.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** SQL: no return of the order `o` is open. */
const isNotReturning = sql`not exists (select 1 from order_return_line rl join order_return r on r.id = rl.return_id
  where rl.order_id = o.id and r.status not in ('completed', 'canceled'))`

/**
 * Returns the ids of at most `limit` orders in status `lost_outbound` of which every lost parcel was paid
 * back, no parcel arrived after the time `before`, and nothing is on its way back.
 */
export async function listLostAndPaid(db: DbOrTx, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`/* listLostAndPaid */
    select o.id from purchase_order o where o.status = 'lost_outbound' and not exists (select 1 from shipment s
      where s.order_id = o.id and (s.status = 'lost' and s.lost_paid_at is null or s.delivered_at > ${before}))
      and ${isNotReturning} limit ${limit}`.execute(db)
  return rows.rows.map((row) => row.id)
}

/**
 * Returns the ids of at most `limit` orders that are still in the status `delivered` and got that status at
 * or before the time `before`, and of which nothing is on its way back. An order that is delivered again
 * after a return keeps its first time.
 */
export async function listDelivered(db: DbOrTx, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`/* listDelivered */
    select o.id from purchase_order o where o.status = 'delivered'
      and (select max(e.happened_at) from order_event e where e.order_id = o.id and e.to_status = 'delivered'
        and e.from_status is distinct from 'return_initiated') <= ${before} and ${isNotReturning} limit ${limit}`.execute(
    db,
  )
  return rows.rows.map((row) => row.id)
}

/** Returns an account's e-mail address if it is verified and the account may buy; undefined otherwise. */
export async function findVerifiedEmail(db: DbOrTx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`/* findVerifiedEmail */
    select email::text as email from user_account where id = ${userId}::uuid and email_verified_at is not null
      and not banned and leaving_at is null and erased_at is null`.execute(db)
  return rows[0]?.email
}

/**
 * Returns the ids of at most `limit` orders with this e-mail address that belong to no account, the oldest
 * first.
 */
export async function listGuestOrders(db: DbOrTx, email: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listGuestOrders */
    select id from purchase_order where lower(email) = lower(${email}) and user_id is null order by placed_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Returns the ids of the order lines that the order's refunds named; each line is refunded at most once. */
export async function listRefundedLines(db: DbOrTx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listRefundedLines */
    select distinct jsonb_array_elements_text(e.detail -> 'lines') as id from order_event e where e.order_id = ${orderId}::uuid and e.kind = 'refund'`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/**
 * Sums the cents that employees gave back of an order after its charge, by refunds and by cancellations. The
 * caller holds the order's lock.
 */
export async function sumGivenByStaff(tx: DbOrTx, orderId: string): Promise<number> {
  const { rows } = await sql<{
    sum: number
  }>`/* sumGivenByStaff */ select coalesce(sum(e.amount), 0)::float8 as sum
    from ledger_posting p join ledger_entry e on e.posting_id = p.id and e.amount > 0
    where p.order_id = ${orderId} and p.kind = 'refund_owed' and p.actor_id is not null`.execute(tx)
  return rows[0]?.sum ?? 0
}

/**
 * Tells whether an order without a user belongs to this user all the same: the order has the user's email
 * address, or was placed in the user's browser (visitor). False for orders of any account.
 */
export async function isGuestOrderOf(tx: DbOrTx, orderId: string, userId: string): Promise<boolean> {
  const { rows } =
    await sql`/* isGuestOrderOf */ select 1 from purchase_order o join user_account u on u.id = ${userId}::uuid
    where o.id = ${orderId}::uuid and o.user_id is null and (lower(o.email) = lower(u.email) or o.visitor_id = u.visitor_id)`.execute(
      tx,
    )
  return rows.length > 0
}

/**
 * A refund as the order's history keeps it: the employee (null: a job), the amount in cents, the part in
 * cents that the processor gives back, and the ids of the lines it named.
 */
export type NotedRefund = { actorId: string | null; amount: number; charged: number; lines: string[] }

/**
 * Finds the refund of an order that was requested with this form key; undefined when there is none. The
 * caller holds the order's lock.
 */
export async function findRefundByKey(
  tx: DbOrTx,
  orderId: string,
  key: string,
): Promise<NotedRefund | undefined> {
  const { rows } =
    await sql<NotedRefund>`/* findRefundByKey */ select actor_id as "actorId", (detail ->> 'amount')::float8 as amount,
      (detail ->> 'charged')::float8 as charged, detail -> 'lines' as lines from order_event
    where order_id = ${orderId}::uuid and kind = 'refund' and detail ->> 'key' = ${key} limit 1`.execute(tx)
  return rows[0]
}

/** The refund to look for; `amount` in cents. */
export type SameRefund = { orderId: string; actorId: string; amount: number; reason: string; since: Date }

/**
 * Tells whether this employee refunded the same amount (cents) of the order for the same reason after the
 * time `since`. The caller holds the order's lock.
 */
export async function hasSameRefund(
  tx: DbOrTx,
  { orderId, actorId, amount, reason, since }: SameRefund,
): Promise<boolean> {
  const { rows } =
    await sql`/* hasSameRefund */ select 1 from order_event where order_id = ${orderId}::uuid and kind = 'refund'
    and actor_id = ${actorId}::uuid and reason = ${reason} and (detail ->> 'amount')::bigint = ${amount} and happened_at > ${since} limit 1`.execute(
      tx,
    )
  return rows.length > 0
}
