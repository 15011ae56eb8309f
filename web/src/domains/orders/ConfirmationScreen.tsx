import { isChargedAtOnce } from '@hemline/rules/orders/states.ts'
import { packingWords } from '@hemline/rules/orders/who-packs.ts'
import { GetActiveBundleDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { openSignUp } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { BundleNote } from '../shipping/BundleNote.tsx'
import { OrderFailed, OrderUnknown, OrderWaiting } from './OrderAway.tsx'
import { OrderAddresses, OrderMoney } from './OrderMoney.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import styles from './Orders.module.css'
import { chargeWords, nextOf, type Order } from './order-words.ts'
import { orderHref, useOrder } from './use-order.ts'

const settled: readonly Order['status'][] = [
  'confirmed',
  'in_progress',
  'auto_charged',
  'shipped',
  'delivered',
  'order_finalized',
]

function titleOf({ status }: Order): string {
  if (status === 'not_paid') return 'Your payment is being checked'
  if (status === 'canceled') return 'This order is canceled'
  return settled.includes(status) ? 'Thank you' : 'Your order'
}

/**
 * Returns the next steps of the order, in the order of time; empty unless the order is confirmed or in
 * progress.
 */
function stepsOf(order: Order): string[] {
  if (order.status !== 'confirmed' && order.status !== 'in_progress') return []
  const mailed = `A confirmation is on its way to ${order.email}.`
  const charge = order.totals.charged > 0 ? chargeWords(order) : ''
  if (order.shipments.length === 0) return [mailed, charge].filter(Boolean)
  const packed = order.shipments.map(({ source, shipFrom: from }) => ({ source, from }))
  return [
    mailed,
    ...(order.status === 'in_progress'
      ? [
          'Your pieces wait in your bundle, set aside for you. They ship together with what you add this week.',
        ]
      : packingWords(packed)),
    charge,
    `You get a tracking number as soon as a parcel leaves.${isChargedAtOnce(order.lines) ? '' : ' Until it is being packed you can cancel.'}`,
  ].filter(Boolean)
}

function Account({ onDone }: { onDone: () => void }) {
  return (
    <Panel
      as="section"
      pad={5}
      edge="all"
      round="sheet"
      className={styles.offer}
      aria-labelledby="offer-account"
    >
      <h2 id="offer-account">An account for next time</h2>
      <Text above={2} below={4}>
        Your address is there next time, and what you order from then on is in one place. This order stays
        open by the link in your mail. It takes a name and a password.
      </Text>
      <Button look="line" onClick={() => void openSignUp('confirmation', onDone)}>
        Create an account
      </Button>
    </Panel>
  )
}

/**
 * Shows the state of the bundle that holds this order: its closing day and the amount missing to free
 * delivery.
 */
function Bundle({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: GetActiveBundleDocument, requestPolicy: 'cache-and-network' })
  const bundle = data?.user.activeBundle
  return bundle?.id === id ? <BundleNote messages={bundle.messages} open /> : null
}

function Shown({ order, accessKey, onDone }: { order: Order; accessKey: string | null; onDone: () => void }) {
  const { loggedIn, loading } = useSession()
  const steps = stepsOf(order)
  return (
    <Stack gap={10} above={6} className={classes('page', styles.two)}>
      <div>
        <h1>{titleOf(order)}</h1>
        <Text above={4} upTo="measure">
          Your order is{' '}
          <Text as="b" weight={600} className="num">
            {order.label}
          </Text>
          . {steps.length === 0 && nextOf(order)}
        </Text>
        {order.bundleId && <Bundle id={order.bundleId} />}
        {steps.length > 0 && (
          <Panel
            as="section"
            above={6}
            pad={5}
            surface="wash"
            round="control"
            className={styles.steps}
            aria-labelledby="what-next"
          >
            <h2 id="what-next">What happens next</h2>
            <Stack as="ol" gap={2} above={3}>
              {steps.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </Stack>
          </Panel>
        )}
        <Row above={5} className={styles.ways}>
          <HrefLink className={buttonClass()} href={orderHref(order.id, accessKey)}>
            Follow your order
          </HrefLink>
          <Link to="/products" search={{ sort: 'newest_first' }} className={buttonClass({ look: 'line' })}>
            See what is new
          </Link>
        </Row>
        <OrderParcels order={order} accessKey={accessKey} progress={false} />
      </div>
      <Stack gap={8} top className={styles.side}>
        <OrderMoney order={order} />
        <OrderAddresses order={order} />
        {!loading && !loggedIn && <Account onDone={onDone} />}
      </Stack>
    </Stack>
  )
}

/**
 * Renders the page after an order: the bought pieces, the address, the arrival, and when the payment is
 * charged. An order that isn't the viewer's, a link that has ended and a failed request have messages of
 * their own.
 */
export function ConfirmationScreen() {
  const { orderId, key, order, failed, again } = useOrder()
  usePageHead({ title: order ? titleOf(order) : 'Your order', robots: 'noindex' })
  if (order) return <Shown order={order} accessKey={key} onDone={again} />
  if (order === null) return <OrderUnknown orderId={orderId} onLogIn={again} hasKey={key !== null} />
  return failed ? <OrderFailed phrase="locatingOrder" onAgain={again} /> : <OrderWaiting title="Thank you" />
}
