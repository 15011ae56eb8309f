import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { listedAtSomeTime } from '@hemline/rules/catalogue/item-states.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

const owned = (owner: Owner) =>
  owner.user_id === null
    ? sql<boolean>`f.visitor_id = ${owner.visitor_id}`
    : sql<boolean>`f.user_id = ${owner.user_id}::uuid`

/**
 * Locks an owner's favorites until the transaction ends, so that requests at the same time can't pass the
 * limit together.
 */
export async function lockFavorites(db: DbOrTx, owner: Owner): Promise<void> {
  await sql`/* lockFavorites */ select pg_advisory_xact_lock(hashtextextended(${`favorites/${owner.user_id ?? owner.visitor_id}`}, 0))`.execute(
    db,
  )
}

/** Returns how many favorites an owner has. */
export async function countFavorites(db: DbOrTx, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* countFavorites */
    select count(*)::int as count from favorite f where ${owned(owner)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Pieces that shoppers may see: numbers of pieces that were never on sale can be guessed. */
export const isForShoppers = sql<boolean>`i.state = any(${[...listedAtSomeTime]})`

/**
 * Inserts favorites at their present price for the items that were on sale at some time and are not favorites
 * of the owner yet; returns only the item numbers that were inserted.
 */
export async function insertFavorites(
  db: DbOrTx,
  owner: Owner,
  itemNumbers: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* insertFavorites */
    insert into favorite (visitor_id, user_id, item_number, price_cents)
    select ${owner.visitor_id}::bigint, ${owner.user_id}::uuid, i.item_number, i.price_cents from item i where i.item_number = any(${itemNumbers}::bigint[]) and ${isForShoppers}
    on conflict do nothing returning item_number`.execute(db)
  return rows.map((r) => r.item_number)
}

/** Deletes favorites of the owner; returns only the item numbers that were favorites before. */
export async function deleteFavorites(
  db: DbOrTx,
  owner: Owner,
  itemNumbers: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* deleteFavorites */
    delete from favorite f where ${owned(owner)} and f.item_number = any(${itemNumbers}::bigint[]) returning item_number`.execute(
    db,
  )
  return rows.map((r) => r.item_number)
}

/**
 * Returns item numbers of the owner's favorites, newest first, at most 5000: of `among` those that are
 * favorites, or all favorites when `among` is not given.
 */
export async function listFavoriteNumbers(
  db: DbOrTx,
  owner: Owner,
  among?: readonly number[],
): Promise<number[]> {
  const only = among ? sql`and f.item_number = any(${among}::bigint[])` : sql``
  const { rows } = await sql<{ item_number: number }>`/* listFavoriteNumbers */
    select f.item_number from favorite f where ${owned(owner)} ${only} order by f.created_at desc, f.item_number desc limit 5000`.execute(
    db,
  )
  return rows.map((r) => r.item_number)
}

/**
 * Returns one page of the favorites of a user or visitor as rows of search_item, newest favorite first; pages
 * start at 1. Pieces that were never on sale are left out.
 */
export async function listFavoriteItems(
  db: DbOrTx,
  owner: Owner,
  page: { amount: number; page: number },
): Promise<ItemRow[]> {
  const rows = await db
    .selectFrom('favorite as f')
    .innerJoin('search_item', 'search_item.item_number', 'f.item_number')
    .modifyFront(named('listFavoriteItems'))
    .selectAll('search_item')
    .where(owned(owner))
    .where('search_item.state', 'in', [...listedAtSomeTime])
    .orderBy('f.created_at', 'desc')
    .orderBy('f.item_number', 'desc')
    .limit(page.amount)
    .offset((page.page - 1) * page.amount)
    .execute()
  return rows as unknown as ItemRow[]
}

/**
 * Makes a visitor's favorites favorites of a user, the newest first and only until the user has `most`; the
 * others stay the visitor's. Returns the item numbers that both had, of which only the user's favorite stays.
 */
export async function moveFavorites(
  db: DbOrTx,
  owners: { visitorId: number; userId: string; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* moveFavorites.both */
    delete from favorite v using favorite u
    where v.visitor_id = ${owners.visitorId} and u.user_id = ${owners.userId}::uuid and u.item_number = v.item_number returning v.item_number`.execute(
    db,
  )
  await sql`/* moveFavorites.rest */ update favorite set user_id = ${owners.userId}::uuid, visitor_id = null
    where visitor_id = ${owners.visitorId} and item_number in (select f.item_number from favorite f where f.visitor_id = ${owners.visitorId}
      order by f.created_at desc, f.item_number desc
      limit greatest(0, ${owners.most}::int - (select count(*)::int from favorite u where u.user_id = ${owners.userId}::uuid)))`.execute(
    db,
  )
  return rows.map((r) => r.item_number)
}
