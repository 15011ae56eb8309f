import type { Resolvers } from '../../generated/resolvers.ts'
import {
  openBoxesForStaff,
  placeRescueOrder,
  rescueAttempt,
  rescueOrderFor,
  rescueQuote,
} from './rescue-orders.ts'

/** GraphQL resolvers of orders of rescue boxes. */
export const rescueOrdersResolvers: Resolvers = {
  Query: {
    rescueQuote: (_, { groupId, addressId }, ctx) => rescueQuote(ctx, groupId, addressId ?? null),
    rescueOrder: async (_, { orderUuid, accessKey }, ctx) =>
      (await rescueOrderFor(ctx, orderUuid, accessKey ?? null)) ?? null,
    rescueAttempt: (_, { attemptKey }, ctx) => rescueAttempt(ctx, attemptKey),
    staffRescueBoxes: (_, { page }, ctx) => openBoxesForStaff(ctx, page),
  },
  Mutation: {
    placeRescueOrder: (_, { input }, ctx) => placeRescueOrder(ctx, input),
  },
}
