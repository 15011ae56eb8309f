import { hasBeenListed } from '@hemline/rules/catalogue/item-states.ts'
import { cents } from '@hemline/rules/common/money.ts'
import {
  favoriteListsMost,
  favoritesMost,
  listNameOf,
  listNameProblem,
  noSuchListMessage,
  revokedMessage,
  tooManyFavoritesMessage,
  tooManyListsMessage,
} from '@hemline/rules/favorites/lists.ts'
import {
  favoriteShows,
  favoriteSorts,
  type Loved,
  type SavedView,
  savedPage,
} from '@hemline/rules/favorites/saved-view.ts'
import { localListCap } from '@hemline/rules/vocabulary/constants.ts'
import { itemNow, livingHold, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockLoved } from '../seed/favorites.ts'

type Input = { input: { itemNumbers: number[]; userId?: string | null } }
const refuseOthers = (ctx: MockContext, { userId }: Input['input']): void => {
  if (userId != null && userId !== ctx.user?.id)
    throw refuse('UNAUTHENTICATED', 'These favorites are of another account. Please log in to it.')
}
const mine = (ctx: MockContext): MockLoved[] => ctx.db.state.loved[ownerOf(ctx)] ?? []
const keep = (ctx: MockContext, loved: MockLoved[]) => {
  ctx.db.state.loved[ownerOf(ctx)] = loved
}
const numbersOf = (loved: readonly MockLoved[]) => loved.map(({ itemNumber }) => itemNumber)
const checked = (numbers: readonly number[]) => {
  if (numbers.length > localListCap)
    throw refuse('BAD_INPUT', `At most ${localListCap} favorites at once, please.`)
  return numbers
}

/** A favorite as the rules read it; undefined for a piece that is not there. */
function lovedOf(ctx: MockContext, { itemNumber, lovedAt, listId, priceThen }: MockLoved): Loved[] {
  const item = itemNow(ctx, itemNumber)
  if (!item) return []
  const hold = livingHold(ctx, itemNumber)
  const [slug = ''] = item.category_path.split('/')
  return [
    {
      itemNumber,
      lovedAt,
      listId,
      priceThen: cents(priceThen),
      price: cents(item.price_cents),
      onSale: item.state === 'listed',
      onAuction: item.state === 'on_auction',
      free: item.state === 'listed' && (!hold || hold.owner === ownerOf(ctx)),
      kind: { slug, name: slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ') },
    },
  ]
}

function view(ctx: MockContext, asked: { view: SavedView; amount: number; page: number }) {
  if (!favoriteSorts.includes(asked.view.sort) || !favoriteShows.includes(asked.view.show))
    throw refuse('BAD_INPUT', 'That is not a way to look at favorites.')
  const { nodes, counts, kinds } = savedPage(
    mine(ctx).flatMap((one) => lovedOf(ctx, one)),
    asked.view,
  )
  return {
    totalCount: nodes.length,
    counts,
    kinds,
    nodes: nodes.slice((asked.page - 1) * asked.amount, asked.page * asked.amount).map((one) => ({
      item: itemNow(ctx, one.itemNumber),
      lovedAt: new Date(one.lovedAt),
      priceThen: one.priceThen,
      listId: one.listId,
    })),
  }
}

const refused = (message: string) => ({ __typename: 'ListRefused', message })
const done = { __typename: 'ListsPayload', favorites: {} }
const allLists = (ctx: MockContext) => ctx.db.state.favoriteLists ?? []
const listsOf = (ctx: MockContext) => allLists(ctx).filter(({ owner }) => owner === ownerOf(ctx))
const shareOf = (ctx: MockContext, listId: string | null) => {
  const found = ctx.db.state.favoriteShares.find(
    (one) => one.owner === ownerOf(ctx) && one.listId === listId && !one.revoked,
  )
  return found ? { code: found.code, showsName: found.showsName } : null
}
function refuseVisitors(ctx: MockContext): void {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in to keep lists.')
  refuseBanned(ctx)
}
const isTheirs = (ctx: MockContext, listId: string | null) =>
  listId === null || listsOf(ctx).some(({ id }) => id === listId)

const listMutations = {
  createFavoriteList: (_: unknown, { name: text }: { name: string }, ctx: MockContext) => {
    refuseVisitors(ctx)
    const name = listNameOf(text)
    const lists = listsOf(ctx)
    const problem = listNameProblem(
      name,
      lists.map((one) => one.name),
    )
    if (problem) return refused(problem)
    if (lists.length >= favoriteListsMost) return refused(tooManyListsMessage)
    const id = `01939bd2-4c11-7a55-8d21-${String(nextId(ctx.db)).padStart(12, '0')}`
    ctx.db.state.favoriteLists = [...allLists(ctx), { id, owner: ownerOf(ctx), name }]
    return done
  },
  renameFavoriteList: (_: unknown, asked: { listId: string; name: string }, ctx: MockContext) => {
    refuseVisitors(ctx)
    const list = listsOf(ctx).find(({ id }) => id === asked.listId)
    if (!list) return refused(noSuchListMessage)
    const name = listNameOf(asked.name)
    const others = listsOf(ctx).flatMap((one) => (one === list ? [] : [one.name]))
    const problem = listNameProblem(name, others)
    if (problem) return refused(problem)
    list.name = name
    return done
  },
  deleteFavoriteList: (_: unknown, { listId }: { listId: string }, ctx: MockContext) => {
    refuseVisitors(ctx)
    if (!isTheirs(ctx, listId)) return refused(noSuchListMessage)
    const { state } = ctx.db
    state.favoriteLists = allLists(ctx).filter(({ id }) => id !== listId)
    state.favoriteShares = state.favoriteShares.filter((one) => one.listId !== listId)
    keep(
      ctx,
      mine(ctx).map((one) => (one.listId === listId ? { ...one, listId: null } : one)),
    )
    return done
  },
  moveFavorites: (
    _: unknown,
    { input }: { input: { itemNumbers: number[]; listId?: string | null } },
    ctx: MockContext,
  ) => {
    refuseVisitors(ctx)
    const listId = input.listId ?? null
    if (!isTheirs(ctx, listId)) return refused(noSuchListMessage)
    const moved = checked(input.itemNumbers)
    keep(
      ctx,
      mine(ctx).map((one) => (moved.includes(one.itemNumber) ? { ...one, listId } : one)),
    )
    return done
  },
  shareFavorites: (
    _: unknown,
    { input }: { input: { listId?: string | null; showName: boolean } },
    ctx: MockContext,
  ) => {
    refuseVisitors(ctx)
    const listId = input.listId ?? null
    if (!isTheirs(ctx, listId)) return refused(noSuchListMessage)
    const { favoriteShares } = ctx.db.state
    const known = favoriteShares.find(
      (one) => one.owner === ownerOf(ctx) && one.listId === listId && !one.revoked,
    )
    if (known) known.showsName = input.showName
    else
      favoriteShares.push({
        code: `shared-${nextId(ctx.db)}`,
        owner: ownerOf(ctx),
        listId,
        showsName: input.showName,
        revoked: false,
      })
    return done
  },
  revokeShare: (_: unknown, { code }: { code: string }, ctx: MockContext) => {
    refuseVisitors(ctx)
    const known = ctx.db.state.favoriteShares.find((one) => one.code === code && one.owner === ownerOf(ctx))
    if (known) known.revoked = true
    return done
  },
}

function shared(ctx: MockContext, code: string) {
  const { state } = ctx.db
  const found = state.favoriteShares.find((one) => one.code === code)
  const owner = state.users.find(({ id }) => found?.owner === `user:${id}`)
  if (!found || !owner) return null
  if (found.revoked || owner.banned) return { __typename: 'ShareRevoked', message: revokedMessage }
  const loved = (state.loved[found.owner] ?? []).filter(
    (one) => found.listId === null || one.listId === found.listId,
  )
  return {
    __typename: 'SharedFavorites',
    name: allLists(ctx).find(({ id }) => id === found.listId)?.name ?? null,
    by: found.showsName ? owner.firstName : null,
    totalCount: loved.length,
    items: loved.flatMap(({ itemNumber }) => itemNow(ctx, itemNumber) ?? []),
  }
}

export const favoritesMocks = {
  Query: {
    favorites: () => ({}),
    sharedFavorites: (_: unknown, { code }: { code: string }, ctx: MockContext) => shared(ctx, code),
  },
  FavoriteList: {
    totalCount: (_: unknown, __: unknown, ctx: MockContext) => mine(ctx).length,
    itemNumbers: (_: unknown, __: unknown, ctx: MockContext) => numbersOf(mine(ctx)),
    items: (_: unknown, { amount, page }: { amount: number; page: number }, ctx: MockContext) =>
      numbersOf(mine(ctx))
        .slice((page - 1) * amount, page * amount)
        .flatMap((itemNumber) => itemNow(ctx, itemNumber) ?? []),
    view: (_: unknown, asked: { view: SavedView; amount: number; page: number }, ctx: MockContext) =>
      view(ctx, asked),
    lists: (_: unknown, __: unknown, ctx: MockContext) =>
      listsOf(ctx)
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ id, name }) => ({
          id,
          name,
          count: mine(ctx).filter(({ listId }) => listId === id).length,
          share: shareOf(ctx, id),
        })),
    share: (_: unknown, __: unknown, ctx: MockContext) => shareOf(ctx, null),
  },
  Mutation: {
    ...listMutations,
    addFavorites: (_: unknown, { input }: Input, ctx: MockContext) => {
      refuseBanned(ctx)
      refuseOthers(ctx, input)
      const before = mine(ctx)
      const known = numbersOf(before)
      const added = [...new Set(checked(input.itemNumbers))].flatMap((itemNumber) => {
        const item = known.includes(itemNumber) ? undefined : itemNow(ctx, itemNumber)
        return item && hasBeenListed(item.state)
          ? [{ itemNumber, lovedAt: ctx.now.getTime(), listId: null, priceThen: item.price_cents }]
          : []
      })
      if (before.length + added.length > favoritesMost) throw refuse('FORBIDDEN', tooManyFavoritesMessage)
      keep(ctx, [...added, ...before])
      const all = numbersOf(mine(ctx))
      return {
        itemNumbers: all.filter((one) => input.itemNumbers.includes(one)),
        favoritesCount: all.length,
      }
    },
    removeFavorites: (_: unknown, { input }: Input, ctx: MockContext) => {
      refuseOthers(ctx, input)
      const removed = checked(input.itemNumbers)
      keep(
        ctx,
        mine(ctx).filter(({ itemNumber }) => !removed.includes(itemNumber)),
      )
      return { itemNumbers: removed, favoritesCount: mine(ctx).length }
    },
  },
}
