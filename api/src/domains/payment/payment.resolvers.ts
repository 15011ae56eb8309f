import type { Resolvers } from '../../generated/resolvers.ts'
import { validateMerchant } from './payment.ts'

/** GraphQL resolvers of the browser's dealings with the payment processor. */
export const paymentResolvers: Resolvers = {
  Query: {
    paymentSettings: (_, __, ctx) => ctx.payments.browser,
  },
  Mutation: {
    validateMerchant: (_, __, ctx) => validateMerchant(ctx),
  },
}
