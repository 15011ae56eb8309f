// The title, meta and link elements of the screen in sight, in the host's words. The screen's own words win
// over its route's.
import { type PageHead, pageTitle, standardDescription } from '@hemline/rules/seo/document-head.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The head by the route's rules; undefined before it is loaded. */
let routeHead: PageHead | undefined
let screenHead: PageHead | undefined
/** True until the first navigation: the document has the host's head, and a screen without data leaves it. */
let asSent = true
/** The path whose fixed head was asked for last; the answer for an earlier path comes too late. */
let readPath: string | undefined
/** The path that the host sent the document for. */
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
  // A first screen without words of its own waits for the words of its route.
  if (asSent && !routeHead && Object.keys(screenHead ?? {}).length === 0) {
    if (sentPath !== undefined && readPath === undefined) void readRouteHead(sentPath)
    return
  }
  // The route's words stand where the screen has none.
  const now = { ...routeHead, ...screenHead }
  globalThis.document.title = pageTitle(now.title)
  put('meta[name="description"]', meta('description'), 'content', now.description ?? standardDescription)
  put('meta[name="robots"]', meta('robots'), 'content', now.robots)
  for (const rel of ['canonical', 'prev', 'next'] as const)
    put(`link[rel="${rel}"]`, link(rel), 'href', absolute(now[rel]))
}

/** Loads the head of a fixed page by its path; the words of fixed pages are not in the first page's code. */
async function readRouteHead(pathname: string): Promise<void> {
  readPath = pathname
  const { fixedHead } = await import('@hemline/rules/seo/document-head-pages.ts')
  if (pathname !== readPath) return
  routeHead = fixedHead(classify(pathname)) ?? {}
  apply()
}

/**
 * Writes the document head of a route (title, canonical address …) after each navigation, and removes the
 * earlier page's. Returns a function that stops this.
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
    // The share card and structured data describe only the document that the host sent.
    for (const element of globalThis.document.head.querySelectorAll('[data-shared]')) element.remove()
    routeHead = undefined
    apply()
    void readRouteHead(toLocation.pathname)
  })
}

/**
 * Hook: writes a screen's title, description, canonical address, robots and neighbours into the document's
 * head while the screen is shown; paths become absolute. Undefined: the screen's data has not loaded yet.
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
