// The days of earnings by the shop's clock, in the manner of the person who reads the page (decision 0205).
import { dayOfEarnings as day, momentOfEarnings as moment } from '@hemline/rules/earnings/days.ts'
import { dateManner } from './date-manner.ts'

/** Returns the shop's day of an ISO time: "Dec 5, 2026", "5 Dec 2026" or "2026-12-05". */
export const dayOfEarnings = (at: Date | string): string => day(at, dateManner())

/** Returns an ISO time by the shop's clock, the day in the reader's manner: "Dec 5, 2026, 2:20 PM PST". */
export const momentOfEarnings = (at: Date | string): string => moment(at, dateManner())
