import { useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { Note } from '../../ui/Note.tsx'

type FormSummaryProps<T extends FieldValues> = { errors: FieldErrors<T>; submitCount: number }

/**
 * Shows and announces the errors of a form after a failed submit: the refusal of the whole form, or how many
 * fields are wrong. Renders nothing before a submit, and for a single wrong field, which has its own error.
 */
export function FormSummary<T extends FieldValues>({ errors, submitCount }: FormSummaryProps<T>) {
  const box = useRef<HTMLDivElement>(null)
  const root = errors.root?.message
  const count = Object.keys(errors).filter((name) => name !== 'root').length
  useEffect(() => {
    if (submitCount > 0 && root) box.current?.focus()
  }, [submitCount, root])
  if (submitCount === 0 || (!root && count < 2)) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Note mood="bad" role="alert">
        {root ?? `${count} things need another look. They are marked below.`}
      </Note>
    </div>
  )
}
