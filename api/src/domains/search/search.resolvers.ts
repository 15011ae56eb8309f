import type { Resolvers } from '../../generated/resolvers.ts'
import { facetBrands, searchItems } from './search.ts'

export const searchResolvers: Resolvers = {
  Query: {
    items: (_root, args, ctx) => searchItems(ctx, args),
    facetBrands: (_root, args, ctx) => facetBrands(ctx, args),
  },
}
