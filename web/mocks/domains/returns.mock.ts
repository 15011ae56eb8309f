// Returns in the mocks: the API's own rules over the mocks' orders (decision 0183).

import { returnLabelFrom } from '@hemline/rules/countries/countries.ts'
import { dropOffPlacesIn } from '@hemline/rules/fulfillment/drop-off-places.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import type { Difference } from '@hemline/rules/returns/differences.ts'
import { giftCardsAreFinal, returnUntil } from '@hemline/rules/returns/eligibility.ts'
import { lateTerms } from '@hemline/rules/returns/late.ts'
import { returnReasons } from '@hemline/rules/returns/reasons.ts'
import { waiverWords } from '@hemline/rules/returns/waiver.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import {
  dropOffDays,
  type ReturnRefundType,
  restockingFee,
  returnsPageSize,
} from '@hemline/rules/vocabulary/returns.ts'
import { countryOfViewer, type MockContext, ownerOf, reaches } from '../context.ts'
import { nextId } from '../db.ts'
import { keyed } from '../guests.ts'
import { giveMockPhotos } from '../photo-uses.ts'
import type { MockReturn, MockReturnLine } from '../seed/returns.ts'
import { readMockTold } from './differences.ts'
import { ordersOf } from './orders-place.ts'
import {
  type Bought,
  boughtBy,
  type Checked,
  checkMockReturn,
  isFirst,
  itemOf,
  ownReturns,
  refusalOf,
  refused,
  returnsOf,
  shownDays,
  type Wish,
} from './returns-check.ts'
import { returnFields } from './returns-view.ts'

/** The gift cards of the named order, or of all orders of the last weeks. */
const cardsThatStay = (ctx: MockContext, orderId: string | null) =>
  ordersOf(ctx)
    .filter((order) => order.owner === ownerOf(ctx) && reaches(ctx, order.id))
    .filter(({ id, placedAt }) =>
      orderId === null ? Date.parse(placedAt) > ctx.now.getTime() - shownDays * dayMs : id === orderId,
    )
    .flatMap(({ id, lines }) =>
      lines
        .filter((line) => line.kind === 'gift_card' && line.canceledAt === null)
        .map((line) => ({
          lineId: line.id,
          orderLabel: orderLabel(id),
          amount: line.price,
          refusal: giftCardsAreFinal,
        })),
    )

function setup(
  ctx: MockContext,
  { orderId, returnId }: { orderId?: string | null; returnId?: string | null },
) {
  const pieces = boughtBy(ctx).map((bought) => {
    const { order, line, deliveredAt } = bought
    const item = itemOf(ctx, line)
    return {
      lineId: line.id,
      orderId: order.id,
      orderLabel: orderLabel(order.id),
      item,
      paid: line.net,
      tax: line.tax,
      promoCode: line.discount > 0 ? order.totals.promoCode : null,
      deliveredAt,
      until: returnUntil(new Date(deliveredAt)).toISOString(),
      refusal: refusalOf(ctx, bought, returnId ?? null) ?? null,
      sender: item?.source ?? 'own',
      senderName: 'Hemline',
    }
  })
  const rank = (piece: (typeof pieces)[number]) =>
    (piece.refusal === null ? 0 : 2) + (piece.orderId === orderId ? 0 : 1)
  const waived = isFirst(ctx, returnId ?? null)
  return {
    pieces: pieces.toSorted((a, b) => rank(a) - rank(b)),
    giftCards: cardsThatStay(ctx, orderId ?? null),
    reasons: returnReasons,
    restockingFee: waived ? 0 : restockingFee,
    waivedBecause: waived ? waiverWords.first : null,
    labelFee: returnLabelFrom(countryOfViewer(ctx)),
    dropOffDays,
    lateTerms: lateTerms(ctx.user !== null),
    paysAtFirstScan: true,
  }
}

const pad = (n: number) => n.toString(16).padStart(12, '0')
const dayMs = 86_400_000
type Wanted = { lines: Wish[]; refundType: ReturnRefundType; total: number }

/** Reads what differs of the pieces of a return; refuses what can't be kept. */
export function toldOf(
  ctx: MockContext,
  bought: readonly Bought[],
  { wishes, asked }: { wishes: readonly Wish[]; asked: 'needed' | 'given' },
) {
  const told = bought.flatMap(({ line }) => {
    const wish = wishes.find((one) => one.lineId === line.id)
    return wish ? [{ ...wish, itemNumber: line.itemNumber }] : []
  })
  const read = readMockTold(ctx, told, { of: 'return', asked })
  return 'problem' in read ? refused(read.problem, 'difference', read.lineId) : read.byLine
}

/** Returns the lines of a return from the bought pieces and what was said of each. */
export const linesFrom = (
  bought: readonly Bought[],
  wishes: readonly Wish[],
  differs: ReadonlyMap<string, Difference>,
): MockReturnLine[] =>
  bought.map(({ order, line }) => {
    const wish = wishes.find((one) => one.lineId === line.id)
    return {
      lineId: line.id,
      orderId: order.id,
      reason: wish?.reason ?? '',
      difference: differs.get(line.id) ?? null,
      note: wish?.note ?? null,
      photoIds: wish?.photoIds ?? [],
      outcomePhotoIds: [],
      outcome: null,
      outcomeReason: null,
      offered: null,
      answered: null,
      relistedAs: null,
    }
  })

function chosen(checked: Checked, { refundType, total }: Wanted) {
  const choice = checked.choices.find((one) => one.refundType === refundType)
  if (!choice) return refused('These pieces can’t be paid back in this way.', 'refundType')
  if (choice.total !== total)
    return refused('The sum has changed. Please look at it again before you go on.', 'refundType')
  return choice
}

/** Gives the photos of a form to its return; returns why they are refused. */
function givePhotos(
  ctx: MockContext,
  useId: string,
  lines: readonly { photoIds?: readonly string[] | null }[],
) {
  const ids = lines.flatMap((line) => line.photoIds ?? [])
  const refusal = giveMockPhotos(ctx, ids, { use: 'return', useId })
  return refusal === undefined ? undefined : refused(refusal, 'photoIds')
}

/** Answers with a return. */
export const payload = (made: MockReturn) => ({ __typename: 'ReturnPayload', return: made })

type Fresh = Pick<
  MockReturn,
  'refundType' | 'restockingWaived' | 'total' | 'sums' | 'to' | 'lines' | 'formKey' | 'isGift'
>

/** Stores a new return of the viewer, and answers it; refuses photos that can't be given to it. */
export function storeReturn(ctx: MockContext, fresh: Fresh) {
  const n = nextId(ctx.db)
  const id = `0193cc10-0000-7000-8000-${pad(0x50000 + n)}`
  const noPhotos = givePhotos(ctx, id, fresh.lines)
  if (noPhotos) return noPhotos
  const made: MockReturn = {
    id,
    number: 41_000 + n,
    owner: ownerOf(ctx),
    byGuest: ctx.guestOf !== undefined,
    status: 'initiated',
    ...fresh,
    pickUp: null,
    createdAt: ctx.now.toISOString(),
    dropOffBy: new Date(ctx.now.getTime() + dropOffDays * dayMs).toISOString(),
    firstScanAt: null,
    receivedAt: null,
    processedAt: null,
    paidAt: null,
    canceledAt: null,
  }
  returnsOf(ctx).unshift(made)
  return payload(made)
}

/** Makes a return of the viewer's pieces in the mock; returns it, or a refusal or a request to log in. */
export function createMockReturn(
  ctx: MockContext,
  input: Wanted & { key: string; differences?: 'needed' | 'given' },
) {
  if (ctx.user === null && ctx.jar.visitorId === null && !ctx.guestOf)
    return { __typename: 'SignInRequired', message: 'Please log in to send pieces back.' }
  if (!isFormKey(input.key)) return refused('Please load the page again.')
  const before = ownReturns(ctx).find((one) => one.formKey === input.key)
  if (before) return payload(before)
  const checked = checkMockReturn(ctx, input.lines, null)
  if ('__typename' in checked) return checked
  const choice = chosen(checked, input)
  if ('__typename' in choice) return choice
  const asked = input.differences ?? 'needed'
  const differs = toldOf(ctx, checked.bought, { wishes: input.lines, asked })
  if ('__typename' in differs) return differs
  return storeReturn(ctx, {
    refundType: input.refundType,
    restockingWaived: isFirst(ctx, null),
    total: choice.total,
    sums: choice.sums,
    to: choice.to,
    lines: linesFrom(checked.bought, input.lines, differs),
    formKey: input.key,
  })
}

const unknown = refused('There is no such return.')
const travels = refused('Your parcel is on its way, so this return can’t be changed any more.')

/** Finds the viewer's own return that may still be changed, or the refusal. */
export function changeable(ctx: MockContext, id: string): MockReturn | ReturnType<typeof refused> {
  const made = ownReturns(ctx).find((one) => one.id === id)
  if (!made) return unknown
  return made.status === 'initiated' ? made : travels
}

function edit(ctx: MockContext, input: Wanted & { id: string }) {
  const made = changeable(ctx, input.id)
  if ('__typename' in made) return made
  const checked = checkMockReturn(ctx, input.lines, made.id)
  if ('__typename' in checked) return checked
  const choice = chosen(checked, input)
  if ('__typename' in choice) return choice
  const differs = toldOf(ctx, checked.bought, { wishes: input.lines, asked: 'needed' })
  if ('__typename' in differs) return differs
  const noPhotos = givePhotos(ctx, made.id, input.lines)
  if (noPhotos) return noPhotos
  const { refundType } = input
  const { total, sums, to } = choice
  // Who posts the parcel has no carrier of ours.
  if (refundType === 'full_refund') made.pickUp = null
  const lines = linesFrom(checked.bought, input.lines, differs)
  Object.assign(made, { refundType, total, sums, to, lines })
  return payload(made)
}

function cancel(ctx: MockContext, id: string) {
  const made = ownReturns(ctx).find((one) => one.id === id)
  if (made?.status === 'canceled') return payload(made)
  const open = changeable(ctx, id)
  if ('__typename' in open) return open
  Object.assign(open, { status: 'canceled', pickUp: null, canceledAt: ctx.now.toISOString() })
  return payload(open)
}

function answerOffer(ctx: MockContext, asked: { returnId: string; lineId: string; accepts: boolean }) {
  const made = ownReturns(ctx).find((one) => one.id === asked.returnId)
  const line = made?.lines.find((one) => one.lineId === asked.lineId && one.offered !== null)
  if (!made || !line) return refused('There is nothing to answer here.')
  if (line.answered === null) {
    line.answered = asked.accepts
    if (!asked.accepts) line.outcome = 'refused'
    const at = ctx.now.toISOString()
    const total = asked.accepts ? (line.offered ?? 0) : 0
    Object.assign(made, { status: 'completed', processedAt: at, paidAt: total > 0 ? at : null, total })
  }
  return payload(made)
}

/** The setup of somebody whose key opens nothing. */
const noSetup = {
  pieces: [],
  giftCards: [],
  reasons: returnReasons,
  restockingFee,
  waivedBecause: null,
  labelFee: returnLabelFrom(homeCountry),
  dropOffDays,
  lateTerms: lateTerms(false),
  paysAtFirstScan: false,
}

/** The mocks' resolvers of returns, for shoppers. */
export const returnsMocks = {
  Query: {
    orderReturnsSetup: keyed(
      () => noSetup,
      (asked: { orderId?: string | null; returnId?: string | null }, ctx) => setup(ctx, asked),
    ),
    returnQuote: keyed(refused, (asked: { lines: Wish[]; returnId?: string | null }, ctx) => {
      const checked = checkMockReturn(ctx, asked.lines, asked.returnId ?? null)
      return '__typename' in checked ? checked : { __typename: 'ReturnQuote', choices: checked.choices }
    }),
    returns: keyed(
      () => ({ nodes: [], totalCount: 0, hasNextPage: false }),
      ({ page }: { page: number }, ctx) => {
        const all = ownReturns(ctx).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        const end = Math.max(1, page) * returnsPageSize
        return {
          nodes: all.slice(end - returnsPageSize, end),
          totalCount: all.length,
          hasNextPage: all.length > end,
        }
      },
    ),
    return: keyed(
      () => null,
      ({ id }: { id: string }, ctx) => ownReturns(ctx).find((one) => one.id === id) ?? null,
    ),
    dropOffPlaces: keyed(
      () => [],
      ({ returnId }: { returnId: string }, ctx) => {
        const made = ownReturns(ctx).find((one) => one.id === returnId)
        const order = ordersOf(ctx).find((one) => one.id === made?.lines[0]?.orderId)
        return made && made.refundType !== 'full_refund' && order?.shipTo ? dropOffPlacesIn(order.shipTo) : []
      },
    ),
  },
  Mutation: {
    createReturn: keyed(refused, ({ input }: { input: Wanted & { key: string } }, ctx) =>
      createMockReturn(ctx, input),
    ),
    editReturn: keyed(refused, ({ input }: { input: Wanted & { id: string } }, ctx) => edit(ctx, input)),
    cancelReturn: keyed(refused, ({ id }: { id: string }, ctx) => cancel(ctx, id)),
    answerReturnOffer: keyed(refused, (asked: { returnId: string; lineId: string; accepts: boolean }, ctx) =>
      answerOffer(ctx, asked),
    ),
  },
  Return: returnFields,
  User: {
    showWaiveRestockingFeeModal: (_: unknown, __: unknown, ctx: MockContext) => isFirst(ctx, null),
  },
}
