// The state of a listing page: the listing in its URL, and the answer to it.
import {
  type Listing,
  type Place,
  readListing,
  withFilter,
  withPage,
} from '@hemline/rules/search/listing-url.ts'
import {
  GetItemsDocument,
  type GetItemsQuery,
  GetShopIndexDocument,
  type GetShopIndexQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type CombinedError, useQuery } from 'urql'
import { type Ask, askOf, listingVariables } from './listing-query.ts'
import { useListingNames } from './use-listing-names.ts'

export type Items = GetItemsQuery['items']

/**
 * Hook: returns a function that navigates to another query, on the same path unless given one, and keeps the
 * scroll position.
 */
export function useGoTo(place: Place): (search: string, pathname?: string) => void {
  const router = useRouter()
  return (search, pathname = place.pathname) =>
    void router.navigate({ href: `${pathname}${search}`, resetScroll: false })
}

/**
 * Leaves for the page that a search text names, if any, and returns whether it does. Back leads to the
 * page before the search.
 */
function useLeaving(to: string | null | undefined): boolean {
  const router = useRouter()
  // Only a path within this site: two slashes would mean another host.
  const href = to && /^\/(?![/\\])/.test(to) ? to : undefined
  useEffect(() => {
    if (href) void router.navigate({ href, replace: true })
  }, [href, router])
  return href !== undefined
}

type Answer = {
  listing: Listing
  ask: Ask
  /** The shop's categories; undefined until loaded. */
  categories: GetShopIndexQuery['categories'] | undefined
  /** The last answer for this path, kept while a newer one loads. */
  items: Items | undefined
  /** The text that `items` answers. */
  answered: string
  fetching: boolean
  /** The error of a failed request. */
  failed: CombinedError | undefined
  missing: boolean
  retry: () => void
}

const sizes = 'sizing_id'

/** Removes sizes that the answer does not contain: they get no chip, and links drop them. */
function withKnownSizes(listing: Listing, items: Items | undefined): Listing {
  const facet = items?.facets.find(({ key }) => key === sizes)
  const own = listing.chosen.find(({ key }) => key === sizes)
  const known = own?.values.filter((value) => facet?.buckets.some((bucket) => bucket.value === value)) ?? []
  if (!facet || !own || known.length === own.values.length) return listing
  const pruned = (filters: Listing['filters']) =>
    filters
      .map((one) => (one === own ? { ...one, values: known } : one))
      .filter(({ values }) => values.length > 0)
  return {
    ...listing,
    filters: pruned(listing.filters),
    chosen: pruned(listing.chosen),
    search: withPage(withFilter(listing.search, sizes, known), listing.page),
  }
}
/**
 * Waits in milliseconds before the counts are asked for again; the API lets the search engine rest for 3 s.
 */
const recountMs = [3000, 9000, 27_000] as const

/**
 * Asks again, three times at most, for an answer that came without counts because the search engine was
 * away.
 */
function useRecount(items: Items | undefined, ask: () => void): void {
  const tries = useRef(0)
  const again = useRef(ask)
  again.current = ask
  useEffect(() => {
    if (items && !items.degraded) tries.current = 0
    const wait = items?.degraded ? recountMs[tries.current] : undefined
    if (wait === undefined) return undefined
    const timer = setTimeout(() => {
      tries.current += 1
      again.current()
    }, wait)
    return () => clearTimeout(timer)
  }, [items])
}

/**
 * Hook: loads the listing of a place: `listing` and `ask` (the question), `items`, `categories`, the
 * `answered` text, `fetching`, `failed`, `missing` (no such listing) and `retry`. Keeps the last items while
 * newer ones load.
 */
export function useListing(place: Place): Answer {
  const [{ data: index }] = useQuery({ query: GetShopIndexDocument })
  const { names, waiting, unknown, ...named } = useListingNames(readListing(place).source)
  const listing = readListing(place, { ...names, categories: index?.categories })
  const missing = !listing.known || unknown
  const [answer, ask] = useQuery({
    query: GetItemsDocument,
    variables: listingVariables(listing, place),
    pause: waiting || missing || named.failed !== undefined,
  })
  const last = useRef<{ pathname: string; text: string; items: Items }>(undefined)
  const fresh = answer.fetching ? undefined : answer.data?.items
  const leaving = useLeaving(fresh?.leadsTo)
  if (fresh) last.current = { pathname: place.pathname, text: listing.text, items: fresh }
  const kept = last.current?.pathname === place.pathname ? last.current : undefined
  const failed = named.failed ?? (answer.data || answer.fetching ? undefined : answer.error)
  const askAgain = () => ask({ requestPolicy: 'network-only' })
  useRecount(kept?.items, askAgain)
  return {
    listing: withKnownSizes(listing, fresh),
    ask: askOf(listing, place),
    categories: index?.categories,
    items: failed || leaving ? undefined : kept?.items,
    answered: kept?.text ?? listing.text,
    fetching: waiting || answer.fetching,
    failed,
    missing,
    retry: named.failed ? named.retry : askAgain,
  }
}
