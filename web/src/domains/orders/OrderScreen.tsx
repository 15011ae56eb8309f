import { isSent } from '@hemline/rules/orders/states.ts'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { countOf, dateOf, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Timeline } from '../../ui/Timeline.tsx'
import { useSession } from '../identity/session.tsx'
import { GiftCode } from '../returns/GiftCode.tsx'
import { openCancelOrder } from './cancel-order.tsx'
import { OrderFailed, OrderUnknown, OrderWaiting } from './OrderAway.tsx'
import { OrderJoins } from './OrderJoins.tsx'
import { OrderMatters } from './OrderMatters.tsx'
import { OrderAddresses, OrderMoney, OrderTransactions } from './OrderMoney.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import styles from './Orders.module.css'
import { mayBeGift, moodOf, nextOf, type Order } from './order-words.ts'
import { useOrder } from './use-order.ts'

function History({ order }: { order: Order }) {
  if (order.timeline.length === 0) return null
  return (
    <section className={styles.part} data-screen-only aria-labelledby="order-timeline">
      <Text as="h2" below={4} id="order-timeline">
        What happened
      </Text>
      <Timeline
        events={order.timeline.toReversed().map(({ id, label, happenedAt: at }) => ({
          id,
          what: label,
          at,
          when: `${dateOf(at)}, ${timeOfDay(at)}`,
        }))}
      />
    </section>
  )
}

/** Statuses of orders with pieces at the shopper's door; of the others some parcels may have arrived. */
const returnable: readonly Order['status'][] = ['delivered', 'return_initiated']
const partly: readonly Order['status'][] = ['shipped', 'lost_outbound']

const hasArrived = ({ status, shipments }: Order): boolean =>
  returnable.includes(status) ||
  (partly.includes(status) && shipments.some((one) => one.status === 'delivered'))

function Ways({ order, accessKey }: { order: Order; accessKey: string | null }) {
  const { loggedIn, loading } = useSession()
  const here = { order: order.id, ...(accessKey === null ? {} : { key: accessKey }) }
  const closed = order.status === 'canceled' || order.status === 'payment_declined'
  return (
    <section className={styles.part} data-screen-only aria-labelledby="order-ways">
      <Text as="h2" below={4} id="order-ways">
        Anything else?
      </Text>
      <Row above={5} className={styles.ways}>
        {hasArrived(order) && order.replacesCase === null && (
          <Link to="/my/return" search={here} className={buttonClass({ look: 'line' })}>
            Send pieces back
          </Link>
        )}
        {order.canCancel && (
          <Button look="line" onClick={() => void openCancelOrder({ order, accessKey })}>
            Cancel order
          </Button>
        )}
        <Button look="line" onClick={() => globalThis.print()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden />
          Print receipt
        </Button>
      </Row>
      {!order.canCancel && !closed && order.cancelRefusal && (
        <Text above={3} className="soft small">
          {order.cancelRefusal}
        </Text>
      )}
      <Text above={3} className="soft small">
        <Link to="/resolution-hub" search={here} className="link">
          Something went wrong?
        </Link>{' '}
        Most cases are settled at once.
      </Text>
      {accessKey !== null && !loading && !loggedIn && (
        <Text above={3} className="soft small">
          <OrderJoins order={order.label} />
        </Text>
      )}
    </section>
  )
}

/** Lines up to which the column of an order's pieces is shorter than the one of its money. */
const fewLines = 2

function Shown({ order, accessKey }: { order: Order; accessKey: string | null }) {
  const pieces = order.lines.filter(isSent).length
  const gift = mayBeGift(order) && <GiftCode order={order} accessKey={accessKey} />
  const isShort = order.lines.length <= fewLines
  return (
    <Stack gap={10} above={6} className={classes('page', styles.two)}>
      <div>
        <Text below={2} size={14} data-screen-only>
          <Link
            to="/my/orders"
            className={look({ flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44 }, 'link')}
          >
            Your orders
          </Link>
        </Text>
        <p className={styles.printed}>Hemline receipt</p>
        <h1>Order {order.label}</h1>
        <p className="soft num">
          Placed {dateOf(order.placedAt)}
          {pieces > 0 && `, ${countOf(pieces, 'piece')}`}
        </p>
        <Stack
          gap={1}
          above={6}
          pad={5}
          surface="wash"
          round="control"
          className={classes(styles.state, styles[moodOf(order.status)])}
          aria-live="polite"
        >
          <Text as="b" size={18} weight={600}>
            {order.statusLabel}
          </Text>
          <p>
            {nextOf(order)}
            {order.lines.some((line) => line.kind === 'rescue') && (
              <>
                {' '}
                <HrefLink
                  href={`/rescues/confirmation/${order.id}${accessKey ? `?key=${encodeURIComponent(accessKey)}` : ''}`}
                  className="link"
                >
                  See what luck chose
                </HrefLink>
              </>
            )}
            {order.replacesCase && (
              <>
                {' '}
                <Link to="/resolution-hub/cs/$code" params={{ code: order.replacesCase }} className="link">
                  It replaces the piece of case {order.replacesCase}
                </Link>
              </>
            )}
            {order.bundleId && (
              <>
                {' '}
                <Link to="/my/bundles/$id" params={{ id: order.bundleId }} className="link">
                  See your bundle
                </Link>
              </>
            )}
          </p>
        </Stack>
        <OrderParcels order={order} accessKey={accessKey} />
        <History order={order} />
      </div>
      <Stack gap={8} top className={styles.side}>
        <OrderMoney order={order} />
        <OrderTransactions order={order} />
        <OrderAddresses order={order} />
        {accessKey !== null && <OrderMatters guest={{ orderId: order.id, accessKey }} />}
        <Ways order={order} accessKey={accessKey} />
        {!isShort && gift}
      </Stack>
      {isShort && gift && <div className={styles.below}>{gift}</div>}
    </Stack>
  )
}

/**
 * Renders the page of an order: its status, its parcels and its payments; it prints as a receipt. An order
 * that isn't the viewer's, a link that has ended and a failed request have messages of their own.
 */
export function OrderScreen() {
  const { orderId, key, order, failed, again } = useOrder()
  usePageHead(order ? { title: `Order ${order.label}`, robots: 'noindex' } : undefined)
  if (order) return <Shown order={order} accessKey={key} />
  if (order === null) return <OrderUnknown orderId={orderId} onLogIn={again} hasKey={key !== null} />
  return failed ? <OrderFailed phrase="orderDetails" onAgain={again} /> : <OrderWaiting title="Your order" />
}
