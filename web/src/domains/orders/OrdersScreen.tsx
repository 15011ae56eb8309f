import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { ordersPageSize } from '@hemline/rules/vocabulary/constants.ts'
import { GetOrdersDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { ListingPages } from '../listing/ListingPages.tsx'
import history from './History.module.css'
import { OrderFailed } from './OrderAway.tsx'
import { OrderRow } from './OrderRow.tsx'
import styles from './Orders.module.css'

function Nothing({ onLogIn }: { onLogIn: () => void }) {
  const { loggedIn } = useSession()
  const action = loggedIn ? (
    <HrefLink className={buttonClass()} href="/women">
      Shop women
    </HrefLink>
  ) : (
    <Button onClick={() => void openLogIn('orders', onLogIn)}>Log in</Button>
  )
  return (
    <EmptyState drawing={<HangerDrawing />} title="No orders yet" action={action}>
      {loggedIn
        ? 'What you buy is listed here, from the moment you order until it is in your closet.'
        : 'Log in to see the orders of your account. An order placed without one opens by the link in its mails.'}
    </EmptyState>
  )
}

function Bones() {
  return (
    <Panel above={6} role="status" aria-busy="true" aria-label="Loading your orders">
      {[1, 2, 3].map((one) => (
        <Stack key={one} gap={6} rows={3} tracks="end" padY={5} edge="top" anchor className={history.row}>
          <Skeleton width={152} height={90} />
          <Skeleton width="60%" height={72} />
          <Skeleton width={64} />
        </Stack>
      ))}
    </Panel>
  )
}

/**
 * Renders one page of the order history, the newest order first; without orders a link into the shop, or for
 * visitors a button to log in. A failed request shows "Try again".
 */
export function OrdersScreen() {
  const place = usePlace()
  const page = parsePage(new URLSearchParams(place.search).get('page'))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetOrdersDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  usePageHead({ title: 'Your orders', robots: 'noindex' })
  const again = () => ask({ requestPolicy: 'network-only' })
  const list = data?.orders
  if (error && !fetching && !list) return <OrderFailed phrase="orderHistory" onAgain={again} />
  return (
    <Page above={8} upTo="list" className={styles.narrow}>
      <h1>Your orders</h1>
      <p className="soft num" aria-live="polite">
        {list && list.totalCount > 0 ? countOf(list.totalCount, 'order') : '\u00a0'}
      </p>
      {!list ? (
        <Bones />
      ) : list.totalCount === 0 ? (
        <Nothing onLogIn={again} />
      ) : (
        <>
          <Panel as="ul" above={6}>
            {list.nodes.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Panel>
          <Panel above={12}>
            <ListingPages place={place} page={page} last={pageCount(list.totalCount, ordersPageSize)} />
          </Panel>
        </>
      )}
    </Page>
  )
}
