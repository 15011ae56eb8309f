// Giving up an order, or pieces of it, and paying back: by the shopper while it is allowed, by people at work with a reason.

import { cents } from '@hemline/rules/money.ts'
import { cancelRefusalOf } from '@hemline/rules/order-states.ts'
import { paidInAll } from '@hemline/rules/refunds.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { clawBackSales } from '../earnings/earnings.ts'
import { findAttemptOfOrder } from './attempts.db.ts'
import { comeBack, undo } from './charge.ts'
import { giveBack, partOfAmount, partOfLines, partSum, wholeOf, within } from './money-back.ts'
import { listOrderLines, listRefundedLines, listShipments, lockOrder, lockOrderInBundle, type OrderRow } from './orders.db.ts'
import type { CancelOrderPayload, OrderDoors, OrderNotCancelable, Refunded, RefundRefused } from './orders-types.ts'
import { cancelEmptyShipments, leaveJointParcels, moveOpenShipments } from './orders-writes.db.ts'
import { moveOrder, noteOrderEvent, pastDeadlock } from './steps.ts'

export type Cancel = { orderId: string; lineIds?: readonly string[]; actorId?: string | null; reason: string }

/** Why the shopper can't cancel an order any more; undefined while it is allowed. */
export async function cancelRefusal(doors: Pick<OrderDoors, 'db'>, order: OrderRow): Promise<string | undefined> {
  const parcels = order.status === 'confirmed' || order.status === 'in_progress' ? await listShipments(doors.db, [order.id]) : []
  return cancelRefusalOf({ status: order.status, ...howFar(order, parcels) })
}

const howFar = (order: OrderRow, parcels: readonly { status: string }[]) => ({
  charged: order.capturing_cents !== null,
  packing: parcels.some((parcel) => !['held', 'waiting', 'canceled'].includes(parcel.status)),
})

/**
 * Cancels an order, or some of its lines: pieces are for sale again, what they were paid with goes back. By the shopper while
 * nothing is packed (`actorId` left out); by people at work until it has left. Refuses: OrderNotCancelable.
 */
export async function cancelOrder(doors: OrderDoors, cancel: Cancel): Promise<CancelOrderPayload | OrderNotCancelable> {
  const result = await pastDeadlock(() =>
    inTransaction<CancelOrderPayload | OrderNotCancelable>(doors.db, 'CancelOrderPayload', (tx) => cancelIn(tx, doors, cancel)),
  )
  if (result.__typename === 'CancelOrderPayload' && result.order.status === 'canceled') await letGo(doors, result.order)
  return result
}

async function cancelIn(
  tx: Tx,
  doors: OrderDoors,
  { orderId, lineIds, actorId = null, reason }: Cancel,
): Promise<CancelOrderPayload | OrderNotCancelable> {
  const order = await lockOrderInBundle(tx, orderId)
  if (!order) return { __typename: 'OrderNotCancelable', message: 'There is no such order.' }
  const parcels = await listShipments(tx, [orderId])
  // People at work may also take pieces out of a parcel that has not left while another has.
  const states = lineIds === undefined ? ['confirmed', 'in_progress', 'auto_charged'] : ['confirmed', 'in_progress', 'auto_charged', 'shipped']
  const staff = actorId !== null && states.includes(order.status)
  const refusal = staff ? undefined : cancelRefusalOf({ status: order.status, ...howFar(order, parcels) })
  const charging = order.capturing_cents !== null && order.captured_at === null
  if (refusal || charging)
    return { __typename: 'OrderNotCancelable', message: refusal ?? 'This order is being charged just now. Please try again in a minute.' }
  const now = doors.now()
  const open = (await listOrderLines(tx, [orderId])).filter((line) => line.canceled_at === null)
  const left = new Set(parcels.filter((parcel) => parcel.shipped_at !== null).map((parcel) => parcel.group_key))
  const named = (lineIds === undefined ? open : open.filter((line) => lineIds.includes(line.id))).filter((line) => !left.has(line.group_key ?? ''))
  const pieces = named.filter((line) => line.kind === 'item')
  const rest = open.filter((line) => !named.includes(line))
  if (named.length === 0) return { __typename: 'OrderNotCancelable', message: 'There is nothing left in this order to cancel.' }
  if (open.some((line) => line.kind === 'gift_card') && order.captured_at !== null && rest.length === 0 && pieces.length === 0)
    return { __typename: 'OrderNotCancelable', message: 'Gift cards are final sale.' }
  if (rest.length > 0 && pieces.length === 0) return { __typename: 'OrderNotCancelable', message: 'Only pieces can be canceled by themselves.' }
  if (rest.length > 0) {
    // A piece that was paid back before costs nothing any more.
    const paidBack = await listRefundedLines(tx, orderId)
    const part = within(order, partOfLines(pieces.filter((line) => !paidBack.includes(line.id))))
    await giveBack(tx, { order, part, reason, actorId, now })
    await comeBack(tx, order, { now, actorId, lineIds: pieces.map((line) => line.id) })
    await cancelEmptyShipments(tx, orderId)
    if (actorId !== null) await addJob(tx, 'orderMail', { orderId, kind: 'pieces_canceled' }, `order-mail/${orderId}/pieces/${pieces[0]?.id}`)
    // Without a piece nobody packs it, so nobody would charge the rest.
    if (!rest.some((line) => line.kind === 'item')) await addJob(tx, 'chargeOrder', { orderId }, `charge/${orderId}`)
    await noteOrderEvent(tx, {
      order_id: orderId,
      kind: 'lines_canceled',
      actor_id: actorId,
      reason,
      detail: { lines: pieces.map((line) => line.id) },
      happened_at: now,
    })
  } else await cancelWhole(tx, order, { now, actorId, reason })
  await leaveJointParcels(tx, orderId)
  const after = await lockOrder(tx, orderId)
  if (!after) throw new Error(`orders: ${orderId} is gone`)
  return { __typename: 'CancelOrderPayload', order: after }
}

async function cancelWhole(tx: Tx, order: OrderRow, { now, actorId, reason }: { now: Date; actorId: string | null; reason: string }): Promise<void> {
  if (order.captured_at === null) await undo(tx, order, { reason, now, actorId })
  else {
    await giveBack(tx, { order, part: wholeOf(order), reason, actorId, now })
    await comeBack(tx, order, { now, actorId })
    await moveOpenShipments(tx, order.id, { from: ['held', 'waiting', 'picking', 'packed'], to: 'canceled' })
  }
  await moveOrder(tx, { orderId: order.id, to: 'canceled', actorId, reason, now })
  await addJob(tx, 'voidPayment', { orderId: order.id }, `void/${order.id}`)
  await addJob(tx, 'orderMail', { orderId: order.id, kind: 'canceled' }, `order-mail/${order.id}/canceled`)
}

/** At once when the processor answers; else the job does it. */
async function letGo(doors: OrderDoors, order: OrderRow): Promise<void> {
  await voidPayment(doors, order.id).catch(() => undefined)
}

/** The job: lets go of the promise of an order that was canceled before it was charged, or whose charge was refused. A second time changes nothing. */
export async function voidPayment(doors: OrderDoors, orderId: string): Promise<void> {
  const attempt = await findAttemptOfOrder(doors.db, orderId)
  const order = await doors.db.transaction().execute((tx) => lockOrder(tx, orderId))
  if (!attempt?.reference || !order || order.captured_at !== null || !['canceled', 'payment_declined'].includes(order.status)) return
  await doors.payments.void({ reference: attempt.reference, key: `void/${orderId}` })
}

export type Refund = { orderId: string; amount?: number; lineIds?: readonly string[]; actorId: string | null; reason: string }

/**
 * Pays back a charged order, by amount or by lines, up to what is left of it. Credit and gift cards are back at once, the processor
 * is told by a job. Refuses: RefundRefused, in words.
 */
export async function refundOrder(doors: OrderDoors, refund: Refund): Promise<Refunded | RefundRefused> {
  return pastDeadlock(() => refundOnce(doors, refund))
}

async function refundOnce(doors: OrderDoors, refund: Refund): Promise<Refunded | RefundRefused> {
  return inTransaction<Refunded | RefundRefused>(doors.db, 'Refunded', async (tx) => {
    const refused = (message: string): RefundRefused => ({ __typename: 'RefundRefused', message })
    const order = await lockOrder(tx, refund.orderId)
    if (!order) return refused('There is no such order.')
    if (order.captured_at === null) return refused('This order has not been charged. Cancel it, or pieces of it, instead.')
    const left = partSum(wholeOf(order))
    const lines = (await listOrderLines(tx, [order.id])).filter((line) => line.kind !== 'gift_card' && refund.lineIds?.includes(line.id))
    const paidBack = refund.lineIds ? await listRefundedLines(tx, order.id) : []
    if (lines.some((line) => line.canceled_at !== null || paidBack.includes(line.id))) return refused('Some of these pieces were paid back already.')
    if (partSum(partOfLines(lines)) > left) return refused(`At most ${(left / 100).toFixed(2)} dollars are left of this order.`)
    const part = refund.lineIds ? within(order, partOfLines(lines)) : partOfAmount(order, cents(Math.min(refund.amount ?? 0, left)))
    const amount = partSum(part)
    if (amount <= 0) return refused('There is nothing to pay back.')
    if (amount > left || (refund.amount ?? 0) > left || amount > paidInAll(order.paid))
      return refused(`At most ${(left / 100).toFixed(2)} dollars are left of this order.`)
    const now = doors.now()
    const back = await giveBack(tx, { order, part, reason: refund.reason, actorId: refund.actorId, now })
    // An amount given back out of kindness leaves the sale as it is.
    if (refund.lineIds) await clawBackSales(tx, { orderId: order.id, lineIds: lines.map((line) => line.id), reason: refund.reason, now })
    await noteOrderEvent(tx, {
      ...{ order_id: order.id, kind: 'refund', actor_id: refund.actorId, reason: refund.reason, happened_at: now },
      detail: { amount, charged: back.charged, lines: refund.lineIds ?? [] },
    })
    return { __typename: 'Refunded', amount, charged: back.charged }
  })
}
