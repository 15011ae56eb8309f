import { type RefObject, useEffect, useRef } from 'react'

/**
 * Hook: returns a ref for the button that opens a form in the page: when the form closes (`open` turns
 * false), the button has the focus, which would otherwise go back to the top of the page.
 */
export function useFocusBack(open: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(open)
  useEffect(() => {
    if (was.current && !open) button.current?.focus()
    was.current = open
  }, [open])
  return button
}
