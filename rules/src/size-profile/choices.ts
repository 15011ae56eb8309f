// Lists the sizes that a size profile can have, and checks profiles and children's sizes.
import { bareSizeLabel, isSizeCut, labelInCuts, petiteOrTall } from '../catalogue/size-cuts.ts'
import type { SizeName } from '../search/facet-names.ts'
import { sizeCategories, sizeCategoryLabels, sizeGroups } from '../vocabulary/sizing.ts'
import type { SizeProfile } from './my-sizes.ts'
import { isForChildren, isProfileDepartment, type ProfileDepartment } from './places.ts'

/** Sizes of one kind and system in the order of their rank, under a label of §3. */
export type SizeChoiceGroup = {
  category: string
  label: string
  group: string
  sizes: { sizingId: number; label: string }[]
}

/** Department groups of the sizes that a profile has. */
const groupsOf: Readonly<Record<ProfileDepartment, readonly string[]>> = {
  women: ['women', 'shoes'],
  plus: ['plus', 'shoes'],
  petite: [petiteOrTall, 'shoes'],
  tall: [petiteOrTall, 'shoes'],
  maternity: ['women', 'shoes'],
  juniors: ['juniors', 'shoes'],
}

/**
 * Returns the groups of sizes from which a department's size profile is chosen: tops, bottoms and shoes (§3)
 * by size system, without One Size (§5); children's clothes and shoes for girls and boys. Empty for other
 * departments.
 */
export function sizeChoices(department: string, sizes: readonly SizeName[]): SizeChoiceGroup[] {
  if (isForChildren(department))
    return [
      choice('kids', 'Clothes', 'letters', ofGroup(sizes, 'kids')),
      choice('kids', 'Shoes', 'numbers', ofGroup(sizes, 'kids-shoes')),
    ].filter((one) => one.sizes.length > 0)
  if (!isProfileDepartment(department)) return []
  const mine = sizes.filter(({ departmentGroup }) => groupsOf[department].includes(departmentGroup))
  const cuts = isSizeCut(department) ? [department] : []
  return sizeCategories
    .flatMap((category) =>
      sizeGroups.map((group) => {
        const own = mine.filter((size) => size.sizeCategory === category && size.sizeGroup === group)
        const named = own.map((size) => ({ ...size, label: labelInCuts(size.label, cuts) }))
        return choice(category, sizeCategoryLabels[category], group, named)
      }),
    )
    .filter((one) => one.sizes.length > 0)
}

const ofGroup = (sizes: readonly SizeName[], group: string) =>
  sizes.filter(({ departmentGroup }) => departmentGroup === group)

const choice = (
  category: string,
  label: string,
  group: string,
  sizes: readonly SizeName[],
): SizeChoiceGroup => ({
  category,
  label,
  group,
  sizes: sizes.map(({ sizingId, label: one }) => ({ sizingId, label: one })),
})

const profileSizesMost = 60
const childrenMost = 10
const childNameMost = 40

/**
 * Returns why sizes can't be saved for a department, in words for the member: the department has no sizes,
 * one of them is not a size of it, or there are more than 60. Undefined when they can.
 */
export function sizesProblem(
  department: string,
  sizingIds: readonly number[],
  sizes: readonly SizeName[],
): string | undefined {
  const groups = sizeChoices(department, sizes)
  if (groups.length === 0) return 'This department has no sizes to save.'
  const known = new Set(groups.flatMap((group) => group.sizes.map((size) => size.sizingId)))
  if (sizingIds.some((id) => !known.has(id))) return 'One of these sizes is not a size of this department.'
  return sizingIds.length > profileSizesMost ? `Please choose at most ${profileSizesMost} sizes.` : undefined
}

/**
 * Returns why a child's name and sizes can't be saved, in words: no name or one above 40 letters, ten
 * children saved already, or a size that is none of girls' sizes. Undefined when they can. `others` is the
 * number of other saved children.
 */
export function childProblem(
  { name, sizingIds }: { name: string; sizingIds: readonly number[] },
  others: number,
  sizes: readonly SizeName[],
): string | undefined {
  const length = [...name.trim()].length
  if (length === 0 || length > childNameMost)
    return `Please name the child, in ${childNameMost} letters at most.`
  if (others >= childrenMost) return `We keep the sizes of ${childrenMost} children.`
  return sizesProblem('girls', sizingIds, sizes)
}

/**
 * Returns a profile's saved sizes and cuts in words, such as "6", "8", "M", "petite": labels without their
 * cut, each once; unknown ids are left out.
 */
export function sizeWords(
  profile: Pick<SizeProfile, 'includeMaternity' | 'includePetite' | 'includeTall'>,
  sizingIds: readonly number[],
  sizes: readonly SizeName[],
): string[] {
  const ids = new Set(sizingIds)
  const mine = sizes.filter(({ sizingId }) => ids.has(sizingId))
  const labels = [...new Set(mine.map(({ label }) => bareSizeLabel(label)))]
  return [
    ...labels,
    ...(profile.includePetite ? ['petite'] : []),
    ...(profile.includeTall ? ['tall'] : []),
    ...(profile.includeMaternity ? ['maternity'] : []),
  ]
}
