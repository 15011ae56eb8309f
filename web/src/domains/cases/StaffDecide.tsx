// Money for a case: what one employee may give, and the second person for a sum above the limit.

import { refundLimit } from '@hemline/rules/fulfillment/staff.ts'
import {
  ApproveCaseDocument,
  DecideCaseDocument,
  type StaffCaseFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { caseTime } from '../../platform/case-days.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { useStaffPassword } from '../employee/PasswordAgain.tsx'
import { MoneyRows } from '../returns/Ways.tsx'
import { SamePiece } from './SamePiece.tsx'

type Staffed = StaffCaseFieldsFragment
type Given = Staffed['offers'][number]

/** Names an offer: there may be several identical pieces to send. */
const keyOf = ({ offer, item }: Given): string => `${offer}-${item?.itemNumber ?? ''}`

function pressed(offer: Given | undefined, isLarge: boolean): string {
  if (!offer) return 'Give'
  if (offer.item) return 'Send the same piece'
  if (offer.offer === 'send_back') return 'Send the label'
  return `${isLarge ? 'Propose' : 'Give'} ${money(offer.total)}`
}

/**
 * Renders what may be given for a case, and gives the chosen sum or piece, or asks a second person. The
 * password is asked for when the API wants it again (typed more than 30 minutes ago); without a choice
 * nothing is sent, and a refusal stands in the part.
 */
export function Decide({ staffed }: { staffed: Staffed }) {
  const { code } = staffed.case
  const [chosen, setChosen] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const password = useStaffPassword()
  const [{ fetching }, decide] = useMutation(DecideCaseDocument)
  const offer = staffed.offers.find((one) => keyOf(one) === chosen)
  // A label pays nothing yet: the money of a return follows what is found in the parcel.
  const isLarge =
    offer !== undefined &&
    offer.offer !== 'send_back' &&
    offer.total > 0 &&
    offer.total + staffed.givenBefore > refundLimit
  const send = async () => {
    setRefusal(undefined)
    if (!offer) return setRefusal('Choose what to give first.')
    if (!(await password.confirm())) return
    const { data, error } = await decide({
      input: { code, offer: offer.offer, total: offer.total, itemNumber: offer.item?.itemNumber ?? null },
    })
    const answer = data?.decideCase
    if (answer?.__typename === 'PasswordNeeded') return password.ask()
    if (answer?.__typename !== 'StaffCasePayload')
      setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Panel as="section" pad={6} surface="card" edge="all" round="sheet" aria-labelledby="decide">
      <Text as="h2" size={22} below={3} id="decide">
        Decide
      </Text>
      {staffed.why && (
        <Text size={14} tone="gold" below={3}>
          {staffed.why}
        </Text>
      )}
      {staffed.offers.length === 0 ? (
        <Text tone="soft" size={14}>
          The rules grant no money for this case{staffed.case.total > 0 ? ' any more' : ''}. A sum of goodwill
          is a refund on the order’s page.
        </Text>
      ) : (
        <Stack gap={4}>
          <ChoiceCards legend="What to give" legendLook="hidden" look="rows">
            {staffed.offers.map((one) => (
              <ChoiceCard
                key={keyOf(one)}
                checked={chosen === keyOf(one)}
                onChange={() => setChosen(keyOf(one))}
              >
                <Row justify="between" align="baseline">
                  <b>{one.title}</b>
                  {one.item === null && <b className="num">{money(one.total)}</b>}
                </Row>
                {one.item && (
                  <>
                    <Text as="span" size={14} tone="soft">
                      The shopper reads: {one.terms}
                    </Text>
                    <SamePiece item={one.item} />
                  </>
                )}
                {one.sums.length > 0 && <MoneyRows sums={one.sums} to={one.to} />}
              </ChoiceCard>
            ))}
          </ChoiceCards>
          {isLarge && (
            <Text size={14} tone="soft">
              {staffed.givenBefore > 0 && `${money(staffed.givenBefore)} of this order was given before. `}
              Above {money(refundLimit)} a second person looks at it before the money leaves.
            </Text>
          )}
          {password.field}
          <Row>
            <Button busy={fetching || password.checking} onClick={() => void send()}>
              {pressed(offer, isLarge)}
            </Button>
          </Row>
        </Stack>
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
    </Panel>
  )
}

type ProposalProps = { staffed: Staffed; proposal: NonNullable<Staffed['proposal']> }

/**
 * Renders a sum that waits for a second employee, who approves it (with the password) or declines it with a
 * reason. A refusal stands in the part.
 */
export function SecondPerson({ staffed, proposal }: ProposalProps) {
  const { code } = staffed.case
  const [why, setWhy] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const password = useStaffPassword()
  const [{ fetching }, approve] = useMutation(ApproveCaseDocument)
  const send = async (approves: boolean) => {
    setRefusal(undefined)
    if (approves && !(await password.confirm())) return
    const reason = why.trim() || null
    const { data, error } = await approve({ input: { code, approves, total: proposal.total, reason } })
    const answer = data?.approveCase
    if (answer?.__typename === 'PasswordNeeded') return password.ask()
    if (answer?.__typename !== 'StaffCasePayload')
      setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Panel as="section" pad={6} surface="card" edge="all" round="sheet" aria-labelledby="second-person">
      <Text as="h2" size={22} below={3} id="second-person">
        Waits for a second person
      </Text>
      <Row justify="between" align="baseline">
        <b>{proposal.title}</b>
        <Text as="span" voice="display" size={28} numbers>
          {money(proposal.total)}
        </Text>
      </Row>
      <Text size={14} tone="soft" below={4}>
        {proposal.isOwn ? 'You decided this' : `${proposal.by} decided this`} on{' '}
        {caseTime(new Date(proposal.at))}.
      </Text>
      {proposal.whyNot && <Note>{proposal.whyNot}</Note>}
      {(proposal.isOwn || proposal.whyNot === null) && (
        <Stack gap={4} above={4}>
          <Field
            label={proposal.isOwn ? 'Why you take it back' : 'Why not, if you decline'}
            value={why}
            hint="Employees read it in the history."
            onChange={(event) => setWhy(event.target.value)}
          />
          {password.field}
          <Row gap={3}>
            {proposal.whyNot === null && (
              <Button busy={fetching || password.checking} onClick={() => void send(true)}>
                Approve {money(proposal.total)}
              </Button>
            )}
            <Button look="line" busy={fetching} onClick={() => void send(false)}>
              {proposal.isOwn ? 'Take it back' : 'Decline'}
            </Button>
          </Row>
        </Stack>
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
    </Panel>
  )
}
