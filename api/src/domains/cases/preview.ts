// What a shopper sees before a case begins: the pieces of an order, and everything that the rules grant for
// them (decisions 0184 and 0210).

import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { isHubKind, kindWords } from '@hemline/rules/cases/kinds.ts'
import { offerTitles, termsOf } from '@hemline/rules/cases/words.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import type { ReturnReasonId } from '@hemline/rules/returns/reasons.ts'
import { type CaseKind, caseDays } from '@hemline/rules/vocabulary/cases.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { readerDates } from '../identity/identity.ts'
import { findOrder, isTheirs, type OrderRow, ownerOfViewer } from '../orders/orders.ts'
import { quoteReturn } from '../returns/returns.ts'
import { countCases, listCasePieces } from './cases.db.ts'
import { type PieceDifference, toldDifferences } from './differences.ts'
import { grantedFor, type OfferView, offersOf, refusalOfPiece, refuseCase } from './grants.ts'
import { replacementOffer, replacementsOf } from './replace.ts'

/** Questions about a piece begin elsewhere. */
export const askedAtThePiece = 'Questions about a piece are asked on its page.'

/**
 * Returns an order by id when it is the viewer's; undefined for a missing, malformed or unknown id and for
 * somebody else's order.
 */
export async function ownOrder(
  ctx: Context,
  orderId: string | null | undefined,
): Promise<OrderRow | undefined> {
  if (!orderId || !isUuid(orderId)) return undefined
  const order = await findOrder(ctx.db, orderId)
  return order && isTheirs(ctx, order) ? order : undefined
}

/**
 * Returns the pieces of an order of the viewer, each with the sentence why no case can begin about it (null:
 * one can); empty for a malformed or unknown id and for somebody else's order.
 */
export async function resolutionItems(ctx: Context, orderId: string) {
  const order = await ownOrder(ctx, orderId)
  if (!order) return []
  const pieces = await listCasePieces(ctx.db, order.id)
  const items = await listItemsByNumber(
    ctx.db,
    pieces.map((piece) => piece.item_number),
  )
  return pieces.flatMap((piece) => {
    const item = items.find((one) => one.item_number === piece.item_number)
    if (!item) return []
    const refusal = refusalOfPiece(piece) ?? null
    return [{ lineId: piece.line_id, item, paid: piece.net_cents, shippingId: piece.shipment_id, refusal }]
  })
}

/** What a shopper names of a case before it begins. */
export type CaseWish = {
  orderId?: string | null
  lineIds: readonly string[]
  kind: CaseKind
  /** What differs of pieces that are not as described. */
  differences?: readonly PieceDifference[] | null
}

/** Why a piece goes back, by the kind of its case. */
export const reasonFor: Readonly<Partial<Record<CaseKind, ReturnReasonId>>> = {
  not_as_described: 'not_as_described',
  damaged: 'flaw_not_shown',
  counterfeit: 'not_as_described',
  wrong_piece: 'wrong_piece',
}

export const freeReturn = 'full_refund_with_free_return_shipping'
/**
 * Returns the lines of a return request for the pieces of a case: line id, the return reason that matches the
 * case's kind, and what differs.
 */
export const returnLines = ({ lineIds, kind, differences }: CaseWish) =>
  lineIds.map((lineId) => ({
    lineId,
    reason: reasonFor[kind] ?? 'not_as_described',
    difference:
      kind === 'not_as_described'
        ? (differences?.find((one) => one.lineId === lineId)?.difference ?? null)
        : null,
  }))

/**
 * Returns the free return of the pieces with its money, or the sentence why they can't go back; neither when
 * that way is not open.
 */
async function sendBackOffer(
  ctx: Context,
  wish: CaseWish,
  answer: Date,
): Promise<{ offer?: OfferView; why?: string }> {
  const quote = await quoteReturn(ctx, returnLines(wish), { mistakeDays: caseDays })
  if (quote.__typename !== 'ReturnQuote') return { why: quote.message }
  const choice = quote.choices.find((one) => one.refundType === freeReturn)
  return choice ? { offer: labelOffer(choice, wish.kind, { now: ctx.now(), answer }) } : {}
}

/** Returns the free return of a case's pieces as an offer, with the cents of its choice. */
export const labelOffer = (
  { total, sums, to }: Pick<OfferView, 'total' | 'sums' | 'to'>,
  kind: CaseKind,
  times: { now: Date; answer: Date },
): OfferView => ({
  offer: 'send_back',
  title: offerTitles.send_back,
  terms: termsOf('send_back', kind, times),
  total,
  sums,
  to,
})

type PersonOffer = { now: Date; answer: Date; dates: DateManner }

const personOffer = (kind: CaseKind, times: PersonOffer): OfferView => ({
  offer: 'person',
  title: offerTitles.person,
  terms: termsOf('person', kind, times),
  total: 0,
  sums: [],
  to: [],
})

/**
 * Returns all ways to settle the wished case: money in cents, sending back, a replacement, or an answer by a
 * person, with the time of that answer. Returns CaseRefused for an unknown kind, order or piece. Stores
 * nothing.
 */
export async function resolutionOffers(ctx: Context, wish: CaseWish) {
  const now = ctx.now()
  const dates = await readerDates(ctx)
  if (!isHubKind(wish.kind)) return refuseCase(askedAtThePiece, 'kind')
  if (kindWords(wish.kind).about === 'nothing') {
    const { waiting } = await countCases(ctx.db, ownerOfViewer(ctx), now)
    const answer = answerBy(now, waiting)
    return {
      __typename: 'ResolutionOffers' as const,
      offers: [personOffer(wish.kind, { now, answer, dates })],
      why: null,
      answerBy: answer,
    }
  }
  const order = await ownOrder(ctx, wish.orderId)
  if (!order) return refuseCase('There is no such order among yours.', 'lines')
  const told = await toldDifferences(ctx.db, order.id, { wish, needed: false })
  if (told.__typename === 'CaseRefused') return told
  const granted = await grantedFor(ctx.db, {
    order,
    lineIds: wish.lineIds,
    kind: wish.kind,
    differences: [...told.byLine.values()],
    owner: ownerOfViewer(ctx),
    now,
    dates,
  })
  if (granted.__typename === 'CaseRefused') return granted
  const answer = answerBy(now, granted.waiting)
  const offers = await offersOf(ctx.db, granted, { kind: wish.kind, now, answer, dates })
  const back = granted.grant.mayGoBack ? await sendBackOffer(ctx, wish, answer) : {}
  const found = wish.lineIds.length === 0 ? [] : await replacementsOf(ctx.db, granted, wish)
  const [replacement] = found.filter(({ way }) => way === 'at_once' || back.offer !== undefined)
  return {
    __typename: 'ResolutionOffers' as const,
    offers: [
      ...(back.offer ? [...offers, back.offer].toSorted((a, b) => b.total - a.total) : offers),
      ...(replacement ? [replacementOffer(replacement)] : []),
      personOffer(wish.kind, { now, answer, dates }),
    ],
    why: granted.grant.why ?? back.why ?? null,
    answerBy: answer,
  }
}
