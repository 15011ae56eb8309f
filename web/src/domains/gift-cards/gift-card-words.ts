// The words about a bought gift card's mails.
import { giftCardMinute } from '@hemline/rules/gift-cards/gift-cards.ts'
import type { BoughtGiftCardFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { clockTime } from '../../platform/clock-times.ts'
import { dateOf } from '../../platform/format.ts'
import { dayWords } from './cart-lines.ts'
import { townOf } from './zones.ts'

export type BoughtCard = BoughtGiftCardFieldsFragment

/**
 * Returns a sentence about the state of a bought gift card: waiting for its day, sent (to whom, when), or
 * canceled.
 */
export function standingWords(card: BoughtCard): string {
  const { standing, deliveryMethod, deliveryDate, timeZone, recipientEmail, sentAt } = card
  if (standing === 'canceled') return 'Canceled with its order.'
  const print = deliveryMethod === 'print'
  const to = print ? 'its buyer, to print' : (recipientEmail ?? 'an address that we no longer have')
  if (standing === 'sent') return `Sent to ${to} on ${dateOf(sentAt ?? '')}.`
  return print
    ? `On its way to ${to}.`
    : `Leaves for ${to} on ${dayWords(deliveryDate)} at ${clockTime(giftCardMinute)} in ${townOf(timeZone)}.`
}

/** Returns a sentence about one further mail of a gift card: "Sent again to … on Dec 3, by the buyer." */
export function sendWords({ sentTo, askedAt, sentAt, byStaff }: BoughtCard['sends'][number]): string {
  const by = byStaff ? 'by us' : 'by the buyer'
  return sentAt
    ? `Sent again to ${sentTo} on ${dateOf(sentAt)}, ${by}.`
    : `Address set to ${sentTo} on ${dateOf(askedAt)}, ${by}.`
}
