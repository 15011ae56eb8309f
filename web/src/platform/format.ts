// How money, times and counts are written; nothing else in web formats them but format-days.ts beside it.
import { dollars, grouped } from '@hemline/rules/common/dollars.ts'

/** Made when first asked for: most pages name no day. */
function dayFormat(options: Intl.DateTimeFormatOptions): (time: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (time) => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(time)
  }
}
const clock = dayFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = dayFormat({ month: 'short', day: 'numeric' })
const dayAndYear = dayFormat({ month: 'short', day: 'numeric', year: 'numeric' })
const minus = '–'
const halfYearMs = 182 * 86_400_000

/** Cents as "$84.99"; below zero with an en dash. */
export function money(cents: number): string {
  return `${cents < 0 ? minus : ''}${dollars(Math.abs(cents))}`
}

/** Cents without a ".00": "$248", but "$248.50". For retail prices and limits. */
export function shortMoney(cents: number): string {
  return cents % 100 === 0 ? `${cents < 0 ? minus : ''}$${grouped(Math.abs(cents) / 100)}` : money(cents)
}

/** "3,861". */
export function count(value: number): string {
  return grouped(value)
}

/** "1 piece", "3,861 pieces". */
export function countOf(value: number, one: string, many: string = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

/** "–62%" from 62. */
export function percentOff(percent: number): string {
  return `${minus}${percent}%`
}

/** An ISO time as the reader's own wall clock: "14:20". */
export function timeOfDay(iso: string): string {
  return clock(new Date(iso))
}

/** Milliseconds as "11:42"; never below "0:00". */
export function minutesLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * An ISO time as one says it at `now`: "14:20" today, "Nov 22, 14:20" on other days, "Jan 1,
 * 2099" when it is far away.
 */
export function moment(iso: string, now: number): string {
  const at = new Date(iso)
  if (Math.abs(at.getTime() - now) > halfYearMs) return dayAndYear(at)
  return day(at) === day(now) ? clock(at) : `${day(at)}, ${clock(at)}`
}

/** The day of an ISO time: "Dec 5, 2026". */
export function dateOf(iso: string): string {
  return dayAndYear(new Date(iso))
}

/** A price as §5 shows it: "$84.99", and "Free" for nothing. */
export function priceText(cents: number): string {
  return cents === 0 ? 'Free' : money(cents)
}
