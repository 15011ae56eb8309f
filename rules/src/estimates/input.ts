// Checks the input of the payout estimator field by field: the same in web, API and mocks (issue "Selling";
// decision 0073).
import { type BrandTier, brandTiers, type Condition, conditions } from '../vocabulary/items.ts'
import { type CleanoutService, cleanoutServices } from '../vocabulary/seller.ts'

/**
 * As it comes from outside. `brand`: a slug, or nothing for a brand that we don't know; then
 * `tier` says what it is like.
 */
export type AskedEstimate = {
  readonly service: string
  readonly category: string
  readonly condition: string
  readonly brand?: string | null
  readonly tier?: string | null
}
export type EstimateField = keyof AskedEstimate

export const estimateMessages: Record<EstimateField, string> = {
  service: 'Please choose Standard, Premium or Donation.',
  category: 'We don’t know this kind of piece. Please choose one from the list.',
  condition: 'Please choose one of the conditions.',
  brand: 'We don’t know this brand. Choose one from the list, or say that it isn’t listed.',
  tier: 'Please choose what the brand is like.',
}

/** Sold pieces older than that say little about today's prices. Not in the specification. */
export const estimateDays = 365

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/**
 * Returns whether a text has the form of a slug of at most 80 characters; other texts are never looked up.
 */
export const isEstimateSlug = (text: string): boolean => text.length <= 80 && slug.test(text)

export type ReadEstimate = {
  service: CleanoutService
  category: string
  condition: Condition
  brand: string | null
  tier: BrandTier | null
}

/**
 * Parses the question of a payout estimate into known values; returns the first invalid field otherwise.
 * Needed are service, category, condition, and a brand or a tier. Whether brand and category exist is not
 * checked.
 */
export function readEstimate(asked: AskedEstimate): ReadEstimate | { field: EstimateField } {
  const service = cleanoutServices.find((one) => one === asked.service)
  const condition = conditions.find((one) => one === asked.condition)
  const brand = asked.brand?.trim() || null
  const tier = brandTiers.find((one) => one === asked.tier) ?? null
  if (!isEstimateSlug(asked.category)) return { field: 'category' }
  if (!condition) return { field: 'condition' }
  if (brand !== null && !isEstimateSlug(brand)) return { field: 'brand' }
  if (brand === null && !tier) return { field: 'tier' }
  if (!service) return { field: 'service' }
  return { service, category: asked.category, condition, brand, tier }
}

/** Descriptions of the brand tiers, for people who do not know our names for them. */
export const tierWords: Record<BrandTier, string> = {
  value: 'Value: supermarkets and fast fashion',
  mid: 'Mid-range: the high street',
  premium: 'Premium: contemporary labels',
  designer: 'Designer',
  luxury: 'Luxury: the great houses',
}

/**
 * Returns the sentence that explains why there is no estimate: only `count` pieces of this kind were sold in
 * the last year, `needed` are required.
 */
export const tooFewSold = (kind: string, count: number, needed: number): string =>
  count === 0
    ? `We haven’t sold any ${kind.toLowerCase()} in the last year, so we can’t say what one would bring.`
    : `We have sold ${count} ${count === 1 ? 'piece' : 'pieces'} of ${kind.toLowerCase()} in the last year. From fewer than ${needed} we don’t estimate.`
