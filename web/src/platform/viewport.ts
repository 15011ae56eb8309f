// The width of the window and the kind of device (specification §2: the desktop header begins at 1220 px;
// phones and tablets count as mobile).
import { desktopBreakpointPx } from '@hemline/rules/vocabulary/constants.ts'
import type { DeviceClass } from '@hemline/rules/vocabulary/wire.ts'
import { useSyncExternalStore } from 'react'
import { useDrawnFor } from './drawn.ts'

function widerThan(px: number) {
  const query = `(min-width: ${px}px)`
  const matches = (): boolean => globalThis.matchMedia?.(query).matches ?? true
  const subscribe = (changed: () => void): (() => void) => {
    const list = globalThis.matchMedia?.(query)
    list?.addEventListener('change', changed)
    return () => list?.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, matches, () => true)
}

const useDesktopWindow = widerThan(desktopBreakpointPx)

/**
 * Hook: returns whether the window is at least 1220 px wide, and renders again when that changes. In a
 * drawing made at build time the answer is that of the drawing's width.
 */
export function useDesktop(): boolean {
  const desktop = useDesktopWindow()
  const drawn = useDrawnFor()
  return drawn === undefined ? desktop : drawn === 'wide'
}
/** Returns whether the window is at least 960 px wide, where the desk of people at work has its rail. */
export const useWide: () => boolean = widerThan(960)

/**
 * Returns the value of the device header by the user agent, 'mobile' or 'desktop': a phone or tablet is
 * mobile at any width.
 */
export function deviceClass(agent: string = globalThis.navigator?.userAgent ?? ''): DeviceClass {
  return /Mobi|Android|iPhone|iPad|Tablet/i.test(agent) ? 'mobile' : 'desktop'
}
