// The wording of money, times and counts; this file, format-days.ts and
// date-manner.ts format them in web.
import { dollars, grouped, percentLess, shortDollars } from '@hemline/rules/common/dollars.ts'
import { dateFormat } from './date-manner.ts'

const clock = dateFormat({ hour: 'numeric' })
const day = dateFormat({ month: 'short', day: 'numeric' })
const dayAndYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })
const minus = '–'
const halfYearMs = 182 * 86_400_000

/** Returns cents as "$84.99"; an amount below zero begins with an en dash. */
export function money(cents: number): string {
  return `${cents < 0 ? minus : ''}${dollars(Math.abs(cents))}`
}

/** Returns cents without ".00": "$248", but "$248.50". For retail prices and limits. */
export function shortMoney(cents: number): string {
  return `${cents < 0 ? minus : ''}${shortDollars(Math.abs(cents))}`
}

/** Returns a whole number as text with its thousands grouped: "3,861". */
export function count(value: number): string {
  return grouped(value)
}

/** Returns a count with its noun: "1 piece", "3,861 pieces". */
export function countOf(value: number, one: string, many: string = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

/** Returns a reduction, from its whole percentage, as text: 62 is "–62%". */
export function percentOff(percent: number): string {
  return percentLess(percent)
}

/** Returns an ISO time as the reader's wall clock shows it: "2:20 PM", or "14:20" in other manners. */
export function timeOfDay(iso: string): string {
  return clock(new Date(iso))
}

/** Returns a time that is left, given in milliseconds, as minutes and seconds: "11:42"; at least "0:00". */
export function minutesLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Returns an ISO time as people say it at `now` (epoch milliseconds): "2:20 PM" on the same day, "Nov 22,
 * 2:20 PM" on other days, "Jan 1, 2099" when it is more than half a year away.
 */
export function moment(iso: string, now: number): string {
  const at = new Date(iso)
  if (Math.abs(at.getTime() - now) > halfYearMs) return dayAndYear(at)
  return day(at) === day(now) ? clock(at) : `${day(at)}, ${clock(at)}`
}

/** Returns the day of an ISO time: "Dec 5, 2026". */
export function dateOf(iso: string): string {
  return dayAndYear(new Date(iso))
}

/** Returns a price in cents as §5 shows it: "$84.99", and "Free" for 0. */
export function priceText(cents: number): string {
  return cents === 0 ? 'Free' : money(cents)
}
