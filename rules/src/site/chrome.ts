// Chooses header and footer of a page (specification §2 *Chrome and special pages*).
import { type Department, isDepartment } from '../vocabulary/departments.ts'
import type { Frame } from './route-table.ts'
import { classify, rowOf } from './routes.ts'

/** `desk`: people at work have a frame of their own; everybody else gets the reduced one. */
export type ChromeKind = 'full' | 'reduced' | 'none' | 'desk'
/** The frame of a page; `world`: whether the header marks Shop or Cleanout. */
export type Chrome = {
  kind: ChromeKind
  header: boolean
  footer: 'full' | 'reduced' | 'none'
  world: 'shop' | 'cleanout'
}

const under = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)
/** Returns "cleanout" for the paths of the seller pages, "shop" for all others. */
export const worldOf = (path: string): Chrome['world'] =>
  ['/cleanout', '/direct/sell', '/my/cleanouts', '/my/items'].some((prefix) => under(path, prefix))
    ? 'cleanout'
    : 'shop'

const chromeOf: Readonly<Record<Frame, Omit<Chrome, 'world'>>> = {
  full: { kind: 'full', header: true, footer: 'full' },
  'small-footer': { kind: 'reduced', header: true, footer: 'reduced' },
  'no-footer': { kind: 'reduced', header: true, footer: 'none' },
  checkout: { kind: 'reduced', header: true, footer: 'none' },
  desk: { kind: 'desk', header: true, footer: 'reduced' },
  bare: { kind: 'none', header: false, footer: 'reduced' },
}

/** Returns the frame of a path: its page's by the table, or the whole one for a path without a page. */
const frameOf = (path: string): Frame => rowOf(classify(path).kind)?.frame ?? 'full'

/** Returns whether a page has the slim header of checkout, which only links home and back (decision 0063). */
export const hasSlimHeader = (path: string): boolean => frameOf(path) === 'checkout'

/** Returns whether the header has a row for the search on phones; a path without a page has one. */
export const hasSearchRow = (path: string): boolean => {
  const row = rowOf(classify(path).kind)
  return row === undefined || row.searchRow === true
}

/**
 * Returns the frame of a page (header, footer, shop or clean-out world); none in a webview, since the app has
 * its own frame.
 */
export function chromeFor(path: string, webview = false): Chrome {
  const world = worldOf(path)
  if (webview) return { kind: 'none', header: false, footer: 'none', world }
  return { ...chromeOf[frameOf(path)], world }
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
