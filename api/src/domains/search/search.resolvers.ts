import type { Resolvers } from '../../generated/resolvers.ts'
import { searchItems } from './search.ts'

export const searchResolvers: Resolvers = {
  Query: {
    items: (_root, args, ctx) => searchItems(ctx, args),
    facetBrands: () => [],
  },
}
