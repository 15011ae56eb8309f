// Chooses header and footer of a page (specification §2 *Chrome and special pages*).
import { type Department, isDepartment } from '../vocabulary/departments.ts'

export type ChromeKind = 'full' | 'reduced' | 'none'
/** The frame of a page; `world`: whether the header marks Shop or Cleanout. */
export type Chrome = {
  kind: ChromeKind
  header: boolean
  footer: 'full' | 'reduced' | 'none'
  world: 'shop' | 'cleanout'
}

/**
 * Paths of special pages, which have no standard chrome. The pages of charity partners lie below
 * /cleanout; /my/items keeps its header (decision 0074).
 */
const specialPrefixes = [
  '/my/return',
  '/robots',
  '/resale',
  '/resolution-hub',
  '/direct',
  '/promo-bag-order',
] as const
const footerHidden = ['/style-chat', '/chat', '/checkout'] as const
const footerReduced = [
  '/my/items',
  '/cart',
  '/log-in',
  '/sign-up',
  '/password',
  '/confirmation',
  '/employee',
] as const

/**
 * Route kinds whose header has a separate row for the search on phones, where the bar has no room for it.
 */
export const withSearchRow: readonly string[] = [
  'home',
  'department',
  'category',
  'products',
  'search',
  'brand',
  'favorites',
  'not-found',
  'concept',
  'sitemap',
  'goodbye',
]

const under = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)
/** Returns whether a page has checkout's header, which only links home and back (decision 0063). */
export const hasSlimHeader = (path: string): boolean => under(path, '/checkout')
/** Returns whether a path lies under a prefix or its plural: "/my/return" also covers "/my/returns". */
const startsWith = (path: string, prefix: string): boolean => under(path, prefix) || under(path, `${prefix}s`)

/** Returns "cleanout" for the paths of the seller pages, "shop" for all others. */
export const worldOf = (path: string): Chrome['world'] =>
  ['/cleanout', '/my/cleanouts', '/my/items'].some((prefix) => under(path, prefix)) ? 'cleanout' : 'shop'

/** Returns whether a path is a special page without standard chrome (§2). */
export const isSpecialPage = (path: string): boolean =>
  specialPrefixes.some((prefix) => startsWith(path, prefix))

/**
 * Returns header, footer and world of a path; without chrome in a webview, since the app around it has its
 * own frame.
 */
export function chromeFor(path: string, webview = false): Chrome {
  const world = worldOf(path)
  if (webview) return { kind: 'none', header: false, footer: 'none', world }
  if (isSpecialPage(path)) return { kind: 'none', header: false, footer: 'reduced', world }
  if (footerHidden.some((prefix) => under(path, prefix)))
    return { kind: 'reduced', header: true, footer: 'none', world }
  if (footerReduced.some((prefix) => under(path, prefix)))
    return { kind: 'reduced', header: true, footer: 'reduced', world }
  return { kind: 'full', header: true, footer: 'full', world }
}

/**
 * Returns whether webview mode is on: by the query parameter webview=true or a cookie of the same name
 * (§2).
 */
export function isWebview(query: string | undefined, cookies: string): boolean {
  return query?.toLowerCase() === 'true' || /(?:^|;\s*)webview=true(?:;|$)/i.test(cookies)
}

/**
 * Returns the department that the header marks: from the path, then from the department filter; /kids
 * marks girls unless the path names boys; women by default.
 */
export function departmentOf(path: string, departmentTags?: string): Department {
  const first = path.split('/')[1] ?? ''
  if (isDepartment(first)) return first
  const tag = departmentTags?.split(',')[0] ?? ''
  if (isDepartment(tag)) return tag
  if (first === 'kids') return under(path, '/kids/boys') ? 'boys' : 'girls'
  return 'women'
}
