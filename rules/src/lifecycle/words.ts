// How an offer is told to the person to whom it was granted (decision 0192).
import { rewardsZone } from '../rewards/terms.ts'
import type { DueOffer } from './lifecycle.ts'

const day = new Intl.DateTimeFormat('en-US', { timeZone: rewardsZone, month: 'long', day: 'numeric' })

/** Returns the last whole day of an offer in the shop's time zone, as 'December 12'. */
export const offerDay = (endsAt: Date): string => day.format(new Date(endsAt.getTime() - 1))

/** Returns the title of the news of an offer: what it brings, in the promotions' own words. */
export const offerTitle = (titles: readonly string[]): string => titles.join(', and ')

/** Returns the sentence below the title: why, and until when. */
export const offerWords = ({ reason, endsAt, occasion }: DueOffer, now: Date): string => {
  const until = endsAt > now ? ` Until ${offerDay(endsAt)}` : ''
  return occasion === 'tier_up'
    ? `${reason}${until}, with every order.`
    : `${reason}${until}, in your cart by itself.`
}
