// My Sizes in a saved search: a listing that was narrowed by the sizes of a member is saved with these very
// sizes, so that the member is told of what the listing showed (decision 0162).
import type { FacetNames } from '../search/facet-names.ts'
import type { FilterInput } from '../search/filters.ts'
import { withFilter } from '../search/listing-url.ts'
import { isSizeKey } from '../search/parse-filters.ts'
import { listingSizes } from '../size-profile/listing-sizes.ts'
import { isSizeFilter, type SizeProfile } from '../size-profile/my-sizes.ts'
import { departmentOf, mySizesOf, profileDepartmentOf } from '../size-profile/places.ts'
import type { KeptListing } from './listing-to-save.ts'

const mySizesKey = 'my_sizes'

/** What the rule of My Sizes needs besides a listing. */
export type OwnSizes = { profiles: readonly SizeProfile[]; names: FacetNames }

/**
 * Returns the listing as it is saved: where My Sizes narrows it, the sizes of the profile are written into
 * its filters and its address, by the rule that getItems goes by. Where My Sizes does not, the address says
 * so (`my_sizes=false`): a profile that is made later must not narrow what the saved search opens.
 */
export function withSizesKept(kept: KeptListing, { profiles, names }: OwnSizes): KeptListing {
  const isAsked = mySizesOf(kept.filters) === true
  const { filters, shown } = isAsked
    ? listingSizes(kept.filters, profiles, names)
    : { filters: kept.filters, shown: undefined }
  const own = filters.filter(({ key }) => key !== mySizesKey)
  const sizes = own.filter(isSizeFilter)
  const couldNarrow = profileDepartmentOf(departmentOf(own)) !== null && sizes.length === 0
  const written = shown?.applied
    ? [{ key: mySizesKey, values: [] }, ...sizes]
    : [{ key: mySizesKey, values: couldNarrow ? ['false'] : [] }]
  const [pathname = '/', search = ''] = kept.path.split('?')
  const address = written.reduce(
    (made, { key, values }) => withFilter(made, key, values),
    search && `?${search}`,
  )
  return { ...kept, path: `${pathname}${address}`, filters: own }
}

/** Returns whether the sizes that filters ask for are those of the member's profile. */
export const isInOwnSizes = (filters: readonly FilterInput[], { profiles, names }: OwnSizes): boolean =>
  filters.some(({ key }) => isSizeKey(key)) && listingSizes(filters, profiles, names).shown.applied
