// Years, days and birthdays of the rewards program, in the time zone of the shop.
import { rewardsZone } from './zone.ts'

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: rewardsZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
})

type Day = { readonly year: number; readonly month: number; readonly day: number }

const read = (at: Date) => {
  const found = parts.formatToParts(at)
  const of = (type: string) => Number(found.find((part) => part.type === type)?.value)
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour') }
}

/** Returns the calendar day of a moment in the shop's time zone; `month` is 1 for January. */
export const dayIn = (at: Date): Day => read(at)

/** Returns the calendar year of a moment in the shop's time zone, such as 2026. */
export const yearOf = (at: Date): number => read(at).year

/** Returns the moment at which a calendar day begins in the shop's time zone. */
export function startOfDay({ year, month, day }: Day): Date {
  // Seven or eight hours after the same day began in UTC.
  const summer = new Date(Date.UTC(year, month - 1, day, 7))
  return read(summer).hour === 0 ? summer : new Date(summer.getTime() + 3_600_000)
}

/** Returns the moment at which a calendar year begins in the shop's time zone. */
export const startOfYear = (year: number): Date => startOfDay({ year, month: 1, day: 1 })

/** A birthday without its year. */
export type Birthday = { readonly month: number; readonly day: number }

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Returns whether a month and a day make a day that some year has; February 29 is one. */
export const isBirthday = ({ month, day }: Birthday): boolean =>
  Number.isInteger(month) && Number.isInteger(day) && day >= 1 && day <= (longest[month - 1] ?? 0)

/**
 * Returns the moment at which somebody's birthday begins in a year; February 29 is March 1 in other years.
 */
export function birthdayIn(year: number, { month, day }: Birthday): Date {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
  return startOfDay(month === 2 && day === 29 && !isLeap ? { year, month: 3, day: 1 } : { year, month, day })
}
