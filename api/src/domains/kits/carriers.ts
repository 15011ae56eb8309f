// Carrier reports about kits on their way out and bags on their way back: each is applied once, in any order
// (decisions 0061, 0072). Fulfillment does the same for parcels; the two domains don't know each other and
// share the port.

import type { Db } from '@hemline/db/connect.ts'
import type { KitRow } from '@hemline/db/kit-rows.ts'
import { type Scan, type ScanKind, scanKinds, standingOf } from '@hemline/rules/fulfillment/carriers-scans.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { CarrierReport, CarriersPort } from '../../ports/carriers.ts'
import { insertBagEvent, type LockedBag, lockBag, updateTrackingBack } from './kits.db.ts'
import { listReports } from './kits-reads.db.ts'
import { moveBag, moveKit } from './moves.ts'

/** The connections that handling a carrier report needs. */
export type ReportDoors = { db: Db; now: () => Date }
type Way = 'out' | 'back'

/**
 * Returns the tracking code of a bag's way back. A preprinted kit has none until it has a seller: then this
 * makes its label at the carrier and stores the code, once. Null without a carrier.
 */
export async function trackingBackOf(
  db: Db,
  carriers: CarriersPort,
  { id, bag_id: key, carrier, tracking_back: known }: KitRow,
): Promise<string | null> {
  if (known || !carrier) return known
  const { trackingCode } = await carriers.createLabel({ key, carrier })
  await updateTrackingBack(db, id, trackingCode)
  return trackingCode
}

/** Returns the unique event key of a carrier report. */
export const reportKey = (carrier: Carrier, scanId: string): string => `${carrier}/${scanId}`

const isKind = (text: unknown): text is ScanKind => scanKinds.some((kind) => kind === text)

function scanFrom(detail: Record<string, unknown>): Scan[] {
  if (!isKind(detail.kind) || typeof detail.at !== 'string') return []
  return [
    {
      id: String(detail.id),
      kind: detail.kind,
      place: null,
      timeZone: 'UTC',
      at: new Date(detail.at),
      estimate: null,
    },
  ]
}

/**
 * Adds a carrier's scan to the history of the bag whose kit has this tracking code, and moves kit and bag to
 * the status that all scans show; a bag that arrived is received only when an employee scans it. Returns
 * 'taken', 'known' when the same report came before, or 'not ours' for an unknown tracking code.
 */
export async function applyKitReport(
  { db, now }: ReportDoors,
  carrier: Carrier,
  { trackingCode, scan }: CarrierReport,
): Promise<'taken' | 'known' | 'not ours'> {
  return inTransaction(db, async (tx) => {
    const locked = await lockBag(tx, { carrier, trackingCode })
    if (!locked) return 'not ours'
    const way: Way = locked.kit.tracking_out === trackingCode ? 'out' : 'back'
    const isNew = await insertBagEvent(tx, {
      bagId: locked.bag.id,
      kind: `carrier.${way}`,
      actorId: null,
      reason: '',
      now: scan.at,
      eventKey: reportKey(carrier, scan.id),
      detail: { ...scan, at: scan.at.toISOString(), tracking: trackingCode },
    })
    if (!isNew) return 'known'
    const scans = (await listReports(tx, locked.bag.id, `carrier.${way}`)).flatMap(scanFrom)
    if (way === 'out') await followOut(tx, locked, scans, now())
    else await followBack(tx, locked, scans, now())
    return 'taken'
  })
}

/**
 * Moves the kit to where its furthest report on the way out says, unless its bag is already on the way back.
 */
async function followOut(tx: Tx, locked: LockedBag, scans: readonly Scan[], now: Date): Promise<void> {
  const standing = standingOf(scans)
  if (!standing || locked.bag.status !== 'ordered') return
  const step = { actorId: null, reason: '', detail: { tracking: locked.kit.tracking_out, way: 'out' } }
  const at = (date: Date) => (date > now ? now : date)
  if (locked.kit.status === 'ordered')
    await moveKit(tx, locked, 'shipped', { ...step, now: at(standing.shippedAt) })
  if (standing.status === 'lost' && locked.kit.status === 'shipped')
    await moveKit(tx, locked, 'lost', { ...step, now })
  if (standing.status === 'delivered' && (locked.kit.status === 'shipped' || locked.kit.status === 'lost'))
    await moveKit(tx, locked, 'delivered', { ...step, now: at(standing.deliveredAt ?? now) })
}

/**
 * Moves the bag to where its reports on the way back say. Delivery at the warehouse is only an event: the
 * bag is received when an employee scans it there.
 */
async function followBack(tx: Tx, locked: LockedBag, scans: readonly Scan[], now: Date): Promise<void> {
  const standing = standingOf(scans)
  const { kit, bag } = locked
  if (!standing) return
  const step = { actorId: null, reason: '', detail: { tracking: kit.tracking_back, way: 'back' } }
  const sentAt = standing.shippedAt > now ? now : standing.shippedAt
  if (bag.status === 'ordered') await moveBag(tx, locked, 'shipped', { ...step, now: sentAt })
  if (!['sent_back', 'lost', 'received', 'canceled'].includes(kit.status))
    await moveKit(tx, locked, 'sent_back', { ...step, now: sentAt })
  if (standing.status === 'lost' && bag.status === 'shipped') {
    await moveBag(tx, locked, 'lost', { ...step, now })
    await moveKit(tx, locked, 'lost', { ...step, now })
  }
  if (standing.status === 'delivered' && standing.deliveredAt)
    await insertBagEvent(tx, {
      bagId: bag.id,
      kind: 'bag.arrived',
      actorId: null,
      reason: '',
      detail: step.detail,
      now: standing.deliveredAt,
      eventKey: `arrived/${kit.tracking_back}`,
    })
}
