// Loads what a listing's path does not contain: the brand's name, the partner's pieces, the landing
// page's filters.
import type { ListingNames, ListingSource } from '@hemline/rules/search/listing-path.ts'
import {
  GetBrandDocument,
  GetLandingNamesDocument,
  GetSupplierDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

type Looked = {
  names: Pick<ListingNames, 'brand' | 'supplier' | 'landing'>
  /** True until the request for the pieces can be made. */
  waiting: boolean
  /** True when the brand, partner or landing page does not exist: a 404. */
  unknown: boolean
}
type Answer<T> = { data?: T | undefined; error?: unknown }

const isOpen = (slug: string | undefined, answer: Answer<unknown>) =>
  slug !== undefined && !answer.data && !answer.error

/**
 * Hook: loads the names in a listing's path: `names` of brand, partner and landing page, each only if the
 * path has one; `waiting` while one loads; `unknown` when the server has no such brand, partner or page.
 */
export function useListingNames({
  brand: brandSlug,
  supplier: reference,
  landing: landingSlug,
}: ListingSource): Looked {
  const [brand] = useQuery({
    query: GetBrandDocument,
    variables: { slug: brandSlug ?? '' },
    pause: brandSlug === undefined,
  })
  const [supplier] = useQuery({
    query: GetSupplierDocument,
    variables: { reference: reference ?? '' },
    pause: reference === undefined,
  })
  const [landing] = useQuery({
    query: GetLandingNamesDocument,
    variables: { slug: landingSlug ?? '' },
    pause: landingSlug === undefined,
  })
  return {
    names: {
      brand: brandSlug === undefined ? undefined : brand.data?.brand?.name,
      supplier: reference === undefined ? undefined : (supplier.data?.supplier ?? undefined),
      landing: landingSlug === undefined ? undefined : (landing.data?.landingPage ?? undefined),
    },
    waiting: isOpen(brandSlug, brand) || isOpen(reference, supplier) || isOpen(landingSlug, landing),
    unknown:
      (brandSlug !== undefined && brand.data?.brand === null) ||
      (reference !== undefined && supplier.data?.supplier === null) ||
      (landingSlug !== undefined && landing.data?.landingPage === null),
  }
}
