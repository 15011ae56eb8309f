import { weightWords } from '@hemline/rules/rescues/groups.ts'
import { GetRescuesDocument, type GetRescuesQuery } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Grid, Page, Panel, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RescueCard } from './RescueCard.tsx'
import { groupsOf, RescueFilters, type Wished } from './RescueFilters.tsx'
import './rescue-keys.ts'
import styles from './Rescues.module.css'

type Shelf = GetRescuesQuery['rescues']

const facts: readonly [title: string, words: string][] = [
  [
    'What is sure',
    'How many pieces, in which size, of which brands, and how worn. The page of a box says it.',
  ],
  ['What is luck', 'Which pieces they are. You see each of them as soon as the box is yours.'],
  ['It is final sale', 'A box can’t be canceled or sent back: it is the last stop for these pieces.'],
]

function Impact({ impact }: { impact: Shelf['impact'] }) {
  if (impact.boxes === 0) return null
  return (
    <Text above={4} className="num">
      <b>
        {countOf(impact.pieces, 'piece')}, {weightWords(impact.grams)},
      </b>{' '}
      have a home again in {countOf(impact.boxes, 'box', 'boxes')} so far.
    </Text>
  )
}

function Groups({ shelf }: { shelf: Shelf }) {
  const [wished, setWished] = useState<Wished>({})
  const shown = groupsOf(shelf.groups, wished)
  return (
    <Stack as="section" gap={6} top aria-labelledby="boxes">
      <h2 id="boxes">Boxes to rescue</h2>
      <RescueFilters groups={shelf.groups} wished={wished} onWish={setWished} />
      {shown.length === 0 ? (
        <EmptyState
          drawing={<ToteDrawing />}
          title="No box is like that now"
          action={<Button onClick={() => setWished({})}>See every box</Button>}
        >
          Take one wish back, or look again in a few days: boxes fill as pieces come.
        </EmptyState>
      ) : (
        <Stack as="ul" gap={6} rows={10} pad={0} className={styles.cards}>
          {shown.map((group) => (
            <RescueCard key={group.id} group={group} />
          ))}
        </Stack>
      )}
      {shelf.filling > 0 && (
        <p className="soft num">{countOf(shelf.filling, 'more piece')} wait until their box is full.</p>
      )}
    </Stack>
  )
}

function NoBox() {
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="No box is full right now"
      action={
        <HrefLink className={buttonClass()} href="/products?sort=price_low_high">
          See what costs least
        </HrefLink>
      }
    >
      Boxes fill as pieces come: look again in a few days.
    </EmptyState>
  )
}

/**
 * Renders /rescues: the groups of pieces that didn't sell and are sold by the rescue box, or that there is
 * none now; an error with "Try again" after a failure.
 */
export function RescuesScreen() {
  // The path alone decides on title and description.
  usePageHead({})
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetRescuesDocument,
    requestPolicy: 'cache-and-network',
  })
  const shelf = data?.rescues
  return (
    <Page>
      <Panel as="header" padTop={10} padBottom={8}>
        <Text as="h1" leading={1.1} tracking="close">
          Rescue{' '}
          <Text as="em" weight={300}>
            a box
          </Text>
        </Text>
        <Text above={4} upTo="measure" size={18} tone="soft">
          Pieces that nobody bought in time, by the box and for little. You choose the kind and the size; luck
          chooses the pieces.
        </Text>
        {shelf && <Impact impact={shelf.impact} />}
      </Panel>
      {shelf ? (
        shelf.groups.length > 0 ? (
          <Groups shelf={shelf} />
        ) : (
          <NoBox />
        )
      ) : error && !fetching ? (
        <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'generic')}
        </ErrorMessage>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="40rem" />
        </div>
      )}
      <Grid as="ul" gap={6} columns={3} above={16} below={10} pad={0}>
        {facts.map(([title, words]) => (
          <Stack as="li" gap={1} top key={title}>
            <Text as="h2" size={18}>
              {title}
            </Text>
            <p className="soft">{words}</p>
          </Stack>
        ))}
      </Grid>
    </Page>
  )
}
