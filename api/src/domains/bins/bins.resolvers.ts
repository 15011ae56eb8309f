import type { Resolvers } from '../../generated/resolvers.ts'
import { binFor, putIntoBin } from './bins.ts'

/** GraphQL resolvers of where pieces lie. */
export const binsResolvers: Resolvers = {
  Query: { binContents: async (_, wish, ctx) => (await binFor(ctx, wish)) ?? null },
  Mutation: { putIntoBin: (_, { input }, ctx) => putIntoBin(ctx, input) },
}
