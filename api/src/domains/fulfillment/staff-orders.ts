// Support's actions on orders: find, refund, cancel, send a mail again. Each action is noted with the
// employee's name and a reason (decision 0061).

import { cents } from '@hemline/rules/common/money.ts'
import { openOrderStatuses } from '@hemline/rules/desk/queues.ts'
import { readDeskText } from '@hemline/rules/desk/search.ts'
import { deskPageSize, readSort } from '@hemline/rules/desk/sorting.ts'
import { plainTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import {
  isFormKey,
  isFreshlyConfirmed,
  isReason,
  passwordNeeded,
  reasonNeeded,
} from '@hemline/rules/fulfillment/staff.ts'
import { orderLabel, orderStatusLabels } from '@hemline/rules/orders/states.ts'
import { paidInAll } from '@hemline/rules/payment/refunds.ts'
import { noRefundWaits } from '@hemline/rules/payment/waiting-refunds.ts'
import { resentMailsPerOrder, resentMailsPerPerson } from '@hemline/rules/vocabulary/rate-limits.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { likeParts } from '../../platform/like-parts.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid } from '../../platform/tokens.ts'
import { cancelOrderByStaff, type PasswordNeeded, refundOrder } from '../aftercare/aftercare.ts'
import { findOrder, noteOrderEvent } from '../orders/orders.ts'
import type { FulfillmentDoors } from './doors.ts'
import type { StaffOrderParent } from './fulfillment-types.ts'
import { followOrder } from './moves.ts'
import type { StaffRefusal } from './parcels.ts'
import { giverFor } from './staff.ts'
import { listOpenLineIds, listOrderHits, type OrderSearch } from './staff-orders.db.ts'
import { hasGuestRefundWaiting } from './waiting-refunds.db.ts'

export type OrderForStaff = NonNullable<Awaited<ReturnType<typeof findOrder>>>
export type StaffOrderPayload = { __typename: 'StaffOrderPayload'; staffOrder: StaffOrderParent }
type StaffOrderOutcome = StaffOrderPayload | StaffRefusal | PasswordNeeded

/**
 * Returns an employee's search text as every kind of key it can be (null where it can't): order id, order
 * label, e-mail, item number, tracking code, words; `all` for an empty text.
 */
export function readSearch(
  typed: string,
): Omit<OrderSearch, 'statuses' | 'sort' | 'down' | 'before' | 'until' | 'userId'> {
  const text = typed.trim().toLowerCase().replace(/^#\s*/, '')
  const plain = plainTrackingCode(text)
  return {
    id: isUuid(text) ? text : null,
    label: /^[0-9A-F]{8}$/.test(plain) ? plain.toLowerCase() : null,
    email: text.includes('@') ? text : null,
    itemNumber: /^\d{1,15}$/.test(text) ? Number(text) : null,
    code: plain.length >= 10 && plain.length <= 40 ? plain : null,
    words: likeParts(readDeskText(typed).words),
    all: text === '',
  }
}

/**
 * What an employee looks for: a text or the orders of one account, orders of one status, their order, and
 * the page after the order `before` or ahead of the order `until`.
 */
export type OrderWish = {
  search: string
  userId?: string
  status?: OrderForStaff['status'] | null
  /** Without a status: only orders that are confirmed and not sent in full. */
  isOpen?: boolean
  sort?: string | null
  before?: string | null
  until?: string | null
}

/**
 * Returns orders that match a search text, up to `limit` (50 unless told), newest first or in the order of
 * `sort`; all paid ones for an empty text. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may not see
 * orders.
 */
export async function findOrders(ctx: Context, wish: OrderWish, limit: number = deskPageSize) {
  return (await pageOfOrders(ctx, wish, { limit })).hits
}

/**
 * Returns the newest orders that match a search text, up to `limit`, and how many match in all, counted up to
 * `counted`. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may not see orders.
 */
export const searchOrders = (ctx: Context, search: string, page: { limit: number; counted: number }) =>
  pageOfOrders(ctx, { search }, page)

async function pageOfOrders(
  ctx: Context,
  { search, userId, status, isOpen = false, sort, before, until }: OrderWish,
  page: { limit: number; counted?: number },
) {
  atWork(ctx, 'see_orders')
  const wanted = readSearch(search.slice(0, 200))
  const { key, down } = readSort('orders', sort)
  const idOrNull = (id: string | null | undefined) => (id && isUuid(id) ? id : null)
  const asked = {
    ...wanted,
    all: wanted.all && userId === undefined,
    userId: userId ?? null,
    statuses: status ? [status] : isOpen ? openOrderStatuses : null,
    sort: key,
    down,
    before: idOrNull(before),
    until: idOrNull(until),
  }
  const rows = await listOrderHits(ctx.db, asked, page)
  const hits = rows.map(({ count: _, ...row }) => ({
    ...row,
    label: orderLabel(row.id),
    statusLabel: orderStatusLabels[row.status],
  }))
  return { hits, count: rows[0]?.count ?? 0 }
}

/**
 * Returns an object with the order's id, from which the fields of StaffOrder are read; undefined when there
 * is no such order. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may not see orders.
 */
export async function orderForStaff(ctx: Context, id: string): Promise<StaffOrderParent | undefined> {
  atWork(ctx, 'see_orders')
  const order = isUuid(id) ? await findOrder(ctx.db, id) : undefined
  return order && { orderId: id }
}

async function known(db: DbOrTx, id: string): Promise<OrderForStaff> {
  const order = isUuid(id) ? await findOrder(db, id) : undefined
  if (!order) throw refuse('NOT_FOUND', 'There is no such order.')
  return order
}

const refusal = (message: string): StaffRefusal => ({ __typename: 'StaffRefusal', message })

const payloadOf = (id: string): StaffOrderPayload => ({
  __typename: 'StaffOrderPayload',
  staffOrder: { orderId: id },
})

/**
 * Returns the order to which a StaffOrder refers, read once a request; the fields of StaffOrder are resolved
 * after the mutation has changed the order. Throws NOT_FOUND.
 */
export const orderBehind = (ctx: Context, { orderId }: StaffOrderParent): Promise<OrderForStaff> =>
  ctx.once(`staff-order/${orderId}`, () => known(ctx.db, orderId))

/**
 * Returns the amount in cents that can still be refunded of an order: 0 before it is charged (such an
 * order is canceled instead), then all that is paid.
 */
export const refundableOf = (order: OrderForStaff) =>
  order.captured_at === null ? cents(0) : paidInAll(order.paid)

/**
 * A refund by amount in cents or by order lines; an amount wins over lines. `key`: the form's, so that a
 * repeat refunds once.
 */
export type RefundWish = {
  orderId: string
  amount?: number | null
  lineIds?: readonly string[] | null
  reason: string
  key?: string | null
}

/**
 * Refunds an order for an employee, by amount in cents or by lines. Above the refund limit only an admin may,
 * and only with a freshly typed password; refundOrder checks the order and the limit under its lock. Returns
 * StaffRefusal without a reason, for canceled lines, without amount and lines, and what refundOrder refuses;
 * PasswordNeeded. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT (form key).
 */
export async function refundByStaff(
  ctx: Context,
  doors: FulfillmentDoors,
  { orderId, amount, lineIds, reason, key }: RefundWish,
): Promise<StaffOrderOutcome> {
  const giver = giverFor(ctx, 'refund')
  await known(ctx.db, orderId)
  if (!isReason(reason)) return refusal(reasonNeeded)
  if (key && !isFormKey(key)) throw refuse('BAD_INPUT', 'A form’s key has 8 to 64 letters, digits or dashes.')
  const named = [...new Set(lineIds ?? [])]
  const lines = (await listOpenLineIds(ctx.db, orderId)).filter((id) => named.includes(id))
  if (lines.length !== named.length) return refusal('One of these pieces is not part of the order any more.')
  // An amount of its own wins over what the lines came to: a part of a piece's price can go back too.
  const isAmount = amount !== null && amount !== undefined
  if (isAmount ? !Number.isSafeInteger(amount) || amount <= 0 : named.length === 0)
    return refusal('Please say how much, or for which pieces.')
  const what = isAmount ? { amount: cents(amount) } : { lineIds: named }
  const result = await refundOrder(doors, {
    orderId,
    ...what,
    giver,
    reason: reason.trim(),
    ...(key ? { key } : {}),
  })
  return result.__typename === 'Refunded' ? payloadOf(orderId) : refusedAs(result)
}

const refusedAs = (
  result: PasswordNeeded | { __typename: string; message: string },
): StaffRefusal | PasswordNeeded =>
  result.__typename === 'PasswordNeeded'
    ? { __typename: 'PasswordNeeded', message: result.message }
    : refusal(result.message)

/**
 * Cancels an order, or some of its lines, for an employee while its parcels are still in the warehouse.
 * Returns StaffRefusal without a reason and when it can't be canceled, PasswordNeeded without a freshly typed
 * password, even before the charge: credit and gift cards go back to the shopper at once, and a stranger at
 * an unlocked desk must not cancel orders. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function cancelByStaff(
  ctx: Context,
  doors: FulfillmentDoors,
  { orderId, lineIds, reason }: { orderId: string; lineIds?: readonly string[] | null; reason: string },
): Promise<StaffOrderOutcome> {
  const giver = giverFor(ctx, 'cancel')
  await known(ctx.db, orderId)
  if (!isReason(reason)) return refusal(reasonNeeded)
  if (!isFreshlyConfirmed(giver.confirmedAt, ctx.now()))
    return { __typename: 'PasswordNeeded', message: passwordNeeded }
  const canceled = await cancelOrderByStaff(doors, {
    orderId,
    giver,
    reason: reason.trim(),
    ...(lineIds ? { lineIds: [...lineIds] } : {}),
  })
  if (canceled.__typename !== 'CancelOrderPayload') return refusedAs(canceled)
  await followOrder(doors, orderId, {
    now: doors.now(),
    actorId: giver.actorId,
    reason: 'all that is left of it has arrived',
  })
  return payloadOf(orderId)
}

/**
 * Queues the mail of the order's present status once more, or with `aboutRefund` the mail to a guest that a
 * refund waits, and notes employee and reason. Returns StaffRefusal without a reason, for statuses without a
 * mail, and when no refund waits. Throws RATE_LIMITED after 5 mails for one order, or 60 by one employee,
 * within an hour, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function resendByStaff(
  ctx: Context,
  doors: FulfillmentDoors,
  { orderId, reason, aboutRefund = false }: { orderId: string; reason: string; aboutRefund?: boolean },
): Promise<StaffOrderOutcome> {
  const actorId = atWork(ctx, 'resend_mail')
  const order = await known(ctx.db, orderId)
  if (!isReason(reason)) return refusal(reasonNeeded)
  if (aboutRefund && !(await hasGuestRefundWaiting(ctx.db, order.id))) return refusal(noRefundWaits)
  const kind = aboutRefund ? 'refund_refused' : mailOf[order.status]
  if (!kind) return refusal('There is no mail for this state of an order.')
  const now = ctx.now()
  const wait = await secondsToWait(ctx.db, now, [
    { key: `resent-mail:${order.id}`, ...resentMailsPerOrder },
    { key: `resent-mail-by:${actorId}`, ...resentMailsPerPerson },
  ])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  await inTransaction(doors.db, async (tx) => {
    await addJob(tx, 'orderMail', { orderId, kind })
    await noteOrderEvent(tx, {
      order_id: orderId,
      kind: 'mail_sent_again',
      actor_id: actorId,
      reason: reason.trim(),
      detail: { mail: kind },
      happened_at: now,
    })
  })
  return payloadOf(orderId)
}

const mailOf: Partial<
  Record<
    OrderForStaff['status'],
    | 'confirmed'
    | 'in_progress'
    | 'auto_charged'
    | 'shipped'
    | 'delivered'
    | 'canceled'
    | 'payment_declined'
    | 'lost_outbound'
  >
> = {
  confirmed: 'confirmed',
  in_progress: 'in_progress',
  auto_charged: 'auto_charged',
  shipped: 'shipped',
  delivered: 'delivered',
  order_finalized: 'delivered',
  canceled: 'canceled',
  payment_declined: 'payment_declined',
  lost_outbound: 'lost_outbound',
}
