// Estimates a piece's price and payout before it is sent in (issue "Selling": payout estimator; decision
// 0070): from the prices of similar sold pieces, and by the function that computes real payouts.
import { type Cents, cents } from '../common/money.ts'
import type { PayoutTerms } from '../earnings/payout-terms.ts'
import { type Payout, payoutOf } from '../earnings/payouts.ts'
import type { BrandTier, Condition } from '../vocabulary/items.ts'

export type Comparable = {
  /** The listed price at the time of the sale, in cents. */
  readonly price: Cents
  readonly brandId: number
  readonly tier: BrandTier
  readonly category: string
  readonly condition: Condition
}
export type EstimateQuestion = Omit<Comparable, 'price' | 'brandId'> & { readonly brandId: number | null }

/** The similarity of the sold pieces behind an estimate, nearest first. */
export const estimateBases = ['brand', 'tier', 'category'] as const
export type EstimateBasis = (typeof estimateBases)[number]

export type Estimate = {
  readonly basis: EstimateBasis
  /** The number of sold pieces behind the estimate. */
  readonly count: number
  readonly from: Payout
  readonly to: Payout
}

/** Fewer than this say nothing. */
export const comparablesNeeded = 5

/**
 * What a condition or a tier makes of a price, in percent of an excellent piece and of a mid-tier brand: for
 * pieces that differ in it.
 */
const conditionPercent: Record<Condition, number> = {
  new_with_tags: 125,
  excellent: 100,
  very_good: 88,
  good: 74,
  repaired: 66,
  flawed_gem: 42,
}
const tierPercent: Record<BrandTier, number> = {
  value: 50,
  mid: 100,
  premium: 200,
  designer: 450,
  luxury: 1000,
}

/**
 * Returns the `percent` quantile of sorted amounts in cents by nearest rank, so always an amount from the
 * list; 0 for an empty list.
 */
export function quantile(sorted: readonly Cents[], percent: number): Cents {
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1))
  return sorted[at] ?? cents(0)
}

const adjusted = (one: Comparable, asked: EstimateQuestion): Cents =>
  cents(
    Math.round(
      (one.price * conditionPercent[asked.condition] * tierPercent[asked.tier]) /
        (conditionPercent[one.condition] * tierPercent[one.tier]),
    ),
  )

/** A price as we would list it: 99 cents, and at least 4.99. */
const listedAt = (amount: Cents): Cents => cents(Math.max(499, Math.floor((amount + 50) / 100) * 100 - 1))

/**
 * Estimates the price range and its payouts (cents) from the middle half of comparable sales: of the category
 * by the same brand, else by brands of its tier, else all of the category, the first with at least five
 * sales. Prices are adjusted to the condition and tier in question. Undefined with fewer sales.
 */
export function estimateOf(
  asked: EstimateQuestion,
  sold: readonly Comparable[],
  terms: PayoutTerms,
): Estimate | undefined {
  const ofCategory = sold.filter((one) => one.category === asked.category && one.price > 0)
  const near: Record<EstimateBasis, readonly Comparable[]> = {
    brand: ofCategory.filter((one) => one.brandId === asked.brandId),
    tier: ofCategory.filter((one) => one.tier === asked.tier),
    category: ofCategory,
  }
  const basis = estimateBases.find((one) => near[one].length >= comparablesNeeded)
  if (!basis) return undefined
  const prices = near[basis].map((one) => adjusted(one, asked)).sort((a, b) => a - b)
  const from = listedAt(quantile(prices, 25))
  const to = listedAt(quantile(prices, 75))
  return { basis, count: prices.length, from: payoutOf(from, terms), to: payoutOf(to, terms) }
}
