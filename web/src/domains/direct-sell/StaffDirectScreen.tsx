// Pieces that people sell and that a person of the shop looks at first: accepted, or taken off with a reason.
import { reportLabels } from '@hemline/rules/direct-sell/sales.ts'
import type { ReportReason } from '@hemline/rules/vocabulary/direct-sell.ts'
import { look } from '../../ui/look.ts'
import './direct-keys.ts'
import { ageWords } from '@hemline/rules/intake/intake.ts'
import {
  type Condition,
  conditionLabels,
  type DelistReason,
  delistReasons,
} from '@hemline/rules/vocabulary/items.ts'
import {
  DecideDirectListingDocument,
  type DirectReviewFieldsFragment,
  GetDirectReviewsDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import styles from './Desk.module.css'
import { delistLabels } from './desk-words.ts'
import { ProhibitedBrands } from './ProhibitedBrands.tsx'

type Waiting = DirectReviewFieldsFragment
const noteMost = 400

function Pictures({ listing }: Pick<Waiting, 'listing'>) {
  return (
    <Stack as="ul" gap={2} top className={styles.pictures} aria-label="Pictures">
      {listing.photos.map((photo, i) => (
        <li key={photo.id}>
          <a href={photo.url} target="_blank" rel="noreferrer" aria-label={`Picture ${i + 1}, full size`}>
            <img
              className={look({ surface: 'picture', round: 'picture', wide: true, ratio: 'piece' })}
              src={photo.url}
              alt=""
              width={photo.width}
              height={photo.height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </Stack>
  )
}

function factsOf({ listing }: Waiting) {
  const all: [string, string | null | undefined][] = [
    ['Brand', listing.brandName],
    ['Kind', listing.categoryName],
    ['Size', listing.sizeLabel],
    ['Color', listing.colors.join(', ')],
    ['Condition', conditionLabels[listing.condition as Condition] ?? listing.condition],
    ['Material', listing.materials.join(', ')],
    ['Flaws', listing.flaws.join(', ')],
    ['When new', listing.retail === null ? null : money(listing.retail)],
    ['In their words', listing.words],
  ]
  return all.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** Accepts a piece, or takes it off; says what happened to the list around it. */
function useDecision({ listing }: Waiting, onDone: (words: string) => void) {
  const [{ fetching }, run] = useMutation(DecideDirectListingDocument)
  const [problem, setProblem] = useState<string>()
  const decide = async (delistReason: string | null, note: string) => {
    if (fetching) return
    setProblem(undefined)
    const accept = delistReason === null
    const { data, error } = await run({ id: listing.id, accept, delistReason, note })
    const answer = data?.decideDirectListing
    if (answer?.__typename === 'DirectReviewPayload')
      return onDone(`${listing.title}: ${accept ? 'on sale' : 'taken off'}.`)
    setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  return { decide, isBusy: fetching, problem, setProblem }
}

type CardProps = { waiting: Waiting; now: number; onDone: (words: string) => void; focusFirst: boolean }

function Card({ waiting, now, onDone, focusFirst }: CardProps) {
  const { listing, sellerName, soldCount, reasons, reports, submittedAt } = waiting
  const { decide, isBusy, problem, setProblem } = useDecision(waiting, onDone)
  const [isTakingOff, setTakingOff] = useState(false)
  const [reason, setReason] = useState<DelistReason | ''>('')
  const [note, setNote] = useState('')
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focusFirst) card.current?.focus()
  }, [focusFirst])
  const takeOff = () => {
    if (reason === '') return setProblem('Please choose a reason.')
    void decide(reason, note.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== card.current || event.ctrlKey || event.metaKey) return
    if (event.key === 'a') void decide(null, '')
    else if (event.key === 't') setTakingOff(true)
    else return
    event.preventDefault()
  }
  return (
    <Panel
      as="article"
      ref={card}
      pad={5}
      surface="card"
      edge="all"
      round="control"
      flow="stack"
      gap={5}
      className={styles.card}
      // Keys act on the card that has the focus.
      tabIndex={0}
      aria-label={listing.title}
      aria-keyshortcuts="a t"
      onKeyDown={onKeyDown}
    >
      <Pictures listing={listing} />
      <Stack gap={4}>
        <div>
          <Row justify="between" align="baseline">
            <Text as="h2" size={22}>
              {listing.title}
            </Text>
            {listing.price !== null && (
              <Text as="b" numbers size={18}>
                {money(listing.price)}
              </Text>
            )}
          </Row>
          <Text size={14} tone="soft" numbers>
            {sellerName}, {soldCount} sold, waits {ageWords(new Date(submittedAt), new Date(now))}
          </Text>
        </div>
        {reasons.map((words) => (
          <Note key={words} mood="gold">
            {words}
          </Note>
        ))}
        {reports.map((report) => (
          <Note key={report.at + report.reason} mood="bad">
            <b>{reportLabels[report.reason as ReportReason] ?? report.reason}.</b>{' '}
            {report.words && `“${report.words}”`}
          </Note>
        ))}
        <Facts facts={factsOf(waiting)} />
      </Stack>
      <Stack gap={3} top>
        {isTakingOff ? (
          <>
            <SelectField
              label="Why it is taken off"
              value={reason}
              autoFocus
              onChange={(event) => {
                setReason(event.target.value as DelistReason)
                setProblem(undefined)
              }}
            >
              <option value="">Choose a reason</option>
              {delistReasons.map((one) => (
                <option key={one} value={one}>
                  {delistLabels[one]}
                </option>
              ))}
            </SelectField>
            <AreaField
              label={`Words for ${sellerName}`}
              hint="What to change, so that it can be on sale."
              short
              maxLength={noteMost}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            <Row gap={2}>
              <Button look="danger" busy={isBusy} onClick={takeOff}>
                Take it off
              </Button>
              <Button look="text" onClick={() => setTakingOff(false)}>
                Back
              </Button>
            </Row>
          </>
        ) : (
          <Row gap={2}>
            <Button busy={isBusy} onClick={() => void decide(null, '')}>
              {listing.status === 'listed' ? 'Leave it on sale' : 'Put it on sale'}
            </Button>
            <Button look="line" onClick={() => setTakingOff(true)}>
              Take it off
            </Button>
          </Row>
        )}
        {problem && (
          <Note mood="bad" role="alert">
            {problem}
          </Note>
        )}
        <Text size={12} tone="soft">
          On a card: A puts it on sale, T takes it off.
        </Text>
      </Stack>
    </Panel>
  )
}

const minuteMs = 60_000

function List() {
  const now = useNow(minuteMs)
  const [page, setPage] = useState(1)
  const [{ data, error, fetching }] = useQuery({
    query: GetDirectReviewsDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  const [said, setSaid] = useState('')
  const shown = data?.directReviews
  // Decisions about its last pieces leave a page empty: the page before it has the rest.
  const isPastEnd = shown?.nodes.length === 0 && page > 1
  useEffect(() => {
    if (isPastEnd) setPage((one) => one - 1)
  }, [isPastEnd])
  if (!shown || isPastEnd)
    return error && !fetching ? (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'fetchingSales')}
      </Note>
    ) : (
      <Skeleton height={300} />
    )
  return (
    <>
      <p className="soft" role="status">
        {said}{' '}
        {shown.totalCount === 0 ? 'Nothing waits.' : `${countOf(shown.totalCount, 'piece')} to look at.`}
      </p>
      <Stack gap={5}>
        {shown.nodes.map((one, i) => (
          <Card
            key={one.listing.id}
            waiting={one}
            now={now}
            onDone={setSaid}
            focusFirst={i === 0 && said !== ''}
          />
        ))}
      </Stack>
      <QueuePages page={page} hasNext={shown.hasNextPage} onPage={setPage} />
    </>
  )
}

/**
 * Renders /employee/direct for employees with the task `review`: listings of members that wait for a
 * decision. Others are refused, visitors sent to log in.
 */
export function StaffDirectScreen() {
  return (
    <StaffFrame title="From people" task="review">
      <List />
      <ProhibitedBrands />
    </StaffFrame>
  )
}
