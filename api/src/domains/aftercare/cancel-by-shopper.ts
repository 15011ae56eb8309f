// A cancellation by the shopper. A guest who has only the access key of a mail needs a mailed code as well
// (decision 0062).

import type { Db } from '@hemline/db/connect.ts'
import { shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { notPaid } from '@hemline/rules/orders/cancel-money.ts'
import { orderCodeMessage } from '@hemline/rules/orders/keys.ts'
import { isSent } from '@hemline/rules/orders/states.ts'
import { orderCodesPerAddress, orderCodesPerOrder } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { judgeMailedCode, mailedCodeEnds, makeMailedCode } from '../../platform/mailed-codes.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import {
  doorsOf,
  findOrder,
  isTheirs,
  type KeyMailDoors,
  listOrderLines,
  orderForViewer,
  paidWith,
} from '../orders/orders.ts'
import type { CancelOrderPayload, OrderNotCancelable } from './aftercare-types.ts'
import { cancelOrder, cancelRefusal } from './cancel.ts'
import { orderCodeMail } from './cancel-code-mail.ts'
import {
  deleteEndedOrderCodes,
  deleteOrderCode,
  lockOrderCode,
  updateOrderCode,
  upsertOrderCode,
} from './order-codes.db.ts'
import { moneyOfTaken } from './taken-out.ts'

/**
 * The cancellation needs the code mailed to the order's address; `sentTo` is that address in shortened form.
 */
export type OrderCodeNeeded = { __typename: 'OrderCodeNeeded'; message: string; sentTo: string }

/**
 * A shopper's request to cancel: the order's id, the access key of a mail, and the code that was mailed after
 * it. `lineIds`: single pieces, and `total` the cents that the shopper saw for them; both are left out for
 * the whole order.
 */
export type CancelByShopper = {
  id: string
  accessKey?: string | null
  code?: string | null
  reason?: string | null
  lineIds?: readonly string[] | null
  total?: number | null
}

/** More lines than an order can have. */
const linesMost = 200

const missing: OrderNotCancelable = { __typename: 'OrderNotCancelable', message: friendly('locatingOrder') }

/**
 * Cancels an order, or single pieces of it, for its shopper. A request with nothing but an access key must
 * also give a code, which is mailed to the order's address first: links get passed on and stay in browser
 * histories. Returns OrderNotCancelable for an order that the viewer may not read or that can't be canceled,
 * OrderCodeNeeded without the right code; throws RATE_LIMITED for too many codes.
 */
export async function cancelByShopper(
  ctx: Context,
  asked: CancelByShopper,
): Promise<CancelOrderPayload | OrderNotCancelable | OrderCodeNeeded> {
  const order = await orderForViewer(ctx, asked.id, asked.accessKey)
  if (!order) return missing
  if (!isTheirs(ctx, order)) {
    const refusal = await cancelRefusal(ctx, order)
    if (refusal) return { __typename: 'OrderNotCancelable', message: refusal }
    const message = asked.code ? await tryCode(ctx, order.id, asked.code) : await askForCode(ctx, order.id)
    if (message) return { __typename: 'OrderCodeNeeded', message, sentTo: shortEmail(order.email) }
  }
  return cancelOrder(doorsOf(ctx), {
    orderId: order.id,
    reason: asked.reason?.slice(0, 300) ?? 'by the shopper',
    ...(asked.lineIds ? { lineIds: asked.lineIds.slice(0, linesMost) } : {}),
    ...(typeof asked.total === 'number' ? { total: asked.total } : {}),
  })
}

/** The order, the key of a mail, and the pieces to take out. */
export type AskedCancelMoney = { id: string; accessKey?: string | null; lineIds: readonly string[] }

/**
 * Returns the money that comes back when these pieces are taken out of an order now: rows, total and ways, in
 * cents; null when the viewer may not read the order, when it can't be canceled, when no piece is named, and
 * when all lines are. Writes nothing.
 */
export async function cancelMoneyFor(ctx: Context, { id, accessKey, lineIds }: AskedCancelMoney) {
  const order = await orderForViewer(ctx, id, accessKey)
  if (!order || (await cancelRefusal(ctx, order))) return null
  const lines = (await listOrderLines(ctx.db, [order.id])).filter((line) => line.canceled_at === null)
  const taken = lines.filter((line) => isSent(line) && lineIds.includes(line.id))
  if (taken.length === 0 || taken.length === lines.length) return null
  const money = await moneyOfTaken(ctx.db, order, taken)
  return { rows: [...money.rows], total: money.amount, back: notPaid(money.back, paidWith(order)) }
}

async function askForCode(ctx: Context, orderId: string): Promise<string> {
  const seconds = await secondsToWait(ctx.db, ctx.now(), [
    { key: `order-code:${orderId}`, ...orderCodesPerOrder },
    { key: `order-code-address:${networkOf(ctx.clientIp)}`, ...orderCodesPerAddress },
  ])
  if (seconds !== undefined) throw refuse('RATE_LIMITED', waitMessage(seconds))
  const created_at = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await upsertOrderCode(tx, { order_id: orderId, created_at, expires_at: mailedCodeEnds(created_at) })
    await addJob(tx, 'orderCodeMail', { orderId }, `order-code/${orderId}`)
  })
  return orderCodeMessage
}

/**
 * Checks a typed cancel code and deletes it when it is right (returns undefined); otherwise returns the
 * sentence for the shopper. A wrong code counts as a try even if the rest of the request fails.
 */
async function tryCode(ctx: Context, orderId: string, code: string): Promise<string | undefined> {
  return inTransaction(ctx.db, async (tx) => {
    const kept = await lockOrderCode(tx, orderId)
    const verdict = await judgeMailedCode(kept, code, ctx.now())
    if (verdict.good) await deleteOrderCode(tx, orderId)
    else if (verdict.counts) await updateOrderCode(tx, orderId, { tries: (kept?.tries ?? 0) + 1 })
    return verdict.good ? undefined : verdict.message
  })
}

/**
 * Job: makes a code for canceling an order and mails it to the order's address. The code is made here so that
 * it is stored nowhere but in the mail (the database keeps a hash). A retry makes and mails a new code. Does
 * nothing when no code was asked for, or its time is over.
 */
export async function sendOrderCode(
  { db, mail, now }: KeyMailDoors,
  orderId: string,
  key: string,
): Promise<void> {
  const { code, kept } = await makeMailedCode()
  const order = await inTransaction(db, async (tx) => {
    const found = await lockOrderCode(tx, orderId)
    if (!found || found.expires_at <= now()) return undefined
    await updateOrderCode(tx, orderId, kept)
    return findOrder(tx, orderId)
  })
  if (order)
    await mail.send(await orderCodeMail(order, code), `${key}:${kept.code_hash.toString('hex').slice(0, 16)}`)
}

/** Nightly job: deletes cancel codes of orders that have expired. */
export async function purgeCancelCodes(db: Db, now: Date): Promise<void> {
  await deleteEndedOrderCodes(db, now)
}
