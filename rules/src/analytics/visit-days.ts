// The days by which visits are summed: those of the shop's clocks in Oakland (decision 0190).
import { localDate, momentOf } from '../common/local-time.ts'

/** The shop's own time zone. */
const shopZone = 'America/Los_Angeles'
/** Today and the days before it that the figures are about. */
export const visitDays = 7
/** How many of the last days that are over are summed anew each night, so that late events count. */
export const summedAgainDays = 3

const dayMs = 86_400_000

/** Returns the shop's day at a moment, as in 2026-12-24. */
export const visitDayAt = (at: Date): string => localDate(at, shopZone)

/** Returns the day `days` days before a day; both are written YYYY-MM-DD. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** Returns the moment at which a day (YYYY-MM-DD) begins in the shop's time zone. */
export function visitDayStart(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return momentOf({ year, month, day: date }, 0, 0, shopZone)
}

/**
 * Returns the six days before today (YYYY-MM-DD, shop's time zone), the oldest first: the days of the week of
 * visits that are over.
 */
export function daysOver(now: Date): string[] {
  const today = visitDayAt(now)
  return Array.from({ length: visitDays - 1 }, (_, i) => dayBefore(today, visitDays - 1 - i))
}
