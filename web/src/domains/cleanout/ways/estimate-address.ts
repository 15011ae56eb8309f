// The estimator's question is part of the URL, so that it can be shared and that back leads to the
// question before.
import type { Search } from '../../../platform/search-params.ts'

export type Question = { service: string; category: string; condition: string; brand: string; tier: string }

/**
 * Reads the estimator's question from the query; an unanswered part is empty, the service defaults to
 * standard.
 */
export const questionOf = (search: Search): Question => ({
  service: search.service ?? 'standard',
  category: search.category ?? '',
  condition: search.condition ?? '',
  brand: search.brand ?? '',
  tier: search.tier ?? '',
})

/** Returns the URL of a question; unanswered parts are left out. */
export function estimateHref(question: Partial<Question>): string {
  const search = new URLSearchParams(
    Object.entries(question).filter(([key, value]) => value && !(key === 'service' && value === 'standard')),
  )
  return `/cleanout/estimate${search.size > 0 ? `?${search}` : ''}`
}

/** Returns whether the question is complete: category, condition, and brand or tier. */
export const isAsked = ({ category, condition, brand, tier }: Question): boolean =>
  category !== '' && condition !== '' && (brand !== '' || tier !== '')
