import type { Scan } from '@hemline/rules/fulfillment/carriers-scans.ts'
import type { ShipmentStatus } from '@hemline/rules/fulfillment/shipment-states.ts'
import type { WeightClass } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { type RawBuilder, sql } from 'kysely'
import { type DbOrTx, named, type Tx } from '../../platform/db.ts'

/**
 * A parcel with facts of its order; status, tracking code and label of a joined parcel are those of its
 * leading parcel.
 */
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
   * The leading parcel, of another order of the same bundle, in which this parcel's pieces travel; null
   * when this parcel travels alone or leads. The leading parcel's label, tracking code and scans count
   * for this one too.
   */
  joined_to: string | null
  packed_at: Date | null
  shipped_at: Date | null
  delivered_at: Date | null
  label_ref: string | null
  order_status: OrderStatus
  placed_at: Date
  /** False of a box to try on, which is charged once its person has chosen. */
  is_charged: boolean
  /** How the order is paid; `replacement`: the shop pays. */
  payment_method: string
  confirmed_at: Date | null
  user_id: string | null
  visitor_id: number | null
  access_key: string
  canceled_at: Date | null
  key_renewed_at: Date | null
  ship_to: { line1: string; city: string; state: string | null; country: string } | null
}

const select = sql`select s.id, s.order_id, s.group_key, s.source, s.warehouse_id, s.ship_from, s.service_type, s.min_estimate::text, s.max_estimate::text,
  s.status, s.carrier, coalesce(lead.tracking_code, s.tracking_code) as tracking_code, s.bundle_id, s.joined_to, s.packed_at, s.shipped_at, s.delivered_at, l.label_ref, o.status as order_status, o.placed_at, o.confirmed_at, o.captured_at is not null as is_charged, o.payment_method,
  o.user_id, o.visitor_id, o.access_key, o.canceled_at, o.key_renewed_at, o.ship_to
  from shipment s join purchase_order o on o.id = s.order_id left join shipment lead on lead.id = s.joined_to
  left join shipment_label l on l.shipment_id = coalesce(s.joined_to, s.id)`

async function parcels(db: DbOrTx, name: string, rest: RawBuilder<unknown>): Promise<ParcelRow[]> {
  return (await sql<ParcelRow>`${named(name)} ${select} ${rest}`.execute(db)).rows
}

/**
 * SQL: the id of the parcel in which this parcel's pieces travel: the parcel that it joined, or its own id.
 */
const leadOf = (id: string) => sql`(select coalesce(joined_to, id) from shipment where id = ${id}::uuid)`

/**
 * Returns the parcel with this id; for a parcel that joined another one, the leading parcel. Undefined when
 * unknown.
 */
export async function findParcel(db: DbOrTx, id: string): Promise<ParcelRow | undefined> {
  return (await parcels(db, 'findParcel', sql`where s.id = ${leadOf(id)}`))[0]
}

/** One of the parcels that travel together, with its order. */
export type MemberRow = { id: string; orderId: string }
/**
 * Returns the leading parcel and all parcels that joined it, each with its order's id, sorted by order id;
 * empty for an unknown id.
 */
export async function listMembers(db: DbOrTx, leadId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`/* listMembers */ select id, order_id as "orderId" from shipment
    where id = ${leadId}::uuid or joined_to = ${leadId}::uuid order by order_id`.execute(db)
  return rows
}

/**
 * Locks a parcel (or the leading parcel that it joined) until the transaction ends, and returns it; undefined
 * when unknown. Locks its order and all orders of the bundle first, by id, in the same sequence as a
 * cancellation does, so that the two can't deadlock; the parcel is read when order status and joins can't
 * change any more.
 */
export async function lockParcel(tx: Tx, id: string): Promise<ParcelRow | undefined> {
  await sql`/* lockOrdersOfParcel */ select 1 from purchase_order where id = (select order_id from shipment where id = ${id}::uuid)
    or bundle_id = (select o.bundle_id from shipment s join purchase_order o on o.id = s.order_id where s.id = ${id}::uuid)
    order by id for no key update`.execute(tx)
  return (await parcels(tx, 'lockParcel', sql`where s.id = ${leadOf(id)} for no key update of s`))[0]
}

/** Returns the parcel with this carrier's tracking code; undefined when unknown. */
export async function findParcelByCode(
  db: DbOrTx,
  carrier: Carrier,
  code: string,
): Promise<ParcelRow | undefined> {
  return (
    await parcels(db, 'findParcelByCode', sql`where s.tracking_code = ${code} and s.carrier = ${carrier}`)
  )[0]
}

/**
 * Returns the parcel that an employee looks for, by tracking code or by the number of an item in it; of
 * several, one that is not packed yet comes first. Undefined when none fits.
 */
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
        where line.item_number = ${itemNumber}::bigint and line.canceled_at is null and line.kind in ('item', 'rescue')) order by s.packed_at nulls first limit 1`,
    )
  )[0]
}

/** Returns all parcels of these orders, also canceled and joined ones, by order and group. */
export async function listParcelsOfOrders(db: DbOrTx, orderIds: readonly string[]): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listParcelsOfOrders',
    sql`where s.order_id = any(${[...orderIds]}::uuid[]) order by s.order_id, s.group_key`,
  )
}

/** Returns all parcels of a bundle's orders, oldest order first. */
export async function listParcelsOfBundle(db: DbOrTx, bundleId: string): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listParcelsOfBundle',
    sql`where o.bundle_id = ${bundleId}::uuid order by o.placed_at, s.group_key`,
  )
}

/**
 * Returns parcels of our own warehouses that are to be picked, packed or handed over: unpacked ones
 * first, then express services, then the oldest order. `warehouseId` null: of all warehouses.
 */
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

/**
 * Returns unpacked parcels that partners and invented sellers ship themselves and whose orders were confirmed
 * at or before `before`. Members with a closet make their labels themselves.
 */
export async function listSellersParcels(db: DbOrTx, before: Date, limit: number): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listSellersParcels',
    sql`where s.source <> 'own' and s.status in ('waiting', 'picking') and o.status in ('confirmed', 'auto_charged', 'shipped')
      and not exists (select 1 from order_line l join item i on i.item_number = l.item_number
        join direct_closet c on c.third_party_seller_id = i.third_party_seller_id
        where l.order_id = s.order_id and l.group_key = s.group_key and l.kind = 'item')
      and coalesce(o.confirmed_at, o.placed_at) <= ${before} order by s.id limit ${limit}`,
  )
}

/**
 * Returns parcels with a label of this carrier driver that are packed or under way but not delivered,
 * oldest label first.
 */
export async function listTravellingParcels(db: DbOrTx, driver: string, limit: number): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listTravellingParcels',
    sql`where l.driver = ${driver} and s.status in ('packed', 'shipped', 'out_for_delivery') order by l.made_at limit ${limit}`,
  )
}

/** Returns at most `limit` parcels on their way whose last scan is older than a time, the oldest first. */
export async function listSilentParcels(db: DbOrTx, before: Date, limit: number): Promise<ParcelRow[]> {
  return parcels(
    db,
    'listSilentParcels',
    sql`where s.status in ('shipped', 'out_for_delivery') and s.joined_to is null and s.shipped_at < ${before}
      and not exists (select 1 from shipment_event e where e.shipment_id = s.id and e.happened_at >= ${before})
      order by s.shipped_at limit ${limit}`,
  )
}

/** How many open parcels of a status a warehouse has. */
export type PlaceCountRow = { warehouseId: number; status: 'waiting' | 'picking' | 'packed'; parcels: number }
/**
 * Returns how many parcels of our own warehouses are to be picked, packed or handed over, by warehouse and
 * status; those with none are left out.
 */
export async function countOpenParcels(db: DbOrTx): Promise<PlaceCountRow[]> {
  const { rows } =
    await sql<PlaceCountRow>`/* countOpenParcels */ select s.warehouse_id as "warehouseId", s.status, count(*)::int as parcels
    from shipment s join purchase_order o on o.id = s.order_id where s.source = 'own' and s.joined_to is null and s.warehouse_id is not null
    and s.status in ('waiting', 'picking', 'packed') and o.status in ('confirmed', 'auto_charged', 'shipped') group by 1, 2`.execute(
      db,
    )
  return rows
}

/**
 * Returns the user id of the employee who last began to pick a parcel; null when nobody did, or no account is
 * noted.
 */
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

/** An item in a parcel, with the facts that packing and tracking show. */
export type ParcelItemRow = {
  /**
   * `memberId`: the parcel of the item's own order; `parcelId`: the parcel in which the item travels.
   * They differ for a parcel that joined another.
   */
  memberId: string
  parcelId: string
  orderId: string
  groupKey: string
  lineId: string
  itemNumber: number
  title: string
  sizeDisplay: string | null
  photoId: number | null
  /** The bin in which the item lies in the parcel's house. */
  bin: string | null
}
/**
 * Returns the items that travel in these parcels, with those of parcels that joined them; canceled order
 * lines are left out.
 */
export async function listParcelItems(db: DbOrTx, parcelIds: readonly string[]): Promise<ParcelItemRow[]> {
  const { rows } =
    await sql<ParcelItemRow>`/* listParcelItems */ select s.id as "memberId", coalesce(s.joined_to, s.id) as "parcelId", line.order_id as "orderId", line.group_key as "groupKey", line.id as "lineId",
      line.item_number as "itemNumber", item.title, item.size_display as "sizeDisplay",
      (select id from photo where photo.item_number = item.item_number order by photo_number limit 1) as "photoId",
      bin.bin
    from shipment s join order_line line on line.order_id = s.order_id and line.group_key = s.group_key
    join item on item.item_number = line.item_number
    left join piece_bin bin on bin.item_number = line.item_number and bin.warehouse_id = s.warehouse_id
    where (s.id = any(${[...parcelIds]}::uuid[]) or s.joined_to = any(${[...parcelIds]}::uuid[]))
      and line.canceled_at is null and line.kind in ('item', 'rescue') order by line.item_number`.execute(db)
  return rows
}

/** The columns of a parcel that a status change sets. */
export type ParcelChange = {
  status?: ShipmentStatus
  carrier?: Carrier
  tracking_code?: string
  packed_at?: Date
  shipped_at?: Date
  delivered_at?: Date
}
/**
 * Writes the given columns of a parcel and of all parcels that joined it alike, except for the tracking code,
 * which only the leading parcel gets.
 */
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
  /** What the carrier bills for it, in cents; null for labels that are not booked one by one. */
  cost_cents: number | null
}
/** Inserts the shipping label of a packed parcel. */
export async function insertLabel(tx: Tx, label: LabelRow): Promise<void> {
  await tx.insertInto('shipment_label').values(label).modifyEnd(named('insertLabel')).execute()
}

/** Returns a parcel's label with the moment at which it was voided; undefined without a label. */
export async function findLabel(
  tx: Tx,
  shipmentId: string,
): Promise<(LabelRow & { voided_at: Date | null }) | undefined> {
  return tx
    .selectFrom('shipment_label')
    .select(['shipment_id', 'driver', 'label_ref', 'packed_by', 'made_at', 'cost_cents', 'voided_at'])
    .where('shipment_id', '=', shipmentId)
    .modifyEnd(named('findLabel'))
    .executeTakeFirst()
}

/** Stores the time at which a parcel's label was voided. */
export async function updateVoided(tx: Tx, shipmentId: string, at: Date): Promise<void> {
  await tx
    .updateTable('shipment_label')
    .set({ voided_at: at })
    .where('shipment_id', '=', shipmentId)
    .modifyEnd(named('updateVoided'))
    .execute()
}

/**
 * Returns the weight classes of the uncanceled pieces in a member's parcel, as its seller chose them (`light`
 * by default).
 */
export async function listWeights(tx: Tx, parcel: ParcelRow): Promise<WeightClass[]> {
  const { rows } = await sql<{ weight: WeightClass | null }>`/* listWeights */
    select (select d.draft ->> 'weight' from direct_listing d where d.item_number = l.item_number limit 1) as weight
    from order_line l where l.order_id = ${parcel.order_id}::uuid and l.group_key = ${parcel.group_key}
      and l.kind = 'item' and l.canceled_at is null`.execute(tx)
  return rows.map(({ weight }) => weight ?? 'light')
}

/** Inserts a carrier's scan of a parcel; returns false when a scan with this id was inserted before. */
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

/** A carrier's scan and its parcel. */
export type ScanRow = Scan & { shipmentId: string }
/** Returns the carriers' scans of these parcels, earliest first. */
export async function listScans(db: DbOrTx, shipmentIds: readonly string[]): Promise<ScanRow[]> {
  const { rows } =
    await sql<ScanRow>`/* listScans */ select shipment_id as "shipmentId", event_id as id, kind, place, time_zone as "timeZone",
      happened_at as at, estimate::text as estimate from shipment_event where shipment_id = any(${[...shipmentIds]}::uuid[]) order by happened_at, event_id`.execute(
      db,
    )
  return rows
}

export type LastDeliveryRow = { id: string; deliveredAt: Date; orderId: string }
/**
 * Returns the parcel of a user's orders that was delivered last (§7, getLastDeliveryShipment); undefined when
 * none was.
 */
export async function findLastDelivery(db: DbOrTx, userId: string): Promise<LastDeliveryRow | undefined> {
  const { rows } =
    await sql<LastDeliveryRow>`/* findLastDelivery */ select s.id, s.delivered_at as "deliveredAt", s.order_id as "orderId"
    from shipment s join purchase_order o on o.id = s.order_id where o.user_id = ${userId}::uuid and s.status = 'delivered' and s.delivered_at is not null
    order by s.delivered_at desc, s.id desc limit 1`.execute(db)
  return rows[0]
}
