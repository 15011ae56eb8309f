// The top of a page that the host drew stands until the site has as much to show.
import { useLayoutEffect } from 'react'

/** However long the answers take: a shop that shows what is wrong is better than a picture of one. */
const patienceMs = 4000
const first = () => globalThis.document.getElementById('first')
/**
 * Returns whether the document still shows the top of the page that the host drew, before the site's own code
 * replaces it.
 */
export const isDrawn = (): boolean => first() !== null
/**
 * Returns whether the host drew more than the frame of the page, which then stands until the site shows as
 * much.
 */
export const firstViewStands = (): boolean => first()?.dataset.waits !== undefined

const fieldsOf = (place: ParentNode) => [...place.querySelectorAll<HTMLInputElement>('input[name="text"]')]

/** The search field in sight. Asking for boxes makes the browser lay out the page, which is a long task. */
const seenFieldOf = (place: ParentNode) => fieldsOf(place).find((field) => field.getClientRects().length > 0)

/** Puts `text` into a field that React keeps, as if somebody had typed there. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Takes the drawn top away. What was typed there, and the focus, go on to the same field or link of the site.
 * While its menu is open the top stays.
 */
function give(): void {
  const drawn = first()
  const site = globalThis.document.getElementById('root')
  if (!drawn || !site) return
  const menu = drawn.querySelector<HTMLDetailsElement>('.first-menu[open]')
  if (menu) {
    menu.addEventListener('toggle', give, { once: true })
    return
  }
  const active = drawn.contains(globalThis.document.activeElement) ? globalThis.document.activeElement : null
  const href = active?.getAttribute('href')
  const typed = fieldsOf(drawn).find((field) => field.value !== field.defaultValue)
  const from = typed ?? fieldsOf(drawn).find((field) => field === active)
  drawn.remove()
  const field = from && seenFieldOf(site)
  if (field && typed) type(field, typed.value)
  if (active && active === from) field?.focus({ preventScroll: true })
  else if (href)
    site.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true })
}

/**
 * Hook: removes the page top that the host drew once `ready`: the screen shows as much, or a message why it
 * can't.
 */
export function useFirstView(ready: boolean): void {
  useLayoutEffect(() => {
    if (ready) give()
  }, [ready])
}

/**
 * Hook: removes the page top that the host drew when no screen will do so: at once if only the frame was
 * drawn or the session failed, else after four seconds at the latest.
 */
export function useFirstFrame(failed: boolean): void {
  useFirstView(failed)
  useLayoutEffect(() => {
    if (!firstViewStands()) return give()
    const timer = setTimeout(give, patienceMs)
    return () => clearTimeout(timer)
  }, [])
}

/** How long nothing is drawn for want of an answer. */
const answerMs = 2000

/**
 * Returns a promise for a route to wait for: while the host's drawing stands, `answer` or two seconds, so
 * that no placeholders are rendered behind it. Undefined otherwise, and without an `answer`.
 */
export function untilSeen(answer: Promise<unknown> | undefined): Promise<unknown> | undefined {
  return firstViewStands() && answer
    ? Promise.race([answer, new Promise((done) => setTimeout(done, answerMs))])
    : undefined
}
