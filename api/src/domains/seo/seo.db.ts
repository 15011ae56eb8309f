import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { SitemapKind } from '@hemline/rules/seo/sitemap.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** Items that every viewer sees and that can still be bought. */
const onSale = sql`i.state = 'listed' and i.preordered_by is null and not i.has_inappropriate_content`
const changed = sql`greatest(i.listed_at, i.marked_down_at)`

/** A sitemap file; files of items have the range of their item numbers, others their addresses. */
export type FileRow = {
  kind: SitemapKind
  number: number
  url_count: number
  last_changed: Date | null
  first_item: number | null
  last_item: number | null
}

/** Returns all sitemap files without their addresses, by kind and number. */
export async function listSitemapFiles(db: DbOrTx): Promise<FileRow[]> {
  const { rows } =
    await sql<FileRow>`/* listSitemapFiles */ select kind, number, url_count, last_changed, first_item, last_item
    from sitemap_file order by kind, number`.execute(db)
  return rows
}

/** Returns the stored addresses of a sitemap file as text; undefined when there is no such file. */
export async function findAddresses(
  db: DbOrTx,
  kind: SitemapKind,
  number: number,
): Promise<string | undefined> {
  const { rows } = await sql<{
    addresses: string | null
  }>`/* findAddresses */ select addresses from sitemap_file
    where kind = ${kind} and number = ${number}`.execute(db)
  return rows[0]?.addresses ?? undefined
}

/** A range of item numbers; `last` null: up to the newest item. */
export type ItemRange = { first: number; last: number | null }
export type ItemAddressRow = Pick<
  ItemRow,
  | 'item_number'
  | 'gender'
  | 'merchandising_department'
  | 'materials'
  | 'brand_name'
  | 'color_names'
  | 'category_name'
> & { changed: Date }

/**
 * Returns at most `limit` listed items within a range of item numbers, by number; a range without `last` goes
 * on to the newest item.
 */
export async function listItemAddresses(
  db: DbOrTx,
  { first, last }: ItemRange,
  limit: number,
): Promise<ItemAddressRow[]> {
  const { rows } =
    await sql<ItemAddressRow>`/* listItemAddresses */ select i.item_number, i.gender, i.merchandising_department, i.materials,
      b.name as brand_name, i.color_names, c.name as category_name, ${changed} as changed
    from item i join brand b on b.id = i.brand_id join category c on c.id = i.category_id
    where i.item_number >= ${first} and (${last}::bigint is null or i.item_number <= ${last}) and ${onSale}
    order by i.item_number limit ${limit}`.execute(db)
  return rows
}

/** The end, count and latest change of a range of items. */
export type RangeRow = { last: number | null; count: number; changed: Date | null }

/**
 * Returns the last number, count and latest change of the next `limit` items on sale from a number on;
 * `last` is null when there are none.
 */
export async function nextItemRange(db: DbOrTx, from: number, limit: number): Promise<RangeRow> {
  const { rows } =
    await sql<RangeRow>`/* nextItemRange */ select max(item_number) as last, count(*)::int as count,
      max(changed) as changed
    from (select i.item_number, ${changed} as changed from item i where i.item_number >= ${from} and ${onSale}
      order by i.item_number limit ${limit}) page`.execute(db)
  return rows[0] ?? { last: null, count: 0, changed: null }
}

/**
 * Returns count and latest change of the items on sale within a range of item numbers; the change is null
 * when there are none.
 */
export async function countItemRange(
  db: DbOrTx,
  range: ItemRange,
): Promise<{ count: number; changed: Date | null }> {
  const { rows } = await sql<{
    count: number
    changed: Date | null
  }>`/* countItemRange */ select count(*)::int as count, max(${changed}) as changed
    from item i where i.item_number between ${range.first} and ${range.last} and ${onSale}`.execute(db)
  return rows[0] ?? { count: 0, changed: null }
}

/** The latest change of items by department and category; category '' stands for the whole department. */
export type StockRow = { department: string; category: string; changed: Date }

/** Returns the latest change of items on sale in a range of item numbers, by department and category. */
export async function listStock(db: DbOrTx, range: ItemRange): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`/* listStock */ select department, category, max(${changed}) as changed
    from item i, unnest(i.department_tags) department, unnest('{""}'::text[] || i.category_tags) category
    where i.item_number between ${range.first} and ${range.last} and ${onSale}
    group by department, category`.execute(db)
  return rows
}

/** Returns the next `limit` brand ids after an id. */
export async function listBrandIds(db: DbOrTx, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`/* listBrandIds */ select id from brand where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** The latest change of items by brand and category; category '' stands for the whole brand. */
export type BrandStockRow = { slug: string; category: string; changed: Date }

/** Returns the latest change of items on sale of these brands, by brand and category. */
export async function listBrandStock(db: DbOrTx, brandIds: readonly number[]): Promise<BrandStockRow[]> {
  const { rows } =
    await sql<BrandStockRow>`/* listBrandStock */ select b.slug, category, max(${changed}) as changed
    from item i join brand b on b.id = i.brand_id, unnest('{""}'::text[] || i.category_tags) category
    where i.brand_id = any(${[...brandIds]}::int[]) and ${onSale}
    group by b.id, category order by b.id, category`.execute(db)
  return rows
}

/** Returns name and slug of the brands with exactly these names; unknown ones are left out. */
export async function listBrandSlugs(
  db: DbOrTx,
  names: readonly string[],
): Promise<{ name: string; slug: string }[]> {
  const { rows } = await sql<{ name: string; slug: string }>`/* listBrandSlugs */ select name, slug from brand
    where name = any(${[...names]}::text[])`.execute(db)
  return rows
}

/** Returns the slugs of all landing pages, by rank. */
export async function listLandingSlugs(db: DbOrTx): Promise<string[]> {
  const { rows } = await sql<{
    slug: string
  }>`/* listLandingSlugs */ select slug from landing_page order by rank, slug`.execute(db)
  return rows.map((row) => row.slug)
}

/** Returns id and slug of partners, rental companies and dropshippers that are active, by id. */
export async function listActiveSuppliers(db: DbOrTx): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{
    id: number
    slug: string
  }>`/* listActiveSuppliers */ select id, slug from supplier
    where active and kind in ('partner', 'rental', 'dropshipper') order by id`.execute(db)
  return rows
}

export type NewFile = Omit<FileRow, 'first_item' | 'last_item'> & {
  first_item?: number
  last_item?: number
  addresses?: string
  built_at: Date
}

/**
 * Stores a sitemap file, or replaces the one of the same kind and number. When the number of addresses
 * differs, the time of change becomes `built_at`, since an address was added or removed; otherwise the later
 * of the stored and the given time stays.
 */
export async function upsertSitemapFile(db: DbOrTx, file: NewFile): Promise<void> {
  await sql`/* upsertSitemapFile */ insert into sitemap_file (kind, number, url_count, last_changed, first_item, last_item, addresses, built_at)
    values (${file.kind}, ${file.number}, ${file.url_count}, ${file.last_changed}, ${file.first_item ?? null}, ${file.last_item ?? null},
      ${file.addresses ?? null}, ${file.built_at})
    on conflict (kind, number) do update set url_count = excluded.url_count, first_item = excluded.first_item, last_item = excluded.last_item,
      addresses = excluded.addresses, built_at = excluded.built_at,
      last_changed = case when sitemap_file.url_count <> excluded.url_count then excluded.built_at
        else greatest(sitemap_file.last_changed, excluded.last_changed) end`.execute(db)
}

/** Deletes the sitemap files of a kind with a higher number. */
export async function deleteSitemapFilesAfter(db: DbOrTx, kind: SitemapKind, number: number): Promise<void> {
  await sql`/* deleteSitemapFilesAfter */ delete from sitemap_file where kind = ${kind} and number > ${number}`.execute(
    db,
  )
}
