// Days of deliveries in the person's manner: "Dec 9–17", or "9–17 Dec" (decision 0205).
import { dayWords, type Estimate, estimateWords } from '@hemline/rules/shipping/day-words.ts'
import { dateManner } from './date-manner.ts'

/** Returns a day (YYYY-MM-DD) as "Dec 9" or "9 Dec". */
export const deliveryDay = (day: string): string => dayWords(day, dateManner())

/** Returns a range of days (YYYY-MM-DD) as "Dec 9–17" or "9–17 Dec". */
export const deliveryDays = (range: Estimate): string => estimateWords(range, dateManner())
