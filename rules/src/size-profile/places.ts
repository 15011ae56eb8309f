// Lists where My Sizes may apply (specification §5). It is apart from the rule, so that the code of a
// listing's request stays small.
import type { FilterInput } from '../search/filters.ts'
import { type Department, kidsDepartments } from '../vocabulary/departments.ts'

/** The departments that have a size profile of their own; §7 caches that of women. */
export const profileDepartments = ['women', 'plus', 'petite', 'tall', 'maternity', 'juniors'] as const
export type ProfileDepartment = (typeof profileDepartments)[number]

/** Returns whether a text names a department that has a size profile. */
export const isProfileDepartment = (text: string): text is ProfileDepartment =>
  (profileDepartments as readonly string[]).includes(text)

/** The message when sizes could not be saved (§5). */
export const sizeSaveFailure = "Oops! Sorry, we're having trouble saving your sizes, please try again later."

/** Departments in which My Sizes never applies (§5). */
export const neverInMySizes: readonly Department[] = ['accessories', 'boys', 'girls', 'handbags', 'jewelry']

/** Departments whose pieces have women's sizes. */
const inWomensSizes: readonly string[] = ['designer', 'premium', 'shoes']

/**
 * Returns the department whose size profile applies to a listing of this department: its own, or women for
 * designer, premium and shoes. Null where My Sizes never applies, and without a department.
 */
export function profileDepartmentOf(department: string | null | undefined): ProfileDepartment | null {
  if (!department) return null
  if (isProfileDepartment(department)) return department
  return inWomensSizes.includes(department) ? 'women' : null
}

const isTrue = (text: string) => text.trim().toLowerCase() === 'true'

/** Returns the value of the filter `my_sizes`; null when it is absent. */
export function mySizesOf(filters: readonly FilterInput[]): boolean | null {
  const values = filters.filter(({ key }) => key === 'my_sizes').flatMap((one) => one.values)
  return values.length === 0 ? null : values.some(isTrue)
}

const departmentsOf = (filters: readonly FilterInput[]): string[] => [
  ...new Set(filters.filter(({ key }) => key === 'department_tags').flatMap((one) => one.values)),
]

/**
 * Returns the department whose sizes a listing is about: the one that it names, or women, the default of §2,
 * where it names none. Null for several.
 */
export function departmentOf(filters: readonly FilterInput[]): string | null {
  const [first = 'women', ...more] = departmentsOf(filters)
  return more.length === 0 ? first : null
}

/**
 * Returns the search key by which My Sizes narrows a listing. A listing without a department holds bags and
 * children's things too, which §5 never narrows: there the sizes are of clothes and shoes alone.
 */
export const mySizesKeyOf = (filters: readonly FilterInput[]): 'sizing_id' | 'clothes_size' =>
  departmentsOf(filters).length === 0 ? 'clothes_size' : 'sizing_id'

/** Returns whether sizes of children are kept for this department. */
export const isForChildren = (department: string): boolean =>
  (kidsDepartments as readonly string[]).includes(department)

/**
 * Returns whether the listings of a department have a line for saved sizes above their pieces: where My
 * Sizes may apply, and where sizes of children are offered. Site and host ask here, so that both leave room.
 */
export const hasSizesLine = (department: string | null | undefined): boolean =>
  profileDepartmentOf(department) !== null || (department != null && isForChildren(department))
