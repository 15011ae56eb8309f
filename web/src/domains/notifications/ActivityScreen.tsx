import { GetActivityDocument, type NotificationKind } from '@hemline/schema/generated/graphql.ts'
import { Link, Navigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { activityFilters } from './activity-filters.ts'
import type { Told } from './grouped.ts'
import styles from './Told.module.css'
import { ToldList } from './ToldList.tsx'
import { readUnread, useRead } from './use-read.ts'

const pageRows = 20

/** Where a page of the history begins: after a row, which was told at `toldAt`; null for the first page. */
type From = { after: string; toldAt: string } | null
type PageProps = {
  from: From
  kinds: NotificationKind[] | null
  last: boolean
  onMore: (from: From) => void
}

const nextOf = ({ next, nodes }: { next?: string | null; nodes: readonly Told[] }): From => {
  const toldAt = nodes.at(-1)?.createdAt
  return next && toldAt ? { after: next, toldAt } : null
}

/** One page of the history, and the button for the next one below the last page. */
function ActivityPage({ from, kinds, last, onMore }: PageProps) {
  const after = from?.after ?? null
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
      <ToldList notes={page.nodes} onChoose={onChoose} onScreen goesOnFrom={from?.toldAt} />
      {last && page.next && (
        <Button look="line" onClick={() => onMore(nextOf(page))}>
          Show earlier
        </Button>
      )}
    </>
  )
}

/**
 * Renders /my/activity: the user's history, newest first, with filters by kind in its address; on phones the
 * bell leads here. Visitors are sent to log in.
 */
export function ActivityScreen() {
  usePageHead({ title: 'What happened', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const { search } = usePlace()
  const router = useRouter()
  const asked = new URLSearchParams(search).get('show') ?? ''
  const chosen = activityFilters.find(({ slug }) => slug === asked) ?? activityFilters[0]
  const [pages, setPages] = useState<readonly From[]>([null])
  const read = useRead()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my/activity' }} replace />
  return (
    <Panel centered padTop={8} className={classes('page', styles.narrow)}>
      <h1>What happened</h1>
      <Row justify="between" rows={0} above={1} below={2}>
        <LinkButton onClick={() => void read(null)}>Mark all read</LinkButton>
        <Link className="link alone small" to="/my/subscriptions">
          What we tell you
        </Link>
      </Row>
      <ChipRow slide>
        {activityFilters.map(({ name, slug }) => (
          <Chip
            key={name}
            pressed={slug === chosen?.slug}
            onClick={() => {
              setPages([null])
              const href = slug === '' ? '/my/activity' : `/my/activity?show=${slug}`
              void router.navigate({ href, replace: true, resetScroll: false })
            }}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      {loggedIn &&
        pages.map((from, at) => (
          <ActivityPage
            key={`${chosen?.slug}/${from?.after ?? ''}`}
            from={from}
            kinds={chosen?.kinds ?? null}
            last={at === pages.length - 1}
            onMore={(next) => setPages([...pages, next])}
          />
        ))}
    </Panel>
  )
}
