// Holds and the cart's words about them (domain model, "The hold"; specification §3, §8).

import type { ItemState } from '../catalogue/item-states.ts'
import type { CartAvailability } from '../vocabulary/items.ts'

export type HoldFact = { cartId: string | null; expiresAt: Date } | null

/**
 * Returns the availability of a line in cart `cartId`: SOLD (also while somebody is buying the piece),
 * UNAVAILABLE (not listed, or no living hold), IN_CART when this cart holds the piece, or IN_ANOTHER_CART.
 */
export function cartAvailability(
  line: { state: ItemState; hold: HoldFact; cartId: string },
  now: Date,
): CartAvailability {
  if (
    ['pending_sale', 'purchased', 'packed', 'shipped', 'delivered', 'relisted', 'transferred'].includes(
      line.state,
    )
  )
    return 'SOLD'
  if (line.state !== 'listed') return 'UNAVAILABLE'
  const living = line.hold !== null && line.hold.expiresAt > now
  if (!living) return 'UNAVAILABLE'
  return line.hold?.cartId === line.cartId ? 'IN_CART' : 'IN_ANOTHER_CART'
}

/** Returns §8's message for a full cart: "You can have up to N items in your cart." */
export function cartFullMessage(limit: number): string {
  return `You can have up to ${limit} items in your cart.`
}
/**
 * For who can't hold one more piece since many are held from the same network (decision 0102): what is
 * so, and what can be done.
 */
export const tooManyHoldsMessage =
  'Many pieces are being held from your network just now, so we can’t hold one more. Check out, take a piece out of your cart, or try again in a few minutes.'
/**
 * Refuses the payment of a shopper whose holds ended, when even more pieces are held from the same
 * network.
 */
export const tooManyTakenAgainMessage =
  'The time for your pieces is over, and many others are being held from your network just now. Nothing was charged. Please try again in a few minutes.'
/** §8, when a shopper adds a piece that the cart holds already, such as in a second tab. */
export const alreadyInCartMessage = 'This item is already in your cart.'
export const itemHeldMessage = 'This item is in somebody else’s cart.'
export const itemUnavailableMessage = 'This item cannot be reserved. It has been sold or withdrawn.'
