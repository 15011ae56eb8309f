// Reversing an order that is given up: pieces, credit, gift cards and promotion codes go back, and the
// authorization is voided.
import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { creditName } from '@hemline/rules/cases/replacement-words.ts'
import { account, orderPaidEntries, reversed } from '@hemline/rules/ledger/ledger.ts'
import { nothingLeft } from '@hemline/rules/payment/refunds.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { freeHolds } from '../cart/cart.ts'
import { moveItems } from '../catalogue/catalogue.ts'
import { clawBackSales } from '../earnings/earnings.ts'
import { forgetPurchase } from '../identity/identity.ts'
import { balanceOf, post } from '../ledger/ledger.ts'
import {
  cancelOrderLines,
  insertTransactions,
  lockOrder,
  moveOpenShipments,
  type OrderDoors,
  type OrderRow,
  updateOrder,
} from '../orders/orders.ts'
import { returnPromotions } from '../pricing/pricing.ts'
import { backToShelf } from '../rescues/rescues.ts'
import { findAttemptOfOrder } from './attempts.db.ts'
import { postOrThrow } from './post-or-throw.ts'

/**
 * Reverses an order that was never charged, in the caller's transaction: returns credit and gift cards,
 * cancels lines and parcels, puts the pieces up for sale again and returns promotion codes. The caller
 * changes the order's status and voids the authorization.
 */
export async function reverseOrder(
  tx: Tx,
  order: OrderRow,
  { reason, now, actorId }: { reason: string; now: Date; actorId?: string | null },
): Promise<void> {
  if ((await balanceOf(tx, account('charge', order.id))) > 0) {
    const head = {
      key: `order/${order.id}/voided`,
      kind: 'order_voided' as const,
      reason,
      now,
      orderId: order.id,
    }
    await postOrThrow(
      post(tx, { ...head, ...(actorId ? { actorId } : {}), entries: reversed(orderPaidEntries(order.paid)) }),
    )
  }
  await updateOrder(tx, order.id, nothingLeft(order.id))
  const credit = order.paid.drops.reduce((sum, drop) => sum + drop.amount, 0)
  const cards = order.paid.giftCards.reduce((sum, card) => sum + card.amount, 0)
  const note = (key: string, amount_cents: number, label: string) => ({
    id: uuidv7(now.getTime()),
    order_id: order.id,
    key: `${order.id}/undo/${key}`,
    kind: 'credit_refund' as const,
    amount_cents,
    label,
    reference: null,
    happened_at: now,
  })
  await insertTransactions(tx, [
    note('credit', credit, creditName(isReplacement(order))),
    note('gift-card', cards, 'Gift card'),
  ])
  await relistPieces(tx, order, { now, actorId: actorId ?? null })
  await moveOpenShipments(tx, order.id, { from: ['held', 'waiting', 'picking', 'packed'], to: 'canceled' })
  await returnPromotions(tx, order.id)
  if (order.user_id !== null && order.confirmed_at !== null)
    await forgetPurchase(tx, order.user_id, { orderId: order.id, confirmedAt: order.confirmed_at })
}

type Relist = { now: Date; actorId: string | null; lineIds?: readonly string[]; byShopper?: boolean }

/**
 * Cancels lines of an order (without `lineIds` all that are left; `byShopper` as in cancelOrderLines), claws
 * back their sellers' earnings when the order was charged, frees their holds and lists the pieces again;
 * pieces of a rescue box go back to its shelf. Returns the numbers of the pieces that are listed again.
 */
export async function relistPieces(
  tx: Tx,
  order: OrderRow,
  { now, actorId, lineIds, byShopper = false }: Relist,
) {
  const named = lineIds ? { lineIds } : {}
  const itemNumbers = await cancelOrderLines(tx, { orderId: order.id, now, byShopper, ...named })
  if (order.captured_at !== null)
    await clawBackSales(tx, { orderId: order.id, ...named, reason: 'canceled', now })
  await freeHolds(tx, itemNumbers)
  await backToShelf(tx, { orderId: order.id, actorId, now })
  return moveItems(tx, { itemNumbers, to: 'listed', kind: 'order_canceled', actorId, now })
}

/**
 * Job: voids the authorization of an order that was canceled before its charge or whose charge was refused.
 * Running again changes nothing; charged orders and those of other statuses are left alone.
 */
export async function voidPayment(doors: OrderDoors, orderId: string): Promise<void> {
  const attempt = await findAttemptOfOrder(doors.db, orderId)
  const order = await inTransaction(doors.db, (tx) => lockOrder(tx, orderId))
  if (
    !attempt?.reference ||
    !order ||
    order.captured_at !== null ||
    !['canceled', 'payment_declined'].includes(order.status)
  )
    return
  await doors.payments.void({ reference: attempt.reference, key: `void/${orderId}` })
}
