// The public functions of the catalogue, the only file that other domains import: pieces, and shared lists
// cached for seconds.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { canMove, hasBeenListed, type ItemState, itemStates } from '@hemline/rules/catalogue/item-states.ts'
import { productPath, productSlug, slugify } from '@hemline/rules/common/slugs.ts'
import type { CategoryName } from '@hemline/rules/search/listing-path.ts'
import type { Context } from '../../context.ts'
import { cachedByDb, remembered } from '../../platform/cached.ts'
import type { DbOrTx } from '../../platform/db.ts'
import {
  countListedOfBrand,
  findBrandBySlug,
  findItem,
  listCategories,
  listInactiveDropshippers,
  listItemsByNumber,
  listTopBrands,
  updateFavoriteCounts,
  updateItemStates,
} from './catalogue.db.ts'
import { listLegalDocuments } from './legal.db.ts'

export {
  awardItem,
  beginItemAuction,
  endItemAuction,
  reserveItem,
  showBids,
  unreserveItem,
} from './auctioned-item.db.ts'
export { cardColumns, isCard } from './cards.ts'
export { findSupplierPage, type SupplierPageRow, updateSupplierPage } from './catalogue.db.ts'
export {
  changeRestingPrice,
  endReservation,
  ensureDirectSeller,
  listAgreedTogether,
  reserveAtPrice,
  restingStates,
  updateDirectItem,
  updateDirectTerms,
  updateListedAgain,
} from './direct-item.db.ts'
export {
  delistItem,
  editItem,
  type FieldChange,
  findItemNumbers,
  type ItemNoteRow,
  listItemNotes,
  lockItem,
  noteItem,
  relistItem,
  sendToReview,
} from './item-edits.ts'
export { itemFields } from './item-fields.ts'
export { addPhotos, type PhotoRef, setPhotos } from './item-photos.ts'
export { replaceLegal } from './legal.db.ts'
export { updateConsignorOfBag } from './new-item.db.ts'
export {
  allColors,
  allSizes,
  type BrandRow,
  brandById,
  brandOfLetters,
  brandsLike,
  categoryById,
  comparablesOf,
  createItem,
  decideReview,
  ensureBrand,
  listItems,
  type NewItemRow,
  removeNewItem,
  siblingsOf,
  sizeById,
  updateHouses,
} from './new-item.ts'
export { insertPartnerItems, insertPartnerSeller, updatePartnerSeller } from './partner-items.db.ts'
export {
  changePrice,
  changePrices,
  endJustReduced,
  findPriceChange,
  type ItemEventRow,
  listItemEvents,
  listPriceChanges,
  type PriceChange,
  type PriceRow,
} from './prices.ts'
export { insertRelisted as relistReturned } from './relisting.db.ts'
export { scorePieces } from './scores.ts'
export { listItemsByNumber }

const sharedMs = 10_000
const topBrands = cachedByDb(sharedMs, (db) => listTopBrands(db, 100))
const allCategories = cachedByDb(sharedMs, (db) => listCategories(db))

/** Ids of switched-off dropshippers (§3 inactiveDropshipperIds), cached for ten seconds. */
export const inactiveDropshipperIds = cachedByDb(sharedMs, (db) => listInactiveDropshippers(db))

/**
 * Tells whether the viewer is an employee or admin, who may see pieces before shoppers do (specification
 * §6, employee area).
 */
export const isStaff = (ctx: Context): boolean =>
  ctx.viewer.roles.some((role) => role === 'employee' || role === 'admin')

/**
 * Returns a piece if the viewer may see it: shoppers only pieces that were listed at some time, employees and
 * admins all (specification §6); otherwise undefined, also for an unknown number or no number at all.
 */
export async function itemForViewer(ctx: Context, itemNumber: number) {
  if (!Number.isSafeInteger(itemNumber) || itemNumber <= 0) return undefined
  const row = await findItem(ctx.db, itemNumber)
  return row && (hasBeenListed(row.state as ItemState) || isStaff(ctx)) ? row : undefined
}

/**
 * Returns id, name and slug of a brand by its slug in whatever case, with the count of its listed pieces;
 * undefined when unknown.
 */
export async function brandBySlug(ctx: Context, slug: string) {
  const brand = await findBrandBySlug(ctx.db, slug.toLowerCase())
  return brand && { ...brand, itemCount: await countListedOfBrand(ctx.db, brand.id) }
}

/**
 * Returns the `limit` (kept between 0 and 100) brands with the most listed pieces, most first, each with its
 * count; cached for ten seconds.
 */
export async function brandsOnSale(ctx: Context, limit: number) {
  return (await topBrands(ctx.db, ctx.now())).slice(0, Math.min(Math.max(limit, 0), 100))
}

/** Returns all categories by rank, cached for ten seconds. */
export async function categoryTree(ctx: Context) {
  return allCategories(ctx.db, ctx.now())
}

/**
 * Returns all categories by rank with slug, name, path and departments, in the form that
 * rules/src/search/listing-path.ts reads.
 */
export async function categoryNames(db: DbOrTx): Promise<CategoryName[]> {
  const rows = await listCategories(db)
  return rows.map(({ slug, name, path, department_tags }) => ({
    slug,
    name,
    path,
    departmentTags: department_tags,
  }))
}

/** Returns the paths of all legal pages ("/legal/…") with the day of their last change (2026-11-28). */
export async function legalAddresses(db: DbOrTx): Promise<{ path: string; changed: string }[]> {
  return (await listLegalDocuments(db)).map(({ slug, updatedOn }) => ({
    path: `/legal/${slug}`,
    changed: updatedOn,
  }))
}

type Addressed = Pick<
  ItemRow,
  | 'item_number'
  | 'gender'
  | 'merchandising_department'
  | 'materials'
  | 'brand_name'
  | 'color_names'
  | 'category_name'
>

const pathWords = remembered(20_000, slugify)

/**
 * Returns the path of a piece's page, with department, brand, color, category and item number (specification
 * §2).
 */
export function itemPath(item: Addressed): string {
  const slug = productSlug(
    {
      gender: item.gender,
      merchandisingDepartment: item.merchandising_department,
      materials: item.materials.map((m) => m.replace(/^\d+% /, '')),
      brand: item.brand_name,
      colorNames: item.color_names,
      category: item.category_name,
    },
    pathWords,
  )
  return productPath(slug, item.item_number)
}

/**
 * Adds 1 to or takes 1 from the favorite counts of pieces, in the caller's transaction; never below zero.
 * Does nothing for an empty list.
 */
export async function changeFavoriteCounts(
  tx: DbOrTx,
  itemNumbers: readonly number[],
  by: 1 | -1,
): Promise<void> {
  if (itemNumbers.length) await updateFavoriteCounts(tx, itemNumbers, by)
}

/** A change of state for several pieces. */
export type ItemMove = {
  itemNumbers: readonly number[]
  to: ItemState
  /** The kind of event for the piece's history, such as `sold`. */
  kind: string
  actorId?: string | null
  /** Further facts for the history entry, stored next to the old and the new state. */
  detail?: Readonly<Record<string, unknown>>
  now: Date
  /** Moves only pieces in one of these states; by default all states from which the rules allow the move. */
  from?: readonly ItemState[]
}

/**
 * Moves pieces to another state where the rules allow it (rules/src/catalogue/item-states.ts), in the
 * caller's transaction, and records it in their history. Returns the numbers of the moved pieces, none for an
 * empty list; a caller that needs all of them compares and rolls back. `from` limits the states before.
 */
export async function moveItems(tx: DbOrTx, { actorId = null, from, ...move }: ItemMove): Promise<number[]> {
  if (move.itemNumbers.length === 0) return []
  const allowed = (from ?? itemStates).filter((state) => canMove(state, move.to))
  return updateItemStates(tx, { ...move, actorId, from: allowed })
}
