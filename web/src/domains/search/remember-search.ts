// A search that was typed or chosen is kept among the recent ones once its answer is there to be seen.
import { readListing } from '@hemline/rules/search/listing-url.ts'
import { GetItemsDocument, RememberSearchDocument } from '@hemline/schema/generated/graphql.ts'
import type { AnyRouter } from '@tanstack/react-router'
import type { Client } from 'urql'
import { listingVariables } from '../listing/listing-query.ts'
import { searchHref } from './search-href.ts'

/** Nobody has asked for it. */
const quiet = { quiet: true }

/**
 * Asks what the listing of `text` asks, so that one answer serves both. Nothing is kept when there is none,
 * when the text names a page (it leads there), or when somebody has left before; a page that is loaded anew
 * or turned over is no new search.
 */
export async function rememberSearch(router: AnyRouter, text: string): Promise<void> {
  const client = router.options.context.client as Client
  const [pathname = '', query] = searchHref(text).split('?')
  const place = { pathname, search: `?${query}` }
  const { data } = await client
    .query(GetItemsDocument, listingVariables(readListing(place), place), quiet)
    .toPromise()
  const { pathname: path, searchStr } = router.latestLocation
  const isSeen = path === pathname && new URLSearchParams(searchStr).get('text') === text
  if (data && !data.items.leadsTo && isSeen)
    await client.mutation(RememberSearchDocument, { text }, quiet).toPromise()
}
