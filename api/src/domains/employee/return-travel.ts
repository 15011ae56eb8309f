// The way of a sent piece back to its seller, as carriers report it (decisions 0054 and 0061).
import type { Db } from '@hemline/db/connect.ts'
import { type Scan, standingOf } from '@hemline/rules/fulfillment/carriers-scans.ts'
import type { CarrierSpeed } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouseName } from '@hemline/rules/vocabulary/warehouses.ts'
import { inTransaction } from '../../platform/db.ts'
import type { CarrierReport, CarriersPort, SignedWebhook } from '../../ports/carriers.ts'
import { noteItem } from '../catalogue/catalogue.ts'
import {
  findSentReturn,
  listSellerReturnsUnderWay,
  returnHouse,
  updateReturnDelivered,
} from './seller-returns.db.ts'
import { tellCameHome } from './tell-owner.ts'

type Doors = { db: Db; now: () => Date }

const isDelivery = (scan: Scan): boolean => standingOf([scan])?.status === 'delivered'

/**
 * Applies a carrier's report about a piece on its way to its seller: a delivery is stored once, and its
 * seller is told; other scans are 'taken' without a change. Returns 'known' for a delivery that was stored
 * before, 'not ours' for a tracking code of another parcel.
 */
export async function applySellerReturnReport(
  doors: Doors,
  carrier: Carrier,
  { trackingCode, scan }: CarrierReport,
): Promise<'taken' | 'known' | 'not ours'> {
  const found = await findSentReturn(doors.db, carrier, trackingCode)
  if (!found) return 'not ours'
  if (!isDelivery(scan)) return 'taken'
  const now = doors.now()
  const at = new Date(Math.min(scan.at.getTime(), now.getTime()))
  const isNew = await inTransaction(doors.db, [], async (tx) => {
    if (!(await updateReturnDelivered(tx, found.item_number, at))) return false
    await noteItem(tx, {
      itemNumber: found.item_number,
      kind: 'came_home',
      actorId: null,
      now: at,
      reason: `Tracking ${trackingCode}`,
    })
    await tellCameHome(tx, found)
    return true
  })
  return isNew ? 'taken' : 'known'
}

/** The connections of the job that plays carriers. */
export type SellerReturnDoors = Doors & {
  carriers: CarriersPort
  speed: CarrierSpeed
  post: ((carrier: Carrier, webhook: SignedWebhook) => Promise<void>) | undefined
}

const atOnce = 200
const transitDays = 4

/**
 * Job of the simulator: reports, as a carrier would, which pieces came home to their sellers. Running again
 * without new scans changes nothing. At most 200 pieces a run.
 */
export async function moveSellerReturns(doors: SellerReturnDoors): Promise<void> {
  for (const row of await listSellerReturnsUnderWay(doors.db, atOnce)) {
    const { carrier, tracking_code: trackingCode, ship_to: to } = row
    const scans = await doors.carriers.track(
      {
        trackingCode,
        from: warehouseName(row.warehouse_id ?? returnHouse),
        to: { line1: to?.line1 ?? '', city: to?.city ?? '', state: to?.state ?? null },
        packedAt: row.sent_at,
        days: transitDays,
      },
      doors.now(),
    )
    const scan = scans.find(isDelivery)
    if (!scan) continue
    const webhook = doors.carriers.writeWebhook(carrier, { trackingCode, scan }, doors.now())
    if (doors.post) await doors.post(carrier, webhook)
    else {
      const read = doors.carriers.readWebhook(carrier, webhook, doors.now())
      if (read) await applySellerReturnReport(doors, carrier, read)
    }
  }
}
