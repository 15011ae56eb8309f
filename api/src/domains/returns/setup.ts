// long-file: the preview and its facts, with a comment on each refusal
// What may go back, and the exact money of each way to be paid back (specification §7, orderReturnsSetup;
// decision 0183).

import { cents, zero } from '@hemline/rules/common/money.ts'
import { returnLabelFrom } from '@hemline/rules/countries/countries.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { type Returner, returnChoices } from '@hemline/rules/returns/choices.ts'
import type { Difference, DifferenceInput } from '@hemline/rules/returns/differences.ts'
import {
  mayReturnAsMistake,
  refusalOfReturn,
  returnableFirst,
  returnUntil,
} from '@hemline/rules/returns/eligibility.ts'
import { refusalOfGift } from '@hemline/rules/returns/gifts.ts'
import { lateTerms } from '@hemline/rules/returns/late.ts'
import type { ReturnedLine, ReturnedOrder } from '@hemline/rules/returns/money.ts'
import { returnReasonOf, returnReasons } from '@hemline/rules/returns/reasons.ts'
import { type Waiver, waiverOf, waiverWords } from '@hemline/rules/returns/waiver.ts'
import { caseDays } from '@hemline/rules/vocabulary/cases.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import {
  dropOffDays,
  restockingFee,
  returnNoteMax,
  returnPhotosMax,
  returnPiecesMax,
} from '@hemline/rules/vocabulary/returns.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import {
  findOrder,
  isNobody,
  lockOrder,
  type OrderOwner,
  type OrderRow,
  ownerOfViewer,
} from '../orders/orders.ts'
import { giftCardsThatStay } from './bought-cards.ts'
import { type DifferencesAsked, differencesOf } from './differences.ts'
import { ownsReturn } from './owns.ts'
import {
  type BoughtRow,
  findReturn,
  findReturnRecord,
  listBought,
  noReturnRecord,
  type ReturnRecord,
  type ReturnRow,
} from './returns.db.ts'
import { returnedOrder, tenderNames } from './standing.ts'

const dayMs = 86_400_000
/** Pieces that arrived longer ago than this are shown only on their order's own page of returns. */
const shownDays = deliveryReturnDays + 30

/** A piece that the shopper wants to send back, as the form has it. */
export type WishedLine = {
  lineId: string
  reason: string
  difference?: DifferenceInput | null
  note?: string | null
  photoIds?: readonly string[] | null
}

/** The return can't be made or changed; `field` and `lineId` name the input to change. */
export type ReturnRefused = {
  __typename: 'ReturnRefused'
  message: string
  field: string | null
  lineId: string | null
}

/** Returns a ReturnRefused; `field`: lines, reason or refundType (null: none). */
export const refuseReturn = (
  message: string,
  at: { field?: string; lineId?: string } = {},
): ReturnRefused => ({
  __typename: 'ReturnRefused',
  message,
  field: at.field ?? null,
  lineId: at.lineId ?? null,
})

const factsOf = (row: BoughtRow) => ({
  kind: row.kind,
  finalSale: row.final_sale,
  source: row.source,
  categories: row.category_tags,
  deliveredAt: row.delivered_at,
  canceled: row.canceled_at !== null,
  refunded: row.refunded,
  returning: row.returning,
  wasRefusedBefore: row.refused_before,
  isReplacement: row.is_replacement,
  isReplaced: row.is_replaced,
  openCase: row.open_case,
})

/** Returns why restocking is free for a shopper's next return; null when it isn't, and for visitors. */
const waivedFor = (record: ReturnRecord | undefined): Waiver | null =>
  record ? waiverOf({ ...record, hasReward: record.rewardId !== null }) : null

/**
 * Returns whether shop credit is paid at the first scan: to members with a complete order and no refused
 * piece.
 */
const earnsFirstScan = (record: ReturnRecord): boolean =>
  record.completeOrders > 0 && record.refusedPieces === 0

async function recordOf(
  db: DbOrTx,
  { owner, now, exceptReturn }: { owner: OrderOwner; now: Date; exceptReturn: string | null },
): Promise<ReturnRecord | undefined> {
  return owner.userId === null ? undefined : findReturnRecord(db, owner.userId, now, exceptReturn)
}

/**
 * Returns the viewer's bought pieces with fees and reasons, those that may go back first, then those that may
 * not with the refusal; and the fees (cents). A visitor sees the pieces bought in this browser without an
 * account.
 */
export async function returnsSetup(
  ctx: Context,
  { orderId, returnId }: { orderId: string | null; returnId: string | null },
) {
  const now = ctx.now()
  const owner = ownerOfViewer(ctx)
  const exceptReturn = returnId !== null && isUuid(returnId) ? returnId : null
  const which = {
    owner,
    since: new Date(now.getTime() - shownDays * dayMs),
    orderId: orderId !== null && isUuid(orderId) ? orderId : null,
  }
  const bought = isNobody(owner)
    ? []
    : await listBought(ctx.db, { ...which, lineIds: null, withRest: true, exceptReturn })
  const record = await recordOf(ctx.db, { owner, now, exceptReturn })
  const items = await listItemsByNumber(
    ctx.db,
    bought.map((row) => row.item_number),
  )
  const byNumber = new Map(items.map((item) => [item.item_number, item]))
  const pieces = bought.flatMap((row) => {
    const item = byNumber.get(row.item_number)
    return item ? [{ ...pieceView(row, now), item }] : []
  })
  const waived = waivedFor(record)
  return {
    pieces: returnableFirst(pieces),
    giftCards: isNobody(owner) ? [] : await giftCardsThatStay(ctx.db, which),
    reasons: [...returnReasons],
    restockingFee: waived === null ? restockingFee : zero,
    waivedBecause: waived && waiverWords[waived],
    labelFee: returnLabelFrom(bought[0]?.ship_to?.country ?? homeCountry),
    dropOffDays,
    lateTerms: lateTerms(owner.userId !== null),
    paysAtFirstScan: earnsFirstScan(record ?? noReturnRecord),
  }
}

/**
 * Returns a bought piece as the form of a return shows it: paid sum in cents, end of its window, and why it
 * can't go back (null: it can).
 */
export function pieceView(row: BoughtRow, now: Date) {
  const deliveredAt = row.delivered_at ?? now
  return {
    lineId: row.line_id,
    orderId: row.order_id,
    orderLabel: orderLabel(row.order_id),
    paid: row.net_cents,
    tax: row.tax_cents + row.duty_cents,
    promoCode: row.discount_cents > 0 ? row.promo_code : null,
    deliveredAt,
    until: returnUntil(deliveredAt),
    refusal: refusalOf(row, now) ?? null,
    sender: senderOf(row),
    senderName: senderNameOf(row),
  }
}

/**
 * Returns the key of who gets a piece back: those of the shop go back to one address, whichever of its houses
 * they came from.
 */
const senderOf = (row: BoughtRow): string => (row.source === 'own' ? 'own' : row.group_key)

/** Returns the name of who sent a bought piece: "Hemline", or the partner or member. */
export const senderNameOf = (row: Pick<BoughtRow, 'source' | 'ship_from'>): string =>
  row.source === 'own' ? 'Hemline' : row.ship_from

const refusalOf = (row: BoughtRow, now: Date): string | undefined =>
  refusalOfReturn(factsOf(row), now) ??
  (row.waiting_return === null
    ? undefined
    : 'A return of this order waits for its parcel. Change that return to add the piece.')

/** A return's pieces with their orders, checked: everything from which its money is computed. */
export type CheckedReturn = {
  __typename: 'CheckedReturn'
  bought: readonly BoughtRow[]
  wishes: ReadonlyMap<string, WishedLine>
  /** What differs of the pieces, by line; only of those that are not as described. */
  differences: ReadonlyMap<string, Difference>
  orders: readonly ReturnedOrder[]
  orderRows: readonly OrderRow[]
  /** The reward that pays the restocking fee of a new return; null when none has to. */
  rewardId: string | null
  returner: Returner
}

/** A shopper's wish for a return. */
export type ReturnWish = {
  owner: OrderOwner
  lines: readonly WishedLine[]
  now: Date
  /** The return that is changed: it keeps the terms that it was made with. */
  existing?: Pick<ReturnRow, 'id' | 'restocking_waived' | 'pays_at_first_scan'> | undefined
  /** The open case of the pieces asks for this return. */
  ofCase?: boolean
  /**
   * Days after the delivery in which the shop's mistakes may come back; those of every return when left out.
   */
  mistakeDays?: number | undefined
  /** Whether the form has to say what differs, or may; a question for the money says nothing of it. */
  differences?: DifferencesAsked
  /** The receiver of a gift asks: its order, and who bought it. */
  gift?: { orderId: string; buyer: OrderOwner }
}

/** Returns why photos can't be stored with a piece, as a sentence; undefined when they can. */
export function refusalOfPhotos(photoIds: readonly string[]): string | undefined {
  if (photoIds.length > returnPhotosMax) return `At most ${returnPhotosMax} photos, please.`
  return photoIds.every(isUuid) ? undefined : 'There is no such photo.'
}

function refusalOfWishes(lines: readonly WishedLine[]): ReturnRefused | undefined {
  if (lines.length === 0) return refuseReturn('Choose a piece to send back.', { field: 'lines' })
  if (lines.length > returnPiecesMax)
    return refuseReturn(`One parcel holds at most ${returnPiecesMax} pieces. Make two returns.`, {
      field: 'lines',
    })
  if (new Set(lines.map((line) => line.lineId)).size < lines.length)
    return refuseReturn('A piece is named twice.', { field: 'lines' })
  for (const { lineId, reason, note, photoIds } of lines) {
    if (!isUuid(lineId)) return refuseReturn('There is no such piece.', { field: 'lines', lineId })
    if (!returnReasonOf(reason))
      return refuseReturn('One reason, please. It helps us describe the next one better.', {
        field: 'reason',
        lineId,
      })
    if ((note ?? '').length > returnNoteMax)
      return refuseReturn(`At most ${returnNoteMax} letters, please.`, { field: 'note', lineId })
    const refusedPhotos = refusalOfPhotos(photoIds ?? [])
    if (refusedPhotos) return refuseReturn(refusedPhotos, { field: 'photoIds', lineId })
  }
  return undefined
}

/**
 * Returns the pieces as who asks reads them. A case that sends its pieces back by itself is no reason against
 * it. The receiver of a gift has the pieces of its order alone, and no part in a return of its buyer.
 */
const readAs = (
  bought: readonly BoughtRow[],
  { ofCase, gift }: { ofCase: boolean; gift: ReturnWish['gift'] },
): readonly BoughtRow[] => {
  if (ofCase) return bought.map((row) => ({ ...row, open_case: null }))
  return gift
    ? bought.filter((row) => row.order_id === gift.orderId).map((row) => ({ ...row, waiting_return: null }))
    : bought
}

/**
 * Checks a wished return and returns it with its money facts in cents. With `lock` the orders are locked in
 * the sequence of their ids, so that the sums hold until the transaction ends. Returns ReturnRefused for no
 * or too many pieces, wrong input, a piece that can't go back, pieces of several senders, and what differs
 * when that can't be kept.
 */
export async function checkReturn(
  db: DbOrTx,
  { owner, lines, now, existing, ofCase = false, mistakeDays, differences, gift }: ReturnWish,
  lock: boolean,
): Promise<CheckedReturn | ReturnRefused> {
  const refused = refusalOfWishes(lines)
  if (refused) return refused
  const returnId = existing?.id ?? null
  const question = {
    owner: gift?.buyer ?? owner,
    since: now,
    orderId: null,
    lineIds: lines.map((line) => line.lineId),
    exceptReturn: returnId,
  }
  const read = async () => readAs(await listBought(db, question), { ofCase, gift })
  const unlocked = await read()
  const orderIds = [...new Set(unlocked.map((row) => row.order_id))].toSorted()
  const orderRows: OrderRow[] = []
  for (const id of orderIds) {
    const order = await (lock ? lockOrder(db, id) : findOrder(db, id))
    if (order) orderRows.push(order)
  }
  // Read again under the locks: another request may have taken a piece meanwhile.
  const bought = lock ? await read() : unlocked
  const wishes = new Map(lines.map((line) => [line.lineId, line]))
  // A return that a case began later may still be changed.
  const days = mistakeDays ?? (existing ? caseDays : undefined)
  const notNow = refusalOfBought(bought, wishes, { now, days }) ?? (gift && refusalAsGift(bought))
  if (notNow) return notNow
  const told = await differencesOf(db, bought, { wishes, asked: differences })
  if (told.__typename === 'DifferenceRefused')
    return refuseReturn(told.problem, { field: 'difference', lineId: told.lineId })
  // A gift is paid as credit once it is looked over, whatever its receiver sent back before.
  const known = gift ? undefined : await recordOf(db, { owner, now, exceptReturn: returnId })
  const record = known ?? noReturnRecord
  const waiver = waivedFor(known)
  const orders: ReturnedOrder[] = []
  for (const order of orderRows)
    orders.push(
      await returnedOrder(db, {
        order,
        returnId,
        lines: bought.filter((row) => row.order_id === order.id).map((row) => lineOf(row, wishes)),
      }),
    )
  return {
    __typename: 'CheckedReturn',
    bought,
    wishes,
    differences: told.byLine,
    orders,
    orderRows,
    rewardId: waiver === 'reward' && !existing ? record.rewardId : null,
    returner: {
      hasAccount: owner.userId !== null,
      restockingWaived: existing?.restocking_waived ?? waiver !== null,
      paysAtFirstScan: existing?.pays_at_first_scan ?? earnsFirstScan(record),
      source: bought[0]?.source ?? 'own',
    },
  }
}

const isMistake = (wish: WishedLine | undefined): boolean =>
  (wish && returnReasonOf(wish.reason)?.isOurMistake) ?? false

const lineOf = (row: BoughtRow, wishes: ReadonlyMap<string, WishedLine>): ReturnedLine => ({
  lineId: row.line_id,
  net: cents(row.net_cents),
  tax: cents(row.tax_cents),
  duty: cents(row.duty_cents),
  isOurMistake: isMistake(wishes.get(row.line_id)),
})

function refusalOfBought(
  bought: readonly BoughtRow[],
  wishes: ReadonlyMap<string, WishedLine>,
  { now, days }: { now: Date; days: number | undefined },
): ReturnRefused | undefined {
  const missing = [...wishes.keys()].find((id) => !bought.some((row) => row.line_id === id))
  if (missing)
    return refuseReturn('There is no such piece among your orders.', { field: 'lines', lineId: missing })
  for (const row of bought) {
    const refusal = refusalOf(row, now)
    const forgiven = isMistake(wishes.get(row.line_id)) && mayReturnAsMistake(factsOf(row), now, days)
    if (refusal && !(forgiven && row.waiting_return === null))
      return refuseReturn(refusal, { field: 'lines', lineId: row.line_id })
  }
  const senders = [...new Set(bought.map(senderNameOf))]
  if (new Set(bought.map(senderOf)).size > 1)
    return refuseReturn(
      `Pieces from ${senders.join(' and ')} travel in parcels of their own. Make a return for each.`,
      {
        field: 'lines',
      },
    )
  return undefined
}

function refusalAsGift(bought: readonly BoughtRow[]): ReturnRefused | undefined {
  for (const row of bought) {
    const refusal = refusalOfGift(row.source, senderNameOf(row))
    if (refusal) return refuseReturn(refusal, { field: 'lines', lineId: row.line_id })
  }
  return undefined
}

/**
 * Returns every way to be paid back for these pieces, with its exact cents. Returns ReturnRefused when a
 * piece can't go back. Stores nothing.
 */
export async function quoteReturn(
  ctx: Context,
  lines: readonly WishedLine[],
  { returnId = null, mistakeDays }: { returnId?: string | null; mistakeDays?: number },
) {
  const owner = ownerOfViewer(ctx)
  const found = returnId !== null && isUuid(returnId) ? await findReturn(ctx.db, returnId) : undefined
  const existing = found && (await ownsReturn(ctx.db, owner, found)) ? found : undefined
  const wish = { owner, lines, now: ctx.now(), existing, mistakeDays }
  const checked = await checkReturn(ctx.db, wish, false)
  if (checked.__typename === 'ReturnRefused') return checked
  const names = await tenderNames(ctx.db, checked.orderRows)
  return {
    __typename: 'ReturnQuote' as const,
    choices: returnChoices(checked.orders, checked.returner, names),
  }
}
