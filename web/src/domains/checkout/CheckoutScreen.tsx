import { GetCheckoutDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { usePageHead } from '../../platform/head.ts'
import { type Line, lineState, piecesOf } from '../cart/line-state.ts'
import { useActiveCart } from '../cart/use-active-cart.ts'
import { useHoldWarnings } from '../cart/use-hold-warnings.ts'
import { useSession } from '../identity/session.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { CheckoutWaiting } from './CheckoutWaiting.tsx'
import { leaveFor } from './leave-for.ts'
import { orderable } from './orderable.ts'
import { usePayment } from './use-payment.ts'
import { useResume } from './use-resume.ts'

const CartFailure = lazy(async () => ({ default: (await import('../cart/CartFailure.tsx')).CartFailure }))
const CheckoutEmpty = lazy(async () => ({ default: (await import('./CheckoutAway.tsx')).CheckoutEmpty }))
const CheckoutLapsed = lazy(async () => ({ default: (await import('./CheckoutAway.tsx')).CheckoutLapsed }))
const PaymentOpen = lazy(async () => ({ default: (await import('./CheckoutAway.tsx')).PaymentOpen }))

const asked = { estimateTaxes: true } as const
const none: readonly Line[] = []

/** Requests the cart, with up-to-date totals, and the further data that checkout needs. */
function useCheckout() {
  const [{ data, error, fetching }, ask] = useActiveCart(asked, { deciding: true })
  const [more, askMore] = useQuery({ query: GetCheckoutDocument, requestPolicy: 'cache-and-network' })
  const cart = data?.activeCart.cart ?? null
  const again = () => {
    ask()
    askMore({ requestPolicy: 'network-only' })
  }
  const failed =
    !fetching && !cart && error ? error : !more.fetching && !more.data && more.error ? more.error : undefined
  return { cart, loaded: data !== undefined && !(fetching && !cart), more: more.data, failed, ask, again }
}

/**
 * Renders the checkout page, for guests and users: steps that fold to a summary once they are done, and a
 * final button that names the amount.
 */
export function CheckoutScreen() {
  return (
    <Suspense fallback={<CheckoutWaiting />}>
      <Checkout />
    </Suspense>
  )
}

function Checkout() {
  usePageHead({ title: 'Checkout', robots: 'noindex' })
  const { cart, loaded, more, failed, ask, again } = useCheckout()
  const { user, loading } = useSession()
  const router = useRouter()
  const now = useNow(1000)
  const pieces = cart ? piecesOf(cart.cartProducts) : none
  const lapsed = pieces.some(
    (line) => line.availability === 'IN_CART' && lineState(line, now).kind === 'free',
  )
  const payment = usePayment()
  const { state } = payment
  const settled = useResume(payment, { cart, loaded })
  // A hold that ended changes the server's totals.
  useEffect(() => {
    if (lapsed && state.kind === 'idle') ask()
  }, [lapsed, state.kind, ask])
  useHoldWarnings(state.kind === 'idle' ? pieces : none, now)

  const paying = state.kind === 'busy' ? state.cart : null
  if (state.kind !== 'idle' && !paying) {
    const email = more?.activeCart.cart?.email ?? user?.email ?? ''
    const askAgain = () => state.kind !== 'busy' && void payment.resume(state.attemptKey)
    const giveUp = () => state.kind === 'approval' && void payment.giveUp(state.attemptKey)
    return (
      <PaymentOpen
        state={state}
        email={email}
        onAsk={askAgain}
        onLeave={(url) => void leaveFor(url, router)}
        onGiveUp={giveUp}
      />
    )
  }
  if (failed && !paying) return <CartFailure error={failed} retry={again} />
  // During a payment the shown amounts stay the same, even if the cart changes meanwhile.
  const shown = paying ?? cart
  if (!settled || !loaded || loading || (shown && !more)) return <CheckoutWaiting />
  if (!shown || !more || shown.cartProducts.length === 0) return <CheckoutEmpty />
  if (!paying && orderable(shown, now).length === 0) return <CheckoutLapsed cart={shown} now={now} />
  return <CheckoutSteps cart={shown} more={more} now={now} payment={payment} />
}
