import type { Cents } from '@hemline/rules/common/money.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

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
  /** Somebody has to wait, since this piece was told of within a day. */
  spaced: boolean
  due: { user_id: string; known_cents: Cents }[]
}

/**
 * Of the next `limit` users who have a piece among their favorites, returns those who should be told and
 * marks them as told. Users are due when they were told nothing of the piece for a day and the price is lower
 * than the one they know (`drop`), or in any case (`free`). The piece's seller and the cart that just held
 * the piece are never due.
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
        and (w.told_at is null or w.told_at <= ${now}::timestamptz - interval '1 day')
      returning f.user_id, w.known_cents)
    select (select user_id from chunk order by user_id desc limit 1) as last,
      exists (select 1 from wanted w where w.told_at > ${now}::timestamptz - interval '1 day') as spaced,
      coalesce((select jsonb_agg(jsonb_build_object('user_id', user_id, 'known_cents', known_cents)) from told), '[]') as due`.execute(
    tx,
  )
  return rows[0] ?? { last: null, spaced: false, due: [] }
}

/**
 * Returns the time up to which ended holds have been processed; stores and returns `now` at the first call.
 */
export async function findHoldsSeen(db: DbOrTx, now: Date): Promise<Date> {
  const { rows } = await sql<{ holds_seen_at: Date }>`/* findHoldsSeen */
    insert into favorite_watch as w (holds_seen_at) values (${now}) on conflict (one) do update set holds_seen_at = w.holds_seen_at
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
 * 0053: who does goes first), at most `limit`.
 */
export async function listFreed(
  db: DbOrTx,
  within: { from: Date; to: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* listFreed */
    select h.item_number from hold h join item i on i.item_number = h.item_number
    where h.order_id is null and h.expires_at > ${within.from}
      and least(h.released_at, h.expires_at) > ${within.from} and least(h.released_at, h.expires_at) <= ${within.to}
      and i.state = 'listed' and i.favorite_count > 0
      and not exists (select 1 from hold_queue q where q.item_number = h.item_number)
    order by h.item_number limit ${within.limit}`.execute(db)
  return rows.map((row) => row.item_number)
}
