// My Sizes: when the sizes that a member saved narrow a listing, and to what (specification §5,
// decision 0150). API, site, mocks, host and saved searches all ask here.
import { equivalentSizes } from '../catalogue/sizes.ts'
import type { FilterInput } from '../search/filters.ts'
import { sizingIdOffset } from '../vocabulary/constants.ts'
import { neverInMySizes, profileDepartmentOf } from './places.ts'

/** The sizes of one department that a member saved (specification §3, Size profile). */
export type SizeProfile = {
  department: string
  /** False while the member paused their sizes. */
  enabled: boolean
  /** Whether the same size of another system counts too: 8 and 10 beside M. */
  includeEquivalents: boolean
  includeMaternity: boolean
  includePetite: boolean
  includeTall: boolean
  sizingIds: readonly number[]
}

const emptyProfile = {
  enabled: true,
  includeEquivalents: false,
  includeMaternity: false,
  includePetite: false,
  includeTall: false,
}

/**
 * Returns the size profile that applies to a listing of this department (see `profileDepartmentOf`). Without
 * an own profile for petite, tall or maternity, the women's profile applies when it includes that cut. Null
 * for none.
 */
export function profileFor(
  profiles: readonly SizeProfile[],
  department: string | null | undefined,
): SizeProfile | null {
  const wanted = profileDepartmentOf(department)
  const own = profiles.find((one) => one.department === wanted)
  if (wanted === null || own) return own ?? null
  const women = profiles.find((one) => one.department === 'women')
  if (!women) return null
  const { enabled, includeEquivalents } = women
  const shared = { ...emptyProfile, department: wanted, enabled, includeEquivalents }
  if (wanted === 'maternity' && women.includeMaternity) return { ...shared, sizingIds: women.sizingIds }
  const isCut = (wanted === 'petite' && women.includePetite) || (wanted === 'tall' && women.includeTall)
  return isCut ? { ...shared, sizingIds: women.sizingIds.flatMap(offsetSize) } : null
}

/** The petite and tall size of a regular one: shoes have none. */
const offsetSize = (sizingId: number): number[] =>
  sizingId > 1000 && sizingId < 1300 ? [sizingId + sizingIdOffset] : []

/**
 * Returns a profile's size ids, with the equivalent sizes of other systems when the profile includes those.
 */
export function profileSizes(profile: Pick<SizeProfile, 'includeEquivalents' | 'sizingIds'>): number[] {
  const own = profile.sizingIds
  return [...new Set(profile.includeEquivalents ? own.flatMap((id) => [id, ...equivalentSizes(id)]) : own)]
}

/** The listing and the profile that the rule of My Sizes decides about. */
export type MySizesAsk = {
  /** The value of `my_sizes` in the URL or request; null when it is absent. */
  mySizes: boolean | null
  /** The department of the listing (`departmentOf`); null for several. */
  department: string | null
  /** The profile for that department (`profileFor`); null when the member saved none. */
  profile: SizeProfile | null
  /** The filters of the address; those that are not about sizes are skipped. */
  urlFilters: readonly FilterInput[]
  /**
   * The sizes that the listing's categories come in; a bra listing has no M. Left out: every size of the
   * profile counts.
   */
  sizesHere?: ReadonlySet<number> | undefined
  /** The search key by which the listing is narrowed (`mySizesKeyOf`); `sizing_id` by default. */
  sizeKey?: 'sizing_id' | 'clothes_size'
}

/** Why My Sizes does not narrow a listing. */
export type MySizesOff =
  | 'off'
  | 'no_department'
  | 'department'
  | 'no_profile'
  | 'paused'
  | 'empty_profile'
  | 'no_size_here'
  | 'url'

/** The result: the filters that replace the listing's size filters, or why there are none. */
export type MySizes =
  | { applied: true; filters: FilterInput[]; sizingIds: number[]; profile: SizeProfile }
  | { applied: false; why: MySizesOff }

const flagKeys = [
  ['include_maternity', 'includeMaternity'],
  ['include_petite', 'includePetite'],
  ['include_tall', 'includeTall'],
] as const

const sizeKeys: readonly string[] = ['sizing_id', 'clothes_size', ...flagKeys.map(([key]) => key)]

/** Returns whether a filter is one of those that My Sizes sets: sizes, petite, tall, maternity. */
export const isSizeFilter = ({ key }: Pick<FilterInput, 'key'>): boolean => sizeKeys.includes(key)

const isTrue = (text: string) => text.trim().toLowerCase() === 'true'
const off = (why: MySizesOff): MySizes => ({ applied: false, why })

/**
 * Decides whether saved sizes narrow a listing (§5): `my_sizes` is not false, the listing is of one
 * department that is none of accessories, boys, girls, handbags and jewelry, the profile is on and has sizes
 * or a flag (maternity, petite, tall), some size occurs here, and the address has no size filters but those
 * of the profile. Returns filters and sizes, or the reason (`why`) that it does not.
 */
export function sizesApplied(ask: MySizesAsk): MySizes {
  const { mySizes, department, profile, urlFilters, sizesHere, sizeKey = 'sizing_id' } = ask
  if (mySizes === false) return off('off')
  if (department === null) return off('no_department')
  if ((neverInMySizes as readonly string[]).includes(department)) return off('department')
  if (profile === null) return off('no_profile')
  if (!profile.enabled) return off('paused')
  const flagged = flagKeys.filter(([, field]) => profile[field])
  if (profile.sizingIds.length === 0 && flagged.length === 0) return off('empty_profile')
  const all = profileSizes(profile)
  const sizingIds = all.filter((id) => sizesHere === undefined || sizesHere.has(id))
  if (conflicts(urlFilters, profile, [all, sizingIds])) return off('url')
  if (all.length > 0 && sizingIds.length === 0) return off('no_size_here')
  const sizes = sizingIds.length > 0 ? [{ key: sizeKey, values: sizingIds.map(String) }] : []
  const flags = flagged.map(([key]) => ({ key, values: ['true'] }))
  return { applied: true, filters: [...sizes, ...flags], sizingIds, profile }
}

/** Returns whether an address asks for other sizes or cuts than the profile has. */
function conflicts(
  urlFilters: readonly FilterInput[],
  profile: SizeProfile,
  ownSizes: readonly (readonly number[])[],
): boolean {
  const valuesOf = (key: string) => urlFilters.filter((one) => one.key === key).flatMap((one) => one.values)
  const asked = new Set([...valuesOf('sizing_id'), ...valuesOf('clothes_size')].map((value) => value.trim()))
  const isOwn = [profile.sizingIds, ...ownSizes].some(
    (ids) => ids.length === asked.size && ids.every((id) => asked.has(String(id))),
  )
  if (asked.size > 0 && !isOwn) return true
  return flagKeys.some(([key, field]) => {
    const values = valuesOf(key)
    return values.length > 0 && values.some(isTrue) !== profile[field]
  })
}

/**
 * Returns the filters of a listing with My Sizes in force: the profile's size filters in place of the
 * address's, or the given ones when the rule does not apply.
 */
export function withMySizes(filters: readonly FilterInput[], mySizes: MySizes): FilterInput[] {
  return mySizes.applied ? [...filters.filter((one) => !isSizeFilter(one)), ...mySizes.filters] : [...filters]
}
