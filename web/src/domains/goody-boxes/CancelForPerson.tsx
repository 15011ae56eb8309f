import { goodyNoteMost } from '@hemline/rules/goody-boxes/terms.ts'
import {
  CancelGoodyBoxForPersonDocument,
  type StaffGoodyBoxFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'

type CancelProps = { box: StaffGoodyBoxFieldsFragment; onDone: () => void }

/**
 * Renders the button with which a stylist cancels a goody box that has not left, and the field for the
 * sentence that its person reads; calls `onDone` after a success. Nothing for goody boxes that have left. A
 * refusal stands in the form.
 */
export function CancelForPerson({ box, onDone }: CancelProps) {
  const [asks, setAsks] = useState(false)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, cancel] = useMutation(CancelGoodyBoxForPersonDocument)
  if (!box.canCancel) return null
  const send = async () => {
    setRefusal(undefined)
    const { data, error } = await cancel({ input: { boxId: box.id, reason } })
    const answer = data?.cancelGoodyBoxForPerson
    if (answer?.__typename === 'StaffGoodyPayload') onDone()
    else setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  if (!asks)
    return (
      <Row above={3}>
        <LinkButton onClick={() => setAsks(true)}>Cancel this box</LinkButton>
      </Row>
    )
  return (
    <Stack gap={3} above={4} padTop={4} edge="top">
      <AreaField
        label={`Why, for ${box.personName}`}
        hint="It stands in the mail and on the page of the box. The pieces go back on sale, and nothing is charged."
        rows={2}
        maxLength={goodyNoteMost}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row gap={2}>
        <Button size="small" look="line" busy={fetching} onClick={() => void send()}>
          Cancel it and write to {box.personName}
        </Button>
        <LinkButton onClick={() => setAsks(false)}>Keep it</LinkButton>
      </Row>
    </Stack>
  )
}
