import { dayWords } from '@hemline/rules/shipping/estimates.ts'
import {
  GetActiveBundleDocument,
  type GetActiveBundleQuery,
  GetOrdersDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { countOf, money, shortMoney } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import history from './History.module.css'
import { OrderFailed } from './OrderAway.tsx'
import { OrderRow } from './OrderRow.tsx'
import styles from './Orders.module.css'

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
        <b>Ships on {dayWords(shipsOn)}</b>
        <p className="small soft num">
          {shipsFree
            ? threshold === 0
              ? 'Delivery is free.'
              : `Delivery is free: you passed ${shortMoney(threshold)}.`
            : `${money(remainder)} more and it ships free, from ${shortMoney(threshold)}.`}
        </p>
        <div className={history.thread} aria-hidden="true">
          <i style={{ width: `${Math.round((shipsFree ? 1 : part) * 100)}%` }} />
        </div>
      </div>
    </Stack>
  )
}

/**
 * Renders the page of a bundle: a week of orders that ship together and are charged when the bundle closes
 * (specification §4).
 */
export function BundleScreen() {
  const { id: bundleId = '' } = useParams({ strict: false })
  const [asked, ask] = useQuery({ query: GetActiveBundleDocument, requestPolicy: 'cache-and-network' })
  const [list, askList] = useQuery({
    query: GetOrdersDocument,
    variables: { page: 1, bundleId },
    requestPolicy: 'cache-and-network',
  })
  usePageHead({ title: 'Your bundle', robots: 'noindex' })
  const orders = list.data?.orders
  const active = asked.data?.user.activeBundle
  const bundle = active?.id === bundleId ? active : undefined
  const again = () => {
    ask({ requestPolicy: 'network-only' })
    askList({ requestPolicy: 'network-only' })
  }
  if (list.error && !list.fetching && !orders) return <OrderFailed phrase="fetchingBundle" onAgain={again} />
  if (orders?.totalCount === 0 && !bundle && !asked.fetching)
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
  return (
    <Page above={8} upTo="list" className={styles.narrow}>
      <h1>Your bundle</h1>
      <p className="soft num" aria-live="polite">
        {orders ? countOf(orders.totalCount, 'order') : '\u00a0'}
      </p>
      {bundle ? (
        <Standing bundle={bundle} />
      ) : asked.fetching ? (
        <Skeleton className={styles.bones} height={104} />
      ) : (
        <Text above={4} upTo="measure">
          This bundle has closed. What comes from the same place ships together, in one parcel.
        </Text>
      )}
      {orders ? (
        <Panel as="ul" above={6}>
          {orders.nodes.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Panel>
      ) : (
        <Skeleton className={styles.bones} height={110} />
      )}
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
    </Page>
  )
}
