// What the viewer bought of other people: where it is, and what waits for a rating.
import '../direct-keys.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { directPageSize } from '@hemline/rules/vocabulary/direct-sell.ts'
import { GetDirectPurchasesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { countOf, dateOf, money } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { usePlace } from '../../../platform/place.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { ToteDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorScreen } from '../../../ui/ErrorScreen.tsx'
import { Page, Row, Stack, Text } from '../../../ui/layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { HrefPages } from '../../chrome/HrefPages.tsx'
import { useSession } from '../../identity/session.tsx'
import { Picture } from '../../listing/Picture.tsx'
import { LogInFirst } from '../LogInFirst.tsx'
import { SellAgain } from '../SellAgain.tsx'
import { useResale } from '../use-resale.ts'
import styles from './Sales.module.css'
import { isBuyersOwn, type Sale } from './sale-words.ts'

/** The API estimates so many pieces at once. */
const estimatesMost = 60

type PurchaseProps = { sale: Sale; brings: ReadonlyMap<number, number> }

function Purchase({ sale, brings }: PurchaseProps) {
  const [first] = sale.items
  const title = sale.items.map((one) => one.title).join(', ')
  const price = sale.items.reduce((sum, one) => sum + one.price, 0)
  return (
    <li className={styles.line}>
      <span className="frame">
        <Picture photoId={first?.photoId ?? undefined} sizes="72px" />
      </span>
      <div>
        <HrefLink href={`/direct/sales/${sale.id}`}>{title}</HrefLink>
        <Text size={14} tone="soft">
          from {sale.otherName}, {dateOf(sale.paidAt)}
        </Text>
        <Row gap={2} rows={0} above={1}>
          <Badge>{sale.status === 'paid' ? 'Delivered' : sale.statusLabel}</Badge>
          {sale.canReview && !sale.myReview && (
            <HrefLink className="link alone small" href={`/direct/sales/${sale.id}`}>
              Rate it<span className="sr">: {title}</span>
            </HrefLink>
          )}
        </Row>
        {isBuyersOwn(sale) &&
          sale.items.map(({ itemNumber, title: name }) => (
            <div key={itemNumber}>
              {sale.items.length > 1 && <Text size={14}>{name}</Text>}
              <SellAgain itemNumber={itemNumber} title={name} brings={brings.get(itemNumber)} />
            </div>
          ))}
      </div>
      <b className="num">{money(price)}</b>
    </li>
  )
}

/**
 * Renders /direct/purchases: pieces that the viewer bought from other members. Visitors are asked to log in;
 * a failed request shows the error screen.
 */
export function PurchasesScreen() {
  const { loggedIn, loading } = useSession()
  const page = parsePage(new URLSearchParams(usePlace().search).get('page'))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetDirectPurchasesDocument,
    variables: { page },
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  usePageHead({ title: 'Bought from people', robots: 'noindex' })
  const list = data?.directPurchases
  const owned = list?.nodes.filter(isBuyersOwn).flatMap((sale) => sale.items) ?? []
  const brings = useResale(owned.slice(0, estimatesMost).map((one) => one.itemNumber))
  if (!loading && !loggedIn) return <LogInFirst title="Bought from people" trigger="sell" />
  if (error && !fetching && !list)
    return (
      <ErrorScreen
        text={friendlyError(error, 'fetchingSales')}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  return (
    <Page upTo="form">
      <Stack gap={6} padY={8}>
        <h1>Bought from people</h1>
        {!list ? (
          <Stack gap={3} role="status" aria-label="Loading what you bought">
            <Skeleton height={96} />
            <Skeleton height={96} />
          </Stack>
        ) : list.totalCount === 0 ? (
          <EmptyState
            drawing={<ToteDrawing />}
            title="Nothing yet"
            action={
              <HrefLink className={buttonClass()} href="/women">
                Shop women
              </HrefLink>
            }
          >
            What you buy from other people’s closets stands here, to follow and to rate.
          </EmptyState>
        ) : (
          <>
            <p className="soft small num">{countOf(list.totalCount, 'parcel')}</p>
            <ul>
              {list.nodes.map((sale) => (
                <Purchase key={sale.id} sale={sale} brings={brings} />
              ))}
            </ul>
            <HrefPages
              page={page}
              total={list.totalCount}
              pageSize={directPageSize}
              hrefOf={(to) => `/direct/purchases${to > 1 ? `?page=${to}` : ''}`}
            />
          </>
        )}
      </Stack>
    </Page>
  )
}
