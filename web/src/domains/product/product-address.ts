// The address of a piece's page: its number, the one spelling it has, and where a sold piece's
// visitors go (specification §2).
import { parseItemNumber } from '@hemline/rules/site/route-patterns.ts'
import type { Product } from './product-type.ts'

/** The last part of the path is the item number; undefined for anything else (a 404, not a search). */
export function itemNumberOf(pathname: string): number | undefined {
  return parseItemNumber(pathname.split('/').filter(Boolean).at(-1))
}

/** The same address with the slug that the piece has; undefined when it is right already. */
export function canonicalAddress(
  item: Pick<Product, 'slug'>,
  pathname: string,
  search: string,
): string | undefined {
  return item.slug === pathname ? undefined : `${item.slug}${search}`
}

type Arrival = {
  over: boolean
  itemNumber: number
  outside: boolean
  agent: string
  search: Readonly<Record<string, string>>
}

/** Robots have to read on the page itself that it is to be forgotten. */
const robot = /bot|crawl|spider|slurp/i

/**
 * Where somebody goes who opens a sold piece's address from outside the shop: to what is like it. Undefined
 * for pieces that can be had, for links that ask to see the piece itself (no_sold_redirect=true), for robots,
 * and for those who came from within the shop (decision 0032).
 */
export function soldRedirect({ over, itemNumber, outside, agent, search }: Arrival): string | undefined {
  const stay = search.no_sold_redirect?.toLowerCase() === 'true'
  return over && outside && !stay && !robot.test(agent) ? `/similar/${itemNumber}` : undefined
}
