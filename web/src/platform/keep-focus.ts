// Focus never falls to the page's end: when the button that was pressed leaves the page ("Add to cart"
// becomes "View your cart", a card goes), what stands in its place is focused. Screens that know better focus
// something else afterward.
import { nowMs } from './clock.ts'

const controls = 'a[href], button:not([disabled])'
/** How long what stands in the place may take to come, in milliseconds. */
const patienceMs = 3000

type Lost = { element: Element; place: Element; before: Node | null }

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true
/** What a screen is made of, and dialogs: the frame around the screen has its own ways. */
const isInside = (element: Element): boolean => element.closest('main, dialog, [role="dialog"]') !== null
const nobody = (): boolean => {
  const { activeElement, body } = globalThis.document
  return activeElement === null || activeElement === body
}

/** Where an element was that these changes took out; undefined when none of them did. */
function placeOf(element: Element, changes: readonly MutationRecord[]): Lost | undefined {
  const taken = changes.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(element)),
  )
  if (!taken || !(taken.target instanceof Element)) return undefined
  // What stood before it may have left in the same moment.
  let before = taken.previousSibling
  for (let last = changes.length; before && !taken.target.contains(before) && last > 0; last -= 1) {
    const gone = changes[last - 1]
    if (gone && [...gone.removedNodes].includes(before as ChildNode)) before = gone.previousSibling
  }
  return { element, place: taken.target, before: before && taken.target.contains(before) ? before : null }
}

/** The first control that follows the place, within what it was part of; else the last one before it. */
function heirOf({ place, before }: Lost): HTMLElement | undefined {
  if (!place.isConnected || !isInside(place)) return undefined
  const all = [...place.querySelectorAll<HTMLElement>(controls)].filter(isShown)
  const follows = (one: Node) =>
    before === null || (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return all.find((one) => follows(one) && !before?.contains(one)) ?? all.at(-1)
}

/** Begins to watch; returns the way to stop. */
export function keepFocus(): () => void {
  const { document } = globalThis
  const heldBy = (element: unknown): Element | null =>
    element instanceof Element && isInside(element) ? element : null
  let held = heldBy(document.activeElement)
  let waiting: (Lost & { until: number }) | undefined
  const hold = (event: FocusEvent) => {
    waiting = undefined
    held = heldBy(event.target)
  }
  // The next press is about something else.
  const letGo = () => {
    waiting = undefined
  }
  const observer = new MutationObserver((changes) => {
    if (held && !held.isConnected) {
      const lost = placeOf(held, changes)
      held = null
      waiting = lost && { ...lost, until: nowMs() + patienceMs }
    }
    if (!waiting) return
    if (!nobody() || nowMs() > waiting.until) {
      waiting = undefined
      return
    }
    const heir = heirOf(waiting)
    if (!heir) return
    waiting = undefined
    heir.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', hold)
  document.addEventListener('pointerdown', letGo)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', hold)
    document.removeEventListener('pointerdown', letGo)
    observer.disconnect()
  }
}
