// Selling from one person to another: what it is for those who don't yet, and the closet of those who do.
import './direct-keys.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { GetDirectShopDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { About } from './About.tsx'
import { Closet } from './Closet.tsx'

/**
 * Renders /direct/sell: how direct selling works for visitors and beginners, the closet for sellers; a
 * placeholder while it loads, the error screen after a failure.
 */
export function SellScreen() {
  const { loggedIn, loading } = useSession()
  const page = parsePage(new URLSearchParams(usePlace().search).get('page'))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetDirectShopDocument,
    variables: { page },
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  const shop = data?.directShop
  usePageHead({ title: shop?.openedAt ? 'Your closet' : 'Sell it yourself' })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (!loading && !loggedIn) return <About />
  if (error && !fetching && !data)
    return <ErrorScreen text={friendlyError(error, 'fetchingSales')} onRetry={again} />
  if (!shop)
    return (
      <Page upTo="form">
        <Stack gap={4} padY={8} role="status" aria-label="Loading your closet">
          <Skeleton height={40} width="60%" />
          <Skeleton height={96} />
          <Skeleton height={96} />
          <Skeleton height={96} />
        </Stack>
      </Page>
    )
  return shop.openedAt ? <Closet shop={shop} sales={data.directSales} page={page} /> : <About shop={shop} />
}
