// Addresses that have a tidier form: the host answers them with 301, so that one page has one address.

import { parsePage } from '../common/paging.ts'
import { slugify } from '../common/slugs.ts'
import { legacySearchTarget } from '../search/legacy-search.ts'
import { classify, type RouteKind } from '../site/routes.ts'

/** Kinds whose path is names and numbers of ours, always written in lower case. */
const lowerCased: ReadonlySet<RouteKind> = new Set<RouteKind>([
  'department',
  'category',
  'products',
  'category-name',
  'brand',
  'partner',
  'landing',
  'landing-list',
  'product',
  'legal',
  'concept',
  'giftcards',
  'find-anything',
  'about',
  'contact',
  'support',
  'goodbye',
  'robots',
  'sitemap',
  'cart',
  'search',
  'cleanout',
])

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
  return lower !== single && lowerCased.has(classify(lower).kind) ? lower : single
}

/** §2: page 1 carries no parameter. Other parameters stay as they were written. */
function tidySearch(search: string): string {
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean)
  // What is no page of ours is page 1 as well.
  const isFirst = (part: string) => part.startsWith('page=') && parsePage(part.slice('page='.length)) === 1
  const kept = parts.filter((part) => !isFirst(part))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** A query string added to a path that may have one already; the path's own keys win. */
function joined(target: string, search: string): string {
  const url = new URL(target, 'http://x')
  for (const [key, value] of new URLSearchParams(search))
    if (key !== 'text' && !url.searchParams.has(key)) url.searchParams.append(key, value)
  return `${url.pathname}${url.search}`
}

/**
 * Where a path and query string live today, when that is elsewhere: legacy search slugs (§2), slashes too
 * many, capital letters, page=1. Undefined when the address is fine, or when nothing lives at it in any form.
 * Always a path of this site.
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
