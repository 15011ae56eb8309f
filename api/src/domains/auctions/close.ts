// The end of an auction: one winner, whose cart holds the piece until it is paid; or the next bidder when it
// is not; or nobody (decision 0128). Each step is one transaction under the auction's lock, so that a killed
// worker leaves either the step before or the step after.
import type { Db } from '@hemline/db/connect.ts'
import { payHours, winnerOf } from '@hemline/rules/auctions/auctions.ts'
import { wasSold } from '@hemline/rules/catalogue/item-states.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { awardHold, deleteAward } from '../cart/cart.ts'
import { awardItem, endItemAuction, unreserveItem } from '../catalogue/catalogue.ts'
import {
  type AuctionRow,
  bidOf,
  listBids,
  listDueAuctions,
  lockAuction,
  lockWonPiece,
  updateClosed,
  updatePassed,
  updateWinner,
} from './auctions.db.ts'
import { closeAt } from './begin.ts'
import { tell } from './tell.ts'

/** The connections that ending auctions needs. */
export type AuctionDoors = { db: Db; now: () => Date }

const hourMs = 3_600_000
/** How long a payment under way is waited for before its auction is looked at again. */
const againMs = 5 * 60_000
const atOnce = 500

/**
 * Job: takes an auction's next step if that is due, in one transaction. Does nothing for an unknown auction
 * or one that is closed; a job that comes early queues itself for the auction's end.
 */
export async function closeAuction({ db, now }: AuctionDoors, auctionId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const auction = await lockAuction(tx, auctionId)
    const at = now()
    if (auction?.status === 'open')
      return auction.ends_at > at ? closeAt(tx, auctionId, auction.ends_at) : decide(tx, auction, at)
    if (auction?.status === 'awaiting_payment') return settle(tx, auction, at)
  })
}

/** Job: takes the due steps of up to 500 auctions whose own jobs were lost or came too early. */
export async function closeAuctions(doors: AuctionDoors): Promise<void> {
  for (const id of await listDueAuctions(doors.db, { now: doors.now(), limit: atOnce }))
    await closeAuction(doors, id)
}

/**
 * Gives the piece to the highest bidder who may have it and met the reserve, whom it tells, and queues the
 * look at the payment; ends the auction without a buyer when there is none. Banned bidders and those who
 * didn't pay are left out.
 */
async function decide(tx: Tx, auction: AuctionRow, now: Date): Promise<void> {
  const { id, item_number: itemNumber } = auction
  const bids = await listBids(tx, [id])
  const passed = bids.filter((bid) => bid.passed_at !== null || bid.banned).map((bid) => bid.user_id)
  const terms = { start: auction.start_cents, reserve: auction.reserve_cents }
  const won = winnerOf(terms, bids.map(bidOf), passed)
  if (!won) return endUnsold(tx, auction, now)
  const until = new Date(now.getTime() + payHours * hourMs)
  await awardHold(tx, { userId: won.bidder, itemNumber, until, now })
  const before = auction.final_cents ?? auction.start_cents
  await awardItem(tx, { itemNumber, winnerId: won.bidder, price: won.price, before, now })
  await updateWinner(tx, { id, winnerId: won.bidder, price: won.price, paysUntil: until })
  await closeAt(tx, id, until)
  await tell(tx, { auctionId: id, userId: won.bidder, kind: 'won', itemNumber, price: won.price, now })
}

/**
 * Ends an auction without a buyer, the piece at its price of before. A piece whose selling window was over
 * becomes `expired`; one that an employee chose is on sale again.
 */
async function endUnsold(tx: Tx, auction: AuctionRow, now: Date): Promise<void> {
  await updateClosed(tx, { id: auction.id, status: 'ended', now })
  await endItemAuction(tx, {
    itemNumber: auction.item_number,
    to: auction.begun_by === 'window' ? 'expired' : 'listed',
    price: auction.price_before_cents,
    from: auction.final_cents ?? auction.start_cents,
    now,
  })
}

/**
 * Looks whether what was won was paid: closes the auction as sold, waits while payment or hold lasts, or
 * passes the winner over, tells so and decides about the next bidder. A piece that an employee took out of
 * the shop ends the auction. Throws for an auction without a winner.
 */
async function settle(tx: Tx, auction: AuctionRow, now: Date): Promise<void> {
  const { id, item_number: itemNumber, winner_id: winnerId, pays_until: paysUntil } = auction
  const piece = await lockWonPiece(tx, itemNumber)
  if (!piece || !winnerId || !paysUntil) throw new Error(`auctions: ${id} was won by nobody`)
  if (wasSold(piece.state)) {
    await updateClosed(tx, { id, status: 'sold', now })
    return unreserveItem(tx, itemNumber)
  }
  // An employee took the piece out of the shop meanwhile: it stays where it is.
  if (piece.state !== 'listed' && piece.state !== 'pending_sale')
    return updateClosed(tx, { id, status: 'ended', now })
  if (piece.state === 'pending_sale' || piece.order_id !== null)
    return closeAt(tx, id, new Date(Math.max(paysUntil.getTime(), now.getTime() + againMs)))
  const lapses = piece.held_until && piece.held_until > paysUntil ? piece.held_until : paysUntil
  if (lapses > now) return closeAt(tx, id, lapses)
  await updatePassed(tx, { auctionId: id, userId: winnerId, now })
  await deleteAward(tx, itemNumber)
  const price = auction.final_cents ?? auction.start_cents
  await tell(tx, { auctionId: id, userId: winnerId, kind: 'passed', itemNumber, price, now })
  return decide(tx, auction, now)
}
