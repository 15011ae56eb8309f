import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * Deletes the offer to a seller to reclaim a piece; returns false and keeps the offer when the piece lies in
 * a cart. True also when there is no offer.
 */
export async function deleteReclaimOffer(tx: DbOrTx, itemNumber: number): Promise<boolean> {
  const { rows } = await sql<{ in_cart: boolean }>`/* deleteReclaimOffer */
    with kept as (select exists (select 1 from cart_line where item_number = ${itemNumber}) as in_cart),
    gone as (delete from reclaim_offer where item_number = ${itemNumber} and not (select in_cart from kept))
    select in_cart from kept`.execute(tx)
  return rows[0]?.in_cart === false
}
