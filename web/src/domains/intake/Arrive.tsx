// A bag at the door: counted, and received. Enter without a number receives it uncounted.
import { countProblem } from '@hemline/rules/intake/intake.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import type { StationBag } from './use-station.ts'

type Props = { bag: StationBag; onArrive: (count: number | null) => Promise<string | undefined> }

/**
 * Renders the form that receives a scanned bag at the door, with the optional count of its pieces; an
 * impossible count and a refusal stand at the field.
 */
export function Arrive({ bag, onArrive }: Props) {
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const count = typed.trim() === '' ? null : Number(typed)
    const wrong = count === null ? undefined : countProblem(count)
    if (wrong) return setRefusal(wrong)
    setBusy(true)
    setRefusal(await onArrive(count))
    setBusy(false)
  }
  return (
    <Stack as="form" justifyItems="start" upTo="side" data-keeps-focus onSubmit={(event) => void send(event)}>
      <p>
        <b>Bag {bag.bagNumber} stands at the door.</b>{' '}
        <span className="soft">
          {bag.statusLabel}, for {bag.warehouse}.
        </span>
      </p>
      <Field
        label="How many pieces are in it?"
        value={typed}
        {...(refusal ? { error: refusal } : {})}
        inputMode="numeric"
        autoComplete="off"
        // The scan that opened the bag goes on here.
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        Receive it
      </Button>
    </Stack>
  )
}
