// Changes of an order's status: checked against the rules, under the order's lock, recorded in its history.
import { canOrderMove } from '@hemline/rules/orders/states.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import type { Tx } from '../../platform/db.ts'
import { lockOrder } from './orders.db.ts'
import { insertOrderEvent, type NewEvent, type OrderChange, updateOrder } from './orders-writes.db.ts'

/** A status change of an order; `change` holds other columns to write with it. */
export type OrderMove = {
  orderId: string
  to: OrderStatus
  actorId?: string | null
  reason?: string
  now: Date
  change?: OrderChange
}

/**
 * Changes an order's status in the caller's transaction, under the order's lock, writes `change` with it (and
 * the time of a cancellation) and records user or employee, time and reason in the history. Throws when the
 * order is missing or the rules don't allow this change (rules/src/orders/states.ts).
 */
export async function moveOrder(
  tx: Tx,
  { orderId, to, actorId = null, reason = '', now, change = {} }: OrderMove,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`orders: no order ${orderId}`)
  if (!canOrderMove(order.status, to))
    throw new Error(`orders: ${orderId} can't go from ${order.status} to ${to}`)
  await updateOrder(tx, orderId, {
    ...change,
    status: to,
    ...(to === 'canceled' ? { canceled_at: now } : {}),
  })
  await insertOrderEvent(tx, {
    order_id: orderId,
    kind: 'status',
    from_status: order.status,
    to_status: to,
    actor_id: actorId,
    reason,
    happened_at: now,
  })
}

/** Records an event in an order's history without changing its status. */
export async function noteOrderEvent(
  tx: Tx,
  event: Omit<NewEvent, 'from_status' | 'to_status'>,
): Promise<void> {
  await insertOrderEvent(tx, event)
}
