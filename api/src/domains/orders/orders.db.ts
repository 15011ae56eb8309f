import type { Tables } from '@hemline/db/types.ts'
import type { Earned, Paid } from '@hemline/rules/ledger/ledger.ts'
import { hiddenOrderStatuses } from '@hemline/rules/orders/states.ts'
import type { Totals } from '@hemline/rules/pricing/totals-types.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import { type Selectable, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

export type ShipTo = {
  fullName: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
  country: string
  phone: string | null
}
type Row = Selectable<Tables['purchase_order']>
export type OrderRow = Omit<Row, 'status' | 'totals' | 'ship_to' | 'bill_to' | 'paid' | 'earned'> & {
  status: OrderStatus
  totals: Totals
  ship_to: ShipTo | null
  bill_to: ShipTo | null
  /** What it is still paid with, and what that is or will be earned as; both shrink when a part goes back. */
  paid: Paid
  earned: Earned
}
export type OrderLineRow = Selectable<Tables['order_line']>
export type ShipmentRow = Selectable<Tables['shipment']>
export type TransactionRow = Selectable<Tables['order_transaction']>
export type OrderEventRow = Omit<Selectable<Tables['order_event']>, 'detail'>
export type RefundRow = Selectable<Tables['order_refund']>

const asOrder = (row: Row): OrderRow => row as unknown as OrderRow

export async function findOrder(db: DbOrTx, id: string): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('purchase_order')
    .modifyFront(named('findOrder'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && asOrder(row)
}

/** The order, for nobody else to change until the transaction ends. */
export async function lockOrder(tx: DbOrTx, id: string): Promise<OrderRow | undefined> {
  const row = await tx
    .selectFrom('purchase_order')
    .modifyFront(named('lockOrder'))
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && asOrder(row)
}

/**
 * The same, with every order of its bundle, by id: they may share a parcel, and whoever changes one that is
 * shared holds all of them. Which orders a bundle has does not change any more once it closes.
 */
export async function lockOrderInBundle(tx: DbOrTx, id: string): Promise<OrderRow | undefined> {
  await sql`/* lockOrdersOfBundle */ select 1 from purchase_order where id = ${id}::uuid
    or bundle_id = (select bundle_id from purchase_order where id = ${id}::uuid) order by id for no key update`.execute(
    tx,
  )
  return lockOrder(tx, id)
}

export type OrderOwner = { userId: string | null; visitorId: number | null }

/**
 * A page of somebody's orders, newest first, and how many there are. Tries to pay that came
 * to nothing are not shown.
 */
export async function listOrders(
  db: DbOrTx,
  owner: OrderOwner,
  page: { limit: number; offset: number; bundleId: string | null },
): Promise<{ rows: OrderRow[]; total: number }> {
  const mine = db
    .selectFrom('purchase_order')
    .where((eb) =>
      eb.or([eb('status', 'not in', [...hiddenOrderStatuses]), eb('confirmed_at', 'is not', null)]),
    )
    .$if(page.bundleId !== null, (q) => q.where('bundle_id', '=', page.bundleId))
    .where((eb) =>
      owner.userId === null
        ? eb.and([eb('user_id', 'is', null), eb('visitor_id', '=', owner.visitorId)])
        : eb('user_id', '=', owner.userId),
    )
  const [rows, counted] = await Promise.all([
    mine
      .modifyFront(named('listOrders'))
      .selectAll()
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    mine
      .modifyFront(named('countOrders'))
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(asOrder), total: counted.n }
}

export async function listOrderLines(db: DbOrTx, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_line')
    .modifyFront(named('listOrderLines'))
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute()
}

/** The parcels of orders; one that travels in another's parcel has the tracking code of that. */
export async function listShipments(db: DbOrTx, orderIds: readonly string[]): Promise<ShipmentRow[]> {
  return db
    .selectFrom('shipment')
    .leftJoin('shipment as lead', 'lead.id', 'shipment.joined_to')
    .modifyFront(named('listShipments'))
    .selectAll('shipment')
    .select((eb) => eb.fn.coalesce('lead.tracking_code', 'shipment.tracking_code').as('tracking_code'))
    .where('shipment.order_id', 'in', [...orderIds])
    .orderBy('shipment.group_key')
    .execute()
}

export async function listTransactions(db: DbOrTx, orderIds: readonly string[]): Promise<TransactionRow[]> {
  return db
    .selectFrom('order_transaction')
    .modifyFront(named('listTransactions'))
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
}

export async function listOrderEvents(db: DbOrTx, orderIds: readonly string[]): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_event')
    .modifyFront(named('listOrderEvents'))
    .select(['id', 'order_id', 'kind', 'from_status', 'to_status', 'actor_id', 'reason', 'happened_at'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute()
}

/** Orders that were delivered before, and are not complete. */
export async function listDelivered(db: DbOrTx, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`/* listDelivered */
    select o.id from purchase_order o where o.status = 'delivered'
      and (select max(e.happened_at) from order_event e where e.order_id = o.id and e.to_status = 'delivered') <= ${before} limit ${limit}`.execute(
    db,
  )
  return rows.rows.map((row) => row.id)
}

export async function listOrdersOfBundle(
  db: DbOrTx,
  bundleId: string,
  statuses: readonly OrderStatus[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('purchase_order')
    .modifyFront(named('listOrdersOfBundle'))
    .select('id')
    .where('bundle_id', '=', bundleId)
    .where('status', 'in', [...statuses])
    .orderBy('placed_at')
    .execute()
  return rows.map((row) => row.id)
}

/** Lines that were paid back by name: each is paid back once. */
export async function listRefundedLines(db: DbOrTx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listRefundedLines */
    select distinct jsonb_array_elements_text(e.detail -> 'lines') as id from order_event e where e.order_id = ${orderId}::uuid and e.kind = 'refund'`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/**
 * What people at work gave back of an order since it was charged, in cents: refunds, and what canceling
 * brought. Read it under the order's lock.
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
 * Whether a user bought this order as a guest: its mails go to the user's address, or it was placed in the
 * browser of the user's account.
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
 * How a refund was noted: who gave it, in cents, what of it the processor gives back,
 * and the lines that it named.
 */
export type NotedRefund = { actorId: string | null; amount: number; charged: number; lines: string[] }

/** The refund of an order that came with this key. Read it under the order's lock. */
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

export type SameRefund = { orderId: string; actorId: string; amount: number; reason: string; since: Date }
/**
 * Whether the same person gave the same amount for the same reason since then. Read
 * it under the order's lock.
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

export async function listOpenRefunds(db: DbOrTx, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('order_refund')
    .modifyFront(named('listOpenRefunds'))
    .selectAll()
    .where('order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .where('failed_code', 'is', null)
    .orderBy('requested_at')
    .execute()
}
