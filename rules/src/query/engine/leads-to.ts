// Search texts that name a page instead of asking for a search: a piece's number, or a link of the shop
// pasted into the search box (issue "Bad input").
import { parseItemNumber } from '../../site/route-patterns.ts'
import { classify } from '../../site/routes.ts'

/** The page that a search text names: a product page by its item number, or a path of the shop. */
export type NamedPage = { itemNumber: number } | { path: string }

/** A number with fewer digits is a size, a price or the name of a jeans model, not an item number. */
const numberLengthLeast = 5

/**
 * Returns the page that a search text names: an item number, or the path and query of a link to the shop;
 * undefined when the text is a search. `ownHost` tells whether a host is the shop's; links to other hosts
 * and to the home page name no page.
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
