// Orders: placing, paying, charging, canceling and refunding (specification §3; decision 0060). Other
// domains import only from this file.
import type { Db } from '@hemline/db/connect.ts'
import { account } from '@hemline/rules/ledger/ledger.ts'
import { ordersPageSize, webhookKeptDays } from '@hemline/rules/vocabulary/constants.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { PaymentUnknown } from '../../ports/payments.ts'
import { post } from '../ledger/ledger.ts'
import {
  deleteOldPaymentEvents,
  findAttemptByReference,
  insertPaymentEvent,
  listOverdue,
} from './attempts.db.ts'
import { deleteEndedOrderCodes } from './order-codes.db.ts'
import { listDelivered, listOrders, lockOrder } from './orders.db.ts'
import type { OrderDoors } from './orders-types.ts'
import { abandonAttempt, lookAfter, posted, refreshAttempt } from './settle.ts'
import { eachAlone, moveOrder } from './steps.ts'

export { cancelOrder, cancelOrderByStaff, cancelRefusal, refundOrder, voidPayment } from './cancel.ts'
export { chargeOrder, closeBundles } from './charge.ts'
export { payRefunds } from './money-back.ts'
export {
  findOrder,
  type OrderLineRow,
  type OrderRow,
  type ShipmentRow,
} from './orders.db.ts'

import { isUuid } from '../../platform/tokens.ts'

export { cancelByShopper, mailOrderLink, orderForViewer, sendOrderCode, sendOrderLink } from './order-keys.ts'
export { doorsOf, type Giver, type OrderDoors, type PasswordNeeded } from './orders-types.ts'
export { leavePayment, orderAttempt, placeOrder } from './place-order.ts'
export { moveOrder, noteOrderEvent } from './steps.ts'
export { validateMerchant } from './wallet.ts'

/**
 * Returns one page of the viewer's orders (user or visitor), newest first, with the total count; with a
 * bundle's id only the orders of that bundle. A viewer without identity gets an empty page.
 */
export async function ordersOfViewer(ctx: Context, page: number, bundleId: string | null) {
  const { userId, visitorId } = ctx.viewer
  if ((userId === null && visitorId === null) || (bundleId !== null && !isUuid(bundleId)))
    return { nodes: [], totalCount: 0, hasNextPage: false }
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listOrders(
    ctx.db,
    { userId, visitorId },
    { limit: ordersPageSize, offset: (at - 1) * ordersPageSize, bundleId },
  )
  return { nodes: rows, totalCount: total, hasNextPage: at * ordersPageSize < total }
}

/** Nightly job: deletes expired cancel codes of orders and webhook records too old to be sent again. */
export async function purgeOrders(db: Db, now: Date): Promise<void> {
  await deleteEndedOrderCodes(db, now)
  await deleteOldPaymentEvents(db, new Date(now.getTime() - webhookKeptDays * 86_400_000))
}

/**
 * Handles a webhook of the payment processor; webhooks may come in any order and repeatedly. A webhook only
 * says that something changed, so this asks the processor for the payment's state and applies it. Returns
 * false when the processor gives no answer now, so that the processor sends the webhook again.
 */
export async function receivePaymentEvent(
  doors: OrderDoors,
  event: { id: string; reference: string; key: string },
): Promise<boolean> {
  await insertPaymentEvent(doors.db, {
    driver: doors.payments.name,
    event_id: event.id,
    reference: event.reference,
    key: event.key,
  })
  const attempt = await findAttemptByReference(doors.db, {
    id: event.key,
    driver: doors.payments.name,
    reference: event.reference,
  })
  if (!attempt) return true
  try {
    await lookAfter(doors, attempt, attempt.reference || event.reference)
    return true
  } catch (error) {
    if (error instanceof PaymentUnknown) return false
    throw error
  }
}

/**
 * Job: settles up to 100 payment attempts past their deadline. Asks the processor about each; abandons an
 * attempt that is still without a final answer and releases its authorization. One failure stops no other.
 */
export async function settleAttempts(doors: OrderDoors): Promise<void> {
  await eachAlone(await listOverdue(doors.db, doors.now(), 100), async (attempt) => {
    try {
      const outcome = attempt.status === 'abandoning' ? undefined : await refreshAttempt(doors, attempt)
      if (
        outcome === undefined ||
        outcome.__typename === 'OrderPending' ||
        outcome.__typename === 'PaymentApprovalNeeded'
      )
        await abandonAttempt(doors, attempt)
    } catch (error) {
      // The processor gives no answer: the next run tries again.
      if (!(error instanceof PaymentUnknown)) throw error
    }
  })
}

/**
 * Job: moves delivered orders whose return window is over to `order_finalized` and credits the shopper's
 * reward points for them; at most 500 orders per run.
 */
export async function finalizeOrders(doors: OrderDoors): Promise<void> {
  const before = new Date(doors.now().getTime() - deliveryReturnDays * 86_400_000)
  for (const orderId of await listDelivered(doors.db, before, 500)) {
    await inTransaction(doors.db, (tx) => finalize(tx, orderId, doors.now()))
  }
}

async function finalize(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'delivered') return
  await moveOrder(tx, { orderId, to: 'order_finalized', reason: 'the return window is over', now })
  if (order.user_id === null || order.totals.pointsToEarn === 0) return
  // Refunded parts earn no points: the points shrink with what is left of the pieces' price.
  const cards = order.earned.giftCards.reduce((sum, card) => sum + card.amount, 0)
  const sold = order.totals.lines.reduce((sum, line) => sum + line.net, 0) - cards
  const points = Math.min(
    order.totals.pointsToEarn,
    Math.floor((order.totals.pointsToEarn * order.earned.sales) / Math.max(1, sold)),
  )
  if (points <= 0) return
  const entries = [
    { account: account('points', order.user_id), amount: points },
    { account: account('points_issued'), amount: -points },
  ]
  await posted(
    post(tx, {
      key: `order/${orderId}/points`,
      kind: 'points_earned',
      reason: 'order complete',
      now,
      orderId,
      entries,
    }),
  )
}
