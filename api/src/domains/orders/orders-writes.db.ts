import type { Tables } from '@hemline/db/types.ts'
import type { Earned, Paid } from '@hemline/rules/ledger/ledger.ts'
import type { OrderStatus, TransactionKind } from '@hemline/rules/vocabulary/orders.ts'
import { type Insertable, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A new row of purchase_order; its JSON columns are passed as JSON text. */
export type NewOrder = Omit<
  Insertable<Tables['purchase_order']>,
  'ship_to' | 'bill_to' | 'totals' | 'paid' | 'earned'
> & {
  id: string
  ship_to: string | null
  bill_to: string | null
  totals: string
  paid: string
  earned: string
}

/** Inserts an order and its lines. The order keeps by whose link its visitor came (§2). */
export async function insertOrder(
  tx: DbOrTx,
  order: NewOrder,
  lines: readonly Insertable<Tables['order_line']>[],
): Promise<void> {
  await tx
    .insertInto('purchase_order')
    .values({
      ...order,
      referral_code: sql`(select v.referral_code from visitor v where v.id = ${order.visitor_id ?? null}::bigint)`,
      referral_context: sql`(select v.referral_context from visitor v where v.id = ${order.visitor_id ?? null}::bigint)`,
    } as never)
    .modifyEnd(named('insertOrder'))
    .execute()
  await tx
    .insertInto('order_line')
    .values([...lines])
    .modifyEnd(named('insertOrderLines'))
    .execute()
}

/** A new parcel; the two estimates are days written like 2026-11-28. */
export type NewShipment = Omit<Insertable<Tables['shipment']>, 'min_estimate' | 'max_estimate'> & {
  min_estimate: string | null
  max_estimate: string | null
}

/** Inserts the parcels of an order; none for an empty list. */
export async function insertShipments(tx: DbOrTx, rows: readonly NewShipment[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('shipment')
      .values(rows as never)
      .modifyEnd(named('insertShipments'))
      .execute()
}

/**
 * The columns of an order that may change after it was placed; `*_cents` are cents, absent columns stay.
 */
export type OrderChange = {
  /** The account that an order placed by a guest joins. */
  user_id?: string
  status?: OrderStatus
  confirmed_at?: Date
  canceled_at?: Date
  promotion_lost_cents?: number
  delivery_lost_cents?: number
  capturing_cents?: number | null
  captured_cents?: number | null
  captured_at?: Date
  payment_label?: string | null
  payment_last4?: string | null
  shipping_cents?: number
  total_cents?: number
  charged_cents?: number
  paid?: Paid
  earned?: Earned
}

/** Writes the given columns of an order; the caller holds its lock. Status changes go through moveOrder. */
export async function updateOrder(
  tx: DbOrTx,
  id: string,
  { paid, earned, ...change }: OrderChange,
): Promise<void> {
  await tx
    .updateTable('purchase_order')
    .set({
      ...change,
      ...(paid ? { paid: JSON.stringify(paid) as never } : {}),
      ...(earned ? { earned: JSON.stringify(earned) as never } : {}),
    })
    .where('id', '=', id)
    .modifyEnd(named('updateOrder'))
    .execute()
}

/**
 * Marks lines of an order as canceled: the named lines, or without `lineIds` all that are left. `byShopper`:
 * the shopper took single pieces out. Returns the item numbers of the bought pieces (not those of rescue
 * boxes or reclaims) among the lines that this call canceled.
 */
export async function cancelOrderLines(
  tx: DbOrTx,
  cancel: { orderId: string; lineIds?: readonly string[]; byShopper?: boolean; now: Date },
): Promise<number[]> {
  const rows = await tx
    .updateTable('order_line')
    .set({ canceled_at: cancel.now, canceled_by_shopper: cancel.byShopper ?? false })
    .where('order_id', '=', cancel.orderId)
    .where('canceled_at', 'is', null)
    .$if(cancel.lineIds !== undefined, (q) => q.where('id', 'in', [...(cancel.lineIds ?? [])]))
    .returning(['item_number', 'kind'])
    .modifyEnd(named('cancelOrderLines'))
    .execute()
  return rows.flatMap((row) => (row.kind === 'item' && row.item_number !== null ? [row.item_number] : []))
}

/** Sets the status `to` on those parcels of an order that have one of the statuses `from`. */
export async function moveOpenShipments(
  tx: DbOrTx,
  orderId: string,
  move: { from: readonly string[]; to: string },
): Promise<void> {
  await tx
    .updateTable('shipment')
    .set({ status: move.to })
    .where('order_id', '=', orderId)
    .where('status', 'in', [...move.from])
    .modifyEnd(named('moveOpenShipments'))
    .execute()
}

/**
 * Cancels the parcels of an order that have not left (held, waiting, picking or packed) and contain no
 * uncanceled line any more.
 */
export async function cancelEmptyShipments(tx: DbOrTx, orderId: string): Promise<void> {
  await sql`/* cancelEmptyShipments */ update shipment s set status = 'canceled' where s.order_id = ${orderId}::uuid
    and s.status in ('held', 'waiting', 'picking', 'packed')
    and not exists (select 1 from order_line l where l.order_id = s.order_id and l.group_key = s.group_key and l.canceled_at is null)`.execute(
    tx,
  )
}

/**
 * Joins, when a bundle closes, each waiting parcel of the order to the first parcel of the bundle that comes
 * from the same warehouse, goes to the same address and is not being picked yet. The caller has called
 * lockOrderInBundle.
 */
export async function joinBundleShipments(tx: DbOrTx, orderId: string): Promise<void> {
  await sql`/* joinBundleShipments */ update shipment s set joined_to = (
      select lead.id from shipment lead join purchase_order of_lead on of_lead.id = lead.order_id join purchase_order mine on mine.id = s.order_id
      where of_lead.bundle_id = mine.bundle_id and lead.bundle_id = s.bundle_id and lead.id <> s.id and lead.source = 'own'
        and lead.group_key = s.group_key and lead.warehouse_id is not distinct from s.warehouse_id
        and lead.joined_to is null and lead.status = 'waiting' and of_lead.status in ('auto_charged', 'shipped')
        and of_lead.ship_to - 'phone' = mine.ship_to - 'phone' and of_lead.delivery_location is not distinct from mine.delivery_location
      order by of_lead.placed_at, lead.id limit 1)
    where s.order_id = ${orderId}::uuid and s.source = 'own' and s.status = 'waiting' and s.joined_to is null
      and not exists (select 1 from shipment other where other.joined_to = s.id)`.execute(tx)
}

/**
 * Takes the canceled parcels of an order out of their joint parcels. When a canceled parcel was the leading
 * one, the next parcel leads and takes over its label, its tracking code and its carrier scans. The caller
 * has called lockOrderInBundle.
 */
export async function leaveJointParcels(tx: DbOrTx, orderId: string): Promise<void> {
  await sql`/* leaveJointParcels */ update shipment set joined_to = null
    where order_id = ${orderId}::uuid and status = 'canceled' and joined_to is not null`.execute(tx)
  const { rows } = await sql<{ from: string; to: string; code: string | null }>`/* listHeirs */
    select distinct on (lead.id) lead.id as "from", s.id as "to", lead.tracking_code as code
    from shipment lead join shipment s on s.joined_to = lead.id join purchase_order o on o.id = s.order_id
    where lead.order_id = ${orderId}::uuid and lead.status = 'canceled' order by lead.id, o.placed_at, s.id`.execute(
    tx,
  )
  for (const { from, to, code } of rows) {
    await sql`/* dropTrackingCode */ update shipment set tracking_code = null where id = ${from}::uuid`.execute(
      tx,
    )
    await sql`/* moveLead */ update shipment set joined_to = case when id = ${to}::uuid then null else ${to}::uuid end,
      tracking_code = case when id = ${to}::uuid then ${code}::text end where joined_to = ${from}::uuid`.execute(
      tx,
    )
    await sql`/* moveLabel */ update shipment_label set shipment_id = ${to}::uuid where shipment_id = ${from}::uuid`.execute(
      tx,
    )
    await sql`/* moveScans */ update shipment_event set shipment_id = ${to}::uuid where shipment_id = ${from}::uuid`.execute(
      tx,
    )
  }
}

/** Sets the delivery price of an order's parcels in its bundle to zero. */
export async function freeBundleShipments(tx: DbOrTx, orderId: string): Promise<void> {
  await tx
    .updateTable('shipment')
    .set({ price_cents: 0 })
    .where('order_id', '=', orderId)
    .where('bundle_id', 'is not', null)
    .modifyEnd(named('freeBundleShipments'))
    .execute()
}

/** Lowers the tax of one order line by so many cents. */
export async function lowerLineTax(tx: DbOrTx, lineId: string, by: number): Promise<void> {
  await sql`/* lowerLineTax */ update order_line set tax_cents = tax_cents - ${by} where id = ${lineId}::uuid`.execute(
    tx,
  )
}

/**
 * A new row of an order's statement; `key` is unique, `reference` is the processor's name of the payment.
 */
export type NewTransaction = {
  id: string
  order_id: string
  key: string
  kind: TransactionKind
  amount_cents: number
  label: string
  reference: string | null
  happened_at: Date
}

/**
 * Inserts rows of an order's statement. Skips rows whose key exists already and rows of zero or fewer cents.
 */
export async function insertTransactions(tx: DbOrTx, rows: readonly NewTransaction[]): Promise<void> {
  const some = rows.filter((row) => row.amount_cents > 0)
  if (some.length > 0)
    await tx
      .insertInto('order_transaction')
      .values(some)
      .onConflict((oc) => oc.column('key').doNothing())
      .modifyEnd(named('insertTransactions'))
      .execute()
}

/** A new entry of an order's history; `actor_id` is the user or employee who caused it, null for jobs. */
export type NewEvent = {
  order_id: string
  kind: string
  from_status?: OrderStatus | null
  to_status?: OrderStatus | null
  actor_id?: string | null
  reason?: string
  detail?: object
  happened_at: Date
}

/** Appends one entry to an order's history. */
export async function insertOrderEvent(tx: DbOrTx, { detail, ...event }: NewEvent): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({ ...event, detail: JSON.stringify(detail ?? {}) as never })
    .modifyEnd(named('insertOrderEvent'))
    .execute()
}

/** Replaces the access key of an order; links with the old key open nothing any more. */
export async function updateOrderKey(
  tx: DbOrTx,
  orderId: string,
  key: { access_key: string; key_renewed_at: Date },
): Promise<void> {
  await tx
    .updateTable('purchase_order')
    .set(key)
    .where('id', '=', orderId)
    .modifyEnd(named('updateOrderKey'))
    .execute()
}
