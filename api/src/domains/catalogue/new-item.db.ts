import { houseOf } from '@hemline/rules/catalogue/brands/houses.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/**
 * A brand; `tier` is its price tier, `sort` what it makes (rules/src/catalogue/brands), null where unknown.
 */
export type BrandRow = { id: number; name: string; slug: string; tier: string; sort: string | null }
const json = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`
const brandColumns = ['id', 'name', 'slug', 'tier', 'sort'] as const

/** Finds a brand by id; undefined when unknown. */
export async function findBrandById(db: DbOrTx, id: number): Promise<BrandRow | undefined> {
  return db
    .selectFrom('brand')
    .modifyFront(named('findBrandById'))
    .select(brandColumns)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds a brand by its slug; undefined when unknown. */
export async function findBrandByKey(db: DbOrTx, slug: string): Promise<BrandRow | undefined> {
  return db
    .selectFrom('brand')
    .modifyFront(named('findBrandByKey'))
    .select(brandColumns)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/**
 * Inserts a brand and returns it; undefined, with nothing written, when a brand with this slug or name exists
 * already.
 */
export async function insertBrand(
  tx: DbOrTx,
  brand: Omit<BrandRow, 'id' | 'sort'>,
): Promise<BrandRow | undefined> {
  return tx
    .insertInto('brand')
    .values({ ...brand, house: houseOf(brand.name), id: sql<number>`nextval('new_brand_id')::integer` })
    .onConflict((conflict) => conflict.doNothing())
    .returning(brandColumns)
    .modifyEnd(named('insertBrand'))
    .executeTakeFirst()
}

/**
 * Sets each brand's house (the company whose line the brand is) from `lines`, and null for brands that no
 * line names. Only rows that change are written.
 */
export async function updateHouses(
  db: DbOrTx,
  lines: readonly { line: string; house: string }[],
): Promise<void> {
  await sql`/* updateHouses */ update brand b set house = right_one.house
    from (select b2.id, l.house from brand b2 left join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(line text, house text) on l.line = b2.name) right_one
    where b.id = right_one.id and b.house is distinct from right_one.house`.execute(db)
}

/**
 * Returns at most `limit` brands with a name that has a word beginning with `plain` (a text as plain_name()
 * folds it): exact matches first, then names that begin with it, then those with more listed pieces (50 at
 * most count).
 */
export async function listBrandsLike(db: DbOrTx, plain: string, limit: number): Promise<BrandRow[]> {
  const like = plain.replace(/[\\%_]/g, '\\$&')
  const { rows } = await sql<BrandRow>`/* listBrandsLike */
    select b.id, b.name, b.slug, b.tier, b.sort from brand b
    where ' ' || b.plain_name like ${`% ${like}%`}
    order by (b.plain_name = ${plain}) desc, (b.plain_name like ${`${like}%`}) desc,
      (select count(*) from (select 1 from item i where i.brand_id = b.id and i.state = 'listed' limit 50) as first_ones) desc, length(b.name), b.name
    limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns the brands whose name has these letters (see brandLetters in rules/src/direct-sell/label.ts), each
 * with the letters; brands of other letters are left out.
 */
export async function listBrandsOfLetters(
  db: DbOrTx,
  letters: readonly string[],
): Promise<{ name: string; letters: string }[]> {
  const { rows } = await sql<{ name: string; letters: string }>`/* listBrandsOfLetters */
    select name, letters from (
      select b.name, replace(replace(b.slug, '-and-', ''), '-', '') as letters from brand b
    ) as brands where letters = any(${[...letters]}::text[])`.execute(db)
  return rows
}

/** Returns a text folded as the database folds brand names for comparison. */
export async function getPlainName(db: DbOrTx, text: string): Promise<string> {
  const { rows } = await sql<{
    plain: string
  }>`/* getPlainName */ select plain_name(${text}) as plain`.execute(db)
  return rows[0]?.plain ?? ''
}

/** A category with its departments and the size category of its pieces. */
export type CategoryRow = {
  id: number
  name: string
  slug: string
  path: string
  departments: string[]
  sizeCategory: string | null
}

/** Finds a category below the top level by id; undefined when unknown or a top category. */
export async function findCategory(db: DbOrTx, id: number): Promise<CategoryRow | undefined> {
  return db
    .selectFrom('category')
    .modifyFront(named('findCategory'))
    .select(['id', 'name', 'slug', 'path', 'department_tags as departments', 'size_category as sizeCategory'])
    .where('id', '=', id)
    .where('parent_id', 'is not', null)
    .executeTakeFirst()
}

/** A size with its category and groups. */
export type SizeRow = {
  sizingId: number
  label: string
  sizeCategory: string
  group: string
  departmentGroup: string
}
const sizeColumns = [
  'sizing_id as sizingId',
  'label',
  'size_category as sizeCategory',
  'size_group as group',
  'department_group as departmentGroup',
] as const

/** Finds a size by id; undefined when unknown. */
export async function findSize(db: DbOrTx, sizingId: number): Promise<SizeRow | undefined> {
  return db
    .selectFrom('size')
    .modifyFront(named('findSize'))
    .select(sizeColumns)
    .where('sizing_id', '=', sizingId)
    .executeTakeFirst()
}

/** Returns all sizes by rank. */
export async function listSizes(db: DbOrTx): Promise<SizeRow[]> {
  return db.selectFrom('size').modifyFront(named('listSizes')).select(sizeColumns).orderBy('rank').execute()
}

/** Returns all colors by rank, with their hex value. */
export async function listColors(db: DbOrTx): Promise<{ name: string; hex: string }[]> {
  return db
    .selectFrom('color')
    .modifyFront(named('listColors'))
    .select(['name', 'hex'])
    .orderBy('rank')
    .execute()
}

/** The columns of a new piece; all other columns get the table's defaults. */
export type NewItemRow = {
  brand_id: number
  category_id: number
  category_tags: string[]
  department_tags: string[]
  merchandising_department: string
  gender: string
  title: string
  chars: Record<string, string>
  style_tags: string[]
  occasion_tags: string[]
  pant_cut_tags: string[]
  jean_wash_tags: string[]
  waist_tags: string[]
  neckline_tags: string[]
  condition: string
  flaws: { description: string }[]
  quality_type: string
  msrp_cents: number
  price_cents: number
  sizing_id: number
  size_display: string
  size_equivalents: string[]
  color_names: string[]
  advanced_color_names: string[]
  materials: string[]
  measurements: { name: string; inches: number }[]
  luxe_brand: boolean
  warehouse_id: number
  consignor_id: string | null
  bag_id: string | null
  payout_terms: object
  /** Who ships it; `own` when absent. */
  source?: 'own' | 'p2p' | 'dropship'
  third_party_seller_id?: number
  /** The partner whose stock the piece is. */
  supplier_id?: number
  original_supplier_id?: number
  dropshipper_id?: number
  partner_id?: number
  seller_info?: string | null
  additional_description?: string | null
}

/**
 * Inserts a piece in the state `processing` and returns its new item number; its history gets no entry.
 * `source` is `own` by default.
 */
export async function insertItem(
  tx: DbOrTx,
  { flaws, measurements, payout_terms, chars, ...row }: NewItemRow,
  now: Date,
): Promise<number> {
  const { item_number } = await tx
    .insertInto('item')
    .values({
      ...row,
      item_number: sql<number>`nextval('new_item_number')`,
      state: 'processing',
      source: row.source ?? 'own',
      created_at: now,
      shop_local: row.warehouse_id === 1,
      flaws: json(flaws),
      chars: json(chars),
      measurements: json(measurements),
      payout_terms: JSON.stringify(payout_terms),
    })
    .returning('item_number')
    .modifyEnd(named('insertItem'))
    .executeTakeFirstOrThrow()
  return item_number
}

/** Records an employee's action in the history of a new piece. */
export async function insertItemEvent(
  tx: DbOrTx,
  event: { itemNumber: number; kind: string; actorId: string; detail: object; at: Date },
): Promise<void> {
  const { itemNumber, kind, actorId, detail, at } = event
  await tx
    .insertInto('item_event')
    .values({ item_number: itemNumber, kind, actor_id: actorId, detail: json(detail), at })
    .modifyEnd(named('insertItemEvent'))
    .execute()
}

const notOnSale = ['processing', 'pending_listing', 'under_review', 'unaccepted']

/**
 * Locks a piece that was not listed yet and returns its state; undefined when it has moved on or is unknown.
 */
export async function lockNewItem(tx: DbOrTx, itemNumber: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('item')
    .modifyFront(named('lockNewItem'))
    .select('state')
    .where('item_number', '=', itemNumber)
    .where('state', 'in', notOnSale)
    .forUpdate()
    .executeTakeFirst()
  return row?.state
}

/** Deletes a piece with its history and photos, in whatever state it is. */
export async function deleteItem(tx: DbOrTx, itemNumber: number): Promise<void> {
  await sql`/* deleteItem */ with gone as (delete from item_event where item_number = ${itemNumber}), pictures as (delete from photo where item_number = ${itemNumber})
    select 1`.execute(tx)
  await tx.deleteFrom('item').where('item_number', '=', itemNumber).modifyEnd(named('deleteItem')).execute()
}

/**
 * Sets the price (cents) of a piece that was not listed yet and raises its retail price to at least that; a
 * piece that has moved on stays as it is.
 */
export async function updateNewPrice(tx: DbOrTx, itemNumber: number, price: number): Promise<void> {
  await sql`/* updateNewPrice */ update item set price_cents = ${price}, msrp_cents = greatest(msrp_cents, ${price})
    where item_number = ${itemNumber} and state = any(${notOnSale}::text[])`.execute(tx)
}

/**
 * Locks those of the pieces that are in the state `pending_listing`, in the sequence of their numbers, and
 * returns the number of each and whether it has a photo; other pieces are left out.
 */
export async function lockListable(
  tx: DbOrTx,
  itemNumbers: readonly number[],
): Promise<{ itemNumber: number; hasPhoto: boolean }[]> {
  return tx
    .selectFrom('item')
    .modifyFront(named('lockListable'))
    .select([
      'item_number as itemNumber',
      sql<boolean>`exists (select 1 from photo where photo.item_number = item.item_number)`.as('hasPhoto'),
    ])
    .where('item_number', 'in', [...itemNumbers])
    .where('state', '=', 'pending_listing')
    .orderBy('item_number')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Stores the listing time of pieces in the state `pending_listing`; their selling window and price drops
 * count from it. Their state stays.
 */
export async function updateListedAt(tx: DbOrTx, itemNumbers: readonly number[], now: Date): Promise<void> {
  await sql`/* updateListedAt */ update item set listed_at = ${now} where item_number = any(${[...itemNumbers]}::bigint[]) and state = 'pending_listing'`.execute(
    tx,
  )
}

/** The facts of a comparable piece; prices in cents. */
export type ComparableRow = {
  price: number
  retail: number
  brandId: number
  tier: string
  category: string
  condition: string
}

/**
 * Returns comparable pieces of some categories: up to 300 sold in the last year and up to 300 listed, the
 * newest of each.
 */
export async function listComparables(
  db: DbOrTx,
  categoryIds: readonly number[],
  now: Date,
): Promise<ComparableRow[]> {
  const columns = sql`i.price_cents as price, i.msrp_cents as retail, i.brand_id as "brandId", b.tier, c.slug as category, i.condition`
  const from = sql`from item i join brand b on b.id = i.brand_id join category c on c.id = i.category_id
    where i.category_id = any(${[...categoryIds]})`
  const { rows } = await sql<ComparableRow>`/* listComparables */
    (select ${columns} ${from} and i.sold_at > ${new Date(now.getTime() - 365 * 86_400_000)} order by i.sold_at desc limit 300)
    union all (select ${columns} ${from} and i.state = 'listed' order by i.listed_at desc limit 300)`.execute(
    db,
  )
  return rows
}

/**
 * Returns the ids of the categories with the same parent, the given one included; none for a top category or
 * an unknown id.
 */
export async function listSiblingCategories(db: DbOrTx, categoryId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('category')
    .modifyFront(named('listSiblingCategories'))
    .select('id')
    .where('parent_id', '=', (eb) =>
      eb.selectFrom('category').select('parent_id').where('id', '=', categoryId),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Returns the median price in cents of the 300 newest listed pieces of a category; undefined when none is
 * listed.
 */
export async function findMiddlePrice(db: DbOrTx, categoryId: number): Promise<number | undefined> {
  const { rows } = await sql<{ middle: number | null }>`/* findMiddlePrice */
    select (percentile_disc(0.5) within group (order by price_cents)) as middle
    from (select price_cents from item where category_id = ${categoryId} and state = 'listed' order by listed_at desc limit 300) as newest`.execute(
    db,
  )
  return rows[0]?.middle ?? undefined
}

/** Names the consignor of a bag's pieces that have none. */
export async function updateConsignorOfBag(tx: DbOrTx, bagId: string, consignorId: string): Promise<void> {
  await tx
    .updateTable('item')
    .set({ consignor_id: consignorId })
    .where('bag_id', '=', bagId)
    .where('consignor_id', 'is', null)
    .modifyEnd(named('updateConsignorOfBag'))
    .execute()
}
