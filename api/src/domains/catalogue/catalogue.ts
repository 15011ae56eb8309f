// The catalogue's door: items as other domains may read them, and shared lists kept for seconds.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { canMove, hasBeenListed, type ItemState, itemStates } from '@hemline/rules/catalogue/item-states.ts'
import { productPath, productSlug, slugify } from '@hemline/rules/common/slugs.ts'
import type { CategoryName } from '@hemline/rules/search/listing-path.ts'
import type { Context } from '../../context.ts'
import { cached, remembered } from '../../platform/cached.ts'
import type { DbOrTx } from '../../platform/db.ts'
import {
  countListedOfBrand,
  findBrandBySlug,
  findItem,
  listCategories,
  listInactiveDropshippers,
  listItemsByNumber,
  listLegalDocuments,
  listTopBrands,
  updateFavoriteCounts,
  updateItemStates,
} from './catalogue.db.ts'

export { cardColumns, isCard } from './cards.ts'
export {
  delistItem,
  editItem,
  type FieldChange,
  type ItemNoteRow,
  listItemNotes,
  listItemNumbersFor,
  lockItem,
  noteItem,
  relistItem,
  sendToReview,
} from './item-edits.ts'
export { itemFields } from './item-fields.ts'
export { addPhotos, type PhotoRef, setPhotos } from './item-photos.ts'
export {
  allColors,
  allSizes,
  type BrandRow,
  brandById,
  brandsLike,
  categoryById,
  comparablesOf,
  createItem,
  endReview,
  ensureBrand,
  listItems,
  type NewItemRow,
  removeNewItem,
  sizeById,
} from './new-item.ts'
export {
  changePrice,
  changePrices,
  findPriceChange,
  type ItemEventRow,
  listItemEvents,
  listPriceChanges,
  type PriceChange,
  type PriceRow,
} from './prices.ts'
export { listItemsByNumber }

const sharedMs = 10_000
const topBrands = cached(sharedMs, (db: Db) => listTopBrands(db, 100))
const allCategories = cached(sharedMs, (db: Db) => listCategories(db))

/** Ids of dropshippers that send nothing any more (§3 inactiveDropshipperIds), read every few seconds. */
export const inactiveDropshipperIds = cached(sharedMs, (db: Db) => listInactiveDropshippers(db))

/** Those who may look at what is not for shoppers yet (specification §6, employee area). */
export const isStaff = (ctx: Context): boolean =>
  ctx.viewer.roles.some((role) => role === 'employee' || role === 'admin')

/**
 * The item as shoppers may see it: one that was never listed is unknown to them, staff
 * see all (specification §6).
 */
export async function itemForViewer(ctx: Context, itemNumber: number) {
  if (!Number.isSafeInteger(itemNumber) || itemNumber <= 0) return undefined
  const row = await findItem(ctx.db, itemNumber)
  return row && (hasBeenListed(row.state as ItemState) || isStaff(ctx)) ? row : undefined
}

export async function brandBySlug(ctx: Context, slug: string) {
  const brand = await findBrandBySlug(ctx.db, slug.toLowerCase())
  return brand && { ...brand, itemCount: await countListedOfBrand(ctx.db, brand.id) }
}

export async function brandsOnSale(ctx: Context, limit: number) {
  return (await topBrands(ctx.db, ctx.now())).slice(0, Math.min(Math.max(limit, 0), 100))
}

export async function categoryTree(ctx: Context) {
  return allCategories(ctx.db, ctx.now())
}

/** Categories as rules/src/search/listing-path.ts reads them. */
export async function categoryNames(db: DbOrTx): Promise<CategoryName[]> {
  const rows = await listCategories(db)
  return rows.map(({ slug, name, path, department_tags }) => ({
    slug,
    name,
    path,
    departmentTags: department_tags,
  }))
}

/** Where the legal pages are, and the day each was last changed. */
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

/** The path of a piece's page (specification §2). */
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

/** Counts favorites of items up (+1) or down (-1); never below zero. Runs in the caller's transaction. */
export async function changeFavoriteCounts(
  tx: DbOrTx,
  itemNumbers: readonly number[],
  by: 1 | -1,
): Promise<void> {
  if (itemNumbers.length) await updateFavoriteCounts(tx, itemNumbers, by)
}

export type ItemMove = {
  itemNumbers: readonly number[]
  to: ItemState
  /** What happened, for the piece's history. */
  kind: string
  actorId?: string | null
  /** What else there is to write down beside the states. */
  detail?: Readonly<Record<string, unknown>>
  now: Date
  /** Only pieces in one of these states; by default all from which the way leads there. */
  from?: readonly ItemState[]
}

/**
 * Moves pieces on along their life (rules/src/catalogue/item-states.ts), in the caller's transaction. Returns
 * the numbers of those that moved; who needs all of them compares, and rolls back.
 */
export async function moveItems(tx: DbOrTx, { actorId = null, from, ...move }: ItemMove): Promise<number[]> {
  if (move.itemNumbers.length === 0) return []
  const allowed = (from ?? itemStates).filter((state) => canMove(state, move.to))
  return updateItemStates(tx, { ...move, actorId, from: allowed })
}
