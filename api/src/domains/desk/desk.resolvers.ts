import type { Resolvers } from '../../generated/resolvers.ts'
import { queuesFor, searchFor } from './desk.ts'

/** GraphQL resolvers of what stands around the screens of people at work. */
export const deskResolvers: Resolvers = {
  Query: {
    deskQueues: (_, __, ctx) => queuesFor(ctx),
    staffSearch: (_, { search }, ctx) => searchFor(ctx, search),
  },
}
