import { pickUpDay, windowWords } from '@hemline/rules/returns/pick-up.ts'
import { type PickUpWindow, pickUpWindows } from '@hemline/rules/vocabulary/returns.ts'
import { BookPickUpDocument, CancelPickUpDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { dateManner } from '../../platform/date-manner.ts'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useGuestKey } from '../orders/guest-key.ts'
import type { Return } from './Ticket.tsx'

type Booking = NonNullable<Return['pickUp']>

function Refusal({ children }: { children: string | undefined }) {
  return (
    children && (
      <Note mood="bad" role="alert">
        {children}
      </Note>
    )
  )
}

/** Renders the form that books the carrier for a day and a window, or moves a booking. */
function Choose({ made, onDone }: { made: Return; onDone: () => void }) {
  const [{ fetching }, book] = useMutation(BookPickUpDocument)
  const [day, setDay] = useState(made.pickUpDays[0] ?? '')
  const [window, setWindow] = useState<PickUpWindow>(made.pickUp?.window ?? 'morning')
  const guest = useGuestKey()
  const [refusal, setRefusal] = useState<string>()
  const send = async () => {
    setRefusal(undefined)
    const { data, error } = await book({ returnId: made.id, day, window, byKey: guest })
    const answer = data?.bookPickUp
    if (!answer) return setRefusal(friendlyError(error, 'editReturn'))
    if (answer.__typename !== 'ReturnPayload') return setRefusal(answer.message)
    return onDone()
  }
  return (
    <Stack gap={4}>
      <ChoiceCards legend="Which day?" legendLook="label" look="tiles" columns={2}>
        {made.pickUpDays.map((one) => (
          <ChoiceCard
            key={one}
            title={pickUpDay(one, dateManner())}
            checked={day === one}
            onChange={() => setDay(one)}
          />
        ))}
      </ChoiceCards>
      <ChoiceCards legend="When are you there?" legendLook="label" look="tiles" columns={2}>
        {pickUpWindows.map((one) => (
          <ChoiceCard
            key={one}
            title={windowWords(one)}
            checked={window === one}
            onChange={() => setWindow(one)}
          />
        ))}
      </ChoiceCards>
      <Refusal>{refusal}</Refusal>
      <Row gap={3}>
        <Button look="line" busy={fetching} onClick={() => void send()}>
          {made.pickUp?.canChange ? 'Move the pick-up' : 'Book the pick-up'}
        </Button>
        {made.pickUp?.canChange && (
          <Button look="text" onClick={onDone}>
            Leave it
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/** Renders a pick-up that stands, with its number, and what its shopper can do about it. */
function Booked({ made, pickUp, onChange }: { made: Return; pickUp: Booking; onChange: () => void }) {
  const [{ fetching }, cancel] = useMutation(CancelPickUpDocument)
  const guest = useGuestKey()
  const [refusal, setRefusal] = useState<string>()
  const callOff = async () => {
    setRefusal(undefined)
    const { data, error } = await cancel({ returnId: made.id, byKey: guest })
    const answer = data?.cancelPickUp
    if (!answer) return setRefusal(friendlyError(error, 'editReturn'))
    if (answer.__typename !== 'ReturnPayload') return setRefusal(answer.message)
    return showToast({ text: 'The pick-up is canceled.' })
  }
  return (
    <Stack gap={3}>
      <p>{pickUp.words}</p>
      {pickUp.confirmation && (
        <Text size={14} tone="soft">
          Number of the pick-up: <b className="num">{pickUp.confirmation}</b>
        </Text>
      )}
      <Refusal>{refusal}</Refusal>
      {pickUp.canChange ? (
        <Row gap={3}>
          <Button look="line" size="small" onClick={onChange}>
            Change the time
          </Button>
          <Button look="text" size="small" busy={fetching} onClick={() => void callOff()}>
            Cancel the pick-up
          </Button>
        </Row>
      ) : (
        <Text size={14} tone="soft">
          The driver’s hours have begun, so the pick-up can’t be changed any more.
        </Text>
      )}
    </Stack>
  )
}

/**
 * Renders the pick-up of a return's parcel: the booked one with its number, or the form to book one; nothing
 * where no driver comes.
 */
export function PickUp({ made }: { made: Return }) {
  const [isChanging, setChanging] = useState(false)
  const { pickUp } = made
  const stands = pickUp !== null && (pickUp.status === 'asked' || pickUp.status === 'booked')
  if (made.status !== 'initiated' || (!stands && made.pickUpDays.length === 0)) return null
  return (
    <Stack as="section" gap={3} aria-labelledby="pick-up">
      <Text as="h2" size={22} id="pick-up">
        {stands ? 'The pick-up' : 'Or have it fetched'}
      </Text>
      {stands && !isChanging ? (
        <Booked made={made} pickUp={pickUp} onChange={() => setChanging(true)} />
      ) : (
        <>
          {pickUp?.status === 'missed' && <Note mood="bad">{pickUp.words}</Note>}
          {!pickUp && (
            <Text size={14} tone="soft">
              {made.carrierName} comes to your door, at no cost.
            </Text>
          )}
          <Choose made={made} onDone={() => setChanging(false)} />
        </>
      )}
    </Stack>
  )
}
