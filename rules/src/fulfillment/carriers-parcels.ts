// Derives an order's status from its parcels, and decides what may go into one parcel (decision 0061).

import type { OrderStatus } from '../vocabulary/orders.ts'
import { type ShipmentStatus, shipmentStatusLabels } from './shipment-states.ts'

const left: readonly ShipmentStatus[] = ['shipped', 'out_for_delivery', 'lost', 'delivered']

/**
 * Returns an order's status by its parcels: 'shipped' once the first has left, 'delivered' when all have
 * arrived, 'lost_outbound' when all are delivered or lost and one is lost. Undefined while none has left.
 * Canceled parcels don't count.
 */
export function orderStandingOf(
  parcels: readonly ShipmentStatus[],
): Extract<OrderStatus, 'shipped' | 'delivered' | 'lost_outbound'> | undefined {
  const living = parcels.filter((status) => status !== 'canceled')
  if (!living.some((status) => left.includes(status))) return undefined
  if (living.every((status) => status === 'delivered')) return 'delivered'
  return living.every((status) => status === 'delivered' || status === 'lost') ? 'lost_outbound' : 'shipped'
}

/**
 * Returns the status changes that bring an order to the status of its parcels, in order; empty when it is
 * there or can't get there.
 */
export function orderMovesTo(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const way: readonly OrderStatus[] = ['confirmed', 'shipped', 'lost_outbound', 'delivered']
  const at = way.indexOf(from === 'auto_charged' ? 'confirmed' : from)
  if (at < 0 || way.indexOf(to) <= at) return []
  return from === 'confirmed' || from === 'auto_charged'
    ? to === 'shipped'
      ? ['shipped']
      : ['shipped', to]
    : [to]
}

/** The states of an order whose parcels may be picked and packed. */
export const packableOrders: readonly OrderStatus[] = ['confirmed', 'auto_charged', 'shipped']

/**
 * Returns the sentence that tells an employee why a parcel can't be picked or packed any more, and what to do
 * with its pieces: the parcel is elsewhere by now, its order's bundle is still open, the order is not paid
 * yet, or the order does not go on.
 */
export function movedWords({ order, parcel }: { order: OrderStatus; parcel: ShipmentStatus }): string {
  if (packableOrders.includes(order))
    return `This parcel is elsewhere by now: ${shipmentStatusLabels[parcel].toLowerCase()}.`
  if (order === 'in_progress')
    return 'The bundle of this order is still open. Leave its pieces where they are until it closes.'
  if (order === 'not_paid') return 'This order is not paid yet. Leave its pieces where they are.'
  return 'The order of this parcel does not go on. Put its pieces back.'
}

/** Refuses a second picker: two employees fetching one parcel would each miss pieces that the other has. */
export const pickedByAnother = 'Somebody else is fetching this parcel.'

/**
 * Returns what an employee reads of the money when a parcel is packed: the order was charged; nothing is
 * charged, since the piece replaces one that went wrong; or a box to try on is charged later.
 */
export function packedWords(parcel: {
  readonly isCharged: boolean
  readonly isReplacement: boolean
}): string {
  if (parcel.isReplacement) return 'Packed. It replaces another piece, so nothing is charged.'
  return parcel.isCharged ? 'Packed and charged.' : 'Packed. It is charged once its person has chosen.'
}

/**
 * Returns the label "Bundle of N orders" of a parcel with pieces of several orders; undefined for one order.
 */
export function bundleWords(orderLabels: readonly string[]): string | undefined {
  return orderLabels.length > 1 ? `Bundle of ${orderLabels.length} orders` : undefined
}

/** Returns the heading of the list of parcels to pick and pack: how many are shown, of how many in all. */
export function openParcelsWords({ shown, toPick, toPack }: OpenParcels): string {
  const all = toPick + toPack
  if (shown === 0) return 'Nothing is waiting. Every parcel of this house is on its way.'
  const words = toPack === 0 ? `${toPick} to pick` : `${toPick} to pick, ${toPack} to pack`
  return all > shown ? `${words}; the first ${shown} stand here` : words
}

/**
 * The parcels of a pick list: how many are shown, how many wait to be picked, and how many are being picked
 * or packed; the two lines of work at the desk count the same.
 */
export type OpenParcels = { shown: number; toPick: number; toPack: number }

/**
 * Compares the item numbers scanned into a parcel with those that belong in it. Returns the wrong and the
 * missing ones; undefined when there are none. Scanning a piece twice is fine.
 */
export function packingDifference(
  belongs: readonly number[],
  scanned: readonly number[],
): { wrong: number[]; missing: number[] } | undefined {
  const wrong = [...new Set(scanned)].filter((number) => !belongs.includes(number))
  const missing = belongs.filter((number) => !scanned.includes(number))
  return wrong.length + missing.length > 0 ? { wrong, missing } : undefined
}

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

/**
 * Returns the sentence about a scan at packing: pieces that don't belong in the parcel, else those still to
 * scan.
 */
export function packingWords({
  wrong,
  missing,
}: {
  wrong: readonly number[]
  missing: readonly number[]
}): string {
  if (wrong.length > 0)
    return `${wrong.join(', ')} ${wrong.length === 1 ? 'does' : 'do'} not belong in this parcel.`
  return `${pieces(missing.length)} still to scan: ${missing.join(', ')}.`
}
