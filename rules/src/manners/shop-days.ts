// Days and times by the shop's clock, in the manner of the person who reads them (decision 0205): what
// returns, earnings, cases and mails name has the same date for everybody, in each reader's own order.
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
 * Returns a function that formats a moment by the shop's clock: the day in the reader's manner, and the time
 * of day, as in "5 Dec 2026, 2:20 PM PST". `zone` false leaves out the zone.
 */
export function shopMomentWords(options: Intl.DateTimeFormatOptions, { zone = true } = {}): DayWords {
  const day = shopDayWords(options)
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(zone && { timeZoneName: 'short' }),
  })
  // Some versions of ICU put a narrow space, U+202F, before AM and PM.
  return (at, dates) => `${day(at, dates)}, ${clock.format(new Date(at)).replace(/\u202f/g, ' ')}`
}
