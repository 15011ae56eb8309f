import type { Tables } from '@hemline/db/types.ts'
import type { Earned, Paid } from '@hemline/rules/ledger/ledger.ts'
import { hiddenOrderStatuses } from '@hemline/rules/orders/states.ts'
import type { Totals } from '@hemline/rules/pricing/totals-types.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import { type Selectable, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** An address as it is stored in an order (columns ship_to and bill_to). */
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
/** A row of purchase_order with its JSON columns typed. */
export type OrderRow = Omit<Row, 'status' | 'totals' | 'ship_to' | 'bill_to' | 'paid' | 'earned'> & {
  status: OrderStatus
  totals: Totals
  ship_to: ShipTo | null
  bill_to: ShipTo | null
  /**
   * `paid`: the cents that credit, gift cards and the processor still pay for the order. `earned`: what those
   * cents are or will be booked as. Both shrink when a part of the order is given back.
   */
  paid: Paid
  earned: Earned
}
/** A line of an order: a piece, a gift card or a reclaimed piece; sums in cents. */
export type OrderLineRow = Selectable<Tables['order_line']>
/** A parcel of an order. */
export type ShipmentRow = Selectable<Tables['shipment']>
/** A row of an order's statement, which lists the order's money movements for its shopper. */
export type TransactionRow = Selectable<Tables['order_transaction']>
/** A row of order_event, the history of an order, without its JSON detail. */
export type OrderEventRow = Omit<Selectable<Tables['order_event']>, 'detail'>
/** A refund to be paid, paid or refused by the payment processor. */
export type RefundRow = Selectable<Tables['order_refund']>

const asOrder = (row: Row): OrderRow => row as unknown as OrderRow

/** Reads one order by id, without a lock; undefined when there is none. */
export async function findOrder(db: DbOrTx, id: string): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('purchase_order')
    .modifyFront(named('findOrder'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && asOrder(row)
}

/**
 * Reads one order and locks its row against changes by others until the transaction ends; undefined when
 * there is none.
 */
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
 * Locks an order and all orders of its bundle, in the sequence of their ids, and returns that order
 * (undefined when there is none). Orders of a bundle may share a parcel, so a change of a shared parcel needs
 * all these locks. A closed bundle gets no more orders.
 */
export async function lockOrderInBundle(tx: DbOrTx, id: string): Promise<OrderRow | undefined> {
  await sql`/* lockOrdersOfBundle */ select 1 from purchase_order where id = ${id}::uuid
    or bundle_id = (select bundle_id from purchase_order where id = ${id}::uuid) order by id for no key update`.execute(
    tx,
  )
  return lockOrder(tx, id)
}

/** The buyer of orders: a user, or a visitor without an account (`userId` null). */
export type OrderOwner = { userId: string | null; visitorId: number | null }

/**
 * Returns one page of the orders of a user or visitor, newest first, and the total count. Omits orders that
 * are not paid or whose payment was declined, unless they were confirmed before.
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

/** Returns the lines of several orders, canceled lines included, sorted by line id. */
export async function listOrderLines(db: DbOrTx, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_line')
    .modifyFront(named('listOrderLines'))
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute()
}

/**
 * Returns the parcels of several orders. A parcel that was joined to another parcel has the tracking code of
 * that parcel.
 */
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

/**
 * Returns the statement of several orders (order_transaction: credit used, charges, refunds), oldest first.
 */
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

/** Returns the history of several orders, oldest first. */
export async function listOrderEvents(db: DbOrTx, orderIds: readonly string[]): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_event')
    .modifyFront(named('listOrderEvents'))
    .select(['id', 'order_id', 'kind', 'from_status', 'to_status', 'actor_id', 'reason', 'happened_at'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute()
}

/**
 * Returns the ids of at most `limit` orders that are still in the status `delivered` and got that status at
 * or before the time `before`.
 */
export async function listDelivered(db: DbOrTx, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`/* listDelivered */
    select o.id from purchase_order o where o.status = 'delivered'
      and (select max(e.happened_at) from order_event e where e.order_id = o.id and e.to_status = 'delivered') <= ${before} limit ${limit}`.execute(
    db,
  )
  return rows.rows.map((row) => row.id)
}

/** Returns the ids of a bundle's orders that have one of these statuses, oldest first. */
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

/** Returns the ids of the order lines that refunds named; each line is refunded at most once. */
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
 * address, or was placed in the user's browser (visitor).
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

/** Returns an order's refunds that the processor has neither paid nor refused yet, oldest first. */
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
