import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the first field with an error whenever the messages change. `said`: all messages shown
 * now.
 */
export function useFocusProblem(said: readonly (string | undefined)[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const text = said.filter(Boolean).join(' ')
  useEffect(() => {
    if (text)
      form.current
        ?.querySelector<HTMLElement>('[role="radiogroup"][aria-invalid] input, input[aria-invalid="true"]')
        ?.focus()
  }, [text])
  return form
}
