// The waiting line for a held piece and the turns it gives (decision 0053). Every change of a line locks the
// piece's hold first, so that the first in line wins over simultaneous requests.
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { orNull, shape, text, time, yesOrNo } from '../../platform/decoders.ts'
import { rowsOf } from '../../platform/named-statements.db.ts'

/** A hold as read under its lock; see lockHold. */
export type LockedHold = { cart_id: string | null; expires_at: Date; is_turn: boolean; free: boolean }
const lockedHold = shape<LockedHold>({
  cart_id: orNull(text),
  expires_at: time,
  is_turn: yesOrNo,
  free: yesOrNo,
})

/**
 * Locks the hold of a piece, living or ended; undefined when the piece was never held, so nobody waits for
 * it either. `free`: no order has it, and it ended or was released.
 */
export async function lockHold(db: DbOrTx, itemNumber: number): Promise<LockedHold | undefined> {
  const [row] = await rowsOf(db, {
    name: 'lockHold',
    query: sql`select cart_id, expires_at, is_turn,
        order_id is null and (released_at is not null or expires_at <= clock_timestamp()) as free
      from hold where item_number = ${itemNumber} for update`,
    row: lockedHold,
  })
  return row
}

/**
 * The cart that got the turn, the turn's end, and `before`: the cart whose hold ran out (null when it was
 * released).
 */
export type TurnGiven = { cart_id: string; expires_at: Date; before: string | null }

/**
 * Gives a locked and free hold to the first cart in the waiting line for so many minutes, passing over banned
 * users, and takes that cart out of the line. A cart in which the piece still lies gets an ordinary hold
 * instead of a turn. Returns undefined when no cart waits or the piece is not for sale.
 */
export async function giveTurn(
  db: DbOrTx,
  turn: { itemNumber: number; minutes: number },
): Promise<TurnGiven | undefined> {
  const { rows } = await sql<TurnGiven>`/* giveTurn */
    with due as (
      select q.position, h.cart_id as before, h.released_at is null as lapsed from hold_queue q
      join item i on i.item_number = q.item_number and i.state = 'listed'
      join hold h on h.item_number = q.item_number
      join cart c on c.id = q.cart_id
      left join user_account u on u.id = c.user_id
      where q.item_number = ${turn.itemNumber} and u.banned is not true
      order by q.position limit 1),
    next as (delete from hold_queue where position = (select position from due) returning cart_id, network)
    update hold h set cart_id = next.cart_id, network = next.network, taken_at = clock_timestamp(), released_at = null, extended_at = null,
      expires_at = clock_timestamp() + make_interval(secs => ${turn.minutes * 60}),
      is_turn = not exists (select 1 from cart_line l where l.cart_id = next.cart_id and l.item_number = h.item_number)
    from next, due where h.item_number = ${turn.itemNumber}
    returning h.cart_id, h.expires_at, case when due.lapsed then due.before end as before`.execute(db)
  return rows[0]
}

/** Returns the ids of the carts that wait for a piece, first to last. */
export async function listWaiting(db: DbOrTx, itemNumber: number): Promise<string[]> {
  const { rows } = await sql<{ cart_id: string }>`/* listWaiting */
    select cart_id from hold_queue where item_number = ${itemNumber} order by position`.execute(db)
  return rows.map((row) => row.cart_id)
}

/** Puts a cart at the end of the waiting line for a piece; a cart already in that line keeps its place. */
export async function insertPlace(
  db: DbOrTx,
  place: { itemNumber: number; cartId: string; network: Buffer | null },
): Promise<void> {
  await sql`/* insertPlace */ insert into hold_queue (item_number, cart_id, joined_at, network)
    values (${place.itemNumber}, ${place.cartId}::uuid, clock_timestamp(), ${place.network}::bytea) on conflict (item_number, cart_id) do nothing`.execute(
    db,
  )
}

/** Takes a cart out of the waiting line for a piece; returns false when the cart was not in it. */
export async function deletePlace(
  db: DbOrTx,
  place: { itemNumber: number; cartId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`/* deletePlace */ delete from hold_queue
    where item_number = ${place.itemNumber} and cart_id = ${place.cartId}::uuid`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/**
 * Returns at most `limit` listed pieces that are free while carts wait for them; with `cartId` only pieces
 * that this cart waits for.
 */
export async function listDueTurns(
  db: DbOrTx,
  { cartId, limit }: { cartId?: string; limit: number },
): Promise<number[]> {
  const ofCart: RawBuilder<unknown> = cartId === undefined ? sql`true` : sql`q.cart_id = ${cartId}::uuid`
  const { rows } = await sql<{ item_number: number }>`/* listDueTurns */
    select distinct q.item_number from hold_queue q join hold h on h.item_number = q.item_number
    join item i on i.item_number = q.item_number and i.state = 'listed'
    where ${ofCart} and h.order_id is null and (h.released_at is not null or h.expires_at <= clock_timestamp())
    limit ${limit}`.execute(db)
  return rows.map((row) => row.item_number)
}

/**
 * Returns item number and end of the holds on those of the given pieces for which at least one cart waits in
 * line.
 */
export async function listEndsWaitedFor(
  db: DbOrTx,
  itemNumbers: readonly number[],
): Promise<{ item_number: number; expires_at: Date }[]> {
  if (itemNumbers.length === 0) return []
  const { rows } = await sql<{ item_number: number; expires_at: Date }>`/* listEndsWaitedFor */
    select item_number, expires_at from hold h where item_number = any(${[...itemNumbers]}::bigint[])
    and exists (select 1 from hold_queue q where q.item_number = h.item_number)`.execute(db)
  return rows
}

/**
 * The waiting line of one piece as a cart sees it: its length, the cart's place (0: not in line), the end of
 * the cart's turn, and whether a turn is `due`.
 */
export type LineFacts = {
  item_number: number
  due: boolean
  length: number
  my_place: number
  my_turn_until: Date | null
}

/**
 * Returns the waiting lines of several pieces as a cart sees them (null: the viewer has no cart); pieces that
 * were never held are left out.
 */
export async function listLineFacts(
  db: DbOrTx,
  itemNumbers: readonly number[],
  cartId: string | null,
): Promise<LineFacts[]> {
  const { rows } = await sql<LineFacts>`/* listLineFacts */
    select h.item_number,
      h.order_id is null and (h.released_at is not null or h.expires_at <= clock_timestamp()) and count(q.position) > 0 as due,
      count(q.position)::int as length,
      (count(q.position) filter (where q.position <= mine.position))::int as my_place,
      case when h.is_turn and h.cart_id = ${cartId}::uuid and h.released_at is null and h.expires_at > clock_timestamp() then h.expires_at end
        as my_turn_until
    from hold h
    left join hold_queue q on q.item_number = h.item_number
    left join hold_queue mine on mine.item_number = h.item_number and mine.cart_id = ${cartId}::uuid
    where h.item_number = any(${[...itemNumbers]}::bigint[])
    group by h.item_number`.execute(db)
  return rows
}

/** Returns each waiting line that a cart stands in: piece, the cart's place and the length of the line. */
export async function listPlaces(
  db: DbOrTx,
  cartId: string,
): Promise<{ item_number: number; place: number; length: number }[]> {
  const { rows } = await sql<{ item_number: number; place: number; length: number }>`/* listPlaces */
    select mine.item_number, (count(*) filter (where q.position <= mine.position))::int as place, count(*)::int as length
    from hold_queue mine join hold_queue q on q.item_number = mine.item_number
    where mine.cart_id = ${cartId}::uuid group by mine.item_number order by mine.item_number`.execute(db)
  return rows
}

/** Returns the pieces for which a cart has an unused turn now, with the turn's end. */
export async function listTurns(
  db: DbOrTx,
  cartId: string,
): Promise<{ item_number: number; expires_at: Date }[]> {
  const { rows } = await sql<{ item_number: number; expires_at: Date }>`/* listTurns */
    select item_number, expires_at from hold
    where cart_id = ${cartId}::uuid and is_turn and released_at is null and expires_at > clock_timestamp() order by item_number`.execute(
    db,
  )
  return rows
}

/** Counts the pieces whose waiting line a cart stands in. */
export async function countPlaces(db: DbOrTx, cartId: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`/* countPlaces */ select count(*)::int as n from hold_queue where cart_id = ${cartId}::uuid`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Moves the places in line of one cart to another cart of the same shopper. Of two places in one line the
 * better one stays, and none stays where either cart holds the piece.
 */
export async function movePlaces(db: DbOrTx, from: string, to: string): Promise<void> {
  await sql`/* movePlaces.lock */ select 1 from hold where cart_id = ${from}::uuid
    or item_number in (select item_number from hold_queue where cart_id = ${from}::uuid) order by item_number for update`.execute(
    db,
  )
  await sql`/* movePlaces.worse */ delete from hold_queue a using hold_queue b where a.item_number = b.item_number and a.position > b.position
    and a.cart_id in (${from}::uuid, ${to}::uuid) and b.cart_id in (${from}::uuid, ${to}::uuid)`.execute(db)
  await sql`/* movePlaces.held */ delete from hold_queue q using hold h where h.item_number = q.item_number and h.cart_id in (${from}::uuid, ${to}::uuid)
    and q.cart_id in (${from}::uuid, ${to}::uuid) and h.released_at is null and h.expires_at > clock_timestamp()`.execute(
    db,
  )
  await sql`/* movePlaces */ update hold_queue set cart_id = ${to}::uuid where cart_id = ${from}::uuid`.execute(
    db,
  )
}

/** The user to notify of a turn, and the piece. */
export type TurnToldRow = { user_id: string; brand: string; title: string; price_cents: number }

/**
 * Returns the user of a cart with brand, title and price (cents) of a piece, for the news that it is the
 * user's turn. Undefined for a visitor's cart.
 */
export async function findTurnTold(
  tx: DbOrTx,
  cartId: string,
  itemNumber: number,
): Promise<TurnToldRow | undefined> {
  const { rows } =
    await sql<TurnToldRow>`/* findTurnTold */ select c.user_id, b.name as brand, i.title, i.price_cents
    from cart c join item i on i.item_number = ${itemNumber} join brand b on b.id = i.brand_id
    where c.id = ${cartId}::uuid and c.user_id is not null`.execute(tx)
  return rows[0]
}

/** Returns the ids of the users who own these carts, each once; visitors' carts have none. */
export async function listUsersOfCarts(db: DbOrTx, cartIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`/* listUsersOfCarts */
    select distinct user_id from cart where id = any(${[...cartIds]}::uuid[]) and user_id is not null`.execute(
    db,
  )
  return rows.map((row) => row.user_id)
}

/** Returns a piece's brand name and title; undefined when the piece is gone. */
export async function findPieceNamed(
  db: DbOrTx,
  itemNumber: number,
): Promise<{ brand: string; title: string } | undefined> {
  const { rows } = await sql<{ brand: string; title: string }>`/* findPieceNamed */
    select b.name as brand, i.title from item i join brand b on b.id = i.brand_id
    where i.item_number = ${itemNumber}`.execute(db)
  return rows[0]
}
