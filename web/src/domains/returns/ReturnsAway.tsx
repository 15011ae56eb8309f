// What the pages of returns show instead of their content: while it loads, when there is none, when it
// failed.
import { friendly, type Phrase } from '@hemline/rules/errors/catalogue.ts'
import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing, ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { GuestAway } from '../orders/GuestAway.tsx'
import type { GuestKey } from '../orders/guest-key.ts'
import { OrderJoins } from '../orders/OrderJoins.tsx'

/** Renders the outline of a page of returns while it loads. */
export function ReturnsWaiting({ title }: { title: string }) {
  return (
    <Page above={8}>
      <h1>{title}</h1>
      <Stack above={6} role="status" aria-busy="true" aria-label={`Loading ${title.toLowerCase()}`}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height={112} />
        ))}
      </Stack>
    </Page>
  )
}

/** Renders the message of a request that failed, with a button that asks again. */
export function ReturnsFailed({ phrase, onAgain }: { phrase: Phrase; onAgain: () => void }) {
  usePageHead({ title: 'Something’s wrong here', robots: 'noindex' })
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<HangerDrawing />}
        title="Something’s wrong here…"
        action={<Button onClick={onAgain}>Try again</Button>}
      >
        {friendly(phrase)}
      </EmptyState>
    </Page>
  )
}

/** The way of somebody who has a gift, who may never have bought anything. */
const GiftWay = () => (
  <>
    Was it a gift?{' '}
    <Link to="/my/return/gift" className="link">
      Send it back with its gift code
    </Link>
    .
  </>
)

/** The way back to the order that a key opened. */
const YourOrder = ({ guest }: { guest: GuestKey }) => (
  <Link
    to="/my/orders/$id"
    params={{ id: guest.orderId }}
    search={{ key: guest.accessKey }}
    className={buttonClass()}
  >
    Your order
  </Link>
)

/**
 * Renders the page of a shopper who has nothing to send back: with the way to the order of a guest's key, to
 * an account's orders, or for visitors to log in.
 */
export function NothingToReturn({ guest, onAgain }: { guest: GuestKey | null; onAgain: () => void }) {
  const { loggedIn } = useSession()
  if (guest)
    return (
      <GuestAway guest={guest}>
        <Page padTop={8}>
          <EmptyState
            heading="h1"
            drawing={<ToteDrawing />}
            title="Nothing to send back"
            action={<YourOrder guest={guest} />}
          >
            Pieces can go back for two weeks after they arrive.
          </EmptyState>
        </Page>
      </GuestAway>
    )
  if (!loggedIn)
    return (
      <Page padTop={8}>
        <EmptyState
          heading="h1"
          drawing={<ToteDrawing />}
          title="Log in to send pieces back"
          action={<Button onClick={() => void openLogIn('orders', onAgain)}>Log in</Button>}
        >
          You see the pieces of your orders then, and until when each of them can go back.
        </EmptyState>
        <Stack gap={3} upTo="form" size={14} tone="soft" textAlign="center" centered>
          <p>
            <OrderJoins />
          </p>
          <p>
            <GiftWay />
          </p>
        </Stack>
      </Page>
    )
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="Nothing to send back"
        action={
          <Link to="/my/orders" className={buttonClass()}>
            Your orders
          </Link>
        }
      >
        Pieces can go back for two weeks after they arrive. <GiftWay /> Something wrong with a piece that came
        earlier?{' '}
        <Link to="/resolution-hub" className="link">
          Tell us
        </Link>
        .
      </EmptyState>
    </Page>
  )
}

/**
 * Renders the message for a return that does not exist, is another person's, or can't be changed, with the
 * way to the viewer's returns, a guest's order, or the log-in; it says when the opened label has ended.
 */
export function ReturnUnknown({ guest, onAgain }: { guest: GuestKey | null; onAgain: () => void }) {
  const { loggedIn } = useSession()
  const hasEndedLabel = new URLSearchParams(usePlace().search).get('label') === 'ended'
  usePageHead({ title: 'Return not found', robots: 'noindex' })
  if (guest)
    return (
      <GuestAway guest={guest}>
        <Page padTop={8}>
          <EmptyState
            heading="h1"
            drawing={<ToteDrawing />}
            title="There is no such return here"
            action={<YourOrder guest={guest} />}
          >
            It belongs to another order, or can’t be changed any more.
          </EmptyState>
        </Page>
      </GuestAway>
    )
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="There is no such return here"
        action={
          loggedIn ? (
            <Link to="/my/returns" className={buttonClass()}>
              Your returns
            </Link>
          ) : (
            <Button onClick={() => void openLogIn('orders', onAgain)}>Log in</Button>
          )
        }
      >
        {hasEndedLabel
          ? 'The label that you opened was used, or has ended. The mail about the return has a link to its page.'
          : 'It belongs to another account, or can’t be changed any more.'}
      </EmptyState>
    </Page>
  )
}
