import type { Resolvers } from '../../generated/resolvers.ts'
import {
  endImageSearch,
  isOwn,
  matchesOf,
  pictureUrlOf,
  searchFor,
  shareImageSearch,
  startImageSearch,
} from './image-search.ts'

export const imageSearchResolvers: Resolvers = {
  Query: {
    imageSearch: async (_, { id }, ctx) => (await searchFor(ctx, id)) ?? null,
    imageSearchMatches: (_, args, ctx) => matchesOf(ctx, args),
  },
  Mutation: {
    startImageSearch: (_, { input }, ctx) => startImageSearch(ctx, input),
    shareImageSearch: (_, { id, shared }, ctx) => shareImageSearch(ctx, id, shared),
    deleteImageSearch: async (_, { id }, ctx) => ({ id: await endImageSearch(ctx, id) }),
  },
  ImageSearch: {
    pictureUrl: pictureUrlOf,
    expiresAt: ({ expires_at }) => expires_at,
    isShared: ({ shared_at }) => shared_at !== null,
    isMine: (search, _, ctx) => isOwn(ctx.viewer, search),
  },
}
