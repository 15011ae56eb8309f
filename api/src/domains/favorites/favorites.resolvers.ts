import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { addFavorites, favoriteItems, favoriteNumbers, removeFavorites } from './favorites.ts'
import {
  createList,
  listIdOf,
  listsFor,
  moveToList,
  removeList,
  renameList,
  revokeShare,
  savedFor,
  share,
  sharedBy,
  wholeShareFor,
} from './lists.ts'

export const favoritesResolvers: Resolvers = {
  Query: {
    favorites: (_, __, ctx) => ctx.viewer,
    sharedFavorites: (_, { code }, ctx) => sharedBy(ctx, code),
  },
  Mutation: {
    addFavorites: (_, { input }, ctx) => addFavorites(ctx, input),
    removeFavorites: (_, { input }, ctx) => removeFavorites(ctx, input),
    createFavoriteList: (_, { name }, ctx) => createList(ctx, name),
    renameFavoriteList: (_, { listId, name }, ctx) => renameList(ctx, listId, name),
    deleteFavoriteList: (_, { listId }, ctx) => removeList(ctx, listId),
    moveFavorites: (_, { input }, ctx) => moveToList(ctx, input.itemNumbers, listIdOf(input.listId)),
    shareFavorites: (_, { input }, ctx) =>
      share(ctx, { listId: listIdOf(input.listId), showName: input.showName }),
    revokeShare: (_, { code }, ctx) => revokeShare(ctx, code),
  },
  User: { favoritesCount: async (viewer, _, ctx) => (await favoriteNumbers(ctx, viewer)).length },
  FavoriteList: {
    itemNumbers: (viewer, _, ctx) => favoriteNumbers(ctx, viewer),
    totalCount: async (viewer, _, ctx) => (await favoriteNumbers(ctx, viewer)).length,
    items: (viewer, page, ctx) => favoriteItems(ctx, viewer, page),
    view: (viewer, asked, ctx) => savedFor(ctx, viewer, asked),
    lists: (viewer, _, ctx) => listsFor(ctx, viewer),
    share: (viewer, _, ctx) => wholeShareFor(ctx, viewer),
  },
}

/** Resolves Item.isFavorite for all items of a list at once, for the viewer. */
export const favoritesLoaders = {
  Item: {
    isFavorite: async (batch: { obj: ItemRow }[], ctx: Context) => {
      // A cart's lines know it already.
      const asked = batch.filter(({ obj }) => obj.is_favorite === undefined).map(({ obj }) => obj.item_number)
      const mine = new Set(asked.length > 0 ? await favoriteNumbers(ctx, ctx.viewer, asked) : [])
      return batch.map(({ obj }) => obj.is_favorite ?? mine.has(obj.item_number))
    },
  },
}
