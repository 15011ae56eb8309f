// What the mocks' shoppers read of a return, calculated by the API's own rules.

import { dollars } from '@hemline/rules/common/dollars.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { refundTitles } from '@hemline/rules/returns/choices.ts'
import { giftSum } from '@hemline/rules/returns/gifts.ts'
import { lateTerms, paysLostOn } from '@hemline/rules/returns/late.ts'
import {
  canChangePickUp,
  pickUpBounds,
  pickUpDaysOf,
  pickUpWords,
  windowWords,
} from '@hemline/rules/returns/pick-up.ts'
import { returnReasonOf } from '@hemline/rules/returns/reasons.ts'
import {
  goesToBank,
  headlineOf,
  outcomeLabelOf,
  returnStatusLabels,
  stepsOf,
} from '@hemline/rules/returns/states.ts'
import { itemNow, type MockContext, ownerOf } from '../context.ts'
import { readerDates } from '../reader-dates.ts'
import type { MockReturn, MockReturnLine } from '../seed/returns.ts'
import { ordersOf } from './orders-place.ts'

const orderOf = (ctx: MockContext, made: MockReturn) =>
  ordersOf(ctx).find((one) => one.id === made.lines[0]?.orderId)

/** Returns the address from which a return's parcel leaves; null for an order that was not sent. */
export const doorOf = (ctx: MockContext, made: MockReturn) => orderOf(ctx, made)?.shipTo ?? null

/** Returns the facts of a return from which `pickUpDaysOf` finds the days of a pick-up. */
export const fetchedFrom = (ctx: MockContext, made: MockReturn) => ({
  status: made.status,
  tracking_code: made.refundType === 'full_refund' ? null : trackingOf(made),
  ship_from: doorOf(ctx, made),
  drop_off_by: new Date(made.dropOffBy),
})

function pickUpView(ctx: MockContext, made: MockReturn) {
  const door = doorOf(ctx, made)
  const { pickUp } = made
  if (!pickUp || !door) return null
  const bounds = pickUpBounds(pickUp.day, pickUp.window, door)
  const told = {
    carrier: 'UPS',
    address: `${door.line1}, ${door.city}`,
    dropOffBy: new Date(made.dropOffBy),
  }
  return {
    ...pickUp,
    windowLabel: windowWords(pickUp.window),
    address: told.address,
    words: pickUpWords(pickUp, told, readerDates(ctx)),
    canChange:
      made.status === 'initiated' && canChangePickUp({ status: pickUp.status, from: bounds.from }, ctx.now),
  }
}

/** The tracking number of a return's label. */
export const trackingOf = (made: MockReturn) => `1Z999AA1098765${String(made.number).padStart(4, '0')}`

const date = (iso: string | null) => (iso === null ? null : new Date(iso))

/** Returns a return's calculated fields. */
function view(ctx: MockContext, made: MockReturn) {
  const byPost = made.refundType === 'full_refund'
  const hasLabel = made.status === 'initiated' && !byPost
  const hasAccount = made.owner.startsWith('user:') && made.byGuest !== true
  const facts = {
    status: made.status,
    refundType: made.refundType,
    sum: made.isGift && made.paidAt === null ? giftSum : dollars(made.total),
    pieces: made.lines.length,
    createdAt: new Date(made.createdAt),
    dropOffBy: new Date(made.dropOffBy),
    firstScanAt: date(made.firstScanAt),
    receivedAt: date(made.receivedAt),
    processedAt: date(made.processedAt),
    paidAt: date(made.paidAt),
    completedAt: null,
    canceledAt: date(made.canceledAt),
    carrierName: byPost ? null : 'UPS',
    goesToBank: goesToBank(made.to),
    isForReplacement: false,
    isOfBox: false,
    because: null,
    hasSpareLabel: false,
    hasAccount,
    paysLostOn: paysLostOn({ status: made.status, firstScanAt: date(made.firstScanAt) }, ctx.now),
    pickUp: made.pickUp,
    hasOffer: made.lines.some((line) => line.offered !== null && line.answered === null),
  }
  return {
    code: `R ${made.number}`,
    statusLabel: returnStatusLabels[made.status],
    ...headlineOf(facts, readerDates(ctx)),
    steps: stepsOf(facts, readerDates(ctx)),
    refundTitle: refundTitles[made.refundType],
    lateTerms: lateTerms(hasAccount),
    isGift: made.isGift ?? false,
    canEdit: made.status === 'initiated' && !made.isGift,
    labelUrl: hasLabel ? `/api/v1.0/returns/label?return=${made.id}` : null,
    counterCode: hasLabel ? `HEMLINE RETURN ${made.number} ${trackingOf(made)}` : null,
    carrierName: byPost ? null : 'UPS',
    trackingCode: byPost ? null : trackingOf(made),
    senderName: 'Hemline',
    pickUp: pickUpView(ctx, made),
    pickUpDays: hasLabel ? pickUpDaysOf(fetchedFrom(ctx, made), ctx.now) : [],
    pieces: made.lines.map((line) => ({
      ...pieceView(ctx, line),
      ...(made.isGift && made.owner === ownerOf(ctx) ? { amount: null } : {}),
    })),
  }
}

function pieceView(ctx: MockContext, line: MockReturnLine) {
  const order = ordersOf(ctx).find((one) => one.id === line.orderId)
  const bought = order?.lines.find((one) => one.id === line.lineId)
  const paid = bought ? bought.net + bought.tax : 0
  const waits = line.offered !== null && line.answered === null
  return {
    lineId: line.lineId,
    orderId: line.orderId,
    orderLabel: orderLabel(line.orderId),
    item: bought && itemNow(ctx, bought.itemNumber ?? 0),
    reason: line.reason,
    reasonLabel: returnReasonOf(line.reason)?.label ?? line.reason,
    difference: line.difference,
    note: line.note,
    photoIds: line.photoIds,
    amount: line.answered === true && line.offered !== null ? line.offered : paid,
    outcome: line.outcome,
    outcomeLabel: line.outcome && outcomeLabelOf(line.outcome, waits),
    outcomeReason: line.outcomeReason,
    outcomePhotoIds: line.outcomePhotoIds,
    offered: waits ? line.offered : null,
  }
}

type ViewField = keyof ReturnType<typeof view>
const viewFields: readonly ViewField[] = [
  'code',
  'statusLabel',
  'headline',
  'detail',
  'steps',
  'refundTitle',
  'lateTerms',
  'isGift',
  'canEdit',
  'labelUrl',
  'counterCode',
  'carrierName',
  'trackingCode',
  'senderName',
  'pickUp',
  'pickUpDays',
  'pieces',
]

/** The mocks' resolvers of a return's calculated fields. */
export const returnFields = Object.fromEntries(
  viewFields.map((name) => [name, (made: MockReturn, _: unknown, ctx: MockContext) => view(ctx, made)[name]]),
)
