// Retail and listing prices of an item: brand tier × category × condition × age.
import type { BrandTier, Condition } from '@hemline/rules/vocabulary/items.ts'

const tierFactor: Record<BrandTier, number> = { value: 0.5, mid: 1, premium: 2.1, designer: 4.6, luxury: 9 }
/** The share of the estimated retail at which a piece of that tier starts. */
const startShare: Record<BrandTier, number> = {
  value: 0.36,
  mid: 0.38,
  premium: 0.4,
  designer: 0.42,
  luxury: 0.5,
}
export const conditionFactor: Record<Condition, number> = {
  new_with_tags: 1.25,
  excellent: 1,
  very_good: 0.88,
  good: 0.74,
  repaired: 0.66,
  flawed_gem: 0.42,
}
const lowestCents = 499

/**
 * Returns a retail price in cents: whole dollars, above $300 in steps of $5, at least $12; `spread` (0 to
 * 1) moves it by up to a quarter either way.
 */
export function retailCents(dollars: number, tier: BrandTier, spread: number): number {
  const plain = dollars * tierFactor[tier] * (0.75 + spread / 2)
  const step = plain > 300 ? 5 : 1
  return Math.max(12, Math.round(plain / step) * step) * 100
}

export type PriceQuestion = {
  retail: number
  tier: BrandTier
  condition: Condition
  ageDays: number
  clearance: boolean
}

/**
 * Returns the listing price in cents, ending in 99, never above the estimated retail price and never more
 * than 90 % below it.
 */
export function priceCents({ retail, tier, condition, ageDays, clearance }: PriceQuestion): number {
  const markdowns = Math.min(4, Math.floor(ageDays / 45))
  const share = startShare[tier] * conditionFactor[condition] * 0.86 ** markdowns * (clearance ? 0.55 : 1)
  const floor = Math.max(lowestCents, Math.ceil(retail / 1000) * 100 + 99)
  return Math.min(Math.max(Math.floor((retail * share) / 100) * 100 + 99, floor), retail - 1)
}
