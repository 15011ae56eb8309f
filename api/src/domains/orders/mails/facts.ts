// Reads the facts of a mail about an order at the time of sending: the order may have changed since the job
// was queued.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { countryName } from '@hemline/rules/addresses/countries.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { mailFirstName, mailLine, mailName } from '@hemline/rules/identity/person-names.ts'
import { isChargedAtOnce, orderLabel } from '@hemline/rules/orders/states.ts'
import { dayWords, estimateWords, shopDay } from '@hemline/rules/shipping/estimates.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { listItemsByNumber } from '../../catalogue/catalogue.ts'
import { bundleById } from '../../shipping/shipping.ts'
import { paidWith, releasedOf } from '../order-view.ts'
import {
  findOrder,
  listOrderLines,
  listShipments,
  listTransactions,
  type OrderLineRow,
  type OrderRow,
  type ShipmentRow,
  type ShipTo,
} from '../orders.db.ts'
import type { MailedParcel, MailedPiece, OrderMailFacts } from './order-mail.ts'

const titles: Record<string, string> = {
  item: 'A piece',
  gift_card: 'Gift card',
  reclaim: 'Your own piece, taken back',
  rescue: 'A rescued piece',
}

function pieceOf(
  line: OrderLineRow,
  item: ItemRow | undefined,
  shipments: readonly ShipmentRow[],
): MailedPiece {
  return {
    name: item ? `${item.brand_name} ${item.title}` : (titles[line.kind] ?? ''),
    note: item?.size_display ?? '',
    net: line.net_cents,
    canceled: line.canceled_at !== null,
    byShopper: line.canceled_by_shopper,
    parcel: shipments.find((one) => one.group_key === line.group_key)?.id ?? null,
  }
}

/** The driver reads a date column as local midnight, so the local day is the stored day. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

function parcelOf(row: ShipmentRow, pageUrl: string): MailedParcel {
  const { status, carrier, tracking_code: code, min_estimate: min, max_estimate: max } = row
  return {
    id: row.id,
    from: row.ship_from,
    arrives: min && max ? estimateWords({ min: dayOf(min), max: dayOf(max) }) : null,
    gone: ['shipped', 'out_for_delivery', 'delivered'].includes(status),
    delivered: status === 'delivered',
    lost: status === 'lost',
    tracking: carrier && code ? { code: `${carrierNames[carrier as Carrier]} ${code}`, url: pageUrl } : null,
  }
}

function addressOf(to: ShipTo | null): string[] {
  if (!to) return []
  const place = [mailLine(to.city), [mailLine(to.state), mailLine(to.zip)].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  return [
    mailName(to.fullName) ?? '',
    mailLine(to.line1) ?? '',
    mailLine(to.line2) ?? '',
    place,
    to.country === 'US' ? '' : countryName(to.country),
  ].filter(Boolean)
}

/** Links of guests carry the access key; users log in. */
const keyOf = (order: OrderRow): string =>
  order.user_id === null ? `?key=${encodeURIComponent(order.access_key)}` : ''

/**
 * Reads the facts that mails about an order state, as the order stands now; undefined when the order is
 * missing. Costs five statements, six in a bundle.
 */
export async function orderMailFacts(
  db: Db,
  orderId: string,
  webOrigin: string,
): Promise<OrderMailFacts | undefined> {
  const order = await findOrder(db, orderId)
  if (!order) return undefined
  const [lines, shipments, transactions] = await Promise.all([
    listOrderLines(db, [orderId]),
    listShipments(db, [orderId]),
    listTransactions(db, [orderId]),
  ])
  const numbers = lines.flatMap((line) => (line.item_number === null ? [] : [line.item_number]))
  const items = new Map((await listItemsByNumber(db, numbers)).map((item) => [item.item_number, item]))
  const bundle = order.bundle_id === null ? undefined : await bundleById(db, order.bundle_id)
  return {
    to: order.email,
    firstName: mailFirstName(order.ship_to?.fullName),
    label: orderLabel(order.id),
    url: `${webOrigin}/my/orders/${order.id}${keyOf(order)}`,
    pieces: lines.map((line) => pieceOf(line, items.get(line.item_number ?? 0), shipments)),
    parcels: shipments.map((row) =>
      parcelOf(row, `${webOrigin}/shipment/order/${order.id}/${row.id}${keyOf(order)}`),
    ),
    sums: {
      subtotal: order.subtotal_cents,
      discount: order.discount_cents,
      shipping: order.shipping_cents,
      fees: order.fees_cents,
      tax: order.tax_cents,
      duty: order.duty_cents,
      total: order.total_cents,
    },
    credits: order.credits_cents,
    giftCards: order.gift_cards_cents,
    charged: order.charged_cents,
    released: releasedOf(order),
    captured: order.captured_cents,
    left: order.captured_at === null ? 0 : order.paid.charged,
    chargedAtOnce: isChargedAtOnce(lines),
    rescue: lines.some((line) => line.kind === 'rescue'),
    paidWith: paidWith(order),
    bundle: bundle
      ? {
          url: `${webOrigin}/my/bundles/${bundle.id}`,
          tracking: `${webOrigin}/shipment/bundle/${bundle.id}`,
        }
      : null,
    bundleShips: bundle ? dayWords(shopDay(bundle.closes_at)) : null,
    returned: transactions
      .filter((one) => one.kind === 'refund' || one.kind === 'credit_refund')
      .map((one) => ({
        label: one.label,
        amount: one.amount_cents,
        day: dayWords(shopDay(one.happened_at)),
      })),
    shipTo: addressOf(order.ship_to),
  }
}
