// What the rules grant for pieces of an order, gathered from the order as it stands, and shown as ways to
// choose.

import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { grantOfOrder, mayBeWithoutPiece, refusalOfCase } from '@hemline/rules/cases/eligibility.ts'
import { type CaseGrant, type CaseMoney, grantFor } from '@hemline/rules/cases/offers.ts'
import { offerTitles, termsOf } from '@hemline/rules/cases/words.ts'
import { add, type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { backOf } from '@hemline/rules/payment/refunds.ts'
import { backRows } from '@hemline/rules/returns/choices.ts'
import type { Difference } from '@hemline/rules/returns/differences.ts'
import type { MoneyRow } from '@hemline/rules/returns/money.ts'
import type { CaseKind, CaseOffer } from '@hemline/rules/vocabulary/cases.ts'
import type { DbOrTx } from '../../platform/db.ts'
import type { OrderOwner, OrderRow } from '../orders/orders.ts'
import { tenderNamesOf } from '../returns/returns.ts'
import { type CasePieceRow, countCases, listCasePieces } from './cases.db.ts'

/** The input can't become a case; `field` names what has to change. */
export type CaseRefused = { __typename: 'CaseRefused'; message: string; field: string | null }

/** Returns the refusal of a case with its message, and the field that the message is about (null: none). */
export const refuseCase = (message: string, field: string | null = null): CaseRefused => ({
  __typename: 'CaseRefused',
  message,
  field,
})

/** A way to settle a case as its shopper reads it. */
export type OfferView = {
  offer: CaseOffer
  title: string
  terms: string
  total: number
  sums: MoneyRow[]
  to: MoneyRow[]
  /** The piece of a replacement. */
  item?: ItemRow
}

/** An order's grant for some of its pieces. */
export type Granted = {
  __typename: 'Granted'
  order: OrderRow
  pieces: readonly CasePieceRow[]
  grant: CaseGrant
  waiting: number
}

const facts = (piece: CasePieceRow) => ({
  kind: piece.kind,
  isReplacement: piece.is_replacement,
  canceled: piece.canceled,
  refunded: piece.refunded,
  returning: piece.returning,
  inCase: piece.in_case,
})

/** Returns the sentence why no case can begin about a piece of an order; undefined when one can. */
export const refusalOfPiece = (piece: CasePieceRow): string | undefined => refusalOfCase(facts(piece))

type Asked = {
  order: OrderRow
  lineIds: readonly string[]
  kind: CaseKind
  owner: OrderOwner
  now: Date
  /** What the shopper tells of pieces that are not as described. */
  differences?: readonly Difference[]
  /** The manner in which the shopper reads days. */
  dates?: DateManner | undefined
  /** The pieces are in this open case already. */
  ofCase?: boolean
  /** An employee decides, or a promised sum is paid. */
  byPerson?: boolean
  /** The pieces may be on their way back: another one was to come in their place. */
  evenReturning?: boolean
}

/**
 * Returns what the rules grant for pieces of an order: the ways to settle (refund, credit and so on) with
 * their cents. Without a piece a person decides, where the order as a whole may be meant. Returns CaseRefused
 * for no piece in all other cases, a piece named twice, not in the order, in another case or not arrived.
 */
export async function grantedFor(db: DbOrTx, asked: Asked): Promise<Granted | CaseRefused> {
  const { order, lineIds, kind, owner, now, ofCase = false, byPerson = false } = asked
  const { evenReturning = false } = asked
  if (new Set(lineIds).size < lineIds.length) return refuseCase('A piece is named twice.', 'lines')
  const all = await listCasePieces(db, order.id)
  if (lineIds.length === 0) {
    const refusals = all.map((piece) => refusalOfPiece(piece) ?? null)
    if (byPerson || !mayBeWithoutPiece(kind, refusals)) return refuseCase('Choose the piece first.', 'lines')
    const { waiting } = await countCases(db, owner, now)
    return { __typename: 'Granted', order, pieces: [], grant: grantOfOrder, waiting }
  }
  const pieces = all.filter((piece) => lineIds.includes(piece.line_id))
  if (pieces.length < lineIds.length) return refuseCase('There is no such piece in this order.', 'lines')
  for (const piece of pieces) {
    const refusal = refusalOfCase({
      ...facts(piece),
      inCase: piece.in_case && !ofCase,
      returning: piece.returning && !evenReturning,
    })
    if (refusal) return refuseCase(refusal, 'lines')
  }
  const { waiting, settled } = await countCases(db, owner, now)
  const arrived = pieces.map((piece) => piece.delivered_at)
  const first = pieces.every((piece) => piece.delivered_at !== null) ? (arrived[0] ?? null) : null
  if (first === null && kind !== 'not_delivered' && kind !== 'charged_wrongly')
    return refuseCase('This piece hasn’t arrived yet. Choose “The parcel didn’t come”.', 'kind')
  const promised = pieces
    .flatMap((piece) => piece.promised_by ?? [])
    .toSorted()
    .at(-1)
  // Also a piece that was paid for in part, or goes back, came with the delivery.
  const sent = all.filter((piece) => piece.kind === 'item' && !piece.canceled)
  const charged = order.captured_at !== null
  const grant = grantFor({
    kind,
    pieces: pieces.map((piece) => ({
      lineId: piece.line_id,
      net: cents(piece.net_cents),
      tax: cents(piece.tax_cents),
      duty: cents(piece.duty_cents),
    })),
    paid: order.paid,
    earned: order.earned,
    ownFees: cents(Math.min(order.earned.feeIncome, order.totals.circularityFeeAmount ?? 0)),
    isAll: sent.every((piece) => lineIds.includes(piece.line_id)),
    delivery: deliveryOf(sent, lineIds),
    hasAccount: owner.userId !== null,
    deliveredAt: first,
    promisedBy: charged && promised !== undefined ? new Date(`${promised}T23:59:59Z`) : null,
    isLost: charged && pieces.every((piece) => piece.shipment_status === 'lost'),
    settledBefore: settled,
    isReplaced: pieces.some((piece) => piece.is_replaced),
    byPerson,
    differences: asked.differences,
    now,
    dates: asked.dates,
  })
  return { __typename: 'Granted', order, pieces, grant, waiting }
}

/** Returns what the delivery of those parcels cost, in cents, of which every piece is named. */
function deliveryOf(sent: readonly CasePieceRow[], lineIds: readonly string[]): Cents {
  const parcels = Map.groupBy(sent, (piece) => piece.shipment_id)
  const whole = [...parcels.values()].filter((pieces) =>
    pieces.every((piece) => lineIds.includes(piece.line_id)),
  )
  return add(zero, ...whole.map(([piece]) => cents(piece?.shipment_price ?? 0)))
}

const moneyOf = (grant: CaseGrant, offer: CaseOffer): CaseMoney | null => {
  if (offer === 'keep_part') return grant.keepPart
  if (offer === 'refund') return grant.refund
  if (offer === 'credit') return grant.credit
  return offer === 'carrier_claim' ? grant.claim : null
}

/**
 * Returns the cents of one way to settle a case, refund or credit for example; undefined when the rules don't
 * grant this way.
 */
export function grantedMoney(grant: CaseGrant, offer: CaseOffer): CaseMoney | undefined {
  return moneyOf(grant, offer) ?? undefined
}

/**
 * Returns the means of payment that get a case's money back, each with a label and cents: "Shop credit" for
 * credit, else the means by which the order was paid. Empty for a sum of zero.
 */
export async function targetsOf(
  db: DbOrTx,
  order: OrderRow,
  { offer, money }: { offer: CaseOffer; money: CaseMoney },
): Promise<MoneyRow[]> {
  if (money.total === 0) return []
  if (offer === 'credit') return [{ key: 'credit', label: 'Shop credit', amount: money.total }]
  const names = await tenderNamesOf(db, [order])
  return backRows(backOf(order.paid, money.total), names(order.id))
}

const moneyOffers = ['refund', 'credit', 'keep_part', 'carrier_claim'] as const

/**
 * Returns the granted ways to settle a case that pay money, the largest sum first, each with title, terms,
 * sums in cents and the means of payment that get them.
 */
export async function offersOf(
  db: DbOrTx,
  { order, grant }: Granted,
  { kind, ...terms }: { kind: CaseKind; now: Date; answer: Date; dates?: DateManner | undefined },
): Promise<OfferView[]> {
  const offers: OfferView[] = []
  for (const offer of moneyOffers) {
    const money = grantedMoney(grant, offer)
    if (!money || money.total <= 0) continue
    const to = await targetsOf(db, order, { offer, money })
    offers.push({
      offer,
      title: offerTitles[offer],
      terms: termsOf(offer, kind, { ...terms, to }),
      total: money.total,
      sums: [...money.sums],
      to,
    })
  }
  return offers.toSorted((a, b) => b.total - a.total)
}
