// How somebody is told that something of theirs ends soon.
import { dollars } from '../common/dollars.ts'
import { cents } from '../common/money.ts'
import type { DateManner } from '../manners/manners.ts'
import { referralFriendPercent } from '../vocabulary/constants.ts'
import { offerDay } from './words.ts'

/** Days before its end on which something is told. */
export const endingDays = 7
/** What lasts fewer days than these is not told again: its beginning was told within this time. */
export const endingLasted = 14

export type Ending = {
  readonly what: 'credit' | 'reward' | 'offer' | 'friend'
  /** The name of a reward or an offer. */
  readonly name: string
  /** What is left of a credit. */
  readonly cents: number
  readonly endsAt: Date
}

/**
 * Returns title, sentence and link of the notice that something ends; `dates`: the reader's manner of days.
 */
export function endingWords(
  { what, name, cents: amount, endsAt }: Ending,
  dates?: DateManner,
): { title: string; body: string; link: string } {
  const day = offerDay(endsAt, dates)
  switch (what) {
    case 'credit':
      return {
        title: `${dollars(cents(amount))} of your credit ends on ${day}`,
        body: 'Your next order uses it by itself until then.',
        link: '/my/credits',
      }
    case 'friend':
      return {
        title: `Your ${referralFriendPercent}% from a friend ends on ${day}`,
        body: 'Your first order has it, and free delivery, until then.',
        link: '/women',
      }
    case 'reward':
    case 'offer':
      return {
        title: `${name}: until ${day}`,
        body: 'You have not used it yet. It waits in your cart until then.',
        link: '/rewards/redeem',
      }
  }
}
