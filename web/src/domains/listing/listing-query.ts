// The request of a listing, made from its URL alone, so that the route can send it before the screen's
// code has loaded and the screen then sends the same one.
import { type FilterInput, filterByKey } from '@hemline/rules/search/filters.ts'
import { type Listing, type Place, readListing } from '@hemline/rules/search/listing-url.ts'
import { departmentOf, mySizesOf, profileDepartmentOf } from '@hemline/rules/size-profile/places.ts'
import { listingPageSize } from '@hemline/rules/vocabulary/constants.ts'
import {
  GetBrandDocument,
  type GetFacetsQueryVariables,
  GetItemsDocument,
  type GetItemsQueryVariables,
  GetShopIndexDocument,
} from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/** The filters requested with every listing, in the order of the rail. */
export const basicFacets: readonly string[] = [
  'category_tags',
  'sizing_id',
  'price',
  'brand_name_tags',
  'condition',
  'color_names',
]

/**
 * Returns the fragment of an address that asks for one filter: the drawn rail leads there before the site's
 * code comes, and the site's rail opens that filter and puts the focus on it.
 */
export const filterAnchor = (key: string): string => `#filters-${key}`

/** With "exact=true" the search text is not corrected. */
export const exactKey = 'exact'

/**
 * A listing of one department, or of none, asks for the viewer's saved sizes, unless its address says
 * something about them itself (decision 0150).
 */
const ownSizes = ({ filters }: Listing): FilterInput[] =>
  profileDepartmentOf(departmentOf(filters)) === null || mySizesOf(filters) !== null
    ? []
    : [{ key: 'my_sizes', values: ['true'] }]

/** The filters and text of a listing; the options of its filters are requested with the same ones. */
export type Ask = Pick<GetFacetsQueryVariables, 'filters' | 'query' | 'skipSpellcheck'>
/**
 * Returns the request arguments that select a listing's pieces: filters (saved sizes included), search text,
 * and whether spelling correction is off.
 */
export const askOf = (listing: Listing, place: Place): Ask => ({
  filters: [...listing.filters, ...ownSizes(listing)].map(({ key, values }) => ({
    key,
    values: [...values],
  })),
  query: listing.text || null,
  skipSpellcheck: new URLSearchParams(place.search).get(exactKey) === 'true',
})

/**
 * Returns the facets to request: further ones only if chosen, since their chips need names; the rest
 * waits until opened.
 */
function facetsFor(listing: Listing): string[] | undefined {
  const further = listing.chosen
    .map(({ key }) => key)
    .filter((key) => filterByKey.get(key)?.facet && !basicFacets.includes(key))
  return further.length > 0 ? [...basicFacets, ...further] : undefined
}

/**
 * Returns the variables of the request for one page of a listing: its filters, text, sort order and facets.
 */
export function listingVariables(listing: Listing, place: Place): GetItemsQueryVariables {
  return {
    ...askOf(listing, place),
    amount: listingPageSize,
    page: listing.page,
    sortBy: listing.sort,
    // Read from the path alone: names that load later must not change the request.
    itemQueryContext: { clientModule: 'listing', clientPageType: readListing(place).pageType },
    userInfo: {},
    facets: facetsFor(listing),
  }
}

/**
 * Starts the requests of the listing at this place; the answers wait in the cache. Resolves when the pieces
 * have loaded or the request has failed. Undefined for a place that is no listing, and for a partner's or a
 * landing page's, whose pieces are asked for later.
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
