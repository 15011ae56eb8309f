// How well a piece is likely to sell, from what became of pieces of its kind (specification §3
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

/** Returns which share of a kind finds a buyer, from 0 to 1; rare kinds lean on the share of the shop. */
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
 * Returns how likely a piece is to sell, from 0 to 1: the share of its kind, more for a piece that costs less
 * than its kind does, or is in a better condition. Prices in cents.
 */
export function sellScoreOf(
  piece: { readonly price: number; readonly condition: Condition },
  { sellthrough, middlePrice }: { sellthrough: number; middlePrice: number },
): number {
  const cheap = piece.price > 0 ? Math.min(2, Math.max(0.5, middlePrice / piece.price)) : 1
  return rounded(1 - (1 - sellthrough) ** (cheap * conditionFactors[piece.condition]))
}
