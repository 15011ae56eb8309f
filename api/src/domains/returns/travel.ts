// A returned parcel on its way: carriers' scans, returns that never travel, and parcels that get lost.
import { standingOf } from '@hemline/rules/fulfillment/carriers-scans.ts'
import {
  type CarrierSpeed,
  missedStreet,
  pickUpAfter,
  simulatedDriverAt,
} from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { isHandedInLate } from '@hemline/rules/returns/late.ts'
import {
  dropOffGraceDays,
  lostInboundDays,
  maybeLostInboundDays,
  postDays,
} from '@hemline/rules/vocabulary/returns.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { CarrierReport, CarriersPort, SignedWebhook } from '../../ports/carriers.ts'
import { holdSales } from '../earnings/earnings.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { changeRefundOnArrival, lockOrdersOf, payReturn, paysNothing } from './pay.ts'
import { listPickUps, type PickUpRow } from './pick-ups.db.ts'
import { cancelIn } from './requests.ts'
import {
  findReturnByTracking,
  listReturnLines,
  listTravellingReturns,
  lockReturn,
  type ReturnRow,
} from './returns.db.ts'
import { listReturnsDue } from './returns-due.db.ts'
import { insertReturnEvent, updateLinesOpen } from './returns-writes.db.ts'
import { moveOrdersOf, moveReturn, queueReturnMail, queueSettling, releaseOrders } from './steps.ts'

type Doors = Pick<OrderDoors, 'db' | 'now'>
const dayMs = 86_400_000
const hourMs = 3_600_000
const atOnce = 200

/** Why the order of a late parcel is `returned_late`. */
export const tooLate = 'handed in too late'

/**
 * Locks a return with its orders and runs `action` on it, in one transaction; does nothing when it is gone.
 */
async function withReturn(
  { db }: Pick<Doors, 'db'>,
  id: string,
  action: (tx: Tx, row: ReturnRow) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrdersOf(tx, await listReturnLines(tx, [id]))
    const row = await lockReturn(tx, id)
    if (row) await action(tx, row)
  })
}

/**
 * Stores a carrier's report about a returned parcel, each once. The first scan sets the return on its way and
 * pays shop credit to members who have earned that. Returns 'known' for a repeated report, 'not ours' for an
 * unknown tracking code.
 */
export async function applyReturnReport(
  doors: Doors,
  carrier: Carrier,
  { trackingCode, scan }: CarrierReport,
): Promise<'taken' | 'known' | 'not ours'> {
  const found = await findReturnByTracking(doors.db, carrier, trackingCode)
  if (!found) return 'not ours'
  const now = doors.now()
  let isNew = false
  await withReturn(doors, found.id, async (tx, row) => {
    isNew = await insertReturnEvent(tx, {
      returnId: row.id,
      kind: `carrier.${scan.kind}`,
      scanId: `${carrier}/${scan.id}`,
      detail: { place: scan.place, timeZone: scan.timeZone, estimate: scan.estimate },
      at: scan.at,
    })
    if (!isNew) return
    if (!standingOf([scan])) return
    if (row.status === 'initiated' || row.status === 'canceled')
      await beginTravel(tx, row, { at: scan.at, now })
    // The carrier reports a parcel with our label that the dock had before.
    if (row.status === 'received')
      await changeRefundOnArrival(tx, row, { isLate: false, withLabel: true, now })
  })
  return isNew ? 'taken' : 'known'
}

/**
 * Sets a return on its way with our label, changes how it is paid where that asks for it, and pays early
 * credit. Does nothing for a canceled one whose pieces are in another return.
 */
async function beginTravel(tx: Tx, row: ReturnRow, { at, now }: { at: Date; now: Date }): Promise<void> {
  const lines = await listReturnLines(tx, [row.id])
  const isLate = isHandedInLate(row.drop_off_by, { at, by: 'carrier' })
  if (row.status === 'canceled' && !(await reopenReturn(tx, row, now))) return
  const change = { first_scan_at: at > now ? now : at }
  await moveReturn(tx, row, { to: 'inbound', now, reason: isLate ? tooLate : '', change })
  if (isLate) await moveOrdersOf(tx, lines, { to: 'returned_late', reason: tooLate, now })
  await changeRefundOnArrival(tx, row, { isLate, withLabel: true, now })
  const pays = row.pays_at_first_scan && !isLate && row.refund_type === 'noncashoutable_credit_refund'
  if (!pays) return
  await payReturn(tx, row, now)
  await queueReturnMail(tx, row.id, 'paid')
}

/**
 * Opens a canceled return again because its parcel was sent all the same: holds earnings and moves the
 * orders. Returns false, with nothing changed, when a piece is in another return.
 */
export async function reopenReturn(tx: Tx, row: ReturnRow, now: Date): Promise<boolean> {
  const lines = await listReturnLines(tx, [row.id])
  const free = await updateLinesOpen(tx, row.id, true)
  if (!free) return false
  await holdSales(tx, { lineIds: lines.map((line) => line.order_line_id), since: now })
  await moveOrdersOf(tx, lines, { to: 'return_initiated', reason: 'the parcel came all the same', now })
  return true
}

/**
 * Job: closes returns that were never handed in, marks orders whose returned parcel may be lost, pays for
 * parcels that stay lost, and completes returns whose money has left. Running again changes nothing. At most
 * 200 returns of each kind a run.
 */
export async function followParcels(doors: Doors): Promise<void> {
  const now = doors.now()
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const due = (which: Parameters<typeof listReturnsDue>[1], days: number) =>
    listReturnsDue(doors.db, which, { before: before(days), limit: atOnce })
  // What a shopper posts may be under way without a scan, so it gets the days of the post.
  const unsent = [...(await due('unsent', dropOffGraceDays)), ...(await due('unposted', postDays))]
  for (const id of unsent)
    await withReturn(doors, id, async (tx, row) => {
      if (row.status === 'initiated') await cancelIn(tx, row, { reason: 'never handed in', now })
    })
  for (const id of await due('unheard', maybeLostInboundDays))
    await withReturn(doors, id, async (tx) => {
      const lines = await listReturnLines(tx, [id])
      await moveOrdersOf(tx, lines, {
        to: 'maybe_lost_inbound',
        reason: 'no parcel since its first scan',
        now,
      })
    })
  for (const id of await due('lost', maybeLostInboundDays + lostInboundDays)) await payLost(doors, id, now)
  for (const id of await due('paying', 0)) await completeReturn(doors, id, now)
}

async function payLost(doors: Doors, id: string, now: Date): Promise<void> {
  await withReturn(doors, id, async (tx, row) => {
    if (row.status !== 'inbound') return
    const lines = await listReturnLines(tx, [id])
    await queueSettling(tx, row)
    if (row.paid_at === null && !paysNothing(row)) {
      await payReturn(tx, row, now)
      await queueReturnMail(tx, id, 'paid')
    }
    // The shop lost the piece, not its seller: what the sale earned stays.
    await holdSales(tx, { lineIds: lines.map((line) => line.order_line_id), since: null })
    await moveReturn(tx, row, {
      to: 'completed',
      now,
      reason: 'the parcel is lost',
      change: { completed_at: now },
    })
    await releaseOrders(tx, row, lines, { reason: 'the return is lost and paid', now })
  })
}

async function completeReturn(doors: Doors, id: string, now: Date): Promise<void> {
  await withReturn(doors, id, async (tx, row) => {
    if (row.status !== 'processed') return
    const lines = await listReturnLines(tx, [id])
    await moveReturn(tx, row, { to: 'completed', now, change: { completed_at: now } })
    await releaseOrders(tx, row, lines, { reason: 'return complete', now })
  })
}

/** The connections of the job that plays carriers and shoppers. */
export type ReturnSimulatorDoors = Doors & {
  carriers: CarriersPort
  speed: CarrierSpeed
  post: ((carrier: Carrier, webhook: SignedWebhook) => Promise<void>) | undefined
}

/** Hours that the sandbox's shoppers take to hand a returned parcel in. */
const handsInAfterHours = 30
const transitDays = 4

/**
 * Returns when a simulated shopper's parcel is handed over: to the driver who is booked; else to a counter,
 * some hours after the return was made, or after a driver who got nothing. Undefined while a driver is booked
 * who will get nothing.
 */
function handedInAt(row: ReturnRow, pickUp: PickUpRow | undefined, speed: CarrierSpeed): Date | undefined {
  const counterAt = (since: Date) => new Date(since.getTime() + (handsInAfterHours * hourMs) / speed)
  if (pickUp?.status === 'missed') return counterAt(pickUp.ended_at ?? pickUp.ends_at)
  if (!pickUp?.booked_at) return counterAt(row.created_at)
  if (row.ship_from?.line1.includes(missedStreet)) return undefined
  return simulatedDriverAt({ bookedAt: pickUp.booked_at, until: pickUp.ends_at }, speed)
}

/**
 * Job of the simulator: reports new scans of returned parcels, as a carrier would; their shoppers hand them
 * in after some hours, or to a booked driver. Running again without new scans changes nothing. At most 200
 * returns a run.
 */
export async function moveReturns(doors: ReturnSimulatorDoors): Promise<void> {
  const rows = await listTravellingReturns(doors.db, atOnce)
  const pickUps = await listPickUps(
    doors.db,
    rows.map((row) => row.id),
  )
  for (const row of rows) {
    const { carrier, tracking_code: trackingCode } = row
    if (!carrier || !trackingCode) continue
    const pickUp = pickUps.find((one) => one.return_id === row.id)
    const handedIn = handedInAt(row, pickUp, doors.speed)?.getTime()
    if (handedIn === undefined) continue
    const packedAt = new Date(handedIn - (pickUpAfter * hourMs) / doors.speed)
    const scans = await doors.carriers.track(
      { trackingCode, ...placesOf(row), packedAt, days: transitDays },
      doors.now(),
    )
    for (const scan of scans.filter((one) => !row.scans.includes(`${carrier}/${one.id}`))) {
      const webhook = doors.carriers.writeWebhook(carrier, { trackingCode, scan }, doors.now())
      if (doors.post) await doors.post(carrier, webhook)
      else {
        const read = doors.carriers.readWebhook(carrier, webhook, doors.now())
        if (read) await applyReturnReport(doors, carrier, read)
      }
    }
  }
}

function placesOf(row: ReturnRow) {
  const house = warehouses.find((one) => one.warehouseId === row.warehouse_id)
  const from = row.ship_from
  return {
    from: from ? [from.city, from.state].filter(Boolean).join(', ') : '',
    // The first line decides about the simulator's lost and late parcels, as on the way out.
    to: { line1: from?.line1 ?? '', city: house?.city ?? 'Phoenix', state: house?.state ?? 'AZ' },
  }
}
