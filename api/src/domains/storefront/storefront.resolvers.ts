import type { Resolvers } from '../../generated/resolvers.ts'
import { follow, followsFor, myStorefront, saveStorefront, storefrontFor } from './storefront.ts'

export const storefrontResolvers: Resolvers = {
  Query: {
    storefront: (_, { code, preview }, ctx) => storefrontFor(ctx, code, preview),
    myStorefront: (_, __, ctx) => myStorefront(ctx),
    follows: (_, __, ctx) => followsFor(ctx),
  },
  Mutation: {
    saveStorefront: (_, { input }, ctx) => saveStorefront(ctx, input),
    follow: (_, { input }, ctx) => follow(ctx, input),
  },
}
