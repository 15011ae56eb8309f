import type { Cents } from '@hemline/rules/common/money.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A mark further ahead than clocks differ was set by a clock that was ahead, and counts for nothing. */
const aheadMs = 10 * 60_000
const aheadOf = (now: Date) => new Date(now.getTime() + aheadMs)

/** The facts of a piece in a notification. */
export type PieceOfNote = { item_number: number; brand: string; title: string; price_cents: Cents }

/**
 * Returns the number, brand, title and price (cents) of a piece for a notification; undefined when the piece
 * is not on sale.
 */
export async function findPieceOfNote(db: DbOrTx, itemNumber: number): Promise<PieceOfNote | undefined> {
  const { rows } = await sql<PieceOfNote>`/* findPieceOfNote */
    select i.item_number, b.name as brand, i.title, i.price_cents from item i join brand b on b.id = i.brand_id
    where i.item_number = ${itemNumber} and i.state = 'listed'`.execute(db)
  return rows[0]
}

/** A chunk of a piece's lovers; `due` hears of it now. */
export type Chunk = {
  /** The last user looked at; null when nobody was left. */
  last: string | null
  /** When the first of those may hear who were told of this piece within a day; null: nobody has to wait. */
  next: Date | null
  due: { user_id: string; known_cents: Cents }[]
}

/**
 * Of the next `limit` users who have a piece among their favorites, returns those who should be told, with
 * the price in cents that each knows, and marks them as told. Users are due when they were told nothing of
 * the piece for a day and the price is lower than the one they know (`drop`), or in any case (`free`). The
 * piece's seller and the cart that just held the piece are never due.
 */
export async function markDue(
  tx: DbOrTx,
  of: { itemNumber: number; why: 'drop' | 'free'; after: string | null; limit: number; now: Date },
): Promise<Chunk> {
  const { itemNumber, after, limit, now } = of
  const isDrop = of.why === 'drop'
  const { rows } = await sql<Chunk>`/* markDue */
    with chunk as materialized (
      select f.user_id, i.price_cents, f.told_at, coalesce(f.told_price_cents, f.price_cents, (select p.from_cents from price_change p
          where p.item_number = f.item_number and p.at > f.created_at order by p.at, p.id limit 1), i.price_cents) as known_cents,
        f.user_id is not distinct from i.consignor_id or exists (select 1 from hold h join cart c on c.id = h.cart_id
          where h.item_number = f.item_number and c.user_id = f.user_id) as own
      from favorite f join item i on i.item_number = f.item_number
      where f.item_number = ${itemNumber} and f.user_id is not null and (${after}::uuid is null or f.user_id > ${after}::uuid)
      order by f.user_id limit ${limit} for no key update of f),
    wanted as (select * from chunk where not own and (not ${isDrop} or price_cents < known_cents)),
    told as (
      update favorite f set told_at = ${now}, told_price_cents = w.price_cents from wanted w
      where f.item_number = ${itemNumber} and f.user_id = w.user_id
        and (w.told_at is null or w.told_at <= ${now}::timestamptz - interval '1 day' or w.told_at > ${aheadOf(now)}::timestamptz)
      returning f.user_id, w.known_cents)
    select (select user_id from chunk order by user_id desc limit 1) as last,
      (select min(w.told_at) + interval '1 day' from wanted w where w.told_at > ${now}::timestamptz - interval '1 day'
        and w.told_at <= ${aheadOf(now)}::timestamptz) as next,
      coalesce((select jsonb_agg(jsonb_build_object('user_id', user_id, 'known_cents', known_cents)) from told), '[]') as due`.execute(
    tx,
  )
  return rows[0] ?? { last: null, next: null, due: [] }
}

/**
 * Returns the time up to which ended holds have been processed; stores and returns `now` at the first call. A
 * time that a clock wrote that was ahead is set back to ten minutes before `now`.
 */
export async function findHoldsSeen(db: DbOrTx, now: Date): Promise<Date> {
  const { rows } = await sql<{ holds_seen_at: Date }>`/* findHoldsSeen */
    insert into favorite_watch as w (holds_seen_at) values (${now}) on conflict (one) do update set
      holds_seen_at = case when w.holds_seen_at > ${aheadOf(now)} then ${new Date(now.getTime() - aheadMs)} else w.holds_seen_at end
    returning holds_seen_at`.execute(db)
  return rows[0]?.holds_seen_at ?? now
}

/** Stores the time up to which ended holds have been processed; never moves the time back. */
export async function updateHoldsSeen(db: DbOrTx, now: Date): Promise<void> {
  await sql`/* updateHoldsSeen */ update favorite_watch set holds_seen_at = ${now} where holds_seen_at < ${now}`.execute(
    db,
  )
}

/**
 * Returns loved pieces on sale whose hold ended within a time and for which nobody stands in line (decision
 * 0053: who does goes first), by number from `after` on, at most `limit`.
 */
export async function listFreed(
  db: DbOrTx,
  within: { from: Date; to: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* listFreed */
    select h.item_number from hold h join item i on i.item_number = h.item_number
    where h.order_id is null and h.expires_at > ${within.from} and h.item_number > ${within.after}
      and least(h.released_at, h.expires_at) > ${within.from} and least(h.released_at, h.expires_at) <= ${within.to}
      and i.state = 'listed' and i.favorite_count > 0
      and not exists (select 1 from hold_queue q where q.item_number = h.item_number)
    order by h.item_number limit ${within.limit}`.execute(db)
  return rows.map((row) => row.item_number)
}
