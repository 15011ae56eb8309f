// How a measured page speed is rated (specification §9, web-vitals thresholds).
import { webVitals } from '../vocabulary/constants.ts'

export type WebVital = keyof typeof webVitals
export type VitalRating = 'good' | 'needs_improvement' | 'poor'

/** The measures in the order of the specification. */
export const vitalNames = Object.keys(webVitals) as readonly WebVital[]

/**
 * Returns the largest value of a web vital that is believed: 600,000 ms, or 100 for CLS, which has no unit.
 */
export const vitalMax = (name: WebVital): number => (name === 'CLS' ? 100 : 600_000)

/**
 * Returns the rating of a measured value, in milliseconds but for CLS: good up to the first threshold of §9,
 * poor above the second.
 */
export function ratingOf(name: WebVital, value: number): VitalRating {
  const [good, poor] = webVitals[name]
  if (value <= good) return 'good'
  return value <= poor ? 'needs_improvement' : 'poor'
}
