// Boxes of pieces chosen for one person: asked for, chosen, held, approved by a stylist, kept or sent back
// (decision 0171). Other domains import only from this file.
import type { Db } from '@hemline/db/connect.ts'
import { chooseGoodies, type GoodyChoice, goodySwaps } from '@hemline/rules/goody-boxes/choose.ts'
import { canCancelGoody, canGoodyMove, type GoodyStatus } from '@hemline/rules/goody-boxes/states.ts'
import { goodyNoSizes, goodyNothing, goodyOfferDays, goodyOpenBox } from '@hemline/rules/goody-boxes/terms.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { moveItems } from '../catalogue/catalogue.ts'
import { candidatesFor, type Doors, sizesOf, type Wished } from './candidates.ts'
import {
  findGoodyBoxByKey,
  findGoodyBoxOfOrder,
  type GoodyBoxRow,
  type GoodyChange,
  insertGoodyBox,
  insertGoodyPiece,
  listGoodyPieces,
  listHeldByCarts,
  lockGoodyBox,
  takeOutPieces,
  unholdPieces,
  updateGoodyBox,
} from './goody-boxes.db.ts'

export { departmentsWithSizes } from './candidates.ts'
export {
  countGoodyBoxes,
  findGoodyBox,
  type GoodyBoxRow,
  type GoodyPieceRow,
  listGoodyBoxes,
  listGoodyBoxesIn,
  listGoodyPieces,
  lockGoodyBox,
  updateGoodyBox,
  updateGoodyChoice,
} from './goody-boxes.db.ts'
export type { GoodyBoxParent } from './goody-types.ts'

const dayMs = 86_400_000

/** The mails about a box. */
export const goodyMailKinds = [
  'offered',
  'placed',
  'shipped',
  'arrived',
  'reminder',
  'last_day',
  'label',
  'settled',
  'charged_early',
  'unpaid',
  'lapsed',
  'canceled',
] as const
export type GoodyMailKind = (typeof goodyMailKinds)[number]

/** Queues a mail about a box in the caller's transaction, once per box and kind of mail. */
export const queueGoodyMail = (tx: Tx, boxId: string, kind: GoodyMailKind): Promise<void> =>
  addJob(tx, 'goodyMail', { boxId, kind }, `goody-mail/${boxId}/${kind}`)

/** Changes a locked box's status. Throws when the rules don't allow the change. */
export async function moveGoodyBox(
  tx: Tx,
  box: GoodyBoxRow,
  to: GoodyStatus,
  change: GoodyChange = {},
): Promise<void> {
  if (!canGoodyMove(box.status, to))
    throw new Error(`goody boxes: ${box.id} can't go from ${box.status} to ${to}`)
  await updateGoodyBox(tx, box.id, { ...change, status: to })
}

/** What somebody wishes for: departments, kinds (none for all), a budget in cents, and words. */
export type GoodyWish = {
  departments: readonly string[]
  kinds: readonly string[]
  budget: number
  note: string
}

/** A wish that can't be met now; `message` says why. */
export type GoodyRefused = { __typename: 'GoodyRefused'; message: string }
/** A box that was asked for; the same form again answers the same one. */
export type GoodyAsked = { __typename: 'GoodyAsked'; box: GoodyBoxRow }

/** Returns a GoodyRefused with a sentence for the box's person. */
export const refuseGoody = (message: string): GoodyRefused => ({ __typename: 'GoodyRefused', message })

/**
 * Takes pieces off the shelf for a box, so that nobody else can have them. Returns false when one of them is
 * sold, in somebody's cart, or in another box; the caller gives its transaction up then.
 */
async function holdPieces(
  tx: Tx,
  { boxId, itemNumbers, now }: { boxId: string; itemNumbers: readonly number[]; now: Date },
): Promise<boolean> {
  const moved = await moveItems(tx, {
    itemNumbers,
    from: ['listed'],
    to: 'pending_sale',
    kind: 'held_for_goody_box',
    detail: { boxId },
    now,
  })
  return moved.length === itemNumbers.length && (await listHeldByCarts(tx, itemNumbers)).length === 0
}

/**
 * Puts pieces on sale again that were held for a box and never left the house; those in another state stay.
 */
const freePieces = (tx: Tx, itemNumbers: readonly number[], now: Date) =>
  moveItems(tx, {
    itemNumbers,
    from: ['pending_sale'],
    to: 'listed',
    kind: 'free_of_goody_box',
    now,
  })

/** Tries to choose so often when somebody takes a chosen piece in the same moment. */
const tries = 3

/**
 * Chooses a box for a user and holds its pieces, so that nobody else can buy them. The same form key again
 * returns the same box. Returns GoodyRefused without saved sizes, with another open box, or when too few
 * pieces are found.
 */
export async function askForGoodies(
  { db, now }: { db: Db; now: () => Date },
  { userId, formKey, ...wish }: GoodyWish & { userId: string; formKey: string },
): Promise<GoodyAsked | GoodyRefused> {
  const wished = {
    user_id: userId,
    departments: [...wish.departments],
    kinds: [...wish.kinds],
    budget_cents: wish.budget,
  }
  for (let left = tries; ; left -= 1) {
    const before = await findGoodyBoxByKey(db, formKey)
    if (before)
      return before.user_id === userId ? { __typename: 'GoodyAsked', box: before } : refuseGoody(goodyOpenBox)
    if ((await sizesOf(db, userId, wish.departments)).length === 0) return refuseGoody(goodyNoSizes)
    const { pieces, taste } = await candidatesFor({ db, now }, wished)
    const choices = chooseGoodies(pieces, taste)
    if (choices.length === 0) return refuseGoody(goodyNothing)
    const made = await inTransaction<GoodyAsked | GoodyRefused | PieceGone>(db, 'GoodyAsked', (tx) =>
      insertBox(tx, { ...wished, form_key: formKey, note: wish.note, choices, now: now() }),
    )
    if (made.__typename !== 'PieceGone') return made
    if (left <= 1) return refuseGoody(goodyNothing)
  }
}

type PieceGone = { __typename: 'PieceGone' }

async function insertBox(
  tx: Tx,
  {
    choices,
    now,
    ...row
  }: Wished & { form_key: string; note: string; choices: readonly GoodyChoice[]; now: Date },
): Promise<GoodyAsked | GoodyRefused | PieceGone> {
  const id = uuidv7(now.getTime())
  if (!(await insertGoodyBox(tx, { ...row, id, asked_at: now }))) {
    // The form was sent twice at once, or another one was.
    const twin = await findGoodyBoxByKey(tx, row.form_key)
    return twin ? { __typename: 'GoodyAsked', box: twin } : refuseGoody(goodyOpenBox)
  }
  const itemNumbers = choices.map((one) => one.itemNumber)
  if (!(await holdPieces(tx, { boxId: id, itemNumbers, now }))) return { __typename: 'PieceGone' }
  for (const [place, { itemNumber, why }] of choices.entries())
    await insertGoodyPiece(tx, { boxId: id, itemNumber, place, why, addedBy: null })
  const box = await lockGoodyBox(tx, id)
  if (!box) throw new Error(`goody boxes: ${id} is gone`)
  return { __typename: 'GoodyAsked', box }
}

/**
 * Returns up to 12 pieces by which a stylist may replace one piece of a box, best first: same warehouse,
 * within the budget left when the box's dearest piece goes out. Empty for an empty box.
 */
export async function swapsFor(
  doors: Doors,
  box: GoodyBoxRow,
  inside: readonly { itemNumber: number; price: number; warehouseId: number }[],
): Promise<GoodyChoice[]> {
  const { pieces, taste } = await candidatesFor(doors, box)
  const spent = inside.reduce((sum, one) => sum + one.price, 0)
  const dearest = Math.max(0, ...inside.map((one) => one.price))
  const left = box.budget_cents - spent + dearest
  const [first] = inside
  if (!first) return []
  return goodySwaps(pieces, taste, {
    warehouseId: first.warehouseId,
    itemNumbers: inside.map((one) => one.itemNumber),
    left,
  }).slice(0, 12)
}

/** A stylist's swap: the piece that goes out, the one that comes in and why. */
export type GoodySwap = { boxId: string; out: number; into: number; why: string; actorId: string; now: Date }

/**
 * Swaps a piece of a box that waits for its stylist. Returns false when the box has gone on, or the new piece
 * was sold or taken meanwhile; the caller gives its transaction up then.
 */
export async function swapPiece(
  tx: Tx,
  { boxId, out, into, why, actorId, now }: GoodySwap,
): Promise<boolean> {
  const box = await lockGoodyBox(tx, boxId)
  if (box?.status !== 'chosen') return false
  const pieces = await listGoodyPieces(tx, [boxId])
  const old = pieces.find((one) => one.item_number === out)
  if (!old || pieces.some((one) => one.item_number === into)) return false
  if (!(await holdPieces(tx, { boxId, itemNumbers: [into], now }))) return false
  await takeOutPieces(tx, boxId, [out])
  await freePieces(tx, [out], now)
  await insertGoodyPiece(tx, { boxId, itemNumber: into, place: old.place, why, addedBy: actorId })
  return true
}

/**
 * Approves a box for a stylist: offers it to its person for a limited time and queues a mail. Returns false
 * when the box does not wait for its stylist.
 */
export async function approveBox(
  tx: Tx,
  { boxId, note, actorId, now }: { boxId: string; note: string; actorId: string; now: Date },
): Promise<boolean> {
  const box = await lockGoodyBox(tx, boxId)
  if (box?.status !== 'chosen') return false
  await moveGoodyBox(tx, box, 'offered', {
    stylist_note: note,
    approved_by: actorId,
    approved_at: now,
    offer_ends_at: new Date(now.getTime() + goodyOfferDays * dayMs),
  })
  await queueGoodyMail(tx, boxId, 'offered')
  return true
}

/**
 * Ends a box before it is reserved (`canceled` or `lapsed`), or after its order was canceled: its pieces are
 * for everybody again. Returns false when the box has gone on.
 */
export async function endBox(
  tx: Tx,
  { boxId, to, now }: { boxId: string; to: 'canceled' | 'lapsed'; now: Date },
): Promise<boolean> {
  const box = await lockGoodyBox(tx, boxId)
  if (!box || !canGoodyMove(box.status, to) || (to === 'canceled' && !canCancelGoody(box.status)))
    return false
  await freePieces(tx, await unholdPieces(tx, boxId), now)
  await moveGoodyBox(tx, box, to, { ended_at: now })
  await queueGoodyMail(tx, boxId, to)
  return true
}

/**
 * Takes the pieces of a box off sale for its order, once the payment is authorized, and marks the box as
 * placed. Returns false when the box was canceled or a piece was taken out meanwhile.
 */
export async function placeBox(
  tx: Tx,
  { orderId, actorId, now }: { orderId: string; actorId: string | null; now: Date },
): Promise<boolean> {
  const found = await findGoodyBoxOfOrder(tx, orderId)
  const box = found && (await lockGoodyBox(tx, found.id))
  if (box?.status !== 'offered' || box.order_id !== orderId) return false
  const itemNumbers = (await listGoodyPieces(tx, [box.id])).map((one) => one.item_number)
  const moved = await moveItems(tx, {
    itemNumbers,
    from: ['pending_sale'],
    to: 'purchased',
    kind: 'sent_to_try_on',
    actorId,
    detail: { orderId },
    now,
  })
  if (moved.length < itemNumbers.length) return false
  await moveGoodyBox(tx, box, 'placed', { placed_at: now, authorized_at: now })
  await queueGoodyMail(tx, box.id, 'placed')
  return true
}

/**
 * Detaches a failed order from an offered box, so that its person can reserve it with another card; does
 * nothing for a box that has gone on and for other orders.
 */
export async function offerBoxAgain(tx: Tx, orderId: string): Promise<void> {
  const box = await findGoodyBoxOfOrder(tx, orderId)
  if (box?.status === 'offered') await updateGoodyBox(tx, box.id, { order_id: null })
}

/**
 * Completes the box of an order that was charged, when its person's choice is known already; else does
 * nothing.
 */
export async function boxCharged(tx: Tx, orderId: string, now: Date): Promise<void> {
  const found = await findGoodyBoxOfOrder(tx, orderId)
  const box = found && (await lockGoodyBox(tx, found.id))
  if (box && box.settling_at !== null && canGoodyMove(box.status, 'settled')) await completeBox(tx, box, now)
}

/**
 * Completes a locked box whose kept pieces are paid: ends the holds, moves the box to `settled` and queues
 * the mail. Throws when the rules don't allow that move.
 */
export async function completeBox(tx: Tx, box: GoodyBoxRow, now: Date): Promise<void> {
  await unholdPieces(tx, box.id)
  await moveGoodyBox(tx, box, 'settled', { settled_at: now, ended_at: now })
  await queueGoodyMail(tx, box.id, 'settled')
}

/**
 * Marks the box of an order whose charge the bank refused as `unpaid` and queues the mail that asks its
 * person for another card. Does nothing where the rules don't allow that move.
 */
export async function boxUnpaid(
  tx: Tx,
  { orderId, now }: { orderId: string; code: string; now: Date },
): Promise<void> {
  const found = await findGoodyBoxOfOrder(tx, orderId)
  const box = found && (await lockGoodyBox(tx, found.id))
  if (!box || !canGoodyMove(box.status, 'unpaid')) return
  await moveGoodyBox(tx, box, 'unpaid', { settling_at: box.settling_at ?? now })
  await queueGoodyMail(tx, box.id, 'unpaid')
}
