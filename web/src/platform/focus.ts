// Keyboard focus when the screen changes: it goes to the new screen's heading, or, after "back", to the
// element that had it before. The first load moves no focus.
import type { AnyRouter, HistoryState } from '@tanstack/react-router'

const patienceMs = 3000

/** The state of a navigation that changes only the address of the same screen: focus stays where it is. */
export const sameScreen = { sameScreen: true } as HistoryState
const staysOnScreen = (state: unknown): boolean => (state as { sameScreen?: boolean }).sameScreen === true
const indexOf = (state: unknown): unknown => (state as { __TSR_index?: number }).__TSR_index

type Place = { key: string; find: () => HTMLElement | null }

/**
 * Returns a function that finds the element again after its screen was rendered anew, by its id or link;
 * undefined for an element with neither.
 */
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
 * Calls `found` with the element as soon as `find` returns one (at once, or when the page changes), and gives
 * up after three seconds. Returns a function that stops the wait.
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

/** Focuses an element that can't have focus by itself, such as a heading, without scrolling. */
export function focusHeading(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** Returns the h1 of the screen's main part; null while there is none. */
export const heading = (): HTMLElement | null => globalThis.document.querySelector<HTMLElement>('main h1')

/**
 * Returns whether focus is in a field that keeps its focus over navigations: one whose text is part of the
 * path, or one that waits for a scanner.
 */
const isKept = (): boolean => globalThis.document.activeElement?.closest('[data-keeps-focus]') != null

/**
 * Moves focus to the heading of the new screen after each navigation of the router to another path or page of
 * a list, and back to the former element on Back. The first page, a navigation marked to stay on its screen,
 * and an element that keeps its focus are left alone. Returns a function that stops this.
 */
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
    // A later return to this entry of the history comes from another index, and does move the focus.
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
