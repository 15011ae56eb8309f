// How long the cookies of the shop last.
import { authCookieYears, browserKeepsDays } from './constants.ts'

/**
 * Lifetime of the visitor cookie in days: the 10 years of the specification (§9), but no longer than browsers
 * keep a cookie (decision 0002).
 */
export const visitorCookieDays = Math.min(authCookieYears * 365, browserKeepsDays)
