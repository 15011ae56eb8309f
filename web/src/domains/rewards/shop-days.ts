// Days in the shop's own time zone, by which rewards and credit end.
import { rewardsZone } from '@hemline/rules/rewards/zone.ts'
import { dateFormat } from '../../platform/date-manner.ts'

const day = dateFormat({ timeZone: rewardsZone, month: 'short', day: 'numeric' })
const dayAndYear = dateFormat({
  timeZone: rewardsZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** Returns an ISO time as a day of the shop: "Dec 16", with its year when that isn't the year of `now`. */
export function dayOf(iso: string, now: number): string {
  const at = new Date(iso)
  return at.getUTCFullYear() === new Date(now).getUTCFullYear() ? day(at) : dayAndYear(at)
}

/**
 * Returns the last day on which something that ends at an ISO time can be used: "Jan 26", the day before an
 * end at midnight. `now` in milliseconds.
 */
export const untilDay = (iso: string, now: number): string =>
  dayOf(new Date(Date.parse(iso) - 1).toISOString(), now)

/** Returns the last day before an ISO time, with the year: an end at midnight belongs to the day before. */
export const lastDay = (iso: string): string => dayAndYear(new Date(Date.parse(iso) - 1))
