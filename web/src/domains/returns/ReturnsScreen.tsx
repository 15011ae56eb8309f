import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { returnsPageSize } from '@hemline/rules/vocabulary/returns.ts'
import { GetReturnsDocument, type GetReturnsQuery } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { countOf, dateOf, money } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { ListingPages } from '../listing/ListingPages.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { OrderJoins } from '../orders/OrderJoins.tsx'
import styles from './Returns.module.css'
import { ReturnsFailed, ReturnsWaiting } from './ReturnsAway.tsx'

type Listed = GetReturnsQuery['returns']['nodes'][number]

function ReturnRow({ row }: { row: Listed }) {
  return (
    <Stack as="li" gap={4} tracks="end" padY={5} edge="top" anchor className={styles.row}>
      <Stack gap={1}>
        <Text as="b" weight={600}>
          <Link to="/my/returns/$id" params={{ id: row.id }} className={look({ spreads: true })}>
            Return {row.code}
          </Link>
        </Text>
        <span className="soft small num">
          {dateOf(row.createdAt)} · {countOf(row.pieces.length, 'piece')} · {row.refundTitle}
        </span>
        <span>
          <Badge>{row.statusLabel}</Badge>
        </span>
        <Row gap={1} above={2} aria-hidden="true">
          {row.pieces.slice(0, 5).map(({ lineId, item }) => (
            <span key={lineId} className={`frame ${styles.thumb}`}>
              <PieceThumb item={item} sizes="56px" />
            </span>
          ))}
        </Row>
      </Stack>
      <Text as="span" voice="display" size={22} numbers>
        {row.isGift && row.total === 0 ? 'Gift' : money(row.total)}
      </Text>
    </Stack>
  )
}

function Nothing({ onLogIn }: { onLogIn: () => void }) {
  const { loggedIn } = useSession()
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="No returns"
      action={
        loggedIn ? (
          <Link to="/my/return" className={buttonClass()}>
            Send pieces back
          </Link>
        ) : (
          <Button onClick={() => void openLogIn('orders', onLogIn)}>Log in</Button>
        )
      }
    >
      {loggedIn ? (
        'What you send back stands here, from the label to the money.'
      ) : (
        <>
          Log in to see the returns of your account. <OrderJoins />
        </>
      )}
    </EmptyState>
  )
}

/**
 * Renders one page of the history of returns, the newest first; without returns the way to send pieces back,
 * or for visitors a button to log in. A failed request shows "Try again".
 */
export function ReturnsScreen() {
  const place = usePlace()
  const page = parsePage(new URLSearchParams(place.search).get('page'))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetReturnsDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  usePageHead({ title: 'Your returns', robots: 'noindex' })
  const again = () => ask({ requestPolicy: 'network-only' })
  const list = data?.returns
  if (error && !fetching && !list) return <ReturnsFailed phrase="returnHistory" onAgain={again} />
  if (!list) return <ReturnsWaiting title="Your returns" />
  return (
    <Page above={8} upTo="list">
      <Row justify="between" align="baseline">
        <h1>Your returns</h1>
        {list.totalCount > 0 && (
          <Link to="/my/return" className={buttonClass({ look: 'line' })}>
            Send pieces back
          </Link>
        )}
      </Row>
      {list.totalCount === 0 ? (
        <Nothing onLogIn={again} />
      ) : (
        <>
          <Text tone="soft" numbers above={2}>
            {countOf(list.totalCount, 'return')}
          </Text>
          <Panel as="ul" above={6}>
            {list.nodes.map((row) => (
              <ReturnRow key={row.id} row={row} />
            ))}
          </Panel>
          <Panel above={12}>
            <ListingPages place={place} page={page} last={pageCount(list.totalCount, returnsPageSize)} />
          </Panel>
        </>
      )}
    </Page>
  )
}
