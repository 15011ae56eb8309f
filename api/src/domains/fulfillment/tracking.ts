// Carriers' reports, and the tracking that shoppers read (decision 0061).
import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { scanLabels, scanOrder, standingOf } from '@hemline/rules/fulfillment/carriers-scans.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { orderKeyEnds } from '@hemline/rules/orders/keys.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { daySeconds } from '@hemline/rules/vocabulary/limits.ts'
import { lostOutboundDays } from '@hemline/rules/vocabulary/returns.ts'
import { type Carrier, expeditedServices } from '@hemline/rules/vocabulary/shipping.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { isSameSecret, isUuid } from '../../platform/tokens.ts'
import type { CarrierReport } from '../../ports/carriers.ts'
import { ordersWithOpenMatter } from '../orders/orders.ts'
import type { FulfillmentDoors } from './doors.ts'
import {
  findLastDelivery,
  findParcelByCode,
  insertScan,
  listParcelItems,
  listParcelsOfBundle,
  listParcelsOfOrders,
  listScans,
  listSilentParcels,
  type ParcelItemRow,
  type ParcelRow,
  type ScanRow,
} from './fulfillment.db.ts'
import { followScans, lockedParcel } from './moves.ts'

/**
 * Stores a carrier's scan and moves its parcel, with its orders, to the furthest status that its scans show,
 * in whatever sequence they come. Returns 'taken', 'known' for a repeated scan, which changes nothing, and
 * 'not ours' for an unknown tracking code.
 */
export async function applyCarrierReport(
  doors: Pick<FulfillmentDoors, 'db' | 'now'>,
  carrier: Carrier,
  { trackingCode, scan }: CarrierReport,
): Promise<'taken' | 'known' | 'not ours'> {
  const found = await findParcelByCode(doors.db, carrier, trackingCode)
  if (!found) return 'not ours'
  return inTransaction(doors.db, async (tx) => {
    // Locked first: two reports at once would each see only their own scan.
    const locked = await lockedParcel(tx, found.id)
    // The parcel that led may have been canceled just now: another one has its label.
    const parcel =
      locked.tracking_code === trackingCode ? locked : await findParcelByCode(tx, carrier, trackingCode)
    if (!parcel) return 'not ours'
    const now = doors.now()
    if (!(await insertScan(tx, { carrier, shipmentId: parcel.id, scan, now }))) return 'known'
    const standing = standingOf(await listScans(tx, [parcel.id]))
    if (standing) await followScans(tx, parcel, standing, now)
    return 'taken'
  })
}

/**
 * Job: marks up to 200 parcels on their way, and their orders, as `lost_outbound` when no carrier reported
 * them for `lostOutboundDays`. A later delivery still counts.
 */
export async function loseSilentParcels(doors: Pick<FulfillmentDoors, 'db' | 'now'>): Promise<void> {
  const now = doors.now()
  const before = new Date(now.getTime() - lostOutboundDays * daySeconds * 1000)
  for (const { carrier, tracking_code: trackingCode } of await listSilentParcels(doors.db, before, 200)) {
    if (!carrier || !trackingCode) continue
    const scan = {
      id: `silent-${trackingCode}`,
      kind: 'lost',
      place: null,
      timeZone: 'UTC',
      at: now,
      estimate: null,
    } as const
    await applyCarrierReport(doors, carrier, { trackingCode, scan })
  }
}

/**
 * Returns the parcel of the viewer's orders that arrived last (§7, getLastDeliveryShipment); undefined for
 * visitors and when none has arrived.
 */
export async function lastDeliveryOf(ctx: Context) {
  return ctx.viewer.userId === null ? undefined : findLastDelivery(ctx.db, ctx.viewer.userId)
}

const itemOf = ({ lineId, itemNumber, title, sizeDisplay, photoId }: ParcelItemRow) => ({
  lineId,
  itemNumber,
  title,
  sizeDisplay,
  photoId,
})

const leadOf = (parcel: ParcelRow): string => parcel.joined_to ?? parcel.id

/**
 * Returns parcel rows as employees read them, in the same order; a leading parcel lists the items of all
 * parcels that joined it.
 */
export async function staffParcels(db: DbOrTx, parcels: readonly ParcelRow[]) {
  const all = await listParcelItems(db, parcels.map(leadOf))
  const itemsIn = (parcel: ParcelRow) => all.filter((item) => item.parcelId === leadOf(parcel))
  return parcels.map((parcel) => ({
    id: parcel.id,
    orderId: parcel.order_id,
    orderLabel: orderLabel(parcel.order_id),
    orderLabels: [...new Set([parcel.order_id, ...itemsIn(parcel).map((item) => item.orderId)])].map(
      orderLabel,
    ),
    warehouseId: parcel.warehouse_id,
    source: parcel.source,
    shipFrom: parcel.ship_from,
    serviceType: parcel.service_type,
    expedited: (expeditedServices as readonly string[]).includes(parcel.service_type),
    status: parcel.status,
    statusLabel: shipmentStatusLabels[parcel.status],
    carrierName: parcel.carrier && carrierNames[parcel.carrier],
    trackingCode: parcel.tracking_code,
    labelRef: parcel.label_ref,
    placedAt: parcel.placed_at,
    isCharged: parcel.is_charged,
    isReplacement: isReplacement(parcel),
    items: itemsIn(parcel).map((item) => ({ ...itemOf(item), bin: item.bin })),
  }))
}

/**
 * What to track: `type` is "order" or "bundle", `id` its id, `accessKey` the key from the order's mails.
 */
export type TrackingQuestion = {
  type: string
  id: string
  shipmentId?: string | null
  accessKey?: string | null
}

/**
 * Returns until when the key of a parcel's order opens it; `all`: the parcels of that order, and perhaps
 * others; `open`: the orders of which a return or case waits for something.
 */
const keyEndOf = (parcel: ParcelRow, { all, open }: Pick<Asking, 'all' | 'open'>): Date =>
  orderKeyEnds({
    status: parcel.order_status,
    placedAt: parcel.placed_at,
    canceledAt: parcel.canceled_at,
    renewedAt: parcel.key_renewed_at,
    deliveries: all
      .filter((one) => one.order_id === parcel.order_id && one.status !== 'canceled')
      .map((one) => one.delivered_at),
    hasOpenMatter: open.has(parcel.order_id),
  })

type Asking = {
  ctx: Context
  all: readonly ParcelRow[]
  /** The orders of which a return or a case is open. */
  open: ReadonlySet<string>
  accessKey: string | null | undefined
}

/**
 * Tells whether the viewer may see a parcel: the buyer (user or visitor), or a viewer with the order's
 * access key from a mail while that key is valid.
 */
function maySee({ ctx: { viewer, now }, accessKey, ...known }: Asking, parcel: ParcelRow): boolean {
  if (accessKey && isSameSecret(accessKey, parcel.access_key) && keyEndOf(parcel, known) > now()) return true
  if (parcel.user_id !== null) return parcel.user_id === viewer.userId
  return parcel.visitor_id !== null && parcel.visitor_id === viewer.visitorId
}

const none: ReadonlySet<string> = new Set()

/**
 * Returns the tracking of an order's or bundle's parcels with items and scans; undefined for a malformed id
 * or type, when there are none or the viewer may see none of them. Returns have parcels of their own later
 * on.
 */
export async function trackingOf(ctx: Context, { type, id, shipmentId, accessKey }: TrackingQuestion) {
  if (!isUuid(id) || (type !== 'order' && type !== 'bundle')) return undefined
  const all =
    type === 'order' ? await listParcelsOfOrders(ctx.db, [id]) : await listParcelsOfBundle(ctx.db, id)
  const open = accessKey
    ? await ordersWithOpenMatter(ctx.db, [...new Set(all.map((one) => one.order_id))])
    : none
  const parcels = all.filter(
    (parcel) => maySee({ ctx, all, open, accessKey }, parcel) && (!shipmentId || parcel.id === shipmentId),
  )
  const [first] = parcels
  if (!first) return undefined
  // Of a whole bundle, what travels as one is one parcel; of an order, its own pieces of it.
  const shown = parcels.filter((parcel) => !parcels.some((other) => other.id === parcel.joined_to))
  const leads = [...new Set(parcels.map(leadOf))]
  const [items, scans] = await Promise.all([listParcelItems(ctx.db, leads), listScans(ctx.db, leads)])
  const isSeen = (item: ParcelItemRow) => parcels.some((parcel) => parcel.id === item.memberId)
  const to = first.ship_to
  return {
    type,
    id,
    label: orderLabel(id),
    destination: to ? [to.city, to.state].filter(Boolean).join(', ') : '',
    parcels: shown.map((parcel) => trackedParcel(parcel, { items: items.filter(isSeen), scans })),
  }
}

function trackedParcel(
  parcel: ParcelRow,
  { items, scans }: { items: readonly ParcelItemRow[]; scans: readonly ScanRow[] },
) {
  const mine = scanOrder(scans.filter((scan) => scan.shipmentId === leadOf(parcel)))
  const estimate = standingOf(mine)?.estimate ?? null
  return {
    id: parcel.id,
    orderId: parcel.order_id,
    orderLabel: orderLabel(parcel.order_id),
    shipFrom: parcel.ship_from,
    status: parcel.status,
    statusLabel: shipmentStatusLabels[parcel.status],
    carrier: parcel.carrier,
    carrierName: parcel.carrier && carrierNames[parcel.carrier],
    trackingCode: parcel.tracking_code,
    minEstimate: parcel.min_estimate,
    maxEstimate: parcel.max_estimate,
    estimate: estimate === parcel.max_estimate ? null : estimate,
    shippedAt: parcel.shipped_at,
    deliveredAt: parcel.delivered_at,
    scans: mine.map((scan) => ({
      id: `${parcel.id}/${scan.id}`,
      kind: scan.kind,
      label: scanLabels[scan.kind],
      place: scan.place,
      at: scan.at,
      timeZone: scan.timeZone,
    })),
    items: items.filter((item) => item.parcelId === leadOf(parcel)).map(itemOf),
  }
}
