// Auctions with the real rules: the marked piece is on auction and another member leads; employees put others
// there. Bids are kept until the page is closed.
import {
  type AuctionWish,
  type Bid,
  bidFaultOf,
  endAfterBid,
  leastBid,
  standOf,
  wishFaultOf,
} from '@hemline/rules/auctions/auctions.ts'
import {
  auctionHasBids,
  auctionNotNow,
  bidByStaff,
  bidderName,
  bidFaultWords,
  bidOver,
} from '@hemline/rules/auctions/words.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { staffRoles } from '@hemline/rules/fulfillment/staff-roles.ts'
import { itemNow, legalRefusal, livingHold, type MockContext, refuse, refuseBanned } from '../context.ts'
import type { MockItem } from '../item.ts'
import { markedItems } from '../marked.ts'

type MockBid = Bid & { price: number; at: Date; key: string; isRaise: boolean }
type MockAuction = {
  id: string
  start: number
  reserve: number | null
  before: number
  startedAt: Date
  endsAt: Date
  withdrawn: boolean
  bids: MockBid[]
}
type Item = { itemNumber: number }

const dayMs = 86_400_000
const shops = new WeakMap<object, Map<number, MockAuction>>()

/** Returns the auctions of a shop of mocks; its marked piece has one from the beginning. */
function auctionsIn(ctx: MockContext): Map<number, MockAuction> {
  const known = shops.get(ctx.db.items)
  if (known) return known
  const marked = ctx.db.items.find((item) => item.item_number === markedItems.auction)
  const startedAt = new Date(ctx.now.getTime() - dayMs)
  const bid = { bidder: 'another', max: 9000, order: 0, price: 4000, at: startedAt, key: '', isRaise: false }
  const terms = { start: 4000, reserve: null, before: 9900, withdrawn: false }
  const endsAt = marked?.auction_ends_at ?? ctx.now
  const made = new Map([[markedItems.auction, { id: 'auction-1', ...terms, startedAt, endsAt, bids: [bid] }]])
  shops.set(ctx.db.items, made)
  return made
}

const rowOf = (ctx: MockContext, itemNumber: number) =>
  ctx.db.items.find((item) => item.item_number === itemNumber)
const isOpen = (auction: MockAuction | undefined, now: Date): auction is MockAuction =>
  auction !== undefined && !auction.withdrawn && auction.endsAt > now
const refused = (message: string) => ({ __typename: 'BidRefused', message })

function viewOf(ctx: MockContext, auction: MockAuction) {
  const me = ctx.user?.id
  const stand = standOf(auction, auction.bids)
  const bidders = [...new Set(auction.bids.map((bid) => bid.bidder))]
  const mine = auction.bids.filter((bid) => bid.bidder === me)
  const seen = auction.bids.filter((bid) => !bid.isRaise)
  const open = isOpen(auction, ctx.now)
  const standing = open ? (stand.leader === me ? 'leading' : 'outbid') : 'lost'
  return {
    id: auction.id,
    status: open ? 'open' : 'ended',
    startedAt: auction.startedAt,
    endsAt: auction.endsAt,
    price: stand.price,
    leastBid: leastBid(stand, me),
    bidCount: seen.length,
    reserve: auction.reserve === null ? 'none' : stand.reserveMet ? 'met' : 'not_met',
    standing: mine.length === 0 ? 'none' : standing,
    myMaximum: mine.length === 0 ? null : Math.max(...mine.map((bid) => bid.max)),
    payUntil: null,
    bids: seen.toReversed().map((bid) => ({
      id: `${auction.id}-${bid.order}`,
      bidder: bidderName(bidders.indexOf(bid.bidder) + 1),
      mine: bid.bidder === me,
      price: bid.price,
      at: bid.at,
    })),
  }
}

function placeBid(ctx: MockContext, input: { itemNumber: number; max: number; requestKey: string }) {
  const { user, now } = ctx
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in to bid.')
  refuseBanned(ctx)
  if (user.roles.some((role) => (staffRoles as readonly string[]).includes(role))) return refused(bidByStaff)
  const auction = auctionsIn(ctx).get(input.itemNumber)
  const payload = () => ({ __typename: 'PlaceBidPayload', item: itemNow(ctx, input.itemNumber) })
  if (auction?.bids.some((bid) => bid.key === input.requestKey)) return payload()
  const waits = legalRefusal(ctx)
  if (waits) return waits
  if (!isOpen(auction, now))
    return { __typename: 'AuctionOver', message: bidOver, itemNumber: input.itemNumber }
  const before = standOf(auction, auction.bids)
  const least = leastBid(before, user.id)
  const fault = bidFaultOf(input.max, least)
  if (fault === 'too_low') return { __typename: 'BidTooLow', message: bidFaultWords(fault, least), least }
  if (fault) return refused(bidFaultWords(fault, least))
  const bid = { bidder: user.id, max: input.max, order: auction.bids.length }
  const { price } = standOf(auction, [...auction.bids, bid])
  const isRaise = before.leader === user.id
  auction.bids.push({ ...bid, price, at: now, key: input.requestKey, isRaise })
  if (!isRaise) auction.endsAt = endAfterBid(auction.endsAt, now)
  const item = rowOf(ctx, input.itemNumber)
  if (item) {
    const bids = auction.bids.filter((one) => !one.isRaise).length
    Object.assign(item, { price_cents: price, auction_bid_count: bids, auction_ends_at: auction.endsAt })
  }
  return payload()
}

function forEmployee(ctx: MockContext, itemNumber: number): MockItem {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, 'edit_items'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const item = rowOf(ctx, itemNumber)
  if (!item) throw refuse('NOT_FOUND', 'There is no such piece.')
  return item
}

const notBegun = (message: string) => ({ __typename: 'AuctionRefused', message })
const begun = (ctx: MockContext, itemNumber: number) => ({
  __typename: 'AuctionPayload',
  item: itemNow(ctx, itemNumber),
})

function startAuction(ctx: MockContext, { itemNumber, ...wish }: Item & AuctionWish) {
  const item = forEmployee(ctx, itemNumber)
  if (item.state === 'on_auction') return begun(ctx, itemNumber)
  if (item.state !== 'listed' || livingHold(ctx, itemNumber) || item.source !== 'own')
    return notBegun(auctionNotNow)
  const fault = wishFaultOf({ ...wish, reserve: wish.reserve ?? null })
  if (fault) return notBegun(fault)
  const endsAt = new Date(ctx.now.getTime() + wish.days * dayMs)
  const auctions = auctionsIn(ctx)
  auctions.set(itemNumber, {
    id: `auction-${auctions.size + 1}`,
    start: wish.start,
    reserve: wish.reserve ?? null,
    before: item.price_cents,
    startedAt: ctx.now,
    endsAt,
    withdrawn: false,
    bids: [],
  })
  const shown = { price_cents: wish.start, auction_bid_count: 0, auction_ends_at: endsAt }
  Object.assign(item, { state: 'on_auction', ...shown })
  return begun(ctx, itemNumber)
}

function withdrawAuction(ctx: MockContext, itemNumber: number) {
  const item = forEmployee(ctx, itemNumber)
  const auction = auctionsIn(ctx).get(itemNumber)
  if (!auction) throw refuse('NOT_FOUND', 'There is no such auction.')
  if (auction.bids.length > 0) return notBegun(auctionHasBids)
  auction.withdrawn = true
  Object.assign(item, { state: 'listed', price_cents: auction.before, auction_ends_at: null })
  return begun(ctx, itemNumber)
}

export const auctionsMocks = {
  Mutation: {
    placeBid: (_: unknown, { input }: { input: Parameters<typeof placeBid>[1] }, ctx: MockContext) =>
      placeBid(ctx, input),
    startAuction: (_: unknown, { input }: { input: Item & AuctionWish }, ctx: MockContext) =>
      startAuction(ctx, input),
    withdrawAuction: (_: unknown, { itemNumber }: Item, ctx: MockContext) => withdrawAuction(ctx, itemNumber),
  },
  Item: {
    auction: (item: MockItem, _: unknown, ctx: MockContext) => {
      const auction = auctionsIn(ctx).get(item.item_number)
      return auction ? viewOf(ctx, auction) : null
    },
    auctionBidCount: (item: MockItem) => (item.state === 'on_auction' ? item.auction_bid_count : 0),
    auctionEndsAt: (item: MockItem) => (item.state === 'on_auction' ? item.auction_ends_at : null),
  },
}
