// Reads the facts of a mail about an order at the time of sending: the order may have changed since the job
// was queued.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { postalLines } from '@hemline/rules/addresses/postal.ts'
import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { orderedCardWords } from '@hemline/rules/gift-cards/order-words.ts'
import { mailFirstName, mailLine, mailName } from '@hemline/rules/identity/person-names.ts'
import type { Manners } from '@hemline/rules/manners/manners.ts'
import { sizeText } from '@hemline/rules/manners/size-equivalents.ts'
import { isChargedAtOnce, orderLabel } from '@hemline/rules/orders/states.ts'
import type { ParcelSource } from '@hemline/rules/orders/who-packs.ts'
import { feeRows } from '@hemline/rules/pricing/fee-rows.ts'
import { dayWords, estimateWords, shopDay } from '@hemline/rules/shipping/day-words.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { listItemsByNumber } from '../../catalogue/catalogue.ts'
import type { CardOfOrder } from '../../gift-cards/gift-cards.ts'
import { mannersFor } from '../../identity/identity.ts'
import { bundleById } from '../../shipping/shipping.ts'
import { cardsByLine, paidWith, releasedOf } from '../order-view.ts'
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
import type { MailedParcel, MailedPiece, OrderMailFacts } from './mail-parts.ts'

const titles: Record<string, string> = {
  item: 'A piece',
  gift_card: 'Gift card',
  reclaim: 'Your own piece, taken back',
  rescue: 'A rescued piece',
}

/**
 * Returns what a mail says of a line beside its name: the size of a piece, for whom and when a gift card is;
 * empty for other lines.
 */
function noteOf(item: ItemRow | undefined, card: CardOfOrder | undefined, { sizes, dates }: Manners): string {
  if (card) return orderedCardWords(card, dates)
  return item ? sizeText({ sizeDisplay: item.size_display, sizingId: item.sizing_id }, sizes) : ''
}

function pieceOf(
  line: OrderLineRow,
  { item, note }: { item: ItemRow | undefined; note: string },
  shipments: readonly ShipmentRow[],
): MailedPiece {
  return {
    name: item ? `${item.brand_name} ${item.title}` : (titles[line.kind] ?? ''),
    note,
    net: line.net_cents,
    canceled: line.canceled_at !== null,
    byShopper: line.canceled_by_shopper,
    parcel: shipments.find((one) => one.group_key === line.group_key)?.id ?? null,
  }
}

/**
 * Returns a date column as YYYY-MM-DD. The driver reads it as local midnight, so the local day is the stored
 * day.
 */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

function parcelOf(row: ShipmentRow, pageUrl: string, { dates }: Manners): MailedParcel {
  const { status, carrier, tracking_code: code, min_estimate: min, max_estimate: max } = row
  return {
    id: row.id,
    source: row.source as ParcelSource,
    from: row.ship_from,
    arrives: min && max ? estimateWords({ min: dayOf(min), max: dayOf(max) }, dates) : null,
    gone: ['shipped', 'out_for_delivery', 'delivered'].includes(status),
    delivered: status === 'delivered',
    lost: status === 'lost',
    tracking: carrier && code ? { code: `${carrierNames[carrier as Carrier]} ${code}`, url: pageUrl } : null,
  }
}

function addressOf(to: ShipTo | null): string[] {
  if (!to) return []
  const { country } = to
  const lines = postalLines({
    country,
    line1: mailLine(to.line1) ?? '',
    line2: mailLine(to.line2) ?? '',
    city: mailLine(to.city) ?? '',
    state: mailLine(to.state) ?? '',
    zip: mailLine(to.zip) ?? '',
  })
  return [mailName(to.fullName) ?? '', ...lines].filter(Boolean)
}

/** Links of guests carry the access key; users log in. */
const keyOf = (order: OrderRow): string =>
  order.user_id === null ? `?key=${encodeURIComponent(order.access_key)}` : ''

/**
 * Returns the facts that mails about an order state, as the order stands now; undefined when the order is
 * missing. Money in cents, days in words; links of guests' orders carry the access key.
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
  const manners = await mannersFor(db, order.user_id, order.ship_to?.country)
  const numbers = lines.flatMap((line) => (line.item_number === null ? [] : [line.item_number]))
  const items = new Map((await listItemsByNumber(db, numbers)).map((item) => [item.item_number, item]))
  const cards = await cardsByLine(db, lines)
  const facts = (line: OrderLineRow) => {
    const item = items.get(line.item_number ?? 0)
    return { item, note: noteOf(item, cards.get(line.id), manners) }
  }
  const bundle = order.bundle_id === null ? undefined : await bundleById(db, order.bundle_id)
  return {
    to: order.email,
    firstName: mailFirstName(order.ship_to?.fullName),
    label: orderLabel(order.id),
    url: `${webOrigin}/my/orders/${order.id}${keyOf(order)}`,
    pieces: lines.map((line) => pieceOf(line, facts(line), shipments)),
    parcels: shipments.map((row) =>
      parcelOf(row, `${webOrigin}/shipment/order/${order.id}/${row.id}${keyOf(order)}`, manners),
    ),
    sums: {
      subtotal: order.subtotal_cents,
      discount: order.discount_cents,
      shipping: order.shipping_cents,
      fees: feeRows(order.fees_cents, order.totals.circularityFeeAmount),
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
    hasAccount: order.user_id !== null,
    replacement: isReplacement(order),
    rescue: lines.some((line) => line.kind === 'rescue'),
    paidWith: paidWith(order),
    bundle: bundle
      ? {
          url: `${webOrigin}/my/bundles/${bundle.id}`,
          tracking: `${webOrigin}/shipment/bundle/${bundle.id}`,
        }
      : null,
    bundleShips: bundle ? dayWords(shopDay(bundle.closes_at), manners.dates) : null,
    returned: transactions
      .filter((one) => one.kind === 'refund' || one.kind === 'credit_refund')
      .map((one) => ({
        label: one.label,
        amount: one.amount_cents,
        day: dayWords(shopDay(one.happened_at), manners.dates),
      })),
    shipTo: addressOf(order.ship_to),
  }
}
