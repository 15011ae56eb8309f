// The sizes that members save (specification §3 and §5, decision 0150).
import type { SizeName } from '@hemline/rules/search/facet-names.ts'
import { childProblem, sizeChoices, sizesProblem } from '@hemline/rules/size-profile/choices.ts'
import { profileSizes } from '@hemline/rules/size-profile/my-sizes.ts'
import type { Context } from '../../context.ts'
import type { ChildSizesInput, SizeProfileInput } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { allSizes } from '../catalogue/catalogue.ts'
import {
  type ChildRow,
  deleteChild,
  listChildren,
  listProfiles,
  lockSizes,
  type ProfileRow,
  upsertChild,
  upsertProfile,
} from './size-profile.db.ts'

export { fitJudgeOf } from './fit.ts'

/** Returns the saved size profiles of a user, for jobs, by the names of their departments. */
export const sizeProfilesOf = (db: DbOrTx, userId: string): Promise<ProfileRow[]> => listProfiles(db, userId)

/**
 * Returns the viewer's size profiles, one a department, in the order of the departments' names; read once a
 * request. Empty for visitors.
 */
export async function profilesOf(ctx: Context): Promise<ProfileRow[]> {
  const { userId } = ctx.viewer
  return userId === null ? [] : ctx.once(`sizes:${userId}`, () => listProfiles(ctx.db, userId))
}

/**
 * Returns a size profile with `expandedSizingIds`: its sizes, and their equivalents when the profile includes
 * equivalents.
 */
export const expanded = (row: ProfileRow) => ({ ...row, expandedSizingIds: profileSizes(row) })

const oldIds = 'Sizes have v2 ids here, and no others.'

/**
 * Returns the viewer's size profile of one department; null when none was saved. Throws BAD_INPUT when
 * `v2Sizes` is false, since only size ids of version 2 exist.
 */
export async function profileOf(ctx: Context, department: string, v2Sizes: boolean) {
  if (!v2Sizes) throw refuse('BAD_INPUT', oldIds)
  const row = (await profilesOf(ctx)).find((one) => one.department === department)
  return row ? expanded(row) : null
}

async function sizeNames(ctx: Context): Promise<SizeName[]> {
  const rows = await allSizes(ctx.db)
  return rows.map(({ group, ...size }) => ({ ...size, sizeGroup: group }))
}

/**
 * Returns the sizes that can be chosen in the size profile of a department, by group; empty for an unknown
 * department.
 */
export const choicesFor = async (ctx: Context, department: string) =>
  sizeChoices(department, await sizeNames(ctx))

/** Returns the viewer's user id, also of banned people. Throws UNAUTHENTICATED for visitors. */
const person = (ctx: Context): string => {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to keep your sizes.')
  return userId
}

/** Returns the viewer's user id. Throws UNAUTHENTICATED for visitors, FORBIDDEN for banned people. */
const member = (ctx: Context): string => {
  const userId = person(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return userId
}

const isSame = (a: ProfileRow, b: Omit<ProfileRow, 'updatedAt'>): boolean =>
  a.enabled === b.enabled &&
  a.includeEquivalents === b.includeEquivalents &&
  a.includeMaternity === b.includeMaternity &&
  a.includePetite === b.includePetite &&
  a.includeTall === b.includeTall &&
  a.sizingIds.length === b.sizingIds.length &&
  a.sizingIds.every((id) => b.sizingIds.includes(id))

/**
 * Stores the viewer's size profile of one department and returns it; the last save wins, and one with other
 * sizes that was saved elsewhere since `seenAt` is returned as `replaced`. `isFirst`: the viewer had none of
 * any department. `withExpansions`: with equivalent sizes. Throws BAD_INPUT for unknown departments, sizes
 * and id versions, UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function upsertSizeProfile(
  ctx: Context,
  { seenAt, ...input }: SizeProfileInput,
  { v2Sizes, withExpansions }: { v2Sizes: boolean; withExpansions: boolean },
) {
  const userId = member(ctx)
  if (!v2Sizes) throw refuse('BAD_INPUT', oldIds)
  const problem = sizesProblem(input.department, input.sizingIds, await sizeNames(ctx))
  if (problem) throw refuse('BAD_INPUT', problem)
  const row: ProfileRow = { ...input, sizingIds: [...new Set(input.sizingIds)], updatedAt: ctx.now() }
  const before = await inTransaction(ctx.db, async (tx) => {
    await lockSizes(tx, userId)
    const all = await listProfiles(tx, userId)
    await upsertProfile(tx, userId, row)
    return all
  })
  ctx.forget()
  const other = before.find((one) => one.department === row.department)
  const isUnseen = other !== undefined && other.updatedAt.getTime() !== (seenAt?.getTime() ?? 0)
  const replaced = other && isUnseen && !isSame(other, row) ? other : null
  const sizeProfile = withExpansions ? expanded(row) : { ...row, expandedSizingIds: row.sizingIds }
  return { sizeProfile, isFirst: before.length === 0, replaced }
}

/** Returns the children whose sizes the viewer saved, by name; none for visitors. */
export async function childrenOf(ctx: Context): Promise<ChildRow[]> {
  const { userId } = ctx.viewer
  return userId === null ? [] : listChildren(ctx.db, userId)
}

/**
 * Stores the sizes of a child (new without `id`) and returns all children of the viewer. Throws BAD_INPUT for
 * a wrong name, unknown sizes and too many children (`childProblem`), NOT_FOUND for an unknown child,
 * UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function saveChildSizes(ctx: Context, { id, name, sizingIds }: ChildSizesInput) {
  const userId = member(ctx)
  const sizes = await sizeNames(ctx)
  return inTransaction(ctx.db, async (tx) => {
    await lockSizes(tx, userId)
    const children = await listChildren(tx, userId)
    if (id != null && !children.some((one) => one.id === id))
      throw refuse('NOT_FOUND', 'We no longer have the sizes of this child.')
    const others = children.filter((one) => one.id !== id).length
    const problem = childProblem({ name, sizingIds }, others, sizes)
    if (problem) throw refuse('BAD_INPUT', problem)
    const child = {
      id: id ?? uuidv7(ctx.now().getTime()),
      name: name.trim(),
      sizingIds: [...new Set(sizingIds)],
    }
    await upsertChild(tx, userId, child, ctx.now())
    return { children: await listChildren(tx, userId) }
  })
}

/**
 * Deletes the sizes of a child, also for banned people, and returns the other children; an unknown id changes
 * nothing. Throws UNAUTHENTICATED for visitors.
 */
export async function removeChildSizes(ctx: Context, id: string) {
  const userId = person(ctx)
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  if (isId) await deleteChild(ctx.db, userId, id)
  return { children: await listChildren(ctx.db, userId) }
}
