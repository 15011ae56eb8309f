// What the host's log says of an address: its route's pattern, never the address itself, which may carry a
// key, a token or a search.
import { classify, type RouteKind } from '@hemline/rules/site/routes.ts'
import { routeTable } from '../src/routes/table.ts'

/** For every address that is no page of the sitemap. */
export const unknownRoute = '(no page)'

const partsOf = (path: string) => path.split('/').filter(Boolean)

/**
 * Whether a path has the shape of a row of the table: `$name` stands for one part, a `$`
 * alone at the end for any rest.
 */
function fits(row: readonly string[], path: readonly string[]): boolean {
  const open = row.at(-1) === '$'
  const fixed = open ? row.slice(0, -1) : row
  if (open ? path.length < fixed.length : path.length !== fixed.length) return false
  return fixed.every((part, i) => part.startsWith('$') || part === path[i])
}

const rowsOfKind = Map.groupBy(routeTable, ({ kind }) => kind)
const written = (path: string) => path.replace(/\$(?=\w)/g, ':').replace(/\$$/, '*')

/**
 * The pattern of the page at a path, such as `/verify-email/:token`; `unknownRoute` where there is no page.
 */
export function routePattern(pathname: string): string {
  const parts = partsOf(pathname)
  const { kind } = classify(pathname)
  if (kind === 'not-found') return unknownRoute
  const row = rowsOfKind.get(kind)?.find(({ path }) => fits(partsOf(path), parts))
  return row === undefined ? `(${kind})` : written(row.path)
}

const keyed: ReadonlySet<RouteKind> = new Set<RouteKind>([
  'confirmation',
  'order',
  'shipment',
  'password-change',
  'verify-email',
  'kit-label',
])

/**
 * Whether the address of the page at a path may hold a key: its document tells no other page
 * where its reader comes from.
 */
export const holdsKey = (pathname: string): boolean => keyed.has(classify(pathname).kind)
