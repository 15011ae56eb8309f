// One case for the employee who answers: our words and photos of intake, the talk, and what the rules grant.

import { staffCaseStatusLabels } from '@hemline/rules/cases/words.ts'
import {
  AnswerCaseDocument,
  GetStaffCaseDocument,
  type StaffCaseFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { caseTime } from '../../platform/case-days.ts'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Beside, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { StaffQuestion } from '../questions/StaffQuestion.tsx'
import { MoneyRows } from '../returns/Ways.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseQueue } from './CaseQueue.tsx'
import { ComparePieces } from './ComparePieces.tsx'
import { DeclineCase } from './DeclineCase.tsx'
import { Decide, SecondPerson } from './StaffDecide.tsx'
import { Talk } from './Talk.tsx'
import { WhoHasIt } from './WhoHasIt.tsx'

type Staffed = StaffCaseFieldsFragment

/** A case whose return was canceled is open again for what else it may get. */
const isOpenToDecide = ({ case: made, offers }: Staffed): boolean =>
  made.status !== 'settled' || (made.offer === 'send_back' && offers.length > 0)

function Answer({ staffed }: { staffed: Staffed }) {
  const { code } = staffed.case
  const [text, setText] = useState('')
  const [isNote, setIsNote] = useState(false)
  const [key, setKey] = useState(newId)
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, answer] = useMutation(AnswerCaseDocument)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    const { data, error } = await answer({ input: { code, text, isNote, key } })
    const result = data?.answerCase
    if (result?.__typename !== 'StaffCasePayload')
      return setRefusal(result?.message ?? friendlyError(error, 'generic'))
    setText('')
    setKey(newId())
  }
  return (
    <Stack as="form" gap={3} onSubmit={(event) => void send(event)} noValidate>
      <ChipRow slide>
        {staffed.macros.map((macro) => (
          <Chip key={macro.id} type="button" onClick={() => setText(macro.text)}>
            {macro.label}
          </Chip>
        ))}
      </ChipRow>
      <AreaField
        label={isNote ? 'Note for us' : `${staffed.question ? 'Letter' : 'Answer'} to ${staffed.personName}`}
        hint={isNote ? 'Only employees read it.' : `It is mailed to ${staffed.email}.`}
        rows={6}
        maxLength={2000}
        value={text}
        error={refusal}
        onChange={(event) => setText(event.target.value)}
      />
      <Row gap={4}>
        <Button type="submit" busy={fetching}>
          {isNote ? 'Keep the note' : 'Send the answer'}
        </Button>
        <Check checked={isNote} onChange={() => setIsNote(!isNote)}>
          A note for us
        </Check>
      </Row>
    </Stack>
  )
}

function Shown({ staffed }: { staffed: Staffed }) {
  const { case: made } = staffed
  const by = staffed.replyBy ?? made.answerBy
  const isClaim = made.status === 'waiting_for_carrier' && staffed.replyBy === null
  const until = isClaim ? 'the carrier has until' : 'answer by'
  return (
    <Beside>
      <Stack gap={6} top>
        <Row gap={3} align="baseline">
          <Badge>{staffCaseStatusLabels[made.status]}</Badge>
          {staffed.personId ? (
            <Link to="/employee/people/$personId" params={{ personId: staffed.personId }} className="link">
              {staffed.personName}
            </Link>
          ) : (
            <span>{staffed.personName}</span>
          )}
          {made.orderId && (
            <Link to="/employee/orders/$orderId" params={{ orderId: made.orderId }} className="link num">
              Order {made.orderLabel}
            </Link>
          )}
          {made.replacement && (
            <Link
              to="/employee/orders/$orderId"
              params={{ orderId: made.replacement.orderId }}
              className="link num"
            >
              Replacement: order {made.replacement.orderLabel}
              {!made.replacement.isReleased && ', waits for the first piece'}
            </Link>
          )}
          {by && (
            <Text as="span" size={14} tone="soft" numbers>
              {until} {caseTime(new Date(by))}
            </Text>
          )}
        </Row>
        {staffed.hints.map((hint) => (
          <Text key={hint} size={14} tone="gold">
            {hint}
          </Text>
        ))}
        <CaseFacts facts={staffed.facts} />
        <ComparePieces staffed={staffed} />
        <Talk messages={made.messages} you={staffed.personName} />
        {staffed.question && <StaffQuestion code={made.code} asked={staffed.question} />}
        <Answer staffed={staffed} />
      </Stack>
      <Stack gap={6} top>
        <WhoHasIt staffed={staffed} />
        {made.sums.length > 0 && (
          <div>
            <Text as="h2" size={22}>
              {made.offerTitle}
            </Text>
            <MoneyRows sums={made.sums} to={made.to} />
          </div>
        )}
        {staffed.proposal && <SecondPerson staffed={staffed} proposal={staffed.proposal} />}
        {made.orderId !== null && isOpenToDecide(staffed) && !staffed.proposal && (
          <>
            <Decide staffed={staffed} />
            <DeclineCase staffed={staffed} />
          </>
        )}
        <Timeline
          label="What happened"
          events={staffed.history.toReversed().map((note) => ({
            id: note.id,
            what: `${note.actor ?? staffed.personName} ${note.kind}`,
            detail: note.reason,
            at: note.happenedAt,
            when: caseTime(new Date(note.happenedAt)),
          }))}
        />
      </Stack>
    </Beside>
  )
}

/**
 * Renders one case for an employee with the task `cases`: the talk, the answer form, and the money that can
 * be given; for an unknown number, that there is no such case, and a message after a failed request. Others
 * are refused, visitors sent to log in.
 */
export function StaffCaseScreen() {
  const { code = '' } = useParams({ strict: false })
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffCaseDocument,
    variables: { code },
    requestPolicy: 'cache-and-network',
  })
  const staffed = data?.staffCase
  return (
    <StaffFrame
      title={staffed ? staffed.case.subject : `Case ${code}`}
      task="cases"
      list={{ to: '/employee/cases', name: 'Cases' }}
      fact={[`Case ${code}`, staffed?.case.kindLabel].filter(Boolean).join(' · ')}
      acts={<CaseQueue code={code} />}
    >
      {staffed && <Shown key={staffed.case.id} staffed={staffed} />}
      {!staffed && fetching && <Skeleton height={200} />}
      {staffed === null && !fetching && <Note mood="bad">No case has this number.</Note>}
      {error && !staffed && <Note mood="bad">{friendlyError(error, 'generic')}</Note>}
    </StaffFrame>
  )
}
