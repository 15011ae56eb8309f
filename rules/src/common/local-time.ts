// Wall clocks of time zones: what a clock shows somewhere, and when it will show something.

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

/** What a clock shows: the date, the minute of the day, and the weekday (0 is Sunday). */
export type Local = { year: number; month: number; day: number; minute: number; weekday: number }

/**
 * Returns what the clocks and calendars of a time zone show at a moment: year, month (1 to 12), day, minute
 * of the day, and weekday (0 is Sunday).
 */
export function localOf(at: Date, zone: string): Local {
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
 * Returns the moment of a minute of a local day, `days` after another day. In the hour that a clock
 * skips, the moment is an hour later.
 */
export function momentOf(
  { year, month, day }: Pick<Local, 'year' | 'month' | 'day'>,
  days: number,
  minute: number,
  zone: string,
): Date {
  const wanted = Date.UTC(year, month - 1, day + days, 0, minute)
  let at = wanted
  // The offset may change between the guess and the moment; a second look is enough.
  for (const _ of [1, 2]) {
    const shown = localOf(new Date(at), zone)
    at += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, 0, shown.minute)
  }
  return new Date(at)
}

/** Returns the date that the calendars of a time zone show at a moment, as in 2026-12-24. */
export function localDate(at: Date, zone: string): string {
  const { year, month, day } = localOf(at, zone)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
