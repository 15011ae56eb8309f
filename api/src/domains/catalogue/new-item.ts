// New pieces out of sellers' bags: how a graded piece becomes an item and gets listed. Other domains only
// move existing items.

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
  listBrandsOfLetters,
  listColors,
  listComparables,
  listSiblingCategories,
  listSizes,
  lockListable,
  lockNewItem,
  type NewItemRow,
  updateHouses,
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
  listSiblingCategories as siblingsOf,
  listSizes as allSizes,
  updateHouses,
}

/**
 * Returns at most `limit` brands for a typed text, of which the first 60 characters count: brands with a word
 * that begins with the text, exact matches first; none for an empty text.
 */
export async function brandsLike(db: DbOrTx, text: string, limit: number): Promise<BrandRow[]> {
  const plain = await getPlainName(db, text.slice(0, 60))
  return plain.trim() === '' ? [] : listBrandsLike(db, plain.trim(), limit)
}

/**
 * Returns the name of the first brand that one of these spellings names (see brandSpellings in
 * rules/src/direct-sell/label.ts), in the order of the spellings; null when none does.
 */
export async function brandOfLetters(db: DbOrTx, spellings: readonly string[]): Promise<string | null> {
  if (spellings.length === 0) return null
  const found = new Map((await listBrandsOfLetters(db, spellings)).map((one) => [one.letters, one.name]))
  return spellings.map((one) => found.get(one)).find((name) => name !== undefined) ?? null
}

/** A typed brand name with price (cents) and category of its first piece. */
export type BrandWish = { name: string; price: number; categoryId: number }

/**
 * Returns the brand with this name in whatever spelling, or inserts it with a tier guessed from the price
 * (cents) of its first piece (`isNew`); simultaneous calls get the same brand. Returns a sentence instead
 * when the name can't be used, or is written like that of another brand.
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

type Move = {
  itemNumbers: readonly number[]
  from: ItemState
  to: ItemState
  actorId: string | null
  now: Date
  detail?: Readonly<Record<string, unknown>>
}
const move = (tx: DbOrTx, { from, ...one }: Move): Promise<number[]> =>
  updateItemStates(tx, { ...one, from: canMove(from, one.to) ? [from] : [], kind: 'state' })

/** A graded piece: its columns, the state to move to, and facts for its history. */
export type NewItem = { row: NewItemRow; to: ItemState; actorId: string; now: Date; detail: object }

/**
 * Inserts a graded piece, moves it from `processing` to the state `to` and records both steps. Returns the
 * item number. Throws when the rules don't allow that move.
 */
export async function createItem(tx: DbOrTx, { row, to, actorId, now, detail }: NewItem): Promise<number> {
  const itemNumber = await insertItem(tx, row, now)
  await insertItemEvent(tx, { itemNumber, kind: 'graded', actorId, detail, at: now })
  const moved = await move(tx, { itemNumbers: [itemNumber], from: 'processing', to, actorId, now })
  if (moved.length === 0) throw new Error(`a piece can't go from processing to ${to}`)
  return itemNumber
}

/** Deletes a piece that was graded by mistake; returns false when it was listed already or is unknown. */
export async function removeNewItem(tx: DbOrTx, itemNumber: number): Promise<boolean> {
  if ((await lockNewItem(tx, itemNumber)) === undefined) return false
  await deleteItem(tx, itemNumber)
  return true
}

/** The result of a review: the next state and a new price in cents (null: unchanged). */
export type Review = {
  itemNumber: number
  to: 'pending_listing' | 'unaccepted'
  price: number | null
  actorId: string
  now: Date
  detail: object
}

/**
 * Ends the review of a piece that was not listed yet: sets the new price (cents) if given, records the review
 * in its history and moves the piece on. Returns false, with nothing written, when it is not under review.
 */
export async function decideReview(
  tx: DbOrTx,
  { itemNumber, to, price, actorId, now, detail }: Review,
): Promise<boolean> {
  if ((await lockNewItem(tx, itemNumber)) !== 'under_review') return false
  if (price !== null) await updateNewPrice(tx, itemNumber, price)
  await insertItemEvent(tx, { itemNumber, kind: 'reviewed', actorId, detail, at: now })
  return (await move(tx, { itemNumbers: [itemNumber], from: 'under_review', to, actorId, now })).length === 1
}

/** The item numbers that were listed, and those that stay because they have no photo. */
export type Listed = { listed: number[]; withoutPhoto: number[] }

/**
 * Lists those of the pieces that are in the state `pending_listing` and have a photo; their selling window
 * and price drops count from now. Other pieces stay as they are. Returns the numbers that were listed and
 * those that lack a photo, two empty lists for no pieces.
 */
export async function listItems(
  tx: DbOrTx,
  itemNumbers: readonly number[],
  who: { actorId: string | null; now: Date; detail?: Readonly<Record<string, unknown>> },
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
