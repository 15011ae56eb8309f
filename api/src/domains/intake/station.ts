// Reads of the intake station: bags that wait, the content of a scanned bag, choices for grading, and
// price suggestions.
import { readBagCode } from '@hemline/rules/bags/bag-codes.ts'
import { detailsOf } from '@hemline/rules/catalogue/kind-details.ts'
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { materialsOf, patternsOf } from '@hemline/rules/catalogue/piece-words.ts'
import { eachCut } from '@hemline/rules/catalogue/size-cuts.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import type { Comparable } from '@hemline/rules/estimates/payout-estimates.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { canUndo, unknownCode, wrongDigit } from '@hemline/rules/intake/intake.ts'
import { likelyOf } from '@hemline/rules/intake/likely.ts'
import { measurementNames } from '@hemline/rules/intake/measures.ts'
import { suggestionOf } from '@hemline/rules/intake/suggestions.ts'
import { type BagStatus, bagStatusLabels } from '@hemline/rules/kits/states.ts'
import { type BrandTier, type Condition, conditions } from '@hemline/rules/vocabulary/items.ts'
import { type DeclineReason, declineReasonLabels, declineReasons } from '@hemline/rules/vocabulary/seller.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { IntakeBag, IntakePiece, ResolversTypes } from '../../generated/resolvers.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import {
  allColors,
  allSizes,
  brandById,
  brandsLike,
  categoryById,
  categoryTree,
  comparablesOf,
  siblingsOf,
} from '../catalogue/catalogue.ts'
import {
  countPiecesAtWork,
  findBagByCode,
  findBagById,
  type IntakeBagRow,
  listHouseCounts,
  listOpenBags,
  listPiecesIn,
  listPiecesOfBag,
  type PieceRow,
} from './intake.db.ts'

const houseName = (id: number): string => {
  const house = warehouses.find(({ warehouseId }) => warehouseId === id)
  return house ? `${house.city}, ${house.state} (${house.code})` : `Warehouse ${id}`
}

/** Returns a graded piece as the API's IntakePiece, prices in cents; `canUndo` depends on the viewer. */
export function pieceView(ctx: Context, row: PieceRow): IntakePiece {
  const mine = row.graded_by === ctx.viewer.userId
  const undoable = ['pending_listing', 'under_review', 'unaccepted'].includes(row.state)
  return {
    itemNumber: row.item_number,
    bagNumber: String(row.bag_number),
    bagCode: row.code,
    warehouseId: row.warehouse_id,
    pieceNumber: row.piece_number,
    decision: row.decision,
    declineReason: row.decline_reason,
    state: row.state,
    title: row.title,
    declineReasonLabel:
      row.decline_reason && (declineReasonLabels[row.decline_reason as DeclineReason] ?? null),
    brandName: row.brand_name,
    categoryName: row.category_name,
    sizeDisplay: row.size_display,
    condition: row.condition,
    price: row.price_cents,
    suggested: row.suggested_cents,
    note: row.note,
    grader: row.grader,
    gradedAt: row.graded_at,
    canUndo: mine && undoable && !row.reviewed && canUndo(row.graded_at, ctx.now()),
    photoIds: row.photo_ids,
  }
}

const bagRowView = (ctx: Context, row: IntakeBagRow): Omit<IntakeBag, 'pieces'> => ({
  id: row.id,
  code: row.code,
  bagNumber: String(row.bag_number),
  service: row.service,
  status: row.status,
  statusLabel: bagStatusLabels[row.status as BagStatus],
  warehouseId: row.warehouse_id,
  warehouse: houseName(row.warehouse_id),
  piecesCounted: row.pieces_counted,
  graded: row.graded,
  receivedAt: row.received_at,
  processingAt: row.processing_at,
  doneAt: row.done_at,
  claimedBy: row.claimed_name,
  claimedByMe: row.claimed_by !== null && row.claimed_by === ctx.viewer.userId,
  nextPlace: row.last_place + 1,
})

/**
 * Returns a bag with its graded pieces; what the viewer can undo is marked. Throws NOT_FOUND for an unknown
 * id. Checks no permission.
 */
export async function bagView(ctx: Context, id: string): Promise<IntakeBag> {
  const row = await findBagById(ctx.db, id)
  if (!row) throw refuse('NOT_FOUND', 'There is no such bag.')
  const pieces = await listPiecesOfBag(ctx.db, id)
  return { ...bagRowView(ctx, row), pieces: pieces.map((piece) => pieceView(ctx, piece)) }
}

/** The refusals of a scanned bag code. */
export type WrongBag = Extract<
  Awaited<ResolversTypes['IntakeBagResult']>,
  { __typename: 'WrongBagCode' | 'BagElsewhere' }
>

/**
 * Returns the bag with a scanned or typed code, for an employee in this warehouse (null: of every warehouse).
 * Returns WrongBagCode for a wrong check digit or unknown code, BagElsewhere for another warehouse's bag.
 */
export async function bagScanned(
  ctx: Context,
  text: string,
  warehouseId: number | null,
): Promise<IntakeBagRow | WrongBag> {
  const code = readBagCode(text)
  if (!code) return { __typename: 'WrongBagCode', reason: 'check_digit', message: wrongDigit }
  const row = await findBagByCode(ctx.db, code)
  if (!row) return { __typename: 'WrongBagCode', reason: 'unknown', message: unknownCode }
  if (warehouseId === null || row.warehouse_id === warehouseId) return row
  return {
    __typename: 'BagElsewhere',
    warehouseId: row.warehouse_id,
    message: `This bag belongs to ${houseName(row.warehouse_id)}.`,
  }
}

/**
 * Returns the bag behind a scanned code with its pieces, or WrongBagCode or BagElsewhere. Throws
 * UNAUTHENTICATED, and FORBIDDEN for viewers without the right to grade.
 */
export async function openBag(
  ctx: Context,
  { code, warehouseId }: { code: string; warehouseId?: number | null },
): Promise<Awaited<ResolversTypes['IntakeBagResult']>> {
  atWork(ctx, 'intake')
  const found = await bagScanned(ctx, code, warehouseId ?? null)
  return '__typename' in found ? found : { __typename: 'IntakeBagPayload', bag: await bagView(ctx, found.id) }
}

/** A page of the queues of a house: what stands after the last bag and the last pieces of the page before. */
export type QueueWish = {
  warehouseId?: number | null
  bagsAfter?: string | null
  reviewAfter?: number | null
  listAfter?: number | null
}
const numberOrNull = (one: number | null | undefined): number | null =>
  one != null && Number.isSafeInteger(one) ? one : null

/**
 * Returns the intake queue of one warehouse (null: of all): bag counts by warehouse, open bags, pieces to
 * review and pieces to list. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may neither grade, review
 * nor list.
 */
export async function queueFor(ctx: Context, { warehouseId: asked, ...after }: QueueWish) {
  const warehouseId = asked ?? null
  atWork(
    ctx,
    mayDo(ctx.viewer.roles, 'review')
      ? 'review'
      : mayDo(ctx.viewer.roles, 'list_items')
        ? 'list_items'
        : 'intake',
  )
  const counts = new Map((await listHouseCounts(ctx.db)).map((one) => [one.warehouse_id, one]))
  const limit = deskPageSize
  const pieces = async (state: 'under_review' | 'pending_listing', last: number | null | undefined) =>
    (await listPiecesIn(ctx.db, state, { warehouseId, after: numberOrNull(last), limit })).map((piece) =>
      pieceView(ctx, piece),
    )
  const lastBag = after.bagsAfter && isUuid(after.bagsAfter) ? after.bagsAfter : null
  const bags = await listOpenBags(ctx.db, { warehouseId, after: lastBag, limit })
  const { review, list } = await countPiecesAtWork(ctx.db, warehouseId)
  const houses = [...counts.values()].filter(
    (one) => warehouseId === null || one.warehouse_id === warehouseId,
  )
  return {
    houses: warehouses.map(({ warehouseId: id }) => ({
      warehouseId: id,
      name: houseName(id),
      waiting: counts.get(id)?.waiting ?? 0,
      processing: counts.get(id)?.processing ?? 0,
    })),
    bags: bags.map((row) => ({ ...bagRowView(ctx, row), pieces: [] })),
    bagCount: houses.reduce((sum, one) => sum + one.waiting + one.processing, 0),
    toReview: await pieces('under_review', after.reviewAfter),
    reviewCount: review,
    toList: await pieces('pending_listing', after.listAfter),
    listCount: list,
  }
}

/**
 * Returns what a form about a piece chooses from: leaf categories with their cuts, patterns and measurements,
 * sizes and colors.
 */
export async function pieceChoices(ctx: Context) {
  const [tree, sizes, colors] = await Promise.all([categoryTree(ctx), allSizes(ctx.db), allColors(ctx.db)])
  const names = new Map(tree.map(({ id, name }) => [id, name]))
  const leaves = tree.filter(({ parent_id }) => parent_id !== null)
  return {
    categories: leaves.map((one) => {
      const kind = kindBySlug(one.slug)
      return {
        id: one.id,
        path: one.path,
        name: one.name,
        kind: names.get(one.parent_id ?? 0) ?? '',
        sizeCategory: one.size_category ?? 'one',
        departments: one.department_tags,
        measurements: [...measurementNames(one.path)],
        cuts: [...(kind?.silhouettes ?? [])],
        patterns: kind ? patternsOf(kind) : [],
        materials: kind ? materialsOf(kind) : [],
        styles: [...(kind?.styles ?? [])],
        occasions: [...(kind?.occasions ?? [])],
        details: kind ? detailsOf(kind) : [],
      }
    }),
    sizes: eachCut(sizes),
    colors,
  }
}

/**
 * Returns the choices of a grading station: categories, sizes, colors and decline reasons. Throws
 * UNAUTHENTICATED, and FORBIDDEN for viewers without the right to grade.
 */
export async function choicesFor(ctx: Context) {
  atWork(ctx, 'intake')
  return {
    ...(await pieceChoices(ctx)),
    declineReasons: declineReasons.map((name) => ({ name, label: declineReasonLabels[name] })),
  }
}

/**
 * Returns up to 8 brands with a word that begins with a typed text; none for an empty text. Throws
 * UNAUTHENTICATED, and FORBIDDEN for viewers without the right to grade.
 */
export async function brandsFor(ctx: Context, text: string) {
  atWork(ctx, 'intake')
  return brandsLike(ctx.db, text, 8)
}

/**
 * Returns the likeliest values of a piece of a category, and of a brand whose sort is known; null for an
 * unknown category. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the right to grade.
 */
export async function likelyFor(
  ctx: Context,
  { categoryId, brandId }: { categoryId: number; brandId?: number | null },
) {
  atWork(ctx, 'intake')
  const category = await categoryById(ctx.db, categoryId)
  const kind = category && kindBySlug(category.slug)
  const brand = kind && brandId != null ? await brandById(ctx.db, brandId) : undefined
  return kind ? likelyOf(kind, brand) : null
}

type Question = { categoryId: number; brandId?: number | null; condition: string }
const nothing = { price: null, retail: null, basis: null, count: 0 }

/**
 * Returns a suggested listing price and retail price (cents) as `suggestPrice` finds them; all null where too
 * few pieces are known. Throws BAD_INPUT, UNAUTHENTICATED, and FORBIDDEN for viewers without the right to
 * grade.
 */
export async function suggestionFor(ctx: Context, question: Question) {
  atWork(ctx, 'intake')
  return suggestPrice(ctx, question)
}

/**
 * Suggests a listing price and retail price in cents for a piece, from pieces of the same category sold or
 * listed, else from those of neighboring categories; all null where too few are known. Throws BAD_INPUT for
 * an unknown category or condition.
 */
export async function suggestPrice(ctx: Context, { categoryId, brandId, condition }: Question) {
  const category = await categoryById(ctx.db, categoryId)
  if (!category || !(conditions as readonly string[]).includes(condition))
    throw refuse('BAD_INPUT', 'There is no such category or condition.')
  const brand = brandId ? await brandById(ctx.db, brandId) : undefined
  const tier = (brand?.tier ?? 'mid') as BrandTier
  const asked = {
    brandId: brand?.id ?? null,
    tier,
    category: category.slug,
    condition: condition as Condition,
  }
  const knownOf = async (ids: readonly number[]) =>
    (await comparablesOf(ctx.db, ids, ctx.now())).map(
      (row) =>
        ({ ...row, category: category.slug, price: cents(row.price) }) as Comparable & { retail: number },
    )
  const ofKind = await knownOf([categoryId])
  const byKind = suggestionOf(asked, ofKind)
  // Few pieces of a rare kind were sold: then the kinds beside the rare one are better than no price.
  const known = byKind ? ofKind : await knownOf(await siblingsOf(ctx.db, categoryId))
  const found = byKind ?? suggestionOf(asked, known)
  if (!found) return nothing
  const near =
    found.basis === 'category'
      ? known
      : known.filter((one) => (found.basis === 'brand' ? one.brandId === brand?.id : one.tier === tier))
  const retails = near.map((one) => one.retail).sort((a, b) => a - b)
  const basis = byKind ? found.basis : 'family'
  return {
    ...found,
    basis,
    retail: Math.max(found.price, retails[Math.floor(retails.length / 2)] ?? found.price),
  }
}
