// Days as returns name them: "Sun, Dec 6", in the time zone of the shop's warehouses.
import { shopDayWords } from '../manners/shop-days.ts'

/** Returns a moment's day as people read it: "Sun, Dec 6", or "Sun, 6 Dec" with the day first. */
export const dayOf = shopDayWords({ weekday: 'short', month: 'short', day: 'numeric' })
