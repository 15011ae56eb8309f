import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'

type ErrorLinksProps<T extends FieldValues> = { form: UseFormReturn<T>; order: readonly Path<T>[] }

/**
 * Shows the errors after a failed submit: a link to each wrong field, or the error of the whole form, which
 * takes the focus. Renders nothing before a submit, and for a single wrong field, which has the focus already
 * and its error beside it.
 */
export function ErrorLinks<T extends FieldValues>({ form, order }: ErrorLinksProps<T>) {
  const { errors, submitCount } = form.formState
  const whole = errors.root?.message
  const problems = order.flatMap((name) => {
    const message = form.getFieldState(name, form.formState).error?.message
    return message ? [{ name, message, focus: () => form.setFocus(name) }] : []
  })
  if (submitCount === 0 || (!whole && problems.length < 2)) return null
  return <ErrorSummary problems={problems} tries={whole ? submitCount : 0} whole={whole} />
}
