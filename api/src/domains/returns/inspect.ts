// What employees do with a returned parcel: receive it by scan and decide about each piece. Accepted pieces
// go on sale again as new items, refused ones go back to the shopper.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { replacedNotForLess } from '@hemline/rules/cases/replacement-words.ts'
import { carrierFor } from '@hemline/rules/fulfillment/carriers.ts'
import { isReason, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import { goodyNotForLess } from '@hemline/rules/goody-boxes/terms.ts'
import { isHandedInLate } from '@hemline/rules/returns/late.ts'
import type { ReturnOutcome } from '@hemline/rules/vocabulary/returns.ts'
import { offerDays } from '@hemline/rules/vocabulary/returns.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import type { CarriersPort } from '../../ports/carriers.ts'
import { listItemsByNumber, moveItems, relistReturned } from '../catalogue/catalogue.ts'
import { clawBackSales, holdSales } from '../earnings/earnings.ts'
import { listOrderLines } from '../orders/orders.ts'
import { usePhotos } from '../photos/photos.ts'
import { changeRefundOnArrival, lockOrdersOf, payReturn, takeBackOf } from './pay.ts'
import {
  findReturn,
  findReturnByCode,
  listReturnLines,
  lockReturn,
  type ReturnLineRow,
  type ReturnRow,
} from './returns.db.ts'
import { listOffersDue } from './returns-due.db.ts'
import {
  insertReturnEvent,
  updateDecision,
  updateRelisted,
  updateReturn,
  updateSentBack,
} from './returns-writes.db.ts'
import { refusalOfPhotos } from './setup.ts'
import { moveOrdersOf, moveReturn, queueReturnMail, queueSettling, releaseOrders } from './steps.ts'
import { reopenReturn, tooLate } from './travel.ts'

/** The employee's act was refused; `message` says why. */
export type StaffRefusal = { __typename: 'StaffRefusal'; message: string }
/** The return after the employee's act. */
export type Inspected = { __typename: 'Inspected'; row: ReturnRow }

const refuse = (message: string): StaffRefusal => ({ __typename: 'StaffRefusal', message })

type Doors = { db: Db; now: () => Date; carriers: CarriersPort }

async function after(tx: Tx, id: string): Promise<Inspected> {
  const row = await findReturn(tx, id)
  if (!row) throw new Error(`returns: ${id} is gone`)
  return { __typename: 'Inspected', row }
}

/** Returns whether an employee scanned the tracking code of our label, and not the number on the parcel. */
const isCodeOfLabel = (row: ReturnRow, code: string): boolean =>
  row.tracking_code !== null && row.tracking_code === code.replaceAll(/\s/g, '')

/**
 * Receives a parcel whose number or tracking code an employee scanned, and changes how a late one is paid.
 * Scanning again changes nothing. Returns StaffRefusal for an unknown code, a complete return, and a canceled
 * one whose pieces are in another return.
 */
export async function receiveReturn(
  doors: Pick<Doors, 'db' | 'now'>,
  { code, actorId }: { code: string; actorId: string },
): Promise<Inspected | StaffRefusal> {
  const found = await findReturnByCode(doors.db, code)
  if (!found) return refuse('No return has this number or tracking code.')
  const now = doors.now()
  return inTransaction<Inspected | StaffRefusal>(doors.db, 'Inspected', async (tx) => {
    const lines = await listReturnLines(tx, [found.id])
    await lockOrdersOf(tx, lines)
    const row = await lockReturn(tx, found.id)
    if (!row || row.status === 'completed') return refuse('This return is complete. Put the parcel aside.')
    if (row.status === 'canceled' && !(await reopenReturn(tx, row, now)))
      return refuse('This return was canceled, and its pieces are in another return. Scan that one.')
    const isUnseen = row.status === 'initiated' || row.status === 'canceled'
    if (isUnseen || row.status === 'inbound')
      await moveReturn(tx, row, {
        to: 'received',
        now,
        actorId,
        change: { received_at: now, ...(row.first_scan_at === null ? { first_scan_at: now } : {}) },
      })
    // The scan of a carrier decides before; without one, the day of the dock does.
    const isLate = isUnseen && isHandedInLate(row.drop_off_by, { at: now, by: 'dock' })
    if (isLate) await moveOrdersOf(tx, lines, { to: 'returned_late', reason: tooLate, now })
    if (isUnseen) await changeRefundOnArrival(tx, row, { isLate, withLabel: isCodeOfLabel(row, code), now })
    return after(tx, row.id)
  })
}

/** A decision about one returned piece; `amount` in cents for a piece that is accepted for less. */
export type Inspection = {
  returnId: string
  lineId: string
  outcome: ReturnOutcome
  amount?: number | null
  reason?: string | null
  photoIds?: readonly string[] | null
  relist?: boolean | null
}

/**
 * Returns the sum in cents that a piece would be paid when it is accepted as it is; 0 for an unknown line.
 */
const fullSumOf = (line: ReturnLineRow, sums: ReadonlyMap<string, number>): number =>
  sums.get(line.order_line_id) ?? 0

/**
 * Decides about a piece of a received return. When all pieces are decided, the return is paid. Returns
 * StaffRefusal for an unknown piece, one that is decided, a wrong state, a missing reason, wrong photos, and
 * a sum that isn't below the full one or is offered for a box or a case.
 */
export async function inspectPiece(
  doors: Doors,
  { actorId, ...decision }: Inspection & { actorId: string },
): Promise<Inspected | StaffRefusal> {
  const { returnId, lineId, outcome } = decision
  if (!isUuid(returnId) || !isUuid(lineId)) return refuse('There is no such piece.')
  const reason = (decision.reason ?? '').trim()
  if (outcome !== 'accepted' && !isReason(reason)) return refuse(reasonNeeded)
  const refusedPhotos = refusalOfPhotos(decision.photoIds ?? [])
  if (refusedPhotos) return refuse(refusedPhotos)
  const code = outcome === 'refused' ? await labelBack(doors, returnId, lineId) : undefined
  const now = doors.now()
  return inTransaction<Inspected | StaffRefusal>(doors.db, 'Inspected', async (tx) => {
    const lines = await listReturnLines(tx, [returnId])
    await lockOrdersOf(tx, lines)
    const row = await lockReturn(tx, returnId)
    const line = lines.find((one) => one.order_line_id === lineId)
    if (!row || !line) return refuse('There is no such piece in this return.')
    if (line.outcome !== null) return refuse('This piece is decided already.')
    if (row.status !== 'received' && row.status !== 'processing')
      return refuse('Receive the parcel first; a return that is paid can’t be decided again.')
    if (outcome === 'accepted_less' && row.case_id !== null) return refuse(replacedNotForLess)
    if (outcome === 'accepted_less' && row.box_id !== null) return refuse(goodyNotForLess)
    const offered = outcome === 'accepted_less' ? Math.trunc(decision.amount ?? -1) : null
    if (offered !== null) {
      const full = fullSumOf(line, await lineSums(tx, lines))
      if (offered < 0 || offered >= full) return refuse('The sum has to be below what the piece cost.')
    }
    const photoIds = decision.photoIds ?? []
    const noPhotos = await usePhotos(tx, {
      ids: photoIds,
      by: { userId: actorId, visitorId: null },
      owner: { userId: row.user_id, visitorId: row.visitor_id },
      use: 'return_outcome',
      useId: returnId,
      now,
    })
    if (noPhotos) return refuse(noPhotos)
    if (row.status === 'received') await moveReturn(tx, row, { to: 'processing', now, actorId })
    await updateDecision(tx, {
      returnId,
      lineId,
      outcome,
      reason: reason || null,
      photoIds,
      offered,
      accepted: null,
      actorId,
      now,
    })
    await insertReturnEvent(tx, {
      returnId,
      kind: outcome,
      actorId,
      reason,
      detail: { lineId, offered, ...(outcome === 'accepted' ? { relist: decision.relist !== false } : {}) },
      at: now,
    })
    if (outcome === 'accepted')
      await accept(tx, { row, line, actorId, relist: decision.relist !== false, now })
    if (outcome === 'accepted_less') await queueReturnMail(tx, returnId, 'offer', lineId)
    if (outcome === 'refused') await sendBack(tx, { row, line, code: code ?? '', now })
    await settleWhenDecided(tx, returnId, now)
    return after(tx, returnId)
  })
}

async function lineSums(tx: Tx, lines: readonly ReturnLineRow[]): Promise<Map<string, number>> {
  const rows = await listOrderLines(tx, [...new Set(lines.map((line) => line.order_id))])
  return new Map(rows.map((row) => [row.id, row.net_cents + row.tax_cents + row.duty_cents]))
}

/**
 * Makes the label of the parcel in which a refused piece goes back, and returns its tracking code; the same
 * piece gets the same label.
 */
async function labelBack({ db, carriers }: Doors, returnId: string, lineId: string): Promise<string> {
  const row = await findReturn(db, returnId)
  const to = row?.ship_from ?? { line1: '', state: null, country: 'US' }
  const carrier = carrierFor({ source: 'own', serviceType: 'standard', to })
  return (await carriers.createLabel({ key: lineId, carrier })).trackingCode
}

type Accepting = { row: ReturnRow; line: ReturnLineRow; actorId: string | null; relist: boolean; now: Date }

/**
 * Takes what the sale earned back from the seller, and puts a piece of the shop's own on sale as a new item
 * (`relist` false: on the rescue shelf); a partner's piece goes back to its partner. Throws when the piece
 * isn't with its shopper.
 */
async function accept(tx: Tx, { row, line, actorId, relist, now }: Accepting): Promise<void> {
  const { order_id: orderId, order_line_id: lineId, item_number: itemNumber } = line
  await clawBackSales(tx, { orderId, lineIds: [lineId], reason: 'returned', now })
  const moved = await moveItems(tx, {
    itemNumbers: [itemNumber],
    from: ['delivered'],
    to: 'relisted',
    kind: 'returned',
    actorId,
    now,
  })
  if (moved.length === 0) throw new Error(`returns: ${itemNumber} isn't with its shopper`)
  const [item]: readonly (ItemRow | undefined)[] = await listItemsByNumber(tx, [itemNumber])
  // A partner's piece goes back to its partner; the shop has nothing to sell.
  if (item?.source !== 'own') return
  const fresh = await relistReturned(tx, { itemNumber, to: relist ? 'listed' : 'expired', now, actorId })
  await updateRelisted(tx, { returnId: row.id, lineId, itemNumber: fresh })
}

async function sendBack(
  tx: Tx,
  { row, line, code, now }: { row: ReturnRow; line: ReturnLineRow; code: string; now: Date },
): Promise<void> {
  await holdSales(tx, { lineIds: [line.order_line_id], since: null })
  await updateSentBack(tx, { returnId: row.id, lineId: line.order_line_id, code })
  await insertReturnEvent(tx, {
    returnId: row.id,
    kind: 'sent_back',
    detail: { lineId: line.order_line_id, code },
    at: now,
  })
  await queueReturnMail(tx, row.id, 'refused', line.order_line_id)
}

const isDecided = (line: ReturnLineRow): boolean =>
  line.outcome === 'accepted_less' ? line.offer_accepted !== null : line.outcome !== null

/**
 * Pays and ends a return once every piece is decided, and queues the mails; until then does nothing. One
 * whose refund has to be sent waits as `processed`.
 */
async function settleWhenDecided(tx: Tx, returnId: string, now: Date): Promise<void> {
  const lines = await listReturnLines(tx, [returnId])
  const row = await findReturn(tx, returnId)
  if (row?.status !== 'processing' || !lines.every(isDecided)) return
  await updateReturn(tx, returnId, { processed_at: now })
  const paid = row.paid_at === null ? await payReturn(tx, row, now) : undefined
  if (row.paid_at !== null && (await takeBackOf(tx, row, now)) > 0)
    await queueReturnMail(tx, returnId, 'taken_back')
  await queueSettling(tx, row)
  if (paid && paid.total > 0) await queueReturnMail(tx, returnId, 'paid')
  if (paid?.waits) {
    await moveReturn(tx, row, { to: 'processed', now })
    return
  }
  await moveReturn(tx, row, { to: 'completed', now, change: { completed_at: now } })
  await releaseOrders(tx, row, lines, { reason: 'return complete', now })
}

/**
 * Stores the shopper's answer to a lower sum: the piece is kept for that sum, or sent back. Answering again
 * changes nothing. Returns false when there is no such offer. When all pieces are decided, the return is
 * paid.
 */
export async function answerOffer(
  doors: Doors,
  { returnId, lineId, accepts }: { returnId: string; lineId: string; accepts: boolean },
): Promise<boolean> {
  const code = accepts ? undefined : await labelBack(doors, returnId, lineId)
  const now = doors.now()
  let isKnown = false
  await inTransaction(doors.db, async (tx) => {
    const lines = await listReturnLines(tx, [returnId])
    await lockOrdersOf(tx, lines)
    const row = await lockReturn(tx, returnId)
    const line = lines.find((one) => one.order_line_id === lineId)
    if (!row || !line || line.offered_cents === null) return
    isKnown = true
    if (line.offer_accepted !== null || row.status !== 'processing') return
    await updateDecision(tx, {
      returnId,
      lineId,
      outcome: accepts ? 'accepted_less' : 'refused',
      reason: line.outcome_reason,
      photoIds: line.outcome_photo_ids,
      offered: line.offered_cents,
      accepted: accepts,
      actorId: null,
      now,
    })
    await insertReturnEvent(tx, {
      returnId,
      kind: accepts ? 'offer_taken' : 'offer_declined',
      detail: { lineId },
      at: now,
    })
    // A piece that is worse than its words and photos isn't sold with them: it goes to the rescue shelf.
    if (accepts) await accept(tx, { row, line, actorId: null, relist: false, now })
    else await sendBack(tx, { row, line, code: code ?? '', now })
    await settleWhenDecided(tx, returnId, now)
  })
  return isKnown
}

/**
 * Job: takes offers that nobody answered within `offerDays` days as accepted, as their mails say; 200 a run.
 */
export async function endOffers(doors: Doors): Promise<void> {
  const before = new Date(doors.now().getTime() - offerDays * 86_400_000)
  for (const offer of await listOffersDue(doors.db, before, 200))
    await answerOffer(doors, { ...offer, accepts: true })
}
