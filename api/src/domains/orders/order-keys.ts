// What the key of an order's mails opens, until when, and what is asked of who
// cancels with it (decision 0062).

import type { Db } from '@hemline/db/connect.ts'
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { orderCodeMessage, orderKeyEnds, orderLinkSentMessage } from '@hemline/rules/orders/keys.ts'
import {
  orderCodesPerAddress,
  orderCodesPerOrder,
  orderLinksPerAddress,
  orderLinksPerOrder,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { judgeMailedCode, mailedCodeEnds, makeMailedCode } from '../../platform/mailed-codes.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isSameSecret, isUuid, newToken } from '../../platform/tokens.ts'
import type { MailPort } from '../../ports/mail.ts'
import { cancelOrder, cancelRefusal } from './cancel.ts'
import { orderCodeMail, orderLinkMail } from './mails/key-mails.ts'
import {
  deleteOrderCode,
  lockOrderCode,
  updateOrderCode,
  updateOrderKey,
  upsertOrderCode,
} from './order-codes.db.ts'
import { findOrder, listShipments, lockOrder, type OrderRow, type ShipmentRow } from './orders.db.ts'
import { type CancelOrderPayload, doorsOf, type OrderNotCancelable } from './orders-types.ts'

export type OrderCodeNeeded = { __typename: 'OrderCodeNeeded'; message: string; sentTo: string }
export type KeyMailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

/** Whether an order is the viewer's own: a user's, or a guest's that this visitor placed. */
export function isTheirs(ctx: Context, order: OrderRow): boolean {
  if (order.user_id !== null) return order.user_id === ctx.viewer.userId
  return order.visitor_id !== null && order.visitor_id === ctx.viewer.visitorId
}

const endOf = (order: OrderRow, parcels: readonly ShipmentRow[]): Date =>
  orderKeyEnds({
    status: order.status,
    placedAt: order.placed_at,
    canceledAt: order.canceled_at,
    renewedAt: order.key_renewed_at,
    deliveries: parcels.filter((parcel) => parcel.status !== 'canceled').map((parcel) => parcel.delivered_at),
  })

/** Whether a key opens an order now: the order's own, and not ended. */
export async function opens(
  ctx: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  key: string | null | undefined,
): Promise<boolean> {
  if (!key || !isSameSecret(key, order.access_key)) return false
  return endOf(order, await listShipments(ctx.db, [order.id])) > ctx.now()
}

/**
 * The viewer's order, or anybody's with the living key of its mails; undefined when there is none for them.
 */
export async function orderForViewer(
  ctx: Context,
  id: string,
  accessKey?: string | null,
): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  const order = await findOrder(ctx.db, id)
  return order && (isTheirs(ctx, order) || (await opens(ctx, order, accessKey))) ? order : undefined
}

export type CancelByShopper = {
  id: string
  accessKey?: string | null
  code?: string | null
  reason?: string | null
}
const missing: OrderNotCancelable = { __typename: 'OrderNotCancelable', message: friendly('locatingOrder') }

/**
 * Cancels an order for its shopper. Who has nothing but the key of a mail is mailed a code first, to the
 * order's own address, and types it: a link is passed on, and stands in histories. Refuses: OrderCodeNeeded,
 * OrderNotCancelable; RATE_LIMITED.
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
  })
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
 * Undefined when the code is right, and used up by that; else what is wrong. A wrong one counts,
 * whatever becomes of the rest.
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
 * The job: makes the code here, so that it is nowhere at rest but in the mail. A
 * second try makes another one.
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

export type OrderLinkMailed =
  | { __typename: 'MailOrderLinkPayload'; message: string }
  | { __typename: 'InvalidInput'; message: string; fields: { field: string; message: string }[] }
  | { __typename: 'TooManyTries'; message: string; retryAfterSeconds: number }

/**
 * Mails a guest a link to their order, with a new key when the old one has ended. Whoever asks is answered
 * alike whether there is such an order or not, and nothing is mailed but to the order's own address. Refuses:
 * InvalidInput, TooManyTries.
 */
export async function mailOrderLink(
  ctx: Context,
  { id, email }: { id: string; email: string },
): Promise<OrderLinkMailed> {
  if (!isEmail(email))
    return {
      __typename: 'InvalidInput',
      message: emailMessage,
      fields: [{ field: 'email', message: emailMessage }],
    }
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `order-link-address:${networkOf(ctx.clientIp)}`, ...orderLinksPerAddress },
    ...(isUuid(id) ? [{ key: `order-link:${id.toLowerCase()}`, ...orderLinksPerOrder }] : []),
  ])
  if (wait !== undefined)
    return { __typename: 'TooManyTries', message: waitMessage(wait), retryAfterSeconds: wait }
  const order = isUuid(id) ? await findOrder(ctx.db, id) : undefined
  if (order && order.user_id === null && order.email.toLowerCase() === email.trim().toLowerCase())
    await addJob(ctx.db, 'orderLinkMail', { orderId: order.id }, `order-link/${order.id}`)
  return { __typename: 'MailOrderLinkPayload', message: orderLinkSentMessage }
}

/**
 * The job behind it. A key that still lives stays, so that nobody can void the links in a stranger's
 * mails by asking for another.
 */
export async function sendOrderLink(
  { db, mail, webOrigin, now }: KeyMailDoors,
  orderId: string,
  key: string,
): Promise<void> {
  const order = await inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, orderId)
    if (!found || found.user_id !== null) return undefined
    if (endOf(found, await listShipments(tx, [orderId])) > now()) return found
    const renewed = { access_key: newToken(), key_renewed_at: now() }
    await updateOrderKey(tx, orderId, renewed)
    return { ...found, ...renewed }
  })
  if (order) await mail.send(await orderLinkMail(order, webOrigin), key)
}
