// What every form here does alike: validate on blur, show refused fields, one summary for the rest.
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
 * Puts a refusal where it belongs: by field where the server named one the form has, else in the
 * summary. What was typed stays.
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

/** For an answer that did not come at all. */
export function showFailure<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: CombinedError | undefined,
  phrase: Phrase = 'generic',
): void {
  form.setError('root', { type: 'server', message: friendlyError(error, phrase) })
}
