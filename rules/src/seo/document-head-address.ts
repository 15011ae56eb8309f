// Computes the canonical form of an address; the web host redirects other forms with 301, so that each
// page has one address.

import { parsePage } from '../common/paging.ts'
import { slugify } from '../common/slugs.ts'
import { legacySearchTarget } from '../search/legacy-search.ts'
import { classify, rowOf } from '../site/routes.ts'

function tidyPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const place = classify(single)
  // §5: a brand is found by its name too, but has one address.
  if (place.kind === 'brand' && slugify(place.brand) !== '') {
    const [, , ...rest] = single.toLowerCase().split('/').filter(Boolean)
    return `/${['brand', slugify(place.brand), ...rest].join('/')}`
  }
  const lower = single.replace(/%[0-9a-f]{2}|[A-Z]/gi, (sign) =>
    sign.startsWith('%') ? sign : sign.toLowerCase(),
  )
  return lower !== single && rowOf(classify(lower).kind)?.lowerCase === true ? lower : single
}

/** Removes the parameter of page 1 (§2); other parameters stay as written. */
function tidySearch(search: string): string {
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean)
  // An invalid page number counts as page 1.
  const isFirst = (part: string) => part.startsWith('page=') && parsePage(part.slice('page='.length)) === 1
  const kept = parts.filter((part) => !isFirst(part))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** Adds a query string to a path that may have one already; the path's own keys take precedence. */
function joined(target: string, search: string): string {
  const url = new URL(target, 'http://x')
  for (const [key, value] of new URLSearchParams(search))
    if (key !== 'text' && !url.searchParams.has(key)) url.searchParams.append(key, value)
  return `${url.pathname}${url.search}`
}

/**
 * Returns the path and query of the canonical address to which a request is redirected: for legacy search
 * slugs (§2), extra slashes, capital letters and page=1. Undefined when the address is canonical or no
 * page has it in any form. Always a path of this site.
 */
export function tidyAddress(pathname: string, search: string): string | undefined {
  const path = tidyPath(pathname)
  const [first, slug, more] = path.split('/').filter(Boolean)
  const legacy =
    first === 'search' && slug !== undefined && more === undefined ? legacySearchTarget(slug) : undefined
  const query = tidySearch(search)
  if (legacy) return joined(legacy, query)
  if (path === pathname && query === search.replace(/^\?$/, '')) return undefined
  return classify(path).kind === 'not-found' ? undefined : `${path}${query}`
}
