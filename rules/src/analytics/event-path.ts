// What an event may say of the address it happened at: never a key, never a whole query.
import type { PageType } from '../site/route-row.ts'
import { classify, routePathOf, rowOf } from '../site/routes.ts'

/** An address as an event keeps it; `text` is the searched text of a page of search results. */
export type EventPlace = { path: string; page: PageType | undefined; text?: string }

const longest = 200

/**
 * Returns the page type (§2) and the path of an address, at most 200 characters; an empty path for an invalid
 * address. A path that may hold a key is kept as its pattern, such as "/my/orders/:orderId", and so is one
 * that no page has. Of the query only the text searched in the shop is kept.
 */
export function pathOf(address: string): EventPlace {
  const url = URL.parse(address, 'https://hemline.example')
  if (!url) return { path: '', page: undefined }
  const { kind } = classify(url.pathname)
  const row = rowOf(kind)
  const path = row === undefined || row.keyed || row.closed ? (routePathOf(url.pathname) ?? '') : url.pathname
  const text = row?.page === 'shop-search' ? url.searchParams.get('text') : undefined
  return { path: path.slice(0, longest), page: row?.page, ...(text ? { text: text.slice(0, longest) } : {}) }
}

/**
 * Returns a link's address for an event: its path without query on our own origin, elsewhere the host alone;
 * '' for an invalid address. `page`: the address of the page that has the link.
 */
export function linkOf(address: string, page: string): string {
  const url = URL.parse(address, page)
  if (!url) return ''
  return url.host === URL.parse(page)?.host ? pathOf(url.href).path : url.host.slice(0, longest)
}
