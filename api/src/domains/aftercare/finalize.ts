// Orders that are complete: their return window is over.
import { account } from '@hemline/rules/ledger/ledger.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { post } from '../ledger/ledger.ts'
import { lockOrder, moveOrder, type OrderDoors } from '../orders/orders.ts'
import { postOrThrow } from '../payment/payment.ts'
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
  await postOrThrow(
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
