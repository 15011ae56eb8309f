import {
  GetActiveBundleDocument,
  type GetActiveBundleQuery,
  GetOrdersDocument,
  GetShipmentTrackingDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { deliveryDay } from '../../platform/delivery-days.ts'
import { countOf, money, shortMoney } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Meter } from '../../ui/Meter.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { BundleParcels } from './BundleParcels.tsx'
import history from './History.module.css'
import sums from './Money.module.css'
import { OrderFailed } from './OrderAway.tsx'
import { type OrderInList, OrderRow } from './OrderRow.tsx'
import styles from './Orders.module.css'
import { comesTo } from './order-words.ts'

type Bundle = NonNullable<NonNullable<GetActiveBundleQuery['user']>['activeBundle']>

/** Shows the state of the open bundle: its closing day, and the amount missing to free delivery. */
function Standing({ bundle }: { bundle: Bundle }) {
  const { daysLeft, merchandise, freeShippingThreshold: threshold, remainder, shipsFree, shipsOn } = bundle
  const part = threshold > 0 ? Math.min(1, merchandise / threshold) : 1
  return (
    <Stack
      as="section"
      gap={6}
      tracks="start"
      align="center"
      above={6}
      pad={5}
      surface="wash"
      round="control"
      className={history.standing}
      aria-label="How it stands"
    >
      <Stack as="span" gap={0} justifyItems="center" tone="accent">
        <Text as="b" voice="display" size={48} leading={1} className="num">
          {daysLeft}
        </Text>
        <Text as="small" size={12}>
          {daysLeft === 1 ? 'day left' : 'days left'}
        </Text>
      </Stack>
      <div>
        <b>Ships on {deliveryDay(shipsOn)}</b>
        <p className="small soft num">
          {shipsFree
            ? threshold === 0
              ? 'Delivery is free.'
              : `Delivery is free: you passed ${shortMoney(threshold)}.`
            : `${money(remainder)} more and it ships free, from ${shortMoney(threshold)}.`}
        </p>
        <Meter above={3} percent={Math.round((shipsFree ? 1 : part) * 100)} />
      </div>
    </Stack>
  )
}

/** Says in one sentence how far a closed bundle is. */
function Closed({ parcels }: { parcels: readonly { status: string; statusLabel: string }[] }) {
  const all = (...statuses: string[]) =>
    parcels.length > 0 && parcels.every((parcel) => statuses.includes(parcel.status))
  const gone = all('shipped', 'out_for_delivery', 'delivered')
  const label = all('delivered') ? 'Delivered' : gone ? 'On its way' : 'Getting ready'
  return (
    <Stack
      gap={1}
      above={6}
      pad={5}
      surface="wash"
      round="control"
      className={classes(styles.state, all('delivered') && styles.good)}
      aria-live="polite"
    >
      <Text as="b" size={18} weight={600}>
        {label}
      </Text>
      <p>
        {all('delivered')
          ? 'It has arrived. We hope everything fits.'
          : gone
            ? `It has left, in ${countOf(parcels.length, 'parcel').replace(/^1 /, 'one ')}.`
            : 'This bundle has closed. What comes from the same place ships together, in one parcel.'}
      </p>
    </Stack>
  )
}

/** Shows the sums of the orders in a bundle, and of all together. */
function BundleMoney({ orders, isOpen }: { orders: readonly OrderInList[]; isOpen: boolean }) {
  const counted = orders.filter((order) => order.status !== 'canceled')
  return (
    <Panel
      as="section"
      pad={6}
      surface="card"
      edge="all"
      round="sheet"
      className={sums.box}
      aria-labelledby="bundle-money"
    >
      <h2 id="bundle-money">Summary</h2>
      <Sums>
        {counted.map((order) => (
          <Sum
            key={order.id}
            name={`Order ${order.label}`}
            from={countOf(order.lines.length, 'piece')}
            amount={money(comesTo(order))}
          />
        ))}
        <Sum
          name="Total"
          amount={money(counted.reduce((sum, order) => sum + comesTo(order), 0))}
          kind="total"
        />
      </Sums>
      <Text above={5} className="small soft">
        {isOpen
          ? 'Each order is charged by itself, once, when the bundle closes.'
          : 'Each order was charged by itself when the bundle closed.'}
      </Text>
    </Panel>
  )
}

function Unknown() {
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="We can’t find this bundle"
        action={
          <Link to="/my/orders" className={buttonClass()}>
            See your orders
          </Link>
        }
      >
        It may have closed long ago, or belong to another account.
      </EmptyState>
    </Page>
  )
}

type Parcels = Parameters<typeof BundleParcels>[0]['parcels']

/** Lists the orders of a bundle that are in none of its parcels: all while it is open, then canceled ones. */
function Others({ orders, parcels }: { orders: readonly OrderInList[]; parcels: Parcels }) {
  const inParcels = new Set(parcels.flatMap((parcel) => parcel.items.map((item) => item.lineId)))
  const others = orders.filter((order) => !order.lines.some((line) => inParcels.has(line.id)))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="bundle-orders">
      <Text as="h2" above={8} below={2} id="bundle-orders">
        {parcels.length > 0 ? 'Not in a parcel' : 'Orders in it'}
      </Text>
      <ul>
        {others.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

/** Asks for what a bundle's page shows: the open bundle, its orders, and the parcels once it has closed. */
function useBundle(bundleId: string) {
  const [asked, ask] = useQuery({ query: GetActiveBundleDocument, requestPolicy: 'cache-and-network' })
  const [list, askList] = useQuery({
    query: GetOrdersDocument,
    variables: { page: 1, bundleId },
    requestPolicy: 'cache-and-network',
  })
  const active = asked.data?.user.activeBundle
  const bundle = active?.id === bundleId ? active : undefined
  const isOpen = bundle !== undefined || asked.fetching
  const [tracked] = useQuery({
    query: GetShipmentTrackingDocument,
    variables: { type: 'bundle', id: bundleId },
    requestPolicy: 'cache-and-network',
    pause: isOpen,
  })
  const orders = list.data?.orders
  return {
    bundle,
    orders,
    // What has left the bundle can't be followed: it is canceled.
    parcels: tracked.data?.shipmentTracking?.parcels.filter((parcel) => parcel.status !== 'canceled') ?? [],
    isOpen,
    failed: list.error !== undefined && !list.fetching && !orders,
    again: () => {
      ask({ requestPolicy: 'network-only' })
      askList({ requestPolicy: 'network-only' })
    },
  }
}

/**
 * Renders the page of a bundle: a week of orders that ship together and are charged when the bundle closes
 * (specification §4). While it is open it says what is missing; then it follows the parcels. An unknown
 * bundle and a failed request have messages of their own.
 */
export function BundleScreen() {
  const { id: bundleId = '' } = useParams({ strict: false })
  const { bundle, orders, parcels, isOpen, failed, again } = useBundle(bundleId)
  usePageHead({ title: 'Your bundle', robots: 'noindex' })
  if (failed) return <OrderFailed phrase="fetchingBundle" onAgain={again} />
  if (orders?.totalCount === 0 && !isOpen) return <Unknown />
  const pieces = orders?.nodes.reduce((sum, order) => sum + order.lines.length, 0) ?? 0
  return (
    <Stack gap={10} above={6} className={classes('page', styles.two)}>
      <div>
        <Text below={2} size={14}>
          <Link
            to="/my/orders"
            className={look({ flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44 }, 'link')}
          >
            Your orders
          </Link>
        </Text>
        <h1>Your bundle</h1>
        <p className="soft num" aria-live="polite">
          {orders ? `${countOf(orders.totalCount, 'order')}, ${countOf(pieces, 'piece')}` : '\u00a0'}
        </p>
        {bundle ? (
          <Standing bundle={bundle} />
        ) : isOpen ? (
          <Skeleton className={look({ block: true, above: 4 })} height={104} />
        ) : (
          <Closed parcels={parcels} />
        )}
        <BundleParcels bundleId={bundleId} parcels={parcels} orders={orders?.nodes ?? []} />
        {bundle && (
          <>
            <Text above={4} upTo="measure" className="small soft">
              Pieces in a bundle are yours: nobody else can take them. Your card is charged once, when the
              bundle closes.
            </Text>
            <Row above={5} className={styles.ways}>
              <Link to="/products" search={{ sort: 'newest_first' }} className={buttonClass()}>
                Add to your bundle
              </Link>
            </Row>
          </>
        )}
        {orders ? (
          <Others orders={orders.nodes} parcels={parcels} />
        ) : (
          <Skeleton className={look({ block: true, above: 4 })} height={110} />
        )}
      </div>
      <Stack gap={8} top className={styles.side}>
        {orders && <BundleMoney orders={orders.nodes} isOpen={isOpen} />}
      </Stack>
    </Stack>
  )
}
