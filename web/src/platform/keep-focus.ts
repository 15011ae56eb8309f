// Keeps keyboard focus when the focused element leaves the page ("Add to cart" becomes "View your cart", a
// card is removed): the control in its place is focused. A screen may focus another element afterward.
import { nowMs } from './clock.ts'

const controls = 'a[href], button:not([disabled])'
/** How long the control in the place may take to appear, in milliseconds. */
const patienceMs = 3000

type Lost = { element: Element; place: Element; before: Node | null }

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true
/** Returns whether the element is in a screen or a dialog; the frame around them keeps its own focus. */
const isInside = (element: Element): boolean => element.closest('main, dialog, [role="dialog"]') !== null
const nobody = (): boolean => {
  const { activeElement, body } = globalThis.document
  return activeElement === null || activeElement === body
}

/** Returns the place from which these changes removed the element; undefined when none of them did. */
function placeOf(element: Element, changes: readonly MutationRecord[]): Lost | undefined {
  const taken = changes.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(element)),
  )
  if (!taken || !(taken.target instanceof Element)) return undefined
  // The element before it may have been removed in the same moment.
  let before = taken.previousSibling
  for (let last = changes.length; before && !taken.target.contains(before) && last > 0; last -= 1) {
    const gone = changes[last - 1]
    if (gone && [...gone.removedNodes].includes(before as ChildNode)) before = gone.previousSibling
  }
  return { element, place: taken.target, before: before && taken.target.contains(before) ? before : null }
}

/** Returns the first control after the place within the same parent, else the last one before it. */
function heirOf({ place, before }: Lost): HTMLElement | undefined {
  if (!place.isConnected || !isInside(place)) return undefined
  const all = [...place.querySelectorAll<HTMLElement>(controls)].filter(isShown)
  const follows = (one: Node) =>
    before === null || (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return all.find((one) => follows(one) && !before?.contains(one)) ?? all.at(-1)
}

/**
 * Watches for elements that are removed while they have the focus, and moves the focus to a sensible element
 * nearby, if one comes within three seconds and nobody else took the focus. Returns a function that stops
 * this.
 */
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
  // A press elsewhere takes the focus there.
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
