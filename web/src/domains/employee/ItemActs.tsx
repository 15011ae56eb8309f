// Taking a piece out of the shop and bringing it back: each with a reason.
import { delistLabels } from '@hemline/rules/catalogue/item-edits.ts'
import { delistReasons } from '@hemline/rules/vocabulary/items.ts'
import { ChangeItemStateDocument, type StaffItemFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'

/** The words for the acts on a piece. */
export const actLabels: Readonly<Record<string, string>> = {
  delist: 'Take it out of the shop',
  relist: 'Put it back on sale',
  review: 'Send it to review',
  list: 'Put it on sale',
}

/**
 * Renders the form for the acts that an employee may perform on a piece in its state: delist, relist, list,
 * send to review; nothing when there is none. A success shows a toast, a refusal stands in the form.
 */
export function ItemActs({ staffItem }: { staffItem: StaffItemFieldsFragment }) {
  const [reason, setReason] = useState('')
  const [delistReason, setDelistReason] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, change] = useMutation(ChangeItemStateDocument)
  const act = chosen && staffItem.acts.includes(chosen) ? chosen : staffItem.acts[0]
  if (!act) return null
  const needsReason = act === 'delist' || (act === 'review' && staffItem.state === 'listed')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = {
      itemNumber: staffItem.itemNumber,
      act,
      reason,
      delistReason: needsReason ? delistReason : null,
    }
    const { data, error } = await change({ input })
    const answer = data?.changeItemState
    if (answer?.__typename !== 'StaffItemPayload')
      return setRefusal(answer?.message ?? friendlyError(error, 'generic'))
    setRefusal(undefined)
    setReason('')
    setDelistReason('')
    showToast({ text: `Done: ${answer.staffItem.stateLabel.toLowerCase()}.` })
  }
  return (
    <Panel as="section" aria-labelledby="acts" pad={5} surface="sunk" round="control">
      <h2 id="acts">Do something about it</h2>
      <Stack as="form" onSubmit={(event) => void submit(event)} gap={3} upTo="form">
        <SelectField label="What" value={act} onChange={(event) => setChosen(event.target.value)}>
          {staffItem.acts.map((one) => (
            <option key={one} value={one}>
              {actLabels[one] ?? one}
            </option>
          ))}
        </SelectField>
        {needsReason && (
          <SelectField
            label="Reason"
            value={delistReason}
            onChange={(event) => setDelistReason(event.target.value)}
          >
            <option value="">Please choose</option>
            {delistReasons.map((one) => (
              <option key={one} value={one}>
                {delistLabels[one]}
              </option>
            ))}
          </SelectField>
        )}
        {act !== 'list' && (
          <Field
            label="Why"
            value={reason}
            hint="Kept with your name."
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {refusal && (
          <Note mood="bad" role="alert">
            {refusal}
          </Note>
        )}
        <div>
          <Button type="submit" look={act === 'delist' ? 'danger' : 'main'} busy={fetching}>
            {actLabels[act] ?? act}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
