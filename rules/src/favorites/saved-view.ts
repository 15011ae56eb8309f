// Filters, sorts and counts favorites for a screen. API and mocks run this file.
import { add, type Cents, cents, zero } from '../common/money.ts'

/** A favorite with what decides where it stands. Prices are in cents, `lovedAt` is in epoch milliseconds. */
export type Loved = {
  itemNumber: number
  lovedAt: number
  listId: string | null
  /** The price when it was loved. */
  priceThen: Cents
  price: Cents
  onSale: boolean
  /** In an auction: not for sale at a price, and not sold. */
  onAuction: boolean
  /** On sale, and held by nobody else. */
  free: boolean
  kind: { slug: string; name: string }
}

export const favoriteSorts = ['loved', 'drop', 'price_low_high', 'price_high_low'] as const
export type FavoriteSort = (typeof favoriteSorts)[number]
export const favoriteShows = ['all', 'drops', 'free', 'sold'] as const
export type FavoriteShow = (typeof favoriteShows)[number]

export type SavedView = {
  sort: FavoriteSort
  show: FavoriteShow
  kind?: string | null | undefined
  minPrice?: number | null | undefined
  maxPrice?: number | null | undefined
  listId?: string | null | undefined
}

/** Returns by how many cents a piece on sale is cheaper than when it became a favorite; 0 when it is not. */
export const dropOf = ({ onSale, priceThen, price }: Loved): number =>
  onSale ? Math.max(0, priceThen - price) : 0

const shown: Readonly<Record<FavoriteShow, (one: Loved) => boolean>> = {
  all: () => true,
  drops: (one) => dropOf(one) > 0,
  free: ({ free }) => free,
  sold: ({ onSale, onAuction }) => !onSale && !onAuction,
}

const lastFirst = (a: Loved, b: Loved) => b.lovedAt - a.lovedAt || b.itemNumber - a.itemNumber
const order: Readonly<Record<FavoriteSort, (a: Loved, b: Loved) => number>> = {
  loved: lastFirst,
  drop: (a, b) => dropOf(b) - dropOf(a) || lastFirst(a, b),
  price_low_high: (a, b) => a.price - b.price || lastFirst(a, b),
  price_high_low: (a, b) => b.price - a.price || lastFirst(a, b),
}

export type SavedPage = {
  /** All favorites of the view, in its sort order. */
  nodes: Loved[]
  /** How many of the list's favorites each choice of `show` has, whatever else is chosen. */
  counts: Record<FavoriteShow, number> & { droppedBy: Cents }
  /** The kinds of the list's favorites, those with the most pieces first. */
  kinds: { slug: string; name: string; count: number }[]
}

/**
 * Filters favorites by a view (list, state, category, price) and sorts them. Returns those favorites, the
 * counts for each state and category of the list, and the sum of their price drops in cents.
 */
export function savedPage(all: readonly Loved[], view: SavedView): SavedPage {
  const listed = view.listId ? all.filter(({ listId }) => listId === view.listId) : all
  const count = (show: FavoriteShow) => listed.filter(shown[show]).length
  const byKind = Map.groupBy(listed, ({ kind }) => kind.slug)
  const nodes = listed.filter(
    (one) =>
      shown[view.show](one) &&
      (!view.kind || one.kind.slug === view.kind) &&
      (view.minPrice == null || one.price >= view.minPrice) &&
      (view.maxPrice == null || one.price <= view.maxPrice),
  )
  return {
    nodes: nodes.toSorted(order[view.sort]),
    counts: {
      all: count('all'),
      drops: count('drops'),
      free: count('free'),
      sold: count('sold'),
      droppedBy: listed.reduce((sum, one) => add(sum, cents(dropOf(one))), zero),
    },
    kinds: [...byKind.values()]
      .flatMap((some) => (some[0] ? [{ ...some[0].kind, count: some.length }] : []))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
  }
}
