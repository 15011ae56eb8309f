// How fast the document was: the measures of web-vitals, and the first input's delay, which that library no
// longer has.
import type { WebVital } from '@hemline/rules/analytics/web-vitals.ts'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Measures in milliseconds, but for CLS; those that the browser has not measured yet are missing. */
export type Vitals = Partial<Record<WebVital, number>>

const decimals = 4
const rounded = (value: number) => Number(value.toFixed(decimals))

/**
 * Begins to measure page speed; returns an object whose fields always have the latest values of FCP, LCP,
 * CLS, INP, TTFB and FID (milliseconds; CLS has no unit).
 */
export function measureVitals(): Vitals {
  const vitals: Vitals = {}
  const keep = ({ name, value }: { name: WebVital; value: number }) => {
    vitals[name] = rounded(value)
  }
  for (const measure of [onFCP, onLCP, onCLS, onINP, onTTFB]) measure(keep, { reportAllChanges: true })
  if (PerformanceObserver.supportedEntryTypes.includes('first-input'))
    new PerformanceObserver((list) => {
      for (const { startTime, processingStart } of list.getEntries() as PerformanceEventTiming[])
        keep({ name: 'FID', value: processingStart - startTime })
    }).observe({ type: 'first-input', buffered: true })
  return vitals
}
