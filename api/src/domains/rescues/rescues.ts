// Pieces that didn't sell, on a shelf by group, and the boxes that orders make of them (decision 0163). Other
// domains import only from this file.
import type { Db } from '@hemline/db/connect.ts'
import { add, type Cents, zero } from '@hemline/rules/common/money.ts'
import {
  type RescueGroupKey,
  rescueBoxesIn,
  rescueBoxOf,
  rescueConditionNames,
  rescueGrams,
  rescueGroupOf,
  rescueKindNames,
  rescueKinds,
  rescueLuck,
  rescuePath,
  rescueSizeNames,
  rescueSourceNames,
  rescueSources,
  rescueSure,
  rescueTierNames,
  rescueTitle,
} from '@hemline/rules/rescues/groups.ts'
import { rescueDelivery } from '@hemline/rules/rescues/orders.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { moveItems } from '../catalogue/catalogue.ts'
import {
  ensureRescueGroup,
  findBoxOfOrder,
  freeCanceledPieces,
  insertRescueBox,
  insertRescuePiece,
  listBoxed,
  listFreePieces,
  listRescueGroups,
  lockOwnExpired,
  lockRescueGroup,
  lockShelvable,
  type RescueBoxRow,
  type RescueGroupRow,
  releaseEmptyBox,
  type ShelvableRow,
  sumRescued,
  updateBoxPaid,
  updateLost,
} from './rescues.db.ts'

export { findBoxOfOrder, type RescueBoxRow }

const batch = 200

/**
 * Puts pieces on the rescue shelf, in the caller's transaction: those that are expired or unaccepted and of a
 * kind that goes into boxes. Returns the numbers of the pieces that this call put there.
 */
export async function shelvePieces(tx: Tx, itemNumbers: readonly number[], now: Date): Promise<number[]> {
  return itemNumbers.length === 0 ? [] : shelve(tx, await lockShelvable(tx, itemNumbers), now)
}

async function shelve(tx: Tx, rows: readonly ShelvableRow[], now: Date): Promise<number[]> {
  const shelved: number[] = []
  for (const row of rows) {
    const { size_label: label, size_group, size_department: department } = row
    const group = rescueGroupOf({
      categories: row.category_tags,
      size: { label, group: size_group, department },
      tier: row.tier,
      condition: row.condition,
    })
    if (!group) continue
    await insertRescuePiece(tx, {
      itemNumber: row.item_number,
      groupId: await ensureRescueGroup(tx, group),
      source: row.is_returned ? 'returned' : row.state,
      grams: rescueGrams(group.kind),
      fromState: row.state,
      now,
    })
    shelved.push(row.item_number)
  }
  return shelved
}

/**
 * Job: puts on the rescue shelf the shop's own pieces whose selling time is over, and returned ones with
 * faults. Sellers' pieces get there when the sellers' time to take them back is over.
 */
export async function shelveRescues({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await inTransaction(db, async (tx) => {
      const found = await lockOwnExpired(tx, { after, limit: batch })
      await shelve(tx, found, now())
      return found
    })
    if (rows.length < batch) return
    after = rows.at(-1)?.item_number ?? after
  }
}

/**
 * Returns a group of rescue boxes as shoppers read it: names, size and condition, price in cents, delivery,
 * boxes left.
 */
export function rescueGroupView(row: RescueGroupRow) {
  const box = rescueBoxOf(row)
  return {
    id: String(row.id),
    path: rescuePath(row),
    title: rescueTitle(row),
    kind: row.kind,
    kindLabel: rescueKindNames[row.kind],
    size: row.size,
    sizeLabel: rescueSizeNames[row.size],
    tier: row.tier,
    tierLabel: rescueTierNames[row.tier],
    condition: row.condition,
    conditionLabel: rescueConditionNames[row.condition],
    ...box,
    delivery: rescueDelivery(box.grams),
    boxesLeft: rescueBoxesIn(row.kind, row.waiting),
    waiting: row.waiting,
    sure: rescueSure(row),
    luck: rescueLuck(row),
    sources: rescueSources
      .map((id) => ({ id, label: rescueSourceNames[id], count: row[id] }))
      .filter(({ count }) => count > 0),
    photoIds: row.photo_ids,
  }
}

/**
 * Returns the groups that have at least one whole box, by kind; `filling`, how many pieces fill no box yet;
 * `impact`, what sold boxes have saved.
 */
export async function rescuesFor(ctx: Context) {
  const [rows, impact] = await Promise.all([listRescueGroups(ctx.db, null), sumRescued(ctx.db)])
  const groups = rows
    .map(rescueGroupView)
    .filter((group) => group.boxesLeft > 0)
    .toSorted(
      (a, b) => rescueKinds.indexOf(a.kind) - rescueKinds.indexOf(b.kind) || b.boxesLeft - a.boxesLeft,
    )
  const waiting = rows.reduce((sum, row) => sum + row.waiting, 0)
  const boxed = groups.reduce((sum, group) => sum + group.boxesLeft * group.pieces, 0)
  return { groups, filling: waiting - boxed, impact }
}

const groupIdOf = (id: string): number | undefined => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined)

/** Returns a group of rescue boxes with the counts of its shelf now; undefined for an unknown id. */
export async function rescueGroupRow(ctx: Context, id: string): Promise<RescueGroupRow | undefined> {
  const at = groupIdOf(id)
  return at === undefined ? undefined : (await listRescueGroups(ctx.db, at))[0]
}

/** The pieces of a new box, its group, and its price in cents. */
export type FilledBox = { group: RescueGroupKey; itemNumbers: number[]; grams: number; price: Cents }

/** A box that can't be made: its group has too few pieces, or there is no such group. */
export type BoxGone = { __typename: 'RescueSoldOut' }

/**
 * Chooses the pieces of a new box, longest waiting first, and locks the group until the transaction ends: of
 * two shoppers at the last box one gets it. Returns RescueSoldOut when too few pieces are left. The caller
 * inserts the order, then calls `keepBox`.
 */
export async function fillBox(tx: Tx, groupId: string): Promise<FilledBox | BoxGone> {
  const id = groupIdOf(groupId)
  const group = id === undefined ? undefined : await lockRescueGroup(tx, id)
  if (id === undefined || !group) return { __typename: 'RescueSoldOut' }
  const { pieces, pricePiece } = rescueBoxOf(group)
  const found = await listFreePieces(tx, { groupId: id, limit: pieces })
  if (found.length < pieces) return { __typename: 'RescueSoldOut' }
  return {
    group,
    itemNumbers: found.map((piece) => piece.item_number),
    grams: found.reduce((sum, piece) => sum + piece.grams, 0),
    price: add(zero, ...found.map(() => pricePiece)),
  }
}

/**
 * Inserts the box of an order that was just inserted, in the caller's transaction that chose its pieces
 * (`fillBox`); they can then be in no other box.
 */
export async function keepBox(
  tx: Tx,
  { box, groupId, orderId, now }: { box: FilledBox; groupId: string; orderId: string; now: Date },
): Promise<void> {
  await insertRescueBox(tx, {
    ...box,
    id: uuidv7(now.getTime()),
    groupId: Number(groupId),
    orderId,
    now,
  })
}

const goneTo = { expired: 'transferred', unaccepted: 'no_payout' } as const

/**
 * Takes the pieces of a paid order's box off the rescue shelf. Returns false when a piece left in another way
 * meanwhile; the caller then gives the payment up.
 */
export async function takeFromShelf(
  tx: Tx,
  { orderId, actorId, now }: { orderId: string; actorId: string | null; now: Date },
): Promise<boolean> {
  const boxed = await listBoxed(tx, orderId)
  for (const state of ['expired', 'unaccepted'] as const) {
    const itemNumbers = boxed.filter((one) => one.from_state === state).map((one) => one.item_number)
    const moved = await moveItems(tx, {
      itemNumbers,
      from: [state],
      to: goneTo[state],
      kind: 'rescued',
      actorId,
      detail: { orderId },
      now,
    })
    if (moved.length < itemNumbers.length) return false
  }
  await updateBoxPaid(tx, orderId, now)
  return true
}

/**
 * Puts the pieces of canceled lines of a box's order back on the rescue shelf; those of a paid box get their
 * former state. Returns the numbers of the pieces, none for other orders.
 */
export async function backToShelf(
  tx: Tx,
  { orderId, actorId, now }: { orderId: string; actorId: string | null; now: Date },
): Promise<number[]> {
  const freed = await freeCanceledPieces(tx, orderId)
  if (freed.length === 0) return []
  for (const state of ['expired', 'unaccepted'] as const)
    await moveItems(tx, {
      itemNumbers: freed
        .filter((one) => one.is_paid && one.from_state === state)
        .map((one) => one.item_number),
      from: [goneTo[state]],
      to: state,
      kind: 'rescue_canceled',
      actorId,
      now,
    })
  await releaseEmptyBox(tx, orderId, now)
  return freed.map((one) => one.item_number)
}

/**
 * Removes pieces from the rescue shelf for good that could not be found when their box was packed; their
 * state stays. Does nothing for none.
 */
export async function loseFromShelf(tx: Tx, itemNumbers: readonly number[], now: Date): Promise<void> {
  if (itemNumbers.length > 0) await updateLost(tx, itemNumbers, now)
}
