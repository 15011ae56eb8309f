// Scrolls a refusal into sight: on a phone the pressed button may be a screen away from the words.
import { type RefObject, useEffect, useRef } from 'react'

/** A refused field has its own error beside it, and the focus. */
const isAtField = (): boolean => globalThis.document.activeElement?.getAttribute('aria-invalid') === 'true'

/**
 * Hook: while `on`, scrolls a box into sight, as little as needed, when it appears and when its text changes.
 * A change of numbers alone, such as a count of seconds, scrolls nothing, and neither does one while a field
 * has the focus.
 */
export function useInSight(box: RefObject<HTMLElement | null>, on: boolean): void {
  const said = useRef<string>(undefined)
  useEffect(() => {
    const text = on ? box.current?.textContent?.replaceAll(/\d+/g, '') : undefined
    if (text === said.current) return
    said.current = text
    // The screen moves the focus first.
    if (text) requestAnimationFrame(() => isAtField() || box.current?.scrollIntoView?.({ block: 'nearest' }))
  })
}
