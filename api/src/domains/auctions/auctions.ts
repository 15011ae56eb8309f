// Auctions of single pieces (decision 0128): members bid a maximum, the job ends the auction, and what was
// won is bought like every piece. This file is the domain's door; bid.ts has the shopper's action, close.ts
// the end.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { leastBid, standOf } from '@hemline/rules/auctions/auctions.ts'
import { type AuctionStanding, bidderName } from '@hemline/rules/auctions/words.ts'
import type { Context } from '../../context.ts'
import type { Auction } from '../../generated/resolvers.ts'
import { type AuctionRow, type BidRow, bidOf, listBids, listNewestAuctions } from './auctions.db.ts'

export { beginAtWindowEnd, startAuction, withdrawAuction } from './begin.ts'
export { placeBid } from './bid.ts'
export { type AuctionDoors, closeAuction, closeAuctions } from './close.ts'
export { sendAuctionMail } from './mails.ts'

/** Bids that the page of a piece lists, newest first. */
const bidsShown = 20

function standingOf(
  row: AuctionRow,
  { bids, leader, userId }: { bids: readonly BidRow[]; leader: string | undefined; userId: string | null },
): AuctionStanding {
  if (userId === null || !bids.some((bid) => bid.user_id === userId)) return 'none'
  if (row.status === 'open') return leader === userId ? 'leading' : 'outbid'
  return row.status !== 'ended' && row.winner_id === userId ? 'won' : 'lost'
}

/**
 * Returns what a viewer sees of an auction, prices in cents: the own maximum, and of other bidders neither
 * name nor maximum. `bids` has the newest 20, raises of one's own left out.
 */
function shownTo(userId: string | null, row: AuctionRow, bids: readonly BidRow[]): Auction {
  const terms = { start: row.start_cents, reserve: row.reserve_cents }
  const stand = standOf(terms, bids.map(bidOf))
  const mine = bids.filter((bid) => bid.user_id === userId)
  const bidders = [...new Set(bids.map((bid) => bid.user_id))]
  const seen = bids.filter((bid) => !bid.is_raise)
  const standing = standingOf(row, { bids, leader: stand.leader, userId })
  return {
    __typename: 'Auction',
    id: row.id,
    status: row.status,
    startedAt: row.started_at,
    endsAt: row.ends_at,
    price: row.final_cents ?? stand.price,
    leastBid: leastBid(stand, userId ?? undefined),
    bidCount: seen.length,
    reserve: row.reserve_cents === null ? 'none' : stand.reserveMet ? 'met' : 'not_met',
    standing,
    myMaximum: mine.length > 0 ? Math.max(...mine.map((bid) => bid.max_cents)) : null,
    payUntil: standing === 'won' && row.status === 'awaiting_payment' ? row.pays_until : null,
    bids: seen
      .slice(-bidsShown)
      .reverse()
      .map((bid) => ({
        __typename: 'AuctionBid',
        id: String(bid.id),
        bidder: bidderName(bidders.indexOf(bid.user_id) + 1),
        mine: bid.user_id === userId,
        price: bid.price_cents,
        at: bid.placed_at,
      })),
  }
}

/**
 * Returns, in the order of `items`, each piece's newest auction as the viewer sees it (prices in cents, the
 * viewer's own maximum only to the viewer); null for pieces that never had an auction.
 */
export async function auctionsOf(ctx: Context, items: readonly ItemRow[]): Promise<(Auction | null)[]> {
  const rows = await listNewestAuctions(
    ctx.db,
    items.map((item) => item.item_number),
  )
  const bids = await listBids(
    ctx.db,
    rows.map((row) => row.id),
  )
  const byAuction = Map.groupBy(bids, (bid) => bid.auction_id)
  const byItem = new Map(
    rows.map((row) => [row.item_number, shownTo(ctx.viewer.userId, row, byAuction.get(row.id) ?? [])]),
  )
  return items.map((item) => byItem.get(item.item_number) ?? null)
}
