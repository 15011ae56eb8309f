// Days in a person's manner (decision 0205), for pages and mails alike.
import { clockParts } from './clock.ts'
import type { DateManner } from './manners.ts'

/** The locale whose order of day and month a manner has; all texts are English. */
const localeOf: Readonly<Record<DateManner, string>> = {
  month_first: 'en-US',
  day_first: 'en-GB',
  // Without a year the month comes first, as in "Nov 28".
  year_first: 'en-US',
}

/**
 * Returns the format of days in a manner: "Nov 28, 2026" or "28 Nov 2026", and a whole date with the year
 * first as ISO 8601 writes it, "2026-11-28". Who asks for the hour gets the clock of the manner.
 */
export function dayFormat(manner: DateManner, asked: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const options = asked.hour ? { ...asked, ...clockParts(manner) } : asked
  const isWhole = options.dateStyle !== undefined || (options.year !== undefined && options.day !== undefined)
  if (manner !== 'year_first' || !isWhole) return new Intl.DateTimeFormat(localeOf[manner], options)
  const { timeZone } = options
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('sv-SE', { ...parts, ...(timeZone && { timeZone }) })
}
