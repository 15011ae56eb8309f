// document.title and the meta elements of the screen in sight. A screen's own words win over its route's.
import { productName, siteTitle } from '@hemline/rules/vocabulary/constants.ts'
import { useEffect } from 'react'

export type PageHead = { title?: string; description?: string; canonical?: string; robots?: string; prev?: string; next?: string }

let routeHead: PageHead = {}
let screenHead: PageHead | undefined

const standardDescription =
  'Secondhand clothing, shoes, handbags and jewelry for women and kids, looked over by hand and up to 90% off estimated retail.'

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
const absolute = (path: string | undefined) => (path === undefined ? undefined : new URL(path, globalThis.location.origin).href)

/** "Women’s dresses · Hemline"; the shop's own title for none. */
export const pageTitle = (title: string | undefined): string => (title ? `${title} · ${productName}` : siteTitle)

function apply(): void {
  const now = { ...routeHead, ...screenHead }
  globalThis.document.title = pageTitle(now.title)
  put('meta[name="description"]', meta('description'), 'content', now.description ?? standardDescription)
  put('meta[name="robots"]', meta('robots'), 'content', now.robots)
  for (const rel of ['canonical', 'prev', 'next'] as const) put(`link[rel="${rel}"]`, link(rel), 'href', absolute(now[rel]))
}

/** Called once by the root for the route in sight. */
export function setRouteHead(head: PageHead): void {
  routeHead = head
  apply()
}

/** A screen's title, description, canonical address, robots and neighbours; paths are made absolute. */
export function usePageHead(head: PageHead): void {
  const { title, description, canonical, robots, prev, next } = head
  useEffect(() => {
    const mine = Object.fromEntries(
      Object.entries({ title, description, canonical, robots, prev, next }).filter(([, value]) => value !== undefined),
    ) as PageHead
    screenHead = mine
    apply()
    return () => {
      if (screenHead === mine) screenHead = undefined
    }
  }, [title, description, canonical, robots, prev, next])
}
