// Time off: until a day, nothing of the closet is on sale.
import { SetDirectVacationDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { dayOf, endOfDay } from './closet.ts'

const dayMs = 86_400_000
const usualDays = 7

/**
 * Renders the switch for a seller's vacation with its last day, and saves it; a day that has passed and a
 * refusal are told in place.
 */
export function Vacation({ until }: { until: string | null }) {
  const [{ fetching }, run] = useMutation(SetDirectVacationDocument)
  const [isAsking, setAsking] = useState(false)
  const [day, setDay] = useState(() => dayOf(nowMs() + usualDays * dayMs))
  const [problem, setProblem] = useState<string>()
  const isAway = until !== null && Date.parse(until) > nowMs()
  const set = async (next: string | null) => {
    setProblem(undefined)
    const { data, error } = await run({ until: next })
    const answer = data?.setDirectVacation
    if (answer?.__typename === 'DirectShopPayload') setAsking(false)
    else setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  const begin = () => {
    const end = endOfDay(day)
    if (end === undefined || Date.parse(end) <= nowMs()) setProblem('Please choose a day ahead.')
    else void set(end)
  }
  return (
    <Stack gap={3}>
      <Switch
        label="Time off"
        words={
          isAway
            ? `until ${dateOf(until)}; nothing of your closet is on sale`
            : 'takes all your pieces off the shop until a day'
        }
        on={isAway || isAsking}
        onChange={(on) => {
          if (on) setAsking(true)
          else if (isAway) void set(null)
          else setAsking(false)
        }}
      />
      {isAsking && !isAway && (
        <Row gap={3} align="end">
          <Field
            label="Until which day?"
            type="date"
            value={day}
            min={dayOf(nowMs())}
            onChange={(event) => setDay(event.target.value)}
          />
          <Button look="line" busy={fetching} onClick={begin}>
            Begin time off
          </Button>
        </Row>
      )}
      {isAsking && (
        <Text size={14} tone="soft">
          Parcels that are paid for are still to be sent.
        </Text>
      )}
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
    </Stack>
  )
}
