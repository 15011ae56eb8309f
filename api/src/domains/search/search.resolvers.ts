import type { Resolvers } from '../../generated/resolvers.ts'
import { fieldsAsked } from '../../platform/fields-asked.ts'
import { isCard } from '../catalogue/catalogue.ts'
import { facetBrands, searchItems } from './search.ts'

export const searchResolvers: Resolvers = {
  Query: {
    items: (_root, args, ctx, info) => searchItems(ctx, args, { cards: isCard(fieldsAsked(info, 'nodes')) }),
    itemsV2: (_root, { input: { sort, ...input } }, ctx, info) =>
      searchItems(
        ctx,
        { ...input, sortBy: sort ?? null, facets: [] },
        { cards: isCard(fieldsAsked(info, 'nodes')) },
      ),
    facetBrands: (_root, args, ctx) => facetBrands(ctx, args),
  },
}
