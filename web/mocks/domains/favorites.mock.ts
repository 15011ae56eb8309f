import { itemNow, type MockContext, ownerOf, refuseBanned } from '../context.ts'

type Input = { input: { itemNumbers: number[] } }
const mine = (ctx: MockContext): number[] => ctx.db.state.favorites[ownerOf(ctx)] ?? []

export const favoritesMocks = {
  Query: { favorites: () => ({}) },
  FavoriteList: {
    totalCount: (_: unknown, __: unknown, ctx: MockContext) => mine(ctx).length,
    itemNumbers: (_: unknown, __: unknown, ctx: MockContext) => mine(ctx),
    items: (_: unknown, { amount, page }: { amount: number; page: number }, ctx: MockContext) =>
      mine(ctx)
        .slice((page - 1) * amount, page * amount)
        .flatMap((itemNumber) => itemNow(ctx, itemNumber) ?? []),
  },
  Mutation: {
    addFavorites: (_: unknown, { input }: Input, ctx: MockContext) => {
      refuseBanned(ctx)
      const known = input.itemNumbers.filter((itemNumber) => itemNow(ctx, itemNumber))
      ctx.db.state.favorites[ownerOf(ctx)] = [...new Set([...known, ...mine(ctx)])]
      return { itemNumbers: mine(ctx) }
    },
    removeFavorites: (_: unknown, { input }: Input, ctx: MockContext) => {
      ctx.db.state.favorites[ownerOf(ctx)] = mine(ctx).filter(
        (itemNumber) => !input.itemNumbers.includes(itemNumber),
      )
      return { itemNumbers: mine(ctx) }
    },
  },
}
