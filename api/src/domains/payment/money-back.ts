// Giving money of an order back: before the charge the authorization shrinks, afterwards a refund is made
// (decision 0060). Each means of payment gets its own part back, last used first
// (rules/src/payment/refunds.ts), and never more than it paid.

import { add, type Cents, cents, subtract, zero } from '@hemline/rules/common/money.ts'
import {
  type Earned,
  orderPaidEntries,
  type Paid,
  refundOwedEntries,
  refundPaidEntries,
  reversed,
} from '@hemline/rules/ledger/ledger.ts'
import { backOf, paidInAll, paidWithout } from '@hemline/rules/payment/refunds.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { post } from '../ledger/ledger.ts'
import {
  findOrder,
  insertTransactions,
  type NewTransaction,
  noteOrderEvent,
  type OrderDoors,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from '../orders/orders.ts'
import { findAttemptOfOrder } from './attempts.db.ts'
import { postOrThrow } from './post-or-throw.ts'
import { insertRefund, listOpenRefunds, settleRefund } from './refunds.db.ts'

/**
 * A part of an order's price in cents, split by what it was or will be earned as; gift cards are not in it.
 */
export type Part = Omit<Earned, 'orderId' | 'giftCards'>
/** Adds up the components of a part of an order's money: sales, delivery, fees, tax and duty. In cents. */
export const partSum = (part: Part): Cents =>
  add(part.sales, part.delivery, part.feeIncome, part.feesPayable, part.tax, part.duty)
const nothing: Part = {
  sales: zero,
  delivery: zero,
  feeIncome: zero,
  feesPayable: zero,
  tax: zero,
  duty: zero,
}

/** Returns the part of an order's money that these order lines make up: net price, tax and duty, in cents. */
export function partOfLines(lines: readonly OrderLineRow[]): Part {
  const sum = (of: (line: OrderLineRow) => number) => cents(lines.reduce((all, line) => all + of(line), 0))
  return {
    ...nothing,
    sales: sum((l) => l.net_cents),
    tax: sum((l) => l.tax_cents),
    duty: sum((l) => l.duty_cents),
  }
}
/** Returns a part of an order's money that consists of delivery and its tax only, in cents. */
export const partOfDelivery = (delivery: Cents, tax: Cents): Part => ({ ...nothing, delivery, tax })
/**
 * Returns all money of an order that was not refunded yet, by component, except bought gift cards: those are
 * final sale.
 */
export const wholeOf = ({ earned }: OrderRow): Part => ({
  sales: earned.sales,
  delivery: earned.delivery,
  feeIncome: earned.feeIncome,
  feesPayable: earned.feesPayable,
  tax: earned.tax,
  duty: earned.duty,
})

/**
 * Limits a part of an order's money to what is left of the order. When one component exceeds what is left,
 * the total is spread over all components by partOfAmount, and none falls below zero.
 */
export function within(order: OrderRow, part: Part): Part {
  const fits = parts.every((key) => part[key] <= order.earned[key])
  return fits ? part : partOfAmount(order, cents(Math.min(partSum(part), partSum(wholeOf(order)))))
}

const parts = ['sales', 'delivery', 'feeIncome', 'tax', 'duty', 'feesPayable'] as const

/**
 * Splits a goodwill amount (cents) into a part: from the sales first, then from delivery, fee income, tax,
 * duty and payable fees, as far as each is left.
 */
export function partOfAmount(order: OrderRow, amount: Cents): Part {
  let open: number = amount
  const part: Record<keyof Part, Cents> = { ...nothing }
  for (const key of parts) {
    part[key] = cents(Math.min(open, order.earned[key]))
    open -= part[key]
  }
  return part
}

const less = (earned: Earned, part: Part): Earned => ({
  ...earned,
  sales: subtract(earned.sales, part.sales),
  delivery: subtract(earned.delivery, part.delivery),
  feeIncome: subtract(earned.feeIncome, part.feeIncome),
  feesPayable: subtract(earned.feesPayable, part.feesPayable),
  tax: subtract(earned.tax, part.tax),
  duty: subtract(earned.duty, part.duty),
})

type Back = { order: OrderRow; part: Part; reason: string; actorId: string | null; now: Date }

/**
 * Gives a part of an order back, in the caller's transaction and under the order's lock. Before the charge
 * the authorization shrinks, so the later capture takes less. After it, credit and gift cards return at once
 * and a job tells the processor. Returns the cents given back per means of payment.
 */
export async function giveBack(tx: Tx, { order, part, reason, actorId, now }: Back): Promise<Paid> {
  const amount = partSum(part)
  const back = backOf(order.paid, cents(Math.min(amount, paidInAll(order.paid))))
  if (amount === 0) return back
  const id = uuidv7(now.getTime())
  const charged = order.captured_at !== null
  const entries = charged ? refundOwedEntries(back, part) : reversed(orderPaidEntries(back))
  const head = {
    key: `order/${order.id}/back/${id}`,
    reason,
    now,
    orderId: order.id,
    ...(actorId === null ? {} : { actorId }),
  }
  await postOrThrow(post(tx, { ...head, kind: charged ? 'refund_owed' : 'order_voided', entries }))
  await updateOrder(tx, order.id, { paid: paidWithout(order.paid, back), earned: less(order.earned, part) })
  await insertTransactions(tx, transactionsOf(order, back, { id, now }))
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
    note('credit', add(zero, ...back.drops.map((drop) => drop.amount)), 'Shop credit'),
    note('gift-card', add(zero, ...back.giftCards.map((card) => card.amount)), 'Gift card'),
  ]
}

/**
 * Job: tells the processor of an order's open refunds, each once, records the result and mails the shopper.
 * Throws PaymentUnknown when the result is unknown; the job is tried again.
 */
export async function payRefunds(doors: OrderDoors, orderId: string): Promise<void> {
  const attempt = await findAttemptOfOrder(doors.db, orderId)
  if (!attempt?.reference) return
  const { reference } = attempt
  for (const refund of await listOpenRefunds(doors.db, orderId)) {
    const moved = await doors.payments.refund({
      reference,
      amount: cents(refund.amount_cents),
      key: `refund/${refund.id}`,
    })
    await inTransaction(doors.db, async (tx) => {
      const now = doors.now()
      if (moved.outcome === 'refused') {
        // The money is still owed: the event tells employees why the refund has not left.
        if (await settleRefund(tx, refund.id, { failed_code: moved.code }))
          await noteOrderEvent(tx, {
            order_id: orderId,
            kind: 'refund_failed',
            reason: moved.code,
            detail: { amount: refund.amount_cents },
            happened_at: now,
          })
        return
      }
      if (!(await settleRefund(tx, refund.id, { paid_at: now }))) return
      const entries = refundPaidEntries(orderId, cents(refund.amount_cents))
      await postOrThrow(
        post(tx, {
          key: `refund/${refund.id}`,
          kind: 'refund_paid',
          reason: refund.reason,
          now,
          orderId,
          entries,
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
    })
  }
}
