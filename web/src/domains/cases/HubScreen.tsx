import { orderLabel } from '@hemline/rules/orders/states.ts'
import { hubFlag } from '@hemline/rules/vocabulary/cases.ts'
import { GetOrdersDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { dateOf } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { useGuestKey } from '../orders/guest-key.ts'
import { OrderJoins } from '../orders/OrderJoins.tsx'
import { ReturnsFailed, ReturnsWaiting } from '../returns/ReturnsAway.tsx'
import styles from './Cases.module.css'
import { concernOf } from './concern.ts'
import { HubFormView } from './HubForm.tsx'

/** Lists the viewer's recent orders, to choose the one that went wrong. */
function ChooseOrder() {
  const { loggedIn } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetOrdersDocument,
    variables: { page: 1 },
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  const list = data?.orders
  if (error && !fetching && !list) return <ReturnsFailed phrase="fetchingResolutions" onAgain={again} />
  if (!list) return <ReturnsWaiting title="What went wrong?" />
  return (
    <Page above={8} upTo="list">
      <h1>What went wrong?</h1>
      <Text tone="soft" above={2}>
        Most cases are settled here in a minute, without waiting for a person.
      </Text>
      {list.nodes.length === 0 ? (
        <EmptyState
          drawing={<ToteDrawing />}
          title={loggedIn ? 'No orders here' : 'Log in to see your orders'}
          action={
            loggedIn ? (
              <Link to="/contact" className={buttonClass({ look: 'line' })}>
                Write to us
              </Link>
            ) : (
              <Button onClick={() => void openLogIn('orders', again)}>Log in</Button>
            )
          }
        >
          {loggedIn
            ? 'You haven’t bought anything yet.'
            : 'You say there with which piece something is wrong, and see at once what we can do.'}
        </EmptyState>
      ) : (
        <>
          <Text as="h2" size={22} above={8}>
            Which order is it about?
          </Text>
          <Panel as="ul" above={4} aria-label="Your orders">
            {list.nodes.map((order) => (
              <Row as="li" key={order.id} gap={4} edge="top" padY={4} anchor noWrap className={styles.row}>
                <Row as="span" gap={1} noWrap fixed aria-hidden="true">
                  {order.lines
                    .flatMap((line) => line.item ?? [])
                    .slice(0, 2)
                    .map((item) => (
                      <span key={item.id} className={`frame ${styles.picture}`}>
                        <PieceThumb item={item} sizes="72px" />
                      </span>
                    ))}
                </Row>
                <Stack gap={0.5} shrinks>
                  <Link to="/resolution-hub" search={{ order: order.id }} className={look({ spreads: true })}>
                    <b className="num">Order {order.label}</b>
                  </Link>
                  <span className="soft small num">
                    {order.statusLabel}, {dateOf(order.placedAt)}
                  </span>
                </Stack>
              </Row>
            ))}
          </Panel>
        </>
      )}
      {!loggedIn && list.nodes.length === 0 && (
        <Text size={14} tone="soft" textAlign="center" upTo="form" centered>
          <OrderJoins />
        </Text>
      )}
      <Row gap={4} above={8}>
        <Link to="/resolution-hub" search={{ about: 'else' }} className={buttonClass({ look: 'line' })}>
          A bag, a payout, something else
        </Link>
        <Link to="/resolution-hub/cs" className="link">
          Your cases
        </Link>
      </Row>
    </Page>
  )
}

/** Leads a visitor on: bags, payouts and answers about them belong to accounts. */
function LogInFirst() {
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="Log in, and tell us"
        action={
          <>
            <Button onClick={() => void openLogIn('cases')}>Log in</Button>
            <Link to="/contact" className={buttonClass({ look: 'line' })}>
              Write to us
            </Link>
          </>
        }
      >
        Your bags, your payouts and what we answer about them are kept in your account. Without one, write to
        us, and a person answers you by mail.
      </EmptyState>
    </Page>
  )
}

/** Leads to a person while the hub is switched off. */
function WithoutHub() {
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="A person looks at it"
        action={
          <Link to="/contact" search={{ topic: 'order' }} className={buttonClass()}>
            Write to us
          </Link>
        }
      >
        Name the order and what is wrong, and we answer you by mail.
      </EmptyState>
    </Page>
  )
}

/**
 * Renders the resolution hub /resolution-hub: the choice of an order, then the form about it. Without the
 * feature flag it shows links to other help; a visitor with a concern about no order is asked to log in.
 */
export function HubScreen() {
  const asked = new URLSearchParams(usePlace().search)
  const orderId = asked.get('order')
  const concern = concernOf(asked)
  const guest = useGuestKey()
  const { user, loggedIn, loading } = useSession()
  usePageHead({ title: 'Something went wrong', robots: 'noindex' })
  if (user && !user.featureFlags.includes(hubFlag)) return <WithoutHub />
  if (orderId === null && !concern) return <ChooseOrder />
  if (orderId === null && !loggedIn)
    return loading || !user ? <ReturnsWaiting title="What went wrong?" /> : <LogInFirst />
  return (
    <Page above={8}>
      <Text below={2} size={14}>
        {orderId === null ? (
          <Link to="/resolution-hub" className="link">
            Your orders
          </Link>
        ) : (
          <>
            <Link
              to="/my/orders/$id"
              params={{ id: orderId }}
              search={guest ? { key: guest.accessKey } : {}}
              className="link"
            >
              Order {orderLabel(orderId)}
            </Link>
            {!guest && (
              <>
                {' '}
                ·{' '}
                <Link to="/resolution-hub" className="link">
                  Another order
                </Link>
              </>
            )}
          </>
        )}
      </Text>
      <h1>What went wrong?</h1>
      <Text tone="soft" above={2}>
        Most cases are settled on this page.
      </Text>
      <HubFormView key={orderId ?? 'else'} orderId={orderId} concern={orderId === null ? concern : null} />
    </Page>
  )
}
