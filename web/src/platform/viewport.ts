// Specification §2: the desktop header switches at 1220; mobile and tablet devices count as mobile.
import { desktopBreakpointPx } from '@hemline/rules/vocabulary/constants.ts'
import { useSyncExternalStore } from 'react'

const query = `(min-width: ${desktopBreakpointPx}px)`
const matches = (): boolean => globalThis.matchMedia?.(query).matches ?? true

function subscribe(changed: () => void): () => void {
  const list = globalThis.matchMedia?.(query)
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** True from 1220 px on; follows the window. */
export const useDesktop = (): boolean => useSyncExternalStore(subscribe, matches, () => true)

/** What the device header says: a phone or tablet is mobile whatever its width. */
export function deviceClass(agent: string = globalThis.navigator?.userAgent ?? ''): 'mobile' | 'desktop' {
  return /Mobi|Android|iPhone|iPad|Tablet/i.test(agent) ? 'mobile' : 'desktop'
}
