// Who has a case: an employee takes it, hands it to a colleague, puts it back for everybody, or closes it.
import {
  CloseCaseDocument,
  type StaffCaseFieldsFragment,
  TakeCaseDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

/** Renders the ways to take, hand over and close a case; the API's refusal stands with them. */
export function WhoHasIt({ staffed }: { staffed: StaffCaseFieldsFragment }) {
  const { case: made, takenBy, colleagues } = staffed
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching: taking }, take] = useMutation(TakeCaseDocument)
  const [{ fetching: closing }, close] = useMutation(CloseCaseDocument)
  const give = async (wish: { take: boolean; to?: string }) => {
    setRefusal(undefined)
    const { data, error } = await take({ code: made.code, to: null, ...wish })
    const answer = data?.takeCase
    if (answer?.__typename !== 'StaffCasePayload')
      setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  const end = async () => {
    setRefusal(undefined)
    const { data, error } = await close({ code: made.code })
    const answer = data?.closeCase
    if (answer?.__typename !== 'StaffCasePayload')
      setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Button size="small" look="line" busy={taking} onClick={() => void give({ take: takenBy === null })}>
          {takenBy === null ? 'Take the case' : `Put back (${takenBy} has it)`}
        </Button>
        {made.status !== 'closed' && (
          <Button size="small" look="text" busy={closing} onClick={() => void end()}>
            Close
          </Button>
        )}
      </Row>
      {colleagues.length > 0 && (
        <SelectField
          label="Hand over to"
          value=""
          disabled={taking}
          onChange={(event) => void give({ take: true, to: event.target.value })}
        >
          <option value="">Choose somebody</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
    </Stack>
  )
}
