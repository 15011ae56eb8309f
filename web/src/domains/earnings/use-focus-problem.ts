import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to the first field that is refused, each time something else is said. `said`:
 * what is said now, all of it.
 */
export function useFocusProblem(said: readonly (string | undefined)[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const text = said.filter(Boolean).join(' ')
  useEffect(() => {
    if (text) form.current?.querySelector<HTMLElement>('[data-problem] input, [aria-invalid="true"]')?.focus()
  }, [text])
  return form
}
