// Times of a day without a date, in the reader's manner; apart from format.ts, since no listing needs them.
import { minuteWords } from '@hemline/rules/manners/clock.ts'
import { dateManner } from './date-manner.ts'

/** Returns a minute of the day (0 to 1439) as the reader's clock shows it: "9:00 AM" or "09:00". */
export const clockTime = (minute: number): string => minuteWords(minute, dateManner())
