// When something leaves the shop: at once, in the morning or on Sunday, never in somebody's quiet hours, in
// that person's time zone (decision 0146).
import { localOf, momentOf } from '../common/local-time.ts'
import type { Rhythm } from './kinds.ts'

/** `from` and `until` are minutes of the day, in the time zone; equal ones: no quiet hours. */
export type QuietHours = { zone: string; from: number; until: number }

/** The shop's own: 21:00 to 8:00 in Oakland. */
export const usualQuiet: QuietHours = { zone: 'America/Los_Angeles', from: 21 * 60, until: 8 * 60 }

const dayMinutes = 1440
const minuteMs = 60_000
const dayMs = dayMinutes * minuteMs
/** The mails of a week go out on Sunday at 9:00. */
export const sundayMinute = 9 * 60

/**
 * Returns whether a moment lies within a person's quiet hours, in their time zone; equal ends mean no quiet
 * hours.
 */
export function isQuiet(at: Date, { zone, from, until }: QuietHours): boolean {
  const { minute } = localOf(at, zone)
  if (from === until) return false
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}

/** Returns a moment as it is or, when it lies within a person's quiet hours, the end of these. */
export function afterQuiet(at: Date, quiet: QuietHours): Date {
  if (!isQuiet(at, quiet)) return at
  const local = localOf(at, quiet.zone)
  const end = momentOf(local, local.minute < quiet.until ? 0 : 1, quiet.until, quiet.zone)
  if (end > at) return end
  // The clock was set back and shows this hour again: the end that is meant is the one to come.
  return new Date(at.getTime() + ((quiet.until - local.minute + dayMinutes) % dayMinutes) * minuteMs)
}

/**
 * Returns when a notification of something that happened at `at` is sent: at once, the next morning (end of
 * the quiet hours, 8:00 without), or next Sunday at 9:00; never within quiet hours.
 */
export function dueAt(at: Date, rhythm: Rhythm, quiet: QuietHours): Date {
  if (rhythm === 'at_once') return afterQuiet(at, quiet)
  const local = localOf(at, quiet.zone)
  const morning = quiet.from === quiet.until ? usualQuiet.until : quiet.until
  const minute = rhythm === 'daily' ? morning : sundayMinute
  const ahead = rhythm === 'daily' ? 0 : (7 - local.weekday) % 7
  const step = rhythm === 'daily' ? 1 : 7
  const days = ahead > 0 || local.minute < minute ? ahead : step
  return afterQuiet(momentOf(local, days, minute, quiet.zone), quiet)
}

/** Nothing waits longer than this: a later time was written by a clock that was ahead. */
export const longestWaitMs = 8 * dayMs
