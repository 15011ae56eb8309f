// document.title and the meta elements of the screen in sight, in the words the host uses. A screen's own
// words win over its route's.
import { type PageHead, pageTitle, standardDescription } from '@hemline/rules/seo/document-head.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Undefined: nobody has asked for it yet, or it is on its way. */
let routeHead: PageHead | undefined
let screenHead: PageHead | undefined
/**
 * Until somebody walks on, the document has what the host wrote, and a screen that knows
 * nothing yet leaves it so.
 */
let asSent = true
/** The page whose fixed words are known or on their way: what is read of an earlier one comes too late. */
let readPath: string | undefined
/** Where the document was sent for. */
let sentPath: string | undefined

function put(selector: string, make: () => HTMLElement, attribute: string, value: string | undefined): void {
  const head = globalThis.document.head
  const found = head.querySelector<HTMLElement>(selector)
  if (value === undefined) {
    found?.remove()
    return
  }
  const element = found ?? head.appendChild(make())
  element.setAttribute(attribute, value)
}

const link = (rel: string) => () => Object.assign(globalThis.document.createElement('link'), { rel })
const meta = (name: string) => () => Object.assign(globalThis.document.createElement('meta'), { name })
const absolute = (path: string | undefined) =>
  path === undefined ? undefined : new URL(path, globalThis.location.origin).href

function apply(): void {
  if (asSent && screenHead === undefined) return
  // A first screen that leaves all words to its route waits for them.
  if (asSent && !routeHead && Object.keys(screenHead ?? {}).length === 0) {
    if (sentPath !== undefined && readPath === undefined) void readRouteHead(sentPath)
    return
  }
  // What the path alone decides stands where the screen says nothing of it.
  const now = { ...routeHead, ...screenHead }
  globalThis.document.title = pageTitle(now.title)
  put('meta[name="description"]', meta('description'), 'content', now.description ?? standardDescription)
  put('meta[name="robots"]', meta('robots'), 'content', now.robots)
  for (const rel of ['canonical', 'prev', 'next'] as const)
    put(`link[rel="${rel}"]`, link(rel), 'href', absolute(now[rel]))
}

/**
 * What the path alone decides. The words of all fixed pages are no part of the first
 * page's code: they follow it.
 */
async function readRouteHead(pathname: string): Promise<void> {
  readPath = pathname
  const { fixedHead } = await import('@hemline/rules/seo/document-head-pages.ts')
  if (pathname !== readPath) return
  routeHead = fixedHead(classify(pathname)) ?? {}
  apply()
}

/**
 * Keeps the head in step with the router: what the path alone decides, and nothing of the page
 * before. Returns the way to stop.
 */
export function followHead(router: AnyRouter): () => void {
  routeHead = undefined
  readPath = undefined
  sentPath = router.state.location.pathname
  asSent = true
  apply()
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    asSent = false
    // Share card and structured data belong to the document that was sent.
    for (const element of globalThis.document.head.querySelectorAll('[data-shared]')) element.remove()
    routeHead = undefined
    apply()
    void readRouteHead(toLocation.pathname)
  })
}

/**
 * A screen's title, description, canonical address, robots and neighbours (paths are made absolute);
 * undefined while they are not known.
 */
export function usePageHead(head: PageHead | undefined): void {
  const known = head !== undefined
  const { title, description, canonical, robots, prev, next } = head ?? {}
  useEffect(() => {
    if (!known) return
    const own = Object.entries({ title, description, canonical, robots, prev, next }).filter(
      ([, value]) => value !== undefined,
    )
    const mine: PageHead = Object.fromEntries(own)
    screenHead = mine
    apply()
    return () => {
      if (screenHead !== mine) return
      screenHead = undefined
      apply()
    }
  }, [known, title, description, canonical, robots, prev, next])
}
