// Orders for shoppers: history, a single order, cancellation; orders-place.ts places orders.

import { attemptGivenUpMessage } from '@hemline/rules/checkout/place-order.ts'
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { isMailedCode, mailedCodeSentences } from '@hemline/rules/identity/mailed-codes.ts'
import { orderCodeMessage, orderLinkSentMessage } from '@hemline/rules/orders/keys.ts'
import {
  cancelRefusalOf,
  canOrderMove,
  hiddenOrderStatuses,
  orderLabel,
  orderStatusWords,
  sumHasChanged,
  transactionKindLabels,
} from '@hemline/rules/orders/states.ts'
import { feeRows } from '@hemline/rules/pricing/fee-rows.ts'
import { ordersPageSize } from '@hemline/rules/vocabulary/constants.ts'
import { orderLinksPerOrder } from '@hemline/rules/vocabulary/rate-limits.ts'
import { itemNow, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { markedCodes } from '../marked-earnings.ts'
import type { MockOrder, MockOrderLine, MockShipment, MockTransaction } from '../orders.ts'
import { ordersOf, outcomeOf, type PlaceOrderInput, placeOrder } from './orders-place.ts'
import { moneyOfTaken, takenOf, takeOut } from './orders-taken.ts'

type ById = { id: string; accessKey?: string | null }

/** Returns whether the viewer owns an order; this includes orders of this browser before the log-in. */
const isTheirs = (ctx: MockContext, { owner }: MockOrder) =>
  owner === ownerOf(ctx) || owner === `visitor:${ctx.jar.visitorId}`

/** Returns the viewer's own order, or any order for its access key, else null. */
export function orderFor(ctx: MockContext, { id, accessKey }: ById): MockOrder | null {
  const order = ordersOf(ctx).find((one) => one.id === id)
  return order && (isTheirs(ctx, order) || (accessKey && order.accessKey === accessKey)) ? order : null
}

/**
 * Checks the emailed code of a cancellation: any six digits are right, except the marked ones. Returns
 * the refusal; undefined for a right code.
 */
function codeNeeded(order: MockOrder, code: string | null | undefined) {
  if (code && isMailedCode(code) && code !== markedCodes.wrong) return undefined
  return {
    __typename: 'OrderCodeNeeded',
    message: code ? mailedCodeSentences.wrong : orderCodeMessage,
    sentTo: shortEmail(order.email),
  }
}

const tooManyTries = {
  __typename: 'TooManyTries',
  message: 'That was too many tries. Please try again in 60 minutes.',
  retryAfterSeconds: 3600,
}

/**
 * Answers the request for a new link the same way whether or not the email is the order's, and limits
 * requests each hour as the API does. The mocks send no email.
 */
function mailOrderLink(ctx: MockContext, { id, email }: { id: string; email: string }) {
  const { state } = ctx.db
  if (isEmail(email)) {
    const asked = (state.orderLinks[id] ?? []).filter(
      (at) => at > ctx.now.getTime() - orderLinksPerOrder.seconds * 1000,
    )
    if (asked.length >= orderLinksPerOrder.limit) return tooManyTries
    state.orderLinks[id] = [...asked, ctx.now.getTime()]
    return { __typename: 'MailOrderLinkPayload', message: orderLinkSentMessage }
  }
  return {
    __typename: 'InvalidInput',
    message: emailMessage,
    fields: [{ field: 'email', message: emailMessage }],
  }
}

function pageOf(ctx: MockContext, { page, bundleId }: { page: number; bundleId?: string | null }) {
  if (!Number.isSafeInteger(page) || page < 1) throw refuse('BAD_INPUT', 'There is no such page.')
  const all = ordersOf(ctx)
    .filter(
      (one) =>
        one.owner === ownerOf(ctx) &&
        !hiddenOrderStatuses.includes(one.status) &&
        (!bundleId || one.bundleId === bundleId),
    )
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
  const last = page * ordersPageSize
  return {
    nodes: all.slice(last - ordersPageSize, last),
    totalCount: all.length,
    hasNextPage: all.length > last,
  }
}

const packing = (order: MockOrder) =>
  order.shipments.some(({ status }) => status !== 'held' && status !== 'waiting' && status !== 'canceled')
const refusalOf = (order: MockOrder) =>
  cancelRefusalOf({
    status: order.status,
    packing: packing(order),
    rescue: order.rescueGroup !== undefined,
    replacement: order.replacesCase !== undefined,
  })

type CancelArgs = ById & { code?: string | null; lineIds?: readonly string[] | null; total?: number | null }

/** Cancels an order, or single pieces of it: releases the payment, returns credit, and lists the pieces. */
function cancelOrder(ctx: MockContext, args: CancelArgs) {
  refuseBanned(ctx)
  const order = orderFor(ctx, args)
  if (!order) return { __typename: 'OrderNotCancelable', message: friendly('locatingOrder') }
  const refusal = refusalOf(order)
  if (refusal || !canOrderMove(order.status, 'canceled'))
    return { __typename: 'OrderNotCancelable', message: refusal ?? '' }
  const needed = isTheirs(ctx, order) ? undefined : codeNeeded(order, args.code)
  if (needed) return needed
  const taken = args.lineIds && takenOf(order, args.lineIds)
  if (taken) {
    if (args.total !== undefined && args.total !== null && args.total !== moneyOfTaken(order, taken).total)
      return { __typename: 'OrderNotCancelable', message: sumHasChanged }
    takeOut(ctx, order, taken)
    return { __typename: 'CancelOrderPayload', order }
  }
  const happenedAt = ctx.now.toISOString()
  order.status = 'canceled'
  for (const line of order.lines) line.canceledAt = happenedAt
  for (const shipment of order.shipments) shipment.status = 'canceled'
  order.timeline.push({ id: `${order.id}-canceled`, label: 'Canceled by you', happenedAt })
  const { credits } = order.totals
  if (credits > 0)
    order.transactions.push({
      id: `${order.id}-back`,
      kind: 'credit_refund',
      amount: credits,
      label: 'Credit',
      happenedAt,
    })
  const numbers = order.lines.flatMap((line) => line.itemNumber ?? [])
  const { state } = ctx.db
  state.sold = state.sold.filter((one) => !numbers.includes(one))
  for (const one of numbers) delete state.holds[one]
  return { __typename: 'CancelOrderPayload', order }
}

function cancelMoneyOf(ctx: MockContext, args: ById & { lineIds: readonly string[] }) {
  const order = orderFor(ctx, args)
  const taken = order && refusalOf(order) === undefined ? takenOf(order, args.lineIds) : undefined
  return order && taken ? moneyOfTaken(order, taken) : null
}

/** Cancels an attempt that waits for approval; for any other attempt returns its outcome. */
function leavePayment(ctx: MockContext, key: string) {
  const order = ordersOf(ctx).find((one) => one.attempt.key === key && one.owner === ownerOf(ctx))
  if (!order) return null
  if (order.attempt.state !== 'approval') return outcomeOf(ctx, order)
  order.attempt.state = 'declined'
  outcomeOf(ctx, order)
  return { __typename: 'AttemptGivenUp', message: attemptGivenUpMessage }
}

function attempt(ctx: MockContext, key: string) {
  const order = ordersOf(ctx).find((one) => one.attempt.key === key && one.owner === ownerOf(ctx))
  return order ? outcomeOf(ctx, order, true) : null
}

export const ordersMocks = {
  Query: {
    order: (_: unknown, args: ById, ctx: MockContext) => orderFor(ctx, args),
    orders: (_: unknown, args: { page: number; bundleId?: string | null }, ctx: MockContext) =>
      pageOf(ctx, args),
    orderAttempt: (_: unknown, { attemptKey }: { attemptKey: string }, ctx: MockContext) =>
      attempt(ctx, attemptKey),
    cancelMoney: (_: unknown, args: ById & { lineIds: readonly string[] }, ctx: MockContext) =>
      cancelMoneyOf(ctx, args),
    paymentSettings: () => ({ driver: 'sandbox', publicKey: '', tokenUrl: '/pay/tokens' }),
  },
  Mutation: {
    leavePayment: (_: unknown, { attemptKey }: { attemptKey: string }, ctx: MockContext) =>
      leavePayment(ctx, attemptKey),
    placeOrder: (_: unknown, { input }: { input: PlaceOrderInput }, ctx: MockContext) =>
      placeOrder(ctx, input),
    cancelOrder: (_: unknown, args: CancelArgs, ctx: MockContext) => cancelOrder(ctx, args),
    mailOrderLink: (_: unknown, args: { id: string; email: string }, ctx: MockContext) =>
      mailOrderLink(ctx, args),
  },
  OrderTotals: { feeRows: ({ fees }: { fees: number }) => feeRows(fees) },
  Order: {
    label: (order: MockOrder) => orderLabel(order.id),
    statusLabel: (order: MockOrder) => orderStatusWords(order.status, order.replacesCase !== undefined),
    tryOn: () => false,
    replacesCase: (order: MockOrder) => order.replacesCase ?? null,
    canCancel: (order: MockOrder) => refusalOf(order) === undefined,
    cancelRefusal: (order: MockOrder) => refusalOf(order) ?? null,
    shipments: (order: MockOrder) =>
      order.shipments.map((one) => ({
        ...one,
        itemNumbers: order.lines.filter((l) => l.shipmentId === one.id).flatMap((l) => l.itemNumber ?? []),
      })),
  },
  Item: {
    myOrderId: (item: { item_number: number }, _: unknown, ctx: MockContext) => {
      const bought = (order: MockOrder) =>
        order.lines.some((line) => line.itemNumber === item.item_number && !line.canceledAt)
      return ordersOf(ctx).find((order) => isTheirs(ctx, order) && bought(order))?.id ?? null
    },
  },
  OrderLine: {
    giftCard: (line: MockOrderLine) => line.giftCard ?? null,
    item: (line: MockOrderLine, _: unknown, ctx: MockContext) =>
      line.itemNumber === null || line.kind === 'rescue' ? null : (itemNow(ctx, line.itemNumber) ?? null),
  },
  OrderShipment: { statusLabel: (one: MockShipment) => shipmentStatusLabels[one.status] },
  OrderTransaction: { kindLabel: (one: MockTransaction) => transactionKindLabels[one.kind] },
}
