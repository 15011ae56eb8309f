// Pieces that come out of a bag: how they become items, and how they come on sale. Everybody else
// moves items that are there.

import { canMove, type ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { brandKeyOf, brandNameOf, brandNameProblem, tierGuess } from '@hemline/rules/intake/intake.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { updateItemStates } from './catalogue.db.ts'
import {
  type BrandRow,
  deleteItem,
  findBrandById,
  findBrandByKey,
  findCategory,
  findMiddlePrice,
  findSize,
  getPlainName,
  insertBrand,
  insertItem,
  insertItemEvent,
  listBrandsLike,
  listColors,
  listComparables,
  listSizes,
  lockListable,
  lockNewItem,
  type NewItemRow,
  updateListedAt,
  updateNewPrice,
} from './new-item.db.ts'

export type { BrandRow, NewItemRow }
export {
  findBrandById as brandById,
  findCategory as categoryById,
  findSize as sizeById,
  listColors as allColors,
  listComparables as comparablesOf,
  listSizes as allSizes,
}

/** Brands for who types the beginning of a name, or of a word in it; `limit` at most. */
export async function brandsLike(db: DbOrTx, text: string, limit: number): Promise<BrandRow[]> {
  const plain = await getPlainName(db, text.slice(0, 60))
  return plain.trim() === '' ? [] : listBrandsLike(db, plain.trim(), limit)
}

export type BrandWish = { name: string; price: number; categoryId: number }

/**
 * The brand of this name in whatever spelling, or a new one whose tier is guessed from the price
 * (cents) of its first piece. Two who add the same at once get the same. Refuses a name that can't be
 * taken by returning its message.
 */
export async function ensureBrand(
  tx: DbOrTx,
  { name, price, categoryId }: BrandWish,
): Promise<{ brand: BrandRow; isNew: boolean } | string> {
  const problem = brandNameProblem(name)
  if (problem) return problem
  const slug = brandKeyOf(name)
  const known = await findBrandByKey(tx, slug)
  if (known) return { brand: known, isNew: false }
  const tier = tierGuess(price, await findMiddlePrice(tx, categoryId))
  const added = await insertBrand(tx, { name: brandNameOf(name), slug, tier })
  if (added) return { brand: added, isNew: true }
  const rival = await findBrandByKey(tx, slug)
  return rival
    ? { brand: rival, isNew: false }
    : 'This brand is written like another one. Please choose it from the list.'
}

type Move = { itemNumbers: readonly number[]; from: ItemState; to: ItemState; actorId: string; now: Date }
const move = (tx: DbOrTx, { from, ...one }: Move): Promise<number[]> =>
  updateItemStates(tx, { ...one, from: canMove(from, one.to) ? [from] : [], kind: 'state' })

export type NewItem = { row: NewItemRow; to: ItemState; actorId: string; now: Date; detail: object }

/**
 * Makes an item of a piece that is being graded and moves it on in the same transaction, with both steps in
 * its history. Returns its number. Throws when no way leads to `to` from processing.
 */
export async function createItem(tx: DbOrTx, { row, to, actorId, now, detail }: NewItem): Promise<number> {
  const itemNumber = await insertItem(tx, row, now)
  await insertItemEvent(tx, { itemNumber, kind: 'graded', actorId, detail, at: now })
  const moved = await move(tx, { itemNumbers: [itemNumber], from: 'processing', to, actorId, now })
  if (moved.length === 0) throw new Error(`a piece can't go from processing to ${to}`)
  return itemNumber
}

/**
 * Takes a piece out of the books again that was graded by mistake and never on sale; false when
 * it is further on its way.
 */
export async function removeNewItem(tx: DbOrTx, itemNumber: number): Promise<boolean> {
  if ((await lockNewItem(tx, itemNumber)) === undefined) return false
  await deleteItem(tx, itemNumber)
  return true
}

export type Review = {
  itemNumber: number
  to: 'pending_listing' | 'unaccepted'
  price: number | null
  actorId: string
  now: Date
  detail: object
}

/**
 * Ends the review of a piece, at a new price where one is given (cents); false when it is not under review.
 */
export async function endReview(
  tx: DbOrTx,
  { itemNumber, to, price, actorId, now, detail }: Review,
): Promise<boolean> {
  if ((await lockNewItem(tx, itemNumber)) !== 'under_review') return false
  if (price !== null) await updateNewPrice(tx, itemNumber, price)
  await insertItemEvent(tx, { itemNumber, kind: 'reviewed', actorId, detail, at: now })
  return (await move(tx, { itemNumbers: [itemNumber], from: 'under_review', to, actorId, now })).length === 1
}

export type Listed = { listed: number[]; withoutPhoto: number[] }

/**
 * Puts pieces on sale that wait for it and have a photo: their windows and price drops count from now.
 * Others are left as they are.
 */
export async function listItems(
  tx: DbOrTx,
  itemNumbers: readonly number[],
  who: { actorId: string; now: Date },
): Promise<Listed> {
  if (itemNumbers.length === 0) return { listed: [], withoutPhoto: [] }
  const found = await lockListable(tx, itemNumbers)
  const ready = found.filter(({ hasPhoto }) => hasPhoto).map(({ itemNumber }) => itemNumber)
  await updateListedAt(tx, ready, who.now)
  const listed = await move(tx, { itemNumbers: ready, from: 'pending_listing', to: 'listed', ...who })
  return {
    listed,
    withoutPhoto: found.filter(({ hasPhoto }) => !hasPhoto).map(({ itemNumber }) => itemNumber),
  }
}
