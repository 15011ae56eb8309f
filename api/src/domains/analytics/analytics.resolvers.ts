import type { Resolvers } from '../../generated/resolvers.ts'
import { analyticsFor } from './analytics.ts'

/** GraphQL resolvers of the figures of visits. */
export const analyticsResolvers: Resolvers = {
  Query: {
    siteAnalytics: (_, __, ctx) => analyticsFor(ctx),
  },
}
