import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { isOpenToRead } from './reviews.db.ts'

/** The address that a closet's parcels are sent from, as labels print it. */
export type SendsFrom = {
  fullName: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
}

/** A member with the closet, where one is open. */
export type ClosetRow = {
  user_id: string
  first_name: string
  last_name: string
  banned: boolean
  third_party_seller_id: number | null
  opened_at: Date | null
  sends_from: SendsFrom | null
  vacation_until: Date | null
  code: string | null
}

const select = sql`select u.id as user_id, u.first_name, u.last_name, u.banned, c.third_party_seller_id, c.opened_at, c.sends_from,
  c.vacation_until, s.code from user_account u left join direct_closet c on c.user_id = u.id
  left join storefront s on s.user_id = u.id and s.is_open`

/**
 * Returns a member's account and closet, whose columns are null before it is opened; undefined for an unknown
 * member.
 */
export async function findCloset(db: DbOrTx, userId: string): Promise<ClosetRow | undefined> {
  const { rows } = await sql<ClosetRow>`/* findCloset */ ${select} where u.id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** Returns the member with this code of a public page (/u/:code), with the closet; undefined when unknown. */
export async function findClosetByCode(db: DbOrTx, code: string): Promise<ClosetRow | undefined> {
  const { rows } = await sql<ClosetRow>`/* findClosetByCode */ ${select} where s.code = ${code}`.execute(db)
  return rows[0]
}

/**
 * Inserts a member's closet, or updates the address from which an open closet sends; seller id and day of
 * opening stay.
 */
export async function upsertCloset(
  tx: DbOrTx,
  closet: { userId: string; sellerId: number; sendsFrom: SendsFrom; now: Date },
): Promise<void> {
  await sql`/* upsertCloset */ insert into direct_closet (user_id, third_party_seller_id, opened_at, sends_from)
    values (${closet.userId}::uuid, ${closet.sellerId}, ${closet.now}, ${JSON.stringify(closet.sendsFrom)}::jsonb)
    on conflict (user_id) do update set sends_from = excluded.sends_from`.execute(tx)
}

/** Tells whether a member's closet is on vacation at a time. */
export async function isOnVacation(db: DbOrTx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`/* isOnVacation */ select 1 from direct_closet
    where user_id = ${userId}::uuid and vacation_until > ${now}::timestamptz`.execute(db)
  return rows.length > 0
}

/** Stores until when a closet is on vacation; null ends the vacation. Does nothing without a closet. */
export async function updateVacation(tx: DbOrTx, userId: string, until: Date | null): Promise<void> {
  await sql`/* updateVacation */ update direct_closet set vacation_until = ${until}::timestamptz
    where user_id = ${userId}::uuid`.execute(tx)
}

/**
 * Returns the ids of at most `limit` members whose vacation is over, the longest over first; none that are
 * suspended.
 */
export async function listEndedVacations(db: DbOrTx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    user_id: string
  }>`/* listEndedVacations */ select c.user_id from direct_closet c
    join user_account u on u.id = c.user_id and not u.banned
    where c.vacation_until <= ${now} order by c.vacation_until limit ${limit}`.execute(db)
  return rows.map((row) => row.user_id)
}

/**
 * Returns at most `limit` members who are on vacation, or suspended, and have a free piece on sale: one that
 * was held or ordered when their pieces left the shop.
 */
export async function listLeftOnSale(
  db: DbOrTx,
  now: Date,
  limit: number,
): Promise<{ user_id: string; banned: boolean; vacation_until: Date | null }[]> {
  const { rows } = await sql<{
    user_id: string
    banned: boolean
    vacation_until: Date | null
  }>`/* listLeftOnSale */
    select c.user_id, u.banned, c.vacation_until from direct_closet c join user_account u on u.id = c.user_id
    where (u.banned or c.vacation_until > ${now}) and exists (select 1 from direct_listing l
      join item i on i.item_number = l.item_number left join hold h on h.item_number = i.item_number
      where l.user_id = c.user_id and l.status = 'listed' and i.state = 'listed' and i.preordered_by is null
        and h.order_id is null and (h.released_at is not null or coalesce(h.expires_at <= ${now}, true)))
    order by c.user_id limit ${limit}`.execute(db)
  return rows
}

/** What happened between a member and those who bought or offered. `hours`: median time to an answer. */
export type RatingRow = {
  user_id: string
  stars: number
  reviews: number
  sold: number
  answers: number
  hours: number | null
}

/**
 * Returns for each member, in no order, the sum of stars, the numbers of reviews, sales and answered offers
 * (the last 50), and the median hours to an answer; zeros (hours null) for a member without any.
 */
export async function listRatings(db: DbOrTx, userIds: readonly string[]): Promise<RatingRow[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<RatingRow>`/* listRatings */
    select m.user_id, coalesce(r.stars, 0)::int as stars, coalesce(r.n, 0)::int as reviews, coalesce(s.n, 0)::int as sold,
      coalesce(a.n, 0)::int as answers, a.hours::float8 as hours
    from unnest(${[...userIds]}::uuid[]) as m (user_id)
    left join lateral (select sum(stars) as stars, count(*) as n from member_review r where about_id = m.user_id and of_seller and ${isOpenToRead}) r on true
    left join lateral (select count(*) as n from seller_sale s join item i on i.item_number = s.item_number
      where s.seller_id = m.user_id and i.source = 'p2p' and s.clawed_back_at is null) s on true
    left join lateral (select count(*) as n, percentile_cont(0.5) within group (order by extract(epoch from x.waited) / 3600) as hours from (
        select t.at - (select max(b.at) from piece_offer_turn b where b.offer_id = t.offer_id and b.by = 'buyer' and b.id < t.id) as waited
        from piece_offer_turn t join piece_offer o on o.id = t.offer_id where o.seller_id = m.user_id and t.by = 'seller'
        order by t.at desc limit 50) x where x.waited is not null) a on true`.execute(db)
  return rows
}

/**
 * Returns the members behind third-party sellers (by seller id, in no order), with the codes of their open
 * public pages (null without); sellers that are no members are left out.
 */
export async function listSellersBehind(
  db: DbOrTx,
  ids: readonly number[],
): Promise<{ id: number; user_id: string; code: string | null }[]> {
  const { rows } = await sql<{ id: number; user_id: string; code: string | null }>`/* listSellersBehind */
    select t.id, t.user_id, s.code from third_party_seller t
    left join storefront s on s.user_id = t.user_id and s.is_open
    where t.id = any(${[...ids]}::int[]) and t.user_id is not null`.execute(db)
  return rows
}
