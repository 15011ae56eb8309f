// What somebody reaches who has no account, but the key of an order's mails: that one order, with its returns
// and cases (decision 0264).
import { orderInAccount, orderKeyRefused } from '@hemline/rules/orders/keys.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { isTheirs, opens } from './order-keys.ts'
import { findOrder, type OrderOwner } from './orders.db.ts'

/** A key as a request names it. */
export type GuestKey = { orderId?: string | null; accessKey: string }

/** The request as the key lets it act, or the sentence why the key opens nothing. */
type Opened = { ctx: Context; refusal: null } | { ctx: null; refusal: string }

async function openedBy(ctx: Context, { orderId, accessKey }: GuestKey): Promise<Opened> {
  const order = orderId && isUuid(orderId) ? await findOrder(ctx.db, orderId) : undefined
  if (order && isTheirs(ctx, order)) return { ctx, refusal: null }
  if (!order || !(await opens(ctx, order, accessKey))) return { ctx: null, refusal: orderKeyRefused }
  if (order.user_id !== null) return { ctx: null, refusal: orderInAccount }
  const guestOf = { orderId: order.id, visitorId: order.visitor_id }
  return { ctx: { ...ctx, viewer: { ...ctx.viewer, guestOf } }, refusal: null }
}

/**
 * Runs `ask` for the viewer, or with a key for the guest of the order that the key opens, who reaches nothing
 * else; an order that is the viewer's own needs no valid key. `refused` gets the sentence for an ended or
 * altered key or an unknown order, and for an order that joined an account.
 */
export async function forGuest<Answer, Refusal>(
  ctx: Context,
  key: GuestKey | null | undefined,
  { ask, refused }: { ask: (as: Context) => Promise<Answer>; refused: (message: string) => Refusal },
): Promise<Answer | Refusal> {
  const opened = key ? await openedBy(ctx, key) : { ctx, refusal: null }
  return opened.ctx ? ask(opened.ctx) : refused(opened.refusal)
}

/**
 * Tells whether an access key opens an order now, and the order belongs to no account; false for an unknown
 * id.
 */
export async function opensOrder(
  ctx: Pick<Context, 'db' | 'now'>,
  { orderId, accessKey }: { orderId: string; accessKey: string },
): Promise<boolean> {
  const order = isUuid(orderId) ? await findOrder(ctx.db, orderId) : undefined
  return order !== undefined && order.user_id === null && opens(ctx, order, accessKey)
}

/**
 * Returns the request as that of somebody without user and visitor, who owns nothing: an empty page is shown
 * when a key opens nothing.
 */
export const asNobody = (ctx: Context): Context => ({
  ...ctx,
  viewer: { ...ctx.viewer, userId: null, visitorId: null },
})

/**
 * Returns by whose ids the viewer's orders, returns and cases are found: those of the user or the visitor, or
 * of the one order or the one letter that a key opened.
 */
export function ownerOfViewer({ viewer }: Pick<Context, 'viewer'>): OrderOwner {
  const { userId, visitorId, guestOf, writerOf } = viewer
  if (writerOf) return { userId: null, visitorId: null, caseId: writerOf }
  return guestOf ? { userId: null, ...guestOf } : { userId, visitorId }
}

/**
 * Tells whether an owner names nobody by whom an order could be found: no user, no visitor and no order that
 * a key opened.
 */
export const isNobody = ({ userId, visitorId, orderId }: OrderOwner): boolean =>
  userId === null && visitorId === null && orderId === undefined

/**
 * Returns the user or visitor as whose a form's content, such as photos, is stored: the browser's own,
 * whatever key opened the page.
 */
export const senderOfForm = ({ viewer }: Pick<Context, 'viewer'>): OrderOwner => ({
  userId: viewer.userId,
  visitorId: viewer.visitorId,
})

/**
 * Returns what a mail's link to a page about an order carries, so that its reader needs no account:
 * "?order=…&key=…". Empty for orders of accounts, whose mails may be passed on, and for an unknown or no
 * order.
 */
export async function guestQuery(db: DbOrTx, orderId: string | null): Promise<string> {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  return order && order.user_id === null
    ? `?${new URLSearchParams({ order: order.id, key: order.access_key })}`
    : ''
}
