// Changes that people at work make to a piece: written with what was before and after, who did
// it and why (decision 0077).
import type { Tx } from '../../platform/db.ts'
import { updateItemStates } from './catalogue.db.ts'
import {
  type ItemColumns,
  insertEditEvent,
  insertShopPrice,
  lockItem,
  updateDelistReason,
  updateItemColumns,
} from './item-edits.db.ts'

export { type ItemNoteRow, listItemNotes, listItemNumbersFor } from './item-edits.db.ts'
export { lockItem }

export type FieldChange = { field: string; before: string; after: string }
export type ItemEdit = {
  itemNumber: number
  columns: ItemColumns
  changes: readonly FieldChange[]
  price?: { from: number; to: number } | undefined
  actorId: string
  reason: string
  now: Date
}

/** Writes an edit of a piece that the caller has locked and judged, with its line in the history. */
export async function editItem(
  tx: Tx,
  { itemNumber, columns, changes, price, actorId, reason, now }: ItemEdit,
): Promise<void> {
  await updateItemColumns(tx, itemNumber, columns)
  if (price) await insertShopPrice(tx, { itemNumber, ...price, now })
  await insertEditEvent(tx, { itemNumber, kind: 'edited', actorId, detail: { reason, changes }, at: now })
}

type Act = { itemNumber: number; actorId: string; reason: string; now: Date }

/** Notes with a piece what somebody did about it that changed nothing of it. */
export async function noteItem(
  tx: Tx,
  { itemNumber, kind, actorId, now, ...detail }: Act & { kind: string; [more: string]: unknown },
): Promise<void> {
  await insertEditEvent(tx, { itemNumber, kind, actorId, detail, at: now })
}

/** Takes a listed piece out of the shop for a reason of §3; false when it is not listed any more. */
export async function delistItem(
  tx: Tx,
  { itemNumber, actorId, reason, now, delistReason }: Act & { delistReason: string },
): Promise<boolean> {
  const move = {
    itemNumbers: [itemNumber],
    to: 'delisted',
    kind: 'state',
    actorId,
    now,
    from: ['listed'],
    detail: { reason, delistReason },
  } as const
  if ((await updateItemStates(tx, move)).length === 0) return false
  await updateDelistReason(tx, itemNumber, delistReason)
  return true
}

/** Puts a piece back that was taken out of the shop; false when it is not out any more. */
export async function relistItem(tx: Tx, { itemNumber, actorId, reason, now }: Act): Promise<boolean> {
  const move = {
    itemNumbers: [itemNumber],
    to: 'listed',
    kind: 'state',
    actorId,
    now,
    from: ['delisted'],
    detail: { reason },
  } as const
  if ((await updateItemStates(tx, move)).length === 0) return false
  await updateDelistReason(tx, itemNumber, null)
  return true
}

/** Sends a piece to somebody who looks at it again; false when no way leads there from where it is. */
export async function sendToReview(tx: Tx, { itemNumber, actorId, reason, now }: Act): Promise<boolean> {
  const move = {
    itemNumbers: [itemNumber],
    to: 'under_review',
    kind: 'state',
    actorId,
    now,
    detail: { reason },
  } as const
  return (await updateItemStates(tx, { ...move, from: ['delisted', 'pending_listing'] })).length === 1
}
