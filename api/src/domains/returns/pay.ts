// Pays a return back: to the means of payment, or as shop credit (decision 0183). Always under the locks of
// the orders and of the return; each order of a return is paid once.
import { type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import { targetRows } from '@hemline/rules/returns/choices.ts'
import { giftMoney } from '@hemline/rules/returns/gifts.ts'
import {
  type OrderBack,
  type ReturnedLine,
  type ReturnedOrder,
  returnMoney,
} from '@hemline/rules/returns/money.ts'
import { returnReasonOf } from '@hemline/rules/returns/reasons.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import {
  findOrder,
  listOrderLines,
  lockOrder,
  noteOrderEvent,
  type OrderRow,
  updateOrder,
} from '../orders/orders.ts'
import { giveBack, giveBackAsCredit, takeBackCredit } from '../payment/payment.ts'
import { returnRewardOfReturn, returnRewards } from '../rewards/rewards.ts'
import { listReturnLines, listReturnPayments, type ReturnLineRow, type ReturnRow } from './returns.db.ts'
import { insertReturnEvent, insertReturnPayment, updateReturn } from './returns-writes.db.ts'
import { returnedOrder, tenderNames } from './standing.ts'
import { queueReturnMail } from './steps.ts'

/**
 * Locks the orders of return lines, in the sequence of their ids, and returns them. To be called before the
 * return itself is locked.
 */
export async function lockOrdersOf(tx: Tx, lines: readonly ReturnLineRow[]): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (const id of [...new Set(lines.map((line) => line.order_id))].toSorted()) {
    const order = await lockOrder(tx, id)
    if (order) orders.push(order)
  }
  return orders
}

/**
 * Returns the pieces of a return that are paid of one order, in cents: all before the inspection, afterwards
 * those that were not refused.
 */
async function paidLines(
  db: DbOrTx,
  order: OrderRow,
  lines: readonly ReturnLineRow[],
): Promise<ReturnedLine[]> {
  const rows = await listOrderLines(db, [order.id])
  return lines
    .filter((line) => line.order_id === order.id && line.outcome !== 'refused')
    .flatMap((line): ReturnedLine[] => {
      const row = rows.find((one) => one.id === line.order_line_id)
      return row
        ? [
            {
              lineId: row.id,
              net: cents(row.net_cents),
              tax: cents(row.tax_cents),
              duty: cents(row.duty_cents),
              isOurMistake: returnReasonOf(line.reason)?.isOurMistake ?? false,
              ...(line.outcome === 'accepted_less' ? { agreed: cents(line.offered_cents ?? 0) } : {}),
            },
          ]
        : []
    })
}

/**
 * Tells whether a return pays no money: its pieces were tried on from a goody box, or are replaced by a case.
 */
export const paysNothing = (row: Pick<ReturnRow, 'box_id' | 'case_id'>): boolean =>
  row.box_id !== null || row.case_id !== null

/** What was paid of a return, in cents, and whether a processor has still to send a part of it. */
export type Paid = { total: Cents; waits: boolean }

/**
 * Returns the money of a return as its orders stand now, and locks them; `open`: the orders of it that are
 * not paid yet.
 */
async function moneyNow(tx: Tx, row: ReturnRow) {
  const lines = await listReturnLines(tx, [row.id])
  const orders = await lockOrdersOf(tx, lines)
  const before = await listReturnPayments(tx, [row.id])
  const open = orders.filter((order) => !before.some((one) => one.order_id === order.id))
  const giving: ReturnedOrder[] = []
  for (const order of open) {
    const paying = await paidLines(tx, order, lines)
    if (paying.length > 0) giving.push(await returnedOrder(tx, { order, lines: paying, returnId: row.id }))
  }
  const money = returnMoney(giving, {
    refundType: row.refund_type,
    restockingWaived: row.restocking_waived,
    byOwnPost: row.money.byOwnPost,
  })
  return { open, giving, money }
}

/**
 * Returns what employees read of a gift's money, in cents: what the giver paid for the pieces that are not
 * refused, what of that isn't credited, and the receiver's shop credit, paid or as it would be now.
 */
export async function giftMoneyOf(db: DbOrTx, row: ReturnRow) {
  const lines = await listReturnLines(db, [row.id])
  const giving: ReturnedOrder[] = []
  for (const id of new Set(lines.map((line) => line.order_id))) {
    const order = await findOrder(db, id)
    const paying = order ? await paidLines(db, order, lines) : []
    if (order && paying.length > 0)
      giving.push(await returnedOrder(db, { order, lines: paying, returnId: row.id }))
  }
  const all = giving.flatMap((order) => order.lines)
  const giver = cents(all.reduce((sum, { net, tax, duty }) => sum + net + tax + duty, 0))
  const { refund_type: refundType, restocking_waived: restockingWaived } = row
  const credit =
    row.paid_at === null
      ? returnMoney(giving, { refundType, restockingWaived }).total
      : cents(row.total_cents)
  return giftMoney({ giver, credit, isPaid: row.paid_at !== null })
}

/** How a parcel came: whether handed in too late, and whether with our label. */
export type Arrival = { isLate: boolean; withLabel: boolean; now: Date }

/**
 * Changes the way in which a return is paid to what its parcel's arrival asks for, with the sums that follow,
 * and queues the mail that says so. A member's late parcel is paid as shop credit; a parcel that the shopper
 * wanted to post and that came with our label pays the label. Returns the return as it is afterwards. The
 * caller has locked the orders and the return.
 */
export async function changeRefundOnArrival(
  tx: Tx,
  row: ReturnRow,
  { isLate, withLabel, now }: Arrival,
): Promise<ReturnRow> {
  if (row.paid_at !== null || paysNothing(row)) return row
  const byOwnPost = row.refund_type === 'full_refund' && !withLabel
  const becomesCredit = isLate && row.user_id !== null && row.refund_type !== 'noncashoutable_credit_refund'
  if (!becomesCredit && !(row.refund_type === 'full_refund' && withLabel)) return row
  const because = becomesCredit ? ('late' as const) : ('label' as const)
  // Shop credit takes no restocking fee: a reward that paid it is free again.
  const isFree = becomesCredit && (await returnRewardOfReturn(tx, row.id))
  const changed: ReturnRow = {
    ...row,
    ...(isFree ? { restocking_waived: false } : {}),
    refund_type: becomesCredit ? 'noncashoutable_credit_refund' : 'refund_less_return_shipping',
    money: { ...row.money, because, byOwnPost },
  }
  const { open, money } = await moneyNow(tx, changed)
  const to = targetRows(money, changed.refund_type, await tenderNames(tx, open))
  const { refund_type, restocking_waived } = changed
  const shown = { total_cents: money.total, money: { ...changed.money, sums: money.rows, to } }
  await updateReturn(tx, row.id, { refund_type, restocking_waived, ...shown })
  await insertReturnEvent(tx, { returnId: row.id, kind: 'refund_changed', reason: because, at: now })
  await queueReturnMail(tx, row.id, 'changed')
  return { ...changed, ...shown }
}

/**
 * Pays the shopper for a return, order by order, each once: a second call pays nothing more. Credit is there
 * at once; a job refunds charges. Returns the cents and whether a refund waits. The caller has locked the
 * orders and the return, and changes the return's status.
 */
export async function payReturn(tx: Tx, row: ReturnRow, now: Date): Promise<Paid> {
  // The box charges what is kept: these pieces were never paid for, or the box pays them back itself.
  // Of a case, another piece came in their place.
  if (paysNothing(row)) return { total: zero, waits: false }
  const { open, giving, money } = await moneyNow(tx, row)
  let charged = 0
  for (const back of money.orders) {
    const order = open.find((one) => one.id === back.orderId)
    const facts = giving.find((one) => one.orderId === back.orderId)
    if (!order || !facts) continue
    charged += await payOrder(tx, { row, order, back, lineIds: facts.lines.map((line) => line.lineId), now })
    await updateOrder(tx, order.id, {
      promotion_lost_cents: order.promotion_lost_cents + back.promotionLost,
    })
    if (facts.isAll) await returnRewards(tx, order.id)
  }
  const names = await tenderNames(tx, open)
  await updateReturn(tx, row.id, {
    paid_at: now,
    total_cents: money.total,
    // The receiver of a gift reads the credit, and not what it is made of: prices, promotions, taxes.
    money: {
      ...row.money,
      sums: row.is_gift ? [] : money.rows,
      to: targetRows(money, row.refund_type, names),
    },
  })
  return { total: money.total, waits: charged > 0 }
}

/**
 * Takes back credit that was paid at the first scan for pieces that were refused or accepted for less, as
 * far as the credit is still there. Returns the cents taken.
 */
export async function takeBackOf(tx: Tx, row: ReturnRow, now: Date): Promise<Cents> {
  const lines = await listReturnLines(tx, [row.id])
  const orders = await lockOrdersOf(tx, lines)
  let taken = 0
  for (const payment of await listReturnPayments(tx, [row.id])) {
    const order = orders.find((one) => one.id === payment.order_id)
    if (!order || payment.credit_drop === null) continue
    const sumOf = (all: readonly ReturnedLine[]) =>
      all.reduce((sum, line) => sum + (line.agreed ?? line.net + line.tax + line.duty), 0)
    const asSent = lines.map((line) => ({ ...line, outcome: null }))
    const less = sumOf(await paidLines(tx, order, asSent)) - sumOf(await paidLines(tx, order, lines))
    const over = Math.min(payment.amount_cents, less)
    if (over > 0)
      taken += await takeBackCredit(tx, {
        order,
        dropId: payment.credit_drop,
        amount: cents(over),
        reason: `return ${codeOf(row)}`,
        now,
      })
  }
  if (taken > 0)
    await updateReturn(tx, row.id, {
      total_cents: row.total_cents - taken,
      money: {
        ...row.money,
        sums: [
          ...row.money.sums,
          { key: 'taken', label: 'Taken back after we looked it over', amount: cents(-taken) },
        ],
        to: [{ key: 'credit', label: 'Shop credit', amount: cents(row.total_cents - taken) }],
      },
    })
  return taken === 0 ? zero : cents(taken)
}

type Paying = {
  row: ReturnRow
  order: OrderRow
  back: OrderBack
  lineIds: readonly string[]
  now: Date
}

/**
 * Pays one order's part and notes it in the order's history; returns the cents that the processor has to
 * send, 0 for shop credit.
 */
async function payOrder(tx: Tx, { row, order, back, lineIds, now }: Paying): Promise<number> {
  const reason = `return ${codeOf(row)}`
  const asCredit = row.refund_type === 'noncashoutable_credit_refund' && row.user_id !== null
  const drop = asCredit
    ? await giveBackAsCredit(tx, {
        order,
        part: back.part,
        reason,
        actorId: null,
        now,
        userId: row.user_id ?? '',
        ...(row.is_gift ? { label: 'Shop credit to whoever has the gift' } : {}),
      })
    : null
  const paid = asCredit
    ? undefined
    : await giveBack(tx, { order, part: back.part, reason, actorId: null, now })
  await insertReturnPayment(tx, {
    return_id: row.id,
    order_id: order.id,
    amount_cents: back.amount,
    credit_drop: drop,
    paid_at: now,
  })
  await noteOrderEvent(tx, {
    order_id: order.id,
    kind: 'refund',
    actor_id: null,
    reason,
    happened_at: now,
    detail: { amount: back.amount, charged: paid?.charged ?? 0, lines: lineIds, returnId: row.id },
  })
  return paid?.charged ?? 0
}

/** Returns the number of a return as people read it: "R 40917". */
export const codeOf = (row: Pick<ReturnRow, 'number'>): string => `R ${row.number}`
