// Rows of landing pages and partners, and queries for similar, identical and matching pieces.
import type { Db } from '@hemline/db/connect.ts'
import type { LandingBlockDef } from '@hemline/rules/discovery/landing.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A stored landing page: its texts, filters and blocks. */
export type LandingPageRow = {
  slug: string
  title: string
  intro: string
  filters: FilterInput[]
  blocks: LandingBlockDef[]
  /** The release of a draft that an employee looks at. */
  draft?: string
}

/** Finds a landing page by slug; undefined when unknown. */
export async function findLandingPage(db: DbOrTx, slug: string): Promise<LandingPageRow | undefined> {
  const { rows } =
    await sql<LandingPageRow>`/* findLandingPage */ select slug, title, intro, filters, blocks from landing_page where slug = ${slug}`.execute(
      db,
    )
  return rows[0]
}

/** A supplier with the profile of its page. */
export type SupplierRow = {
  id: number
  name: string
  slug: string
  kind: string
  active: boolean
  profile: {
    bannerText?: string
    logoText?: string
    description?: string
    bannerImages?: string[]
    logo?: string
    pictureAlt?: string
  }
}

/**
 * Finds a supplier with a page (partner, rental or dropshipper) by id or slug, inactive ones too; undefined
 * when unknown and for charities and clean-out stores, which have none.
 */
export async function findSupplier(
  db: DbOrTx,
  by: { id: number } | { slug: string },
): Promise<SupplierRow | undefined> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`slug = ${by.slug}`
  const { rows } =
    await sql<SupplierRow>`/* findSupplier */ select id, name, slug, kind, active, profile from supplier
    where ${which} and kind in ('partner', 'rental', 'dropshipper')`.execute(db)
  return rows[0]
}

/** Counts of a supplier's listed pieces and brands, and the average saving in percent (null: no pieces). */
export type SupplierFacts = { itemCount: number; brandCount: number; savingsPercent: number | null }

/**
 * Counts a supplier's listed pieces and brands and computes their average saving in whole percent, rounded
 * down; null without pieces.
 */
export async function countSupplierItems(
  db: DbOrTx,
  column: 'supplier_id' | 'dropshipper_id',
  id: number,
): Promise<SupplierFacts> {
  const { rows } =
    await sql<SupplierFacts>`/* countSupplierItems */ select count(*)::int as "itemCount", count(distinct brand_id)::int as "brandCount",
      floor(100.0 * sum(greatest(msrp_cents - price_cents, 0)) / nullif(sum(msrp_cents), 0))::int as "savingsPercent"
    from item where state = 'listed' and ${sql.ref(column)} = ${id}`.execute(db)
  return rows[0] ?? { itemCount: 0, brandCount: 0, savingsPercent: null }
}

/** A category with its pieces sold since a time and its pieces listed now. */
export type KindSales = { slug: string; name: string; sold: number; listed: number }

/**
 * Returns those of the categories that have listed pieces, with the number sold since `since`, most sold
 * first.
 */
export async function listKindSales(db: DbOrTx, slugs: readonly string[], since: Date): Promise<KindSales[]> {
  const { rows } = await sql<KindSales>`/* listKindSales */
    with kind as (select id, slug, name from category where slug = any(${slugs}::text[])),
      gone as (select category_id, count(*)::int as n from item where sold_at >= ${since} group by category_id),
      here as (select category_id, count(*)::int as n from item where state = 'listed' and category_tags && ${slugs}::text[] group by category_id)
    select kind.slug, kind.name, coalesce(gone.n, 0) as sold, here.n as listed
    from kind join here on here.category_id = kind.id left join gone on gone.category_id = kind.id
    order by sold desc, listed desc, slug`.execute(db)
  return rows
}

/** SQL condition: any shopper can put the piece into a cart now. */
const toBeHad = (
  now: Date,
) => sql`i.state = 'listed' and i.preordered_by is null and i.access_levels = '{}' and not i.has_inappropriate_content
  and not exists (select 1 from hold h where h.item_number = i.item_number and h.released_at is null and h.expires_at > ${now})`

type Around = {
  itemNumber: number
  leaf: string
  categoryId: number
  department: string
  sizingId: number
  colors: readonly string[]
  brandId: number
  priceCents: number
}

/**
 * Returns the numbers of up to 300 available pieces of the same category and department, the most similar
 * first, without the piece itself; the rules rank them finally. With `sizingIds` only those sizes; empty
 * means all.
 */
export async function listKin(
  db: DbOrTx,
  to: Around,
  now: Date,
  sizingIds: readonly number[],
): Promise<number[]> {
  const sized = sizingIds.length > 0 ? sql`and i.sizing_id = any(${sizingIds}::int[])` : sql``
  const { rows } = await sql<{ item_number: number }>`/* listKin */ select i.item_number from item i
    where ${toBeHad(now)} and i.category_tags && ${[to.leaf]}::text[] and i.category_id = ${to.categoryId}
      and i.department_tags && ${[to.department]}::text[] and i.item_number <> ${to.itemNumber} ${sized}
    order by (i.sizing_id = ${to.sizingId})::int * 30 + (i.color_names && ${to.colors}::text[])::int * 24 + (i.brand_id = ${to.brandId})::int * 14
      - 14 * abs(ln(greatest(i.price_cents, 1)::float8 / greatest(${to.priceCents}::int, 1))) desc, i.item_number desc
    limit 300`.execute(db)
  return rows.map((row) => row.item_number)
}

/** A size with its count of available pieces. */
export type SizeCount = { sizingId: number; label: string; count: number }

/**
 * Counts the available pieces of the same category and department by size, in the order of sizes; sizes
 * without a piece are left out.
 */
export async function listKinSizes(db: DbOrTx, to: Around, now: Date): Promise<SizeCount[]> {
  const { rows } =
    await sql<SizeCount>`/* listKinSizes */ select s.sizing_id as "sizingId", s.label, count(*)::int as count from item i
    join size s on s.sizing_id = i.sizing_id
    where ${toBeHad(now)} and i.category_tags && ${[to.leaf]}::text[] and i.category_id = ${to.categoryId}
      and i.department_tags && ${[to.department]}::text[] and i.item_number <> ${to.itemNumber}
    group by s.sizing_id, s.label, s.rank order by s.rank, s.sizing_id`.execute(db)
  return rows
}

/**
 * Returns the numbers of up to 500 listed pieces of the same brand with the same style number or of the same
 * category, newest first, without the piece itself.
 */
export async function listTwins(
  db: DbOrTx,
  to: { itemNumber: number; brandId: number; categoryId: number; mpn: string | null },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* listTwins */ select item_number from item
    where state = 'listed' and brand_id = ${to.brandId} and item_number <> ${to.itemNumber}
      and (category_id = ${to.categoryId} or mpn = ${to.mpn}) order by item_number desc limit 500`.execute(db)
  return rows.map((row) => row.item_number)
}

/**
 * Which pieces may complete an outfit: category tags per slot, for kids or not, price of the anchor in
 * cents, and the item number to start at.
 */
export type ClosetWish = {
  slots: readonly (readonly string[])[]
  kids: boolean
  priceCents: number
  from: number
  perSlot: number
  now: Date
}

/**
 * Returns the numbers of available pieces for each slot, at most five times the anchor's price: `perSlot`
 * after the item number `from`, then half as many before it. So each key sees different pieces, the same key
 * the same ones, without sorting all pieces.
 */
export async function listCloset(
  db: Db,
  { slots, kids, priceCents, from, perSlot, now }: ClosetWish,
): Promise<number[]> {
  const wanted = JSON.stringify(slots.map((tags) => ({ tags })))
  const fitting = sql`${toBeHad(now)} and i.category_tags && want.tags and i.price_cents <= ${priceCents * 5}::int
    and (i.department_tags && '{girls,boys}') = ${kids}`
  const { rows } = await sql<{ item_number: number }>`/* listCloset */ select found.item_number
    from jsonb_to_recordset(${wanted}::jsonb) as want(tags text[]) cross join lateral (
      (select i.item_number from item i where ${fitting} and i.item_number >= ${from} order by i.item_number limit ${perSlot})
      union
      (select i.item_number from item i where ${fitting} and i.item_number < ${from} order by i.item_number limit ${Math.ceil(perSlot / 2)})
    ) found order by found.item_number`.execute(db)
  return rows.map((row) => row.item_number)
}

/** Returns the lowest and the highest item number; zeros without pieces. */
export async function findItemNumberRange(db: DbOrTx): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`/* findItemNumberRange */
    select coalesce(min(item_number), 0) as first, coalesce(max(item_number), 0) as last from item`.execute(
    db,
  )
  return rows[0] ?? { first: 0, last: 0 }
}

/** Recounts listed pieces by brand and department without blocking readers. */
export async function refreshBrandCount(db: DbOrTx): Promise<void> {
  await sql`/* refreshBrandCount */ refresh materialized view concurrently brand_count`.execute(db)
}
