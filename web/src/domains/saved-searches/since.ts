// A day in the past in words, for "12 new since Tuesday".
import { dateOf } from '../../platform/format.ts'

const dayMs = 86_400_000
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Returns "today", "yesterday", a weekday of the last six days, or a date, as the reader's clock has it. */
export function sinceWords(iso: string, now: number): string {
  const at = new Date(iso)
  const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(at)) / dayMs)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? (weekdays[at.getDay()] ?? '') : dateOf(iso)
}
