import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { autoBuyDetails, autoBuyLink, autoBuysOf, setAutoBuy, stopAutoBuy, stopByLink } from './auto-buys.ts'

/** GraphQL resolvers of saved searches that buy by themselves. */
export const autoBuysResolvers: Resolvers = {
  Query: {
    autoBuyDetails: (_, { most, addressId }, ctx) => autoBuyDetails(ctx, most, addressId ?? null),
    autoBuyLink: (_, { code }, ctx) => autoBuyLink(ctx, code),
  },
  Mutation: {
    setAutoBuy: (_, { input }, ctx) => setAutoBuy(ctx, input),
    stopAutoBuy: (_, { searchId }, ctx) => stopAutoBuy(ctx, searchId),
    stopAutoBuyByLink: (_, { code }, ctx) => stopByLink(ctx, code),
  },
}

/** The agreement of each saved search of a list. */
export const autoBuysLoaders = {
  SavedSearch: {
    autoBuy: (batch: { obj: { id: string } }[], ctx: Context) =>
      autoBuysOf(
        ctx,
        batch.map(({ obj }) => obj.id),
      ),
  },
}
