import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { countOf, dateOf, timeOfDay } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { openCancelOrder } from './cancel-order.tsx'
import { OrderFailed, OrderUnknown, OrderWaiting } from './OrderAway.tsx'
import { OrderAddresses, OrderMoney, OrderTransactions } from './OrderMoney.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import styles from './Orders.module.css'
import { moodOf, nextOf, type Order } from './order-words.ts'
import { useOrder } from './use-order.ts'

function Timeline({ order }: { order: Order }) {
  if (order.timeline.length === 0) return null
  return (
    <section className={styles.part} data-screen-only aria-labelledby="order-timeline">
      <h2 id="order-timeline">What happened</h2>
      <ol className={styles.timeline}>
        {order.timeline.toReversed().map((event) => (
          <li key={event.id}>
            <b>{event.label}</b>
            <time dateTime={event.happenedAt} className="soft small num">
              {dateOf(event.happenedAt)}, {timeOfDay(event.happenedAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ways({ order, accessKey }: { order: Order; accessKey: string | null }) {
  const closed = order.status === 'canceled' || order.status === 'payment_declined'
  return (
    <section className={styles.part} data-screen-only aria-labelledby="order-ways">
      <h2 id="order-ways">Anything else?</h2>
      <Row className={styles.ways}>
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
        <p className="soft small">{order.cancelRefusal}</p>
      )}
      <p className="soft small">
        <Link to="/contact" search={{ topic: 'order' }} className="link">
          Write to us
        </Link>{' '}
        and name order {order.label}.
      </p>
    </section>
  )
}

function Shown({ order, accessKey }: { order: Order; accessKey: string | null }) {
  const pieces = order.lines.filter((line) => line.kind === 'item').length
  return (
    <div className={`page ${styles.two}`}>
      <div>
        <p className={styles.crumb} data-screen-only>
          <Link to="/my/orders" className="link">
            Your orders
          </Link>
        </p>
        <p className={styles.printed}>Hemline receipt</p>
        <h1>Order {order.label}</h1>
        <p className="soft num">
          Placed {dateOf(order.placedAt)}
          {pieces > 0 && `, ${countOf(pieces, 'piece')}`}
        </p>
        <div className={classes(styles.state, styles[moodOf(order.status)])} aria-live="polite">
          <b>{order.statusLabel}</b>
          <p>
            {nextOf(order)}
            {order.bundleId && (
              <>
                {' '}
                <Link to="/my/bundles/$id" params={{ id: order.bundleId }} className="link">
                  See your bundle
                </Link>
              </>
            )}
          </p>
        </div>
        <OrderParcels order={order} accessKey={accessKey} />
        <Timeline order={order} />
      </div>
      <Stack gap={8} top className={styles.side}>
        <OrderMoney order={order} />
        <OrderTransactions order={order} />
        <OrderAddresses order={order} />
        <Ways order={order} accessKey={accessKey} />
      </Stack>
    </div>
  )
}

/** The page of an order: its status, its parcels and its payments. The page prints as a receipt. */
export function OrderScreen() {
  const { orderId, key, order, failed, again } = useOrder()
  usePageHead(order ? { title: `Order ${order.label}`, robots: 'noindex' } : undefined)
  if (order) return <Shown order={order} accessKey={key} />
  if (order === null) return <OrderUnknown orderId={orderId} onLogIn={again} hasKey={key !== null} />
  return failed ? <OrderFailed phrase="orderDetails" onAgain={again} /> : <OrderWaiting title="Your order" />
}
