import { GetActivityDocument, type NotificationKind } from '@hemline/schema/generated/graphql.ts'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { activityFilters } from './activity-filters.ts'
import type { Told } from './grouped.ts'
import styles from './Told.module.css'
import { ToldList } from './ToldList.tsx'
import { readUnread, useRead } from './use-read.ts'

const pageRows = 20

type PageProps = {
  after: string | null
  kinds: NotificationKind[] | null
  last: boolean
  onMore: (after: string) => void
}

/** One page of the history, and the button for the next one below the last page. */
function ActivityPage({ after, kinds, last, onMore }: PageProps) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetActivityDocument,
    variables: { first: pageRows, after, kinds },
    requestPolicy: 'cache-and-network',
  })
  const read = useRead()
  const page = data?.activity
  const onChoose = (notes: readonly Told[]) => void readUnread(notes, read)
  if (error && !fetching && !page)
    return (
      <div role="alert">
        <EmptyState
          drawing={<HangerDrawing />}
          title="Your history is out of reach"
          action={
            <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
              Try again
            </Button>
          }
        >
          {friendlyError(error, 'generic')}
        </EmptyState>
      </div>
    )
  if (!page)
    return (
      <Stack gap={2} role="status" aria-busy="true" aria-label="Loading what happened">
        <Skeleton height={72} />
        <Skeleton height={72} />
        <Skeleton height={72} />
      </Stack>
    )
  if (page.nodes.length === 0 && after === null)
    return (
      <EmptyState
        drawing={<HangerDrawing />}
        title="Nothing here yet"
        action={
          <Link className="link alone" to="/">
            Look around
          </Link>
        }
      >
        Love a piece, order one, or send in a bag: what happens to it is kept here.
      </EmptyState>
    )
  return (
    <>
      <ToldList notes={page.nodes} onChoose={onChoose} onScreen />
      {last && page.next && (
        <Button look="line" onClick={() => page.next && onMore(page.next)}>
          Show earlier
        </Button>
      )}
    </>
  )
}

/**
 * Renders /my/activity: the user's history, newest first, with filters by kind; on phones the bell leads
 * here. Visitors are sent to log in.
 */
export function ActivityScreen() {
  usePageHead({ title: 'What happened', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const [chosen, setChosen] = useState(0)
  const [pages, setPages] = useState<readonly (string | null)[]>([null])
  const read = useRead()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my/activity' }} replace />
  const kinds = activityFilters[chosen]?.kinds ?? null
  return (
    <div className={`page ${styles.narrow}`}>
      <h1>What happened</h1>
      <Row justify="between" rows={0} className={styles.tools}>
        <LinkButton onClick={() => void read(null)}>Mark all read</LinkButton>
        <Link className="link alone small" to="/my/subscriptions">
          What we tell you
        </Link>
      </Row>
      <ChipRow slide>
        {activityFilters.map(({ name }, at) => (
          <Chip
            key={name}
            pressed={at === chosen}
            onClick={() => {
              setChosen(at)
              setPages([null])
            }}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      {loggedIn &&
        pages.map((after, at) => (
          <ActivityPage
            key={`${chosen}/${after ?? ''}`}
            after={after}
            kinds={kinds}
            last={at === pages.length - 1}
            onMore={(next) => setPages([...pages, next])}
          />
        ))}
    </div>
  )
}
