// The background jobs on kits. Without real carriers they simulate them: the empty bag goes out, its seller
// fills it and hands it in after some days, and it comes back, reported by signed webhooks or, where no API
// listens, in process (decision 0061).

import type { Db } from '@hemline/db/connect.ts'
import type { KitRow } from '@hemline/db/kit-rows.ts'
import type { Scan } from '@hemline/rules/fulfillment/carriers-scans.ts'
import {
  type CarrierSpeed,
  pickUpAfter,
  sellerFillsAfterHours,
} from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { kitLabelDays } from '@hemline/rules/kits/states.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouseName, warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { inTransaction } from '../../platform/db.ts'
import type { CarriersPort, SignedWebhook } from '../../ports/carriers.ts'
import { applyKitReport, reportKey, trackingBackOf } from './carriers.ts'
import { findKitOf } from './kits.db.ts'
import { listFilled, listLapsing, listReportKeys, listTravelling } from './kits-reads.db.ts'
import { lockedBag, moveBag, moveKit } from './moves.ts'

/** The connections that the kit jobs need; `speed` is the simulated carriers' speed. */
export type KitDoors = {
  db: Db
  now: () => Date
  carriers: CarriersPort
  speed: CarrierSpeed
  /** Posts a webhook to the API; undefined: the report is applied in this process. */
  post: ((carrier: Carrier, webhook: SignedWebhook) => Promise<void>) | undefined
}

const atOnce = 200
const hourMs = 3_600_000
/** Days of transit for a bag, in each direction. */
const transitDays = 4

type Place = { line1: string; city: string; state: string | null }
const somewhere: Place = { line1: '', city: 'Phoenix', state: 'AZ' }

function houseOf(kit: KitRow): Place {
  const house = warehouses.find((one) => one.warehouseId === kit.warehouse_id)
  return house ? { line1: '', city: house.city, state: house.state } : somewhere
}
const homeOf = (kit: KitRow): Place =>
  kit.ship_to ? { line1: kit.ship_to.line1, city: kit.ship_to.city, state: kit.ship_to.state } : houseOf(kit)
const nameOf = ({ city, state }: Place) => (state ? `${city}, ${state}` : city)

/** Returns the carrier scans until now of a kit on its way out. */
function scansOut(doors: KitDoors, kit: KitRow) {
  const from = warehouseName(kit.warehouse_id)
  const to = homeOf(kit)
  return doors.carriers.track(
    { trackingCode: kit.tracking_out ?? '', from, to, packedAt: kit.ordered_at, days: transitDays },
    doors.now(),
  )
}

/** Returns the carrier scans until now of a bag handed in at a given time, which is its first scan. */
function scansBack(doors: KitDoors, kit: KitRow, handedInAt: Date) {
  const packedAt = new Date(handedInAt.getTime() - (pickUpAfter * hourMs) / doors.speed)
  const from = nameOf(homeOf(kit))
  const to = houseOf(kit)
  return doors.carriers.track(
    { trackingCode: kit.tracking_back ?? '', from, to, packedAt, days: transitDays },
    doors.now(),
  )
}

type Reporting = { trackingCode: string | null; scans: readonly Scan[]; known: ReadonlySet<string> }

async function report(
  doors: KitDoors,
  { carrier }: KitRow,
  { trackingCode, scans, known }: Reporting,
): Promise<void> {
  if (!carrier || !trackingCode) return
  for (const scan of scans.filter((one) => !known.has(reportKey(carrier, one.id)))) {
    const webhook = doors.carriers.writeWebhook(carrier, { trackingCode, scan }, doors.now())
    if (doors.post) await doors.post(carrier, webhook)
    else {
      const read = doors.carriers.readWebhook(carrier, webhook, doors.now())
      if (read) await applyKitReport(doors, carrier, read)
    }
  }
}

/**
 * Job of the simulator: reports new scans of every kit and bag on its way and hands in filled bags. Running
 * again changes nothing. At most 200 of each a run.
 */
export async function moveKits(doors: KitDoors): Promise<void> {
  const before = new Date(doors.now().getTime() - (sellerFillsAfterHours * hourMs) / doors.speed)
  for (const kitId of await listFilled(doors.db, before, atOnce)) await handInBag(doors, kitId)
  const kits = await listTravelling(doors.db, atOnce)
  const keys = await listReportKeys(
    doors.db,
    kits.map((kit) => kit.bag_id),
  )
  const known = new Set(keys)
  for (const kit of kits) {
    const isOut = kit.bag_status === 'ordered'
    const scans = isOut
      ? await scansOut(doors, kit)
      : await scansBack(doors, kit, kit.sent_back_at ?? kit.ordered_at)
    await report(doors, kit, { trackingCode: isOut ? kit.tracking_out : kit.tracking_back, scans, known })
  }
}

/**
 * Simulates a seller handing the filled bag to the carrier, for `make simulate` and the sandbox: reports the
 * first scan. Returns false when the kit is unknown or not with its seller, or no scan came of it.
 */
export async function handInBag(doors: KitDoors, kitId: string): Promise<boolean> {
  const kit = await findKitOf(doors.db, { kitId })
  if (kit?.status !== 'delivered' || kit.bag_status !== 'ordered') return false
  const trackingCode = await trackingBackOf(doors.db, doors.carriers, kit)
  const [first] = await scansBack(doors, { ...kit, tracking_back: trackingCode }, doors.now())
  if (first) await report(doors, kit, { trackingCode, scans: [first], known: new Set() })
  return first !== undefined
}

/**
 * Job: moves kits that were not sent back while their label was valid to `lapsed`, and cancels their bags. A
 * bag may still arrive later. At most 200 kits a run.
 */
export async function lapseKits({ db, now }: Pick<KitDoors, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - kitLabelDays * 24 * hourMs)
  for (const kitId of await listLapsing(db, before, atOnce))
    await inTransaction(db, async (tx) => {
      const locked = await lockedBag(tx, { kitId })
      const { kit, bag } = locked
      if (
        kit.status !== 'delivered' ||
        bag.status !== 'ordered' ||
        !kit.delivered_at ||
        kit.delivered_at >= before
      )
        return
      const step = { now: now(), actorId: null, reason: 'label no longer valid' }
      await moveKit(tx, locked, 'lapsed', step)
      await moveBag(tx, locked, 'canceled', step)
    })
}
