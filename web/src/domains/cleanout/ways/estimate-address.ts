// The estimator's question is part of the URL, so that it can be shared and that back leads to the
// question before.
import type { Search } from '../../../platform/search-params.ts'

export type Question = { service: string; category: string; condition: string; brand: string; tier: string }

/**
 * Reads the payout estimator's question from the query parameters. A missing part is '', a missing service is
 * 'standard'. Checks no values: an unknown service or category is returned as it stands.
 */
export const questionOf = (search: Search): Question => ({
  service: search.service ?? 'standard',
  category: search.category ?? '',
  condition: search.condition ?? '',
  brand: search.brand ?? '',
  tier: search.tier ?? '',
})

/**
 * Returns the URL of the payout estimator with this question; unanswered parts, and the standard service, are
 * left out.
 */
export function estimateHref(question: Partial<Question>): string {
  const search = new URLSearchParams(
    Object.entries(question).filter(([key, value]) => value && !(key === 'service' && value === 'standard')),
  )
  return `/cleanout/estimate${search.size > 0 ? `?${search}` : ''}`
}

/**
 * Returns whether the question to the payout estimator is complete: category, condition, and brand or tier.
 */
export const isAsked = ({ category, condition, brand, tier }: Question): boolean =>
  category !== '' && condition !== '' && (brand !== '' || tier !== '')
