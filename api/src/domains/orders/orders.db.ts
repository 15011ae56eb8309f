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

const asOrder = (row: Row): OrderRow => row as unknown as OrderRow

/** Returns one order by id, without a lock; undefined when there is none. */
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
 * Returns one order and locks its row against changes by others until the transaction ends; undefined when
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

/**
 * The buyer of orders: a user, or a visitor without an account (`userId` null). With `orderId` the guest of
 * that order alone, who opened it by its key.
 */
export type OrderOwner = {
  userId: string | null
  visitorId: number | null
  orderId?: string
  caseId?: string
}

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

/**
 * Returns pairs of item number and order id: the orders in which a user or visitor bought some of these
 * pieces. Omits canceled lines and orders that were never confirmed.
 */
export async function listOrdersOfItems(
  db: DbOrTx,
  owner: OrderOwner,
  itemNumbers: readonly number[],
): Promise<{ item_number: number | null; order_id: string }[]> {
  return db
    .selectFrom('order_line')
    .innerJoin('purchase_order', 'purchase_order.id', 'order_line.order_id')
    .modifyFront(named('listOrdersOfItems'))
    .select(['order_line.item_number', 'order_line.order_id'])
    .where('order_line.item_number', 'in', [...itemNumbers])
    .where('order_line.canceled_at', 'is', null)
    .where('purchase_order.confirmed_at', 'is not', null)
    .where((eb) =>
      owner.userId === null
        ? eb.and([
            eb('purchase_order.user_id', 'is', null),
            eb('purchase_order.visitor_id', '=', owner.visitorId),
          ])
        : eb('purchase_order.user_id', '=', owner.userId),
    )
    .execute()
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

/** Returns order lines by their ids, of any orders, in no particular order; unknown ids are left out. */
export async function listLinesByIds(db: DbOrTx, ids: readonly string[]): Promise<OrderLineRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('order_line')
    .modifyFront(named('listLinesByIds'))
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Returns the parcels of several orders by their group key, canceled ones included. A parcel that was joined
 * to another parcel has the tracking code of that parcel.
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

/**
 * Returns order id and case number of each order among these that replaces a piece; other orders are left
 * out.
 */
export async function listOrderCases(
  db: DbOrTx,
  orderIds: readonly string[],
): Promise<{ order_id: string; number: string }[]> {
  const rows = await db
    .selectFrom('case_replacement')
    .modifyFront(named('listOrderCases'))
    .innerJoin('support_case', 'support_case.id', 'case_replacement.case_id')
    .select(['case_replacement.order_id', 'support_case.number'])
    .where('case_replacement.order_id', 'in', [...orderIds])
    .execute()
  return rows.map((row) => ({ order_id: row.order_id, number: String(row.number) }))
}

/**
 * Returns the ids of those of the orders of which a return is neither completed nor canceled, or a support
 * case waits for an answer.
 */
export async function ordersWithOpenMatter(db: DbOrTx, orderIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`/* ordersWithOpenMatter */ select l.order_id as id
      from order_return_line l join order_return r on r.id = l.return_id
      where l.order_id = any(${orderIds}::uuid[]) and r.status not in ('completed', 'canceled')
    union
    select c.order_id from support_case c where c.order_id = any(${orderIds}::uuid[])
      and c.status in ('waiting_for_us', 'waiting_for_carrier', 'answered')`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
