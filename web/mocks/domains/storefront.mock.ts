import { slugify } from '@hemline/rules/common/slugs.ts'
import {
  followGoneMessage,
  followsMost,
  storefrontGoneMessage,
  storefrontNameOf,
  storefrontNameProblem,
  tooManyFollowsMessage,
} from '@hemline/rules/storefront/storefront.ts'
import { itemNow, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import { closetItems, isBlockedByViewer } from '../direct.ts'
import { brands } from '../seed/pieces.ts'

type SaveInput = { input: { name?: string | null; isOpen: boolean; showsPieces: boolean } }
type FollowAsked = { input: { brandId?: number | null; storefrontCode?: string | null; on: boolean } }

function refuseVisitors(ctx: MockContext): void {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  refuseBanned(ctx)
}

function pageOf(ctx: MockContext, code: string, preview: boolean) {
  const { state } = ctx.db
  const page = state.storefronts.find((one) => one.code === code)
  if (!page) return null
  const owner = state.users.find(({ id }) => page.owner === `user:${id}`)
  const isMine = page.owner === ownerOf(ctx)
  if (owner?.banned || !(page.isOpen || (isMine && preview)))
    return { __typename: 'StorefrontGone', message: storefrontGoneMessage }
  const lists = state.favoriteShares
    .filter((one) => one.owner === page.owner && !one.revoked)
    .map(({ code: link, listId }) => ({
      code: link,
      name: state.favoriteLists?.find(({ id }) => id === listId)?.name ?? null,
      count: (state.loved[page.owner] ?? []).filter((one) => listId === null || one.listId === listId).length,
    }))
  // The mocks have one seller of consigned pieces; others sell by themselves.
  const isSeller = owner?.roles.includes('seller') ?? false
  const sold = page.showsPieces && isSeller ? (state.consigned ?? []) : []
  const items = [
    ...sold.flatMap(({ itemNumber }) => itemNow(ctx, itemNumber) ?? []),
    ...(owner && page.showsPieces ? closetItems(ctx, owner.id) : []),
  ]
  return {
    __typename: 'Storefront',
    code,
    name: page.name,
    isMine,
    isBlocked: owner !== undefined && isBlockedByViewer(ctx, owner.id),
    isPreview: !page.isOpen,
    lists,
    items: items.filter(({ state: now }) => now === 'listed'),
    totalCount: items.filter(({ state: now }) => now === 'listed').length,
  }
}

type MockFollow = { id: string; name: string; href: string; brandId?: number; storefrontCode?: string }

function followOf(ctx: MockContext, key: number | string): MockFollow[] {
  const brand = brands.find(({ id }) => id === key)
  if (brand) {
    const { id, name } = brand
    return [{ id: `brand-${id}`, name, href: `/brand/${slugify(name)}`, brandId: id }]
  }
  const page = ctx.db.state.storefronts.find(({ code }) => code === key)
  if (!page) return []
  const { code } = page
  return [{ id: code, name: page.name ?? 'A closet', href: `/u/${code}`, storefrontCode: code }]
}

const followsOf = (ctx: MockContext) =>
  (ctx.db.state.follows[ownerOf(ctx)] ?? []).flatMap((key) => followOf(ctx, key))

export const storefrontMocks = {
  Query: {
    storefront: (_: unknown, { code, preview }: { code: string; preview: boolean }, ctx: MockContext) =>
      pageOf(ctx, code, preview),
    myStorefront: (_: unknown, __: unknown, ctx: MockContext) =>
      (ctx.user && ctx.db.state.storefronts.find(({ owner }) => owner === ownerOf(ctx))) ?? null,
    follows: (_: unknown, __: unknown, ctx: MockContext) => (ctx.user ? followsOf(ctx) : []),
  },
  Mutation: {
    saveStorefront: (_: unknown, { input }: SaveInput, ctx: MockContext) => {
      refuseVisitors(ctx)
      const name = storefrontNameOf(input.name)
      const problem = storefrontNameProblem(name)
      if (problem) return { __typename: 'StorefrontRefused', message: problem }
      const { storefronts } = ctx.db.state
      const known = storefronts.find(({ owner }) => owner === ownerOf(ctx))
      const storefront = {
        ...input,
        name,
        owner: ownerOf(ctx),
        code: known?.code ?? `closet-${nextId(ctx.db)}`,
      }
      ctx.db.state.storefronts = [...storefronts.filter((one) => one !== known), storefront]
      return { __typename: 'SaveStorefrontPayload', storefront }
    },
    follow: (_: unknown, { input }: FollowAsked, ctx: MockContext) => {
      refuseVisitors(ctx)
      const key = input.brandId ?? input.storefrontCode
      const page = ctx.db.state.storefronts.find(({ code }) => code === key)
      const isThere = page
        ? page.isOpen && page.owner !== ownerOf(ctx)
        : brands.some(({ id }) => id === input.brandId)
      if (key == null || (input.on && !isThere) || (!page && !isThere))
        return { __typename: 'FollowRefused', message: followGoneMessage }
      const others = (ctx.db.state.follows[ownerOf(ctx)] ?? []).filter((one) => one !== key)
      if (input.on && others.length >= followsMost)
        return { __typename: 'FollowRefused', message: tooManyFollowsMessage }
      ctx.db.state.follows[ownerOf(ctx)] = input.on ? [...others, key] : others
      return { __typename: 'FollowPayload', follows: followsOf(ctx) }
    },
  },
}
