// The rows of an order of the past, as the shop itself would have written them (decisions 0060 and 0061).
import { add } from '@hemline/rules/common/money.ts'
import { orderStandingOf } from '@hemline/rules/fulfillment/carriers-parcels.ts'
import {
  account,
  type LedgerEntry,
  moved,
  orderEarnedEntries,
  orderPaidEntries,
  reversed,
} from '@hemline/rules/ledger/ledger.ts'
import { nothingLeft } from '@hemline/rules/payment/refunds.ts'
import { earnedAs, paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import { deliveryReturnDays, paymentWindowMinutes } from '@hemline/rules/vocabulary/limits.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import { dayMs } from '../bag-rows.ts'
import { chanceOf } from '../chance.ts'
import type { Cell } from '../copy.ts'
import type { SeedPosting } from '../postings.ts'
import { pastId } from './ids.ts'
import { type PastParcel, parcelsOf } from './order-parcels.ts'
import { type Bill, billOf } from './order-totals.ts'
import { type PastPayment, paymentOf } from './payments.ts'
import { isOver, type PastOrder } from './plan.ts'
import {
  type PastReturn,
  returnOf,
  returnPostings,
  returnRefundEvents,
  returnTransactions,
} from './returns.ts'
import type { SoldPiece } from './sold-pieces.ts'

const minuteMs = 60_000
/** How long after a canceled order was placed it was canceled. */
const canceledAfterMs = 180 * minuteMs

type Row = readonly Cell[]
/** A line of an order that was charged: what its seller is paid for. */
export type ChargedLine = {
  readonly lineId: string
  readonly orderId: string
  readonly piece: SoldPiece
  readonly placedAt: Date
  readonly capturedAt: Date
  readonly deliveredAt: Date | null
  /** The return in which the piece comes back; null for a piece that was kept. */
  readonly returned: PastReturn | null
}
/** All rows of an order by table, its ledger postings, and the lines that were charged. */
export type OrderRows = {
  readonly rows: Readonly<Record<keyof typeof orderColumns, readonly Row[]>>
  readonly postings: readonly SeedPosting[]
  readonly charged: readonly ChargedLine[]
  readonly returned: PastReturn | null
}

/** The columns of the tables that an order writes to, in the sequence in which they are loaded. */
export const orderColumns = {
  purchase_order:
    'id user_id access_key email status ship_to payment_method payment_label payment_last4 totals subtotal_cents discount_cents shipping_cents fees_cents tax_cents duty_cents total_cents credits_cents gift_cards_cents charged_cents placed_at confirmed_at canceled_at captured_cents captured_at capturing_cents paid earned',
  order_line:
    'id order_id kind item_number group_key price_cents discount_cents net_cents tax_cents duty_cents canceled_at',
  shipment:
    'id order_id group_key source warehouse_id ship_from service_type price_cents min_estimate max_estimate status carrier tracking_code packed_at shipped_at delivered_at',
  shipment_event: 'carrier event_id shipment_id kind place time_zone happened_at estimate received_at',
  shipment_label: 'shipment_id driver label_ref made_at',
  order_transaction: 'id order_id key kind amount_cents label reference happened_at',
  payment_attempt:
    'id key order_id request driver method amount_cents status reference started_at deadline_at settled_at',
  order_event: 'order_id kind from_status to_status reason detail happened_at',
  item_event: 'item_number kind detail at',
} as const

type Made = {
  readonly order: PastOrder
  readonly id: string
  readonly bill: Bill
  readonly parcels: readonly PastParcel[]
  readonly status: OrderStatus
  readonly capturedAt: Date | null
  readonly deliveredAt: Date | null
  readonly canceledAt: Date | null
  readonly payment: PastPayment
  readonly returned: PastReturn | null
}

function made(order: PastOrder, now: Date): Made {
  const bill = billOf(order)
  const parcels = parcelsOf(order, { ...bill, now })
  const standing = orderStandingOf(parcels.map((parcel) => parcel.status))
  const deliveredAt =
    standing === 'delivered'
      ? new Date(Math.max(...parcels.map((parcel) => parcel.deliveredAt?.getTime() ?? 0)))
      : null
  // A piece that is paid although nothing is packed: its label is still to come.
  const isPaid = order.pieces.some((piece) => piece.state === 'purchased')
  const id = pastId('order', order.placedAt, order.n)
  const capturedAt = order.packedAt ?? (isPaid ? new Date(order.placedAt.getTime() + 60 * minuteMs) : null)
  const payment = paymentOf(chanceOf(48, order.n), {
    orderId: id,
    cents: bill.totals.amountCharged,
    state: order.canceled ? 'voided' : capturedAt ? 'captured' : 'authorized',
  })
  const returned = returnOf(order, { orderId: id, bill, deliveredAt, payment, now })
  const status = order.canceled
    ? 'canceled'
    : returned && !returned.refundedAt
      ? 'return_initiated'
      : deliveredAt && isOver(deliveredAt, now)
        ? 'order_finalized'
        : (standing ?? 'confirmed')
  return {
    order,
    id,
    bill,
    parcels,
    status,
    capturedAt,
    deliveredAt,
    payment,
    returned,
    canceledAt: order.canceled ? new Date(order.placedAt.getTime() + canceledAfterMs) : null,
  }
}

function orderRow({ order, id, bill, status, capturedAt, canceledAt, payment, returned }: Made): Row {
  const { totals, lines } = bill
  const { buyer, placedAt } = order
  const paid = order.canceled
    ? nothingLeft(id)
    : (returned?.left ?? { paid: paidBy(id, totals), earned: earnedAs(id, totals, lines) })
  const { method, label, last4 } = payment
  return [
    id,
    buyer.userId,
    `seed-${id}`,
    buyer.email,
    status,
    { json: buyer.shipTo },
    method,
    label,
    last4,
    { json: totals },
    totals.subtotal,
    totals.discountAmount,
    totals.shippingAmount,
    add(totals.circularityFeeAmount, totals.retailDeliveryFeeAmount),
    totals.taxAmount,
    totals.dutyAmount,
    totals.total,
    totals.creditsUsed,
    totals.giftCardAmount,
    totals.amountCharged,
    placedAt,
    placedAt,
    canceledAt,
    capturedAt && totals.amountCharged,
    capturedAt,
    capturedAt && totals.amountCharged,
    { json: paid.paid },
    { json: paid.earned },
  ]
}

function lineRows({ order, id, bill, canceledAt }: Made): Row[] {
  return bill.lines.map((line, i) => {
    const sums = bill.totals.lines[i]
    const piece = order.pieces[i]
    if (!sums || !piece) throw new Error(`seed: order ${id} has no line ${i}`)
    return [
      line.id,
      id,
      'item',
      piece.itemNumber,
      piece.parcelKey,
      line.price,
      sums.discount,
      sums.net,
      sums.tax,
      sums.duty,
      canceledAt,
    ]
  })
}

function shipmentRow({ id }: Made, parcel: PastParcel): Row {
  const { group } = parcel
  return [
    parcel.id,
    id,
    group.key,
    group.source,
    group.warehouseId,
    (group.shipFrom ?? group.title).replace(/^From /, ''),
    parcel.service,
    parcel.price,
    parcel.minEstimate,
    parcel.maxEstimate,
    parcel.status,
    parcel.carrier,
    parcel.trackingCode,
    parcel.packedAt,
    parcel.shippedAt,
    parcel.deliveredAt,
  ]
}

const scanRows = (parcel: PastParcel): Row[] =>
  parcel.scans.map((scan) => [
    parcel.carrier,
    scan.id,
    parcel.id,
    scan.kind,
    scan.place,
    scan.timeZone,
    scan.at,
    scan.estimate,
    scan.at,
  ])

/** Labels of a driver of their own: no simulated carrier takes these parcels further within a minute. */
const labelRows = (parcel: PastParcel): Row[] =>
  parcel.packedAt ? [[parcel.id, 'demonstration', `demo-${parcel.trackingCode}`, parcel.packedAt]] : []

function transactionRows({ order, id, bill, capturedAt, payment, returned }: Made): Row[] {
  const { n, placedAt } = order
  const amount = bill.totals.amountCharged
  const row = (part: number, kind: string, key: string, at: Date): Row => [
    pastId('transaction', at, n, part),
    id,
    key,
    kind,
    amount,
    payment.label,
    payment.reference,
    at,
  ]
  if (amount === 0) return []
  return [
    row(0, 'authorization', `${id}/authorization/placed`, placedAt),
    ...(capturedAt ? [row(1, 'final_charge', `${id}/final_charge`, capturedAt)] : []),
    ...(returned ? returnTransactions(returned) : []),
  ]
}

type Step = readonly [to: OrderStatus, at: Date, reason?: string]
function statusSteps({ order, parcels, deliveredAt, canceledAt, status, returned }: Made): Step[] {
  const shippedAt = parcels.map((parcel) => parcel.shippedAt).find((at) => at !== null)
  return [
    ['not_paid', order.placedAt],
    ['confirmed', order.placedAt],
    ...(canceledAt ? [['canceled', canceledAt, 'by the shopper'] as const] : []),
    ...(shippedAt ? [['shipped', shippedAt, 'reported by the carrier'] as const] : []),
    ...(deliveredAt ? [['delivered', deliveredAt, 'reported by the carrier'] as const] : []),
    ...(returned ? [['return_initiated', returned.madeAt, 'return made'] as const] : []),
    ...(returned?.refundedAt ? [['delivered', returned.refundedAt, 'return complete'] as const] : []),
    ...(deliveredAt && status === 'order_finalized'
      ? [['order_finalized', finalizedAt(deliveredAt), 'the return window is over'] as const]
      : []),
  ]
}
const finalizedAt = (deliveredAt: Date) =>
  new Date(deliveredAt.getTime() + deliveryReturnDays * dayMs + minuteMs)

function eventRows(one: Made): Row[] {
  const steps = statusSteps(one).map(([to, at, reason = ''], i, all): Row => {
    return [one.id, 'status', all[i - 1]?.[0] ?? null, to, reason, { json: {} }, at]
  })
  const time = (row: Row) => (row.at(-1) as Date).getTime()
  return one.returned
    ? [...steps, ...returnRefundEvents(one.returned)].toSorted((a, b) => time(a) - time(b))
    : steps
}

function itemEventRows({ order, parcels, capturedAt, canceledAt }: Made): Row[] {
  return order.pieces.flatMap((piece) => {
    const parcel = parcels.find(({ group }) => group.itemNumbers.includes(piece.itemNumber))
    const steps: (readonly [kind: string, from: string, to: string, at: Date | null | undefined])[] = [
      ['sold', 'listed', 'pending_sale', order.placedAt],
      ['order_canceled', 'pending_sale', 'listed', canceledAt],
      ['paid', 'pending_sale', 'purchased', capturedAt],
      ['packed', 'purchased', 'packed', parcel?.packedAt],
      ['shipped', 'packed', 'shipped', parcel?.shippedAt],
      ['delivered', 'shipped', 'delivered', parcel?.deliveredAt],
    ]
    return steps.flatMap(([kind, from, to, at]): Row[] =>
      at ? [[piece.itemNumber, kind, { json: { from, to } }, at]] : [],
    )
  })
}

function postingsOf(one: Made): SeedPosting[] {
  const { order, id, bill, capturedAt, deliveredAt, canceledAt, status, returned } = one
  const { totals, lines } = bill
  const paid = orderPaidEntries(paidBy(id, totals))
  // An order of which nothing was kept brings no points.
  const brings = order.buyer.userId && status === 'order_finalized' && !returned
  const points = brings ? totals.pointsToEarn : 0
  const post = (
    part: number,
    key: string,
    posting: { at: Date | null; kind: SeedPosting['kind']; reason: string; entries: LedgerEntry[] },
  ): SeedPosting[] =>
    posting.at && posting.entries.length > 0
      ? [
          {
            ...posting,
            at: posting.at,
            id: pastId('posting', posting.at, order.n, part),
            key: `order/${id}/${key}`,
            orderId: id,
          },
        ]
      : []
  return [
    ...post(0, 'promised', {
      at: order.placedAt,
      kind: 'order_paid',
      reason: 'payment promised',
      entries: paid,
    }),
    ...post(1, 'voided', {
      at: canceledAt,
      kind: 'order_voided',
      reason: 'by the shopper',
      entries: reversed(paid),
    }),
    ...post(2, 'earned', {
      at: capturedAt,
      kind: 'order_earned',
      reason: 'charged',
      entries: orderEarnedEntries(earnedAs(id, totals, lines)),
    }),
    ...post(3, 'points', {
      at: deliveredAt && finalizedAt(deliveredAt),
      kind: 'points_earned',
      reason: 'order complete',
      entries: moved(account('points_issued'), account('points', order.buyer.userId ?? ''), points),
    }),
    ...(returned ? returnPostings(returned) : []),
  ]
}

/**
 * Returns the database rows, ledger postings and return of a seeded past order as it stands now, and its
 * charged lines (none before the charge).
 */
export function rowsOf(order: PastOrder, now: Date): OrderRows {
  const one = made(order, now)
  const { id, bill, parcels, capturedAt, deliveredAt } = one
  const amount = bill.totals.amountCharged
  const deadline = new Date(order.placedAt.getTime() + paymentWindowMinutes * minuteMs)
  const attempt: Row = [
    pastId('attempt', order.placedAt, order.n),
    `seed/${id}`,
    id,
    '{}',
    'sandbox',
    one.payment.method,
    amount,
    'authorized',
    one.payment.reference,
    order.placedAt,
    deadline,
    order.placedAt,
  ]
  return {
    rows: {
      purchase_order: [orderRow(one)],
      order_line: lineRows(one),
      shipment: parcels.map((parcel) => shipmentRow(one, parcel)),
      shipment_event: parcels.flatMap(scanRows),
      shipment_label: parcels.flatMap(labelRows),
      order_transaction: transactionRows(one),
      payment_attempt: [attempt],
      order_event: eventRows(one),
      item_event: itemEventRows(one),
    },
    postings: postingsOf(one),
    returned: one.returned,
    charged: capturedAt
      ? order.pieces.map((piece, i) => ({
          lineId: bill.lines[i]?.id ?? '',
          orderId: id,
          piece,
          placedAt: order.placedAt,
          capturedAt,
          returned: one.returned,
          deliveredAt:
            parcels.find(({ group }) => group.itemNumbers.includes(piece.itemNumber))?.deliveredAt ??
            deliveredAt,
        }))
      : [],
  }
}
