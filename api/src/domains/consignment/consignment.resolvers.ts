import { reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import {
  changeItemPrice,
  donateRest,
  historyOfItem,
  leaveToRescue,
  pricesOfItem,
  sellerItem,
  sellerItems,
} from './consignment.ts'

/** GraphQL resolvers of a seller's pieces. */
export const consignmentResolvers: Resolvers = {
  Query: {
    sellerItems: (_, asked, ctx) => sellerItems(ctx, asked),
    sellerItem: async (_, { itemNumber }, ctx) => (await sellerItem(ctx, itemNumber)) ?? null,
  },
  Mutation: {
    changeItemPrice: (_, { input }, ctx) => changeItemPrice(ctx, input),
    donateRest: (_, { input }, ctx) => donateRest(ctx, input),
    leaveToRescue: (_, { itemNumber }, ctx) => leaveToRescue(ctx, itemNumber, sellerItem),
  },
  SellerItem: {
    conditionLabel: ({ row }) => conditionLabels[row.condition],
    reclaimFee: () => reclamationFee,
    history: (item, _, ctx) => historyOfItem(ctx, item),
    prices: (item, _, ctx) => pricesOfItem(ctx, item),
  },
}
