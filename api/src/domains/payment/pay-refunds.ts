// Refunds leave for the way that paid. When the processor refuses a refund, since the card is gone or the way
// to pay has ended, members get it as cash credit (decisions 0227 and 0246).
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import { account, moved, refundPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { noteDrop, post } from '../ledger/ledger.ts'
import {
  findOrder,
  insertTransactions,
  lockOrder,
  noteOrderEvent,
  type OrderDoors,
} from '../orders/orders.ts'
import { findAttemptOfOrder } from './attempts.db.ts'
import { postOrThrow } from './post-or-throw.ts'
import {
  listOpenRefunds,
  listOrdersWithWaitingRefund,
  listRefusedRefunds,
  type RefundRow,
  settleRefund,
  settleRefusedRefund,
} from './refunds.db.ts'

/**
 * Job: tells the processor of an order's open refunds, each once, records the result and mails the shopper.
 * Refunds that the processor refused become cash credit of the order's account; a guest is told by mail how
 * to get it. Does nothing when no payment was authorized. Throws PaymentUnknown when the result is unknown;
 * the job is tried again.
 */
export async function payRefunds(doors: OrderDoors, orderId: string): Promise<void> {
  const attempt = await findAttemptOfOrder(doors.db, orderId)
  if (!attempt?.reference) return
  const { reference } = attempt
  for (const refund of await listOpenRefunds(doors.db, orderId)) {
    const answer = await doors.payments.refund({
      reference,
      amount: cents(refund.amount_cents),
      key: `refund/${refund.id}`,
    })
    await inTransaction(doors.db, (tx) =>
      answer.outcome === 'refused'
        ? noteRefused(tx, refund, { code: answer.code, now: doors.now() })
        : notePaid(tx, refund, { reference, now: doors.now() }),
    )
  }
  await creditRefusedOf(doors, orderId)
}

/**
 * Job: gives refunds that the processor refused, and that were given in no other way, as cash credit to the
 * account of their order; orders of guests are left out. At most 200 orders a run; running again changes
 * nothing.
 */
export async function creditWaitingRefunds(doors: Pick<OrderDoors, 'db' | 'now'>): Promise<void> {
  for (const orderId of await listOrdersWithWaitingRefund(doors.db, 200))
    await creditRefusedOf(doors, orderId)
}

async function creditRefusedOf({ db, now }: Pick<OrderDoors, 'db' | 'now'>, orderId: string): Promise<void> {
  for (const refund of await listRefusedRefunds(db, orderId))
    await inTransaction(db, (tx) => creditRefused(tx, refund, now()))
}

/**
 * Keeps that the processor refused a refund; the money is still owed. A guest, who has no account for a
 * credit, is told by mail how to get it.
 */
async function noteRefused(
  tx: Tx,
  refund: RefundRow,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  if (!(await settleRefund(tx, refund.id, { failed_code: code }))) return
  await noteOrderEvent(tx, {
    order_id: refund.order_id,
    kind: 'refund_failed',
    reason: code,
    detail: { amount: refund.amount_cents },
    happened_at: now,
  })
  const order = await findOrder(tx, refund.order_id)
  if (order?.user_id === null) await tellRefused(tx, refund)
}

async function notePaid(
  tx: Tx,
  refund: RefundRow,
  { reference, now }: { reference: string; now: Date },
): Promise<void> {
  if (!(await settleRefund(tx, refund.id, { paid_at: now }))) return
  const orderId = refund.order_id
  await postOrThrow(
    post(tx, {
      key: `refund/${refund.id}`,
      kind: 'refund_paid',
      reason: refund.reason,
      now,
      orderId,
      entries: refundPaidEntries(orderId, cents(refund.amount_cents)),
    }),
  )
  const order = await findOrder(tx, orderId)
  await insertTransactions(tx, [
    {
      id: uuidv7(now.getTime()),
      order_id: orderId,
      key: `refund/${refund.id}`,
      kind: 'refund',
      amount_cents: refund.amount_cents,
      label: order?.payment_label ?? 'Payment',
      reference,
      happened_at: now,
    },
  ])
  await addJob(tx, 'orderMail', { orderId, kind: 'refunded' }, `order-mail/refund/${refund.id}`)
}

const tellRefused = (tx: Tx, { id, order_id: orderId }: RefundRow) =>
  addJob(tx, 'orderMail', { orderId, kind: 'refund_refused' }, `order-mail/refused/${id}`)

/**
 * Gives a refund that the processor refused as cash credit without an end, once, to the account of the order.
 * Does nothing for an order without an account.
 */
async function creditRefused(tx: Tx, refund: RefundRow, now: Date): Promise<void> {
  const { order_id: orderId } = refund
  const userId = (await lockOrder(tx, orderId))?.user_id ?? null
  if (userId === null) return
  if (!(await settleRefusedRefund(tx, refund.id, now))) return
  const amount: Cents = cents(refund.amount_cents)
  const id = uuidv7(now.getTime())
  const { reason } = refund
  const dropReason = 'A refund that could not go back to how you paid'
  await postOrThrow(
    post(tx, {
      key: `refund/${refund.id}/credit`,
      kind: 'refund_paid',
      reason,
      now,
      orderId,
      entries: moved(account('refund', orderId), account('cash_credit', id), amount),
    }),
  )
  await noteDrop(tx, { id, kind: 'cash_credit', userId, amount, expiresAt: null, reason: dropReason, now })
  await insertTransactions(tx, [
    {
      id: uuidv7(now.getTime()),
      order_id: orderId,
      key: `refund/${refund.id}/credit`,
      kind: 'credit_refund',
      amount_cents: amount,
      label: 'Cash credit, in place of the refund',
      reference: null,
      happened_at: now,
    },
  ])
  await noteOrderEvent(tx, {
    order_id: orderId,
    kind: 'refund_credited',
    reason,
    detail: { amount },
    happened_at: now,
  })
  await tellRefused(tx, refund)
}
