// Reads a path: which page of the route table lives there. The browser, the web host and the tests share this
// function.
import { type Parameters, type Pattern, parametersOf, patternOf } from './route-patterns.ts'
import { type RouteRow, type RouteTable, routeTable } from './route-table.ts'

/** A kind of page: a row of the route table, or none. */
export type PageKind = keyof RouteTable
export type RouteKind = PageKind | 'not-found'

type Flat<T> = { [Key in keyof T]: T[Key] }
type KeysOfEach<T> = T extends unknown ? keyof T : never
type ValueOfEach<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : undefined) : never
type EachPath<Kind extends PageKind> = RouteTable[Kind]['paths'][number] extends infer Path
  ? Path extends string
    ? Parameters<Path>
    : never
  : never
type PlaceOf<Kind extends PageKind> = Flat<
  { kind: Kind } & {
    [Key in KeysOfEach<EachPath<Kind>>]: ValueOfEach<EachPath<Kind>, Key>
  }
>
/**
 * A page with the parameters from its path; a parameter that only some of its paths have may be undefined.
 */
export type RoutePlace = { [Kind in PageKind]: PlaceOf<Kind> }[PageKind] | { kind: 'not-found' }

/** Returns the route table's row of a page; undefined for 'not-found'. */
export const rowOf = (kind: RouteKind): RouteRow | undefined =>
  kind === 'not-found' ? undefined : routeTable[kind]

type Written = { readonly kind: PageKind; readonly path: string; readonly pattern: Pattern }

const kinds = Object.keys(routeTable) as PageKind[]
const written: readonly Written[] = kinds.flatMap((kind) =>
  routeTable[kind].paths.map((path) => ({ kind, path, pattern: patternOf(path) })),
)
const isFixed = ({ pattern }: Written) => pattern.segments.every(({ kind }) => kind === 'literal')
const fixed: ReadonlyMap<string, Written> = new Map(
  written.filter(isFixed).map((one) => [one.path.slice(1), one]),
)
/** Patterns with parameters by their first segment, those that begin with a parameter under "". */
const byFirst: ReadonlyMap<string, readonly Written[]> = Map.groupBy(
  written.filter((one) => !isFixed(one)),
  ({ pattern }) => (pattern.segments[0]?.kind === 'literal' ? pattern.segments[0].text : ''),
)

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

type Found = { readonly place: RoutePlace; readonly path: string }

function find(pathname: string): Found | undefined {
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .map(decode)
    .filter((part) => part !== undefined)
  if (parts.length < pathname.split('/').filter(Boolean).length) return undefined
  const exact = fixed.get(parts.join('/'))
  if (exact) return { place: { kind: exact.kind } as RoutePlace, path: exact.path }
  for (const { kind, path, pattern } of [
    ...(byFirst.get(parts[0] ?? '') ?? []),
    ...(byFirst.get('') ?? []),
  ]) {
    const parameters = parametersOf(pattern, parts)
    if (parameters) return { place: { kind, ...parameters } as RoutePlace, path }
  }
  return undefined
}

/**
 * Returns the page at a URL path (without query) with its parameters; a trailing slash is ignored. Unknown
 * paths and malformed encodings return "not-found".
 */
export const classify = (pathname: string): RoutePlace => find(pathname)?.place ?? { kind: 'not-found' }

/**
 * Returns the route table's pattern for a URL path, without matchers: "/my/orders/:orderId"; undefined for
 * unknown paths.
 */
export const routePathOf = (pathname: string): string | undefined =>
  find(pathname)?.path.replaceAll(/\(\w+\)/g, '')
