// A size profile as somebody chooses it in the sheet. Pure.
import type { ProfileDepartment } from '@hemline/rules/size-profile/places.ts'
import type { GetSizeProfileQuery, SizeProfileInput } from '@hemline/schema/generated/graphql.ts'

export type Groups = GetSizeProfileQuery['sizeChoices']
export type Profile = NonNullable<GetSizeProfileQuery['sizeProfile']>
/** `kinds`: the size categories that sizes are asked for. */
export type Draft = Omit<SizeProfileInput, 'department' | 'seenAt'> & { kinds: string[] }

const empty: Draft = {
  enabled: true,
  includeEquivalents: false,
  includeMaternity: false,
  includePetite: false,
  includeTall: false,
  sizingIds: [],
  kinds: [],
}

/** Returns the editable draft of a saved size profile; that of a paused profile stays paused. */
export function draftOf(profile: Profile | null | undefined, groups: Groups): Draft {
  if (!profile) return empty
  const { enabled, includeEquivalents, includeMaternity, includePetite, includeTall, sizingIds } = profile
  const isMine = (group: Groups[number]) => group.sizes.some(({ sizingId }) => sizingIds.includes(sizingId))
  const kinds = [...new Set(groups.filter(isMine).map(({ category }) => category))]
  const flags = { includeEquivalents, includeMaternity, includePetite, includeTall }
  return { enabled, ...flags, sizingIds: [...sizingIds], kinds }
}

/**
 * Returns the SizeProfileInput for the API from a draft, with only the sizes of the kinds that the draft asks
 * for.
 */
export function inputOf(
  { kinds, ...draft }: Draft,
  groups: Groups,
  { department, seenAt }: { department: ProfileDepartment; seenAt: string | null },
): SizeProfileInput {
  const asked = groups.filter(({ category }) => kinds.includes(category))
  const ids = new Set(asked.flatMap(({ sizes }) => sizes.map(({ sizingId }) => sizingId)))
  return { ...draft, department, seenAt, sizingIds: draft.sizingIds.filter((id) => ids.has(id)) }
}

/** Returns the list without `one` when it contains it, else with `one` added at the end. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Returns the heading of a group of sizes: "US", "Waist in inches", "Letters" or "US numbers". */
export function systemWords({ category, group }: Groups[number]): string {
  if (category === 'shoe') return 'US'
  if (group === 'waist') return 'Waist in inches'
  return group === 'letters' ? 'Letters' : 'US numbers'
}

/** Returns the draft with these sizes too, and with their kinds among those that sizes are asked for. */
export function withSizes(draft: Draft, sizingIds: readonly number[], groups: Groups): Draft {
  const isFound = ({ sizes }: Groups[number]) => sizes.some(({ sizingId }) => sizingIds.includes(sizingId))
  const kinds = groups.filter(isFound).map(({ category }) => category)
  return {
    ...draft,
    kinds: [...new Set([...draft.kinds, ...kinds])],
    sizingIds: [...new Set([...draft.sizingIds, ...sizingIds])],
  }
}
