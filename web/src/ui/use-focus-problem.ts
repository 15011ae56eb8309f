import { type RefObject, useEffect, useRef } from 'react'

/**
 * Hook, whose ref is for the form: moves focus to the first field with an error whenever the messages change.
 * `said`: all messages shown now.
 */
export function useFocusProblem(said: readonly (string | undefined)[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const text = said.filter(Boolean).join(' ')
  useEffect(() => {
    if (text)
      form.current
        ?.querySelector<HTMLElement>(
          '[role="radiogroup"][aria-invalid] input, :is(input, select, textarea)[aria-invalid="true"]',
        )
        ?.focus()
  }, [text])
  return form
}
