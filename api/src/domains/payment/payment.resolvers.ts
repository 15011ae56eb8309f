import type { Resolvers } from '../../generated/resolvers.ts'
import { together } from '../../platform/named-statements.db.ts'
import { findVendorReference, validateMerchant } from './payment.ts'

/** GraphQL resolvers of the browser's dealings with the payment processor, and of a payment under way. */
export const paymentResolvers: Resolvers = {
  Query: {
    paymentSettings: (_, __, ctx) => ctx.payments.browser,
  },
  Cart: {
    vendorsReferenceId: async (cart, _, ctx) =>
      (await findVendorReference(together({ key: ctx, db: ctx.db }), cart.id)) ?? null,
  },
  Mutation: {
    validateMerchant: (_, __, ctx) => validateMerchant(ctx),
  },
}
