// Texts about auctions that people read (decision 0128).
import { dollars } from '../common/dollars.ts'
import type { BidFault } from './auctions.ts'

export const auctionStatuses = ['open', 'awaiting_payment', 'sold', 'ended'] as const
export type AuctionStatus = (typeof auctionStatuses)[number]
export const auctionStandings = ['none', 'leading', 'outbid', 'won', 'lost'] as const
export type AuctionStanding = (typeof auctionStandings)[number]
export const auctionReserves = ['none', 'met', 'not_met'] as const
export type AuctionReserve = (typeof auctionReserves)[number]

export const bidOver = 'This auction has ended, so there is nothing to bid on.'
export const bidOwn = 'You are selling this piece, so it is for others to bid on.'
export const bidByStaff = 'People who work here don’t bid: you can see what others can’t.'
export const bidUsed = 'This bid was sent before with another amount. Please load the page again.'
export const auctionNotNow = 'A piece can go to auction while it is on sale, free, and none of a partner’s.'
export const auctionHasBids = 'Somebody has bid on this piece, so its auction runs to its end.'

/**
 * Returns the sentence that tells a bidder why a bid is refused; `least` is the lowest valid bid in cents.
 */
export function bidFaultWords(fault: BidFault, least: number): string {
  if (fault === 'too_low') return `Please bid ${dollars(least)} or more.`
  return fault === 'too_high' ? 'Nobody can bid more than $20,000.' : 'Please bid whole dollars.'
}

/**
 * Returns the anonymous name of a bidder in an auction's list of bids, by the order of first bids: "Bidder
 * 2".
 */
export const bidderName = (place: number): string => `Bidder ${place}`
