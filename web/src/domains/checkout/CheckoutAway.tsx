// The screens shown instead of the checkout steps: for an empty cart, ended holds, or an open payment.
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { piecesOf } from '../cart/line-state.ts'
import styles from './Checkout.module.css'
import { LapsedPieces } from './LapsedPieces.tsx'
import type { PayState } from './use-payment.ts'

/** Shows the message of a checkout whose cart has no lines, with a link into the shop. */
export function CheckoutEmpty() {
  return (
    <Page padTop={8} padBottom={16}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="There is nothing to check out"
        action={
          <HrefLink className={buttonClass()} href="/women">
            Shop women
          </HrefLink>
        }
      >
        Your cart is empty. What you add is held for you while you decide.
      </EmptyState>
    </Page>
  )
}

/**
 * Shows the message of a checkout whose holds have all ended: the shopper can ask for the holds again, but
 * cannot pay before that.
 */
export function CheckoutLapsed({ cart, now }: { cart: CartFieldsFragment; now: number }) {
  return (
    <Page padTop={8} padBottom={16}>
      <Stack gap={5} justifyItems="start" centered upTo="form" className={styles.narrow}>
        <h1>Your holds have ended</h1>
        <Text tone="soft">
          Put back what you still want, and go on where you were. What you typed is still here.
        </Text>
        <LapsedPieces lines={piecesOf(cart.cartProducts)} now={now} />
        <Link to="/cart" className={buttonClass({ look: 'line' })}>
          Back to your cart
        </Link>
      </Stack>
    </Page>
  )
}

type OpenProps = {
  state: Exclude<PayState, { kind: 'idle' }>
  email: string
  onAsk: () => void
  onLeave: (url: string) => void
  onGiveUp: () => void
}

/**
 * Shows the state of a payment that began before this page was loaded or that has no outcome yet: the bank is
 * being asked, it is not decided, or the shopper has to approve it or give it up.
 */
export function PaymentOpen({ state, email, onAsk, onLeave, onGiveUp }: OpenProps) {
  return (
    <Page padTop={8} padBottom={16}>
      <Stack gap={5} justifyItems="start" centered upTo="form" className={styles.narrow} role="status">
        {state.kind === 'busy' && (
          <>
            <h1>We’re still asking your bank</h1>
            <Text tone="soft">
              This can take a minute. You won’t be charged twice, and you don’t need to press anything.
            </Text>
          </>
        )}
        {state.kind === 'pending' && (
          <>
            <h1>Your payment is not decided yet</h1>
            <Text tone="soft">{state.message}</Text>
            <Note>
              <b>You can close this page.</b> We write to {email || 'you'} as soon as it is decided: with your
              order, or to say that nothing was charged. Your pieces stay set aside until then.
            </Note>
            <Button look="line" onClick={onAsk}>
              Ask again
            </Button>
          </>
        )}
        {state.kind === 'approval' && (
          <>
            <h1>Your payment is not approved yet</h1>
            <Text tone="soft">
              Go on where you left off, or choose another way to pay. Nothing is charged until you approve it,
              and after ten minutes it is dropped by itself.
            </Text>
            <Button onClick={() => onLeave(state.url)}>Go on with the payment</Button>
            <Button look="line" onClick={onAsk}>
              I have decided
            </Button>
            <Button look="line" onClick={onGiveUp}>
              Choose another way to pay
            </Button>
          </>
        )}
      </Stack>
    </Page>
  )
}
