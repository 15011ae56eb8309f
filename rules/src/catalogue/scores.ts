// Scores how well a piece is likely to sell, from the sales of pieces of its kind (specification §3
// sellthroughScore, predicted_sell_score; the specification gives no formula, so this one is ours, decision
// 0120).
import type { Condition } from '../vocabulary/items.ts'

/** Pieces of a kind that were sold lately, those on sale, and their middle price in cents. */
export type Market = { readonly sold: number; readonly listed: number; readonly middlePrice: number }

/** Days that count as lately. */
export const marketDays = 90
/** A kind with fewer pieces than this is judged by the shop more than by itself. */
const worthOfShop = 10

const shareOf = ({ sold, listed }: Omit<Market, 'middlePrice'>) =>
  sold + listed === 0 ? 0 : sold / (sold + listed)

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

/**
 * Returns the share of a category's pieces that sell, from 0 to 1; for categories with few pieces it is drawn
 * towards the whole shop's share.
 */
export function sellthroughOf(kind: Market, shop: Omit<Market, 'middlePrice'>): number {
  const { sold, listed } = kind
  return rounded((sold + worthOfShop * shareOf(shop)) / (sold + listed + worthOfShop))
}

const conditionFactors: Record<Condition, number> = {
  new_with_tags: 1.25,
  excellent: 1.1,
  very_good: 1,
  good: 0.85,
  repaired: 0.7,
  flawed_gem: 0.6,
}

/**
 * Returns how likely a piece is to sell, from 0 to 1: its category's sell-through, raised when the piece is
 * cheaper than the category's median (prices in cents) or in better condition, lowered when it is dearer or
 * in worse condition. A price of 0 counts as the median.
 */
export function sellScoreOf(
  piece: { readonly price: number; readonly condition: Condition },
  { sellthrough, middlePrice }: { sellthrough: number; middlePrice: number },
): number {
  const cheap = piece.price > 0 ? Math.min(2, Math.max(0.5, middlePrice / piece.price)) : 1
  return rounded(1 - (1 - sellthrough) ** (cheap * conditionFactors[piece.condition]))
}

/** The market of one category, by its id. */
export type CategoryMarket = Market & { readonly categoryId: number }
/** What a piece's scores follow from; the price in cents. */
export type ScoredFrom = {
  readonly categoryId: number
  readonly price: number
  readonly condition: Condition
}

/**
 * Returns the function that scores a piece, out of the markets of all categories: how well pieces of its kind
 * sell, and how likely the piece is to sell, both from 0 to 1. A category without a market is judged by the
 * whole shop.
 */
export function scorerOf(markets: readonly CategoryMarket[]) {
  const known = new Map(markets.map((one) => [one.categoryId, one]))
  const sum = (of: 'sold' | 'listed') => markets.reduce((total, one) => total + one[of], 0)
  const shop = { sold: sum('sold'), listed: sum('listed') }
  return ({ categoryId, price, condition }: ScoredFrom) => {
    const market = known.get(categoryId) ?? { sold: 0, listed: 0, middlePrice: price }
    const sellthrough = sellthroughOf(market, shop)
    const score = sellScoreOf({ price, condition }, { sellthrough, middlePrice: market.middlePrice })
    return { sellthrough, score }
  }
}
