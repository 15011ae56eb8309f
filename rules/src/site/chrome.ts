// Which frame stands around a screen (specification §2 *Chrome and special pages*).
import { type Department, isDepartment } from '../vocabulary/departments.ts'

export type ChromeKind = 'full' | 'reduced' | 'none'
export type Chrome = {
  kind: ChromeKind
  header: boolean
  footer: 'full' | 'reduced' | 'none'
  world: 'shop' | 'cleanout'
}

/**
 * Special pages partly without standard chrome; charity partners' pages sit below /cleanout. Of them
 * /my/items keeps the header (decision 0074).
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

/** Kinds of routes whose header has a row for the search on phones, where the bar has no room for it. */
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
/** Checkout's header has the way home and the way back, and nothing that leads elsewhere (decision 0063). */
export const hasSlimHeader = (path: string): boolean => under(path, '/checkout')
/** "/my/return" also stands for "/my/returns". */
const startsWith = (path: string, prefix: string): boolean => under(path, prefix) || under(path, `${prefix}s`)

/** Cleanout paths select Cleanout, all others Shop. */
export const worldOf = (path: string): Chrome['world'] =>
  ['/cleanout', '/my/cleanouts', '/my/items'].some((prefix) => under(path, prefix)) ? 'cleanout' : 'shop'

export const isSpecialPage = (path: string): boolean =>
  specialPrefixes.some((prefix) => startsWith(path, prefix))

/**
 * Header, footer and world of a path; an app that shows the page in itself (webview) brings its own frame.
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

/** Webview mode is on by query webview=true or a cookie of the same name (§2). */
export function isWebview(query: string | undefined, cookies: string): boolean {
  return query?.toLowerCase() === 'true' || /(?:^|;\s*)webview=true(?:;|$)/i.test(cookies)
}

/** The department the header marks: from the path, kids as girls unless boys are named, women the default. */
export function departmentOf(path: string, departmentTags?: string): Department {
  const first = path.split('/')[1] ?? ''
  if (isDepartment(first)) return first
  const tag = departmentTags?.split(',')[0] ?? ''
  if (isDepartment(tag)) return tag
  if (first === 'kids') return under(path, '/kids/boys') ? 'boys' : 'girls'
  return 'women'
}
