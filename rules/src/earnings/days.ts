// The days of earnings as every page, mail and file names them: in the shop's time zone, whatever the
// reader's is, so that the same sale has the same date everywhere (decision 0207).
import { shopDayWords, shopMomentWords } from '../manners/shop-days.ts'

const whole = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** Returns the day of a time as "Dec 5, 2026" or in another manner, in the shop's time zone. */
export const dayOfEarnings = shopDayWords(whole)

/** Returns a time as "Dec 5, 2026, 2:20 PM PST" or in another manner, in the shop's time zone. */
export const momentOfEarnings = shopMomentWords(whole)
