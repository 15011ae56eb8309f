// The words of an offer's turns and states, for its two sides. Pure.

import type { PieceOfferFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { dateFormat } from '../../platform/date-manner.ts'
import { moment, money, timeOfDay } from '../../platform/format.ts'

export type Offer = PieceOfferFieldsFragment

const dollarCents = 100
const dayMs = 86_400_000

/** Returns a person's first name: of "Wren C." it is "Wren". */
export const firstName = (name: string): string => name.split(' ')[0] ?? name

/** Returns the label of an amount in an offer's thread: "Wren offers", "You answered". */
export function turnWords(offer: Offer, at: number): string {
  const turn = offer.turns[at]
  const isFirst = at === 0
  if (turn?.isMine) return isFirst ? 'You offer' : 'You answered'
  return `${firstName(offer.otherName)} ${isFirst || turn?.payout ? 'offers' : 'answered'}`
}

const weekday = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Returns the day of a time as a thread names it: "Today", "Yesterday", "Saturday, November 21". */
export function dayWords(iso: string, now: number): string {
  const words = weekday(new Date(iso))
  if (words === weekday(now)) return 'Today'
  return words === weekday(now - dayMs) ? 'Yesterday' : words
}

/**
 * Returns until when an offer is valid: "good until 10:18 tomorrow". `iso`: its end; `now` in milliseconds.
 */
export function goodWords(iso: string, now: number): string {
  const isTomorrow = weekday(new Date(iso)) === weekday(now + dayMs)
  return `good until ${isTomorrow ? `${timeOfDay(iso)} tomorrow` : moment(iso, now)}`
}

/**
 * Returns the amount in cents half way between the lowest and highest allowed one, in whole dollars where
 * these bounds permit it.
 */
export function middleOf(lowest: number, highest: number): number {
  const middle = Math.round((lowest + highest) / 2 / dollarCents) * dollarCents
  return Math.min(highest, Math.max(lowest, middle))
}

/** Returns the last amount of an offer in cents; the asking price before anybody named one. */
export const lastAmount = (offer: Offer): number => offer.turns.at(-1)?.amount ?? offer.asking

type Ending = { mood: 'plain' | 'green'; title: string; text: string }

/**
 * Returns title, text and color about an offer that is accepted, declined or over, for its reader; undefined
 * while it is open.
 */
export function endingOf(offer: Offer, now: number): Ending | undefined {
  const name = firstName(offer.otherName)
  const sum = money(lastAmount(offer))
  const { isSeller, payUntil } = offer
  switch (offer.status) {
    case 'open':
      return undefined
    case 'accepted': {
      const until = payUntil ? ` until ${moment(payUntil, now)}` : ''
      return {
        mood: 'green',
        title: `Agreed at ${sum}.`,
        text: isSeller ? `It is held for ${name} to pay${until}.` : `It is held for you${until}.`,
      }
    }
    case 'bought':
      return {
        mood: 'green',
        title: isSeller ? `Sold for ${sum}.` : `Bought for ${sum}.`,
        text: isSeller ? 'The parcel waits in your closet.' : `${name} sends it within three days.`,
      }
    case 'lapsed':
      return {
        mood: 'plain',
        title: 'Agreed, and not paid in time.',
        text: isSeller
          ? 'The piece is on sale again.'
          : 'The piece is on sale again. You can offer once more.',
      }
    case 'declined':
      return { mood: 'plain', title: 'Declined.', text: 'The piece is still on sale at its price.' }
    case 'expired':
      return { mood: 'plain', title: 'This offer ran out.', text: 'Nobody answered it within a day.' }
    case 'withdrawn':
      return { mood: 'plain', title: 'Withdrawn.', text: 'This offer was taken back.' }
  }
}
