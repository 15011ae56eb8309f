// Landing pages, partners, and the pieces that may be like one or go with one. The directory of
// brands has a file of its own.
import type { Db } from '@hemline/db/connect.ts'
import type { LandingBlockDef } from '@hemline/rules/discovery/landing.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

export type LandingPageRow = {
  slug: string
  title: string
  intro: string
  filters: FilterInput[]
  blocks: LandingBlockDef[]
}

export async function findLandingPage(db: DbOrTx, slug: string): Promise<LandingPageRow | undefined> {
  const { rows } =
    await sql<LandingPageRow>`/* findLandingPage */ select slug, title, intro, filters, blocks from landing_page where slug = ${slug}`.execute(
      db,
    )
  return rows[0]
}

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
  }
}

/**
 * Those who send pieces in and have a page: charities and stores that take part in the clean-out have none.
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

export type SupplierFacts = { itemCount: number; brandCount: number; savingsPercent: number | null }

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

export type KindSales = { slug: string; name: string; sold: number; listed: number }

/**
 * The kinds with these slugs by what was sold since `since`, most first; those without
 * pieces on sale are left out.
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

/** A piece that anybody can put into the cart now. */
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

/** Pieces of the same kind that can be had, the likeliest first; the rules rank them. */
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

export type SizeCount = { sizingId: number; label: string; count: number }

export async function listKinSizes(db: DbOrTx, to: Around, now: Date): Promise<SizeCount[]> {
  const { rows } =
    await sql<SizeCount>`/* listKinSizes */ select s.sizing_id as "sizingId", s.label, count(*)::int as count from item i
    join size s on s.sizing_id = i.sizing_id
    where ${toBeHad(now)} and i.category_tags && ${[to.leaf]}::text[] and i.category_id = ${to.categoryId}
      and i.department_tags && ${[to.department]}::text[] and i.item_number <> ${to.itemNumber}
    group by s.sizing_id, s.label, s.rank order by s.rank, s.sizing_id`.execute(db)
  return rows
}

/** Listed pieces of the brand with the same style number, or of the same kind. */
export async function listTwins(
  db: DbOrTx,
  to: { itemNumber: number; brandId: number; categoryId: number; mpn: string | null },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* listTwins */ select item_number from item
    where state = 'listed' and brand_id = ${to.brandId} and item_number <> ${to.itemNumber}
      and (category_id = ${to.categoryId} or mpn = ${to.mpn}) order by item_number desc limit 500`.execute(db)
  return rows.map((row) => row.item_number)
}

export type ClosetWish = {
  slots: readonly (readonly string[])[]
  kids: boolean
  priceCents: number
  from: number
  perSlot: number
  now: Date
}

/**
 * Pieces that can be had, some of each slot's kinds: those that follow the number `from`, and from the start
 * again. So each key sees others, and the same key the same ones, without sorting the whole shop.
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

export async function findItemNumberRange(db: DbOrTx): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`/* findItemNumberRange */
    select coalesce(min(item_number), 0) as first, coalesce(max(item_number), 0) as last from item`.execute(
    db,
  )
  return rows[0] ?? { first: 0, last: 0 }
}

/** Counts listed pieces by brand anew, without stopping those who read. */
export async function refreshBrandCount(db: DbOrTx): Promise<void> {
  await sql`/* refreshBrandCount */ refresh materialized view concurrently brand_count`.execute(db)
}
