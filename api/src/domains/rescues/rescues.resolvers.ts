import type { Resolvers } from '../../generated/resolvers.ts'
import { rescueGroupRow, rescueGroupView, rescuesFor } from './rescues.ts'

/** GraphQL resolvers of the rescue shelf. */
export const rescuesResolvers: Resolvers = {
  Query: {
    rescues: (_, __, ctx) => rescuesFor(ctx),
    rescueGroup: async (_, { id }, ctx) => {
      const row = await rescueGroupRow(ctx, id)
      return row ? rescueGroupView(row) : null
    },
  },
}
