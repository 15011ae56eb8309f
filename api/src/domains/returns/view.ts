// Returns as shoppers and employees read them; the parts of several returns are read at once.

import { dollars } from '@hemline/rules/common/dollars.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { refundTitles } from '@hemline/rules/returns/choices.ts'
import { giftSum } from '@hemline/rules/returns/gifts.ts'
import { lateTerms, paysLostOn } from '@hemline/rules/returns/late.ts'
import { canChangePickUp, pickUpDaysOf, pickUpWords, windowWords } from '@hemline/rules/returns/pick-up.ts'
import { returnReasonOf } from '@hemline/rules/returns/reasons.ts'
import {
  goesToBank,
  headlineOf,
  outcomeLabelOf,
  type ReturnFacts,
  returnStatusLabels,
  stepsOf,
} from '@hemline/rules/returns/states.ts'
import { returnsPageSize } from '@hemline/rules/vocabulary/returns.ts'
import type { Context } from '../../context.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { readerDates } from '../identity/identity.ts'
import { isNobody, listLinesByIds, ownerOfViewer } from '../orders/orders.ts'
import { counterCodeOf, hasLabel, returnLabelUrl } from './label.ts'
import { codeOf, paysNothing } from './pay.ts'
import { listPickUps, type PickUpRow } from './pick-ups.db.ts'
import { listReturnLines, listReturns, type ReturnLineRow, type ReturnRow } from './returns.db.ts'

/**
 * Returns returns with the fields that shoppers read, in the order of `rows`, amounts in cents; costs five
 * statements for any number of returns. Checks no ownership. Employees read the prices of a gift, its
 * receiver doesn't.
 */
export async function viewReturns(ctx: Context, rows: readonly ReturnRow[], reader: Reader = 'shopper') {
  if (rows.length === 0) return []
  const lines = await listReturnLines(
    ctx.db,
    rows.map((row) => row.id),
  )
  const [items, orderLines, pickUps, dates] = await Promise.all([
    listItemsByNumber(
      ctx.db,
      lines.map((line) => line.item_number),
    ),
    listLinesByIds(
      ctx.db,
      lines.map((line) => line.order_line_id),
    ),
    listPickUps(
      ctx.db,
      rows.map((row) => row.id),
    ),
    readerDates(ctx),
  ])
  const byNumber = new Map(items.map((item) => [item.item_number, item]))
  const byLine = new Map(orderLines.map((line) => [line.id, line]))
  return rows.map((row) => {
    const mine = lines.filter((line) => line.return_id === row.id)
    const pieces = mine.flatMap((line) => {
      const item = byNumber.get(line.item_number)
      const bought = byLine.get(line.order_line_id)
      const amount = bought ? bought.net_cents + bought.tax_cents + bought.duty_cents : 0
      const isHidden = row.is_gift && reader === 'shopper'
      return item ? [{ ...pieceView(line, amount), ...(isHidden ? { amount: null } : {}), item }] : []
    })
    const pickUp = pickUps.find((one) => one.return_id === row.id)
    return { ...returnView(ctx, { row, lines: mine, pickUp, dates }), pieces }
  })
}

/** Who reads a return. */
type Reader = 'shopper' | 'staff'

/** A return as shoppers read it. */
export type ReturnView = Awaited<ReturnType<typeof viewReturns>>[number]

const pieceView = (line: ReturnLineRow, amount: number) => ({
  lineId: line.order_line_id,
  orderId: line.order_id,
  orderLabel: orderLabel(line.order_id),
  reason: line.reason,
  reasonLabel: returnReasonOf(line.reason)?.label ?? line.reason,
  difference: line.difference,
  note: line.note,
  photoIds: line.photo_ids,
  amount: line.offer_accepted === true ? (line.offered_cents ?? amount) : amount,
  outcome: line.outcome,
  outcomeLabel: line.outcome && outcomeLabelOf(line.outcome, waitsForAnswer(line)),
  outcomeReason: line.outcome_reason,
  outcomePhotoIds: line.outcome_photo_ids,
  offered: waitsForAnswer(line) ? line.offered_cents : null,
})

const waitsForAnswer = (line: ReturnLineRow): boolean =>
  line.outcome === 'accepted_less' && line.offer_accepted === null

function factsOf({ row, lines, pickUp }: Read, now: Date): ReturnFacts {
  return {
    status: row.status,
    refundType: row.refund_type,
    sum: row.is_gift && row.paid_at === null ? giftSum : dollars(row.total_cents),
    pieces: lines.length,
    createdAt: row.created_at,
    dropOffBy: row.drop_off_by,
    firstScanAt: row.first_scan_at,
    receivedAt: row.received_at,
    processedAt: row.processed_at,
    paidAt: row.total_cents === 0 ? null : row.paid_at,
    completedAt: row.completed_at,
    canceledAt: row.status === 'canceled' ? row.canceled_at : null,
    carrierName: row.carrier && carrierNames[row.carrier],
    hasOffer: lines.some(waitsForAnswer),
    goesToBank: goesToBank(row.money.to),
    isForReplacement: row.case_id !== null,
    isOfBox: row.box_id !== null,
    because: row.money.because ?? null,
    hasSpareLabel: row.refund_type === 'full_refund' && row.tracking_code !== null,
    hasAccount: row.user_id !== null,
    paysLostOn: paysLostOn({ status: row.status, firstScanAt: row.first_scan_at }, now),
    pickUp: pickUp ? { day: pickUp.day, window: pickUp.time_window, status: pickUp.status } : null,
  }
}

/** A return with what belongs to it. */
type Read = { row: ReturnRow; lines: readonly ReturnLineRow[]; pickUp: PickUpRow | undefined }

/** Returns a booked pick-up as people read it; null when none is booked, or the shopper posts the parcel. */
function pickUpView({ row, pickUp }: Read, { now, dates }: { now: Date; dates: DateManner }) {
  const from = row.ship_from
  if (!pickUp || !from || row.refund_type === 'full_refund') return null
  const { day, time_window: window, status, confirmation } = pickUp
  const address = `${from.line1}, ${from.city}`
  const carrier = carrierNames[row.carrier ?? 'ups']
  return {
    day,
    window,
    windowLabel: windowWords(window),
    status,
    confirmation,
    address,
    words: pickUpWords({ day, window, status }, { carrier, address, dropOffBy: row.drop_off_by }, dates),
    canChange: row.status === 'initiated' && canChangePickUp({ status, from: pickUp.begins_at }, now),
  }
}

function returnView(ctx: Context, { dates, ...read }: Read & { dates: DateManner }) {
  const { row } = read
  const now = ctx.now()
  const facts = factsOf(read, now)
  const usable = hasLabel(row, now)
  return {
    id: row.id,
    code: codeOf(row),
    status: row.status,
    statusLabel: returnStatusLabels[row.status],
    ...headlineOf(facts, dates),
    refundType: row.refund_type,
    refundTitle: refundTitles[row.refund_type],
    createdAt: row.created_at,
    dropOffBy: row.drop_off_by,
    lateTerms: lateTerms(row.user_id !== null),
    isGift: row.is_gift,
    total: row.total_cents,
    sums: [...row.money.sums],
    to: [...row.money.to],
    paidAt: facts.paidAt,
    steps: stepsOf(facts, dates),
    canEdit: row.status === 'initiated' && !paysNothing(row) && !row.is_gift,
    labelUrl: returnLabelUrl(ctx.config.GIFT_CARD_SECRET, row, now),
    counterCode: usable ? counterCodeOf(row) : null,
    carrierName: row.refund_type === 'full_refund' ? null : facts.carrierName,
    trackingCode: row.refund_type === 'full_refund' ? null : row.tracking_code,
    senderName: row.sender_name,
    pickUp: pickUpView(read, { now, dates }),
    pickUpDays: usable ? pickUpDaysOf(row, now) : [],
  }
}

/**
 * Returns one page of 10 of the viewer's returns, newest first, with the count of all; a viewer without
 * identity gets an empty page. `page` counts from 1.
 */
export async function returnsOfViewer(ctx: Context, page: number) {
  const owner = ownerOfViewer(ctx)
  if (isNobody(owner)) return { nodes: [], totalCount: 0, hasNextPage: false }
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listReturns(ctx.db, owner, {
    limit: returnsPageSize,
    offset: (at - 1) * returnsPageSize,
  })
  return { nodes: await viewReturns(ctx, rows), totalCount: total, hasNextPage: at * returnsPageSize < total }
}

/**
 * Returns one return with the fields that its shopper reads, or an employee (`reader`): employees read the
 * prices of a gift, its receiver doesn't. Checks no ownership.
 */
export async function viewReturn(
  ctx: Context,
  row: ReturnRow,
  reader: Reader = 'shopper',
): Promise<ReturnView> {
  const [view] = await viewReturns(ctx, [row], reader)
  if (!view) throw new Error(`returns: ${row.id} has no view`)
  return view
}
