import type { Resolvers } from '../../generated/resolvers.ts'
import { cancelByShopper, cancelRefusal } from './aftercare.ts'

/** GraphQL resolvers of canceling an order. */
export const aftercareResolvers: Resolvers = {
  Mutation: {
    cancelOrder: (_, asked, ctx) => cancelByShopper(ctx, asked),
  },
  Order: {
    canCancel: async (order, _, ctx) => (await cancelRefusal(ctx, order)) === undefined,
    cancelRefusal: async (order, _, ctx) => (await cancelRefusal(ctx, order)) ?? null,
  },
}
