// The days of cases by the shop's clock, in the manner of the person who reads the page (decision 0205).
import { answerTime as answer, caseDay as day, caseTime as time } from '@hemline/rules/cases/words.ts'
import { dateManner } from './date-manner.ts'

/** Returns the shop's day of a moment: "Nov 29, 2026", "29 Nov 2026" or "2026-11-29". */
export const caseDay = (at: Date): string => day(at, dateManner())

/** Returns a moment by the shop's clock, the day in the reader's manner: "Nov 29, 2026, 1:02 AM Pacific". */
export const caseTime = (at: Date): string => time(at, dateManner())

/** Returns the weekday and time by which somebody answers: "Monday 12:00 PM Pacific". */
export const answerTime = (at: Date): string => answer(at, dateManner())
