// What happens to offers by themselves: they run out, are bought, or are not paid in time.
import type { Db } from '@hemline/db/connect.ts'
import { wasSold } from '@hemline/rules/catalogue/item-states.ts'
import type { OfferSide } from '@hemline/rules/direct-sell/offers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { deleteAward } from '../cart/cart.ts'
import { endReservation, unreserveItem } from '../catalogue/catalogue.ts'
import { type Note, notify } from '../notifications/notifications.ts'
import { sideToAnswer } from './offer-view.ts'
import {
  hasBought,
  listDueOffers,
  listOfferItems,
  listRivalOffers,
  listTurns,
  lockAgreedPiece,
  lockOffer,
  type OfferRow,
  updateOffer,
} from './offers.db.ts'

const atOnce = 500

/**
 * Job: takes the due step of up to 500 offers of each kind (running out, a piece gone, the end of an accepted
 * one, a bought one whose order was canceled), each in a transaction of its own. Running it again changes
 * nothing.
 */
export async function followOffers({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  for (const id of await listDueOffers(db, now(), atOnce))
    await inTransaction(db, async (tx) => {
      const row = await lockOffer(tx, id)
      const at = now()
      if (row?.status === 'open' && (await endGone(tx, row, at))) return
      if (row?.status === 'open' && row.good_until <= at) return expire(tx, row, at)
      if (row?.status === 'accepted') return settle(tx, row, at)
      if (row?.status === 'bought') return undo(tx, row, at)
    })
}

async function expire(tx: Tx, row: OfferRow, now: Date): Promise<void> {
  await updateOffer(tx, row.id, { status: 'expired', now })
  const silent = sideToAnswer(await listTurns(tx, [row.id]))
  for (const side of ['buyer', 'seller'] as const)
    await notify(tx, {
      userId: side === 'buyer' ? row.buyer_id : row.seller_id,
      kind: 'offer',
      key: `offer:${row.id}:expired`,
      title: side === silent ? 'You did not answer an offer in time' : 'Your offer ran out',
      body: ranOutWords(side, silent),
      link: `/direct/offers/${row.id}`,
    })
}

function ranOutWords(side: OfferSide, silent: OfferSide): string {
  const again = side === 'buyer' ? 'You can make another one.' : 'The piece is still on sale at its price.'
  if (side === silent) return `It has run out. ${again}`
  return silent === 'seller'
    ? `The seller did not answer in time. ${again}`
    : `The buyer did not answer in time. ${again}`
}

/**
 * Ends an open offer of which a piece was sold or left the shop, and tells its buyer; returns whether it did.
 * Pieces that somebody holds or pays for just now are waited for.
 */
async function endGone(tx: Tx, row: OfferRow, now: Date): Promise<boolean> {
  const pieces = await piecesOf(tx, row)
  const sold = pieces.filter((one) => one.isSold)
  if (sold.length === 0 && !pieces.some((one) => one.isGone)) return false
  for (const { itemNumber } of sold)
    if (await hasBought(tx, row.buyer_id, itemNumber)) {
      await updateOffer(tx, row.id, { status: 'bought', now })
      return true
    }
  await updateOffer(tx, row.id, { status: 'declined', now })
  await notify(tx, sold.length > 0 ? soldNote(row) : goneNote(row))
  return true
}

const goneNote = (row: OfferRow): Note => ({
  userId: row.buyer_id,
  kind: 'offer',
  key: `offer:${row.id}:gone`,
  title: 'A piece that you offered for left the shop',
  body: 'Its seller took it off, so that your offer has ended.',
  link: `/direct/offers/${row.id}`,
})

type Piece = {
  itemNumber: number
  agreed: number
  before: number
  isSold: boolean
  isLeft: boolean
  /** The piece is neither sold nor on its way to be: its seller, or an employee, took it off. */
  isGone: boolean
  heldUntil: Date | null
  isBuying: boolean
}

async function piecesOf(tx: Tx, row: OfferRow): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const item of await listOfferItems(tx, [row.id])) {
    const piece = await lockAgreedPiece(tx, item.item_number)
    if (!piece) continue
    const isSold = wasSold(piece.state) || (piece.state === 'pending_sale' && piece.is_paid)
    pieces.push({
      itemNumber: item.item_number,
      agreed: item.agreed_cents ?? 0,
      before: item.before_cents ?? 0,
      isSold,
      isLeft: !isSold && piece.reserved_for === row.buyer_id,
      isGone: !isSold && piece.state !== 'listed' && piece.state !== 'pending_sale',
      heldUntil: piece.held_until,
      isBuying: !isSold && (piece.state === 'pending_sale' || piece.order_id !== null),
    })
  }
  return pieces
}

/** Looks whether what was agreed was paid: bought, still under way, or free for others again. */
async function settle(tx: Tx, row: OfferRow, now: Date): Promise<void> {
  const pieces = await piecesOf(tx, row)
  // A payment under way, and a hold that was prolonged for it, are waited for.
  const isLiving = ({ heldUntil }: Piece) =>
    (row.pay_until !== null && row.pay_until > now) || (heldUntil !== null && heldUntil > now)
  if (pieces.some((one) => one.isBuying || (one.isLeft && isLiving(one)))) return
  for (const piece of pieces) {
    if (piece.isSold) {
      await unreserveItem(tx, piece.itemNumber)
      await declineRivals(tx, piece.itemNumber, { without: row.id, now })
    } else if (piece.isLeft) {
      await deleteAward(tx, piece.itemNumber)
      await endReservation(tx, { itemNumber: piece.itemNumber, from: piece.agreed, to: piece.before, now })
    }
  }
  const isBought = pieces.some((one) => one.isSold)
  await updateOffer(tx, row.id, { status: isBought ? 'bought' : 'lapsed', now })
  if (!isBought) await tellLapsed(tx, row)
}

/**
 * Gives the pieces of an agreed offer, whose order was canceled, their asked prices again; the offer is
 * lapsed. Does nothing while one of the pieces is sold or being bought.
 */
async function undo(tx: Tx, row: OfferRow, now: Date): Promise<void> {
  const pieces = await piecesOf(tx, row)
  if (pieces.some((one) => one.isSold || one.isBuying)) return
  for (const { itemNumber, agreed, before } of pieces)
    await endReservation(tx, { itemNumber, from: agreed, to: before, now })
  await updateOffer(tx, row.id, { status: 'lapsed', now })
}

async function tellLapsed(tx: Tx, row: OfferRow): Promise<void> {
  for (const userId of [row.buyer_id, row.seller_id])
    await notify(tx, {
      userId,
      kind: 'offer',
      key: `offer:${row.id}:lapsed`,
      title: 'An agreed piece was not paid in time',
      body: 'It is on sale again at the price of before.',
      link: `/direct/offers/${row.id}`,
    })
}

async function declineRivals(
  tx: Tx,
  itemNumber: number,
  { without, now }: { without: string; now: Date },
): Promise<void> {
  for (const rival of await listRivalOffers(tx, itemNumber, without)) {
    await updateOffer(tx, rival.id, { status: 'declined', now })
    await notify(tx, soldNote(rival))
  }
}

const soldNote = (row: OfferRow): Note => ({
  userId: row.buyer_id,
  kind: 'offer',
  key: `offer:${row.id}:sold`,
  title: 'A piece that you offered for was sold',
  body: 'Somebody else bought it.',
  link: `/direct/offers/${row.id}`,
})
