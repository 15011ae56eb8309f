// The refunds that the processor refused and that nobody has yet: what support reads about them (decision
// 0246).
import { orderLabel } from '@hemline/rules/orders/states.ts'
import {
  nextOfRefund,
  refundRefusedBecause,
  waitingRefundsPageSize,
} from '@hemline/rules/payment/waiting-refunds.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { listWaitingRefunds } from './waiting-refunds.db.ts'

/**
 * Returns one page of 50 of the refunds that wait, the oldest first, with their count. `page` counts from 1.
 * Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may not see orders.
 */
export async function waitingRefundsFor(ctx: Context, page: number) {
  atWork(ctx, 'see_orders')
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listWaitingRefunds(ctx.db, {
    limit: waitingRefundsPageSize,
    offset: (at - 1) * waitingRefundsPageSize,
  })
  const nodes = rows.map(({ isMember, account, code, ...row }) => ({
    ...row,
    orderLabel: orderLabel(row.orderId),
    because: refundRefusedBecause(code),
    next: nextOfRefund(isMember, account),
    canRemind: !isMember && account !== 'verified',
  }))
  return { nodes, totalCount: total, hasNextPage: at * waitingRefundsPageSize < total }
}
