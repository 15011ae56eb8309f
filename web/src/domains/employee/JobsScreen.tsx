// The page of the job queue: waiting jobs, failed jobs, and an admin's actions on them.
import { Row, Stack, Text } from '../../ui/layout.tsx'
import './employee-keys.ts'
import {
  GetJobsDocument,
  GiveUpJobDocument,
  type JobsFieldsFragment,
  RetryJobDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, timeOfDay } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

const when = (iso: string) => `${dateOf(iso)}, ${timeOfDay(iso)}`

function ageOf(iso: string | null): string {
  if (iso === null) return ''
  const minutes = Math.max(0, Math.floor((nowMs() - Date.parse(iso)) / 60_000))
  if (minutes < 1) return 'just now'
  if (minutes < 120) return `${minutes} min`
  return minutes < 2880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`
}

type Kind = JobsFieldsFragment['kinds'][number]

const kindColumns: readonly Column<Kind>[] = [
  { key: 'name', name: 'Name', cell: (kind) => kind.name, order: (kind) => kind.name },
  {
    key: 'waiting',
    name: 'Waiting',
    number: true,
    cell: (kind) => kind.waiting,
    order: (kind) => kind.waiting,
  },
  {
    key: 'running',
    name: 'Running',
    number: true,
    cell: (kind) => kind.running,
    order: (kind) => kind.running,
  },
  {
    key: 'failing',
    name: 'Failing',
    number: true,
    cell: (kind) => kind.failing,
    order: (kind) => kind.failing,
  },
  { key: 'dead', name: 'Dead', number: true, cell: (kind) => kind.dead, order: (kind) => kind.dead },
  {
    key: 'oldest',
    name: 'Oldest due',
    number: true,
    cell: (kind) => ageOf(kind.oldestDueAt),
    order: (kind) => kind.oldestDueAt ?? '',
  },
]

function Kinds({ kinds }: { kinds: JobsFieldsFragment['kinds'] }) {
  if (kinds.length === 0) return <p className="soft">Nothing waits.</p>
  return <ListTable label="Jobs by name" columns={kindColumns} rows={kinds} rowKey={(kind) => kind.name} />
}

function Troubled({ job }: { job: JobsFieldsFragment['troubled'][number] }) {
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching: retrying }, retry] = useMutation(RetryJobDocument)
  const [{ fetching: ending }, giveUp] = useMutation(GiveUpJobDocument)
  const act = async (again: boolean) => {
    const variables = { id: job.id, reason }
    const answered = again ? await retry(variables) : await giveUp(variables)
    const answer =
      answered.data && ('retryJob' in answered.data ? answered.data.retryJob : answered.data.giveUpJob)
    setRefusal(
      answer?.__typename === 'JobsPayload'
        ? undefined
        : (answer?.message ?? friendlyError(answered.error, 'generic')),
    )
  }
  return (
    <Stack as="li" gap={3} pad={4} surface="card" edge="all" round="control">
      <Row as="header" rows={2}>
        <b>{job.name}</b>
        <Badge mood={job.state === 'dead' ? 'gold' : 'plain'}>
          {job.state === 'dead' ? 'Not tried any more' : 'Failing'}
        </Badge>
        <span className="soft num">
          Try {job.attempts} of {job.maxAttempts}
          {job.state === 'failing' && `, next ${when(job.runAt)}`}
        </span>
      </Row>
      <Text pad={4} surface="sunk" round="control" size={14} breaks className={styles.fault}>
        {job.lastError}
      </Text>
      <Stack gap={3} upTo="form">
        <Field
          label="Why"
          value={reason}
          hint="Kept with your name."
          onChange={(event) => setReason(event.target.value)}
        />
        {refusal && (
          <Note mood="bad" role="alert">
            {refusal}
          </Note>
        )}
        <Row gap={2} className={styles.ways}>
          <Button
            size="small"
            busy={retrying}
            onClick={() => void act(true)}
            aria-label={`Try ${job.name} ${job.id} again`}
          >
            Try again
          </Button>
          {job.state !== 'dead' && (
            <Button
              size="small"
              look="danger"
              busy={ending}
              onClick={() => void act(false)}
              aria-label={`Give ${job.name} ${job.id} up`}
            >
              Give up
            </Button>
          )}
        </Row>
      </Stack>
    </Stack>
  )
}

function Overview() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetJobsDocument,
    requestPolicy: 'cache-and-network',
  })
  const jobs = data?.jobs
  if (!jobs)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  return (
    <>
      <Row gap={2} className={styles.ways}>
        <Button
          look="line"
          size="small"
          busy={fetching}
          onClick={() => ask({ requestPolicy: 'network-only' })}
        >
          Look again
        </Button>
      </Row>
      <Kinds kinds={jobs.kinds} />
      <section aria-labelledby="troubled">
        <h2 id="troubled">In trouble</h2>
        {jobs.troubled.length === 0 && <p className="soft">No job has failed.</p>}
        <Stack as="ul">
          {jobs.troubled.map((job) => (
            <Troubled key={job.id} job={job} />
          ))}
        </Stack>
      </section>
      <section aria-labelledby="job-notes">
        <h2 id="job-notes">Actions by staff</h2>
        {jobs.notes.length === 0 && <p className="soft">Nothing was noted yet.</p>}
        <ol>
          {jobs.notes.map((note) => (
            <Stack as="li" gap={0} padX={0} padY={2} edge="top" key={note.id}>
              <Text as="time" dateTime={note.at} size={14} className="soft num">
                {when(note.at)}
              </Text>
              <b>
                {note.name}: {note.kind === 'given_up' ? 'given up' : 'tried again'}
              </b>
              <span>
                {note.actor}: {note.reason}
              </span>
            </Stack>
          ))}
        </ol>
      </section>
    </>
  )
}

/**
 * Shows an employee's overview of the worker's jobs. For employees with the task `see_jobs`; others are
 * refused, visitors sent to log in.
 */
export function JobsScreen() {
  return (
    <StaffFrame title="Jobs" task="see_jobs">
      <Overview />
    </StaffFrame>
  )
}
