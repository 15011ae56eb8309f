// A bid on a piece that is on auction (decision 0128).
import { bidFaultOf, endAfterBid, leastBid, standOf } from '@hemline/rules/auctions/auctions.ts'
import { bidByStaff, bidFaultWords, bidOver, bidOwn, bidUsed } from '@hemline/rules/auctions/words.ts'
import { staffRoles } from '@hemline/rules/fulfillment/staff-roles.ts'
import { bidsPerUser } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { PlaceBidInput, ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid } from '../../platform/tokens.ts'
import { itemNumberOf } from '../cart/cart.ts'
import { listItemsByNumber, showBids } from '../catalogue/catalogue.ts'
import { legalRefusal } from '../identity/identity.ts'
import { type AuctionRow, bidOf, findBidByKey, insertBid, listBids, lockAuctionOf } from './auctions.db.ts'
import { closeAt } from './begin.ts'
import { tell } from './tell.ts'

type Result = Awaited<ResolversTypes['PlaceBidResult']> & { __typename: string }
const refused = (message: string) => ({ __typename: 'BidRefused' as const, message })

/** Returns the viewer's user id. Throws UNAUTHENTICATED for visitors and FORBIDDEN for banned users. */
function bidderOf(ctx: Context): string {
  const { userId, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to bid.')
  if (banned) throw refuse('FORBIDDEN', 'This account may look, but not change anything.')
  return userId
}

/**
 * Bids up to a maximum (cents) for the viewer: the price rises only as far as others make it. A bid in the
 * last minutes moves the end on; who led before is told. Sending a bid again with its key answers as done.
 * Returned refusals: BidTooLow (with the least bid), AuctionOver (also never on auction),
 * LegalAcceptRequired, BidRefused (an employee, the seller, a key of another bid, another fault). Throws
 * UNAUTHENTICATED, FORBIDDEN (banned), RATE_LIMITED, BAD_INPUT.
 */
export async function placeBid(ctx: Context, input: PlaceBidInput): Promise<Result> {
  const itemNumber = itemNumberOf(input.itemNumber)
  const userId = bidderOf(ctx)
  if (!isUuid(input.requestKey)) throw refuse('BAD_INPUT', 'The request has no key.')
  if (ctx.viewer.roles.some((role) => (staffRoles as readonly string[]).includes(role)))
    return refused(bidByStaff)
  const wait = await secondsToWait(ctx.db, ctx.now(), [{ key: `bid:${userId}`, ...bidsPerUser }])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  const waits = await legalRefusal(ctx)
  const result = await inTransaction<Result>(ctx.db, 'PlaceBidPayload', async (tx) => {
    const auction = await lockAuctionOf(tx, itemNumber)
    const done = await findBidByKey(tx, input.requestKey)
    if (done && (done.auction_id !== auction?.id || done.user_id !== userId || done.max_cents !== input.max))
      return refused(bidUsed)
    if (!done && waits) return waits
    // The clock is read under the lock: a bid that waited for it until after the end came too late.
    const now = ctx.now()
    if (!done && (auction?.status !== 'open' || auction.ends_at <= now))
      return { __typename: 'AuctionOver', message: bidOver, itemNumber }
    if (!done && auction) {
      if (auction.consignor_id === userId) return refused(bidOwn)
      const fault = await takeBid(tx, auction, { userId, max: input.max, requestKey: input.requestKey, now })
      if (fault) return fault
    }
    const [item] = await listItemsByNumber(tx, [itemNumber])
    if (!item) throw new Error(`auctions: the piece ${itemNumber} of an auction is gone`)
    return { __typename: 'PlaceBidPayload', item }
  })
  ctx.forget()
  return result
}

type NewBid = { userId: string; max: number; requestKey: string; now: Date }

/**
 * Stores a bid in a locked open auction, moves its end if need be and tells whom it outbid; undefined when
 * done. Returns BidTooLow or BidRefused, with nothing stored, when its amount can't be bid.
 */
async function takeBid(tx: Tx, auction: AuctionRow, bid: NewBid): Promise<Result | undefined> {
  const { userId, max, requestKey, now } = bid
  const terms = { start: auction.start_cents, reserve: auction.reserve_cents }
  const rows = await listBids(tx, [auction.id])
  const bids = rows.map(bidOf)
  const before = standOf(terms, bids)
  const least = leastBid(before, userId)
  const fault = bidFaultOf(max, least)
  if (fault === 'too_low') return { __typename: 'BidTooLow', message: bidFaultWords(fault, least), least }
  if (fault) return refused(bidFaultWords(fault, least))
  const isRaise = before.leader === userId
  const after = standOf(terms, [...bids, { bidder: userId, max, order: Number.MAX_SAFE_INTEGER }])
  const endsAt = isRaise ? auction.ends_at : endAfterBid(auction.ends_at, now)
  await insertBid(tx, {
    auctionId: auction.id,
    userId,
    max,
    price: after.price,
    isRaise,
    requestKey,
    now,
    endsAt,
  })
  const seen = rows.filter((row) => !row.is_raise).length + (isRaise ? 0 : 1)
  await showBids(tx, { itemNumber: auction.item_number, price: after.price, bids: seen, endsAt })
  if (endsAt > auction.ends_at) await closeAt(tx, auction.id, endsAt)
  if (before.leader !== undefined && after.leader !== before.leader)
    await tell(tx, {
      auctionId: auction.id,
      userId: before.leader,
      kind: 'outbid',
      itemNumber: auction.item_number,
      price: after.price,
      now,
    })
  return undefined
}
