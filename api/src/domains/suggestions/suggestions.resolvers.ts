import type { Resolvers } from '../../generated/resolvers.ts'
import { listingTermsFor } from './listing-terms.ts'
import { forgetSearches, recentSearches, rememberSearch } from './suggestions.ts'
import { typeahead } from './typeahead.ts'

export const suggestionsResolvers: Resolvers = {
  Query: {
    typeahead: (_, args, ctx) => typeahead(ctx, args),
    recentSearches: async (_, { limit }, ctx) =>
      (await recentSearches(ctx, limit)).nodes.map((one) => one.text),
    recentSearchesV2: (_, { limit }, ctx) => recentSearches(ctx, limit),
    alpSearchTerms: (_, args, ctx) => listingTermsFor(ctx, args),
  },
  Mutation: {
    rememberSearch: async (_, { text }, ctx) => ({ recentSearch: await rememberSearch(ctx, text) }),
    forgetSearches: async (_, { ids }, ctx) => ({ recentSearches: await forgetSearches(ctx, ids) }),
  },
}
