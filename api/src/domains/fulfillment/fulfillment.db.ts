import type { Scan } from '@hemline/rules/fulfillment/carriers-scans.ts'
import type { ShipmentStatus } from '@hemline/rules/fulfillment/shipment-states.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { type RawBuilder, sql } from 'kysely'
import { type DbOrTx, named, type Tx } from '../../platform/db.ts'

export type ParcelRow = {
  id: string
  order_id: string
  group_key: string
  source: 'own' | 'dropship' | 'p2p' | 'partner'
  warehouse_id: number | null
  ship_from: string
  service_type: string
  min_estimate: string | null
  max_estimate: string | null
  status: ShipmentStatus
  carrier: Carrier | null
  tracking_code: string | null
  bundle_id: string | null
  /**
   * The parcel whose pieces it travels with, in an order of the same bundle; that one's label, code
   * and scans are its own too.
   */
  joined_to: string | null
  packed_at: Date | null
  shipped_at: Date | null
  delivered_at: Date | null
  label_ref: string | null
  order_status: OrderStatus
  placed_at: Date
  confirmed_at: Date | null
  user_id: string | null
  visitor_id: number | null
  access_key: string
  canceled_at: Date | null
  key_renewed_at: Date | null
  ship_to: { line1: string; city: string; state: string | null; country: string } | null
}

const select = sql`select s.id, s.order_id, s.group_key, s.source, s.warehouse_id, s.ship_from, s.service_type, s.min_estimate::text, s.max_estimate::text,
  s.status, s.carrier, coalesce(lead.tracking_code, s.tracking_code) as tracking_code, s.bundle_id, s.joined_to, s.packed_at, s.shipped_at, s.delivered_at, l.label_ref, o.status as order_status, o.placed_at, o.confirmed_at,
  o.user_id, o.visitor_id, o.access_key, o.canceled_at, o.key_renewed_at, o.ship_to
  from shipment s join purchase_order o on o.id = s.order_id left join shipment lead on lead.id = s.joined_to
  left join shipment_label l on l.shipment_id = coalesce(s.joined_to, s.id)`

async function parcels(db: DbOrTx, name: string, rest: RawBuilder<unknown>): Promise<ParcelRow[]> {
  return (await sql<ParcelRow>`${named(name)} ${select} ${rest}`.execute(db)).rows
}

/** The parcel that this one travels in: itself, or the one that it joined. */
const leadOf = (id: string) => sql`(select coalesce(joined_to, id) from shipment where id = ${id}::uuid)`

/** The parcel, or the leading one of those that travel as one. */
export async function findParcel(db: DbOrTx, id: string): Promise<ParcelRow | undefined> {
  return (await parcels(db, 'findParcel', sql`where s.id = ${leadOf(id)}`))[0]
}

export type MemberRow = { id: string; orderId: string }
/** All that travel as the one that leads, by order. */
export async function listMembers(db: DbOrTx, leadId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`/* listMembers */ select id, order_id as "orderId" from shipment
    where id = ${leadId}::uuid or joined_to = ${leadId}::uuid order by order_id`.execute(db)
  return rows
}

/**
 * The parcel, or the leading one that it joined, for nobody else to change until the transaction ends. Its
 * order is locked first, with all of its bundle, by id, as whoever cancels does: two that each hold what
 * the other wants would wait for each other; and the order's status, and who joined whom, are read when
 * they can't change any more.
 */
export async function lockParcel(tx: Tx, id: string): Promise<ParcelRow | undefined> {
  await sql`/* lockOrdersOfParcel */ select 1 from purchase_order where id = (select order_id from shipment where id = ${id}::uuid)
    or bundle_id = (select o.bundle_id from shipment s join purchase_order o on o.id = s.order_id where s.id = ${id}::uuid)
    order by id for no key update`.execute(tx)
  return (await parcels(tx, 'lockParcel', sql`where s.id = ${leadOf(id)} for no key update of s`))[0]
}

export async function findParcelByCode(
  db: DbOrTx,
  carrier: Carrier,
  code: string,
): Promise<ParcelRow | undefined> {
  return (
    await parcels(db, 'findParcelByCode', sql`where s.tracking_code = ${code} and s.carrier = ${carrier}`)
  )[0]
}

/** The open parcel that somebody at work means: by tracking code, or by a piece in it. */
export async function findParcelBySearch(
  db: DbOrTx,
  { code, itemNumber }: { code: string; itemNumber: number | null },
): Promise<ParcelRow | undefined> {
  return (
    await parcels(
      db,
      'findParcelBySearch',
      sql`where s.id in (select id from shipment where tracking_code = ${code}
        union all select coalesce(s2.joined_to, s2.id) from order_line line join shipment s2 on s2.order_id = line.order_id and s2.group_key = line.group_key
        where line.item_number = ${itemNumber}::bigint and line.canceled_at is null and line.kind = 'item') order by s.packed_at nulls first limit 1`,
    )
  )[0]
}

export async function listParcelsOfOrders(db: DbOrTx, orderIds: readonly string[]): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listParcelsOfOrders',
    sql`where s.order_id = any(${[...orderIds]}::uuid[]) order by s.order_id, s.group_key`,
  )
}

export async function listParcelsOfBundle(db: DbOrTx, bundleId: string): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listParcelsOfBundle',
    sql`where o.bundle_id = ${bundleId}::uuid order by o.placed_at, s.group_key`,
  )
}

/** What is to be picked and packed in our own houses: express first, then whoever waits longest. */
export async function listOpenParcels(
  db: DbOrTx,
  { warehouseId, express, limit }: { warehouseId: number | null; express: readonly string[]; limit: number },
): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listOpenParcels',
    sql`where s.source = 'own' and s.joined_to is null and s.status in ('waiting', 'picking', 'packed') and o.status in ('confirmed', 'auto_charged', 'shipped')
      and (${warehouseId}::int is null or s.warehouse_id = ${warehouseId}::int)
      order by s.status = 'packed', s.service_type = any(${[...express]}::text[]) desc, o.placed_at, s.id limit ${limit}`,
  )
}

/** Sellers' parcels that they have had since before then. */
export async function listSellersParcels(db: DbOrTx, before: Date, limit: number): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listSellersParcels',
    sql`where s.source <> 'own' and s.status in ('waiting', 'picking') and o.status in ('confirmed', 'auto_charged', 'shipped')
      and coalesce(o.confirmed_at, o.placed_at) <= ${before} order by s.id limit ${limit}`,
  )
}

/** Parcels that have a label of this driver and have not arrived. */
export async function listTravellingParcels(db: DbOrTx, driver: string, limit: number): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listTravellingParcels',
    sql`where l.driver = ${driver} and s.status in ('packed', 'shipped', 'out_for_delivery') order by l.made_at limit ${limit}`,
  )
}

export type PlaceCountRow = { warehouseId: number; status: 'waiting' | 'picking' | 'packed'; parcels: number }
export async function countOpenParcels(db: DbOrTx): Promise<PlaceCountRow[]> {
  const { rows } =
    await sql<PlaceCountRow>`/* countOpenParcels */ select s.warehouse_id as "warehouseId", s.status, count(*)::int as parcels
    from shipment s join purchase_order o on o.id = s.order_id where s.source = 'own' and s.joined_to is null and s.warehouse_id is not null
    and s.status in ('waiting', 'picking', 'packed') and o.status in ('confirmed', 'auto_charged', 'shipped') group by 1, 2`.execute(
      db,
    )
  return rows
}

/** Who began to pick a parcel last. */
export async function findPicker(
  db: DbOrTx,
  parcel: Pick<ParcelRow, 'id' | 'order_id'>,
): Promise<string | null> {
  const { rows } = await sql<{
    actor: string | null
  }>`/* findPicker */ select actor_id as actor from order_event
    where order_id = ${parcel.order_id}::uuid and kind = 'picking' and detail ->> 'shipmentId' = ${parcel.id} order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.actor ?? null
}

export type ParcelItemRow = {
  /** The parcel that it is of, and the one that it travels in: the same, but for one that joined another. */
  memberId: string
  parcelId: string
  orderId: string
  groupKey: string
  lineId: string
  itemNumber: number
  title: string
  sizeDisplay: string | null
  photoId: number | null
}
/** The pieces that travel in these parcels, with those of the ones that joined them; canceled ones don't. */
export async function listParcelItems(db: DbOrTx, parcelIds: readonly string[]): Promise<ParcelItemRow[]> {
  const { rows } =
    await sql<ParcelItemRow>`/* listParcelItems */ select s.id as "memberId", coalesce(s.joined_to, s.id) as "parcelId", line.order_id as "orderId", line.group_key as "groupKey", line.id as "lineId",
      line.item_number as "itemNumber", item.title, item.size_display as "sizeDisplay",
      (select id from photo where photo.item_number = item.item_number order by photo_number limit 1) as "photoId"
    from shipment s join order_line line on line.order_id = s.order_id and line.group_key = s.group_key
    join item on item.item_number = line.item_number
    where (s.id = any(${[...parcelIds]}::uuid[]) or s.joined_to = any(${[...parcelIds]}::uuid[]))
      and line.canceled_at is null and line.kind = 'item' order by line.item_number`.execute(db)
  return rows
}

export type ParcelChange = {
  status?: ShipmentStatus
  carrier?: Carrier
  tracking_code?: string
  packed_at?: Date
  shipped_at?: Date
  delivered_at?: Date
}
/** What happens to a parcel happens to those that joined it; only the code stays its alone. */
export async function updateParcel(tx: Tx, id: string, change: ParcelChange): Promise<void> {
  const { tracking_code: _, ...shared } = change
  await tx.updateTable('shipment').set(change).where('id', '=', id).modifyEnd(named('updateParcel')).execute()
  if (Object.keys(shared).length === 0) return
  await tx
    .updateTable('shipment')
    .set(shared)
    .where('joined_to', '=', id)
    .modifyEnd(named('updateJoinedParcels'))
    .execute()
}

export type LabelRow = {
  shipment_id: string
  driver: string
  label_ref: string
  packed_by: string | null
  made_at: Date
}
export async function insertLabel(tx: Tx, label: LabelRow): Promise<void> {
  await tx.insertInto('shipment_label').values(label).modifyEnd(named('insertLabel')).execute()
}

/** Keeps a report; false when it came before. */
export async function insertScan(
  tx: Tx,
  { carrier, shipmentId, scan, now }: { carrier: Carrier; shipmentId: string; scan: Scan; now: Date },
): Promise<boolean> {
  const made =
    await sql`/* insertScan */ insert into shipment_event (carrier, event_id, shipment_id, kind, place, time_zone, happened_at, estimate, received_at)
    values (${carrier}, ${scan.id}, ${shipmentId}::uuid, ${scan.kind}, ${scan.place}, ${scan.timeZone}, ${scan.at}, ${scan.estimate}::date, ${now})
    on conflict do nothing returning 1`.execute(tx)
  return made.rows.length > 0
}

export type ScanRow = Scan & { shipmentId: string }
export async function listScans(db: DbOrTx, shipmentIds: readonly string[]): Promise<ScanRow[]> {
  const { rows } =
    await sql<ScanRow>`/* listScans */ select shipment_id as "shipmentId", event_id as id, kind, place, time_zone as "timeZone",
      happened_at as at, estimate::text as estimate from shipment_event where shipment_id = any(${[...shipmentIds]}::uuid[]) order by happened_at, event_id`.execute(
      db,
    )
  return rows
}

export type LastDeliveryRow = { id: string; deliveredAt: Date; orderId: string }
/** §7, getLastDeliveryShipment: the parcel of a user that arrived last. */
export async function findLastDelivery(db: DbOrTx, userId: string): Promise<LastDeliveryRow | undefined> {
  const { rows } =
    await sql<LastDeliveryRow>`/* findLastDelivery */ select s.id, s.delivered_at as "deliveredAt", s.order_id as "orderId"
    from shipment s join purchase_order o on o.id = s.order_id where o.user_id = ${userId}::uuid and s.status = 'delivered' and s.delivered_at is not null
    order by s.delivered_at desc, s.id desc limit 1`.execute(db)
  return rows[0]
}
