// The saved sizes above the pieces of a listing. Their line is there from the first moment: nothing moves.
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import {
  departmentOf,
  hasSizesLine,
  isForChildren,
  mySizesKeyOf,
  profileDepartmentOf,
} from '@hemline/rules/size-profile/places.ts'
import { lazy, Suspense } from 'react'
import type { Go } from './CheckOption.tsx'
import { SizesLine } from './ListingFrame.tsx'
import type { Items } from './use-listing.ts'

const YourSizes = lazy(async () => ({ default: (await import('../size-profile/YourSizes.tsx')).YourSizes }))
const ChildrensSizes = lazy(async () => ({
  default: (await import('../size-profile/ChildrensSizes.tsx')).ChildrensSizes,
}))

type Props = {
  /** The filters of the listing, those of its path among them. */
  filters: readonly FilterInput[]
  /** The last answer for this listing; undefined until there is one. */
  items: Items | undefined
  search: string
  go: Go
}

/**
 * Renders, above a listing, the chip of My Sizes, or chips of the children's sizes in children's departments;
 * nothing in departments without sizes. A listing without a department has the sizes of women.
 */
export function SavedSizes({ filters, items, search, go }: Props) {
  const department = departmentOf(filters)
  if (!hasSizesLine(department)) return null
  const own = profileDepartmentOf(department)
  return (
    <SizesLine>
      <Suspense>
        {department !== null && isForChildren(department) ? (
          <ChildrensSizes department={department} search={search} go={go} />
        ) : (
          own &&
          items && (
            <YourSizes
              shown={items.mySizes}
              department={own}
              isOfDepartment={mySizesKeyOf(filters) === 'sizing_id'}
              search={search}
              go={go}
            />
          )
        )}
      </Suspense>
    </SizesLine>
  )
}
