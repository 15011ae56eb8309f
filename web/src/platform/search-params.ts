// Reads and writes query strings as plain text, as the specification's URLs are. TanStack Router's own parser
// reads values as JSON, so `?p=007` would lose its zeros.
export type Search = Record<string, string>

/**
 * Parses a query string: `?a=1&b=x%20y&a=2` becomes { a: '1,2', b: 'x y' }. Values stay strings, keys keep
 * their order, repeated keys are joined by commas.
 */
export function parseSearch(text: string): Search {
  const result: Search = Object.create(null)
  for (const [key, value] of new URLSearchParams(text.startsWith('?') ? text.slice(1) : text)) {
    result[key] = key in result ? `${result[key]},${value}` : value
  }
  return { ...result }
}

/**
 * Returns the query string of parameters, with its "?"; "" for none. Undefined and null are left out, lists
 * are joined by commas, and commas and colons stay readable.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encode(key)}=${encode(Array.isArray(value) ? value.join(',') : String(value))}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%20', '+')
}

/** Returns the parameters as texts, without undefined and null ones, for a route's validateSearch. */
export function textSearch(search: Record<string, unknown>): Search {
  return Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  )
}
