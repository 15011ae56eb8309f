// What a listing screen knows: its URL in words, and the answer to it.
import { type Listing, type Place, readListing } from '@hemline/rules/listing-url.ts'
import { listingPageSize } from '@hemline/rules/vocabulary/constants.ts'
import { GetBrandDocument, GetItemsDocument, type GetItemsQuery, GetShopIndexDocument } from '@hemline/schema/generated/graphql.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useQuery } from 'urql'

export type Items = GetItemsQuery['items']

/** Path and query string as the address bar has them. */
export function usePlace(): Place {
  const pathname = useLocation({ select: (location) => location.pathname })
  const search = useLocation({ select: (location) => location.searchStr })
  return { pathname, search }
}

/** Goes to the same path with another query string; the page stays where it was scrolled. */
export function useGoTo(place: Place): (search: string) => void {
  const router = useRouter()
  return (search) => void router.navigate({ href: `${place.pathname}${search}`, resetScroll: false })
}

/** "exact=true" asks for the words as typed, without correction. */
export const exactKey = 'exact'

type Answer = {
  listing: Listing
  /** The last answer of this path, also while a newer one is on its way. */
  items: Items | undefined
  fetching: boolean
  failed: boolean
  missing: boolean
  retry: () => void
}

export function useListing(place: Place): Answer {
  const [{ data: index }] = useQuery({ query: GetShopIndexDocument })
  const slug = readListing(place).source.brand ?? null
  const [brand] = useQuery({ query: GetBrandDocument, variables: { slug: slug ?? '' }, pause: slug === null })
  const listing = readListing(place, { brand: brand.data?.brand?.name, categories: index?.categories })
  const waiting = slug !== null && !brand.data && !brand.error
  const missing = !listing.known || (slug !== null && brand.data?.brand === null)
  const [answer, ask] = useQuery({
    query: GetItemsDocument,
    variables: {
      amount: listingPageSize,
      page: listing.page,
      filters: listing.filters.map(({ key, values }) => ({ key, values: [...values] })),
      query: listing.text || null,
      sortBy: listing.sort,
      skipSpellcheck: new URLSearchParams(place.search).get(exactKey) === 'true',
      itemQueryContext: { clientModule: 'listing', clientPageType: listing.pageType },
      userInfo: {},
    },
    pause: waiting || missing,
  })
  const last = useRef<{ pathname: string; items: Items }>(undefined)
  const fresh = answer.fetching ? undefined : answer.data?.items
  if (fresh) last.current = { pathname: place.pathname, items: fresh }
  const kept = last.current?.pathname === place.pathname ? last.current.items : undefined
  const failed = Boolean(answer.error && !answer.data && !answer.fetching)
  return {
    listing,
    items: failed ? undefined : (fresh ?? kept),
    fetching: waiting || answer.fetching,
    failed,
    missing,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}
