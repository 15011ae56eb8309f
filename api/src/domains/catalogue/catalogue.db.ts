import { type ItemRow, itemColumns } from '@hemline/db/catalogue-rows.ts'
import { type PageKind, pageKinds } from '@hemline/rules/partners/pages.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { number, orNull, shape, text } from '../../platform/decoders.ts'
import { rowsOf } from '../../platform/named-statements.db.ts'
import { itemFields } from './item-fields.ts'

const itemList = sql.raw(itemColumns.join(', '))
const itemRow = shape<ItemRow>(itemFields)

/** Returns a piece by its number, in any state; undefined when unknown. */
export async function findItem(db: DbOrTx, itemNumber: number): Promise<ItemRow | undefined> {
  const [row] = await rowsOf(db, {
    name: 'findItem',
    query: sql`select ${itemList} from search_item where item_number = ${itemNumber}`,
    row: itemRow,
  })
  return row
}

/** Returns pieces by item number, in no particular order; unknown numbers are left out. */
export async function listItemsByNumber(db: DbOrTx, itemNumbers: readonly number[]): Promise<ItemRow[]> {
  if (itemNumbers.length === 0) return []
  const rows = await db
    .selectFrom('search_item')
    .modifyFront(named('listItemsByNumber'))
    .selectAll()
    .where('item_number', 'in', [...itemNumbers])
    .execute()
  return rows as unknown as ItemRow[]
}

/** A photo of a piece; `photo_number` is its position, from 1. */
export type PhotoRow = {
  id: number
  item_number: number
  photo_number: number
  aspect_ratio: number
  type: string
  caption: string | null
}
const photoRow = shape<PhotoRow>({
  id: number,
  item_number: number,
  photo_number: number,
  aspect_ratio: number,
  type: text,
  caption: orNull(text),
})

/**
 * Returns the photos of several pieces by position, with width divided by height as `aspect_ratio`: that of
 * the upload; photos without an upload, from before, have the ratio in their row (0.8 by default).
 */
export async function listPhotos(db: DbOrTx, itemNumbers: readonly number[]): Promise<PhotoRow[]> {
  return rowsOf(db, {
    name: 'listPhotos',
    query: sql`select p.id, p.item_number, p.photo_number,
        round(coalesce(u.width::numeric / u.height, p.aspect_ratio::numeric), 4)::float8 as aspect_ratio,
        p.type, p.caption
      from photo p left join photo_upload u on u.id = p.upload_id
      where p.item_number = any(${[...itemNumbers]}::bigint[]) order by p.photo_number`,
    row: photoRow,
  })
}

/** Finds id, name and slug of a brand by its slug; undefined when unknown. */
export async function findBrandBySlug(db: DbOrTx, slug: string) {
  return db
    .selectFrom('brand')
    .modifyFront(named('findBrandBySlug'))
    .select(['id', 'name', 'slug'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** Counts the listed pieces of a brand. */
export async function countListedOfBrand(db: DbOrTx, brandId: number): Promise<number> {
  const row = await db
    .selectFrom('item')
    .modifyFront(named('countListedOfBrand'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('brand_id', '=', brandId)
    .where('state', '=', 'listed')
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Returns the `limit` brands with the most listed pieces, most first, each with its count. */
export async function listTopBrands(db: DbOrTx, limit: number) {
  return db
    .selectFrom('item')
    .innerJoin('brand', 'brand.id', 'item.brand_id')
    .modifyFront(named('listTopBrands'))
    .select(['brand.id', 'brand.name', 'brand.slug', sql<number>`count(*)::int`.as('itemCount')])
    .where('item.state', '=', 'listed')
    .groupBy('brand.id')
    .orderBy('itemCount', 'desc')
    .orderBy('brand.name')
    .limit(limit)
    .execute()
}

/** Returns all categories by rank, then name. */
export async function listCategories(db: DbOrTx) {
  return db
    .selectFrom('category')
    .modifyFront(named('listCategories'))
    .selectAll()
    .orderBy('rank')
    .orderBy('name')
    .execute()
}

/** A supplier (partner, dropshipper, charity …) with its public profile. */
export type SupplierRow = {
  id: number
  name: string
  kind: string
  active: boolean
  profile: { brandName?: string; logoUrl?: string; url?: string }
}

/** Returns the suppliers with these ids, in no particular order; unknown ids are left out. */
export async function listSuppliers(db: DbOrTx, ids: readonly number[]): Promise<SupplierRow[]> {
  const rows = await db
    .selectFrom('supplier')
    .modifyFront(named('listSuppliers'))
    .select(['id', 'name', 'kind', 'active', 'profile'])
    .where('id', 'in', [...ids])
    .execute()
  return rows as unknown as SupplierRow[]
}

/** A supplier with a page that somebody writes; `version` counts the changes of the page. */
export type SupplierPageRow = {
  id: number
  name: string
  slug: string
  kind: PageKind
  version: number
  profile: Record<string, unknown>
}

/** Finds a partner, rental partner, dropshipper or charity by its slug; undefined when unknown. */
export async function findSupplierPage(db: DbOrTx, slug: string): Promise<SupplierPageRow | undefined> {
  const { rows } = await sql<SupplierPageRow>`/* findSupplierPage */
    select id, name, slug, kind, page_version as version, profile from supplier
    where slug = ${slug} and kind = any(${[...pageKinds]}::text[])`.execute(db)
  return rows[0]
}

/**
 * Replaces name and profile of a supplier and raises the version of its page; returns false, with nothing
 * written, when the page has changed since `version`.
 */
export async function updateSupplierPage(
  tx: DbOrTx,
  { id, version, name, profile }: Pick<SupplierPageRow, 'id' | 'version' | 'name' | 'profile'>,
): Promise<boolean> {
  const { rows } = await sql`/* updateSupplierPage */
    update supplier set name = ${name}, profile = ${JSON.stringify(profile)}::jsonb, page_version = page_version + 1
    where id = ${id}::int and page_version = ${version}::int returning 1`.execute(tx)
  return rows.length > 0
}

/** Returns the ids of all dropshippers that are switched off; their pieces are not sold any more. */
export async function listInactiveDropshippers(db: DbOrTx): Promise<number[]> {
  const rows = await db
    .selectFrom('supplier')
    .modifyFront(named('listInactiveDropshippers'))
    .select('id')
    .where('kind', '=', 'dropshipper')
    .where('active', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Returns id, name, type and place (city, state) of the third-party sellers with these ids, in no particular
 * order; unknown ids are left out.
 */
export async function listThirdPartySellers(db: DbOrTx, ids: readonly number[]) {
  return db
    .selectFrom('third_party_seller')
    .modifyFront(named('listThirdPartySellers'))
    .select(['id', 'name', 'seller_type as sellerType', 'city', 'state'])
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Returns id and first name of the users with these ids, in no particular order; unknown ids are left out.
 */
export async function listFirstNames(db: DbOrTx, ids: readonly string[]) {
  return db
    .selectFrom('user_account')
    .modifyFront(named('listFirstNames'))
    .select(['id', 'first_name as firstName'])
    .where('id', 'in', [...ids])
    .execute()
}

/** Adds `by` (may be negative) to the favorite counts of pieces, never below zero. */
export async function updateFavoriteCounts(
  db: DbOrTx,
  itemNumbers: readonly number[],
  by: number,
): Promise<void> {
  // Locks the rows in the sequence of their numbers: two transactions with the same pieces would otherwise
  // block each other.
  await sql`/* updateFavoriteCounts */ with locked as materialized (
      select item_number from item where item_number = any(${itemNumbers}::bigint[]) order by item_number for no key update)
    update item set favorite_count = greatest(0, favorite_count + ${by}) from locked where item.item_number = locked.item_number`.execute(
    db,
  )
}

/**
 * Moves those of the pieces that are in one of the states `from` to the state `to` and records a history
 * entry for each. Returns the numbers of the pieces that moved. Sets sold_at on `pending_sale`, clears it on
 * `listed`.
 */
export async function updateItemStates(
  tx: DbOrTx,
  move: {
    itemNumbers: readonly number[]
    from: readonly string[]
    to: string
    kind: string
    actorId: string | null
    detail?: Readonly<Record<string, unknown>>
    now: Date
  },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* updateItemStates */
    with locked as (
      select item_number, state from item where item_number = any(${[...move.itemNumbers]}::bigint[]) and state = any(${[...move.from]}::text[])
      order by item_number for no key update
    ), moved as (
      update item i set state = ${move.to}, sold_at = case when ${move.to} = 'pending_sale' then ${move.now} when ${move.to} = 'listed' then null else i.sold_at end
      from locked l where i.item_number = l.item_number returning i.item_number, l.state as old
    ), noted as (
      insert into item_event (item_number, kind, actor_id, detail, at)
      select item_number, ${move.kind}, ${move.actorId}::uuid, ${JSON.stringify(move.detail ?? {})}::jsonb || jsonb_build_object('from', old, 'to', ${move.to}::text), ${move.now} from moved
    )
    select item_number from moved`.execute(tx)
  return rows.map((row) => row.item_number)
}
