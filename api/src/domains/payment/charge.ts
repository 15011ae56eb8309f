// Charging the authorized payment: when the first parcel is packed, when a bundle closes, or at once when
// nothing is sent (decision 0060).

import { orderEarnedEntries } from '@hemline/rules/ledger/ledger.ts'
import { isSent } from '@hemline/rules/orders/states.ts'
import { paidInAll } from '@hemline/rules/payment/refunds.ts'
import { bundleShipsFree } from '@hemline/rules/shipping/bundles.ts'
import type { DeclineCode } from '@hemline/rules/vocabulary/payments.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { eachAlone } from '../../platform/each-alone.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { moveItems } from '../catalogue/catalogue.ts'
import { accrueSales } from '../earnings/earnings.ts'
import { orderedCards } from '../gift-cards/gift-cards.ts'
import { boxCharged, boxUnpaid } from '../goody-boxes/goody-boxes.ts'
import { post } from '../ledger/ledger.ts'
import {
  insertTransactions,
  joinBundleShipments,
  listOrderLines,
  listOrdersOfBundle,
  lockOrder,
  lockOrderInBundle,
  moveOpenShipments,
  moveOrder,
  type OrderDoors,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from '../orders/orders.ts'
import {
  bundleById,
  bundleFactsOf,
  closeBundle,
  dueBundles,
  markBundleClosing,
} from '../shipping/shipping.ts'
import { findAttemptOfOrder } from './attempts.db.ts'
import type { AlreadyCharged, Charged, ChargeRefused } from './payment-types.ts'
import { postOrThrow } from './post-or-throw.ts'
import { reverseOrder } from './reversal.ts'
import { waiveDelivery } from './waive.ts'

/**
 * Milliseconds after which a job finishes a started charge; longer than any request waits for the processor.
 */
const finishAfterMs = 120_000

/** `key` of the capture: another one for another card. */
type Started = { amount: number; reference: string | null; key: string }

/**
 * Captures the authorized payment of an order, once; returns AlreadyCharged later, and for an order that
 * can't be charged now (its status; a goody box before its pieces are `chosen`). `closing`: its bundle
 * closes, so the order is released for packing. When the bank refuses, returns ChargeRefused: the order is
 * declined and reversed; the shopper of a goody box is asked for another card instead. Throws PaymentUnknown
 * while the result is unknown: the job tries again with the same key.
 */
export async function chargeOrder(
  doors: OrderDoors,
  { orderId, closing = false, chosen = false }: { orderId: string; closing?: boolean; chosen?: boolean },
): Promise<Charged | AlreadyCharged | ChargeRefused> {
  const started = await inTransaction(doors.db, (tx) =>
    startCapture(tx, { orderId, chosen, now: doors.now() }),
  )
  if (!started) {
    if (closing) await inTransaction(doors.db, (tx) => releaseForPacking(tx, doors, orderId))
    return { __typename: 'AlreadyCharged' }
  }
  const { amount, reference, key } = started
  const moved =
    amount > 0 && reference
      ? await doors.payments.capture({ reference, amount: amount as never, key })
      : { outcome: 'done' as const }
  // Nothing is left to charge: the authorization is voided.
  if (amount === 0 && reference) await doors.payments.void({ reference, key: `void/${orderId}` })
  // A refusal is committed as well: the order is declined, and its pieces are for sale again.
  return inTransaction<Charged | AlreadyCharged | ChargeRefused>(
    doors.db,
    ['Charged', 'ChargeRefused'],
    (tx) =>
      moved.outcome === 'done'
        ? recordCapture(tx, doors, { orderId, closing })
        : declineOrder(tx, doors, orderId, moved.code),
  )
}

const triedOn: readonly string[] = ['confirmed', 'shipped', 'delivered', 'lost_outbound']

const isChargeable = (order: OrderRow): boolean =>
  order.captured_at === null && (order.try_on ? triedOn : ['confirmed', 'in_progress']).includes(order.status)

/**
 * Marks the charge as started: from now on a cancellation waits for the charge, and then it is a refund;
 * queues the job that finishes it should the process die. Undefined for an order that can't be charged, and
 * for pieces tried on at home before their shopper has chosen.
 */
async function startCapture(
  tx: Tx,
  { orderId, chosen, now }: { orderId: string; chosen: boolean; now: Date },
): Promise<Started | undefined> {
  const order = await lockOrder(tx, orderId)
  if (!order || !isChargeable(order)) return undefined
  // What is tried on at home is not charged when it is packed.
  if (order.try_on && !chosen) return undefined
  const attempt = await findAttemptOfOrder(tx, orderId)
  const amount = order.capturing_cents ?? order.paid.charged
  if (order.capturing_cents === null) {
    await updateOrder(tx, orderId, { capturing_cents: amount })
    // The process may die during the charge: then this job finishes it.
    await addJob(
      tx,
      'chargeOrder',
      { orderId, ...(chosen ? { chosen } : {}) },
      { key: `charge/${orderId}`, at: new Date(now.getTime() + finishAfterMs) },
    )
  }
  const reference = attempt?.reference || null
  const key = order.try_on ? `capture/${orderId}/${reference}` : `capture/${orderId}`
  return { amount, reference, key }
}

async function recordCapture(
  tx: Tx,
  doors: OrderDoors,
  { orderId, closing }: { orderId: string; closing: boolean },
): Promise<Charged | AlreadyCharged> {
  const order = await (closing ? lockOrderInBundle : lockOrder)(tx, orderId)
  if (!order || order.captured_at !== null) return { __typename: 'AlreadyCharged' }
  const now = doors.now()
  const amount = order.capturing_cents ?? 0
  await updateOrder(tx, orderId, { captured_at: now, captured_cents: amount })
  if (paidInAll(order.paid) > 0)
    await postOrThrow(
      post(tx, {
        key: `order/${orderId}/earned`,
        kind: 'order_earned',
        reason: 'charged',
        now,
        orderId,
        entries: orderEarnedEntries(order.earned),
      }),
    )
  const attempt = await findAttemptOfOrder(tx, orderId)
  await insertTransactions(tx, [
    {
      id: uuidv7(now.getTime()),
      order_id: orderId,
      key: `${orderId}/final_charge`,
      kind: 'final_charge',
      amount_cents: amount,
      label: order.payment_label ?? 'Payment',
      reference: attempt?.reference ?? null,
      happened_at: now,
    },
  ])
  const open = (await listOrderLines(tx, [orderId])).filter((line) => line.canceled_at === null)
  const lines = open.filter((line) => line.kind === 'item')
  const itemNumbers = lines.map((line) => line.item_number ?? 0)
  await moveItems(tx, { itemNumbers, to: 'purchased', kind: 'paid', now })
  const sold = lines.map((line) => ({
    orderLineId: line.id,
    itemNumber: line.item_number ?? 0,
    price: line.price_cents,
  }))
  await accrueSales(tx, { orderId, lines: sold, now })
  if (closing) await releaseForPacking(tx, doors, orderId)
  if (order.try_on) await boxCharged(tx, orderId, now)
  if (order.try_on && !open.some(isSent) && order.status === 'delivered')
    await moveOrder(tx, { orderId, to: 'order_finalized', reason: 'nothing of it is kept', now })
  await completeUnsent(tx, { order, open, now })
  return { __typename: 'Charged', amount }
}

/**
 * Completes a charged order of which nothing travels in a parcel (gift cards, pieces reclaimed by their
 * seller), as soon as the last of its gift cards has left. The caller holds the order's lock.
 */
async function completeUnsent(
  tx: Tx,
  { order, open, now }: { order: OrderRow; open: readonly OrderLineRow[]; now: Date },
): Promise<void> {
  if (open.some(isSent) || order.status !== 'confirmed') return
  const cards = open.some((line) => line.kind === 'gift_card') ? await orderedCards(tx, [order.id]) : []
  if (cards.some(({ sentAt }) => sentAt === null)) return
  await moveOrder(tx, { orderId: order.id, to: 'order_finalized', reason: 'nothing of it is sent', now })
}

/**
 * Job giftCardLeft: completes a charged order of which nothing travels in a parcel, once the last of its gift
 * cards has left; does nothing for an unknown or uncharged order, or while a card or a parcel is to leave.
 */
export async function completeOfCards(doors: Pick<OrderDoors, 'db' | 'now'>, orderId: string): Promise<void> {
  await inTransaction(doors.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.captured_at === null) return
    const open = (await listOrderLines(tx, [orderId])).filter((line) => line.canceled_at === null)
    await completeUnsent(tx, { order, open, now: doors.now() })
  })
}

/**
 * Releases a charged order of a closing bundle for packing, joins its parcels and queues its mail; also one
 * that was charged earlier because it contains a gift card. Does nothing for an order that is not charged, or
 * not `in_progress`.
 */
async function releaseForPacking(tx: Tx, doors: OrderDoors, orderId: string): Promise<void> {
  const order = await lockOrderInBundle(tx, orderId)
  if (order?.status !== 'in_progress' || order.captured_at === null) return
  await moveOrder(tx, { orderId, to: 'auto_charged', now: doors.now() })
  await moveOpenShipments(tx, orderId, { from: ['held'], to: 'waiting' })
  await joinBundleShipments(tx, orderId)
  await addJob(tx, 'orderMail', { orderId, kind: 'auto_charged' }, `order-mail/${orderId}/auto_charged`)
}

async function declineOrder(
  tx: Tx,
  doors: OrderDoors,
  orderId: string,
  code: DeclineCode,
): Promise<ChargeRefused | AlreadyCharged> {
  const order = await lockOrder(tx, orderId)
  if (!order || !isChargeable(order)) return { __typename: 'AlreadyCharged' }
  const now = doors.now()
  if (order.try_on) {
    // The pieces are with their person, who is asked for another card.
    await updateOrder(tx, orderId, { capturing_cents: null })
    await boxUnpaid(tx, { orderId, code, now })
    return { __typename: 'ChargeRefused', code }
  }
  await reverseOrder(tx, order, { reason: code, now })
  await moveOrder(tx, { orderId, to: 'payment_declined', reason: code, now })
  // The bank's authorization may still stand although the capture was refused.
  await addJob(tx, 'voidPayment', { orderId }, `void/${orderId}`)
  await addJob(
    tx,
    'orderMail',
    { orderId, kind: 'payment_declined' },
    `order-mail/${orderId}/payment_declined`,
  )
  return { __typename: 'ChargeRefused', code }
}

/**
 * Job: closes bundles whose week is over, at most 20 in one run. Charges each order of a bundle, without its
 * delivery when the bundle reached the threshold for free delivery (§4), and releases it for packing. A
 * bundle with an order not yet paid or charged stays open for the next run. One failure stops no other; it is
 * thrown at the end.
 */
export async function closeBundles(doors: OrderDoors): Promise<void> {
  const due = await inTransaction(doors.db, async (tx) => {
    const ids = await dueBundles(tx, doors.now())
    for (const id of ids) await markBundleClosing(tx, id)
    return ids
  })
  await eachAlone(due, async (id) => {
    const bundle = await bundleById(doors.db, id)
    const free = bundle !== undefined && bundleShipsFree(bundleFactsOf(bundle))
    await eachAlone(await listOrdersOfBundle(doors.db, id, ['in_progress']), async (orderId) => {
      if (free) await inTransaction(doors.db, (tx) => waiveDelivery(tx, orderId, doors.now()))
      await chargeOrder(doors, { orderId, closing: true })
    })
    // An order whose payment is still in review keeps the bundle open; a later run charges it.
    const open = await listOrdersOfBundle(doors.db, id, ['not_paid', 'in_progress'])
    if (open.length === 0) await inTransaction(doors.db, (tx) => closeBundle(tx, id, doors.now()))
  })
}
