// The stylist's desk: boxes that wait for an eye, with what is known of their person (decision 0171).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { boxesPerPage } from '@hemline/rules/desk/queues.ts'
import { canCancelGoody, type GoodyQueue } from '@hemline/rules/goody-boxes/states.ts'
import {
  type GoodyDepartment,
  goodyDepartments,
  goodyKinds,
  goodyNoteMost,
} from '@hemline/rules/goody-boxes/terms.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import {
  approveBox,
  countGoodyBoxes,
  findGoodyBox,
  type GoodyBoxRow,
  listGoodyBoxesIn,
  listGoodyPieces,
  swapPiece,
  swapsFor,
} from '../goody-boxes/goody-boxes.ts'
import { personToMail } from '../identity/identity.ts'
import { findBoxReturn, returnCodeOf } from '../returns/returns.ts'

export type StaffRefusal = { __typename: 'StaffRefusal'; message: string }
/** A box after a stylist's act. */
export type StaffGoodyPayload = { __typename: 'StaffGoodyPayload'; staffGoodyBox: StaffGoodyBox }
export type Answer = StaffGoodyPayload | StaffRefusal

/** Makes a StaffRefusal with a sentence for the stylist. */
export const refusal = (message: string): StaffRefusal => ({ __typename: 'StaffRefusal', message })
/** The refusal of an act on a box that has changed meanwhile. */
export const movedOn = refusal('This box has gone on, or the piece is gone. Please load the page again.')

const goneWords = 'Gone meanwhile: put another piece in its place.'

/**
 * Returns whether a piece of a box that waits for its stylist is held for the box no more: sold, or off the
 * shelf.
 */
const isGone = (item: Pick<ItemRow, 'state'> | undefined): boolean => item?.state !== 'pending_sale'

/** Returns since when a box is in its queue: since it was asked for where nothing later is known. */
const sinceOf = (box: GoodyBoxRow): Date =>
  (
    ({
      unpaid: box.settling_at,
      returning: box.decided_at,
      placed: box.placed_at,
      offered: box.approved_at,
    }) as Partial<Record<GoodyBoxRow['status'], Date | null>>
  )[box.status] ?? box.asked_at

/** A box as a stylist reads it. */
export type StaffGoodyBox = Awaited<ReturnType<typeof staffView>>

async function staffView(ctx: Context, box: GoodyBoxRow, withSwaps: boolean) {
  const rows = await listGoodyPieces(ctx.db, [box.id])
  const items = await listItemsByNumber(
    ctx.db,
    rows.map((row) => row.item_number),
  )
  const pieces = rows.flatMap((row) => {
    const item = items.find((one) => one.item_number === row.item_number)
    const why = box.status === 'chosen' && isGone(item) ? goneWords : row.why
    return item ? [{ item, why, price: item.price_cents, byStylist: row.added_by !== null }] : []
  })
  const inside = pieces.map(({ item }) => ({
    itemNumber: item.item_number,
    price: item.price_cents,
    warehouseId: item.warehouse_id,
  }))
  const back = box.status === 'chosen' ? undefined : await findBoxReturn(ctx.db, box.id)
  const swaps = withSwaps && box.status === 'chosen' ? await swapsFor(ctx, box, inside) : []
  const others = await listItemsByNumber(
    ctx.db,
    swaps.map((one) => one.itemNumber),
  )
  return {
    id: box.id,
    personId: box.user_id,
    personName: (await personToMail(ctx.db, box.user_id))?.name ?? '',
    departments: box.departments.map((one) => goodyDepartments[one as GoodyDepartment]),
    kinds: box.kinds.map((one) => goodyKinds[one as keyof typeof goodyKinds]),
    budget: box.budget_cents,
    note: box.note,
    askedAt: box.asked_at,
    sum: pieces.reduce((all, one) => all + one.price, 0),
    canChange: box.status === 'chosen',
    canCancel: canCancelGoody(box.status),
    orderId: box.order_id,
    returnCode: back ? returnCodeOf(back) : null,
    since: sinceOf(box),
    pieces,
    swaps: swaps.flatMap((one) => {
      const item = others.find((other) => other.item_number === one.itemNumber)
      return item ? [{ item, why: one.why, price: item.price_cents, byStylist: false }] : []
    }),
  }
}

/**
 * Returns one page of 20 boxes of a queue, the oldest first, with the count of all. Throws UNAUTHENTICATED,
 * and FORBIDDEN for viewers without the stylists' task.
 */
export async function goodyBoxesForStaff(ctx: Context, { queue, page }: { queue: GoodyQueue; page: number }) {
  atWork(ctx, 'style')
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const [boxes, totalCount] = await Promise.all([
    listGoodyBoxesIn(ctx.db, [queue], boxesPerPage, (at - 1) * boxesPerPage),
    countGoodyBoxes(ctx.db, queue),
  ])
  const nodes = await Promise.all(boxes.map((box) => staffView(ctx, box, false)))
  return { nodes, totalCount, hasNextPage: at * boxesPerPage < totalCount }
}

/**
 * Returns a box with its pieces and up to 12 pieces that could replace one of them; undefined for an unknown
 * id. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the stylists' task.
 */
export async function goodyBoxForStaff(ctx: Context, id: string): Promise<StaffGoodyBox | undefined> {
  atWork(ctx, 'style')
  const box = isUuid(id) ? await findGoodyBox(ctx.db, id) : undefined
  return box && staffView(ctx, box, true)
}

/** Returns a box after a stylist's act; StaffRefusal when there is no such box. */
export async function answered(ctx: Context, boxId: string): Promise<Answer> {
  const box = await findGoodyBox(ctx.db, boxId)
  return box
    ? { __typename: 'StaffGoodyPayload', staffGoodyBox: await staffView(ctx, box, true) }
    : refusal('There is no such box.')
}

/**
 * Swaps a piece of a box for one of the offered replacements. Returns StaffRefusal for an unknown box or
 * piece, when the box has gone on, or the new piece is above the budget, sold, or not for this person. Throws
 * UNAUTHENTICATED, FORBIDDEN (without the task `style`).
 */
export async function swapGoodyPiece(
  ctx: Context,
  { boxId, out, into }: { boxId: string; out: number; into: number },
): Promise<Answer> {
  const actorId = atWork(ctx, 'style')
  const seen = await goodyBoxForStaff(ctx, boxId)
  const chosen = seen?.swaps.find((one) => one.item.item_number === into)
  const old = seen?.pieces.find((one) => one.item.item_number === out)
  if (!seen || !chosen || !old) return movedOn
  if (seen.sum - old.price + chosen.price > seen.budget)
    return refusal('With this piece the box costs more than its budget.')
  const swap = { boxId, out, into, why: chosen.why, actorId, now: ctx.now() }
  const done = await inPatientTransaction<{ __typename: 'Swapped' } | StaffRefusal>(
    ctx.db,
    'Swapped',
    async (tx) => ((await swapPiece(tx, swap)) ? { __typename: 'Swapped' } : movedOn),
  )
  return done.__typename === 'Swapped' ? answered(ctx, boxId) : done
}

/**
 * Approves a box with a note for its person: the box is offered and mailed about. Returns StaffRefusal for an
 * unknown box, one that does not wait for its stylist, and one with a piece that is gone. Throws
 * UNAUTHENTICATED, FORBIDDEN (without the task `style`).
 */
export async function approveGoodyBox(
  ctx: Context,
  { boxId, note }: { boxId: string; note: string },
): Promise<Answer> {
  const actorId = atWork(ctx, 'style')
  if (!isUuid(boxId)) return movedOn
  const seen = await goodyBoxForStaff(ctx, boxId)
  const gone = seen?.canChange ? seen.pieces.filter(({ item }) => isGone(item)) : []
  if (gone.length > 0)
    return refusal(
      `Put another piece in place of ${gone.map(({ item }) => pieceName(item.brand_name, item.title)).join(' and ')} first.`,
    )
  const approval = { boxId, note: note.trim().slice(0, goodyNoteMost), actorId, now: ctx.now() }
  const done = await inPatientTransaction<{ __typename: 'Approved' } | StaffRefusal>(
    ctx.db,
    'Approved',
    async (tx) => ((await approveBox(tx, approval)) ? { __typename: 'Approved' } : movedOn),
  )
  return done.__typename === 'Approved' ? answered(ctx, boxId) : done
}
