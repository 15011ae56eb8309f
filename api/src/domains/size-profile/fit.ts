// Computes how a piece is likely to fit the viewer, and the evidence for it (decision 0152).
import { bodyProblem, type FitAnswer, fitAnswer, fitBasis } from '@hemline/rules/size-profile/fit-evidence.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { itemForViewer } from '../catalogue/catalogue.ts'
import {
  deleteBodyMeasures,
  listBodyMeasures,
  listWornPieces,
  upsertBodyMeasure,
  upsertFitCutoff,
} from './fit.db.ts'

const dayMs = 86_400_000
const childrens = ['girls', 'boys']

type Doors = { db: DbOrTx; now: () => Date }

/**
 * Returns a member's evidence for fit notes. Kept pieces count once they can no longer be returned, and those
 * sent back as too small or too large once their parcel has come.
 */
async function evidenceOf({ db, now }: Doors, userId: string) {
  const until = new Date(now().getTime() - deliveryReturnDays * dayMs)
  const worn = await listWornPieces(db, userId, until)
  return { worn, body: await listBodyMeasures(db, userId) }
}

/** A grown person's piece as the fit engine sees it: the path of its category, and its measures in inches. */
export type PieceToFit = Pick<Parameters<typeof fitAnswer>[0], 'path' | 'measurements'>

/**
 * Returns a function that judges how a grown person's piece fits a member, from pieces that the member kept
 * and body measurements; it returns null where nothing is known. Reads the evidence once.
 */
export async function fitJudgeOf(
  doors: Doors,
  userId: string,
): Promise<(piece: PieceToFit) => FitAnswer | null> {
  const { worn, body } = await evidenceOf(doors, userId)
  return (piece) => fitAnswer({ ...piece, children: false }, worn, body)
}

/**
 * Returns a sentence about how a piece would fit the viewer, from the pieces they kept and their body
 * measurements, or the measurement to ask for; measures in inches. Null for visitors, for pieces that the
 * viewer may not see, and where nothing can be said.
 */
export async function fitNoteFor(ctx: Context, itemNumber: number) {
  const { userId } = ctx.viewer
  if (userId === null) return null
  const item = await itemForViewer(ctx, itemNumber)
  if (!item) return null
  const { worn, body } = await evidenceOf(ctx, userId)
  const children = item.department_tags.some((tag) => childrens.includes(tag))
  const piece = { path: item.category_path, children, measurements: item.measurements }
  const answer = fitAnswer(piece, worn, body)
  if (!answer) return null
  const { own, ...said } = answer
  return { ...said, own: own?.inches ?? null, ownFrom: own?.from ?? null, ownCount: own?.count ?? 0 }
}

/**
 * Returns the measurements that the viewer's fit notes are based on (inches, by garment); empty for visitors.
 */
export async function fitBasisOf(ctx: Context) {
  const { userId } = ctx.viewer
  if (userId === null) return []
  const { worn, body } = await evidenceOf(ctx, userId)
  return fitBasis(worn, body)
}

/** Returns the viewer's user id, also of banned people. Throws UNAUTHENTICATED for visitors. */
function person(ctx: Context): string {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to keep your measures.')
  return userId
}

/** Returns the viewer's user id. Throws UNAUTHENTICATED for visitors, FORBIDDEN for banned people. */
function member(ctx: Context): string {
  const userId = person(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return userId
}

/**
 * Stores a measurement of the viewer's body in inches, in place of an earlier one, and returns the fit basis.
 * Throws BAD_INPUT for an unknown measure or inches that no body has (`bodyProblem`), UNAUTHENTICATED,
 * FORBIDDEN (banned).
 */
export async function saveBodyMeasure(
  ctx: Context,
  { measure, inches }: { measure: string; inches: number },
) {
  const userId = member(ctx)
  const problem = bodyProblem(measure, inches)
  if (problem) throw refuse('BAD_INPUT', problem)
  await upsertBodyMeasure(ctx.db, userId, { measure, inches, takenAt: ctx.now() })
  return { fitBasis: await fitBasisOf(ctx) }
}

/**
 * Deletes the viewer's body measurements, ignores pieces kept until now in later fit notes, and returns the
 * fit basis, empty then; also for banned people. Throws UNAUTHENTICATED for visitors.
 */
export async function forgetFit(ctx: Context) {
  const userId = person(ctx)
  await inTransaction(ctx.db, async (tx) => {
    await deleteBodyMeasures(tx, userId)
    await upsertFitCutoff(tx, userId, ctx.now())
  })
  return { fitBasis: await fitBasisOf(ctx) }
}
