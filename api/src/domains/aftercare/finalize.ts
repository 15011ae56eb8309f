// Orders that are complete: their return window is over, or what was lost of them is paid back.
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { lockOrder, moveOrder, type OrderDoors } from '../orders/orders.ts'
import { settleOrderPoints } from '../payment/payment.ts'
import { listDelivered, listLostAndPaid } from './aftercare.db.ts'

/**
 * Job: moves orders to `order_finalized` and credits the shopper's reward points for them: delivered orders
 * whose return window is over and of which nothing comes back (a goody box once it is charged), and orders
 * with lost parcels that were paid back, once the return window of their other parcels is over too. At most
 * 500 orders of each kind per run.
 */
export async function finalizeOrders(doors: OrderDoors): Promise<void> {
  const before = new Date(doors.now().getTime() - deliveryReturnDays * 86_400_000)
  for (const orderId of await listDelivered(doors.db, before, 500)) {
    await inTransaction(doors.db, (tx) => finalize(tx, orderId, doors.now()))
  }
  for (const orderId of await listLostAndPaid(doors.db, before, 500))
    await inTransaction(doors.db, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order?.status !== 'lost_outbound') return
      await completeOrder(tx, { orderId, reason: 'lost, and paid back', now: doors.now() })
    })
}

async function finalize(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  // What is tried on is complete once it is charged.
  if (order?.status === 'delivered' && !(order.try_on && order.captured_at === null))
    await completeOrder(tx, { orderId, reason: 'the return window is over', now })
}

/**
 * Moves an order to `order_finalized` and credits the shopper's reward points for what was kept, in the
 * caller's transaction. The caller holds the order's lock; throws when the order's status does not allow the
 * change. Does nothing for an unknown order.
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
