// The access key in an order's mails: which order it opens, until when, and the extra code that a
// cancellation with this key needs (decision 0062).

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

/**
 * The cancellation needs the code mailed to the order's address; `sentTo` is that address in shortened form.
 */
export type OrderCodeNeeded = { __typename: 'OrderCodeNeeded'; message: string; sentTo: string }
/** The connections that the jobs sending order codes and order links need. */
export type KeyMailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

/**
 * Tells whether an order belongs to the viewer: to the user, or, for an order without a user, to the visitor
 * who placed it.
 */
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

/** Tells whether an access key opens an order now: it is the order's key and has not expired. */
export async function opens(
  ctx: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  key: string | null | undefined,
): Promise<boolean> {
  if (!key || !isSameSecret(key, order.access_key)) return false
  return endOf(order, await listShipments(ctx.db, [order.id])) > ctx.now()
}

/**
 * Returns an order to its owner, or to anyone with its unexpired access key; undefined for everyone else and
 * for an unknown id.
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

/**
 * A shopper's request to cancel: the order's id, the access key of a mail, and the code that was mailed after
 * it.
 */
export type CancelByShopper = {
  id: string
  accessKey?: string | null
  code?: string | null
  reason?: string | null
}
const missing: OrderNotCancelable = { __typename: 'OrderNotCancelable', message: friendly('locatingOrder') }

/**
 * Cancels an order for its shopper. A request with nothing but an access key must also give a code, which is
 * mailed to the order's address first: links get passed on and stay in browser histories. Refuses:
 * OrderCodeNeeded, OrderNotCancelable; throws RATE_LIMITED.
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
 * Job: makes a cancel code and mails it to the order's address. The code is made here so that it is stored
 * nowhere but in the mail (the database keeps a hash). A retry makes and mails a new code.
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

/** The answer to a guest who asks for a new order link. */
export type OrderLinkMailed =
  | { __typename: 'MailOrderLinkPayload'; message: string }
  | { __typename: 'InvalidInput'; message: string; fields: { field: string; message: string }[] }
  | { __typename: 'TooManyTries'; message: string; retryAfterSeconds: number }

/**
 * Queues a mail with an order link to a guest whose email address matches the order. The answer is the same
 * whether the order exists or not, and mail goes only to the order's own address. Refuses: InvalidInput,
 * TooManyTries.
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
 * Job of mailOrderLink: mails the link, with a new access key only when the old key has expired. An unexpired
 * key stays, so that a stranger can't void the links in a shopper's mails. Does nothing for orders of users.
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
