// When a visit begins anew, and when a page that stays open says so (specification §4 and §9).
import {
  analyticsHeartbeatSeconds,
  analyticsMinimumVisitSeconds,
  analyticsSessionSeconds,
  browserKeepsDays,
  trackerCookieSeconds,
} from '../vocabulary/constants.ts'

/** A visit as a browser keeps it: its random id, which visit of the browser it is, and the last activity. */
export type Visit = { id: string; count: number; at: number }

const daySeconds = 86_400

/**
 * How long a browser keeps its count of visits, in milliseconds: the tracker's default (§9), but no longer
 * than the privacy policy promises.
 */
export const visitKeptMs = Math.min(trackerCookieSeconds, browserKeepsDays * daySeconds) * 1000

/**
 * Returns the visit at `now` (milliseconds): the same one within 1800 seconds of the last activity (§4), else
 * a new one with an id from `newId`. A new visit counts one more than the last while that is remembered, else
 * 1.
 */
export function visitAt(last: Visit | undefined, now: number, newId: () => string): Visit {
  const idle = last === undefined ? Number.POSITIVE_INFINITY : now - last.at
  if (last && idle >= 0 && idle < analyticsSessionSeconds * 1000) return { ...last, at: now }
  return { id: newId(), count: last && idle < visitKeptMs ? last.count + 1 : 1, at: now }
}

/**
 * Returns whether a page that is in sight for `seconds` since it was opened says so now (§9): first after the
 * minimum visit of 10 seconds, then each 30 seconds, when the reader did something since the last time.
 */
export function isPingDue(seconds: number, last: number | undefined, isActive: boolean): boolean {
  if (!isActive) return false
  return last === undefined
    ? seconds >= analyticsMinimumVisitSeconds
    : seconds - last >= analyticsHeartbeatSeconds
}
