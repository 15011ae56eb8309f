// When something leaves the shop: at once, in the morning or on Sunday, never in somebody's quiet hours, in
// that person's time zone (decision 0146).
import type { Rhythm } from './kinds.ts'

/** `from` and `until` are minutes of the day, in the time zone; equal ones: no quiet hours. */
export type QuietHours = { zone: string; from: number; until: number }

/** The shop's own: 21:00 to 8:00 in Oakland. */
export const usualQuiet: QuietHours = { zone: 'America/Los_Angeles', from: 21 * 60, until: 8 * 60 }

const dayMinutes = 1440
const minuteMs = 60_000
const dayMs = dayMinutes * minuteMs
/** The mails of a week go out on Sunday at 9:00. */
const sundayMinute = 9 * 60

type Local = { year: number; month: number; day: number; minute: number; weekday: number }

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** Returns whether a text names a time zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(zone)) return false
  try {
    return formatOf(zone).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function localOf(at: Date, zone: string): Local {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { year, month, day, minute: hour * 60 + minute, weekday }
}

/**
 * Returns the moment of a minute of a local day, `days` after another moment. In the hour that a clock
 * skips, the moment is an hour later.
 */
function momentOf({ year, month, day }: Local, days: number, minute: number, zone: string): Date {
  const wanted = Date.UTC(year, month - 1, day + days, 0, minute)
  let at = wanted
  // The offset may change between the guess and the moment; a second look is enough.
  for (const _ of [1, 2]) {
    const shown = localOf(new Date(at), zone)
    at += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, 0, shown.minute)
  }
  return new Date(at)
}

/** Returns whether a moment lies within a person's quiet hours, in their time zone. */
export function isQuiet(at: Date, { zone, from, until }: QuietHours): boolean {
  const { minute } = localOf(at, zone)
  if (from === until) return false
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}

/** Returns the moment, or the end of the quiet hours when it lies within them. */
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
