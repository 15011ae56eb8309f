// With large text the header is so high that a pop-up in the corner would begin under it, and lose its title.
import { useEffect } from 'react'

const property = '--header'

/**
 * Hook: keeps the height of the page's header, in px, in the custom property --header while a pop-up is
 * shown; does nothing on a page without one.
 */
export function useRoomBelowHeader(): void {
  useEffect(() => {
    const header = globalThis.document.querySelector('header')
    const { style } = globalThis.document.documentElement
    if (!header || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => style.setProperty(property, `${header.offsetHeight}px`))
    watch.observe(header)
    return () => {
      watch.disconnect()
      style.removeProperty(property)
    }
  }, [])
}
