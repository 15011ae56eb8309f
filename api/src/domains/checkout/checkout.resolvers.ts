import type { Resolvers } from '../../generated/resolvers.ts'
import { leavePayment, orderAttempt, placeOrder } from './checkout.ts'

/** GraphQL resolvers of placing an order. */
export const checkoutResolvers: Resolvers = {
  Query: {
    orderAttempt: (_, { attemptKey }, ctx) => orderAttempt(ctx, attemptKey),
  },
  Mutation: {
    placeOrder: (_, { input }, ctx) => placeOrder(ctx, input),
    leavePayment: (_, { attemptKey }, ctx) => leavePayment(ctx, attemptKey),
  },
}
