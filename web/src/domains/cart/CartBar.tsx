import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { money } from '../../platform/format.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { FootBar } from '../../ui/FootBar.tsx'
import { othersOf } from '../gift-cards/cart-lines.ts'
import type { Totals } from './summary-rows.ts'

type Props = { cart: CartFieldsFragment; totals: Totals; held: number }

/**
 * Renders a bar at the foot of the screen with the amount to pay and the link to checkout, since the summary
 * stands below all pieces on phones; nothing for an empty cart.
 */
export function CartBar({ cart, totals, held }: Props) {
  const others = othersOf(cart.cartProducts)
  if (held + others.giftCards.count + others.reclaims.count === 0) return null
  return (
    <FootBar name="Checkout" amount={money(totals.amountCharged)}>
      <Link to="/checkout" className={buttonClass()}>
        Checkout
      </Link>
    </FootBar>
  )
}
