// A request for a listing with the viewer's saved sizes: what it asks for, and what the page says.
// API and mocks share it.
import type { FacetNames } from '../search/facet-names.ts'
import { sizesInQuestion } from '../search/facet-options.ts'
import type { FilterInput } from '../search/filters.ts'
import { parseFilters } from '../search/parse-filters.ts'
import { sizeWords } from './choices.ts'
import {
  type MySizesOff,
  profileFor,
  profileSizes,
  type SizeProfile,
  sizesApplied,
  withMySizes,
} from './my-sizes.ts'
import { departmentOf, mySizesKeyOf, mySizesOf, profileDepartmentOf } from './places.ts'

/** The notice of a listing about the viewer's sizes; `search`: the active size filters, as in a URL. */
export type ShownSizes = {
  applied: boolean
  why: MySizesOff | null
  department: string | null
  sizes: string[]
  search: string
}

/**
 * Applies a member's saved sizes (My Sizes) to a listing's filters where the rule of §5 says so. Returns the
 * filters, and what the page says about them.
 */
export function listingSizes(
  asked: readonly FilterInput[],
  profiles: readonly SizeProfile[],
  names: FacetNames,
): { filters: FilterInput[]; shown: ShownSizes } {
  const department = departmentOf(asked)
  const profile = profileFor(profiles, department)
  const here = sizesInQuestion(parseFilters(asked).filters, names).map(({ sizingId }) => sizingId)
  const slugs = asked.filter(({ key }) => key === 'category_tags').flatMap(({ values }) => values)
  const hasCategory = names.categories.some(({ path }) =>
    path.split('/').some((slug) => slugs.includes(slug)),
  )
  const answer = sizesApplied({
    mySizes: mySizesOf(asked),
    department,
    profile,
    urlFilters: asked,
    // Handbags have no sizes to choose from: none of the profile's is among them.
    sizesHere: here.length > 0 || hasCategory ? new Set(here) : undefined,
    sizeKey: mySizesKeyOf(asked),
  })
  const ids = answer.applied ? answer.sizingIds : profile ? profileSizes(profile) : []
  const params = new URLSearchParams()
  if (answer.applied) for (const { key, values } of answer.filters) params.set(key, values.join())
  return {
    filters: withMySizes(asked, answer),
    shown: {
      applied: answer.applied,
      why: answer.applied ? null : answer.why,
      department: profileDepartmentOf(department),
      sizes: profile ? sizeWords(profile, ids, names.sizes) : [],
      search: params.toString().replaceAll('%2C', ','),
    },
  }
}
