// What may go back in the mocks, and the money of it: the API's own rules over the mocks' orders.
import { cents } from '@hemline/rules/common/money.ts'
import { type ReturnChoiceView, returnChoices } from '@hemline/rules/returns/choices.ts'
import type { DifferenceInput } from '@hemline/rules/returns/differences.ts'
import { type BoughtPiece, mayReturnAsMistake, refusalOfReturn } from '@hemline/rules/returns/eligibility.ts'
import type { ReturnedOrder } from '@hemline/rules/returns/money.ts'
import { returnReasonOf } from '@hemline/rules/returns/reasons.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import { itemNow, type MockContext, ownerOf, reaches } from '../context.ts'
import type { MockOrder, MockOrderLine } from '../orders.ts'
import type { MockReturn } from '../seed/returns.ts'
import { isReplacedLine, openMockCase } from './case-replacements.ts'
import { ordersOf } from './orders-place.ts'

export type Wish = {
  lineId: string
  reason: string
  difference?: DifferenceInput | null
  note?: string | null
  photoIds?: string[] | null
}
export type Bought = { order: MockOrder; line: MockOrderLine; deliveredAt: string }

const dayMs = 86_400_000
/** Orders that are older than this many days are left out. */
export const shownDays = 44
/** Makes the refusal of a return. */
export const refused = (message: string, field: string | null = null, lineId: string | null = null) => ({
  __typename: 'ReturnRefused' as const,
  message,
  field,
  lineId,
})

/** Returns all returns of this shop. */
export function returnsOf(ctx: MockContext): MockReturn[] {
  ctx.db.state.returns ??= []
  return ctx.db.state.returns
}

/** Returns the viewer's returns. */
export const ownReturns = (ctx: MockContext) =>
  returnsOf(ctx).filter(
    (one) => one.owner === ownerOf(ctx) && one.lines.every((line) => reaches(ctx, line.orderId)),
  )

/** Returns the pieces that somebody bought and that arrived within 44 days, the newest order first. */
export function boughtBy(ctx: MockContext, owner: string = ownerOf(ctx)): Bought[] {
  return ordersOf(ctx)
    .filter((order) => order.owner === owner && reaches(ctx, order.id))
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
    .flatMap((order) =>
      order.lines.flatMap((line) => {
        const { deliveredAt = null } = order.shipments.find((one) => one.id === line.shipmentId) ?? {}
        const isRecent =
          deliveredAt !== null && Date.parse(deliveredAt) > ctx.now.getTime() - shownDays * dayMs
        return line.kind === 'item' && line.canceledAt === null && isRecent
          ? [{ order, line, deliveredAt }]
          : []
      }),
    )
}

/** Returns the piece of an order line. */
export const itemOf = (ctx: MockContext, line: MockOrderLine) => itemNow(ctx, line.itemNumber ?? 0)

/** Returns the facts of a bought piece that decide whether it may go back. */
export function factsOf(
  ctx: MockContext,
  { order, line, deliveredAt }: Bought,
  exceptReturn: string | null,
): BoughtPiece {
  const item = itemOf(ctx, line)
  const mine = returnsOf(ctx)
    .filter((one) => one.id !== exceptReturn && one.status !== 'canceled')
    .flatMap((one) => one.lines.filter((each) => each.lineId === line.id))
  return {
    kind: 'item',
    finalSale: item?.final_sale ?? false,
    source: item?.source ?? 'own',
    categories: item?.category_tags ?? [],
    deliveredAt: new Date(deliveredAt),
    canceled: false,
    refunded: false,
    returning: mine.some((one) => one.outcome !== 'refused'),
    wasRefusedBefore: mine.some((one) => one.outcome === 'refused'),
    isReplacement: order.replacesCase !== undefined,
    isReplaced: isReplacedLine(ctx, line.id),
    openCase: openMockCase(ctx, line.id),
  }
}

/** Returns why a bought piece can't go back, as a sentence; undefined when it can. */
export function refusalOf(ctx: MockContext, bought: Bought, exceptReturn: string | null): string | undefined {
  const waits = returnsOf(ctx).some(
    (one) =>
      one.id !== exceptReturn &&
      !one.isGift &&
      one.status === 'initiated' &&
      one.lines.some((line) => line.orderId === bought.order.id),
  )
  return (
    refusalOfReturn(factsOf(ctx, bought, exceptReturn), ctx.now) ??
    (waits ? 'A return of this order waits for its parcel. Change that return to add the piece.' : undefined)
  )
}

/** Whether a return of the viewer would be the first one. */
export const isFirst = (ctx: MockContext, exceptReturn: string | null) =>
  ctx.user !== null && !ownReturns(ctx).some((one) => one.status !== 'canceled' && one.id !== exceptReturn)

/** Pieces that may go back, and each way to be paid back. */
export type Checked = { bought: Bought[]; choices: ReturnChoiceView[] }

/** Checks pieces for a return; returns each way to be paid back with its money, or the refusal. */
export function checkMockReturn(
  ctx: MockContext,
  wishes: readonly Wish[],
  returnId: string | null,
): Checked | ReturnType<typeof refused> {
  if (wishes.length === 0) return refused('Choose a piece to send back.', 'lines')
  const all = boughtBy(ctx)
  const bought: Bought[] = []
  for (const { lineId, reason } of wishes) {
    const one = all.find(({ line }) => line.id === lineId)
    const why = returnReasonOf(reason)
    if (!one) return refused('There is no such piece among your orders.', 'lines', lineId)
    if (!why)
      return refused('One reason, please. It helps us describe the next one better.', 'reason', lineId)
    const refusal = refusalOf(ctx, one, returnId)
    const forgiven = why.isOurMistake && mayReturnAsMistake(factsOf(ctx, one, returnId), ctx.now)
    if (refusal && !forgiven) return refused(refusal, 'lines', lineId)
    bought.push(one)
  }
  const orders = [...Map.groupBy(bought, ({ order }) => order)].map(([order, theirs]): ReturnedOrder => {
    const sum = order.lines.reduce((all, line) => all + line.net, 0)
    const paid = order.totals.total
    return {
      orderId: order.id,
      country: order.shipTo?.country ?? homeCountry,
      paid: { orderId: order.id, drops: [], giftCards: [], charged: cents(paid) },
      earned: {
        orderId: order.id,
        sales: cents(sum),
        delivery: cents(order.totals.shipping),
        feeIncome: cents(order.totals.fees),
        feesPayable: cents(0),
        tax: cents(order.totals.tax),
        duty: cents(order.totals.duty),
        giftCards: [],
      },
      promotionLost: cents(0),
      promoCode: order.totals.promoCode,
      isAll: theirs.length === order.lines.length,
      ownFees: cents(order.totals.fees),
      lines: theirs.map(({ line }) => ({
        lineId: line.id,
        net: cents(line.net),
        tax: cents(line.tax),
        duty: cents(line.duty),
        isOurMistake:
          returnReasonOf(wishes.find((one) => one.lineId === line.id)?.reason ?? '')?.isOurMistake ?? false,
      })),
    }
  })
  const existing = returnsOf(ctx).find((one) => one.id === returnId)
  const choices = returnChoices(
    orders,
    {
      hasAccount: ctx.user !== null,
      restockingWaived: existing?.restockingWaived ?? isFirst(ctx, returnId),
      paysAtFirstScan: true,
      source: 'own',
    },
    (orderId) => ({
      card: ordersOf(ctx).find((one) => one.id === orderId)?.paidWith ?? '',
      giftCards: new Map(),
    }),
  )
  return { bought, choices }
}
