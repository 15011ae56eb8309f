// Orders of the past that came back: the return, what was paid for it, and the piece that is on sale again
// (decisions 0122 and 0183). Everything of such an order goes back, as too small, by our label.
import { cents, zero } from '@hemline/rules/common/money.ts'
import { carrierFor, trackingCodeOf } from '@hemline/rules/fulfillment/carriers.ts'
import { type Scan, standingOf } from '@hemline/rules/fulfillment/carriers-scans.ts'
import { pickUpAfter, scansUntil } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { type Earned, type Paid, refundOwedEntries, refundPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { earnedLess } from '@hemline/rules/payment/parts.ts'
import { paidWithout } from '@hemline/rules/payment/refunds.ts'
import { earnedAs, paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import { targetRows } from '@hemline/rules/returns/choices.ts'
import { type OrderBack, type ReturnMoney, returnMoney } from '@hemline/rules/returns/money.ts'
import { dropOffDays, type ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import type pg from 'pg'
import { dayMs } from '../bag-rows.ts'
import { type Cell, copyRows } from '../copy.ts'
import { personByKey } from '../people.ts'
import type { SeedPosting } from '../postings.ts'
import { pastId } from './ids.ts'
import type { Bill } from './order-totals.ts'
import type { PastPayment } from './payments.ts'
import type { PastOrder } from './plan.ts'
import type { SoldPiece } from './sold-pieces.ts'

const hourMs = 3_600_000
const reasonOfShopper = 'too_small'
const refundType = 'refund_less_return_shipping'
/** Days from the delivery to the return, hours until the parcel is handed in, and its days on the road. */
const madeAfterDays = 3
const handedInAfterHours = 30
const transitDays = 4
/** Hours from the arrival at the dock until the parcel is opened, looked over, and paid by the processor. */
const receivedAfterHours = 2
const inspectedAfterHours = 20
const refundedAfterHours = 21

/** A return of a whole order. `inspectedAt`, `paidAt`: null while its parcel travels. */
export type PastReturn = {
  readonly id: string
  readonly refundId: string
  readonly number: number
  readonly order: PastOrder
  readonly orderId: string
  readonly lineIds: readonly string[]
  readonly madeAt: Date
  readonly carrier: Carrier
  readonly trackingCode: string
  readonly scans: readonly Scan[]
  readonly handedInAt: Date
  readonly receivedAt: Date | null
  readonly inspectedAt: Date | null
  readonly refundedAt: Date | null
  readonly money: ReturnMoney
  readonly back: OrderBack
  /** What is left of the order's money: all of it while nothing is paid back. */
  readonly left: { readonly paid: Paid; readonly earned: Earned }
  readonly payment: PastPayment
}

/** Returns the money of an order all of whose pieces come back, by the rules of the shop. */
function moneyOf(order: PastOrder, { orderId, bill }: { orderId: string; bill: Bill }) {
  const { totals, lines } = bill
  const paid = paidBy(orderId, totals)
  const earned = earnedAs(orderId, totals, lines)
  const giving = {
    orderId,
    country: order.buyer.shipTo.country,
    lines: totals.lines.map(({ id: lineId, net, tax, duty }) => ({
      lineId,
      net,
      tax,
      duty,
      isOurMistake: false,
    })),
    paid,
    earned,
    promotionLost: zero,
    promoCode: totals.promoCode,
    isAll: true,
    ownFees: cents(Math.min(earned.feeIncome, totals.circularityFeeAmount)),
  }
  const money = returnMoney([giving], { refundType, restockingWaived: false })
  const [back] = money.orders
  if (!back) throw new Error(`seed: order ${orderId} gives nothing back`)
  return { money, back, paid, earned }
}

/** Returns the carrier's scans of the parcel that brings an order back, and when the dock had it. */
function wayBack(order: PastOrder, { id, madeAt, now }: { id: string; madeAt: Date; now: Date }) {
  const { shipTo } = order.buyer
  const carrier = carrierFor({ source: 'partner', serviceType: 'standard', to: shipTo })
  const trackingCode = trackingCodeOf(carrier, BigInt(`0x${id.replaceAll('-', '').slice(-16)}`).toString())
  const house = warehouses.find(({ warehouseId }) => warehouseId === order.pieces[0]?.warehouseId)
  const packedAt = new Date(madeAt.getTime() + (handedInAfterHours - pickUpAfter) * hourMs)
  const scans = scansUntil(
    {
      trackingCode,
      from: [shipTo.city, shipTo.state].filter(Boolean).join(', '),
      // The first line decides about the simulator's lost and late parcels, as on the way out.
      to: { line1: shipTo.line1, city: house?.city ?? 'Phoenix', state: house?.state ?? 'AZ' },
      packedAt,
      days: transitDays,
    },
    now,
    1,
  )
  const standing = standingOf(scans)
  if (!standing) throw new Error(`seed: return ${id} has not left`)
  return { carrier, trackingCode, scans, handedInAt: standing.shippedAt, arrivedAt: standing.deliveredAt }
}

/**
 * Returns the return of a seeded order that came back, as it stands now; null for an order that was kept or
 * not delivered.
 */
export function returnOf(
  order: PastOrder,
  of: { orderId: string; bill: Bill; deliveredAt: Date | null; payment: PastPayment; now: Date },
): PastReturn | null {
  const { comesBack, n } = order
  if (!comesBack || !of.deliveredAt) return null
  const madeAt = new Date(of.deliveredAt.getTime() + madeAfterDays * dayMs)
  const id = pastId('return', madeAt, n)
  const { arrivedAt, ...way } = wayBack(order, { id, madeAt, now: of.now })
  const after = (hours: number) => arrivedAt && new Date(arrivedAt.getTime() + hours * hourMs)
  const { money, back, paid, earned } = moneyOf(order, of)
  return {
    id,
    refundId: pastId('refund', madeAt, n),
    number: comesBack.number,
    order,
    orderId: of.orderId,
    lineIds: of.bill.lines.map((line) => line.id),
    madeAt,
    ...way,
    receivedAt: after(receivedAfterHours),
    inspectedAt: after(inspectedAfterHours),
    refundedAt: after(refundedAfterHours),
    money,
    back,
    left: arrivedAt
      ? { paid: paidWithout(paid, back.back), earned: earnedLess(earned, back.part) }
      : { paid, earned },
    payment: of.payment,
  }
}

const codeOf = ({ number }: PastReturn) => `R ${number}`

/**
 * Returns the ledger postings of a seeded return: what was owed to the shopper, and what the processor paid;
 * empty while nothing is paid.
 */
export function returnPostings(one: PastReturn): SeedPosting[] {
  const { order, orderId, refundId, back, inspectedAt, refundedAt } = one
  if (!inspectedAt || !refundedAt) return []
  const head = { reason: `return ${codeOf(one)}`, orderId }
  return [
    {
      ...head,
      id: pastId('posting', inspectedAt, order.n, 4),
      key: `order/${orderId}/back/${refundId}`,
      kind: 'refund_owed',
      at: inspectedAt,
      entries: refundOwedEntries(back.back, back.part),
    },
    {
      ...head,
      id: pastId('posting', refundedAt, order.n, 5),
      key: `refund/${refundId}`,
      kind: 'refund_paid',
      at: refundedAt,
      entries: refundPaidEntries(orderId, back.back.charged),
    },
  ]
}

/** Returns the row of order_transaction with what the processor paid back; none while nothing is paid. */
export const returnTransactions = ({ order, orderId, refundId, back, refundedAt, payment }: PastReturn) =>
  refundedAt
    ? [
        [
          pastId('transaction', refundedAt, order.n, 2),
          orderId,
          `refund/${refundId}`,
          'refund',
          back.back.charged,
          payment.label,
          payment.reference,
          refundedAt,
        ],
      ]
    : []

/** Returns the row of order_event that says what was paid back; none while nothing is paid. */
export const returnRefundEvents = (one: PastReturn): Cell[][] =>
  one.inspectedAt
    ? [
        [
          one.orderId,
          'refund',
          null,
          null,
          `return ${codeOf(one)}`,
          {
            json: {
              amount: one.back.amount,
              charged: one.back.back.charged,
              lines: one.lineIds,
              returnId: one.id,
            },
          },
          one.inspectedAt,
        ],
      ]
    : []

const statusOf = ({ refundedAt }: PastReturn): ReturnStatus => (refundedAt ? 'completed' : 'inbound')

function returnRow(one: PastReturn): Cell[] {
  const { order, money, payment, madeAt } = one
  const { buyer, pieces } = order
  const card = payment.last4 === null ? payment.label : `${payment.label} ending in ${payment.last4}`
  return [
    one.id,
    one.number,
    buyer.userId,
    buyer.email,
    `seed-${one.id}`,
    'own',
    'own',
    'Hemline',
    pieces[0]?.warehouseId ?? null,
    { json: buyer.shipTo },
    statusOf(one),
    refundType,
    false,
    false,
    money.total,
    {
      json: { sums: money.rows, to: targetRows(money, refundType, () => ({ card, giftCards: new Map() })) },
    },
    one.carrier,
    one.trackingCode,
    madeAt,
    new Date(madeAt.getTime() + dropOffDays * dayMs),
    one.handedInAt,
    one.receivedAt,
    one.inspectedAt,
    one.inspectedAt,
    one.refundedAt,
  ]
}

const lineRows = ({ id, lineIds, order, orderId, inspectedAt }: PastReturn): Cell[][] =>
  lineIds.map((lineId, i) => [
    id,
    lineId,
    orderId,
    order.pieces[i]?.itemNumber ?? 0,
    reasonOfShopper,
    inspectedAt && 'accepted',
    inspectedAt && personByKey('employee').id,
    inspectedAt,
  ])

function eventRows({ id, madeAt, scans, carrier, handedInAt, ...one }: PastReturn): Cell[][] {
  const employee = personByKey('employee').id
  const { receivedAt, inspectedAt, refundedAt, lineIds } = one
  type Step = readonly [kind: string, from: string | null, to: string | null, at: Date | null, actor?: string]
  const steps: Step[] = [
    ['status', null, 'initiated', madeAt],
    ['status', 'initiated', 'inbound', handedInAt],
    ['status', 'inbound', 'received', receivedAt, employee],
    ['status', 'received', 'processing', inspectedAt, employee],
    ['accepted', null, null, inspectedAt, employee],
    ['status', 'processing', 'processed', inspectedAt],
    ['status', 'processed', 'completed', refundedAt],
  ]
  const said = steps.flatMap(([kind, from, to, at, actor = null]): Cell[][] =>
    at
      ? [
          [
            id,
            kind,
            from,
            to,
            actor,
            { json: kind === 'accepted' ? { lineId: lineIds[0], offered: null } : {} },
            null,
            at,
          ],
        ]
      : [],
  )
  const scanned = scans.map((scan): Cell[] => [
    id,
    `carrier.${scan.kind}`,
    null,
    null,
    null,
    { json: { place: scan.place, timeZone: scan.timeZone, estimate: scan.estimate } },
    `${carrier}/${scan.id}`,
    scan.at,
  ])
  const time = (row: Cell[]) => (row.at(-1) as Date).getTime()
  return [...scanned, ...said].toSorted((a, b) => time(a) - time(b))
}

const columns = {
  order_return:
    'id number user_id email form_key source sender sender_name warehouse_id ship_from status refund_type restocking_waived pays_at_first_scan total_cents money carrier tracking_code created_at drop_off_by first_scan_at received_at processed_at paid_at completed_at',
  order_return_line: 'return_id order_line_id order_id item_number reason outcome decided_by decided_at',
  order_return_order: 'return_id order_id promotion_lost_cents',
  order_return_payment: 'return_id order_id amount_cents paid_at',
  order_return_event: 'return_id kind from_status to_status actor_id detail scan_id happened_at',
  order_refund: 'id order_id amount_cents reason requested_at paid_at',
} as const

/** Puts a piece that came back on sale as a new one that knows the one it was, as the shop does. */
async function relist(client: pg.Client, one: PastReturn, piece: SoldPiece): Promise<void> {
  const at = one.inspectedAt
  const employee = personByKey('employee').id
  await client.query("update item set state = 'relisted' where item_number = $1", [piece.itemNumber])
  const { rows } = await client.query<{ item_number: string }>(
    `insert into item select (jsonb_populate_record(i, jsonb_build_object('item_number', nextval('new_item_number'), 'state', 'listed',
       'relisted_from', i.item_number, 'listed_at', $2::timestamptz, 'created_at', $2::timestamptz, 'sold_at', null, 'marked_down_at', null,
       'fresh_sale', false, 'favorite_count', 0, 'photo_ids', '{}'::bigint[]))).*
     from item i where i.item_number = $1 returning item_number`,
    [piece.itemNumber, at],
  )
  const fresh = rows[0]?.item_number
  await client.query(
    `with copied as (
       insert into photo select (jsonb_populate_record(p, jsonb_build_object('id', nextval('new_photo_id'), 'item_number', $2::bigint))).*
       from photo p where p.item_number = $1 returning id, photo_number)
     update item set photo_ids = (select coalesce(array_agg(c.id order by c.photo_number), '{}') from copied c) where item_number = $2`,
    [piece.itemNumber, fresh],
  )
  await client.query(
    `insert into item_event (item_number, kind, actor_id, detail, at) values
       ($1, 'returned', $3, '{"from": "delivered", "to": "relisted"}', $4),
       ($1, 'relisted_as', $3, jsonb_build_object('itemNumber', $2::bigint), $4),
       ($2, 'relisted_from', $3, jsonb_build_object('itemNumber', $1::bigint), $4)`,
    [piece.itemNumber, fresh, employee, at],
  )
  await client.query(
    'update order_return_line set relisted_as = $3 where return_id = $1 and item_number = $2',
    [one.id, piece.itemNumber, fresh],
  )
}

/**
 * Inserts returns of the seeded past whose orders are there, and puts their pieces on sale again; the caller
 * loads their ledger postings. Later returns get higher numbers.
 */
export async function loadReturns(client: pg.Client, returns: readonly PastReturn[]): Promise<void> {
  const paid = returns.filter(({ refundedAt }) => refundedAt !== null)
  const tables: readonly (readonly [keyof typeof columns, readonly Cell[][]])[] = [
    ['order_return', returns.map(returnRow)],
    ['order_return_line', returns.flatMap(lineRows)],
    ['order_return_order', returns.map(({ id, orderId }) => [id, orderId, 0])],
    [
      'order_return_payment',
      paid.map(({ id, orderId, back, inspectedAt }) => [id, orderId, back.amount, inspectedAt]),
    ],
    ['order_return_event', returns.flatMap(eventRows)],
    [
      'order_refund',
      paid.map((one) => [
        one.refundId,
        one.orderId,
        one.back.back.charged,
        `return ${codeOf(one)}`,
        one.inspectedAt,
        one.refundedAt,
      ]),
    ],
  ]
  for (const [table, rows] of tables)
    await copyRows(client, { table, columns: columns[table].split(' ') }, rows)
  await client.query(
    "select setval(pg_get_serial_sequence('order_return', 'number'), greatest((select max(number) from order_return), 40000))",
  )
  for (const one of paid) for (const piece of one.order.pieces) await relist(client, one, piece)
}
