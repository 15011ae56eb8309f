// One feed: what became of its rows, why rows were not taken, and the decision about new brands.
import './partners-keys.ts'
import { feedRowsKeptDays, outcomeWords } from '@hemline/rules/partners/feeds.ts'
import {
  DecidePartnerFeedDocument,
  GetPartnerFeedDocument,
  type GetPartnerFeedQuery,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, countOf, dateOf, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { FeedBadge } from './feed-words.tsx'

type Feed = NonNullable<GetPartnerFeedQuery['partnerFeed']>
type FeedRow = Feed['rows']['nodes'][number]

const columns: readonly Column<FeedRow>[] = [
  { key: 'number', name: 'Row', number: true, cell: ({ number }) => count(number) },
  { key: 'sku', name: 'Their number', cell: ({ sku }) => sku || '–' },
  {
    key: 'outcome',
    name: 'Outcome',
    cell: ({ outcome }) => (outcome ? outcomeWords[outcome] : 'Not applied'),
  },
  {
    key: 'piece',
    name: 'Piece',
    cell: ({ itemNumber }) =>
      itemNumber ? (
        <HrefLink className="link" href={`/employee/items/${itemNumber}`}>
          {itemNumber}
        </HrefLink>
      ) : (
        '–'
      ),
  },
  {
    key: 'why',
    name: 'Why',
    cell: ({ problems, changed }) =>
      (problems.length > 0 || changed.length > 0) && (
        <Stack gap={1}>
          {changed.length > 0 && <div>Changed: {changed.join(', ')}</div>}
          {problems.map(({ field, value, reason }) => (
            <div key={`${field} ${value}`}>
              <b>
                {field}
                {value && ` “${value}”`}
              </b>
              : {reason}
            </div>
          ))}
        </Stack>
      ),
  },
]

function Decide({ feed }: { feed: Feed }) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<{ field: string; message: string }>()
  const [{ fetching }, run] = useMutation(DecidePartnerFeedDocument)
  const decide = async (take: boolean) => {
    const { data, error } = await run({ input: { id: feed.id, take, reason } })
    const answer = data?.decidePartnerFeed
    if (answer?.__typename === 'PartnerRefused') return setProblem(answer)
    if (!answer) return setProblem({ field: '', message: friendlyError(error, 'generic') })
    showToast({ text: take ? 'The feed is taken.' : 'The feed is refused.' })
  }
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    void decide(false)
  }
  return (
    <Stack as="section" gap={4} upTo="form" aria-label="Why this feed waits for you">
      <h2>Why this feed waits for you</h2>
      {feed.newBrands.length > 0 && (
        <>
          <p>
            These brands are new here. Take the feed when they are real brands that we sell; each gets a page
            of its own.
          </p>
          <Stack as="ul" gap={1}>
            {feed.newBrands.map(({ name, rows }) => (
              <li key={name}>
                <b>{name}</b>, {countOf(rows, 'row')}
              </li>
            ))}
          </Stack>
        </>
      )}
      {feed.missingCount > 0 && (
        <p>
          The feed says that it is the whole stock, and it leaves out{' '}
          <b>{countOf(feed.missingCount, 'piece')}</b>. When you take the feed, they go off sale. Ask the
          partner first whether the file was cut off.
        </p>
      )}
      <div>
        <Button size="small" busy={fetching} onClick={() => void decide(true)}>
          Take the feed
        </Button>
      </div>
      <Stack as="form" gap={3} aria-label="Refuse the feed" onSubmit={refuse}>
        <Field
          label="Or say why you refuse the whole feed"
          hint="The partner reads this."
          value={reason}
          error={problem?.field === 'reason' ? problem.message : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div>
          <Button type="submit" look="line" size="small" busy={fetching}>
            Refuse the feed
          </Button>
        </div>
      </Stack>
      {problem && problem.field !== 'reason' && (
        <Note mood="bad" role="alert">
          {problem.message}
        </Note>
      )}
    </Stack>
  )
}

const factsOf = (feed: Feed) => [
  { name: 'Came', value: `${dateOf(feed.receivedAt)}, ${timeOfDay(feed.receivedAt)}` },
  { name: 'Rows', value: `${count(feed.rowCount)}, of which ${count(feed.badCount)} not taken` },
  ...(feed.stock === 'whole'
    ? [{ name: 'The whole stock', value: `${countOf(feed.missingCount, 'piece')} not in the feed` }]
    : []),
  {
    name: 'Bad rows',
    value: feed.mode === 'good_rows' ? 'are left out' : 'refuse the whole feed',
  },
  ...feed.outcomes.map((one) => ({ name: outcomeWords[one.outcome], value: count(one.count) })),
  ...(feed.decidedBy ? [{ name: 'Decided by', value: feed.decidedBy }] : []),
]

const rowsAreGone = `The rows were deleted ${feedRowsKeptDays} days after the feed ended. Their counts stay.`

type RowsProps = {
  feed: Feed
  problems: boolean
  onProblems: (only: boolean) => void
  onNext: (after: number) => void
}

function Rows({ feed, problems, onProblems, onNext }: RowsProps) {
  const { nodes, next } = feed.rows
  const report = `/api/v1.0/partner-feeds/${feed.id}/report`
  return (
    <Stack as="section" gap={4} aria-label="Report">
      <h2>Report</h2>
      {!feed.hasRows && <p className="soft">{rowsAreGone}</p>}
      <Row gap={5} rows={2}>
        <Check checked={problems} onChange={(event) => onProblems(event.target.checked)}>
          Only rows with a problem
        </Check>
        <a className="link" href={`${report}?format=csv`} download>
          Download CSV
        </a>
        <a className="link" href={`${report}?format=json`} download>
          Download JSON
        </a>
      </Row>
      {nodes.length === 0 ? (
        feed.hasRows && <p className="soft">{problems ? 'No row has a problem.' : 'There are no rows.'}</p>
      ) : (
        <Table
          label="Rows"
          wide="cards"
          columns={columns}
          rows={nodes}
          rowKey={({ number }) => number}
          rowHead="sku"
        />
      )}
      {next !== null && next !== undefined && (
        <div>
          <Button look="line" size="small" onClick={() => onNext(next)}>
            Further rows
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Content({ id }: { id: string }) {
  const [asked, setAsked] = useState({ problems: true, after: 0 })
  const [{ data, error, fetching }] = useQuery({
    query: GetPartnerFeedDocument,
    variables: { id, ...asked },
    requestPolicy: 'cache-and-network',
  })
  const feed = data?.partnerFeed
  if (!feed) {
    if (fetching) return <Skeleton height={320} />
    return error ? (
      <Note mood="bad">{friendlyError(error, 'generic')}</Note>
    ) : (
      <p>
        There is no such feed. <HrefLink href="/employee/partners">All partners</HrefLink>
      </p>
    )
  }
  return (
    <>
      <Row gap={3} rows={1}>
        <p>
          <HrefLink className="link" href={`/employee/partners/${feed.partnerSlug}`}>
            {feed.partnerName}
          </HrefLink>
          , feed {feed.number}, “{feed.reference}”
        </p>
        <FeedBadge state={feed.state} />
      </Row>
      {feed.refusal && <Note mood="bad">{feed.refusal}</Note>}
      {feed.state === 'waiting' && <Decide feed={feed} />}
      <Facts facts={factsOf(feed)} />
      <Rows
        feed={feed}
        problems={asked.problems}
        onProblems={(problems) => setAsked({ problems, after: 0 })}
        onNext={(after) => setAsked(({ problems }) => ({ problems, after }))}
      />
    </>
  )
}

/**
 * Renders one feed with its report for employees with the task `see_partners`; feeds with new brands are
 * taken or refused here.
 */
export function PartnerFeedScreen() {
  const id = usePlace().pathname.split('/').at(-1) ?? ''
  return (
    <StaffFrame title="A feed of a partner" task="see_partners">
      <Content key={id} id={id} />
    </StaffFrame>
  )
}
