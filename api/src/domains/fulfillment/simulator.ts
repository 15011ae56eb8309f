// The worker's job that plays carriers and sellers: it asks the sandbox carrier for new scans of each
// parcel and reports them as a carrier would, by webhook, or in process where no API listens (decision
// 0061).
import { type CarrierSpeed, sellerPacksAfterHours } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { daySeconds } from '@hemline/rules/vocabulary/limits.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import type { SignedWebhook } from '../../ports/carriers.ts'
import type { FulfillmentDoors } from './doors.ts'
import { listScans, listSellersParcels, listTravellingParcels, type ParcelRow } from './fulfillment.db.ts'
import { itemNumbersOf } from './moves.ts'
import { packParcel } from './parcels.ts'
import { applyCarrierReport } from './tracking.ts'

export type SimulatorDoors = FulfillmentDoors & {
  speed: CarrierSpeed
  /** Posts a carrier's webhook to the API; undefined: the worker takes the report in itself. */
  post: ((carrier: Carrier, webhook: SignedWebhook) => Promise<void>) | undefined
}

const atOnce = 200

/**
 * Job of the simulator: reports new scans for up to 200 parcels that are on their way, and packs up to 200
 * sellers' parcels that have waited for 12 hours (fewer by the simulator's speed). A repeat without new scans
 * or due parcels changes nothing.
 */
export async function moveParcels(doors: SimulatorDoors): Promise<void> {
  await sellersPack(doors)
  const parcels = await listTravellingParcels(doors.db, doors.carriers.name, atOnce)
  const known = await listScans(
    doors.db,
    parcels.map((one) => one.id),
  )
  for (const parcel of parcels)
    await report(
      doors,
      parcel,
      new Set(known.filter((scan) => scan.shipmentId === parcel.id).map((scan) => scan.id)),
    )
}

async function sellersPack(doors: SimulatorDoors): Promise<void> {
  const before = new Date(doors.now().getTime() - (sellerPacksAfterHours * 3_600_000) / doors.speed)
  for (const parcel of await listSellersParcels(doors.db, before, atOnce)) {
    await packParcel(doors, {
      id: parcel.id,
      itemNumbers: await itemNumbersOf(doors.db, parcel),
      actorId: null,
    })
  }
}

async function report(doors: SimulatorDoors, parcel: ParcelRow, known: ReadonlySet<string>): Promise<void> {
  const { carrier, tracking_code: trackingCode, packed_at: packedAt } = parcel
  if (!carrier || !trackingCode || !packedAt) return
  const to = parcel.ship_to ?? { line1: '', city: '', state: null }
  const scans = await doors.carriers.track(
    { trackingCode, from: parcel.ship_from, to, packedAt, days: daysOf(parcel) },
    doors.now(),
  )
  for (const scan of scans.filter((one) => !known.has(one.id))) {
    const webhook = doors.carriers.writeWebhook(carrier, { trackingCode, scan }, doors.now())
    if (doors.post) await doors.post(carrier, webhook)
    else {
      const read = doors.carriers.readWebhook(carrier, webhook, doors.now())
      if (read) await applyCarrierReport(doors, carrier, read)
    }
  }
}

/**
 * Returns the days in transit: from packing to the latest estimated day, between 2 and 10; 4 without an
 * estimate.
 */
function daysOf({ max_estimate, packed_at }: ParcelRow): number {
  if (!max_estimate || !packed_at) return 4
  return Math.min(
    Math.max(Math.floor((new Date(max_estimate).getTime() - packed_at.getTime()) / (daySeconds * 1000)), 2),
    10,
  )
}
