// The cart beside a piece that was just added: what it comes to and the way on, without a further page.
import { Link } from '@tanstack/react-router'
import { useNow } from '../../platform/clock.ts'
import { countOf, money } from '../../platform/format.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { othersOf } from '../gift-cards/cart-lines.ts'
import { FreeDelivery } from './CartSummary.tsx'
import { lineState, piecesOf } from './line-state.ts'
import { piecesAmount } from './summary-rows.ts'
import { useActiveCart } from './use-active-cart.ts'

const asked = { estimateTaxes: true } as const

/**
 * Renders the number of pieces that are held in the viewer's cart, their total, what is missing to free
 * delivery, and the link to checkout; nothing until the cart is known, and for a cart without held pieces.
 */
export function MiniCart() {
  const [{ data }] = useActiveCart(asked, { deciding: false })
  const now = useNow(1000)
  const cart = data?.activeCart.cart
  const totals = cart?.cartTotals
  const held = piecesOf(cart?.cartProducts ?? []).filter((one) => lineState(one, now).kind === 'held').length
  if (!cart || !totals || held === 0) return null
  return (
    <Panel as="section" aria-label="Your cart" pad={4} round="control" surface="wash" above={3}>
      <Stack gap={3}>
        <Text as="p" size={14} numbers>
          {countOf(held, 'piece')} in your cart. Total <b>{money(totals.total)}</b> with delivery and fees
          {totals.taxCalculationSource === 'none' ? ', before tax.' : '.'}
        </Text>
        <FreeDelivery totals={totals} pieces={piecesAmount(totals, othersOf(cart.cartProducts))} />
        <Link to="/checkout" className={buttonClass({ look: 'line', wide: true })}>
          Checkout
        </Link>
      </Stack>
    </Panel>
  )
}
