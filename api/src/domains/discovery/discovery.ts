// Ways in to the shop: partners' pages, and pieces like one. Landing pages, outfits and the directory of
// brands are beside this file.
import { shelfPath } from '@hemline/rules/discovery/piece.ts'
import { differencesOf, identicalTo, rankSimilar } from '@hemline/rules/discovery/similar.ts'
import { isPartnerSlug, rentalPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { itemForViewer, listItemsByNumber } from '../catalogue/catalogue.ts'
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
 * A partner's profile by id or by the path of its page; undefined when nobody is there. An inactive
 * one is found, and says so.
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
    logo: row.profile.logo ?? null,
    ...(await countSupplierItems(ctx.db, filterKey, row.id)),
  }
}

/** Pieces like one that can be had, the nearest first; undefined when shoppers can't see the piece. */
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

/** The same thing again in other sizes and conditions; undefined when shoppers can't see the piece. */
export async function identicalOf(ctx: Context, asked: { itemNumber: number; amount: number }) {
  const item = await itemForViewer(ctx, asked.itemNumber)
  if (!item) return undefined
  const { item_number: itemNumber, brand_id: brandId, category_id: categoryId, mpn } = item
  const twins = await listItemsByNumber(
    ctx.db,
    await listTwins(ctx.db, { itemNumber, brandId, categoryId, mpn }),
  )
  const { basis, pieces } = identicalTo(item, twins)
  return {
    item,
    basis,
    nodes: pieces
      .slice(0, within(asked.amount))
      .map((piece) => ({ item: piece, differences: differencesOf(item, piece) })),
  }
}

/** Job: counts listed pieces by brand and department anew. */
export async function recountBrands(db: DbOrTx): Promise<void> {
  await refreshBrandCount(db)
}
