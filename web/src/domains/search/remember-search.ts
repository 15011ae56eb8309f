// Stores a typed or chosen search among the recent ones once its listing has loaded.
import { readListing } from '@hemline/rules/search/listing-url.ts'
import { GetItemsDocument, RememberSearchDocument } from '@hemline/schema/generated/graphql.ts'
import type { AnyRouter } from '@tanstack/react-router'
import type { Client } from 'urql'
import { listingVariables } from '../listing/listing-query.ts'
import { searchHref } from './search-href.ts'

/** The shopper did not ask for this request, so its failure shows no message. */
const quiet = { quiet: true }

/**
 * Requests the listing of `text`, which the listing page shares, and then stores the search. Stores
 * nothing when the request fails, when the text leads to another page, or when the shopper has left
 * meanwhile. A reload or another page of the listing stores nothing either.
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
