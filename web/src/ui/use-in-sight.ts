// What was refused is told where it can be seen: on a phone the button that was pressed may stand a
// screen away from the words.
import { type RefObject, useEffect, useRef } from 'react'

/** A refused field has words of its own beside it, and the focus. */
const isAtField = (): boolean => globalThis.document.activeElement?.getAttribute('aria-invalid') === 'true'

/**
 * Scrolls a box into sight, as little as that takes, when it appears and when it says something else. A count
 * of seconds is nothing else.
 */
export function useInSight(box: RefObject<HTMLElement | null>, on: boolean): void {
  const said = useRef<string>(undefined)
  useEffect(() => {
    const text = on ? box.current?.textContent?.replaceAll(/\d+/g, '') : undefined
    if (text === said.current) return
    said.current = text
    // After the screen has put the focus where it belongs.
    if (text) requestAnimationFrame(() => isAtField() || box.current?.scrollIntoView?.({ block: 'nearest' }))
  })
}
