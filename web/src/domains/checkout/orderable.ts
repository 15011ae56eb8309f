import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { lineState, piecesOf } from '../cart/line-state.ts'
import { giftCardsOf, reclaimsOf } from '../gift-cards/cart-lines.ts'

/**
 * Returns the ids of the cart lines that an order would include now: held pieces, gift cards, and pieces
 * that return to their sellers.
 */
export function orderable(cart: Pick<CartFieldsFragment, 'cartProducts'>, now: number): string[] {
  return [
    ...piecesOf(cart.cartProducts).filter((line) => lineState(line, now).kind === 'held'),
    ...reclaimsOf(cart.cartProducts).filter((line) => line.availability === 'IN_CART'),
    ...giftCardsOf(cart.cartProducts),
  ].map(({ id }) => id)
}

/** Returns whether the cart needs a parcel: a cart of gift cards alone needs none. */
export const isSent = (cart: Pick<CartFieldsFragment, 'cartProducts'>): boolean =>
  cart.cartProducts.some((line) => line.giftCard === null)

/**
 * Returns when the payment is taken, in words: at once for a cart with a gift card or without pieces, else
 * when the parcel leaves or the chosen bundle closes (decision 0060).
 */
export function chargedWhen({
  cartProducts,
  shippingOptions,
}: Pick<CartFieldsFragment, 'cartProducts' | 'shippingOptions'>): string {
  if (giftCardsOf(cartProducts).length > 0) return 'at once, since a gift card can’t wait for a parcel'
  if (piecesOf(cartProducts).length === 0) return 'at once'
  return shippingOptions.some((option) => option.selected && option.label === 'Bundle')
    ? 'when your bundle closes'
    : 'when the parcel leaves'
}
