// Changes of a return's status, with its history and with the status of its orders (specification §3).
import { canOrderMove } from '@hemline/rules/orders/states.ts'
import { pickUpWhen } from '@hemline/rules/returns/pick-up.ts'
import { canReturnMove, openReturnStatuses } from '@hemline/rules/returns/states.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import type { ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import type { Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { completeOrder } from '../aftercare/aftercare.ts'
import { lockOrder, moveOrder } from '../orders/orders.ts'
import type { PickUpRow } from './pick-ups.db.ts'
import type { ReturnLineRow, ReturnRow } from './returns.db.ts'
import { hasOtherOpenReturn } from './returns.db.ts'
import { insertReturnEvent, type ReturnChange, updateReturn } from './returns-writes.db.ts'

/** A status change of a return; `change` holds the columns to write with it. */
export type ReturnMove = {
  to: ReturnStatus
  now: Date
  actorId?: string | null
  reason?: string
  change?: ReturnChange
}

/** Changes a locked return's status and records it. Throws when the rules don't allow the change. */
export async function moveReturn(
  tx: Tx,
  row: ReturnRow,
  { to, now, actorId = null, reason = '', change = {} }: ReturnMove,
): Promise<void> {
  if (!canReturnMove(row.status, to))
    throw new Error(`returns: ${row.id} can't go from ${row.status} to ${to}`)
  await updateReturn(tx, row.id, { ...change, status: to })
  await insertReturnEvent(tx, {
    returnId: row.id,
    kind: 'status',
    from: row.status,
    to,
    actorId,
    reason,
    at: now,
  })
}

/**
 * Moves the orders of return lines to a status where the rules allow it from their own status; other orders
 * stay as they are.
 */
export async function moveOrdersOf(
  tx: Tx,
  lines: readonly ReturnLineRow[],
  { to, reason, now }: { to: OrderStatus; reason: string; now: Date },
): Promise<void> {
  for (const orderId of new Set(lines.map((line) => line.order_id))) {
    const order = await lockOrder(tx, orderId)
    if (order && order.status !== to && canOrderMove(order.status, to))
      await moveOrder(tx, { orderId, to, reason, now })
  }
}

/**
 * Releases orders from a return that ends: an order without another open return is `delivered` again, so that
 * its return window goes on, or finalized when the return came late or may be lost.
 */
export async function releaseOrders(
  tx: Tx,
  row: ReturnRow,
  lines: readonly ReturnLineRow[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  for (const orderId of new Set(lines.map((line) => line.order_id))) {
    const order = await lockOrder(tx, orderId)
    if (!order || (await hasOtherOpenReturn(tx, { orderId, returnId: row.id, statuses: openReturnStatuses })))
      continue
    if (order.status === 'return_initiated') await moveOrder(tx, { orderId, to: 'delivered', reason, now })
    else if (order.status === 'maybe_lost_inbound' || order.status === 'returned_late')
      await completeOrder(tx, { orderId, reason, now })
  }
}

/**
 * Queues the job that charges a goody box, because its returned parcel was inspected or lost; does nothing
 * for other returns.
 */
export async function queueSettling(tx: Tx, row: ReturnRow): Promise<void> {
  if (row.box_id !== null)
    await addJob(tx, 'settleGoodyBox', { boxId: row.box_id }, `settle-goody/${row.box_id}`)
}

/** The mails about a return's pick-up: booked, not possible, canceled, missed. */
export const pickUpMailKinds = ['pick_up', 'pick_up_refused', 'pick_up_canceled', 'pick_up_missed'] as const
export type PickUpMailKind = (typeof pickUpMailKinds)[number]

/** The mails about a return itself. */
export const returnMailKinds = [
  'created',
  'labeled',
  'changed',
  'paid',
  'taken_back',
  'offer',
  'refused',
  'canceled',
] as const
export type ReturnMailKind = (typeof returnMailKinds)[number] | PickUpMailKind

/** Queues a mail about a return, or about one of its lines, once for each kind of mail. */
export const queueReturnMail = (
  tx: Tx,
  returnId: string,
  kind: Exclude<ReturnMailKind, PickUpMailKind>,
  lineId: string | null = null,
): Promise<void> =>
  addJob(tx, 'returnMail', { returnId, kind, lineId }, `return-mail/${returnId}/${kind}/${lineId ?? ''}`)

/** Something that happened to a pick-up; only the carrier's fetching has no mail. */
type PickUpNews = { at: Date } & (
  | { kind: PickUpMailKind; isMailed: boolean }
  | { kind: 'pick_up_fetched'; isMailed: false }
)

/**
 * Stores what happened to a return's pick-up in its history, and queues its mail (`isMailed`), once for each
 * pick-up and kind.
 */
export async function tellPickUp(tx: Tx, pickUp: ToldPickUp, news: PickUpNews): Promise<void> {
  const { return_id: returnId, id: pickUpId, day, time_window: window, confirmation = null } = pickUp
  const when = pickUpWhen({ day, window })
  await insertReturnEvent(tx, {
    returnId,
    kind: news.kind,
    reason: confirmation ? `${when}, ${confirmation}` : when,
    detail: { day, window },
    at: news.at,
  })
  if (!news.isMailed) return
  const job = { returnId, kind: news.kind, lineId: null, pickUpId }
  await addJob(tx, 'returnMail', job, `return-mail/${returnId}/${news.kind}/${pickUpId}`)
}

type ToldPickUp = Pick<PickUpRow, 'id' | 'return_id' | 'day' | 'time_window'> &
  Partial<Pick<PickUpRow, 'confirmation'>>
