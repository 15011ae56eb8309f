import { SaveBodyMeasureDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row } from '../../ui/layout.tsx'
import { useUnit } from '../size-guides/units.ts'
import styles from './Fit.module.css'

const cmPerInch = 2.54

type Props = {
  measure: string
  action: string
  /** Whether a button has just opened the form: its field then has the focus. */
  opened?: boolean
  onSaved?: () => void
}

/**
 * Renders a form for one body measurement, in the unit (inches or centimeters) that the page shows; text that
 * is no number above zero is refused at the field. `action`: the button's label; `onSaved` is called after
 * success.
 */
export function BodyMeasureForm({ measure, action, opened = false, onSaved }: Props) {
  const unit = useUnit()
  const [text, setText] = useState('')
  const [{ fetching, error }, send] = useMutation(SaveBodyMeasureDocument)
  const [missing, setMissing] = useState(false)
  const name = measure.toLowerCase()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const number = Number(text.trim().replace(',', '.'))
    const isNumber = number > 0 && Number.isFinite(number)
    setMissing(!isNumber)
    if (!isNumber) return
    const { data } = await send({ measure, inches: unit === 'in' ? number : number / cmPerInch })
    if (data) onSaved?.()
  }
  const problem = missing ? `Please give your ${name} as a number.` : error && friendlyError(error, 'generic')
  return (
    <Row
      as="form"
      gap={2}
      align="start"
      container
      className={styles.ask}
      onSubmit={(event) => void save(event)}
      noValidate
    >
      <Field
        label={`Your ${name}, ${unit === 'in' ? 'inches' : 'centimeters'}`}
        inputMode="decimal"
        value={text}
        error={problem}
        autoFocus={opened}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="line" busy={fetching}>
        {action}
      </Button>
    </Row>
  )
}
