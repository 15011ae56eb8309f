// Orders that are complete: their return window is over.
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { lockOrder, moveOrder, type OrderDoors } from '../orders/orders.ts'
import { settleOrderPoints } from '../payment/payment.ts'
import { listDelivered } from './aftercare.db.ts'

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
  // What is tried on is complete once it is charged.
  if (order?.status === 'delivered' && !(order.try_on && order.captured_at === null))
    await completeOrder(tx, { orderId, reason: 'the return window is over', now })
}

/**
 * Moves an order to `order_finalized` and credits the shopper's reward points for what was kept. The caller
 * holds the order's lock; the order's status allows the change.
 */
export async function completeOrder(
  tx: Tx,
  { orderId, reason, now }: { orderId: string; reason: string; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  await moveOrder(tx, { orderId, to: 'order_finalized', reason, now })
  await settleOrderPoints(tx, { order, isComplete: true, reason: 'order complete', now })
}
