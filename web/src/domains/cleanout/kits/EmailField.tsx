import { guestEmailProblem } from '@hemline/rules/addresses/guest-email.ts'
import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { keepDraft, useKitDraft } from './kit-draft.ts'

type Props = { label?: string; error?: string | undefined; onEdit?: () => void }

/**
 * Renders the email field for a visitor's kit; the account that proves this address gets the kit. A text that
 * is no address is refused on leaving the field.
 */
export function EmailField({ label = 'Email', error, onEdit }: Props) {
  const email = useKitDraft((draft) => draft.email) ?? ''
  const [left, setLeft] = useState(false)
  const problem = left && email !== '' ? guestEmailProblem(email) : undefined
  return (
    <Field
      label={label}
      type="email"
      name="kit-email"
      autoComplete="email"
      inputMode="email"
      hint="We keep the kit under it, so that it is yours when you open an account."
      value={email}
      error={error ?? problem}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        keepDraft({ email: event.target.value })
        onEdit?.()
      }}
    />
  )
}
