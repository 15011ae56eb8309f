import type { Resolvers } from '../../generated/resolvers.ts'
import { cancelByShopper, cancelMoneyFor, cancelRefusal } from './aftercare.ts'

/** GraphQL resolvers of canceling an order. */
export const aftercareResolvers: Resolvers = {
  Query: {
    cancelMoney: (_, asked, ctx) => cancelMoneyFor(ctx, asked),
  },
  Mutation: {
    cancelOrder: (_, asked, ctx) => cancelByShopper(ctx, asked),
  },
  Order: {
    canCancel: async (order, _, ctx) => (await cancelRefusal(ctx, order)) === undefined,
    cancelRefusal: async (order, _, ctx) => (await cancelRefusal(ctx, order)) ?? null,
  },
}
