// The time of day in a person's manner (decision 0258): "2:20 PM" where the month comes first, as in the
// United States, and "14:20" elsewhere. Pages and mails take every time of day from here.
import type { DateManner } from './manners.ts'

const american = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
const everywhereElse = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Returns how Intl writes a time of day in a manner. */
export const clockParts = (manner: DateManner): Intl.DateTimeFormatOptions =>
  manner === 'month_first' ? american : everywhereElse

/** Returns a minute of the day (0 to 1439) as a clock shows it: "9:00 AM" or "09:00". */
export function minuteWords(minute: number, manner: DateManner = 'month_first'): string {
  const hour = Math.floor(minute / 60)
  const minutes = String(minute % 60).padStart(2, '0')
  if (manner !== 'month_first') return `${String(hour).padStart(2, '0')}:${minutes}`
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
