// The width of the window and the kind of device (specification §2: the desktop header begins at 1220 px;
// phones and tablets count as mobile).
import { desktopBreakpointPx } from '@hemline/rules/vocabulary/constants.ts'
import { useSyncExternalStore } from 'react'

const query = `(min-width: ${desktopBreakpointPx}px)`
const matches = (): boolean => globalThis.matchMedia?.(query).matches ?? true

function subscribe(changed: () => void): () => void {
  const list = globalThis.matchMedia?.(query)
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** Returns whether the window is at least 1220 px wide, and renders again when that changes. */
export const useDesktop = (): boolean => useSyncExternalStore(subscribe, matches, () => true)

/** Returns the value of the device header by the user agent: a phone or tablet is mobile at any width. */
export function deviceClass(agent: string = globalThis.navigator?.userAgent ?? ''): 'mobile' | 'desktop' {
  return /Mobi|Android|iPhone|iPad|Tablet/i.test(agent) ? 'mobile' : 'desktop'
}
