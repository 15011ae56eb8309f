// Texts that are no search but an address: a piece's number, or a link of the shop put into the
// search box (issue "Bad input").
import { classify, parseItemNumber } from '../../site/routes.ts'

/** A page named by a text. */
export type NamedPage = { itemNumber: number } | { path: string }

/** Shorter numbers are sizes, prices and names of jeans. */
const numberLengthLeast = 5

/**
 * The page that a text names; undefined for a search. `ownHost`: whether a host is the shop's; paths of
 * others mean nothing here.
 */
export function namedPage(text: string, ownHost: (host: string) => boolean): NamedPage | undefined {
  const digits = /^(?:item|no\.?|number|piece)?\s*#?\s*(\d+)$/i.exec(text)?.[1]
  if (digits !== undefined) {
    const itemNumber = digits.length >= numberLengthLeast ? parseItemNumber(digits) : undefined
    return itemNumber === undefined ? undefined : { itemNumber }
  }
  if (/\s/.test(text)) return undefined
  const url = URL.parse(
    text.startsWith('/')
      ? `http://own.invalid${text}`
      : /^https?:\/\//i.test(text)
        ? text
        : `https://${text}`,
  )
  if (!url || (!text.startsWith('/') && !ownHost(url.host))) return undefined
  const place = classify(url.pathname)
  if (place.kind === 'product') return { itemNumber: place.itemNumber }
  return place.kind === 'not-found' || url.pathname === '/'
    ? undefined
    : { path: `${url.pathname}${url.search}` }
}
