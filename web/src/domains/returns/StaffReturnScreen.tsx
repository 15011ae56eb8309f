// One returned parcel at the table: its pieces, its shopper, the money, and what happened.
import { scanLabels } from '@hemline/rules/fulfillment/carriers-scans.ts'
import { pickUpLabels, pickUpWhen } from '@hemline/rules/returns/pick-up.ts'
import { staffReturnStatusLabels } from '@hemline/rules/returns/states.ts'
import {
  GetStaffReturnDocument,
  ReceiveReturnDocument,
  type StaffReturnFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { dateManner } from '../../platform/date-manner.ts'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, timeOfDay } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Beside, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { ProofPhotos } from '../photos/ProofPhotos.tsx'
import { PieceAtTable } from './PieceAtTable.tsx'
import { MoneyRows, paysNothing, paysNothingWords } from './Ways.tsx'

type Staffed = StaffReturnFieldsFragment
function Receive({ code }: { code: string }) {
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, receive] = useMutation(ReceiveReturnDocument)
  const go = async () => {
    const { data, error } = await receive({ code })
    const answer = data?.receiveReturn
    if (answer?.__typename !== 'StaffReturnPayload')
      setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack gap={3}>
      <Text>The parcel isn’t here yet. Once it lies on the table:</Text>
      <Row>
        <Button size="small" busy={fetching} onClick={() => void go()}>
          Receive it
        </Button>
      </Row>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
    </Stack>
  )
}

const arrivals: Readonly<Record<string, string>> = {
  initiated: 'Return made',
  inbound: 'On its way to us',
  received: 'Received',
  processing: 'First piece looked over',
  processed: 'All pieces decided, the money leaves',
  completed: 'Complete',
  canceled: 'Canceled',
}

const kinds: Readonly<Record<string, string>> = {
  edited: 'Changed by the shopper',
  pick_up: 'Pick-up booked',
  pick_up_refused: 'The carrier can’t come',
  pick_up_canceled: 'Pick-up canceled',
  pick_up_missed: 'Pick-up missed: the carrier got no parcel',
  pick_up_fetched: 'Fetched by the carrier',
  accepted: 'A piece accepted',
  accepted_less: 'A lower sum offered',
  refused: 'A piece refused',
  offer_taken: 'The lower sum taken',
  offer_declined: 'The lower sum declined',
  sent_back: 'A piece sent back',
  refund_changed: 'The sum changed',
}

/** Why a sum changed on its way, which the server notes by a word of its own. */
const reasons: Readonly<Record<string, string>> = {
  label: 'The parcel travels with our label',
  late: 'The parcel came after its last day',
}

const whatOf = ({ kind, toStatus }: Staffed['notes'][number]): string => {
  const scan = kind.replace('carrier.', '')
  return (
    (toStatus && arrivals[toStatus]) ?? kinds[kind] ?? (scanLabels as Record<string, string>)[scan] ?? kind
  )
}

function Shown({ staffed }: { staffed: Staffed }) {
  const made = staffed.return
  return (
    <Beside>
      <Stack gap={6} top>
        {(made.status === 'initiated' || made.status === 'inbound') && <Receive code={made.code} />}
        {staffed.casePhotoIds.length > 0 && (
          <Stack gap={2}>
            <Text size={14} tone="soft">
              Sent by {staffed.personName} with the case
            </Text>
            <ProofPhotos
              ids={staffed.casePhotoIds}
              label="Photos of the case"
              of={`From ${staffed.personName}`}
            />
          </Stack>
        )}
        {made.pieces.map((piece) => (
          <PieceAtTable key={piece.lineId} staffed={staffed} piece={piece} />
        ))}
      </Stack>
      <Stack gap={6} top>
        <Stack gap={1}>
          <Text as="b" weight={600}>
            {staffed.personId ? (
              <Link to="/employee/people/$personId" params={{ personId: staffed.personId }} className="link">
                {staffed.personName}
              </Link>
            ) : (
              staffed.personName
            )}
          </Text>
          <span>
            <Badge>{staffReturnStatusLabels[made.status]}</Badge>
          </span>
          {staffed.hints.map((hint) => (
            <Text key={hint} size={14} tone="gold">
              {hint}
            </Text>
          ))}
        </Stack>
        <div>
          <Text as="h2" size={22}>
            {paysNothing(made) ? 'The money' : made.refundTitle}
          </Text>
          {paysNothing(made) ? (
            <Text above={2} size={14} tone="soft">
              {paysNothingWords}
            </Text>
          ) : (
            <MoneyRows {...(staffed.giftMoney ?? made)} />
          )}
          {made.paidAt && (
            <Text above={2} size={14} tone="soft">
              Paid {dateOf(made.paidAt)}.
            </Text>
          )}
        </div>
        {made.pickUp && (
          <div>
            <Text as="h2" size={22}>
              Pick-up
            </Text>
            <Text above={2}>
              <Badge>{pickUpLabels[made.pickUp.status]}</Badge>
            </Text>
            <Text above={2} size={14} tone="soft" numbers>
              {made.carrierName}, {pickUpWhen(made.pickUp, dateManner())}, {made.pickUp.address}
              {made.pickUp.confirmation && `. Number ${made.pickUp.confirmation}`}
            </Text>
          </div>
        )}
        <Timeline
          label="What happened"
          events={staffed.notes.toReversed().map((note) => ({
            id: note.id,
            what: whatOf(note),
            detail: [note.actor, note.kind === 'refund_changed' ? reasons[note.reason] : note.reason]
              .filter(Boolean)
              .join(': '),
            at: note.happenedAt,
            when: `${dateOf(note.happenedAt)}, ${timeOfDay(note.happenedAt)}`,
          }))}
        />
      </Stack>
    </Beside>
  )
}

/**
 * Renders a returned parcel for the employee who looks its pieces over; a message for an unknown number and
 * after a failed request. For employees with the task `returns`; others are refused, visitors sent to log in.
 */
export function StaffReturnScreen() {
  const { code = '' } = useParams({ strict: false })
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffReturnDocument,
    variables: { code },
    requestPolicy: 'cache-and-network',
  })
  const staffed = data?.staffReturn
  return (
    <StaffFrame title={`Return R ${code}`} task="returns" list={{ to: '/employee/returns', name: 'Returns' }}>
      {staffed && <Shown staffed={staffed} />}
      {!staffed && fetching && <Skeleton height={200} />}
      {staffed === null && !fetching && <Note mood="bad">No return has this number.</Note>}
      {error && !staffed && <Note mood="bad">{friendlyError(error, 'generic')}</Note>}
    </StaffFrame>
  )
}
