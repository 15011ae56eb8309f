// Refunds of charged orders, by amount or by lines.
import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { replacementMoney } from '@hemline/rules/cases/replacement-words.ts'
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import {
  formKeyUsed,
  moreThanLeft,
  refundAgainSeconds,
  refundedAlready,
} from '@hemline/rules/fulfillment/staff.ts'
import { partSum } from '@hemline/rules/payment/parts.ts'
import { paidInAll } from '@hemline/rules/payment/refunds.ts'
import { inPatientTransaction, type Tx } from '../../platform/db.ts'
import { clawBackSales } from '../earnings/earnings.ts'
import {
  listOrderLines,
  lockOrder,
  noteOrderEvent,
  type OrderDoors,
  type OrderRow,
} from '../orders/orders.ts'
import { giveBack, partOfAmount, partOfLines, wholeOf, within } from '../payment/payment.ts'
import { findRefundByKey, hasSameRefund, listRefundedLines, type NotedRefund } from './aftercare.db.ts'
import type { Giver, NotToGive, PasswordNeeded, Refunded, RefundRefused } from './aftercare-types.ts'
import { refusalOfGiving } from './giving.ts'

/**
 * A refund by amount (cents) or by lines. `giver` is the employee, null for jobs, which have no limit; `key`
 * identifies the submitted form, which may arrive twice.
 */
export type Refund = {
  orderId: string
  amount?: number
  lineIds?: readonly string[]
  giver: Giver | null
  reason: string
  key?: string
}

/**
 * Refunds a charged order by amount or by lines (then the sellers' earnings are taken back too). Credit and
 * gift cards are back at once; a job tells the processor. The same key again gets the same answer. Returns
 * RefundRefused with a sentence (unknown or uncharged order, a replacement, lines paid back, more than is
 * left, nothing, the same refund just given, a key used for another), NotToGive (own order, limit) or
 * PasswordNeeded.
 */
export async function refundOrder(doors: OrderDoors, refund: Refund): Promise<PaidBack> {
  return inPatientTransaction<PaidBack>(doors.db, 'Refunded', (tx) => refundIn(tx, doors, refund))
}

type PaidBack = Refunded | RefundRefused | NotToGive | PasswordNeeded

const refused = (message: string): RefundRefused => ({ __typename: 'RefundRefused', message })

/**
 * Returns the answer to a form that is sent again with the same key: the earlier refund, or a refusal when
 * its content differs.
 */
function repeatedAnswer(refund: Refund, before: NotedRefund): Refunded | RefundRefused {
  const same = refund.lineIds
    ? refund.lineIds.length === before.lines.length && refund.lineIds.every((id) => before.lines.includes(id))
    : before.lines.length === 0 && refund.amount === before.amount
  if (!same || before.actorId !== (refund.giver?.actorId ?? null)) return refused(formKeyUsed)
  return { __typename: 'Refunded', amount: before.amount, charged: before.charged }
}

/**
 * Returns why an employee may not give this refund now, read under the order's lock: the same refund was just
 * given, or the limit is exceeded; undefined when allowed.
 */
async function refusalOfRefund(
  tx: Tx,
  order: OrderRow,
  { refund, amount, now }: { refund: Refund; amount: Cents; now: Date },
) {
  const { giver, reason } = refund
  if (giver === null) return undefined
  // A line is refunded at most once anyway; an amount can only be told from a repeated one by its time.
  const since = new Date(now.getTime() - refundAgainSeconds * 1000)
  if (
    !refund.lineIds &&
    (await hasSameRefund(tx, { orderId: order.id, actorId: giver.actorId, amount, reason, since }))
  )
    return refused(refundedAlready)
  return refusalOfGiving(tx, { order, amount, giver, now })
}

async function refundIn(tx: Tx, doors: OrderDoors, refund: Refund): Promise<PaidBack> {
  const order = await lockOrder(tx, refund.orderId)
  if (!order) return refused('There is no such order.')
  const before = refund.key === undefined ? undefined : await findRefundByKey(tx, order.id, refund.key)
  if (before) return repeatedAnswer(refund, before)
  if (refund.giver !== null && isReplacement(order)) return refused(replacementMoney)
  if (order.captured_at === null)
    return refused('This order has not been charged. Cancel it, or pieces of it, instead.')
  const left = partSum(wholeOf(order))
  const lines = (await listOrderLines(tx, [order.id])).filter(
    (line) => line.kind !== 'gift_card' && refund.lineIds?.includes(line.id),
  )
  const paidBack = refund.lineIds ? await listRefundedLines(tx, order.id) : []
  if (lines.some((line) => line.canceled_at !== null || paidBack.includes(line.id)))
    return refused('Some of these pieces were paid back already.')
  if (partSum(partOfLines(lines)) > left) return refused(moreThanLeft)
  const part = refund.lineIds
    ? within(order, partOfLines(lines))
    : partOfAmount(order, cents(Math.min(refund.amount ?? 0, left)))
  const amount = partSum(part)
  if (amount <= 0) return refused('There is nothing to pay back.')
  if (amount > left || (refund.amount ?? 0) > left || amount > paidInAll(order.paid))
    return refused(moreThanLeft)
  const now = doors.now()
  const notNow = await refusalOfRefund(tx, order, { refund, amount, now })
  if (notNow) return notNow
  const actorId = refund.giver?.actorId ?? null
  const back = await giveBack(tx, { order, part, reason: refund.reason, actorId, now })
  // A goodwill amount leaves the seller's earnings as they are.
  if (refund.lineIds)
    await clawBackSales(tx, {
      orderId: order.id,
      lineIds: lines.map((line) => line.id),
      reason: refund.reason,
      now,
    })
  await noteOrderEvent(tx, {
    order_id: order.id,
    kind: 'refund',
    actor_id: actorId,
    reason: refund.reason,
    happened_at: now,
    detail: {
      amount,
      charged: back.charged,
      lines: refund.lineIds ?? [],
      ...(refund.key === undefined ? {} : { key: refund.key }),
    },
  })
  return { __typename: 'Refunded', amount, charged: back.charged }
}
