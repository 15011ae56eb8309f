// The points of an order follow the money that is left of its pieces (decision 0181).
import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import type { Tx } from '../../platform/db.ts'
import type { OrderRow } from '../orders/orders.ts'
import { settlePoints } from '../rewards/rewards.ts'

type Settling = {
  order: Pick<OrderRow, 'id' | 'user_id' | 'totals' | 'earned' | 'payment_method'>
  isComplete: boolean
  reason: string
  now: Date
}

/**
 * Brings the reward points of an order to what its kept pieces earn, in the caller's transaction and under
 * the order's lock; does nothing for guests and replacements. `earned` of the order is what is left of it
 * now.
 */
export async function settleOrderPoints(tx: Tx, { order, ...settling }: Settling): Promise<void> {
  const { id, user_id: userId, totals, earned } = order
  // Nothing was paid for a replacement; the points of the first order stay.
  if (userId === null || isReplacement(order)) return
  // Without points the order still counts for the tier.
  const lines = totals.pointsToEarn === 0 ? [] : totals.lines
  const cards = earned.giftCards.reduce((sum, card) => sum + card.amount, 0)
  const sold = lines.reduce((sum, line) => sum + line.net, 0) - cards
  await settlePoints(tx, {
    order: { id, userId, promised: totals.pointsToEarn, sold, kept: earned.sales },
    ...settling,
  })
}
