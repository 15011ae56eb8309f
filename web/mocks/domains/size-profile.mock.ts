// The sizes that members save, as the API keeps them.
import { childProblem, sizeChoices, sizesProblem } from '@hemline/rules/size-profile/choices.ts'
import { profileSizes, type SizeProfile } from '@hemline/rules/size-profile/my-sizes.ts'
import { type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { type MockChild, type MockProfile, nextId } from '../db.ts'
import { facetNames } from '../seed/facet-names.ts'

/** Returns the viewer's profiles. */
export const profilesOf = (ctx: MockContext): MockProfile[] => ctx.db.state.sizeProfiles[ownerOf(ctx)] ?? []
const childrenOf = (ctx: MockContext): MockChild[] => ctx.db.state.children[ownerOf(ctx)] ?? []
const expanded = (one: MockProfile) => ({ ...one, expandedSizingIds: profileSizes(one) })

function member(ctx: MockContext): void {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in to keep your sizes.')
  refuseBanned(ctx)
}

type ProfileInput = {
  input: SizeProfile & { sizingIds: number[]; seenAt?: string | null }
  v2Sizes?: boolean
  withExpansions?: boolean
}

function onlyV2({ v2Sizes }: { v2Sizes?: boolean }): void {
  if (v2Sizes === false) throw refuse('BAD_INPUT', 'Sizes have v2 ids here, and no others.')
}
type ChildInput = { input: { id?: string | null; name: string; sizingIds: number[] } }

function upsert(ctx: MockContext, args: ProfileInput) {
  const { seenAt, ...input } = args.input
  member(ctx)
  onlyV2(args)
  const problem = sizesProblem(input.department, input.sizingIds, facetNames.sizes)
  if (problem) throw refuse('BAD_INPUT', problem)
  const before = profilesOf(ctx)
  const other = before.find((one) => one.department === input.department)
  const saved = { ...input, sizingIds: [...new Set(input.sizingIds)], updatedAt: ctx.now.toISOString() }
  ctx.db.state.sizeProfiles[ownerOf(ctx)] = [...before.filter((one) => one !== other), saved]
  const content = ({ updatedAt: _, ...one }: MockProfile) =>
    JSON.stringify({ ...one, sizingIds: one.sizingIds.toSorted() })
  const isUnseen = other !== undefined && Date.parse(other.updatedAt) !== Date.parse(seenAt ?? '')
  const replaced = other && isUnseen && content(other) !== content(saved) ? other : null
  const sizeProfile = args.withExpansions ? expanded(saved) : { ...saved, expandedSizingIds: saved.sizingIds }
  return { sizeProfile, isFirst: before.length === 0, replaced }
}

function saveChild(ctx: MockContext, { id, name, sizingIds }: ChildInput['input']) {
  member(ctx)
  const children = childrenOf(ctx)
  if (id != null && !children.some((one) => one.id === id))
    throw refuse('NOT_FOUND', 'We no longer have the sizes of this child.')
  const others = children.filter((one) => one.id !== id)
  const problem = childProblem({ name, sizingIds }, others.length, facetNames.sizes)
  if (problem) throw refuse('BAD_INPUT', problem)
  const child = { id: id ?? `child-${nextId(ctx.db)}`, name: name.trim(), sizingIds: [...new Set(sizingIds)] }
  ctx.db.state.children[ownerOf(ctx)] = [...others, child].sort((a, b) => (a.name < b.name ? -1 : 1))
  return { children: childrenOf(ctx) }
}

export const sizeProfileMocks = {
  Query: {
    sizeProfile: (_: unknown, args: { departmentTag: string; v2Sizes?: boolean }, ctx: MockContext) => {
      onlyV2(args)
      const one = profilesOf(ctx).find(({ department }) => department === args.departmentTag)
      return one ? expanded(one) : null
    },
    sizeProfiles: (_: unknown, __: unknown, ctx: MockContext) => profilesOf(ctx).map(expanded),
    sizeChoices: (_: unknown, { departmentTag }: { departmentTag: string }) =>
      sizeChoices(departmentTag, facetNames.sizes),
    childSizes: (_: unknown, __: unknown, ctx: MockContext) => childrenOf(ctx),
  },
  Mutation: {
    upsertSizeProfile: (_: unknown, args: ProfileInput, ctx: MockContext) => upsert(ctx, args),
    saveChildSizes: (_: unknown, { input }: ChildInput, ctx: MockContext) => saveChild(ctx, input),
    removeChildSizes: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      member(ctx)
      ctx.db.state.children[ownerOf(ctx)] = childrenOf(ctx).filter((one) => one.id !== id)
      return { children: childrenOf(ctx) }
    },
  },
}
