// The access key in an order's mails: which order the key opens, until when, and how a guest gets a new link
// (decision 0062).
import type { Db } from '@hemline/db/connect.ts'
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { orderKeyEnds, orderLinkSentMessage } from '@hemline/rules/orders/keys.ts'
import { orderLinksPerAddress, orderLinksPerOrder } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isSameSecret, isUuid, newToken } from '../../platform/tokens.ts'
import type { MailPort } from '../../ports/mail.ts'
import { orderLinkMail } from './mails/order-link-mail.ts'
import { findOrder, listShipments, lockOrder, type OrderRow, ordersWithOpenMatter } from './orders.db.ts'
import { updateOrderKey } from './orders-writes.db.ts'

/** The connections that the jobs sending order codes and order links need. */
export type KeyMailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

/**
 * Tells whether an order belongs to the viewer: to the user, or, for an order without a user, to the visitor
 * who placed it or the guest who opened it by its key.
 */
export function isTheirs(ctx: Context, order: OrderRow): boolean {
  const { guestOf } = ctx.viewer
  if (guestOf) return order.id === guestOf.orderId && order.user_id === null
  if (order.user_id !== null) return order.user_id === ctx.viewer.userId
  return order.visitor_id !== null && order.visitor_id === ctx.viewer.visitorId
}

async function endOf(db: DbOrTx, order: OrderRow): Promise<Date> {
  const parcels = await listShipments(db, [order.id])
  return orderKeyEnds({
    status: order.status,
    placedAt: order.placed_at,
    canceledAt: order.canceled_at,
    renewedAt: order.key_renewed_at,
    deliveries: parcels.filter((parcel) => parcel.status !== 'canceled').map((parcel) => parcel.delivered_at),
    hasOpenMatter: (await ordersWithOpenMatter(db, [order.id])).has(order.id),
  })
}

/** Tells whether an access key opens an order now: it is the order's key and has not expired. */
export async function opens(
  ctx: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  key: string | null | undefined,
): Promise<boolean> {
  if (!key || !isSameSecret(key, order.access_key)) return false
  return (await endOf(ctx.db, order)) > ctx.now()
}

/**
 * Returns an order to its owner, or to anyone with the order's unexpired access key; undefined for everyone
 * else and for an unknown id.
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

/** The answer to a guest who asks for a new order link. */
export type OrderLinkMailed =
  | { __typename: 'MailOrderLinkPayload'; message: string }
  | { __typename: 'InvalidInput'; message: string; fields: { field: string; message: string }[] }
  | { __typename: 'TooManyTries'; message: string; retryAfterSeconds: number }

/**
 * Queues a mail with an order link to a guest whose email address matches the order. The answer is the same
 * whether the order exists or not, and mail goes only to the order's own address. Returned refusals:
 * InvalidInput (no email address), TooManyTries (3 an hour for an order, 20 for a network).
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
 * Job of mailOrderLink: mails the guest's link to an order, with a new access key only when the old key has
 * expired. An unexpired key stays, so that a stranger can't void the links in a shopper's mails. Does nothing
 * for orders of users and unknown ones.
 */
export async function sendOrderLink(
  { db, mail, webOrigin, now }: KeyMailDoors,
  orderId: string,
  key: string,
): Promise<void> {
  const order = await inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, orderId)
    if (!found || found.user_id !== null) return undefined
    if ((await endOf(tx, found)) > now()) return found
    const renewed = { access_key: newToken(), key_renewed_at: now() }
    await updateOrderKey(tx, orderId, renewed)
    return { ...found, ...renewed }
  })
  if (order) await mail.send(await orderLinkMail(order, webOrigin), key)
}
