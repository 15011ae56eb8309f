// What was found: its title, the filters, the balance, and the pieces in bands.
import { imageSearchReasonOf } from '@hemline/rules/image-search/terms.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { HangerDrawing, LookingGlassDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Balance, LookFilters } from './Asks.tsx'
import { BandSkeleton, Bands } from './Bands.tsx'
import type { Box } from './crop.ts'
import styles from './ImageSearch.module.css'
import { WhatHelps } from './ImageSearchError.tsx'
import type { Look } from './use-look.ts'
import { type Answer, type Matches, useMatches } from './use-matches.ts'

/** Says that nothing is close, and what helps. */
function Unsure() {
  return (
    <Panel surface="sunk" round="control" pad={5} below={5}>
      <Text as="h3" below={1}>
        Nothing on the rail is really close
      </Text>
      <Text tone="soft">
        What is nearest stands below. It helps to put the frame around one piece, and to take the picture
        before a plain background.
      </Text>
    </Panel>
  )
}

/** Says how much of the shop can be found by picture, while that is not all of it. */
function Ready({ ready }: { ready: number }) {
  if (ready >= 1) return null
  return (
    <Text size={12} tone="soft" above={6}>
      So far {Math.floor(ready * 100)}% of the shop can be found by picture.
    </Text>
  )
}

function NothingFits({ look }: { look: Look }) {
  const action = (
    <Button look="line" onClick={look.withoutFilters}>
      Take the filters away
    </Button>
  )
  return (
    <EmptyState
      drawing={<LookingGlassDrawing />}
      title="Nothing like it passes these filters"
      action={look.filters.length > 0 ? action : undefined}
    >
      Pieces come and go on the rail every day.
    </EmptyState>
  )
}

function Found({ look, answer, found }: { look: Look; answer: Answer; found: Matches }) {
  const { matches, more, fetching } = found
  return (
    <>
      {answer.isUnsure && matches.length > 0 && <Unsure />}
      <div className={styles.bands} aria-busy={fetching || undefined}>
        {matches.length === 0 ? <NothingFits look={look} /> : <Bands matches={matches} />}
      </div>
      {more && (
        <Row justify="center" above={8}>
          <Button look="line" onClick={more}>
            Show more
          </Button>
        </Row>
      )}
      <Ready ready={answer.ready} />
    </>
  )
}

type Props = { id: string; look: Look; box: Box }

/**
 * Renders the pieces that look like the framed part of a picture, with filters; a refused search says why, a
 * failed one has "Try again".
 */
export function Results({ id, look, box }: Props) {
  const { left, top, width, height } = box
  const found = useMatches({
    id,
    box: { left, top, width, height },
    balance: look.balance,
    filters: look.filters,
  })
  const { answer, refused, error } = found
  if (refused) return <WhatHelps heading="h2" reason={imageSearchReasonOf(refused.reason)} />
  if (!answer && error)
    return (
      <div role="alert">
        <EmptyState
          drawing={<HangerDrawing />}
          title="The rail is out of reach"
          action={
            <Button look="line" onClick={found.again}>
              Try again
            </Button>
          }
        >
          {friendlyError(error, 'fetchingItems')}
        </EmptyState>
      </div>
    )
  return (
    <Panel as="section" aria-label="Results" shrinks>
      <Stack as="header" gap={1} below={4}>
        <Text as="h2" size={28}>
          {answer?.title ?? 'Looking on the rail'}
        </Text>
        <Text tone="soft" size={14}>
          {answer && `${answer.line} ${countOf(answer.totalCount, 'piece')} on the rail.`.trim()}
        </Text>
        <p role="status" className="sr">
          {answer && !found.fetching ? `${countOf(answer.totalCount, 'piece')} found.` : ''}
        </p>
      </Stack>
      <LookFilters look={look} kinds={answer?.kinds ?? []} total={answer?.totalCount} />
      <Balance balance={look.balance} onBalance={look.weigh} />
      {answer ? <Found look={look} answer={answer} found={found} /> : <BandSkeleton />}
    </Panel>
  )
}
