import { GetNotificationsDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Told.module.css'
import { ToldList } from './ToldList.tsx'
import { bellRows, readUnread, useRead } from './use-read.ts'

/**
 * Renders the list of the twelve newest notifications in the bell's panel; requests them again each time the
 * panel opens and when the unread count changes.
 */
export function BellPanel({ open, onChoose }: { open: boolean; onChoose: () => void }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetNotificationsDocument,
    variables: { first: bellRows },
    pause: !open,
    requestPolicy: 'cache-and-network',
  })
  const read = useRead()
  const unread = data?.unreadNotifications
  // biome-ignore lint/correctness/useExhaustiveDependencies: News that arrive while it is open are shown.
  useEffect(() => {
    if (open) ask({ requestPolicy: 'network-only' })
  }, [open, unread])
  const notes = data?.notifications.nodes
  return (
    <>
      <Row justify="between" className={styles.head}>
        <Text as="h2" size={22}>
          What is new
        </Text>
        <Row gap={2}>
          {(unread ?? 0) > 0 && <LinkButton onClick={() => void read(null)}>Mark all read</LinkButton>}
          <Link
            to="/my/subscriptions"
            className="link alone"
            onClick={onChoose}
            aria-label="What we tell you"
          >
            <SlidersHorizontal size="1.25rem" strokeWidth={1.5} aria-hidden />
          </Link>
        </Row>
      </Row>
      {!notes ? (
        <Panel padX={5} padTop={2} padBottom={6}>
          {error && !fetching ? (
            <Note mood="bad" role="alert">
              <b>The list did not load.</b> A line you stand in still counts: we also email your turn.{' '}
              <LinkButton inline onClick={() => ask({ requestPolicy: 'network-only' })}>
                Try again
              </LinkButton>
            </Note>
          ) : (
            <div role="status" aria-busy="true" aria-label="Loading what is new">
              <Skeleton height={72} />
              <Skeleton height={72} />
            </div>
          )}
        </Panel>
      ) : notes.length === 0 ? (
        <Panel padX={5} padTop={2} padBottom={6}>
          <EmptyState
            drawing={<HangerDrawing />}
            title="All quiet"
            action={
              <HrefLink className="link alone" href="/women" onClick={onChoose}>
                Look around
              </HrefLink>
            }
          >
            Love a piece or save a search. We ring when something happens to it.
          </EmptyState>
        </Panel>
      ) : (
        <ToldList
          notes={notes}
          onChoose={(chosen) => {
            onChoose()
            void readUnread(chosen, read)
          }}
        />
      )}
      <Panel padX={5} padY={0} edge="top" size={14}>
        <Link to="/my/activity" className="link alone" onClick={onChoose}>
          Everything that happened
        </Link>
      </Panel>
    </>
  )
}
