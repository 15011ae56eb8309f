// The URL of a product page: its item number, its one correct spelling, and the redirect of a sold
// piece (specification §2).
import { parseItemNumber } from '@hemline/rules/site/route-patterns.ts'
import type { Product } from './product-type.ts'

/** Returns the item number in the last part of the path; undefined for anything else, which gets a 404. */
export function itemNumberOf(pathname: string): number | undefined {
  return parseItemNumber(pathname.split('/').filter(Boolean).at(-1))
}

/** Returns the piece's URL with the correct slug; undefined when the slug is already correct. */
export function canonicalAddress(
  item: Pick<Product, 'slug'>,
  pathname: string,
  search: string,
): string | undefined {
  return item.slug === pathname ? undefined : `${item.slug}${search}`
}

type Arrival = {
  over: boolean
  /** Whether the viewer bought the piece. */
  mine: boolean
  itemNumber: number
  outside: boolean
  agent: string
  search: Readonly<Record<string, string>>
}

/** Search engines are not redirected: they must read on the page itself that they should drop it. */
const robot = /bot|crawl|spider|slurp/i

/**
 * Returns the redirect from a sold piece to similar ones. Undefined for pieces that are for sale, for the
 * viewer's own purchase, for links that ask for the piece itself (no_sold_redirect=true), for robots, and for
 * navigation within the shop (decision 0032).
 */
export function soldRedirect({
  over,
  mine,
  itemNumber,
  outside,
  agent,
  search,
}: Arrival): string | undefined {
  const stay = search.no_sold_redirect?.toLowerCase() === 'true'
  return over && !mine && outside && !stay && !robot.test(agent) ? `/similar/${itemNumber}` : undefined
}
