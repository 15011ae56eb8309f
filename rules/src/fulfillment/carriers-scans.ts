// Derives a parcel's status from carriers' scans, in whatever order and however often they come (decision
// 0061): the furthest scan counts, so an older one never moves a parcel back, and the same scans always give
// the same status.
import { canShipmentMove, type ShipmentStatus } from './shipment-states.ts'

export const scanKinds = [
  'picked_up',
  'in_transit',
  'delayed',
  'out_for_delivery',
  'attempted',
  'lost',
  'delivered',
] as const
export type ScanKind = (typeof scanKinds)[number]

export type Scan = {
  /** The carrier's own name of the event. */
  id: string
  kind: ScanKind
  /** The place of the scan; null when the carrier does not give one. */
  place: string | null
  /** The place's own time zone, an IANA name: times are told as they were there. */
  timeZone: string
  at: Date
  /** The day the carrier now expects to deliver, when it says so. */
  estimate: string | null
}

type Standing = 'shipped' | 'out_for_delivery' | 'lost' | 'delivered'
const ranks: readonly Standing[] = ['shipped', 'out_for_delivery', 'lost', 'delivered']
const says: Record<ScanKind, Standing> = {
  picked_up: 'shipped',
  in_transit: 'shipped',
  delayed: 'shipped',
  out_for_delivery: 'out_for_delivery',
  attempted: 'out_for_delivery',
  lost: 'lost',
  delivered: 'delivered',
}

export type ParcelStanding = {
  status: Standing
  shippedAt: Date
  deliveredAt: Date | null
  /** The carrier's newest word on when; null when it said nothing. */
  estimate: string | null
}

const earliest = (dates: readonly Date[]): Date | undefined =>
  dates.reduce<Date | undefined>((a, b) => (a && a <= b ? a : b), undefined)

/**
 * Returns a parcel's state by all its scans: the furthest status, times of shipping and delivery, and the
 * latest estimate. Undefined without scans. A lost parcel stays lost unless it is delivered.
 */
export function standingOf(scans: readonly Scan[]): ParcelStanding | undefined {
  const shippedAt = earliest(scans.map((scan) => scan.at))
  if (!shippedAt) return undefined
  const status = scans.reduce<Standing>(
    (most, { kind }) => (ranks.indexOf(says[kind]) > ranks.indexOf(most) ? says[kind] : most),
    'shipped',
  )
  const told = scanOrder(scans.filter((scan) => scan.estimate !== null)).at(-1)
  return {
    status,
    shippedAt,
    deliveredAt: earliest(scans.filter(({ kind }) => kind === 'delivered').map(({ at }) => at)) ?? null,
    estimate: told?.estimate ?? null,
  }
}

/**
 * Sorts scans oldest first; at the same moment by their place on the way, then by id, so that the order never
 * depends on how they arrived.
 */
export function scanOrder(scans: readonly Scan[]): Scan[] {
  const key = (scan: Scan) => scanKinds.indexOf(scan.kind)
  return scans.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || key(a) - key(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )
}

const onTheWay: readonly ShipmentStatus[] = ['packed', 'shipped', 'out_for_delivery', 'lost', 'delivered']

/**
 * Returns the status changes that take a parcel from one status to another, in order; empty when it is there
 * or would have to go back.
 */
export function movesTo(from: ShipmentStatus, to: ShipmentStatus): ShipmentStatus[] {
  if (from === to || !onTheWay.includes(from)) return []
  if (canShipmentMove(from, to)) return [to]
  return from === 'packed' && canShipmentMove('shipped', to) ? ['shipped', to] : []
}

/** The words that a shopper reads for each kind of scan. */
export const scanLabels: Record<ScanKind, string> = {
  picked_up: 'Picked up by the carrier',
  in_transit: 'On its way',
  delayed: 'Running late',
  out_for_delivery: 'Out for delivery',
  attempted: 'Nobody could take it; the carrier tries again',
  lost: 'The carrier can’t find it',
  delivered: 'Delivered',
}
