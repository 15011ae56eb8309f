import type { Resolvers } from '../../generated/resolvers.ts'
import { answerOffer, makeOffer, offerFor, offerRoom, offersFor } from './offers.ts'

/** GraphQL resolvers of offers between members. */
export const offersResolvers: Resolvers = {
  Query: {
    offers: (_, wish, ctx) => offersFor(ctx, wish),
    offer: (_, { id }, ctx) => offerFor(ctx, id),
    offerRoom: (_, { itemNumbers }, ctx) => offerRoom(ctx, itemNumbers),
  },
  Mutation: {
    makeOffer: (_, { input }, ctx) => makeOffer(ctx, input),
    answerOffer: (_, { input }, ctx) => answerOffer(ctx, input),
  },
}
