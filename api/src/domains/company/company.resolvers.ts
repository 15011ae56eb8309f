import type { Resolvers } from '../../generated/resolvers.ts'
import { helpArticles, sendContactMessage, shopFigures, shopMap } from './company.ts'

/** GraphQL resolvers of shop figures, help articles, the site map and the contact form. */
export const companyResolvers: Resolvers = {
  Query: {
    shopFigures: (_, __, ctx) => shopFigures(ctx),
    helpArticles: (_, __, ctx) => helpArticles(ctx),
    shopMap: (_, __, ctx) => shopMap(ctx),
  },
  Mutation: { sendContactMessage: (_, { input }, ctx) => sendContactMessage(ctx, input) },
}
