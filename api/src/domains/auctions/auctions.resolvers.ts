import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { auctionsOf, placeBid, startAuction, withdrawAuction } from './auctions.ts'

export const auctionsResolvers: Resolvers = {
  Mutation: {
    placeBid: (_, { input }, ctx) => placeBid(ctx, input),
    startAuction: (_, { input }, ctx) => startAuction(ctx, input),
    withdrawAuction: (_, { itemNumber }, ctx) => withdrawAuction(ctx, itemNumber),
  },
  Item: {
    auctionBidCount: (item) => (item.state === 'on_auction' ? item.auction_bid_count : 0),
    auctionEndsAt: (item) => (item.state === 'on_auction' ? item.auction_ends_at : null),
  },
}

/** Resolves Item.auction for all items of a list at once, for the viewer. */
export const auctionsLoaders = {
  Item: {
    auction: (batch: { obj: ItemRow }[], ctx: Context) =>
      auctionsOf(
        ctx,
        batch.map(({ obj }) => obj),
      ),
  },
}
