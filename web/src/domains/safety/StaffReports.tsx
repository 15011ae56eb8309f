// What people reported of others and their words: the queue of employees who review pieces.
import { ageWords } from '@hemline/rules/intake/intake.ts'
import { actLabel, decisionFault } from '@hemline/rules/safety/reports.ts'
import { directPageSize } from '@hemline/rules/vocabulary/direct-sell.ts'
import { type MemberReportAct, reportWordsMost } from '@hemline/rules/vocabulary/safety.ts'
import {
  DecideMemberReportDocument,
  GetMemberReportsDocument,
  LiftSuspensionDocument,
  type MemberReportFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { AreaField } from '../../ui/AreaField.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { QueuePages } from '../employee/QueuePages.tsx'
import styles from './Safety.module.css'
import './safety-keys.ts'

type Report = MemberReportFieldsFragment

/** Names what was reported: "A rating by Edith M.", or "A person: Edith M." */
const nameOf = ({ kind, kindLabel, aboutName }: Report) => `${kindLabel}${joint(kind)}${aboutName}`
const joint = (kind: Report['kind']) => (kind === 'person' ? ': ' : ' by ')
const minuteMs = 60_000

/** What was reported: the words as they were read, all versions of a rating, and what people say of it. */
function Reported({ report }: { report: Report }) {
  return (
    <Stack gap={3}>
      {report.reported && (
        <Text breaks className={styles.quote}>
          {report.reported}
        </Text>
      )}
      {report.versions.length > 1 && (
        <div>
          <Text weight={600} size={14}>
            All versions
          </Text>
          <ol>
            {report.versions.map((one) => (
              <li key={one.at + one.words}>
                <Text size={14} numbers breaks>
                  {dateOf(one.at)}, {countOf(one.stars, 'star')}: {one.words || 'no words'}
                </Text>
              </li>
            ))}
          </ol>
        </div>
      )}
      {report.reports.map((one) => (
        <Note key={one.at + one.reason} mood="bad">
          <b>{one.reason}.</b> {one.words && `“${one.words}”`}
        </Note>
      ))}
    </Stack>
  )
}

function Head({ report }: { report: Report }) {
  const { kind, kindLabel, aboutName, aboutCode, path, warnings, isSuspended } = report
  return (
    <Stack gap={1}>
      <Row gap={2} align="baseline">
        <Text as="h3" size={18}>
          {kindLabel}
          {joint(kind)}
          {aboutCode ? (
            <HrefLink className="link" href={`/u/${aboutCode}`}>
              {aboutName}
            </HrefLink>
          ) : (
            aboutName
          )}
        </Text>
        {isSuspended && <Badge>Suspended</Badge>}
        {warnings > 0 && <Badge>{countOf(warnings, 'earlier warning')}</Badge>}
      </Row>
      {path && (
        <Text size={14}>
          <HrefLink className="link" href={path}>
            Where it stands
          </HrefLink>
        </Text>
      )}
    </Stack>
  )
}

type CardProps = { report: Report; now: number; onDone: (said: string) => void }

function Card({ report, now, onDone }: CardProps) {
  const [act, setAct] = useState<MemberReportAct | ''>('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [{ fetching }, run] = useMutation(DecideMemberReportDocument)
  const decide = async () => {
    if (fetching) return
    if (act === '') return setProblem('Please choose what happens.')
    const fault = decisionFault(act, { kind: report.kind, note: note.trim() })
    if (fault) return setProblem(fault)
    const { data, error } = await run({ id: report.id, act, note: note.trim() })
    const answer = data?.decideMemberReport
    if (answer?.__typename === 'MemberReportsPayload') return onDone(`${nameOf(report)}: decided.`)
    setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  const first = report.reports[0]
  return (
    <Stack as="article" gap={4} edge="top" padTop={5} aria-label={nameOf(report)}>
      <Head report={report} />
      <Reported report={report} />
      {first && (
        <Text size={14} tone="soft" numbers>
          Waits {ageWords(new Date(first.at), new Date(now))}
        </Text>
      )}
      <SelectField
        label="What happens"
        value={act}
        onChange={(event) => {
          setAct(event.target.value as MemberReportAct | '')
          setProblem(undefined)
        }}
      >
        <option value="">Choose</option>
        {report.acts.map((one) => (
          <option key={one} value={one}>
            {actLabel(one, report.kind)}
          </option>
        ))}
      </SelectField>
      <AreaField
        label="The reason, in words"
        hint="Both sides read it. Leave it out only where nothing happens."
        short
        maxLength={reportWordsMost}
        value={note}
        onChange={(event) => {
          setNote(event.target.value)
          setProblem(undefined)
        }}
      />
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      <Row gap={3}>
        <Button look={act === 'suspend' ? 'danger' : 'main'} busy={fetching} onClick={() => void decide()}>
          Decide and tell both sides
        </Button>
      </Row>
    </Stack>
  )
}

function Decided({ report, onDone }: Omit<CardProps, 'now'>) {
  const [{ fetching }, run] = useMutation(LiftSuspensionDocument)
  const [problem, setProblem] = useState<string>()
  const lift = async () => {
    if (fetching) return
    const { data, error } = await run({ id: report.id })
    const answer = data?.liftSuspension
    if (answer?.__typename === 'MemberReportsPayload')
      return onDone(`${report.aboutName} is no longer suspended.`)
    setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack as="li" gap={2} edge="top" padTop={4}>
      <Text breaks>
        <b>{nameOf(report)}:</b> {report.decision && actLabel(report.decision, report.kind)}
        {report.note && `, because: ${report.note}`}
      </Text>
      <Text size={14} tone="soft" numbers>
        {report.decidedByName ?? 'An employee'}
        {report.decidedAt && `, ${dateOf(report.decidedAt)}`}
      </Text>
      {report.canLift && (
        <Row gap={3}>
          <Button look="line" size="small" busy={fetching} onClick={() => void lift()}>
            End the suspension
          </Button>
        </Row>
      )}
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
    </Stack>
  )
}

/**
 * Renders the reports of people and words that wait, each with its decision, and the last ones decided. A
 * failed request shows a message.
 */
export function StaffReports() {
  const now = useNow(minuteMs)
  const [said, setSaid] = useState('')
  const [page, setPage] = useState(1)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetMemberReportsDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  const all = data?.memberReports
  // Decisions about its last reports leave a page empty: the page before it has the rest.
  const isPastEnd = all?.open.length === 0 && page > 1
  useEffect(() => {
    if (isPastEnd) setPage((one) => one - 1)
  }, [isPastEnd])
  const done = (words: string) => {
    setSaid(words)
    ask({ requestPolicy: 'network-only' })
  }
  return (
    <Stack as="section" gap={5} upTo="form" aria-labelledby="member-reports">
      <Text as="h2" id="member-reports" size={22}>
        Reported people and words
      </Text>
      {all ? (
        <>
          <p className="soft" role="status">
            {said}{' '}
            {all.openCount === 0 ? 'No report waits.' : `${countOf(all.openCount, 'report')} to decide.`}
          </p>
          {all.open.map((report) => (
            <Card key={report.id} report={report} now={now} onDone={done} />
          ))}
          <QueuePages page={page} hasNext={page * directPageSize < all.openCount} onPage={setPage} />
          {all.decided.length > 0 && (
            <Stack as="ul" gap={4} aria-label="Decided last">
              {all.decided.map((report) => (
                <Decided key={report.id} report={report} onDone={done} />
              ))}
            </Stack>
          )}
        </>
      ) : error && !fetching ? (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'generic')}
        </Note>
      ) : (
        <Skeleton height={160} />
      )}
    </Stack>
  )
}
