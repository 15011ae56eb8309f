// Places an order whose payment is promised: its pieces are sold, and its parcels may be packed.

import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { isChargedAtOnce } from '@hemline/rules/orders/states.ts'
import type { Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { dropLines, sellHolds } from '../cart/cart.ts'
import { listItemsByNumber, moveItems } from '../catalogue/catalogue.ts'
import { issueGiftCards } from '../gift-cards/gift-cards.ts'
import { placeBox } from '../goody-boxes/goody-boxes.ts'
import { notePurchase } from '../identity/identity.ts'
import { post } from '../ledger/ledger.ts'
import {
  insertTransactions,
  listOrderLines,
  moveOpenShipments,
  moveOrder,
  type OrderDoors,
  type OrderLineRow,
  type OrderRow,
} from '../orders/orders.ts'
import { forgetChoices } from '../pricing/pricing.ts'
import { takeFromShelf } from '../rescues/rescues.ts'
import { postOrThrow } from './post-or-throw.ts'
import { type Promised, transactionsOf } from './promised.ts'

/**
 * Tells whether the pieces of a replacement are still those taken from the shelf when its shopper chose it.
 */
async function areTaken(tx: Tx, lines: readonly OrderLineRow[]): Promise<boolean> {
  const items = await listItemsByNumber(
    tx,
    lines.map((line) => line.item_number ?? 0),
  )
  return items.length === lines.length && items.every((item) => item.state === 'pending_sale')
}

/**
 * Marks the ordered pieces as sold, those of a goody box as gone to be tried on, those of a rescue box as
 * gone from its shelf, and the sellers' reclaimed pieces as reclaimed. Returns false when a piece is not in a
 * state that allows this any more.
 */
async function sellPieces(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<boolean> {
  if (isReplacement(order)) return areTaken(tx, lines)
  if (order.try_on) return placeBox(tx, { orderId: order.id, actorId: order.user_id, now })
  const numbers = (kind: string) =>
    lines.filter((line) => line.kind === kind).map((line) => line.item_number ?? 0)
  const pieces = numbers('item')
  const back = numbers('reclaim')
  const actorId = order.user_id
  const sold = await moveItems(tx, {
    itemNumbers: pieces,
    to: 'pending_sale',
    kind: 'sold',
    actorId,
    now,
    from: ['listed'],
  })
  const returned = await moveItems(tx, {
    itemNumbers: back,
    to: 'reclaimed',
    kind: 'reclaimed',
    actorId,
    now,
  })
  if (order.cart_id !== null) await dropLines(tx, order.cart_id, back)
  const isThere =
    numbers('rescue').length === 0 || (await takeFromShelf(tx, { orderId: order.id, actorId, now }))
  return isThere && sold.length === pieces.length && returned.length === back.length
}

/**
 * Places a locked order whose payment is promised: sells its pieces, issues its gift cards, releases its
 * parcels for packing (in a bundle they wait), queues its mail, and its charge when something in it needs no
 * parcel. Returns false when a piece is not for sale any more; the caller then rolls back.
 */
export async function placeOrder(
  tx: Tx,
  doors: Pick<OrderDoors, 'giftCardSecret'>,
  order: OrderRow,
  promise: Promised,
): Promise<boolean> {
  const { now, label, last4 } = promise
  const lines = await listOrderLines(tx, [order.id])
  if (!(await sellPieces(tx, order, lines, now))) return false
  await sellHolds(tx, order.id)
  if (order.cart_id !== null) await forgetChoices(tx, order.cart_id)
  const cards = order.earned.giftCards.map((card) => card.id)
  await issueGiftCards(tx, {
    orderId: order.id,
    lineIds: cards,
    buyerEmail: order.email,
    secret: doors.giftCardSecret,
    now,
  })
  if (order.charged_cents > 0) {
    const entries = orderPaidEntries({
      orderId: order.id,
      drops: [],
      giftCards: [],
      charged: order.paid.charged,
    })
    await postOrThrow(
      post(tx, {
        key: `order/${order.id}/promised`,
        kind: 'order_paid',
        reason: 'payment promised',
        now,
        orderId: order.id,
        entries,
      }),
    )
  }
  await insertTransactions(tx, transactionsOf(order, { ...promise, label: label ?? order.payment_label }))
  if (order.bundle_id === null) await moveOpenShipments(tx, order.id, { from: ['held'], to: 'waiting' })
  const change = {
    confirmed_at: now,
    ...(label === null ? {} : { payment_label: label, payment_last4: last4 }),
  }
  await moveOrder(tx, {
    orderId: order.id,
    to: order.bundle_id === null ? 'confirmed' : 'in_progress',
    now,
    change,
  })
  if (order.user_id !== null) await notePurchase(tx, order.user_id, now)
  if (!order.try_on)
    await addJob(
      tx,
      'orderMail',
      { orderId: order.id, kind: order.bundle_id === null ? 'confirmed' : 'in_progress' },
      `order-mail/${order.id}/confirmed`,
    )
  // An order with something that needs no parcel is charged at once.
  if (isChargedAtOnce(lines)) await addJob(tx, 'chargeOrder', { orderId: order.id }, `charge/${order.id}`)
  return true
}
