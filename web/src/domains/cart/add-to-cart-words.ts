// The message for each type of answer to the addToCart mutation. The switch covers all types, so the
// compiler reports a new one.
import { earlyAccessMembers } from '@hemline/rules/rewards/tier-names.ts'
import type { AddToCartMutation } from '@hemline/schema/generated/graphql.ts'
import { nowMs } from '../../platform/clock.ts'
import { moment } from '../../platform/format.ts'

/** The answer of the addToCart mutation: the hold that was made, or the reason why none was. */
export type AddToCartAnswer = AddToCartMutation['addToCart']
/** `added`: whether the shopper holds the piece now. `text`: the message for the toast. */
export type AddWords = { added: boolean; text: string }

/**
 * Returns whether the piece was added, and the message that the shopper reads for an answer of addToCart:
 * held until when (local time), held by another, withheld, sold, too many holds, or a full cart.
 */
export function addToCartWords(answer: AddToCartAnswer): AddWords {
  switch (answer.__typename) {
    case 'AddToCartPayload':
      return {
        added: true,
        text: `${answer.addedBefore ?? 'In your cart.'} Held for you until ${moment(answer.expiresAt, nowMs())}.`,
      }
    case 'ItemHeld':
      return { added: false, text: `Held by another shopper until ${moment(answer.heldUntil, nowMs())}.` }
    case 'ItemWithheld':
      return { added: false, text: withheldWords(answer) }
    case 'ItemUnavailable':
      return { added: false, text: 'Somebody was faster: this piece is no longer for sale.' }
    case 'TooManyHolds':
      return { added: false, text: answer.message }
    case 'CartFull':
      return {
        added: false,
        text: `You can have up to ${answer.limit} items in your cart. Take one out first.`,
      }
  }
}

function withheldWords({
  reason,
  opensAt,
}: {
  reason: 'early_access' | 'reserved' | 'own' | 'apart'
  opensAt: string | null
}): string {
  if (reason === 'reserved') return 'This piece is set aside for another shopper.'
  if (reason === 'own') return 'You are selling this piece, so it is for others to buy.'
  if (reason === 'apart') return 'You and the seller of this piece don’t deal with each other.'
  return `${earlyAccessMembers} may buy this first.${opensAt ? ` It opens to everybody at ${moment(opensAt, nowMs())}.` : ''}`
}
