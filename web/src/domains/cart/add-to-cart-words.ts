// What each answer to "Add to cart" means in words; matched over every type, so that a
// new one can't be forgotten.
import type { AddToCartMutation } from '@hemline/schema/generated/graphql.ts'
import { nowMs } from '../../platform/clock.ts'
import { moment, timeOfDay } from '../../platform/format.ts'

export type AddToCartAnswer = AddToCartMutation['addToCart']
export type AddWords = { added: boolean; text: string }

export function addToCartWords(answer: AddToCartAnswer): AddWords {
  switch (answer.__typename) {
    case 'AddToCartPayload':
      return { added: true, text: `In your cart. Held for you until ${timeOfDay(answer.expiresAt)}.` }
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
  reason: 'early_access' | 'reserved' | 'own'
  opensAt: string | null
}): string {
  if (reason === 'reserved') return 'This piece is set aside for the shopper who pre-ordered it.'
  if (reason === 'own') return 'You are selling this piece, so it is for others to buy.'
  return `Superstar and Vit members may buy this first.${opensAt ? ` It opens to everybody at ${moment(opensAt, nowMs())}.` : ''}`
}
