// The wording of days for parcels, bags and mails; apart from format.ts, since no listing needs it.
import { dateFormat } from './date-manner.ts'
import { countOf } from './format.ts'

const weekDay = { weekday: 'short', month: 'short', day: 'numeric' } as const

/**
 * Returns the name of a "2026-11" month: "Nov", or "November 2026" for `long`. Calculated in UTC, so no
 * time zone changes the month.
 */
export const monthName = (month: string, style: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat('en-US', {
    month: style,
    ...(style === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

/**
 * Returns a day as "Fri, Dec 5": of an ISO time the day in `timeZone` (by default the reader's), of a bare
 * date (10 characters) that date.
 */
export function dayInWords(iso: string, timeZone?: string): string {
  const zone = iso.length === 10 ? 'UTC' : timeZone
  return dateFormat({ ...weekDay, ...(zone ? { timeZone: zone } : {}) })(new Date(iso))
}

/** Returns an ISO time as the wall clock of `timeZone` showed it: "Fri, Dec 5, 2:20 PM MST". */
export function localMoment(iso: string, timeZone: string): string {
  const parts = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    timeZoneName: 'short',
  } as const
  return dateFormat({ ...parts, timeZone })(new Date(iso))
}

/** Returns a number of days, or a range of them: "1 day", "30 days", "30 to 60 days". */
export const daysRange = ({ from, to }: { from: number; to: number }): string =>
  from === to ? countOf(from, 'day') : `${from} to ${to} days`
