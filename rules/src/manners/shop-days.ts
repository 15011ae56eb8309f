// Days and times by the shop's clock, in the manner of the person who reads them (decision 0205): what
// returns, earnings, cases and mails name has the same date for everybody, in each reader's own order.
import { clockParts } from './clock.ts'
import { dayFormat } from './days.ts'
import type { DateManner } from './manners.ts'

/** The shop's time zone: its head office is in California (specification §1). */
const timeZone = 'America/Los_Angeles'

/** Formats a moment (a Date, or an ISO time) in a manner; the month comes first when none is named. */
export type DayWords = (at: Date | string, dates?: DateManner) => string

/**
 * Returns a function that formats a moment's day by the shop's clock: "Dec 5, 2026", "5 Dec 2026" or
 * "2026-12-05", by the parts that `options` ask for.
 */
export function shopDayWords(options: Intl.DateTimeFormatOptions): DayWords {
  const made = new Map<DateManner, Intl.DateTimeFormat>()
  return (at, dates = 'month_first') => {
    const format = made.get(dates) ?? dayFormat(dates, { ...options, timeZone })
    made.set(dates, format)
    return format.format(new Date(at))
  }
}

/**
 * Returns a function that formats a moment's time of day by the shop's clock: "2:20 PM PST" or "14:20 PST".
 * `zone` false leaves out the zone.
 */
export function shopTimeWords({ zone = true } = {}): DayWords {
  const made = new Map<DateManner, Intl.DateTimeFormat>()
  return (at, dates = 'month_first') => {
    // British English writes PST as GMT-8.
    const parts = { timeZone, ...clockParts(dates), ...(zone && { timeZoneName: 'short' as const }) }
    const format = made.get(dates) ?? new Intl.DateTimeFormat('en-US', parts)
    made.set(dates, format)
    // Some versions of ICU put a narrow space, U+202F, before AM and PM.
    return format.format(new Date(at)).replace(/\u202f/g, ' ')
  }
}

/**
 * Returns a function that formats a moment by the shop's clock: the day in the reader's manner, and the time
 * of day, as in "Dec 5, 2026, 2:20 PM PST" or "5 Dec 2026, 14:20 PST". `zone` false leaves out the zone.
 */
export function shopMomentWords(options: Intl.DateTimeFormatOptions, { zone = true } = {}): DayWords {
  const day = shopDayWords(options)
  const time = shopTimeWords({ zone })
  return (at, dates) => `${day(at, dates)}, ${time(at, dates)}`
}
