import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * Gives a cart's living holds on listed pieces to an order that is about to be paid, so that nobody else can
 * take the pieces. Extends each hold to `until`, once in its life (domain model, "The hold"). Returns the
 * item numbers that were claimed; pieces that the cart does not hold are left out.
 */
export async function claimHolds(
  tx: DbOrTx,
  claim: { cartId: string; itemNumbers: readonly number[]; orderId: string; until: Date },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* claimHolds */
    with mine as (
      select h.item_number from hold h join item i on i.item_number = h.item_number
      where h.item_number = any(${[...claim.itemNumbers]}::bigint[]) and h.cart_id = ${claim.cartId}::uuid and h.order_id is null
        and h.released_at is null and h.expires_at > clock_timestamp() and i.state = 'listed'
      order by h.item_number for no key update of h
    )
    update hold h set order_id = ${claim.orderId}::uuid, extended_at = coalesce(h.extended_at, clock_timestamp()),
      expires_at = case when h.extended_at is null then greatest(h.expires_at, ${claim.until}) else h.expires_at end
    from mine where h.item_number = mine.item_number returning h.item_number`.execute(tx)
  return rows.map((row) => row.item_number)
}

/** Gives an order's holds back to their cart with their present end; returns the item numbers. */
export async function returnHolds(tx: DbOrTx, orderId: string): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* returnHolds */
    update hold set order_id = null where order_id = ${orderId}::uuid returning item_number`.execute(tx)
  return rows.map((row) => row.item_number)
}

/** Makes the holds of a sold order endless and deletes its pieces' lines from the cart. */
export async function sellHolds(tx: DbOrTx, orderId: string): Promise<void> {
  await sql`/* sellHolds */ update hold set expires_at = ${soldUntil}::timestamptz, network = null where order_id = ${orderId}::uuid`.execute(
    tx,
  )
  await sql`/* sellHolds.lines */ delete from cart_line l using hold h
    where h.order_id = ${orderId}::uuid and l.item_number = h.item_number and l.cart_id = h.cart_id`.execute(
    tx,
  )
}
/** Later than any hold ends, and a date that every client can read, unlike `infinity`. */
const soldUntil = '9999-12-31T00:00:00Z'

/** Ends at once the holds that orders have on these pieces; holds of carts stay. */
export async function freeHolds(tx: DbOrTx, itemNumbers: readonly number[]): Promise<void> {
  await sql`/* freeHolds */ update hold set order_id = null, expires_at = clock_timestamp(), released_at = clock_timestamp(), network = null
    where item_number = any(${[...itemNumbers]}::bigint[]) and order_id is not null`.execute(tx)
}

/** Deletes the lines of these pieces from a cart, and no hold; used for reclaimed pieces, which have none. */
export async function dropLines(tx: DbOrTx, cartId: string, itemNumbers: readonly number[]): Promise<void> {
  if (itemNumbers.length === 0) return
  await sql`/* dropLines */ delete from cart_line where cart_id = ${cartId}::uuid and item_number = any(${[...itemNumbers]}::bigint[])`.execute(
    tx,
  )
}
