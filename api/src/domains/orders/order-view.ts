// Maps database rows of orders to the GraphQL fields that shoppers read (specification §3); loaders fetch
// for all orders of a list at once.

import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { replacementKept, replacementPaidWith } from '@hemline/rules/cases/replacement-words.ts'
import { type ShipmentStatus, shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { cardsOfLines } from '@hemline/rules/gift-cards/order-words.ts'
import { orderStatusLabels, transactionKindLabels } from '@hemline/rules/orders/states.ts'
import type { ParcelSource } from '@hemline/rules/orders/who-packs.ts'
import { methodRow } from '@hemline/rules/payment/methods.ts'
import { feeRows } from '@hemline/rules/pricing/fee-rows.ts'
import { shippingLabel } from '@hemline/rules/shipping/shipping.ts'
import type { OrderStatus, TransactionKind } from '@hemline/rules/vocabulary/orders.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { type CardOfOrder, orderedCards } from '../gift-cards/gift-cards.ts'
import {
  listOrderCases,
  listOrderEvents,
  listOrderLines,
  listShipments,
  listTransactions,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  type ShipmentRow,
  type TransactionRow,
} from './orders.db.ts'

type Batch = { obj: OrderRow }[]
const idsOf = (batch: Batch) => batch.map(({ obj }) => obj.id)
const spread = <R extends { order_id: string }, V>(
  batch: Batch,
  rows: readonly R[],
  view: (row: R) => V,
): V[][] => batch.map(({ obj }) => rows.filter((row) => row.order_id === obj.id).map(view))

const titles = {
  item: 'A piece',
  gift_card: 'Gift card',
  reclaim: 'Your own piece, taken back',
  rescue: 'A rescued piece',
} as const

/**
 * Returns the piece of an order's line; null for a piece of a rescue box, which has no page to lead to: it
 * may never have been on sale.
 */
const shownItem = (line: OrderLineRow, item: ItemRow | undefined) =>
  line.kind === 'rescue' ? null : (item ?? null)

/**
 * Returns the gift cards that orders bought, by the id of the line that bought each; lines without a card are
 * left out.
 */
export async function cardsByLine(
  db: DbOrTx,
  lines: readonly OrderLineRow[],
): Promise<Map<string, CardOfOrder>> {
  const bought = lines.filter((line) => line.kind === 'gift_card')
  const orderIds = [...new Set(bought.map((line) => line.order_id))]
  const cards = await orderedCards(db, orderIds)
  const pairs = orderIds.flatMap((id) => [
    ...cardsOfLines(
      bought.filter((line) => line.order_id === id).map((line) => ({ id: line.id, price: line.price_cents })),
      cards.filter((card) => card.orderId === id),
    ),
  ])
  return new Map(pairs)
}

const lineView = (line: OrderLineRow, shipments: readonly ShipmentRow[], item: ItemRow | undefined) => ({
  id: line.id,
  kind: line.kind,
  itemNumber: line.item_number,
  item: shownItem(line, item),
  title:
    (item && `${line.kind === 'rescue' ? `${item.brand_name} ` : ''}${item.title}`) ??
    titles[line.kind as keyof typeof titles],
  price: line.price_cents,
  discount: line.discount_cents,
  net: line.net_cents,
  tax: line.tax_cents,
  duty: line.duty_cents,
  shipmentId:
    shipments.find((one) => one.order_id === line.order_id && one.group_key === line.group_key)?.id ?? null,
  canceledAt: line.canceled_at,
})

/**
 * Returns a date column as YYYY-MM-DD, null for null. The driver reads it as local midnight, so the time zone
 * offset is taken out again before formatting.
 */
const day = (date: Date | null): string | null =>
  date && new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

const shipmentView = (row: ShipmentRow, lines: readonly OrderLineRow[]) => ({
  id: row.id,
  source: row.source as ParcelSource,
  shipFrom: row.ship_from,
  price: row.price_cents,
  status: row.status,
  carrier: row.carrier,
  trackingCode: row.tracking_code,
  serviceLabel: shippingLabel({ serviceType: row.service_type, shippingEstimateDetailed: [] }),
  minEstimate: day(row.min_estimate),
  maxEstimate: day(row.max_estimate),
  statusLabel: shipmentStatusLabels[row.status as ShipmentStatus],
  packedAt: row.packed_at,
  shippedAt: row.shipped_at,
  deliveredAt: row.delivered_at,
  itemNumbers: lines
    .filter(
      (line) =>
        line.order_id === row.order_id && line.group_key === row.group_key && line.item_number !== null,
    )
    .map((line) => line.item_number ?? 0),
})

const transactionView = (row: TransactionRow) => ({
  id: row.id,
  kind: row.kind as TransactionKind,
  kindLabel: transactionKindLabels[row.kind as TransactionKind],
  amount: row.amount_cents,
  label: row.label,
  happenedAt: row.happened_at,
})

/**
 * Timeline labels for shoppers; the employee and the reason behind an event are shown only in the back
 * office.
 */
const eventWords: Record<string, string> = {
  lines_canceled: 'Pieces canceled',
  refund: 'Refunded',
  refund_failed: 'A refund came back to us',
  refund_credited: 'Refunded as cash credit',
}
const eventView = (row: OrderEventRow) => ({
  id: String(row.id),
  happenedAt: row.happened_at,
  label:
    row.to_status === null
      ? (eventWords[row.kind] ?? '')
      : row.to_status === 'not_paid'
        ? 'Placed'
        : orderStatusLabels[row.to_status as OrderStatus],
})

/**
 * Returns the timeline steps of a parcel. With a single parcel, `shipped` and `delivered` are left out,
 * because the order's own events say the same.
 */
const parcelSteps = (parcel: ShipmentRow, isOneOfSeveral: boolean) => {
  const name = isOneOfSeveral ? `Parcel from ${parcel.ship_from}` : 'Parcel'
  const step = (what: string, happenedAt: Date | null) =>
    happenedAt ? [{ id: `${parcel.id}-${what}`, label: `${name} ${what}`, happenedAt }] : []
  return [
    ...step('packed', parcel.packed_at),
    ...(isOneOfSeveral
      ? [...step('shipped', parcel.shipped_at), ...step('delivered', parcel.delivered_at)]
      : []),
  ]
}

/**
 * GraphQL loaders of the Order fields lines, shipments, transactions and timeline; each reads for a whole
 * batch of orders at once.
 */
export const orderLoaders = {
  lines: async (batch: Batch, ctx: Context) => {
    const [lines, shipments] = await Promise.all([
      listOrderLines(ctx.db, idsOf(batch)),
      listShipments(ctx.db, idsOf(batch)),
    ])
    const items = await listItemsByNumber(
      ctx.db,
      lines.flatMap((line) => (line.item_number === null ? [] : [line.item_number])),
    )
    const byNumber = new Map(items.map((item) => [item.item_number, item]))
    const cards = await cardsByLine(ctx.db, lines)
    return spread(batch, lines, (line) => ({
      ...lineView(line, shipments, byNumber.get(line.item_number ?? 0)),
      giftCard: cards.get(line.id) ?? null,
    }))
  },
  shipments: async (batch: Batch, ctx: Context) => {
    const [lines, shipments] = await Promise.all([
      listOrderLines(ctx.db, idsOf(batch)),
      listShipments(ctx.db, idsOf(batch)),
    ])
    const kept = batch.flatMap(({ obj }) => (isReplacement(obj) ? [obj.id] : []))
    return spread(batch, shipments, (row) => ({
      ...shipmentView(row, lines),
      // Not for a bundle, as the held parcels of other orders do.
      ...(row.status === 'held' && kept.includes(row.order_id) ? { statusLabel: replacementKept } : {}),
    }))
  },
  replacesCase: async (batch: Batch, ctx: Context) => {
    const cases = batch.some(({ obj }) => isReplacement(obj))
      ? await listOrderCases(ctx.db, idsOf(batch))
      : []
    return batch.map(({ obj }) => cases.find((one) => one.order_id === obj.id)?.number ?? null)
  },
  transactions: async (batch: Batch, ctx: Context) =>
    spread(batch, await listTransactions(ctx.db, idsOf(batch)), transactionView),
  timeline: async (batch: Batch, ctx: Context) => {
    const [rows, shipments] = await Promise.all([
      listOrderEvents(ctx.db, idsOf(batch)),
      listShipments(ctx.db, idsOf(batch)),
    ])
    const events = rows.filter((row) => row.to_status !== null || eventWords[row.kind] !== undefined)
    return batch.map(({ obj }) => {
      const parcels = shipments.filter((one) => one.order_id === obj.id)
      const steps = parcels.flatMap((parcel) => parcelSteps(parcel, parcels.length > 1))
      return [...events.filter((row) => row.order_id === obj.id).map(eventView), ...steps].toSorted(
        (x, y) => +x.happenedAt - +y.happenedAt,
      )
    })
  },
}

/**
 * Returns how an order was paid, in words: "Visa ending in 4242", else the method's label; "Gift card" or
 * "Shop credit" when nothing was charged, and words of its own for a replacement.
 */
export function paidWith(order: OrderRow): string {
  if (isReplacement(order)) return replacementPaidWith
  if (order.charged_cents === 0) return order.gift_cards_cents > 0 ? 'Gift card' : 'Shop credit'
  const label = order.payment_label ?? methodRow(order.payment_method as PaymentMethod).label
  return order.payment_last4 === null ? label : `${label} ending in ${order.payment_last4}`
}

/**
 * Returns the cents of an order's authorization that were released before the charge, never negative; zero
 * for an order that was declined or canceled uncharged, or is not paid yet.
 */
export function releasedOf(order: OrderRow): number {
  if (order.captured_at === null && neverCharged.includes(order.status)) return 0
  return Math.max(0, order.charged_cents - (order.captured_cents ?? order.paid.charged))
}
const neverCharged: readonly OrderStatus[] = ['not_paid', 'payment_declined', 'canceled']

/** Returns the GraphQL totals of an order, in cents, as they stand now. */
export const totalsView = (order: OrderRow) => ({
  subtotal: order.subtotal_cents,
  discount: order.discount_cents,
  shipping: order.shipping_cents,
  fees: order.fees_cents,
  feeRows: feeRows(order.fees_cents, order.totals.circularityFeeAmount),
  tax: order.tax_cents,
  duty: order.duty_cents,
  total: order.total_cents,
  credits: order.credits_cents,
  giftCards: order.gift_cards_cents,
  charged: order.charged_cents,
  released: releasedOf(order),
  promoCode: order.promo_code,
  pointsToEarn: order.totals.pointsToEarn,
})
