// Supplier pages, and pieces similar or identical to one. Landing pages, outfits and the brand directory
// have files of their own.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { houses } from '@hemline/rules/catalogue/brands/houses.ts'
import { shelfPath } from '@hemline/rules/discovery/piece.ts'
import { differencesOf, identicalTo, rankSimilar } from '@hemline/rules/discovery/similar.ts'
import { isPartnerSlug, rentalPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { itemForViewer, listItemsByNumber, updateHouses } from '../catalogue/catalogue.ts'
import {
  countSupplierItems,
  findSupplier,
  listKin,
  listKinSizes,
  listTwins,
  refreshBrandCount,
} from './discovery.db.ts'
import { aroundOf } from './outfits.ts'

const amountMax = 60
const sizesMax = 50
const within = (amount: number) => Math.min(Math.max(Math.trunc(amount), 1), amountMax)
const largestId = 2_147_483_647

/**
 * Returns a supplier's profile with its counts of pieces, by id or by the slug of its page; undefined when
 * unknown. Inactive suppliers have `active` false.
 */
export async function supplierByReference(ctx: Context, reference: string) {
  const isId = /^\d{1,10}$/.test(reference)
  const id = Number(reference)
  if (isId ? id < 1 || id > largestId : !isPartnerSlug(reference)) return undefined
  const row = await findSupplier(ctx.db, isId ? { id } : { slug: reference })
  if (!row) return undefined
  const filterKey = row.kind === 'dropshipper' ? 'dropshipper_id' : 'supplier_id'
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    active: row.active,
    isRental: row.slug === rentalPartnerSlug,
    filterKey,
    path: isPartnerSlug(row.slug) ? `/${row.slug}` : `/supplier/${row.id}`,
    bannerText: row.profile.bannerText ?? '',
    logoText: row.profile.logoText ?? row.name,
    description: row.profile.description ?? '',
    bannerImages: row.profile.bannerImages ?? [],
    bannerAlt: row.profile.pictureAlt ?? '',
    logo: row.profile.logo ?? null,
    ...(await countSupplierItems(ctx.db, filterKey, row.id)),
  }
}

/**
 * Returns up to `amount` (at most 60) available pieces similar to one, most similar first with the reasons,
 * the sizes to filter by, and the path of the category page; undefined when the viewer can't see the piece.
 */
export async function similarTo(
  ctx: Context,
  asked: { itemNumber: number; amount: number; sizingIds?: number[] | null },
) {
  const item = await itemForViewer(ctx, asked.itemNumber)
  if (!item) return undefined
  const sizingIds = (asked.sizingIds ?? []).slice(0, sizesMax)
  const [numbers, sizes] = await Promise.all([
    listKin(ctx.db, aroundOf(item), ctx.now(), sizingIds),
    listKinSizes(ctx.db, aroundOf(item), ctx.now()),
  ])
  const ranked = rankSimilar(item, await listItemsByNumber(ctx.db, numbers)).slice(0, within(asked.amount))
  return {
    item,
    nodes: ranked.map(({ piece, reasons }) => ({ item: piece, reasons })),
    sizes: sizes.map((size) => ({ ...size, selected: sizingIds.includes(size.sizingId) })),
    shelf: shelfPath(item),
  }
}

/**
 * Returns listed pieces among which the copies of a piece are: those of its brand with its category or its
 * maker's style number, at most 500.
 */
export async function twinsOf(
  db: DbOrTx,
  item: Pick<ItemRow, 'item_number' | 'brand_id' | 'category_id' | 'mpn'>,
): Promise<ItemRow[]> {
  const { item_number: itemNumber, brand_id: brandId, category_id: categoryId, mpn } = item
  return listItemsByNumber(db, await listTwins(db, { itemNumber, brandId, categoryId, mpn }))
}

/**
 * Returns up to `amount` (at most 60) listed pieces identical to one except size and condition, with the
 * differences and what they are told by; undefined when the viewer can't see the piece.
 */
export async function identicalOf(ctx: Context, asked: { itemNumber: number; amount: number }) {
  const item = await itemForViewer(ctx, asked.itemNumber)
  if (!item) return undefined
  const twins = await twinsOf(ctx.db, item)
  const { basis, pieces } = identicalTo(item, twins)
  return {
    item,
    basis,
    nodes: pieces
      .slice(0, within(asked.amount))
      .map((piece) => ({ item: piece, differences: differencesOf(item, piece) })),
  }
}

/**
 * Job: stores which house (parent company) each brand belongs to and recounts the listed pieces by brand and
 * department.
 */
export async function recountBrands(db: DbOrTx): Promise<void> {
  const lines = houses.flatMap(([house, own]) => own.map((line) => ({ line, house })))
  await updateHouses(db, lines)
  await refreshBrandCount(db)
}
