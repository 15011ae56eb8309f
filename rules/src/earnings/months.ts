// The months of charts of money, in the shop's time zone.
import { shopDay } from '../shipping/day-words.ts'

/**
 * Returns the last twelve months up to the one of `now` in the shop's time zone, as YYYY-MM, oldest first.
 */
export function lastMonths(now: Date): string[] {
  const day = shopDay(now)
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  return Array.from({ length: 12 }, (_, i) =>
    new Date(Date.UTC(year, month - 12 + i, 1)).toISOString().slice(0, 7),
  )
}
