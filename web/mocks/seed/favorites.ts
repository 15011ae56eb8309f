// Seeds one person's favorites in the mocks: a list with a share link, and a revoked link to all favorites.
import type { MockItem } from '../item.ts'

/** A favorite: when, at what price (cents), and in which list. */
export type MockLoved = { itemNumber: number; lovedAt: number; priceThen: number; listId: string | null }
/** A list with a name; `owner` is `user:{id}` or `visitor:{id}`. */
export type MockFavoriteList = { id: string; owner: string; name: string }
/** A link that shows a list, or all favorites when `listId` is null. */
export type MockFavoriteShare = {
  code: string
  owner: string
  listId: string | null
  showsName: boolean
  revoked: boolean
}

const owner = 'user:01920000-0000-7000-8000-000000000007'
const listId = '01939bd2-4c11-7a55-8d21-0000000000f1'
const piecesLoved = 6
const dearer = 1500

const lovedOf = (item: MockItem, day: number): MockLoved => ({
  itemNumber: item.item_number,
  lovedAt: Date.UTC(2026, 9, 20 - day),
  // Every other piece costs less by now.
  priceThen: item.price_cents + (day % 2) * dearer,
  listId,
})

/** Returns the favorites, lists and share links with which the mock begins. */
export const seededFavorites = (
  items: readonly MockItem[],
): {
  loved: Record<string, MockLoved[]>
  favoriteLists: MockFavoriteList[]
  favoriteShares: MockFavoriteShare[]
} => ({
  loved: {
    [owner]: items
      .filter(({ state }) => state === 'listed')
      .slice(0, piecesLoved)
      .map(lovedOf),
  },
  favoriteLists: [{ id: listId, owner, name: 'For June’s wedding' }],
  favoriteShares: [
    { code: 'shared-seed', owner, listId, showsName: true, revoked: false },
    { code: 'shared-no-more', owner, listId: null, showsName: false, revoked: true },
  ],
})
