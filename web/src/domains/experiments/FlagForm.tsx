// The form that sets a flag: on or off, for which share and for which accounts, and why.
import {
  ChangeFlagDocument,
  GetStaffFlagsDocument,
  type StaffFlagFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useClient, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { type Problem, percentOf } from './problem.ts'

const inFields = ['rolloutPercent', 'alwaysFor', 'reason']

/**
 * Renders the form that changes a flag; `onDone` is called after the change was saved or the form was left.
 * When somebody else changed the flag meanwhile, it is read again and the form can be sent once more; other
 * refusals stand at their fields.
 */
export function FlagForm({ flag, onDone }: { flag: StaffFlagFieldsFragment; onDone: () => void }) {
  const [enabled, setEnabled] = useState(flag.enabled)
  const [percent, setPercent] = useState(String(flag.rolloutPercent))
  const [alwaysFor, setAlwaysFor] = useState(flag.alwaysFor.join('\n'))
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [{ fetching }, run] = useMutation(ChangeFlagDocument)
  const client = useClient()
  const reload = () => client.query(GetStaffFlagsDocument, {}, { requestPolicy: 'network-only' }).toPromise()
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const emails = alwaysFor.split(/[\s,;]+/).filter((email) => email !== '')
    const input = {
      name: flag.id,
      basedOn: flag.changes[0]?.id ?? null,
      enabled,
      rolloutPercent: percentOf(percent),
      alwaysFor: emails,
      reason,
    }
    const { data, error } = await run({ input })
    const answer = data?.changeFlag
    if (answer?.__typename === 'SettingRefused') {
      // Somebody else was faster: the flag as it is now stands above the form, which can be saved once more.
      if (answer.field === 'basedOn') await reload()
      return setProblem(answer)
    }
    if (answer?.__typename !== 'ChangeFlagPayload')
      return setProblem({ field: '', message: friendlyError(error, 'generic') })
    showToast({ text: `${flag.id} is changed.` })
    onDone()
  }
  return (
    <form aria-label={`Change ${flag.id}`} onSubmit={(event) => void save(event)}>
      <Stack gap={4} top upTo="form">
        <Check checked={enabled} onChange={(event) => setEnabled(event.target.checked)}>
          On
        </Check>
        <Field
          label="Share of everybody, in percent"
          inputMode="numeric"
          value={percent}
          error={errorOf('rolloutPercent')}
          onChange={(event) => setPercent(event.target.value)}
        />
        <AreaField
          label="Always on for these accounts"
          hint="E-mail addresses, one a line."
          rows={2}
          value={alwaysFor}
          error={errorOf('alwaysFor')}
          onChange={(event) => setAlwaysFor(event.target.value)}
        />
        <Field
          label="Why"
          hint="Kept with your name."
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem && !inFields.includes(problem.field) && (
          <Note mood="bad" role="alert">
            {problem.message}
          </Note>
        )}
        <Row gap={4}>
          <Button type="submit" size="small" busy={fetching}>
            Save
          </Button>
          <LinkButton onClick={onDone}>Leave it</LinkButton>
        </Row>
      </Stack>
    </form>
  )
}
