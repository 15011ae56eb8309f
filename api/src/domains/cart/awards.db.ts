// A piece that somebody won at auction, or agreed on with its seller, lies in that person's cart, held until
// the time to pay is over (decisions 0128 and 0199). From there on it is bought like every piece.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * Gives a cart the hold on a piece until `until`, in place of any earlier hold, also an order's; puts the
 * piece into that cart and takes it out of all other carts.
 */
export async function insertAward(
  tx: DbOrTx,
  award: { lineId: string; itemNumber: number; cartId: string; until: Date; now: Date },
): Promise<void> {
  const { lineId, itemNumber, cartId, until, now } = award
  await sql`/* insertAward */ insert into hold (item_number, cart_id, taken_at, expires_at)
    values (${itemNumber}::bigint, ${cartId}::uuid, ${now}::timestamptz, ${until}::timestamptz)
    on conflict (item_number) do update set cart_id = excluded.cart_id, taken_at = excluded.taken_at, expires_at = excluded.expires_at,
      order_id = null, released_at = null, extended_at = null, is_turn = false, network = null`.execute(tx)
  await sql`/* insertAward.others */ delete from cart_line where item_number = ${itemNumber} and kind = 'item' and cart_id <> ${cartId}::uuid`.execute(
    tx,
  )
  await sql`/* insertAward.line */ insert into cart_line (id, cart_id, item_number, added_at)
    values (${lineId}::uuid, ${cartId}::uuid, ${itemNumber}::bigint, ${now}::timestamptz)
    on conflict (cart_id, item_number) do update set kind = 'item'`.execute(tx)
}

/**
 * Gives a cart the hold on a piece until `until` and puts the piece into that cart alone, unless another cart
 * holds it now or an order has it; returns false then, and nothing is changed.
 */
export async function insertFreeAward(
  tx: DbOrTx,
  award: { lineId: string; itemNumber: number; cartId: string; until: Date; now: Date },
): Promise<boolean> {
  const { itemNumber, cartId, until, now } = award
  const { rows } =
    await sql`/* insertFreeAward */ insert into hold (item_number, cart_id, taken_at, expires_at)
    values (${itemNumber}::bigint, ${cartId}::uuid, ${now}::timestamptz, ${until}::timestamptz)
    on conflict (item_number) do update set cart_id = excluded.cart_id, taken_at = excluded.taken_at, expires_at = excluded.expires_at,
      released_at = null, extended_at = null, is_turn = false, network = null
      where hold.order_id is null and (hold.cart_id = excluded.cart_id or hold.released_at is not null or hold.expires_at <= clock_timestamp())
    returning 1`.execute(tx)
  if (rows.length === 0) return false
  await insertAward(tx, award)
  return true
}

/**
 * Ends the hold that a cart has on a piece at once and removes the piece from all carts, when a won auction
 * or an agreed offer was not paid. A hold that an order has stays.
 */
export async function deleteAward(tx: DbOrTx, itemNumber: number): Promise<void> {
  await sql`/* deleteAward */ update hold set released_at = clock_timestamp(), expires_at = least(expires_at, clock_timestamp()), network = null
    where item_number = ${itemNumber} and order_id is null`.execute(tx)
  await sql`/* deleteAward.lines */ delete from cart_line where item_number = ${itemNumber} and kind = 'item'`.execute(
    tx,
  )
}
