// Offers as their two sides read them: a floor is never told to a buyer.
import { cents } from '@hemline/rules/common/money.ts'
import { hasNamedEnough, offerLabels, roomFor } from '@hemline/rules/direct-sell/offers.ts'
import { buyerStarsWords } from '@hemline/rules/direct-sell/sales.ts'
import type { Context } from '../../context.ts'
import { itemPath, listItemsByNumber } from '../catalogue/catalogue.ts'
import { payoutView, shownName } from '../direct-sell/direct-sell.ts'
import {
  listOffered,
  listOfferItems,
  listTurns,
  type OfferItemRow,
  type OfferRow,
  type TurnRow,
} from './offers.db.ts'

const name = (first: string | null, last: string | null) => shownName({ first_name: first, last_name: last })

/**
 * Returns what a seller who decides about an offer reads of its buyer: how other sellers rated the buyer, and
 * what was kept; null for the buyer.
 */
function factsOf(row: OfferRow, isSeller: boolean): string | null {
  if (!isSeller) return null
  const back = row.sent_back === 0 ? 'none sent back' : `${row.sent_back} sent back`
  const facts = [
    buyerStarsWords(row.buyer_stars, row.buyer_reviews),
    row.bought === 0 ? null : `${row.bought} bought, ${back}`,
  ]
  return facts.filter(Boolean).join(' · ') || null
}

/**
 * Returns which side of an offer has to answer: the one that did not name the last amount (the buyer when
 * none was named).
 */
export const sideToAnswer = (turns: readonly Pick<TurnRow, 'by'>[]): 'buyer' | 'seller' =>
  turns.at(-1)?.by === 'buyer' ? 'seller' : 'buyer'

/** Returns the amounts of an offer as the contract's turns: who named which amount, in cents. */
export const asTurns = (turns: readonly TurnRow[]) =>
  turns.map((turn) => ({ by: turn.by, amount: turn.amount_cents }))

type Parts = {
  items: readonly OfferItemRow[]
  turns: readonly TurnRow[]
  pieces: ReadonlyMap<number, Awaited<ReturnType<typeof listItemsByNumber>>[number]>
  floor: number | null
  userId: string
  now: Date
}

function turnView(turn: TurnRow, { side, floor }: { side: 'buyer' | 'seller'; floor: number | null }) {
  const forSeller = side === 'seller'
  return {
    id: String(turn.id),
    isMine: turn.by === side,
    amount: cents(turn.amount_cents),
    words: turn.words,
    at: turn.at,
    isBelowFloor: forSeller && floor !== null && turn.amount_cents < floor,
    payout: forSeller ? payoutView(turn.amount_cents) : null,
  }
}

function viewOf(row: OfferRow, { items, turns, pieces, floor, userId, now }: Parts) {
  const isSeller = row.seller_id === userId
  const side = isSeller ? 'seller' : 'buyer'
  const asking = items.reduce((sum, one) => sum + one.asking_cents, 0)
  const isOpen = row.status === 'open' && row.good_until > now && row.blocked_by.length === 0
  const canAnswer = isOpen && sideToAnswer(turns) === side
  const room = roomFor(side, { asking, turns: asTurns(turns) })
  const canCounter = canAnswer && room.lowest <= room.highest && !hasNamedEnough(asTurns(turns), side)
  return {
    id: row.id,
    status: row.status,
    statusLabel: offerLabels[row.status],
    isSeller,
    otherName: isSeller ? name(row.buyer_first, row.buyer_last) : name(row.seller_first, row.seller_last),
    otherCode: isSeller ? row.buyer_code : row.seller_code,
    otherFacts: factsOf(row, isSeller),
    items: items.flatMap((one) => itemView(one, pieces)),
    asking: cents(asking),
    turns: turns.map((turn) => turnView(turn, { side, floor })),
    goodUntil: isOpen ? row.good_until : null,
    canAnswer,
    canWithdraw: isOpen && sideToAnswer(turns) !== side,
    canCounter,
    lowest: canCounter ? room.lowest : null,
    highest: canCounter ? room.highest : null,
    atAsking: isSeller ? payoutView(asking) : null,
    payUntil: row.status === 'accepted' ? row.pay_until : null,
    isBlocked: row.blocked_by.includes(userId),
  }
}

/**
 * Returns one piece of an offer as its sides read it (asking and agreed price in cents; null when not
 * agreed), in a list of one; an empty list when `pieces` does not contain it.
 */
export function itemView(
  one: Pick<OfferItemRow, 'item_number' | 'asking_cents' | 'agreed_cents'>,
  pieces: Parts['pieces'],
) {
  const piece = pieces.get(one.item_number)
  return piece
    ? [
        {
          itemNumber: one.item_number,
          title: piece.title,
          brand: piece.brand_name,
          sizeDisplay: piece.size_display,
          photoId: piece.photo_ids[0] ?? null,
          path: itemPath(piece),
          asking: cents(one.asking_cents),
          agreed: one.agreed_cents === null ? null : cents(one.agreed_cents),
        },
      ]
    : []
}

/**
 * Returns the sum of the floors of an offer's pieces in cents, a piece without a floor counting 0; null when
 * no piece has a floor.
 */
export const floorOf = (
  floors: readonly { floor_cents: number | null; price_cents: number }[],
): number | null =>
  floors.some((one) => one.floor_cents !== null)
    ? floors.reduce((sum, one) => sum + (one.floor_cents ?? 0), 0)
    : null

/**
 * Returns offers as a member (`userId`: buyer or seller) reads them, in the order of `rows`, with one query
 * each for turns and pieces. A seller's floor is told to the seller alone.
 */
export async function offerViews(ctx: Context, rows: readonly OfferRow[], userId: string) {
  const ids = rows.map((row) => row.id)
  const [items, turns] = await Promise.all([listOfferItems(ctx.db, ids), listTurns(ctx.db, ids)])
  const numbers = [...new Set(items.map((one) => one.item_number))]
  const [found, offered] = await Promise.all([
    listItemsByNumber(ctx.db, numbers),
    listOffered(ctx.db, numbers),
  ])
  const pieces = new Map(found.map((one) => [one.item_number, one]))
  return rows.map((row) => {
    const own = items.filter((one) => one.offer_id === row.id)
    return viewOf(row, {
      items: own,
      turns: turns.filter((one) => one.offer_id === row.id),
      pieces,
      floor: floorOf(offered.filter((one) => own.some((item) => item.item_number === one.item_number))),
      userId,
      now: ctx.now(),
    })
  })
}
/** An offer as one of its sides reads it. */
export type OfferView = Awaited<ReturnType<typeof offerViews>>[number]
