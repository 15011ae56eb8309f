import { leftOutOf } from '@hemline/rules/saved-searches/listing-to-save.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import {
  lookAtSearch,
  pauseSearch,
  removeSearch,
  savedSearchesOf,
  saveSearch,
  searchPreview,
} from './saved-searches.ts'

export const savedSearchesResolvers: Resolvers = {
  Query: {
    savedSearches: (_root, _args, ctx) => savedSearchesOf(ctx),
    searchPreview: (_root, { listing }, ctx) => searchPreview(ctx, listing),
  },
  Mutation: {
    saveSearch: (_root, { input }, ctx) => saveSearch(ctx, input),
    pauseSavedSearch: (_root, { id, paused }, ctx) => pauseSearch(ctx, id, paused),
    lookAtSavedSearch: (_root, { id }, ctx) => lookAtSearch(ctx, id),
    removeSavedSearch: async (_root, { id }, ctx) => ({ id: await removeSearch(ctx, id) }),
  },
  SavedSearch: {
    paused: ({ paused_at }) => paused_at !== null,
    createdAt: ({ created_at }) => created_at,
    lookedAt: ({ looked_at }) => looked_at,
    leftOut: ({ filters }) => leftOutOf(filters),
    filters: ({ filters }) => filters.map(({ key, values }) => ({ key, values: [...values] })),
  },
}
