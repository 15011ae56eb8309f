import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { casesPageSize } from '@hemline/rules/vocabulary/cases.ts'
import { GetCasesDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { caseDay } from '../../platform/case-days.ts'
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
import { ReturnsFailed, ReturnsWaiting } from '../returns/ReturnsAway.tsx'
import styles from './Cases.module.css'

/**
 * Renders one page of the viewer's cases, newest first; the URL names the page. Visitors get a button to log
 * in. A failed request shows "Try again".
 */
export function CasesScreen() {
  const place = usePlace()
  const { loggedIn } = useSession()
  const page = parsePage(new URLSearchParams(place.search).get('page'))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetCasesDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  usePageHead({ title: 'Your cases', robots: 'noindex' })
  const again = () => ask({ requestPolicy: 'network-only' })
  const list = data?.cases
  if (error && !fetching && !list) return <ReturnsFailed phrase="fetchingResolutions" onAgain={again} />
  if (!list) return <ReturnsWaiting title="Your cases" />
  return (
    <Page above={8} upTo="list">
      <Row justify="between" align="baseline">
        <h1>Your cases</h1>
        <Link to="/resolution-hub" className={buttonClass({ look: 'line' })}>
          Something went wrong
        </Link>
      </Row>
      {list.totalCount === 0 ? (
        <EmptyState
          drawing={<ToteDrawing />}
          title="No cases"
          {...(loggedIn
            ? {}
            : { action: <Button onClick={() => void openLogIn('orders', again)}>Log in</Button> })}
        >
          {loggedIn
            ? 'What went wrong with an order, a bag or a payout stands here, until it is settled.'
            : 'Log in to see the cases of your account. Without one, a case opens by the link in its mails.'}
        </EmptyState>
      ) : (
        <Panel as="ul" above={6}>
          {list.nodes.map((one) => (
            <Row
              as="li"
              key={one.id}
              gap={4}
              edge="top"
              padY={4}
              anchor
              justify="between"
              className={styles.row}
            >
              <Stack gap={0.5} shrinks>
                <Link
                  to="/resolution-hub/cs/$code"
                  params={{ code: one.code }}
                  className={look({ spreads: true })}
                >
                  <b>{one.subject}</b>
                </Link>
                <span className="soft small num">
                  Case {one.code} · {one.kindLabel} · {caseDay(new Date(one.createdAt))}
                </span>
                {one.headline !== one.statusLabel && (
                  <Text as="span" size={14}>
                    {one.headline}
                  </Text>
                )}
              </Stack>
              <Badge>{one.statusLabel}</Badge>
            </Row>
          ))}
        </Panel>
      )}
      <Panel above={12}>
        <ListingPages place={place} page={page} last={pageCount(list.totalCount, casesPageSize)} />
      </Panel>
    </Page>
  )
}
