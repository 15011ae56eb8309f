// The host's log says of an address only its route's pattern, never the address itself, which may carry a
// key, a token or a search.
import { classify, routePathOf, rowOf } from '@hemline/rules/site/routes.ts'

/** The log's word for every address without a page. */
export const unknownRoute = '(no page)'

/**
 * Returns the route table's path for the page at a path, such as `/verify-email/:token`; `unknownRoute` where
 * there is no page.
 */
export const routePattern = (pathname: string): string => routePathOf(pathname) ?? unknownRoute

/**
 * Returns whether a page's address may contain a secret key, so that its document must not tell other pages
 * the address (no referrer).
 */
export const holdsKey = (pathname: string): boolean => rowOf(classify(pathname).kind)?.keyed === true
