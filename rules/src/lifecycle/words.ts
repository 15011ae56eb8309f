// How an offer is told to the person to whom it was granted (decision 0192).
import type { DateManner } from '../manners/manners.ts'
import { shopDayWords } from '../manners/shop-days.ts'
import type { DueOffer } from './lifecycle.ts'

const day = shopDayWords({ month: 'long', day: 'numeric' })

/**
 * Returns the last day of an offer, in the shop's time zone, as 'December 12' or '12 December'; an end at
 * midnight belongs to the day before.
 */
export const offerDay = (endsAt: Date, dates?: DateManner): string =>
  day(new Date(endsAt.getTime() - 1), dates)

/** Returns the title of an offer's news: the titles of its promotions, joined by ', and '. */
export const offerTitle = (titles: readonly string[]): string => titles.join(', and ')

/**
 * Returns the sentence below an offer's title: its reason, its last day, and how it applies ("in your cart by
 * itself").
 */
export const offerWords = ({ reason, endsAt, occasion }: DueOffer, now: Date, dates?: DateManner): string => {
  const until = endsAt > now ? ` Until ${offerDay(endsAt, dates)}` : ''
  return occasion === 'tier_up'
    ? `${reason}${until}, with every order.`
    : `${reason}${until}, in your cart by itself.`
}
