// Loads what a listing's path does not contain: the brand's name, the partner's pieces, the landing
// page's filters.
import type { ListingNames, ListingSource } from '@hemline/rules/search/listing-path.ts'
import {
  GetBrandDocument,
  GetLandingNamesDocument,
  GetSupplierDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type CombinedError, type UseQueryResponse, useQuery } from 'urql'

type Looked = {
  names: Pick<ListingNames, 'brand' | 'supplier' | 'landing'>
  /** True until the request for the pieces can be made. */
  waiting: boolean
  /** True when the brand, partner or landing page does not exist: a 404. */
  unknown: boolean
  /** The error of a name that did not load: without the name every piece of the shop would be shown. */
  failed: CombinedError | undefined
  retry: () => void
}
type Name<T> = {
  /** The brand, partner or page; null when the server has none, undefined while unknown. */
  value: T | null | undefined
  fetching: boolean
  error: CombinedError | undefined
  retry: () => void
}

/**
 * Returns the state of one name. An answer with an error and without the name says nothing about the name.
 */
function nameOf<D, T>(
  [{ data, error, fetching }, ask]: UseQueryResponse<D>,
  slug: string | undefined,
  read: (data: D) => T | null | undefined,
): Name<T> {
  const found = slug === undefined || !data ? undefined : read(data)
  const isWithout = slug !== undefined && !found
  const failed = isWithout && !fetching ? error : undefined
  return {
    value: error ? (found ?? undefined) : found,
    fetching: isWithout && (fetching || (!data && !error)),
    error: failed,
    retry: () => failed && ask({ requestPolicy: 'network-only' }),
  }
}

/**
 * Hook: loads the names in a listing's path: `names` of brand, partner and landing page, each only if the
 * path has one; `waiting` while one loads; `unknown` when the server has no such brand, partner or page;
 * `failed` when one could not be loaded, until `retry` has asked for it again.
 */
export function useListingNames({
  brand: brandSlug,
  supplier: reference,
  landing: landingSlug,
}: ListingSource): Looked {
  const brand = nameOf(
    useQuery({
      query: GetBrandDocument,
      variables: { slug: brandSlug ?? '' },
      pause: brandSlug === undefined,
    }),
    brandSlug,
    (data) => data.brand,
  )
  const supplier = nameOf(
    useQuery({
      query: GetSupplierDocument,
      variables: { reference: reference ?? '' },
      pause: reference === undefined,
    }),
    reference,
    (data) => data.supplier,
  )
  const landing = nameOf(
    useQuery({
      query: GetLandingNamesDocument,
      variables: { slug: landingSlug ?? '' },
      pause: landingSlug === undefined,
    }),
    landingSlug,
    (data) => data.landingPage,
  )
  const all = [brand, supplier, landing]
  return {
    names: {
      brand: brand.value?.name,
      supplier: supplier.value ?? undefined,
      landing: landing.value ?? undefined,
    },
    waiting: all.some(({ fetching }) => fetching),
    unknown: all.some(({ value }) => value === null),
    failed: all.find(({ error }) => error)?.error,
    retry: () => {
      for (const name of all) name.retry()
    },
  }
}
