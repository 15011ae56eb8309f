import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A draw with what a viewer has in it. `seed` must not leave the shop before `drawn_at`. */
export type DrawRow = {
  id: string
  prize_cents: number
  opens_at: Date
  closes_at: Date
  seed: string
  seed_hash: string
  drawn_at: Date | null
  tickets: number
  winning_ticket: number | null
  winning_round: number | null
  yours: number[]
  has_free: boolean
}

/** Returns the `limit` newest draws that have begun, with a user's tickets in each. */
export async function listDraws(
  db: DbOrTx,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`/* listDraws */
    select d.id, d.prize_cents, d.opens_at, d.closes_at, d.seed, d.seed_hash, d.drawn_at, d.winning_ticket, d.winning_round,
      case when d.drawn_at is null then coalesce((select max(t.number) from draw_ticket t where t.draw_id = d.id), 0) else d.tickets end as tickets,
      array(select t.number from draw_ticket t where t.draw_id = d.id and t.user_id = ${userId}::uuid order by t.number) as yours,
      exists (select 1 from draw_ticket t where t.draw_id = d.id and t.user_id = ${userId}::uuid and t.points is null) as has_free
    from draw d where d.opens_at <= ${now} order by d.id desc limit ${limit}`.execute(db)
  return rows
}

/** Inserts the draw of a month; does nothing when the month has one. */
export async function insertDraw(
  db: DbOrTx,
  draw: Pick<DrawRow, 'id' | 'prize_cents' | 'opens_at' | 'closes_at' | 'seed' | 'seed_hash'>,
): Promise<void> {
  await sql`/* insertDraw */
    insert into draw (id, prize_cents, opens_at, closes_at, seed, seed_hash)
    values (${draw.id}, ${draw.prize_cents}, ${draw.opens_at}, ${draw.closes_at}, ${draw.seed}, ${draw.seed_hash})
    on conflict do nothing`.execute(db)
}

/** What decides about a ticket. */
export type LockedDraw = {
  opens_at: Date
  closes_at: Date
  drawn_at: Date | null
  prize_cents: number
  seed: string
}

/**
 * Locks a draw until the transaction ends and returns it, so that tickets get their numbers one by one;
 * undefined when unknown.
 */
export async function lockDraw(tx: DbOrTx, id: string): Promise<LockedDraw | undefined> {
  const { rows } = await sql<LockedDraw>`/* lockDraw */
    select opens_at, closes_at, drawn_at, prize_cents, seed from draw where id = ${id} for update`.execute(tx)
  return rows[0]
}

/**
 * Returns how many tickets a draw has: the highest number given out. The caller holds the draw's lock and
 * asks in a statement of its own.
 */
export async function countTickets(tx: DbOrTx, drawId: string): Promise<number> {
  const { rows } = await sql<{ tickets: number }>`/* countTickets */
    select coalesce(max(number), 0) as tickets from draw_ticket where draw_id = ${drawId}`.execute(tx)
  return rows[0]?.tickets ?? 0
}

/** Returns a user's tickets in a draw: the request key of each and the points it cost (null: free). */
export async function listTickets(
  tx: DbOrTx,
  { drawId, userId }: { drawId: string; userId: string },
): Promise<{ request_key: string; points: number | null }[]> {
  const { rows } = await sql<{ request_key: string; points: number | null }>`/* listTickets */
    select request_key, points from draw_ticket where draw_id = ${drawId} and user_id = ${userId}::uuid
    order by number`.execute(tx)
  return rows
}

/** Inserts a ticket; the caller holds the lock of its draw. */
export async function insertTicket(
  tx: DbOrTx,
  one: { drawId: string; number: number; userId: string; points: number | null; key: string; now: Date },
): Promise<void> {
  await sql`/* insertTicket */
    insert into draw_ticket (draw_id, number, user_id, points, request_key, taken_at)
    values (${one.drawId}, ${one.number}, ${one.userId}::uuid, ${one.points}, ${one.key}, ${one.now})`.execute(
    tx,
  )
}

/** Returns the ids of draws that have closed and were not drawn, the oldest first. */
export async function listClosedDraws(db: DbOrTx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listClosedDraws */
    select id from draw where drawn_at is null and closes_at <= ${now} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Returns the user with this ticket of a draw; undefined for an unknown ticket, and when the user is banned,
 * is leaving or was erased, and can't take a prize.
 */
export async function findTaker(
  tx: DbOrTx,
  { drawId, number }: { drawId: string; number: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`/* findTaker */
    select t.user_id from draw_ticket t join user_account u on u.id = t.user_id
    where t.draw_id = ${drawId} and t.number = ${number} and not u.banned and u.leaving_at is null and u.erased_at is null`.execute(
    tx,
  )
  return rows[0]?.user_id
}

/**
 * Stores the result of a draw and its count of tickets; `winner` is null when nobody can take its prize. The
 * caller holds the draw's lock.
 */
export async function updateDrawn(
  tx: DbOrTx,
  drawn: { id: string; tickets: number; winner: { ticket: number; round: number } | null; now: Date },
): Promise<void> {
  await sql`/* updateDrawn */
    update draw set drawn_at = ${drawn.now}, tickets = ${drawn.tickets}, winning_ticket = ${drawn.winner?.ticket ?? null},
      winning_round = ${drawn.winner?.round ?? null} where id = ${drawn.id}`.execute(tx)
}
