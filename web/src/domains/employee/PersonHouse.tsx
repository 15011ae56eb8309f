// Which warehouse receives a person's bags, chosen by an employee with a reason.
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { SetWarehousesOfPersonDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'

const nearest = 'nearest'

/** Saves the choice; answers why it can't be saved. */
function useSetHouse(userId: string, onSaved: () => void) {
  const [problem, setProblem] = useState('')
  const [{ fetching }, save] = useMutation(SetWarehousesOfPersonDocument)
  const send = async (house: string, reason: string) => {
    const warehouseIds = house === nearest ? [] : [Number(house)]
    const { data, error } = await save({ input: { userId, warehouseIds, reason } })
    const result = data?.setWarehousesOfPerson
    if (result?.__typename === 'SetWarehousesPayload') {
      setProblem('')
      showToast({ text: 'The warehouse is set.' })
      return onSaved()
    }
    setProblem(result?.__typename === 'StaffRefusal' ? result.message : friendlyError(error, 'generic'))
  }
  return { problem, fetching, send }
}

type Props = { userId: string; set: readonly number[] | null }

/**
 * Renders the form that sets the warehouse to which a person's bags go, or makes it the nearest one; needs a
 * reason. A refusal stands in the form.
 */
export function PersonHouse({ userId, set }: Props) {
  const [house, setHouse] = useState(String(set?.[0] ?? nearest))
  const [reason, setReason] = useState('')
  const { problem, fetching, send } = useSetHouse(userId, () => setReason(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(house, reason)
  }
  return (
    <Stack as="form" gap={3} upTo="form" onSubmit={submit} aria-label="Warehouse of the bags">
      <SelectField label="Bags go to" value={house} onChange={(event) => setHouse(event.target.value)}>
        <option value={nearest}>the nearest warehouse</option>
        {warehouses.map(({ warehouseId, code, city, state }) => (
          <option key={warehouseId} value={warehouseId}>
            {code}, {city} {state}
          </option>
        ))}
      </SelectField>
      <Field label="Why" value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      <div>
        <Button type="submit" look="line" busy={fetching}>
          Set the warehouse
        </Button>
      </div>
    </Stack>
  )
}
