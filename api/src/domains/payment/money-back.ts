// Giving money of an order back: before the charge the authorization shrinks, afterwards a refund is made
// (decision 0060). Each means of payment gets its own part back, last used first
// (rules/src/payment/refunds.ts), and never more than it paid.

import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { creditName } from '@hemline/rules/cases/replacement-words.ts'
import { add, type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import { account, accountKey, moved, type Paid } from '@hemline/rules/ledger/ledger.ts'
import { bookedBack, bookedCredit } from '@hemline/rules/payment/booked.ts'
import {
  noPart,
  type Part,
  partOfAmountEarned,
  partSum,
  wholeOfEarned,
  withinEarned,
} from '@hemline/rules/payment/parts.ts'
import { paidInAll } from '@hemline/rules/payment/refunds.ts'
import type { Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { lockBalances, noteDrop, post } from '../ledger/ledger.ts'
import {
  insertTransactions,
  type NewTransaction,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from '../orders/orders.ts'
import { settleOrderPoints } from './points.ts'
import { postOrThrow } from './post-or-throw.ts'
import { insertRefund } from './refunds.db.ts'

/**
 * Returns the part of an order's money that these order lines make up: net price, tax and duty, in cents.
 */
export function partOfLines(lines: readonly OrderLineRow[]): Part {
  const sum = (of: (line: OrderLineRow) => number) => cents(lines.reduce((all, line) => all + of(line), 0))
  return {
    ...noPart,
    sales: sum((l) => l.net_cents),
    tax: sum((l) => l.tax_cents),
    duty: sum((l) => l.duty_cents),
  }
}
/** Returns a part of an order's money that consists of delivery and its tax only, in cents. */
export const partOfDelivery = (delivery: Cents, tax: Cents): Part => ({ ...noPart, delivery, tax })
/**
 * Returns all money of an order that was not refunded yet, by component, except bought gift cards: those are
 * final sale.
 */
export const wholeOf = ({ earned }: OrderRow): Part => wholeOfEarned(earned)

/**
 * Limits a part of an order's money to what is left of the order. When one component exceeds what is left,
 * the total is spread over all components by partOfAmount, and none falls below zero.
 */
export const within = ({ earned }: OrderRow, part: Part): Part => withinEarned(earned, part)

/**
 * Splits a goodwill amount (cents) into a part: from the sales first, then from delivery, fee income, tax,
 * duty and payable fees, as far as each is left.
 */
export const partOfAmount = ({ earned }: OrderRow, amount: Cents): Part => partOfAmountEarned(earned, amount)

type Back = { order: OrderRow; part: Part; reason: string; actorId: string | null; now: Date }

/**
 * Gives a part of an order's money back, in the caller's transaction and under the order's lock; a part of
 * zero cents writes nothing. Before the charge the authorization shrinks, so that the later capture takes
 * less. After it, credit and gift cards return at once and a job refunds the charge. Also settles the order's
 * points. Returns the cents given back per means of payment.
 */
export async function giveBack(tx: Tx, { order, part, reason, actorId, now }: Back): Promise<Paid> {
  const amount = partSum(part)
  const charged = order.captured_at !== null
  const { back, entries, left } = bookedBack(order, part, charged)
  if (amount === 0) return back
  const id = uuidv7(now.getTime())
  const head = {
    key: `order/${order.id}/back/${id}`,
    reason,
    now,
    orderId: order.id,
    ...(actorId === null ? {} : { actorId }),
  }
  await postOrThrow(post(tx, { ...head, kind: charged ? 'refund_owed' : 'order_voided', entries }))
  await updateOrder(tx, order.id, left)
  await insertTransactions(tx, transactionsOf(order, back, { id, now }))
  await settleOrderPoints(tx, { order: { ...order, earned: left.earned }, isComplete: false, reason, now })
  if (charged && back.charged > 0) {
    await insertRefund(tx, {
      id,
      order_id: order.id,
      amount_cents: back.charged,
      reason,
      actor_id: actorId,
      requested_at: now,
    })
    await addJob(tx, 'payRefunds', { orderId: order.id }, `refunds/${order.id}`)
  }
  return back
}

/** Whose credit it is, and what the order's list of payments calls it. */
type CreditBack = Back & { userId: string; label?: string }

/**
 * Gives a part of a charged order back as shop credit that doesn't end, in the caller's transaction and under
 * the order's lock; the means of payment are relieved of it, so that nothing is given back twice. Also
 * settles the order's points. Returns the id of the credit drop; null, with nothing written, for a part
 * without money.
 */
export async function giveBackAsCredit(
  tx: Tx,
  { order, part, reason, actorId, now, userId, label = 'Shop credit' }: CreditBack,
): Promise<string | null> {
  const id = uuidv7(now.getTime())
  const { back, entries, left } = bookedCredit(order, part, id)
  const amount = paidInAll(back)
  if (amount <= 0) return null
  await postOrThrow(
    post(tx, {
      key: `order/${order.id}/credit/${id}`,
      kind: 'refund_owed',
      reason,
      now,
      orderId: order.id,
      ...(actorId === null ? {} : { actorId }),
      entries,
    }),
  )
  await noteDrop(tx, { id, kind: 'promo_credit', userId, amount, expiresAt: null, reason, now })
  await updateOrder(tx, order.id, left)
  await settleOrderPoints(tx, { order: { ...order, earned: left.earned }, isComplete: false, reason, now })
  await insertTransactions(tx, [
    {
      id: uuidv7(now.getTime()),
      order_id: order.id,
      key: `${id}/credit`,
      kind: 'credit_refund',
      amount_cents: amount,
      label,
      reference: null,
      happened_at: now,
    },
  ])
  return id
}

/** Credit to be taken back of a drop that an order paid; `amount` in cents. */
export type TakeBack = { order: OrderRow; dropId: string; amount: Cents; reason: string; now: Date }

/**
 * Takes back credit (a drop) that was given for an order too early, at most what is left of the drop; the
 * order counts as paid with it. The caller holds the order's lock. Returns the cents taken, zero when nothing
 * is left.
 */
export async function takeBackCredit(
  tx: Tx,
  { order, dropId, amount, reason, now }: TakeBack,
): Promise<Cents> {
  const ref = account('promo_credit', dropId)
  const held = (await lockBalances(tx, [ref])).get(accountKey(ref)) ?? zero
  const taken = cents(Math.min(held, amount))
  if (taken === 0) return zero
  const id = uuidv7(now.getTime())
  await postOrThrow(
    post(tx, {
      key: `order/${order.id}/taken/${id}`,
      kind: 'correction',
      reason,
      now,
      orderId: order.id,
      entries: moved(ref, account('sales'), taken),
    }),
  )
  const drop = { id: dropId, kind: 'promo_credit' as const, amount: taken, expiresAt: null }
  const earned = { ...order.earned, sales: add(order.earned.sales, taken) }
  await updateOrder(tx, order.id, { paid: { ...order.paid, drops: [...order.paid.drops, drop] }, earned })
  await settleOrderPoints(tx, { order: { ...order, earned }, isComplete: false, reason, now })
  await insertTransactions(tx, [
    {
      id: uuidv7(now.getTime()),
      order_id: order.id,
      key: `${id}/taken`,
      kind: 'credit',
      amount_cents: taken,
      label: 'Shop credit taken back',
      reference: null,
      happened_at: now,
    },
  ])
  return taken
}

function transactionsOf(
  order: OrderRow,
  back: Paid,
  { id, now }: { id: string; now: Date },
): NewTransaction[] {
  const note = (key: string, amount: Cents, label: string): NewTransaction => ({
    id: uuidv7(now.getTime()),
    order_id: order.id,
    key: `${id}/${key}`,
    kind: 'credit_refund',
    amount_cents: amount,
    label,
    reference: null,
    happened_at: now,
  })
  return [
    note('credit', add(zero, ...back.drops.map((drop) => drop.amount)), creditName(isReplacement(order))),
    note('gift-card', add(zero, ...back.giftCards.map((card) => card.amount)), 'Gift card'),
  ]
}
