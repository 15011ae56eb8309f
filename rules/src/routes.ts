// Which screen a path belongs to. The browser, the host that answers documents and the tests read this one function.
import { type Department, isDepartment } from './vocabulary/departments.ts'

export type RoutePlace =
  | { kind: 'home' }
  | { kind: 'department'; department: Department | 'kids' }
  | { kind: 'category'; department: Department | 'kids'; path: string }
  | { kind: 'products'; path: string }
  | { kind: 'search' }
  | { kind: 'brand'; brand: string }
  | { kind: 'product'; itemNumber: number }
  | { kind: 'cart' }
  | { kind: 'favorites' }
  | { kind: 'legal'; slug: string | undefined }
  | { kind: 'log-in' }
  | { kind: 'sign-up' }
  | { kind: 'password' }
  | { kind: 'password-change' }
  | { kind: 'settings' }
  | { kind: 'cleanout' }
  | { kind: 'not-found' }

export type RouteKind = RoutePlace['kind']

const fixed = new Map<string, RoutePlace>(
  Object.entries({
    '': { kind: 'home' },
    search: { kind: 'search' },
    cart: { kind: 'cart' },
    'saved/favorites': { kind: 'favorites' },
    'log-in': { kind: 'log-in' },
    'sign-up': { kind: 'sign-up' },
    password: { kind: 'password' },
    'password/change': { kind: 'password-change' },
    'my/settings': { kind: 'settings' },
    cleanout: { kind: 'cleanout' },
  }),
)

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** An itemNumber as a path shows it: digits only, up to 15; else undefined. */
export function parseItemNumber(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

function classifyParts(first: string, rest: readonly string[]): RoutePlace {
  if (first === 'product' && rest.length >= 1 && rest.length <= 2) {
    const itemNumber = parseItemNumber(rest.at(-1))
    return itemNumber === undefined ? { kind: 'not-found' } : { kind: 'product', itemNumber }
  }
  if (first === 'brand' && rest.length === 1 && rest[0]) return { kind: 'brand', brand: rest[0] }
  if (first === 'legal' && rest.length <= 1) return { kind: 'legal', slug: rest[0] }
  if (first === 'products') return { kind: 'products', path: rest.join('/') }
  if (first === 'search' && rest.length === 1) return { kind: 'search' }
  if (first === 'kids' || isDepartment(first)) {
    return rest.length === 0 ? { kind: 'department', department: first } : { kind: 'category', department: first, path: rest.join('/') }
  }
  return { kind: 'not-found' }
}

/** The screen for a URL path (without query); a slash at the end does not matter. */
export function classify(pathname: string): RoutePlace {
  const parts = pathname.split('/').filter(Boolean).map(decode)
  if (parts.includes(undefined)) return { kind: 'not-found' }
  const known = parts as string[]
  return fixed.get(known.join('/')) ?? classifyParts(known[0] ?? '', known.slice(1))
}
