import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { HangerDrawing, ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import sums from './Money.module.css'
import { NewOrderLink } from './NewOrderLink.tsx'
import styles from './Orders.module.css'

/**
 * Shown for an expired or wrong link to an order; the page does not tell which, and offers to send a new
 * link to the order's address.
 */
function LinkEnded({ orderId, onLogIn }: { orderId: string; onLogIn: () => void }) {
  usePageHead({ title: 'Order not found', robots: 'noindex' })
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="This link has ended"
        action={
          <>
            <NewOrderLink orderId={orderId} />
            <Button look="text" onClick={() => void openLogIn('order', onLogIn)}>
              Log in instead
            </Button>
          </>
        }
      >
        Links to an order work until some weeks after it arrived. Tell us the email address of the order, and
        we mail you a new one.
      </EmptyState>
    </Page>
  )
}

type UnknownProps = { orderId: string; onLogIn: () => void; hasKey: boolean }

/**
 * Renders the message for an order that does not exist or belongs to another account, without telling which.
 */
export function OrderUnknown({ orderId, onLogIn, hasKey }: UnknownProps) {
  const { loggedIn } = useSession()
  return hasKey && !loggedIn ? (
    <LinkEnded orderId={orderId} onLogIn={onLogIn} />
  ) : (
    <Unknown onLogIn={onLogIn} />
  )
}

function Unknown({ onLogIn }: { onLogIn: () => void }) {
  const { loggedIn } = useSession()
  usePageHead({ title: 'Order not found', robots: 'noindex' })
  const action = loggedIn ? (
    <Link to="/my/orders" className={buttonClass()}>
      See your orders
    </Link>
  ) : (
    <Button onClick={() => void openLogIn('order', onLogIn)}>Log in</Button>
  )
  return (
    <Page padTop={8}>
      <EmptyState heading="h1" drawing={<ToteDrawing />} title="We can’t find this order" action={action}>
        {friendly('locatingOrder')}{' '}
        {loggedIn
          ? 'It may belong to another account.'
          : 'The link of your mail opens it, or log in to the account it belongs to.'}
      </EmptyState>
    </Page>
  )
}

const outOfReach = {
  orderDetails: 'Your order is out of reach',
  locatingOrder: 'Your order is out of reach',
  orderHistory: 'Your orders are out of reach',
  fetchingBundle: 'Your bundle is out of reach',
}

/** Renders the message after the request for an order, for all orders or for a bundle failed. */
export function OrderFailed({ phrase, onAgain }: { phrase: keyof typeof outOfReach; onAgain: () => void }) {
  return (
    <Page padTop={8} role="alert">
      <EmptyState
        heading="h1"
        drawing={<HangerDrawing />}
        title={outOfReach[phrase]}
        action={<Button onClick={onAgain}>Try again</Button>}
      >
        {friendly(phrase)}
      </EmptyState>
    </Page>
  )
}

/** Renders a placeholder in the shape of an order while the order loads. */
export function OrderWaiting({ title }: { title: string }) {
  return (
    <Stack
      gap={10}
      above={6}
      className={classes('page', styles.two)}
      role="status"
      aria-label="Loading your order"
    >
      <div>
        <h1>{title}</h1>
        <Skeleton width={180} />
        <Skeleton className={look({ block: true, above: 4 })} height={104} />
        {[1, 2].map((one) => (
          <PieceLine
            as="div"
            key={one}
            picture={
              <span className={thumbClass()}>
                <Skeleton height="100%" />
              </span>
            }
          >
            <Skeleton width="60%" height={60} />
          </PieceLine>
        ))}
      </div>
      <Panel pad={6} surface="card" edge="all" round="sheet" className={sums.box} aria-hidden="true">
        <Skeleton width="40%" height={30} />
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} className={look({ block: true, above: 4 })} height={30} />
        ))}
      </Panel>
    </Stack>
  )
}
