import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { lineState, piecesOf } from '../cart/line-state.ts'
import { giftCardsOf, reclaimsOf } from '../gift-cards/cart-lines.ts'

/** The lines that would be ordered now: what is held, gift cards, and what goes back to its seller. */
export function orderable(cart: Pick<CartFieldsFragment, 'cartProducts'>, now: number): string[] {
  return [
    ...piecesOf(cart.cartProducts).filter((line) => lineState(line, now).kind === 'held'),
    ...reclaimsOf(cart.cartProducts).filter((line) => line.availability === 'IN_CART'),
    ...giftCardsOf(cart.cartProducts),
  ].map(({ id }) => id)
}

/** Whether something of it travels: gift cards alone go by mail. */
export const isSent = (cart: Pick<CartFieldsFragment, 'cartProducts'>): boolean =>
  cart.cartProducts.some((line) => line.giftCard === null)

/** When the payment is taken: with the parcel, or with what can't wait for one (decision 0060). */
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
