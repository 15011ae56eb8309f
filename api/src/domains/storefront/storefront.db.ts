import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A person's page. */
export type StorefrontRow = {
  user_id: string
  code: string
  name: string | null
  shows_pieces: boolean
  is_open: boolean
  banned: boolean
}

const columns = sql.raw('s.user_id, s.code, s.name, s.shows_pieces, s.is_open, u.banned')

/** Returns a seller's storefront by its code, also a closed one; undefined when unknown. */
export async function findStorefront(db: DbOrTx, code: string): Promise<StorefrontRow | undefined> {
  const { rows } = await sql<StorefrontRow>`/* findStorefront */
    select ${columns} from storefront s join user_account u on u.id = s.user_id where s.code = ${code}`.execute(
    db,
  )
  return rows[0]
}

/** Returns a user's own storefront; undefined without one. */
export async function findStorefrontOf(db: DbOrTx, userId: string): Promise<StorefrontRow | undefined> {
  const { rows } = await sql<StorefrontRow>`/* findStorefrontOf */
    select ${columns} from storefront s join user_account u on u.id = s.user_id where s.user_id = ${userId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/**
 * Stores the settings of a user's storefront: name, whether it shows the user's pieces, and whether it is
 * open. An existing storefront keeps its code.
 */
export async function upsertStorefront(
  db: DbOrTx,
  page: {
    userId: string
    code: string
    name: string | null
    showsPieces: boolean
    isOpen: boolean
    now: Date
  },
): Promise<void> {
  await sql`/* upsertStorefront */ insert into storefront (user_id, code, name, shows_pieces, is_open, changed_at)
    values (${page.userId}::uuid, ${page.code}, ${page.name}, ${page.showsPieces}, ${page.isOpen}, ${page.now})
    on conflict (user_id) do update set name = excluded.name, shows_pieces = excluded.shows_pieces,
      is_open = excluded.is_open, changed_at = excluded.changed_at`.execute(db)
}

/**
 * Returns the item numbers of at most `limit` of a seller's pieces on sale, newest first, each with the
 * number of all.
 */
export async function listPiecesOf(
  db: DbOrTx,
  sellerId: string,
  limit: number,
): Promise<{ item_number: number; total: number }[]> {
  const { rows } = await sql<{ item_number: number; total: number }>`/* listPiecesOf */
    select item_number, (count(*) over ())::int as total from item
    where consignor_id = ${sellerId}::uuid and state = 'listed' order by listed_at desc, item_number desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** A brand or seller that a user follows; `brand_slug` for a brand, `code` for a seller's storefront. */
export type FollowRow = {
  id: string
  brand_id: number | null
  name: string
  brand_slug: string | null
  code: string | null
}

/**
 * Locks the list of brands and sellers that a user follows until the transaction ends, so that simultaneous
 * requests count it correctly.
 */
export async function lockFollows(db: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockFollows */ select pg_advisory_xact_lock(hashtextextended(${`follows/${userId}`}, 0))`.execute(
    db,
  )
}

/**
 * Returns the brands and sellers that a user follows, by name; storefronts that are closed or whose owner is
 * banned are left out.
 */
export async function listFollows(db: DbOrTx, userId: string): Promise<FollowRow[]> {
  const { rows } = await sql<FollowRow>`/* listFollows */
    select f.id, f.brand_id, coalesce(b.name, s.name, 'A closet') as name, b.slug as brand_slug, s.code
    from follow f left join brand b on b.id = f.brand_id
    left join user_account u on u.id = f.seller_id and not u.banned
    left join storefront s on s.user_id = u.id and s.is_open
    where f.user_id = ${userId}::uuid and (b.id is not null or s.code is not null) order by 3, f.id`.execute(
    db,
  )
  return rows
}

type Target = { userId: string; brandId: number | null; sellerId: string | null }

/**
 * Stores that a user follows a brand or a person; a second time changes nothing. Returns false for an unknown
 * brand.
 */
export async function insertFollow(db: DbOrTx, follow: Target & { id: string; now: Date }): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`/* insertFollow */
    with target as (select 1 where ${follow.brandId}::integer is null or exists (select 1 from brand where id = ${follow.brandId}::integer)),
    added as (insert into follow (id, user_id, brand_id, seller_id, created_at)
      select ${follow.id}::uuid, ${follow.userId}::uuid, ${follow.brandId}::integer, ${follow.sellerId}::uuid, ${follow.now}::timestamptz from target
      on conflict do nothing)
    select exists (select 1 from target) as there`.execute(db)
  return rows[0]?.there ?? false
}

/** Deletes a user's following of a brand or a seller; does nothing when there is none. */
export async function deleteFollow(db: DbOrTx, follow: Target): Promise<void> {
  await sql`/* deleteFollow */ delete from follow where user_id = ${follow.userId}::uuid
    and brand_id is not distinct from ${follow.brandId}::integer and seller_id is not distinct from ${follow.sellerId}::uuid`.execute(
    db,
  )
}

/** New pieces of what one person follows: how many, some of them, and whose they are. */
export type DigestRow = { user_id: string; pieces: number; some: number[]; names: string[]; href: string }

/** Returns the ids of the next `limit` users who follow somebody, by user id after `after`. */
export async function listFollowers(db: DbOrTx, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`/* listFollowers */
    select distinct user_id from follow where ${after}::uuid is null or user_id > ${after}::uuid
    order by user_id limit ${limit}`.execute(db)
  return rows.map((row) => row.user_id)
}

/**
 * Returns those of some users who follow a brand or seller with pieces newly listed after `from` until `to`:
 * how many pieces, four of their numbers, whose they are, and where a link leads. Closed storefronts, those
 * that hide their pieces, and banned sellers are left out.
 */
export async function listDigests(
  db: DbOrTx,
  of: { from: Date; to: Date; followers: readonly string[] },
): Promise<DigestRow[]> {
  const { rows } = await sql<DigestRow>`/* listDigests */
    with fresh as materialized (
      select item_number, brand_id, consignor_id from item
      where state = 'listed' and listed_at > ${of.from} and listed_at <= ${of.to}),
    own as materialized (select user_id, brand_id, seller_id from follow where user_id = any(${[...of.followers]}::uuid[])),
    hits as (
      select f.user_id, i.item_number, b.name, '/brand/' || b.slug || '?sort=newest_first' as href
      from own f join fresh i on i.brand_id = f.brand_id join brand b on b.id = f.brand_id
      union all
      select f.user_id, i.item_number, coalesce(s.name, 'a closet you follow'), '/u/' || s.code
      from own f join fresh i on i.consignor_id = f.seller_id
      join storefront s on s.user_id = f.seller_id and s.is_open and s.shows_pieces
      join user_account u on u.id = s.user_id and not u.banned)
    select h.user_id, count(distinct h.item_number)::int as pieces,
      (array_agg(distinct h.item_number))[1:4] as some, array_agg(distinct h.name) as names,
      case when count(distinct h.href) = 1 then min(h.href) else '/saved/favorites' end as href
    from hits h group by h.user_id order by h.user_id`.execute(db)
  return rows
}

/** A mark further ahead than clocks differ was set by a clock that was ahead. */
const aheadMs = 10 * 60_000
const dayMs = 86_400_000

/**
 * Returns the listing time up to which followers have been told; stores and returns `now` at the first call.
 * A time that a clock wrote that was ahead is set back to a day before `now`: followers hear once a day.
 */
export async function findListedSeen(db: DbOrTx, now: Date): Promise<Date> {
  const { rows } = await sql<{ listed_seen_at: Date }>`/* findListedSeen */
    insert into follow_watch as w (listed_seen_at) values (${now}) on conflict (one) do update set
      listed_seen_at = case when w.listed_seen_at > ${new Date(now.getTime() + aheadMs)} then ${new Date(now.getTime() - dayMs)}
        else w.listed_seen_at end
    returning listed_seen_at`.execute(db)
  return rows[0]?.listed_seen_at ?? now
}

/** Stores the listing time up to which followers have been told; never moves the time back. */
export async function updateListedSeen(db: DbOrTx, now: Date): Promise<void> {
  await sql`/* updateListedSeen */ update follow_watch set listed_seen_at = ${now} where listed_seen_at < ${now}`.execute(
    db,
  )
}
