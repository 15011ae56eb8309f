import {
  businessClasses,
  businessClassLabels,
  isTinKind,
  type TaxFormField,
  type TaxFormProblems,
  type TaxFormText,
  taxFormFields,
  taxFormProblems,
  tinKindLabels,
  tinKinds,
} from '@hemline/rules/earnings/tax-forms.ts'
import { usStates } from '@hemline/rules/vocabulary/states.ts'
import { SignTaxFormDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'

const nothing: TaxFormText = {
  name: '',
  businessClass: 'individual',
  tinKind: 'ssn',
  tin: '',
  line1: '',
  city: '',
  state: '',
  zip: '',
  signature: '',
}

const isField = (name: string): name is TaxFormField => (taxFormFields as readonly string[]).includes(name)

/**
 * Renders the tax form of sellers, like a W-9, and signs it, then calls `onDone`. Problems stand at their
 * fields, a failure above the button. The tax number is sent once and never shown again.
 */
export function TaxForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [{ fetching }, sign] = useMutation(SignTaxFormDocument)
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<TaxFormProblems>({})
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const set = (name: TaxFormField) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [name]: event.target.value })
    setProblems({ ...problems, [name]: undefined })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const wrong = taxFormProblems(typed)
    setProblems(wrong)
    setFailed(undefined)
    setTries(tries + 1)
    if (Object.keys(wrong).length > 0) return
    const { data, error } = await sign({ input: { ...typed } }, { quiet: true })
    const answer = data?.signTaxForm
    if (!answer) return setFailed(friendlyError(error, 'generic'))
    switch (answer.__typename) {
      case 'TaxFormSigned':
        showToast({ text: 'Your tax form is signed.' })
        return onDone()
      case 'TaxFormRefused':
        setProblems(
          Object.fromEntries(
            answer.problems.flatMap(({ field, message }) => (isField(field) ? [[field, message]] : [])),
          ),
        )
    }
  }
  const text = (name: TaxFormField, label: string, more: { hint?: string; autoComplete?: string } = {}) => (
    <Field
      label={label}
      name={name}
      autoComplete="off"
      {...more}
      value={typed[name]}
      error={problems[name]}
      onChange={set(name)}
    />
  )
  const tinLabel = tinKindLabels[isTinKind(typed.tinKind) ? typed.tinKind : 'ssn']
  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      upTo="form"
      onSubmit={(event) => void submit(event)}
      aria-label="Tax form"
    >
      <ErrorSummary
        tries={tries}
        problems={taxFormFields.flatMap((name) => {
          const message = problems[name]
          return message ? [{ name, message, focus: () => focus(name) }] : []
        })}
      />
      {text('name', 'Name on your tax return', { autoComplete: 'name' })}
      <SelectField
        label="Who is paid"
        name="businessClass"
        value={typed.businessClass}
        error={problems.businessClass}
        onChange={set('businessClass')}
      >
        {businessClasses.map((one) => (
          <option key={one} value={one}>
            {businessClassLabels[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Which number you have"
        name="tinKind"
        value={typed.tinKind}
        error={problems.tinKind}
        onChange={set('tinKind')}
      >
        {tinKinds.map((one) => (
          <option key={one} value={one}>
            {tinKindLabels[one]}
          </option>
        ))}
      </SelectField>
      {text('tin', tinLabel, {
        hint: 'We encrypt the number. Afterwards only its last four digits are shown.',
      })}
      {text('line1', 'Street and number', { autoComplete: 'address-line1' })}
      {text('city', 'City', { autoComplete: 'address-level2' })}
      <SelectField
        label="State"
        name="state"
        autoComplete="address-level1"
        value={typed.state}
        error={problems.state}
        onChange={set('state')}
      >
        <option value="">Choose</option>
        {Object.entries(usStates).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {text('zip', 'ZIP code', { autoComplete: 'postal-code' })}
      <p className="small">
        By signing I certify, under penalties of perjury, that the number is mine, that I am a U.S. person,
        and that I am not subject to backup withholding.
      </p>
      {text('signature', 'Your signature', { hint: 'Type the name above once more. Today’s date is added.' })}
      {failed && (
        <Note mood="bad" role="alert">
          {failed}
        </Note>
      )}
      <Row>
        <Button type="submit" busy={fetching}>
          {fetching ? 'Signing' : 'Sign the form'}
        </Button>
        <Button look="line" onClick={onCancel}>
          Not now
        </Button>
      </Row>
    </Stack>
  )
}
