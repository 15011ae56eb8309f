// What a listing asks the API, from its URL alone: the route asks before the screen's code is there, and the
// screen asks the very same.
import { filterByKey } from '@hemline/rules/search/filters.ts'
import { type Listing, type Place, readListing } from '@hemline/rules/search/listing-url.ts'
import { listingPageSize } from '@hemline/rules/vocabulary/constants.ts'
import {
  GetBrandDocument,
  type GetFacetsQueryVariables,
  GetItemsDocument,
  type GetItemsQueryVariables,
  GetShopIndexDocument,
} from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/** Drawn without being asked for, in the order of the rail. */
export const basicFacets: readonly string[] = [
  'category_tags',
  'sizing_id',
  'price',
  'brand_name_tags',
  'condition',
  'color_names',
]

/** "exact=true" asks for the words as typed, without correction. */
export const exactKey = 'exact'

/** What narrows the listing in sight; the counts beside its filters are asked for with the same. */
export type Ask = Pick<GetFacetsQueryVariables, 'filters' | 'query' | 'skipSpellcheck'>
export const askOf = (listing: Listing, place: Place): Ask => ({
  filters: listing.filters.map(({ key, values }) => ({ key, values: [...values] })),
  query: listing.text || null,
  skipSpellcheck: new URLSearchParams(place.search).get(exactKey) === 'true',
})

/**
 * Further filters that were chosen need their words for the chips at once; the others
 * wait until they are opened.
 */
function facetsFor(listing: Listing): string[] | undefined {
  const further = listing.chosen
    .map(({ key }) => key)
    .filter((key) => filterByKey.get(key)?.facet && !basicFacets.includes(key))
  return further.length > 0 ? [...basicFacets, ...further] : undefined
}

export function listingVariables(listing: Listing, place: Place): GetItemsQueryVariables {
  return {
    ...askOf(listing, place),
    amount: listingPageSize,
    page: listing.page,
    sortBy: listing.sort,
    // The path by itself: names that arrive later must not make another request of it.
    itemQueryContext: { clientModule: 'listing', clientPageType: readListing(place).pageType },
    userInfo: {},
    facets: facetsFor(listing),
  }
}

/**
 * Starts what the listing at this place will ask for; answers wait in the cache. Resolves when the pieces are
 * there, or are not to be had.
 */
export function preloadListing(client: Client, place: Place): Promise<unknown> | undefined {
  const listing = readListing(place)
  if (!listing.known) return undefined
  const { brand, supplier, landing } = listing.source
  const pieces = (one: Listing) => client.query(GetItemsDocument, listingVariables(one, place)).toPromise()
  const ofBrand = async (slug: string) => {
    const { data } = await client.query(GetBrandDocument, { slug }).toPromise()
    if (data?.brand) await pieces(readListing(place, { brand: data.brand.name }))
  }
  const asked = brand ? ofBrand(brand) : supplier || landing ? undefined : pieces(listing)
  void client.query(GetShopIndexDocument, {}).toPromise()
  return asked
}
