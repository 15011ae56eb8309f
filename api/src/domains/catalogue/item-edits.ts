// Changes that employees make to a piece, recorded with the values before and after, the employee and the
// reason (decision 0077).
import { type DeskText, isNoSearch } from '@hemline/rules/desk/search.ts'
import { readSort } from '@hemline/rules/desk/sorting.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { likeParts } from '../../platform/like-parts.ts'
import { updateItemStates } from './catalogue.db.ts'
import {
  type ItemColumns,
  insertEditEvent,
  insertShopPrice,
  listBrandIdsLike,
  listItemNumbersFor,
  lockItem,
  updateDelistReason,
  updateItemColumns,
} from './item-edits.db.ts'
import { noteDrops } from './prices.ts'

export { type ItemNoteRow, listItemNotes } from './item-edits.db.ts'
export { lockItem }

/**
 * Which pieces an employee looks for: a text (null: all), those of one state, their order (`sort`), and the
 * page after the piece `before` or ahead of the piece `until`.
 */
export type ItemWish = {
  text: DeskText | null
  state?: string | null
  sort?: string | null
  before?: number | null
  until?: number | null
}

/**
 * Returns the numbers of at most `limit` pieces, in the order of `sort`: whose number begins with the text's
 * number, that came in the bag of this number, or whose brand and title together contain all words of the
 * text.
 */
export async function findItemNumbers(
  db: DbOrTx,
  { text, state = null, sort, before = null, until = null }: ItemWish,
  limit: number,
): Promise<number[]> {
  if (text && isNoSearch(text)) return []
  const words = likeParts(text?.words ?? [])
  const brandIds = await Promise.all(
    words.map((pattern) =>
      pattern === null || pattern === '%' ? Promise.resolve([]) : listBrandIdsLike(db, pattern),
    ),
  )
  const { key, down } = readSort('pieces', sort)
  const page = { sort: key, down, before, until }
  const search = { all: text === null, number: text?.number ?? null, words, brandIds, state, ...page }
  return listItemNumbersFor(db, search, limit)
}

/** A changed field, with its value before and after as text. */
export type FieldChange = { field: string; before: string; after: string }
/** An edit: the columns to write, the changes for the history, and the price change in cents if any. */
export type ItemEdit = {
  itemNumber: number
  columns: ItemColumns
  changes: readonly FieldChange[]
  price?: { from: number; to: number } | undefined
  actorId: string | null
  /** Who made the change, in words, when nobody with an account did: "Feed 3 of Alderbrook". */
  by?: string
  reason: string
  now: Date
}

/**
 * Writes an edit of a piece with its history entry, in the caller's transaction; a price goes into the price
 * history too. A lower price also queues the message to users who have the piece among their favorites. The
 * caller has locked the piece and checked the edit.
 */
export async function editItem(
  tx: Tx,
  { itemNumber, columns, changes, price, actorId, by, reason, now }: ItemEdit,
): Promise<void> {
  await updateItemColumns(tx, itemNumber, columns)
  if (price) {
    await insertShopPrice(tx, { itemNumber, ...price, reason, now })
    if (price.to < price.from) await noteDrops(tx, [itemNumber])
  }
  await insertEditEvent(tx, { itemNumber, kind: 'edited', actorId, detail: { by, reason, changes }, at: now })
}

type Act = { itemNumber: number; actorId: string | null; by?: string; reason: string; now: Date }

/**
 * Records in a piece's history what an employee or, without an actor, a carrier did with the piece; writes no
 * column of the piece.
 */
export async function noteItem(
  tx: Tx,
  { itemNumber, kind, actorId, now, ...detail }: Act & { kind: string; [more: string]: unknown },
): Promise<void> {
  await insertEditEvent(tx, { itemNumber, kind, actorId, detail, at: now })
}

/**
 * Takes a listed piece off sale with one of the reasons of §3 and records it in its history; returns false,
 * with nothing written, when it is not listed any more.
 */
export async function delistItem(
  tx: Tx,
  { itemNumber, actorId, by, reason, now, delistReason }: Act & { delistReason: string },
): Promise<boolean> {
  const move = {
    itemNumbers: [itemNumber],
    to: 'delisted',
    kind: 'state',
    actorId,
    now,
    from: ['listed'],
    detail: { by, reason, delistReason },
  } as const
  if ((await updateItemStates(tx, move)).length === 0) return false
  await updateDelistReason(tx, itemNumber, delistReason)
  return true
}

/**
 * Puts a delisted piece back on sale, clears why it was delisted and records it in its history; returns
 * false, with nothing written, when it is not delisted any more.
 */
export async function relistItem(tx: Tx, { itemNumber, actorId, by, reason, now }: Act): Promise<boolean> {
  const move = {
    itemNumbers: [itemNumber],
    to: 'listed',
    kind: 'state',
    actorId,
    now,
    from: ['delisted'],
    detail: { by, reason },
  } as const
  if ((await updateItemStates(tx, move)).length === 0) return false
  await updateDelistReason(tx, itemNumber, null)
  return true
}

/**
 * Moves a delisted or not yet listed piece to the state `under_review` and records it in its history; returns
 * false, with nothing written, in every other state.
 */
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
