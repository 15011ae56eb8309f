// Identical pieces in place of those that went wrong, by the API's own rules (decision 0210). The mocks have
// no carriers, so they replace only what leaves at once.
import type { CaseGrant } from '@hemline/rules/cases/offers.ts'
import {
  type ReplacementWay,
  replacementsFor,
  replacementWay,
  replacementWayByPerson,
} from '@hemline/rules/cases/replacement.ts'
import { creditName, replacementPaidWith } from '@hemline/rules/cases/replacement-words.ts'
import { offerTitles, type ReplacementStanding, replacementTerms } from '@hemline/rules/cases/words.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import type { CaseKind } from '@hemline/rules/vocabulary/cases.ts'
import { itemNow, itemsNow, livingHold, type MockContext } from '../context.ts'
import type { MockItem } from '../item.ts'
import type { MockOrder, MockOrderLine } from '../orders.ts'
import type { MockCase } from '../seed/cases.ts'
import { newOrderId, ordersOf } from './orders-place.ts'

type Asked = { kind: CaseKind; lineIds: readonly string[]; grant: CaseGrant; byPerson?: boolean }
type Found = { item: MockItem; way: ReplacementWay }

/** Returns the free identical pieces that may replace the piece of a case, the best first. */
export function mockReplacements(ctx: MockContext, order: MockOrder, asked: Asked): Found[] {
  const line = order.lines.find((one) => one.id === asked.lineIds[0])
  const item = itemNow(ctx, line?.itemNumber ?? 0)
  if (!line || !item || asked.lineIds.length > 1 || order.shipTo?.country !== 'US') return []
  const listed = itemsNow(ctx).filter((one) => one.state === 'listed' && !livingHold(ctx, one.item_number))
  return replacementsFor(item, listed).flatMap((one) => {
    const facts = { ...asked, paid: cents(line.net), price: cents(one.price_cents) }
    const way = asked.byPerson ? replacementWayByPerson(facts) : replacementWay(facts)
    return way === 'at_once' ? [{ item: one, way }] : []
  })
}

/** Returns a replacement in the shape of the ways to settle a case. */
export const replacementOfMock = ({ item, way }: Found) => ({
  offer: 'replacement' as const,
  title: offerTitles.replacement,
  terms: replacementTerms(way),
  total: 0,
  sums: [],
  to: [],
  item,
})

const nothingElse = {
  discount: 0,
  shipping: 0,
  fees: 0,
  tax: 0,
  duty: 0,
  giftCards: 0,
  charged: 0,
  released: 0,
  promoCode: null,
  pointsToEarn: 0,
}

/**
 * Makes a mock order that sends an identical piece in place of the case's piece, and marks that piece as
 * sold.
 */
export function orderMockReplacement(
  ctx: MockContext,
  made: MockCase,
  { order, item }: { order: MockOrder; item: MockItem },
): void {
  const id = newOrderId(ctx)
  const at = ctx.now.toISOString()
  const parcel = `${id}-parcel-1`
  const price = item.price_cents
  const line: MockOrderLine = {
    id: `${id}-1`,
    kind: 'item',
    itemNumber: item.item_number,
    title: item.title,
    price,
    discount: 0,
    net: price,
    tax: 0,
    duty: 0,
    shipmentId: parcel,
    canceledAt: null,
  }
  const first = order.shipments[0]
  ordersOf(ctx).unshift({
    ...order,
    id,
    status: 'confirmed',
    placedAt: at,
    bundleId: null,
    replacesCase: String(made.number),
    lines: [line],
    shipments: first
      ? [
          {
            ...first,
            id: parcel,
            price: 0,
            status: 'waiting',
            carrier: null,
            trackingCode: null,
            packedAt: null,
            shippedAt: null,
            deliveredAt: null,
          },
        ]
      : [],
    transactions: [
      { id: `${id}-credit`, kind: 'credit', amount: price, label: creditName(true), happenedAt: at },
    ],
    timeline: [{ id: `${id}-1`, label: 'Confirmed', happenedAt: at }],
    totals: { ...nothingElse, subtotal: price, total: price, credits: price },
    paidWith: replacementPaidWith,
  })
  ctx.db.state.sold.push(item.item_number)
  made.replacementOrderId = id
}

const orderOf = (ctx: MockContext, made: MockCase) =>
  ordersOf(ctx).find((one) => one.id === made.replacementOrderId && one.status !== 'canceled')

/** Returns whether a replacement was ordered for the piece of an order line. */
export const isReplacedLine = (ctx: MockContext, lineId: string): boolean =>
  (ctx.db.state.cases ?? []).some(
    (one) => one.replacementOrderId !== undefined && one.lineIds.includes(lineId),
  )

/** The number of the open case about the piece of a line; null for none. */
export const openMockCase = (ctx: MockContext, lineId: string): number | null =>
  (ctx.db.state.cases ?? []).find(
    (one) =>
      one.lineIds.includes(lineId) &&
      one.kind !== 'charged_wrongly' &&
      (one.status === 'waiting_for_us' || one.status === 'waiting_for_carrier') &&
      one.paidAt === null,
  )?.number ?? null

/** How far the replacement of a case is; null without one. */
export function mockStanding(ctx: MockContext, made: MockCase): ReplacementStanding | null {
  const order = orderOf(ctx, made)
  if (!order) return null
  const state = order.status === 'delivered' ? 'delivered' : order.status === 'shipped' ? 'travels' : 'packed'
  return { orderLabel: orderLabel(order.id), state }
}

/** Returns the replacement piece of a case, with its order; null without one. */
export function mockReplacementView(ctx: MockContext, made: MockCase) {
  const order = orderOf(ctx, made)
  const item = order && itemNow(ctx, order.lines[0]?.itemNumber ?? 0)
  return order && item
    ? { item, orderId: order.id, orderLabel: orderLabel(order.id), isReleased: true }
    : null
}
