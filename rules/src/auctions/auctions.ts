// Auctions of single pieces (specification §3: on_auction and the two auction sorts; decision 0128). Pure;
// the same in web, API and mocks. All amounts are cents.
import { type Cents, cents } from '../common/money.ts'

/**
 * From which price on so much more must be bid at least; the last row that begins at or below the price
 * counts.
 */
export const auctionSteps: readonly { readonly from: number; readonly step: number }[] = [
  { from: 0, step: 100 },
  { from: 2500, step: 200 },
  { from: 10_000, step: 500 },
  { from: 25_000, step: 1000 },
  { from: 50_000, step: 2500 },
  { from: 100_000, step: 5000 },
  { from: 250_000, step: 10_000 },
]
/** Returns the minimum increment of a bid, in cents, at an auction's current price (in cents). */
export const stepAt = (price: number): Cents =>
  cents(auctionSteps.findLast(({ from }) => from <= price)?.step ?? 100)

/** Days of an auction that the end of a selling window begins; people at work choose one of these. */
export const auctionDays = 5
export const auctionDayChoices = [1, 3, 5, 7, 10] as const
/** A bid in the last minutes moves the end to so many minutes after it: nobody wins by being last. */
export const softCloseMinutes = 5
/** How long a won piece is kept for its winner to pay. */
export const payHours = 48
/** The highest amount that anybody may bid. */
export const highestBid: Cents = cents(2_000_000)
/** From this price on a piece goes to auction when its window ends, whatever its brand. */
export const auctionFromPrice: Cents = cents(15_000)
/** The share of its last price at which such an auction begins. */
export const startPercent = 40

const minuteMs = 60_000
const wholeDollars = (amount: number): Cents => cents(Math.ceil(amount / 100) * 100)

/**
 * Returns whether a piece goes to auction when its selling window ends unsold: rare finds, designer pieces,
 * and pieces from $150 on (`price` in cents).
 */
export const goesToAuction = (piece: { isRareFind: boolean; isDesigner: boolean; price: number }): boolean =>
  piece.isRareFind || piece.isDesigner || piece.price >= auctionFromPrice

/**
 * Returns an auction's starting price in whole dollars (as cents), rounded up: 40 percent of the listing
 * price, but at least `lowest` (the floor of the seller's terms) and $1.
 */
export const startPriceOf = (price: number, lowest = 0): Cents =>
  wholeDollars(Math.max((price * startPercent) / 100, lowest, 100))

/** A bid as it counts: of each bidder the highest maximum, with the time at which that was reached. */
export type Bid = { readonly bidder: string; readonly max: number; readonly order: number }
export type AuctionTerms = { readonly start: number; readonly reserve: number | null }
export type AuctionStand = {
  /** Undefined when nobody has bid. */
  readonly leader: string | undefined
  readonly leaderMax: number
  /** The price that the leader would pay now, in cents; the start price without a bid. */
  readonly price: Cents
  readonly reserveMet: boolean
}

/** Returns each bidder's highest bid, and of equal bids the first. */
function bestOfEach(bids: readonly Bid[]): Bid[] {
  const best = new Map<string, Bid>()
  for (const bid of bids) {
    const had = best.get(bid.bidder)
    if (!had || bid.max > had.max || (bid.max === had.max && bid.order < had.order)) best.set(bid.bidder, bid)
  }
  return [...best.values()].sort((a, b) => b.max - a.max || a.order - b.order)
}

/**
 * Computes an auction's leader and current price (cents) from its bids, as a second-price auction: the
 * highest maximum leads (the earlier of equals) and pays one increment above the second highest, at most its
 * own maximum. A maximum that reaches the reserve pays the reserve at least. Without bids: no leader and the
 * start price.
 */
export function standOf({ start, reserve }: AuctionTerms, bids: readonly Bid[]): AuctionStand {
  const [first, second] = bestOfEach(bids)
  const none = { leader: undefined, leaderMax: 0, price: cents(start), reserveMet: reserve === null }
  if (!first) return none
  const above = second ? Math.min(first.max, second.max + stepAt(second.max)) : start
  const reserveMet = reserve === null || first.max >= reserve
  const price = Math.max(above, start, reserveMet ? (reserve ?? 0) : 0)
  return { leader: first.bidder, leaderMax: first.max, price: cents(price), reserveMet }
}

/**
 * Returns the lowest maximum that a bidder may offer now, in cents: the current price without a leader, one
 * dollar above their own maximum for the leader, otherwise the current price plus one increment.
 */
export function leastBid(stand: AuctionStand, bidder?: string): Cents {
  if (stand.leader === undefined) return stand.price
  if (stand.leader === bidder) return cents(stand.leaderMax + 100)
  return cents(stand.price + stepAt(stand.price))
}

/** Why a maximum can't be bid, in words; undefined when it can. */
export type BidFault = 'not_whole_dollars' | 'too_low' | 'too_high'
/**
 * Returns why a maximum bid (cents) is invalid: 'not_whole_dollars', 'too_low' (below `least`) or 'too_high'
 * (above $20,000). Undefined when it is valid.
 */
export function bidFaultOf(max: number, least: number): BidFault | undefined {
  if (!Number.isSafeInteger(max) || max % 100 !== 0) return 'not_whole_dollars'
  if (max < least) return 'too_low'
  return max > highestBid ? 'too_high' : undefined
}

/**
 * Returns when an auction ends after a bid at `now`: not before five minutes later, so that others can still
 * answer a bid in the last minutes; otherwise `endsAt` as it is.
 */
export function endAfterBid(endsAt: Date, now: Date): Date {
  const atLeast = now.getTime() + softCloseMinutes * minuteMs
  return endsAt.getTime() < atLeast ? new Date(atLeast) : endsAt
}

/**
 * Returns an auction's winner and final price in cents, leaving out the bidders in `passed`, who won before
 * and did not pay, as if they had never bid. Undefined when nobody is left or the reserve is not reached.
 */
export function winnerOf(
  terms: AuctionTerms,
  bids: readonly Bid[],
  passed: readonly string[] = [],
): { bidder: string; price: Cents } | undefined {
  const { leader, price, reserveMet } = standOf(
    terms,
    bids.filter(({ bidder }) => !passed.includes(bidder)),
  )
  return leader === undefined || !reserveMet ? undefined : { bidder: leader, price }
}

/** An employee's choices for an auction: start and reserve in cents, and the number of days. */
export type AuctionWish = { start: number; reserve: number | null; days: number }
/**
 * Returns why an employee can't start an auction: a first price that is not whole dollars from $1 to $20,000,
 * a reserve that is not whole dollars above it and up to $20,000 (null is none), or a length in days that is
 * not offered. Undefined when the auction can start. Amounts are cents.
 */
export function wishFaultOf({ start, reserve, days }: AuctionWish): string | undefined {
  if (!Number.isSafeInteger(start) || start < 100 || start % 100 !== 0 || start > highestBid)
    return 'The first price is whole dollars, from $1 to $20,000.'
  if (reserve !== null && (!Number.isSafeInteger(reserve) || reserve % 100 !== 0 || reserve <= start))
    return 'A reserve is whole dollars above the first price. Leave it empty for none.'
  if (reserve !== null && reserve > highestBid) return 'A reserve is at most $20,000.'
  return (auctionDayChoices as readonly number[]).includes(days)
    ? undefined
    : 'Please choose how long it runs.'
}
