// Where focus goes when the screen changes: to the new heading, or back to what was focused when one goes
// back. Never on the first load.
import type { AnyRouter, HistoryState } from '@tanstack/react-router'

const patienceMs = 3000

/** State of a navigation that only spells the address of the same screen anew: focus stays where it is. */
export const sameScreen = { sameScreen: true } as HistoryState
const staysOnScreen = (state: unknown): boolean => (state as { sameScreen?: boolean }).sameScreen === true
const indexOf = (state: unknown): unknown => (state as { __TSR_index?: number }).__TSR_index

type Place = { key: string; find: () => HTMLElement | null }

/** How to find an element again after its screen has been rendered anew. */
function rememberElement(element: Element | null): (() => HTMLElement | null) | undefined {
  if (!(element instanceof HTMLElement) || element === globalThis.document.body) return undefined
  const href = element.getAttribute('href')
  const selector = element.id
    ? `#${CSS.escape(element.id)}`
    : href
      ? `a[href="${CSS.escape(href)}"]`
      : undefined
  if (!selector) return undefined
  const index = [...globalThis.document.querySelectorAll(selector)].indexOf(element)
  return () => globalThis.document.querySelectorAll<HTMLElement>(selector)[index] ?? null
}

/**
 * Calls `found` as soon as the element is there, for at most three seconds; returns the way to stop waiting.
 */
export function whenThere(
  find: () => HTMLElement | null,
  found: (element: HTMLElement) => unknown,
): () => void {
  const now = find()
  if (now) {
    found(now)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const element = find()
    if (!element) return
    stop()
    found(element)
  })
  const timer = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(globalThis.document.body, { childList: true, subtree: true })
  return stop
}

/** Moves focus to an element that by itself can't have it: a heading. */
export function focusHeading(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

export const heading = (): HTMLElement | null => globalThis.document.querySelector<HTMLElement>('main h1')

/** Somebody is typing into a field whose text is part of the path, or a scanner is about to. */
const isKept = (): boolean => globalThis.document.activeElement?.closest('[data-keeps-focus]') != null

/** Follows the router; returns the way to stop. */
export function followFocus(router: AnyRouter): () => void {
  const places: Place[] = []
  let cancel: () => void = () => undefined
  const keyOf = (state: unknown): string =>
    String((state as { __TSR_key?: string } | undefined)?.__TSR_key ?? '')
  const before = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    cancel()
    const find = pathChanged ? rememberElement(globalThis.document.activeElement) : undefined
    if (!fromLocation || !find) return
    const key = keyOf(fromLocation.state)
    places.splice(0, places.length, ...places.filter((place) => place.key !== key).slice(-30), { key, find })
  })
  const pageOf = (search: unknown): string => String((search as { page?: string }).page ?? '')
  const after = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // Another page of a listing starts at the top again; a filter leaves the reader where the filter is.
    if (!fromLocation || !(pathChanged || pageOf(fromLocation.search) !== pageOf(toLocation.search))) return
    if (isKept()) return
    // Whoever comes back to this entry of the history later comes from another index.
    if (staysOnScreen(toLocation.state) && indexOf(toLocation.state) === indexOf(fromLocation.state)) return
    const back = places.find((place) => place.key === keyOf(toLocation.state))
    cancel = back
      ? whenThere(back.find, (element) => element.focus({ preventScroll: true }))
      : whenThere(heading, (element) => isKept() || focusHeading(element))
  })
  return () => {
    cancel()
    before()
    after()
  }
}
