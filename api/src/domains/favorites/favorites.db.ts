import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

const owned = (owner: Owner) =>
  owner.user_id === null
    ? sql<boolean>`f.visitor_id = ${owner.visitor_id}`
    : sql<boolean>`f.user_id = ${owner.user_id}::uuid`

/** Adds those that exist and aren't there yet; returns the numbers that were new. */
export async function insertFavorites(
  db: DbOrTx,
  owner: Owner,
  itemNumbers: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* insertFavorites */
    insert into favorite (visitor_id, user_id, item_number)
    select ${owner.visitor_id}::bigint, ${owner.user_id}::uuid, i.item_number from item i where i.item_number = any(${itemNumbers}::bigint[])
    on conflict do nothing returning item_number`.execute(db)
  return rows.map((r) => r.item_number)
}

/** Removes favorites; returns those that were there. */
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

/** Which of the numbers are favorites of the owner; all of them when no numbers are given, newest first. */
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
    .orderBy('f.created_at', 'desc')
    .orderBy('f.item_number', 'desc')
    .limit(page.amount)
    .offset((page.page - 1) * page.amount)
    .execute()
  return rows as unknown as ItemRow[]
}

/** Gives the visitor's favorites to the user; returns the pieces that both had, which now count once. */
export async function moveFavorites(
  db: DbOrTx,
  owners: { visitorId: number; userId: string },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* moveFavorites.both */
    delete from favorite v using favorite u
    where v.visitor_id = ${owners.visitorId} and u.user_id = ${owners.userId}::uuid and u.item_number = v.item_number returning v.item_number`.execute(
    db,
  )
  await sql`/* moveFavorites.rest */ update favorite set user_id = ${owners.userId}::uuid, visitor_id = null where visitor_id = ${owners.visitorId}`.execute(
    db,
  )
  return rows.map((r) => r.item_number)
}
