// Days in the manner that the person chose (decision 0205): "Nov 28, 2026", "28 Nov 2026" or "2026-11-28".
// The manner is a kept setting; kept.ts says when it changes.
import { dayFormat } from '@hemline/rules/manners/days.ts'
import { type DateManner, isDateManner, mannerSettings } from '@hemline/rules/manners/manners.ts'
import { readStored } from './storage.ts'

/** The place of the kept settings in this browser. */
export const keptKey = 'hemline-kept'

let manner: DateManner | undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The manner as the browser keeps it; a page that is drawn at build time has no storage. */
function storedManner(): DateManner {
  if (globalThis.localStorage === undefined) return 'month_first'
  const settings = readStored(keptKey, {}, isRecord).settings
  const persist = isRecord(settings) ? settings.persist : undefined
  const [, name] = mannerSettings.dates.split('.')
  const value = isRecord(persist) ? persist[name ?? ''] : undefined
  return isDateManner(value) ? value : 'month_first'
}

/**
 * Sets how all days formatted from now on are written (such as month or day first); any unknown value means
 * month first.
 */
export function setDateManner(value: unknown): void {
  manner = isDateManner(value) ? value : 'month_first'
}

/**
 * Returns the manner in which the person reads days, such as month or day first; what this browser keeps
 * until it is set.
 */
export function dateManner(): DateManner {
  manner ??= storedManner()
  return manner
}

/**
 * Returns a function that formats days as the person prefers (month or day first). Each way's format is made
 * at its first use, since most pages name no day.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: Date | number) => string {
  const made = new Map<DateManner, Intl.DateTimeFormat>()
  return (time) => {
    const chosen = dateManner()
    const format = made.get(chosen) ?? dayFormat(chosen, options)
    made.set(chosen, format)
    return format.format(time)
  }
}
