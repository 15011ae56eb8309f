// A refund that the processor refused: its guest waits for it. The reminder by mail is noted on the order.
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { nextOfRefund, refundRefusedBecause } from '@hemline/rules/payment/waiting-refunds.ts'
import type { MockContext } from '../context.ts'
import { markedOrders } from '../marked.ts'
import { notesOf } from '../notes.ts'
import { staffFor } from './fulfillment.mock.ts'
import { ordersOf } from './orders-place.ts'

const dayMs = 86_400_000

function list(ctx: MockContext) {
  staffFor(ctx, 'see_orders')
  const since = new Date(ctx.now.getTime() - 9 * dayMs).toISOString()
  const nodes = ordersOf(ctx)
    .filter((order) => order.id === markedOrders.canceled)
    .map((order) => ({
      id: `refund-${order.id}`,
      orderId: order.id,
      orderLabel: orderLabel(order.id),
      email: order.email,
      name: order.shipTo?.fullName ?? null,
      amount: 6899,
      because: refundRefusedBecause('method_unavailable'),
      since,
      toldAt:
        notesOf(ctx.db, order.id).findLast((one) => one.kind === 'mail_sent_again')?.happenedAt ?? since,
      next: nextOfRefund(false, 'none'),
      canRemind: true,
    }))
  return { nodes, totalCount: nodes.length, hasNextPage: false }
}

export const waitingRefundMocks = {
  Query: { waitingRefunds: (_: unknown, __: unknown, ctx: MockContext) => list(ctx) },
}
