// Shared by all forms: validation on blur, errors at refused fields, one summary for all other errors.
import type { Phrase } from '@hemline/rules/errors/catalogue.ts'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { CombinedError } from 'urql'
import { friendlyError } from '../../platform/errors.ts'

type Refusal = {
  __typename?: string
  message?: string
  fields?: readonly { field: string; message: string }[]
}

/**
 * Shows a refusal at the fields that the server names and the form has, the first of them focused. Messages
 * for other fields are not shown. The summary shows the refusal's own message only when the form has none of
 * the fields. The typed values stay.
 */
export function showRefusal<T extends FieldValues>(form: UseFormReturn<T>, refusal: Refusal): void {
  const known = Object.keys(form.getValues())
  const placed = (refusal.fields ?? []).filter(({ field }) => known.includes(field))
  for (const { field, message } of placed)
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: placed[0]?.field === field })
  if (placed.length === 0)
    form.setError('root', {
      type: 'server',
      message: refusal.message ?? 'That did not work. Please try again.',
    })
}

/** Shows the message for a failed request in the form's summary; `phrase` chooses the sentence of §8. */
export function showFailure<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: CombinedError | undefined,
  phrase: Phrase = 'generic',
): void {
  form.setError('root', { type: 'server', message: friendlyError(error, phrase) })
}
