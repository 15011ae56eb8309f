// Pieces that a carrier lost on their way to a shopper: what they cost goes back (decision 0288).
import { cents } from '@hemline/rules/common/money.ts'
import { isSent } from '@hemline/rules/orders/states.ts'
import { type Part, partSum } from '@hemline/rules/payment/parts.ts'
import { paidInAll } from '@hemline/rules/payment/refunds.ts'
import type { Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import {
  listOrderLines,
  listShipments,
  lockOrder,
  noteOrderEvent,
  type OrderLineRow,
  type OrderRow,
} from '../orders/orders.ts'
import { giveBack, partOfLines, wholeOf, within } from '../payment/payment.ts'
import { listRefundedLines } from './aftercare.db.ts'

/** A lost parcel of a charged order; `delivery`: the cents that its delivery cost. */
export type LostParcel = { id: string; orderId: string; groupKey: string; delivery: number; now: Date }

/**
 * Returns what a lost parcel pays back: the whole rest of the order with its fees when no other parcel of the
 * order arrives, else the parcel's pieces and the delivery in cents.
 */
function partOfLost(
  order: OrderRow,
  lost: readonly OrderLineRow[],
  { isLast, delivery }: { isLast: boolean; delivery: number },
): Part {
  if (isLast) return wholeOf(order)
  const way = cents(Math.min(delivery, order.earned.delivery))
  return within(order, { ...partOfLines(lost), delivery: way })
}

/**
 * Gives back what the pieces of a lost parcel and its delivery cost, in the caller's transaction, notes it,
 * and queues a mail when no card gets money back; all that is left of the order when nothing else of it
 * arrives. Does nothing for an uncharged or unknown order; pieces canceled or paid back before give nothing.
 * The sellers keep what they earned. The caller locks order and parcel, and calls this once a parcel.
 */
export async function payBackLost(tx: Tx, { id, orderId, groupKey, delivery, now }: LostParcel) {
  const order = await lockOrder(tx, orderId)
  if (!order || order.captured_at === null) return
  const sent = (await listOrderLines(tx, [orderId])).filter(
    (line) => isSent(line) && line.canceled_at === null,
  )
  const paidBack = await listRefundedLines(tx, orderId)
  const lost = sent.filter((line) => line.group_key === groupKey && !paidBack.includes(line.id))
  if (lost.length === 0) return
  const gone = (await listShipments(tx, [orderId])).flatMap((one) =>
    one.lost_paid_at === null ? [] : one.group_key,
  )
  const isLast = sent.every((line) => lost.includes(line) || gone.includes(line.group_key ?? ''))
  const part = partOfLost(order, lost, { isLast, delivery })
  const amount = Math.min(partSum(part), paidInAll(order.paid))
  const reason = 'the carrier lost the parcel'
  const back = await giveBack(tx, { order, part, reason, actorId: null, now })
  await noteOrderEvent(tx, {
    order_id: orderId,
    kind: 'refund',
    actor_id: null,
    reason,
    happened_at: now,
    detail: { amount, charged: back.charged, lines: lost.map((line) => line.id) },
  })
  // The processor's answer mails about what it pays back; nobody else does about credit and gift cards.
  if (back.charged === 0 && amount > 0)
    await addJob(tx, 'orderMail', { orderId, kind: 'refunded' }, `order-mail/lost-paid/${id}`)
}
