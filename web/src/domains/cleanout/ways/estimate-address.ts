// The estimator's question lives in the address: it can be shared, and back leads to the one before.
import type { Search } from '../../../platform/search-params.ts'

export type Question = { service: string; category: string; condition: string; brand: string; tier: string }

export const questionOf = (search: Search): Question => ({
  service: search.service ?? 'standard',
  category: search.category ?? '',
  condition: search.condition ?? '',
  brand: search.brand ?? '',
  tier: search.tier ?? '',
})

/** The address of a question; what isn't answered yet is left out. */
export function estimateHref(question: Partial<Question>): string {
  const search = new URLSearchParams(
    Object.entries(question).filter(([key, value]) => value && !(key === 'service' && value === 'standard')),
  )
  return `/cleanout/estimate${search.size > 0 ? `?${search}` : ''}`
}

/** Whether everything is there that an estimate needs. */
export const isAsked = ({ category, condition, brand, tier }: Question): boolean =>
  category !== '' && condition !== '' && (brand !== '' || tier !== '')
