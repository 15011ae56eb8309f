import type { Cents } from '@hemline/rules/common/money.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { isForShoppers } from './favorites.db.ts'

/** A favorite with what decides where it stands; `kind` is the category at the top of the piece's path. */
export type LovedRow = {
  item_number: number
  created_at: Date
  list_id: string | null
  price_then_cents: Cents
  price_cents: Cents
  on_sale: boolean
  on_auction: boolean
  free: boolean
  kind_slug: string
  kind_name: string
}

/**
 * Returns at most 5000 favorites of a user or visitor that were on sale at some time, newest first, with
 * prices in cents now and at the time of loving. Where the latter was not stored, it is read from the price
 * history. A piece held by the owner's own cart counts as free.
 */
export async function listLoved(
  db: DbOrTx,
  owner: { user_id: string | null; visitor_id: number | null },
): Promise<LovedRow[]> {
  const owned =
    owner.user_id === null
      ? sql<boolean>`f.visitor_id = ${owner.visitor_id}`
      : sql<boolean>`f.user_id = ${owner.user_id}::uuid`
  const { rows } = await sql<LovedRow>`/* listLoved */
    select f.item_number, f.created_at, f.list_id, i.price_cents, i.state = 'listed' as on_sale,
      i.state = 'on_auction' as on_auction,
      coalesce(f.price_cents, (select p.from_cents from price_change p
        where p.item_number = f.item_number and p.at > f.created_at order by p.at, p.id limit 1), i.price_cents) as price_then_cents,
      i.state = 'listed' and not coalesce(h.order_id is not null or (h.released_at is null and h.expires_at > clock_timestamp()
        and not coalesce(c.user_id = f.user_id or c.visitor_id = f.visitor_id, false)), false) as free,
      coalesce(root.slug, k.slug) as kind_slug, coalesce(root.name, k.name) as kind_name
    from favorite f
    join item i on i.item_number = f.item_number
    join category k on k.id = i.category_id
    left join category root on root.path = split_part(k.path, '/', 1)
    left join hold h on h.item_number = f.item_number
    left join cart c on c.id = h.cart_id
    where ${owned} and ${isForShoppers} order by f.created_at desc, f.item_number desc limit 5000`.execute(db)
  return rows
}

/**
 * Makes other changes of a user's favorites lists and share links wait until the transaction ends, so that
 * two requests at once cannot both pass a limit.
 */
export async function lockLists(db: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockLists */ select pg_advisory_xact_lock(hashtextextended(${`favorite-lists/${userId}`}, 0))`.execute(
    db,
  )
}

/** A list with the number of its pieces, and its living link. */
export type NamedListRow = {
  id: string
  name: string
  count: number
  code: string | null
  shows_name: boolean | null
}

/**
 * Returns a user's favorites lists by name, each with its number of pieces and its share link if that works.
 */
export async function listNamedLists(db: DbOrTx, userId: string): Promise<NamedListRow[]> {
  const { rows } = await sql<NamedListRow>`/* listNamedLists */
    select l.id, l.name, s.code, s.shows_name,
      (select count(*)::int from favorite f where f.user_id = l.user_id and f.list_id = l.id) as count
    from favorite_list l left join favorite_share s on s.list_id = l.id and s.revoked_at is null
    where l.user_id = ${userId}::uuid order by lower(l.name)`.execute(db)
  return rows
}

/** Inserts a favorites list of a user. */
export async function insertList(
  db: DbOrTx,
  list: { id: string; userId: string; name: string; now: Date },
): Promise<void> {
  await sql`/* insertList */ insert into favorite_list (id, user_id, name, created_at)
    values (${list.id}, ${list.userId}::uuid, ${list.name}, ${list.now})`.execute(db)
}

/** Renames a favorites list of a user; an unknown list or another user's stays. */
export async function updateListName(
  db: DbOrTx,
  list: { id: string; userId: string; name: string },
): Promise<void> {
  await sql`/* updateListName */ update favorite_list set name = ${list.name}
    where id = ${list.id}::uuid and user_id = ${list.userId}::uuid`.execute(db)
}

/** Deletes a user's favorites list with its share links; the pieces stay favorites without a list. */
export async function deleteList(db: DbOrTx, list: { id: string; userId: string }): Promise<void> {
  await sql`/* deleteList.pieces */ update favorite set list_id = null
    where user_id = ${list.userId}::uuid and list_id = ${list.id}::uuid`.execute(db)
  await sql`/* deleteList.list */ delete from favorite_list
    where id = ${list.id}::uuid and user_id = ${list.userId}::uuid`.execute(db)
}

/** Moves favorites of a user into one of the user's lists; null takes them out of any list. */
export async function updateListOf(
  db: DbOrTx,
  move: { userId: string; itemNumbers: readonly number[]; listId: string | null },
): Promise<void> {
  await sql`/* updateListOf */ update favorite set list_id = ${move.listId}::uuid
    where user_id = ${move.userId}::uuid and item_number = any(${[...move.itemNumbers]}::bigint[])`.execute(
    db,
  )
}

/** A link and who made it; `list_name` is null where all favorites are shared. */
export type ShareRow = {
  code: string
  user_id: string
  list_id: string | null
  list_name: string | null
  shows_name: boolean
  first_name: string
  banned: boolean
  revoked_at: Date | null
}

/**
 * Returns the favorites share link with this code, also a revoked one, with its list's name and its owner;
 * undefined when unknown.
 */
export async function findShare(db: DbOrTx, code: string): Promise<ShareRow | undefined> {
  const { rows } = await sql<ShareRow>`/* findShare */
    select s.code, s.user_id, s.list_id, l.name as list_name, s.shows_name, s.revoked_at, u.first_name, u.banned
    from favorite_share s join user_account u on u.id = s.user_id left join favorite_list l on l.id = s.list_id
    where s.code = ${code}`.execute(db)
  return rows[0]
}

/**
 * Returns code and `shows_name` of a user's unrevoked share link to all their favorites; undefined without
 * one.
 */
export async function findWholeShare(
  db: DbOrTx,
  userId: string,
): Promise<{ code: string; shows_name: boolean } | undefined> {
  const { rows } = await sql<{ code: string; shows_name: boolean }>`/* findWholeShare */
    select code, shows_name from favorite_share where user_id = ${userId}::uuid and list_id is null and revoked_at is null`.execute(
    db,
  )
  return rows[0]
}

/**
 * Inserts a share link to a favorites list (null: to all favorites). A list that has an unrevoked link keeps
 * its code; only whether the link shows the owner's name is updated.
 */
export async function upsertShare(
  db: DbOrTx,
  share: { code: string; userId: string; listId: string | null; showsName: boolean; now: Date },
): Promise<void> {
  await sql`/* upsertShare */ insert into favorite_share (code, user_id, list_id, shows_name, created_at)
    values (${share.code}, ${share.userId}::uuid, ${share.listId}::uuid, ${share.showsName}, ${share.now})
    on conflict (user_id, list_id) where revoked_at is null do update set shows_name = excluded.shows_name`.execute(
    db,
  )
}

/** Revokes a user's favorites share link; a revoked link keeps its first time. */
export async function updateRevoked(
  db: DbOrTx,
  share: { code: string; userId: string; now: Date },
): Promise<void> {
  await sql`/* updateRevoked */ update favorite_share set revoked_at = ${share.now}
    where code = ${share.code} and user_id = ${share.userId}::uuid and revoked_at is null`.execute(db)
}

/**
 * Returns at most `limit` item numbers of a shared list, or of all favorites without `listId`, last loved
 * first; each with the total.
 */
export async function listSharedNumbers(
  db: DbOrTx,
  share: { userId: string; listId: string | null; limit: number },
): Promise<{ item_number: number; total: number }[]> {
  const within = share.listId === null ? sql`` : sql`and f.list_id = ${share.listId}::uuid`
  const { rows } = await sql<{ item_number: number; total: number }>`/* listSharedNumbers */
    select f.item_number, (count(*) over ())::int as total from favorite f join item i on i.item_number = f.item_number
    where f.user_id = ${share.userId}::uuid and ${isForShoppers} ${within}
    order by f.created_at desc, f.item_number desc limit ${share.limit}`.execute(db)
  return rows
}

/**
 * Returns a user's unrevoked favorites share links, the one to all favorites first: code, list name (null for
 * all favorites) and number of pieces.
 */
export async function listLivingShares(
  db: DbOrTx,
  userId: string,
): Promise<{ code: string; name: string | null; count: number }[]> {
  const { rows } = await sql<{ code: string; name: string | null; count: number }>`/* listLivingShares */
    select s.code, l.name, (select count(*)::int from favorite f
      where f.user_id = s.user_id and (s.list_id is null or f.list_id = s.list_id)) as count
    from favorite_share s left join favorite_list l on l.id = s.list_id
    where s.user_id = ${userId}::uuid and s.revoked_at is null order by s.list_id is not null, lower(l.name)`.execute(
    db,
  )
  return rows
}
