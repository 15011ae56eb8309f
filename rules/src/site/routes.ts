// Maps a path to its screen. The browser, the web host and the tests share this function.

import { type CleanoutWay, cleanoutWayOf } from '../vocabulary/cleanout-ways.ts'
import { type Department, isDepartment, kidsDepartments } from '../vocabulary/departments.ts'
import { isPartnerSlug } from '../vocabulary/partners.ts'

/** A screen with the parameters from its path. */
export type RoutePlace =
  | { kind: 'home' }
  | { kind: 'department'; department: Department | 'kids' }
  | { kind: 'category'; department: Department | 'kids'; path: string }
  | { kind: 'products'; path: string }
  | { kind: 'category-name'; category: string }
  | { kind: 'search' }
  | { kind: 'brand'; brand: string }
  | { kind: 'brands'; department: string | undefined; query: string | undefined }
  | { kind: 'supplier'; supplier: string }
  | { kind: 'partner'; supplier: string }
  | { kind: 'landing'; slug: string }
  | { kind: 'landing-list'; slug: string }
  | { kind: 'product'; itemNumber: number }
  | { kind: 'featured'; itemNumber: number }
  | { kind: 'similar'; itemNumber: number }
  | { kind: 'outfits'; itemNumber: number }
  | { kind: 'identical' }
  | { kind: 'cart' }
  | { kind: 'checkout' }
  | { kind: 'favorites' }
  | { kind: 'legal'; slug: string | undefined }
  | { kind: 'log-in' }
  | { kind: 'sign-up' }
  | { kind: 'password' }
  | { kind: 'password-change' }
  | { kind: 'settings' }
  | { kind: 'confirmation'; orderId: string }
  | { kind: 'my' }
  | { kind: 'orders' }
  | { kind: 'order'; orderId: string }
  | { kind: 'bundle'; bundleId: string }
  | { kind: 'shipment'; type: string; orderId: string; shipment: string | undefined }
  | { kind: 'employee' }
  | { kind: 'employee-pick' }
  | { kind: 'employee-pack' }
  | { kind: 'employee-orders' }
  | { kind: 'employee-order'; orderId: string }
  | { kind: 'employee-intake' }
  | { kind: 'employee-bag'; code: string }
  | { kind: 'employee-listing' }
  | { kind: 'employee-review' }
  | { kind: 'employee-items' }
  | { kind: 'employee-item'; itemNumber: number }
  | { kind: 'employee-preview'; itemNumber: number }
  | { kind: 'employee-returns' }
  | { kind: 'employee-jobs' }
  | { kind: 'cleanout' }
  | { kind: 'cleanout-way'; way: CleanoutWay }
  | { kind: 'kit-order' }
  | { kind: 'kit-ordered' }
  | { kind: 'kit-activate'; partner: string | undefined }
  | { kind: 'kit-label'; kitId: string }
  | { kind: 'my-kits' }
  | { kind: 'my-cleanouts' }
  | { kind: 'my-items' }
  | { kind: 'my-bag'; identifier: string }
  | { kind: 'my-item'; itemNumber: number }
  | { kind: 'my-earnings' }
  | { kind: 'earnings' }
  | { kind: 'cash-out' }
  | { kind: 'cash-out-cash' }
  | { kind: 'cash-out-credit' }
  | { kind: 'cash-out-donate' }
  | { kind: 'cash-out-result'; cashOutId: string }
  | { kind: 'verify-email'; token: string }
  | { kind: 'concept' }
  | { kind: 'giftcards' }
  | { kind: 'find-anything' }
  | { kind: 'about' }
  | { kind: 'contact' }
  | { kind: 'support' }
  | { kind: 'goodbye' }
  | { kind: 'robots' }
  | { kind: 'sitemap' }
  | { kind: 'not-found' }

export type RouteKind = RoutePlace['kind']
/** Route kinds whose path has no parameters. */
type PlainKind = { [P in RoutePlace as keyof P extends 'kind' ? P['kind'] : never]: true }

/** Paths of plain kinds that differ from the name of the kind. */
const paths = {
  '': 'home',
  'saved/favorites': 'favorites',
  'my/settings': 'settings',
  'employee/returns-to-seller': 'employee-returns',
  'my/orders': 'orders',
  'my/cleanouts/earnings': 'my-earnings',
  'cleanout/sell': 'kit-order',
  'cleanout/visitor': 'kit-order',
  'cleanout/visitor/sell': 'kit-order',
  'cleanout/visitor-order': 'kit-order',
  'cleanout/visitor-order-v2': 'kit-order',
  'promo-bag-order': 'kit-order',
  'cleanout/visitor/sell/confirmation': 'kit-ordered',
  'cleanout/activate/confirmation': 'kit-ordered',
  'my/cleanouts/kits': 'my-kits',
  'my/cleanouts/items': 'my-items',
  'cleanout/earnings': 'earnings',
  'cleanout/cashout': 'cash-out',
  'cleanout/cashout/cash': 'cash-out-cash',
  'cleanout/cashout/credit': 'cash-out-credit',
  'cleanout/cashout/donate': 'cash-out-donate',
} as const satisfies Readonly<Record<string, keyof PlainKind>>

type Renamed = (typeof paths)[keyof typeof paths]
type Dashed<Path extends string> = Path extends `${infer First}/${infer Rest}` ? `${First}-${Rest}` : Path
/** Paths that equal the name of their kind, some with a slash instead of a dash. */
const named = [
  'search',
  'identical',
  'cart',
  'checkout',
  'log-in',
  'sign-up',
  'password',
  'password/change',
  'cleanout',
  'concept',
  'giftcards',
  'find-anything',
  'about',
  'contact',
  'support',
  'goodbye',
  'robots',
  'sitemap',
  'my',
  'my/cleanouts',
  'my/items',
  'employee',
  'employee/pick',
  'employee/pack',
  'employee/orders',
  'employee/intake',
  'employee/listing',
  'employee/review',
  'employee/items',
  'employee/jobs',
] as const

/** Plain kinds without a path; unless empty, `Fixed` becomes never and the file does not compile. */
type Missing = Exclude<keyof PlainKind, Renamed | Dashed<(typeof named)[number]> | 'not-found'>
type Fixed = [Missing] extends [never] ? RoutePlace | undefined : never

function fixedPlace(path: string): Fixed {
  const kind = Object.hasOwn(paths, path)
    ? paths[path as keyof typeof paths]
    : (named as readonly string[]).includes(path)
      ? path.replace('/', '-')
      : undefined
  return kind === undefined ? undefined : ({ kind } as RoutePlace)
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Returns the item number in a path segment: 1 to 15 digits without leading zero; otherwise undefined. */
export function parseItemNumber(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

const notFound: RoutePlace = { kind: 'not-found' }
const numbered = (
  kind: 'product' | 'featured' | 'similar' | 'outfits' | 'my-item' | 'employee-item' | 'employee-preview',
  text: string | undefined,
): RoutePlace => {
  const itemNumber = parseItemNumber(text)
  return itemNumber === undefined ? notFound : { kind, itemNumber }
}

/** Types of shipments with a tracking page (/shipment/:type/:orderId/:shipment?). */
export const shipmentTypes: readonly string[] = ['order', 'bundle', 'return']

type Reader = (rest: readonly string[]) => RoutePlace | undefined
/** Readers of the remaining path segments, by the first one; undefined means not found. */
const readers: Readonly<Record<string, Reader>> = {
  product: (rest) => (rest.length >= 1 && rest.length <= 2 ? numbered('product', rest.at(-1)) : undefined),
  featured: (rest) => (rest.length === 1 ? numbered('featured', rest[0]) : undefined),
  similar: (rest) => (rest.length === 1 ? numbered('similar', rest[0]) : undefined),
  outfits: (rest) => (rest.length === 1 ? numbered('outfits', rest[0]) : undefined),
  brand: (rest) =>
    rest.length >= 1 && rest.length <= 4 ? { kind: 'brand', brand: rest[0] ?? '' } : undefined,
  brands: (rest) => brandsPlace(rest),
  category: (rest) => (rest.length === 1 ? { kind: 'category-name', category: rest[0] ?? '' } : undefined),
  supplier: (rest) =>
    rest.length === 1 && /^\d{1,9}$/.test(rest[0] ?? '')
      ? { kind: 'supplier', supplier: rest[0] ?? '' }
      : undefined,
  legal: (rest) => (rest.length <= 1 ? { kind: 'legal', slug: rest[0] } : undefined),
  lp: ([slug = '', below, ...more]) =>
    slug === '' || more.length > 0
      ? undefined
      : below === undefined
        ? { kind: 'landing', slug }
        : below === 'plp'
          ? { kind: 'landing-list', slug }
          : undefined,
  confirmation: ([orderId = '', ...more]) =>
    orderId === '' || more.length > 0 ? undefined : { kind: 'confirmation', orderId },
  my: ([part, id = '', ...more]) => {
    if (id === '' || more.length > 0) return undefined
    if (part === 'cleanouts') return { kind: 'my-bag', identifier: id }
    if (part === 'items') return numbered('my-item', id)
    return part === 'orders'
      ? { kind: 'order', orderId: id }
      : part === 'bundles'
        ? { kind: 'bundle', bundleId: id }
        : undefined
  },
  shipment: ([type = '', orderId = '', shipment, ...more]) =>
    orderId === '' || more.length > 0 || !shipmentTypes.includes(type)
      ? undefined
      : { kind: 'shipment', type, orderId, shipment },
  employee: ([part, id = '', ...more]) => {
    if (id === '' || more.length > 0) return undefined
    if (part === 'intake') return { kind: 'employee-bag', code: id }
    if (part === 'items') return numbered('employee-item', id)
    if (part === 'preview') return numbered('employee-preview', id)
    return part === 'orders' ? { kind: 'employee-order', orderId: id } : undefined
  },
  cleanout: (rest) => cleanoutPlace(rest),
  'verify-email': ([token = '', ...more]) =>
    token === '' || more.length > 0 ? undefined : { kind: 'verify-email', token },
  products: (rest) => ({ kind: 'products', path: rest.join('/') }),
  shop: (rest) => ({ kind: 'products', path: rest.join('/') }),
  search: (rest) => (rest.length === 1 ? { kind: 'search' } : undefined),
}

/**
 * Reads a path below /cleanout that is not a fixed one: introductions for sellers, kit activation, labels
 * and cash-outs with an id.
 */
function cleanoutPlace(rest: readonly string[]): RoutePlace | undefined {
  const [part, id = ''] = rest
  if (part === 'cashout')
    return id !== '' && rest.length === 2 ? { kind: 'cash-out-result', cashOutId: id } : undefined
  if (part === 'activate') return rest.length <= 2 ? { kind: 'kit-activate', partner: rest[1] } : undefined
  if (part === 'online-label')
    return id !== '' && rest.length === 2 ? { kind: 'kit-label', kitId: id } : undefined
  const way = cleanoutWayOf(rest.join('/'))
  return way && { kind: 'cleanout-way', way }
}

/** Reads /brands/:department?/:query?; a first segment that is no department is the query. */
function brandsPlace(rest: readonly string[]): RoutePlace | undefined {
  const [first, second] = rest
  if (rest.length > 2) return undefined
  if (first === undefined || first === 'kids' || isDepartment(first))
    return { kind: 'brands', department: first, query: second }
  return second === undefined ? { kind: 'brands', department: undefined, query: first } : undefined
}

function departmentPlace(first: Department | 'kids', rest: readonly string[]): RoutePlace {
  const [next = ''] = rest
  if (first === 'kids' && isDepartment(next) && kidsDepartments.includes(next))
    return departmentPlace(next, rest.slice(1))
  return rest.length === 0
    ? { kind: 'department', department: first }
    : { kind: 'category', department: first, path: rest.join('/') }
}

/**
 * Returns the screen of a URL path (without query); a trailing slash is ignored. Unknown paths and
 * malformed encodings return "not-found".
 */
export function classify(pathname: string): RoutePlace {
  const parts = pathname.split('/').filter(Boolean).map(decode)
  if (parts.includes(undefined)) return notFound
  const [first = '', ...rest] = parts as string[]
  const fixed = fixedPlace([first, ...rest].join('/'))
  if (fixed) return fixed
  if (Object.hasOwn(readers, first)) return readers[first]?.(rest) ?? notFound
  if (first === 'kids' || isDepartment(first)) return departmentPlace(first, rest)
  return isPartnerSlug(first) && rest.length === 0 ? { kind: 'partner', supplier: first } : notFound
}
