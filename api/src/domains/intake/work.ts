// Employees' work on a bag and its pieces: each action is one transaction and is noted with the employee
// who did it.

import { reclaimEndsAt } from '@hemline/rules/consignment/consignment.ts'
import { isReason, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import {
  alreadyElsewhere,
  canUndo,
  countProblem,
  decidedAlready,
  declineReasonNeeded,
  isDeclineReason,
  noteProblem,
  photoNeeded,
  priceProblem,
  undoGone,
  undoNotYours,
  undoTooLate,
} from '@hemline/rules/intake/intake.ts'
import { isTakenInBags, notTakenMessage } from '@hemline/rules/intake/taken.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type {
  GradePieceInput,
  ListPiecesPayload,
  ReceiveBagInput,
  ResolversTypes,
  ReviewPieceInput,
} from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import * as bags from '../bags/bags.ts'
import { offerReclaim, withdrawReclaim } from '../cart/cart.ts'
import { addPhotos, createItem, decideReview, listItems, removeNewItem } from '../catalogue/catalogue.ts'
import { describe, placeProblem, prohibitionOf, refusal, stateOf, suggestedOf } from './grading.ts'
import {
  deletePiece,
  findBagById,
  findPiece,
  findPieceAt,
  findPieceByKey,
  insertPiece,
  type PieceRow,
  updateDecision,
} from './intake.db.ts'
import { bagScanned, bagView, pieceView } from './station.ts'

type Result<Name extends keyof ResolversTypes> = Awaited<ResolversTypes[Name]> & { __typename: string }

const seenBag = async (ctx: Context, id: string) => ({
  __typename: 'IntakeBagPayload' as const,
  bag: await bagView(ctx, id),
})

async function knownBag(ctx: Context, id: string) {
  const bag = isUuid(id) ? await findBagById(ctx.db, id) : undefined
  if (!bag) throw refuse('NOT_FOUND', 'There is no such bag.')
  return bag
}

type Received = Awaited<ReturnType<typeof bags.receiveBag>>
type Claimed = Awaited<ReturnType<typeof bags.claimBag>>

/**
 * Stores that a bag arrived at the warehouse, with its count of pieces if given, and returns the bag. A
 * second scan changes nothing. Returned refusals: WrongBagCode, BagElsewhere, IntakeRefusal (bag not
 * activated, impossible count). Throws UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function receiveBag(
  ctx: Context,
  { code, warehouseId, count }: ReceiveBagInput,
): Promise<Awaited<ResolversTypes['ReceiveBagResult']>> {
  const actorId = atWork(ctx, 'intake')
  const wrong = count == null ? undefined : countProblem(count)
  if (wrong) return refusal(wrong, 'count')
  const found = await bagScanned(ctx, code, warehouseId ?? null)
  if ('__typename' in found) return found
  const receiving = {
    code: found.code,
    actorId,
    now: ctx.now(),
    ...(count == null ? {} : { piecesCounted: count }),
  }
  const done = await inTransaction<Received>(ctx.db, 'BagReceived', (tx) => bags.receiveBag(tx, receiving))
  if (done.__typename === 'NotOnItsWay' || done.__typename === 'WrongCode') return refusal(done.message)
  return seenBag(ctx, found.id)
}

/**
 * Assigns a bag to the employee who grades it. Returned refusals: BagTaken (another employee has it; grading
 * beside that one is allowed), IntakeRefusal (not to be graded). Throws NOT_FOUND (bag), UNAUTHENTICATED,
 * FORBIDDEN (wrong role or banned).
 */
export async function claimBag(
  ctx: Context,
  bagId: string,
): Promise<Awaited<ResolversTypes['ClaimBagResult']>> {
  const actorId = atWork(ctx, 'intake')
  await knownBag(ctx, bagId)
  const done = await inTransaction<Claimed>(ctx.db, 'BagClaimed', (tx) =>
    bags.claimBag(tx, { bagId, actorId, now: ctx.now() }),
  )
  if (done.__typename === 'NotToGrade') return refusal(done.message)
  if (done.__typename === 'BagClaimed') return seenBag(ctx, bagId)
  const by = (await findBagById(ctx.db, bagId))?.claimed_name ?? 'Somebody else'
  return {
    __typename: 'BagTaken',
    by,
    message: `${by} is at this bag. You can grade beside them: each place is taken once.`,
  }
}

/**
 * Ends the viewer's assignment to a bag and returns the bag; another employee's assignment stays. Throws
 * NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function releaseBag(
  ctx: Context,
  bagId: string,
): Promise<Awaited<ResolversTypes['BagWorkResult']>> {
  const actorId = atWork(ctx, 'intake')
  await knownBag(ctx, bagId)
  await inTransaction(ctx.db, (tx) => bags.releaseBag(tx, { bagId, actorId, now: ctx.now() }))
  return seenBag(ctx, bagId)
}

type GradeResult = Result<'GradePieceResult'>
const placeTaken = (row: PieceRow, nextPlace: number): GradeResult => ({
  __typename: 'PlaceTaken',
  by: row.grader,
  nextPlace,
  message: `${row.grader} has just graded place ${row.piece_number}. The next one is free: ${nextPlace}.`,
})

/** Returns the payload for a piece that is graded: the piece and its bag. */
async function graded(ctx: Context, row: PieceRow): Promise<GradeResult> {
  return { __typename: 'GradePiecePayload', piece: pieceView(ctx, row), bag: await bagView(ctx, row.bag_id) }
}

/**
 * Grades a piece in the caller's transaction, under the bag's lock: makes the item, its photos, reclaim
 * offer and events. Returns a refusal, with the transaction to be rolled back, when piece, bag or place
 * is wrong.
 */
async function insertGradedPiece(
  ctx: Context,
  tx: Tx,
  { input, actorId }: { input: GradePieceInput; actorId: string },
): Promise<GradeResult | { __typename: 'Written' }> {
  const now = ctx.now()
  await bags.lockBagForWork(tx, input.bagId)
  const bag = await findBagById(tx, input.bagId)
  const facts = await bags.bagFactsForTerms(tx, input.bagId)
  if (!facts) return refusal('Nobody knows yet whose bag this is. Please set it aside.')
  if (bag?.status !== 'received' && bag?.status !== 'processing')
    return refusal(`Bag ${facts.bagNumber} is not being processed.`)
  await bags.markPieceGraded(tx, { bagId: input.bagId, actorId, now })
  const rival = await findPieceAt(tx, input.bagId, input.pieceNumber)
  if (rival) return placeTaken(rival, ((await findBagById(tx, input.bagId))?.last_place ?? 0) + 1)
  const misplaced = placeProblem(input.pieceNumber)
  if (misplaced) return misplaced
  const piece = await describe(tx, input, facts)
  if ('__typename' in piece) return piece
  if (input.decision === 'accepted' && !isTakenInBags(piece.row.condition, piece.row.category_tags))
    return refusal(notTakenMessage, 'category')
  const to = stateOf[input.decision as keyof typeof stateOf]
  const detail = {
    decision: input.decision,
    reason: input.declineReason ?? null,
    priceCents: piece.row.price_cents,
    suggestedCents: suggestedOf(input.suggested),
  }
  const itemNumber = await createItem(tx, {
    row: { ...piece.row, bag_id: input.bagId },
    to,
    actorId,
    now,
    detail,
  })
  const taken = await insertPiece(tx, {
    item_number: itemNumber,
    bag_id: input.bagId,
    piece_number: input.pieceNumber,
    grade_key: input.gradeKey,
    decision: input.decision,
    decline_reason: input.decision === 'declined' ? (input.declineReason ?? null) : null,
    note: (input.note ?? '').trim(),
    suggested_cents: suggestedOf(input.suggested),
    graded_by: actorId,
    graded_at: now,
  })
  if (!taken) return refusal('This was graded already. Please look at the list.')
  const photos = await addPhotos(tx, itemNumber, input.photoIds ?? [], now)
  if (photos.__typename === 'PhotosRefused') return refusal(photos.message, 'photos')
  if (to === 'unaccepted' && facts.restChoice === 'reclaim')
    await offerReclaim(tx, [{ itemNumber, endsAt: reclaimEndsAt(now) }])
  const noted = { bagId: input.bagId, actorId, now }
  await bags.noteBagEvent(tx, {
    ...noted,
    kind: 'piece_graded',
    detail: { itemNumber, place: input.pieceNumber, decision: input.decision },
  })
  if (piece.newBrand)
    await bags.noteBagEvent(tx, {
      ...noted,
      kind: 'brand_added',
      detail: { brandId: piece.newBrand.id, name: piece.newBrand.name },
    })
  return { __typename: 'Written' }
}

/**
 * Grades one piece of a bag. The same key of a press gets the same piece again. Returned refusals: PlaceTaken
 * (names the other employee and the next free place), IntakeRefusal (names the problem and its field). Throws
 * BAD_INPUT (key), NOT_FOUND (bag), UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function gradePiece(ctx: Context, input: GradePieceInput): Promise<GradeResult> {
  const actorId = atWork(ctx, 'intake')
  if (!isUuid(input.gradeKey)) throw refuse('BAD_INPUT', 'The key of the press is not one.')
  await knownBag(ctx, input.bagId)
  const before = await findPieceByKey(ctx.db, input.gradeKey)
  if (before) return graded(ctx, before)
  const done = await inTransaction<GradeResult | { __typename: 'Written' }>(ctx.db, 'Written', (tx) =>
    insertGradedPiece(ctx, tx, { input, actorId }),
  )
  const written = await findPieceByKey(ctx.db, input.gradeKey)
  // Two presses with one key at once: the second finds its place taken, by itself.
  if (written) return graded(ctx, written)
  if (done.__typename === 'Written') throw new Error(`intake: the piece of ${input.gradeKey} is gone`)
  return done
}

/**
 * Takes back a piece that the viewer graded a moment ago, so that its place in the bag is free again. Returns
 * IntakeRefusal when it is too late, another employee graded it, it was reviewed, or its bag is done. Throws
 * NOT_FOUND, UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function undoPiece(
  ctx: Context,
  itemNumber: number,
): Promise<Awaited<ResolversTypes['BagWorkResult']>> {
  const actorId = atWork(ctx, 'intake')
  const piece = Number.isSafeInteger(itemNumber) ? await findPiece(ctx.db, itemNumber) : undefined
  if (!piece) throw refuse('NOT_FOUND', 'There is no such piece.')
  if (piece.graded_by !== actorId) return refusal(undoNotYours)
  const now = ctx.now()
  if (!canUndo(piece.graded_at, now)) return refusal(undoTooLate)
  const done = await inTransaction<{ __typename: 'Undone' } | ReturnType<typeof refusal>>(
    ctx.db,
    'Undone',
    async (tx) => {
      await bags.lockBagForWork(tx, piece.bag_id)
      if ((await findBagById(tx, piece.bag_id))?.status !== 'processing') return refusal(undoGone)
      if ((await findPiece(tx, itemNumber))?.reviewed) return refusal(decidedAlready)
      const isFree = await withdrawReclaim(tx, itemNumber)
      if (!isFree || !(await deletePiece(tx, itemNumber)) || !(await removeNewItem(tx, itemNumber)))
        return refusal(undoGone)
      const {
        piece_number: place,
        decision,
        title,
        price_cents: priceCents,
        brand_name: brand,
        decline_reason: reason,
      } = piece
      const detail = { itemNumber, place, decision, title, brand, priceCents, reason }
      await bags.noteBagEvent(tx, { bagId: piece.bag_id, kind: 'piece_undone', actorId, now, detail })
      return { __typename: 'Undone' }
    },
  )
  return done.__typename === 'Undone' ? seenBag(ctx, piece.bag_id) : done
}

/**
 * Marks a bag as completely graded; one that is done is returned unchanged. Returned refusals: IntakeRefusal
 * (a count that differs from the one at arrival without a reason, or a bag not to be graded). Throws
 * NOT_FOUND, UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function finishBag(
  ctx: Context,
  bagId: string,
  reason: string,
): Promise<Awaited<ResolversTypes['BagWorkResult']>> {
  const actorId = atWork(ctx, 'intake')
  await knownBag(ctx, bagId)
  const refused = await inTransaction(ctx.db, [], async (tx) => {
    await bags.lockBagForWork(tx, bagId)
    const bag = await findBagById(tx, bagId)
    if (!bag || bag.status === 'done') return undefined
    const differs = bag.pieces_counted === null ? bag.graded === 0 : bag.pieces_counted !== bag.graded
    if (differs && !isReason(reason))
      return refusal(
        `${bag.graded} graded, ${bag.pieces_counted ?? 0} counted at the door. ${reasonNeeded}`,
        'reason',
      )
    const done = await bags.finishBag(tx, { bagId, actorId, reason: reason.trim(), now: ctx.now() })
    return done.__typename === 'NotToGrade' ? refusal(done.message) : undefined
  })
  return refused ?? seenBag(ctx, bagId)
}

/**
 * Accepts (at a new price in cents, if given) or declines a piece that was sent to review. Returned refusals:
 * IntakeRefusal (wrong input, a brand that is not sold here, or decided already). Throws NOT_FOUND,
 * UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function reviewPiece(
  ctx: Context,
  input: ReviewPieceInput,
): Promise<Awaited<ResolversTypes['ReviewPieceResult']>> {
  const actorId = atWork(ctx, 'review')
  const piece = Number.isSafeInteger(input.itemNumber) ? await findPiece(ctx.db, input.itemNumber) : undefined
  if (!piece) throw refuse('NOT_FOUND', 'There is no such piece.')
  const note = (input.note ?? '').trim()
  const noted = noteProblem(note)
  if (noted) return refusal(noted, 'note')
  if (!input.accept && !isDeclineReason(input.declineReason))
    return refusal(declineReasonNeeded, 'declineReason')
  const wrong = input.accept && input.price != null ? priceProblem(input.price) : undefined
  if (wrong) return refusal(wrong, 'price')
  const barred = input.accept ? await prohibitionOf(ctx.db, piece.brand_name) : undefined
  if (barred) return refusal(barred, 'brand')
  const reason = input.accept ? null : (input.declineReason ?? null)
  const [to, decision] = input.accept
    ? (['pending_listing', 'accepted'] as const)
    : (['unaccepted', 'declined'] as const)
  const price = input.accept ? (input.price ?? null) : null
  const now = ctx.now()
  const done = await inTransaction<{ __typename: 'Reviewed' } | ReturnType<typeof refusal>>(
    ctx.db,
    'Reviewed',
    async (tx) => {
      // First the bag, then the piece: in the order of everybody else here.
      await bags.lockBagForWork(tx, piece.bag_id)
      const detail = { decision, reason, note, priceCents: price ?? piece.price_cents }
      if (!(await decideReview(tx, { itemNumber: input.itemNumber, to, price, actorId, now, detail })))
        return refusal(decidedAlready)
      await updateDecision(tx, { itemNumber: input.itemNumber, decision, reason, note })
      const facts = await bags.bagFactsForTerms(tx, piece.bag_id)
      if (to === 'unaccepted' && facts?.restChoice === 'reclaim')
        await offerReclaim(tx, [{ itemNumber: input.itemNumber, endsAt: reclaimEndsAt(now) }])
      await bags.noteBagEvent(tx, {
        bagId: piece.bag_id,
        kind: 'piece_reviewed',
        actorId,
        now,
        detail: { itemNumber: input.itemNumber, decision },
      })
      return { __typename: 'Reviewed' }
    },
  )
  if (done.__typename !== 'Reviewed') return done
  return {
    __typename: 'ReviewPiecePayload',
    piece: pieceView(ctx, (await findPiece(ctx.db, input.itemNumber)) ?? piece),
  }
}

const atOnce = 200

/**
 * Puts accepted pieces on sale, up to 200; returns the listed numbers and, for each other number, the reason
 * why not. A repeat changes nothing. Throws BAD_INPUT, UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function listPieces(ctx: Context, numbers: readonly number[]): Promise<ListPiecesPayload> {
  const actorId = atWork(ctx, 'list_items')
  const wanted = [...new Set(numbers)]
  if (wanted.length === 0 || wanted.length > atOnce || !wanted.every(Number.isSafeInteger))
    throw refuse('BAD_INPUT', `Please choose 1 to ${atOnce} pieces.`)
  const { listed, withoutPhoto } = await inTransaction(ctx.db, (tx) =>
    listItems(tx, wanted, { actorId, now: ctx.now() }),
  )
  const refused = wanted
    .filter((itemNumber) => !listed.includes(itemNumber))
    .map((itemNumber) => ({
      itemNumber,
      message: withoutPhoto.includes(itemNumber) ? photoNeeded : alreadyElsewhere,
    }))
  return { listed, refused }
}
