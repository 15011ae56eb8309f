// The parcels of an order of the past: how they were sent, and what the carriers scanned by now.
import type { CartGroup } from '@hemline/rules/cart/groups.ts'
import { carrierFor, trackingCodeOf } from '@hemline/rules/fulfillment/carriers.ts'
import { type Scan, standingOf } from '@hemline/rules/fulfillment/carriers-scans.ts'
import { scansUntil } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import type { ShipmentStatus } from '@hemline/rules/fulfillment/shipment-states.ts'
import type { ShippingOption } from '@hemline/rules/shipping/shipping.ts'
import type { Carrier, ShippingService } from '@hemline/rules/vocabulary/shipping.ts'
import { pastId } from './ids.ts'
import type { PastOrder } from './plan.ts'

/** A parcel as it stands now; `scans` are all that the carrier made. */
export type PastParcel = {
  readonly id: string
  readonly group: CartGroup
  readonly service: ShippingService
  readonly price: number
  readonly minEstimate: string | null
  readonly maxEstimate: string | null
  readonly status: ShipmentStatus
  readonly carrier: Carrier | null
  readonly trackingCode: string | null
  readonly packedAt: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly scans: readonly Scan[]
}

const openStates: readonly string[] = ['pending_sale', 'purchased']
/** The days on the road of a parcel that is under way, so that none of these arrives at once. */
const daysUnderWay = 6

/**
 * Returns the parcels of a seeded past order, one for each group of its pieces, by the delivery chosen for
 * each sender; the first parcel of a sender has the price, in cents.
 */
export function parcelsOf(
  order: PastOrder,
  { groups, options, now }: { groups: readonly CartGroup[]; options: readonly ShippingOption[]; now: Date },
): PastParcel[] {
  return groups.map((group, i): PastParcel => {
    const option = options.find((one) => one.selected && one.groupKey === group.deliveryKey)
    const isFirst = groups.find((one) => one.deliveryKey === group.deliveryKey) === group
    const estimate = option?.shippingEstimateDetailed.find((one) =>
      one.itemNumbers.some((number) => group.itemNumbers.includes(number)),
    )
    const service = option?.serviceType ?? 'standard'
    const id = pastId('shipment', order.placedAt, order.n, i)
    return {
      id,
      group,
      service,
      price: isFirst ? (option?.price ?? 0) : 0,
      minEstimate: estimate?.minEstimate ?? null,
      maxEstimate: estimate?.maxEstimate ?? null,
      ...wayOf(order, { id, group, service, now }),
    }
  })
}

type Way = Pick<
  PastParcel,
  'status' | 'carrier' | 'trackingCode' | 'packedAt' | 'shippedAt' | 'deliveredAt' | 'scans'
>

const notYet = { carrier: null, trackingCode: null, packedAt: null, shippedAt: null, deliveredAt: null }

function wayOf(
  order: PastOrder,
  { id, group, service, now }: { id: string; group: CartGroup; service: ShippingService; now: Date },
): Way {
  const state = order.pieces.find((piece) => group.itemNumbers.includes(piece.itemNumber))?.state ?? ''
  if (order.canceled) return { ...notYet, status: 'canceled', scans: [] }
  if (order.packedAt === null || openStates.includes(state))
    return { ...notYet, status: 'waiting', scans: [] }
  const { shipTo } = order.buyer
  const carrier = carrierFor({ source: group.source, serviceType: service, to: shipTo })
  // As the carriers of a shop without carriers number their labels.
  const trackingCode = trackingCodeOf(carrier, BigInt(`0x${id.replaceAll('-', '').slice(-16)}`).toString())
  const label = { carrier, trackingCode, packedAt: order.packedAt }
  if (state === 'packed') return { ...label, status: 'packed', shippedAt: null, deliveredAt: null, scans: [] }
  const from = (group.shipFrom ?? group.title).replace(/^From /, '')
  const days = state === 'delivered' ? order.days : daysUnderWay
  const scans = scansUntil({ trackingCode, from, to: shipTo, packedAt: order.packedAt, days }, now, 1)
  const standing = standingOf(scans)
  if (!standing) throw new Error(`seed: parcel ${id} has not left`)
  const { status, shippedAt, deliveredAt } = standing
  return { ...label, status, shippedAt, deliveredAt, scans }
}
