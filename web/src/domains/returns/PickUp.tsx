import { dayOf } from '@hemline/rules/returns/days.ts'
import { BookPickUpDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { dateManner } from '../../platform/date-manner.ts'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Return } from './Ticket.tsx'

/** A day written like 2026-11-28, in words. */
const dayWords = (day: string) => dayOf(`${day}T20:00:00Z`, dateManner())

/**
 * Renders the days on which the carrier can fetch a return's parcel, and the booked one; nothing without such
 * days.
 */
export function PickUp({ made }: { made: Return }) {
  const [{ fetching }, book] = useMutation(BookPickUpDocument)
  const [refusal, setRefusal] = useState<string>()
  if (made.pickUpDays.length === 0) return null
  const choose = async (day: string) => {
    setRefusal(undefined)
    const { data, error } = await book({ returnId: made.id, day })
    const answer = data?.bookPickUp
    if (!answer) setRefusal(friendlyError(error, 'editReturn'))
    else if (answer.__typename !== 'ReturnPayload') setRefusal(answer.message)
  }
  return (
    <Stack as="section" gap={3} aria-labelledby="pick-up">
      <Text as="h2" size={22} id="pick-up">
        Or have it fetched
      </Text>
      <Text size={14} tone="soft" aria-live="polite">
        {made.pickUp
          ? `${made.carrierName} comes on ${dayWords(made.pickUp.day)} to ${made.pickUp.address}.`
          : `${made.carrierName} comes to your door, at no cost.`}
      </Text>
      <Row gap={2}>
        {made.pickUpDays.map((day) => (
          <Button
            key={day}
            look="line"
            size="small"
            disabled={fetching}
            aria-pressed={made.pickUp?.day === day}
            onClick={() => void choose(day)}
          >
            {dayWords(day)}
          </Button>
        ))}
      </Row>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
    </Stack>
  )
}
