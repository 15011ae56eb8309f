// The shop's calendar days, and days of delivery in words (specification §3 shippingOptions).

import type { DateManner } from '../manners/manners.ts'

/** Calendar days as YYYY-MM-DD, both included. */
export type Estimate = { readonly min: string; readonly max: string }

// The shop's days begin and end in California, where its head office is (§1).
const shopDays = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const parts = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const
// Both formats without a year; with the year first the month still comes before the day.
const monthFirst = new Intl.DateTimeFormat('en-US', parts)
const dayFirst = new Intl.DateTimeFormat('en-GB', parts)
const monthOf = (day: string) => day.slice(0, 7)

/** Returns the shop's calendar day (its time zone) at a moment, as YYYY-MM-DD. */
export const shopDay = (now: Date): string => shopDays.format(now)

const dateOf = (day: string) => Number(day.slice(8))

/** Formats a day (YYYY-MM-DD) in a person's manner: "Nov 27", or "27 Nov". */
export const dayWords = (day: string, manner: DateManner = 'month_first'): string =>
  (manner === 'day_first' ? dayFirst : monthFirst).format(new Date(`${day}T00:00:00Z`))

/**
 * Formats a range of delivery days in a person's manner: "Nov 27–29", "Nov 30–Dec 2" or "Nov 27"; with the
 * day first "27–29 Nov", "30 Nov–2 Dec" or "27 Nov".
 */
export function estimateWords({ min, max }: Estimate, manner: DateManner = 'month_first'): string {
  if (min === max) return dayWords(min, manner)
  if (monthOf(min) !== monthOf(max)) return `${dayWords(min, manner)}–${dayWords(max, manner)}`
  return manner === 'day_first'
    ? `${dateOf(min)}–${dayWords(max, manner)}`
    : `${dayWords(min, manner)}–${dateOf(max)}`
}
