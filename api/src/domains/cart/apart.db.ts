import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * Returns cart and item number of the pieces that two members sell directly and that lie in the other's cart,
 * or for which the other's cart waits; without those that are being paid. By cart and piece, the order in
 * which they are locked.
 */
export async function listLinesBetween(
  db: DbOrTx,
  a: string,
  b: string,
): Promise<{ cartId: string; itemNumber: number }[]> {
  const { rows } = await sql<{ cartId: string; itemNumber: number }>`/* listLinesBetween */
    select c.id as "cartId", i.item_number as "itemNumber" from cart c
    join (select cart_id, item_number from cart_line where item_number is not null
      union select cart_id, item_number from hold_queue) l on l.cart_id = c.id
    join item i on i.item_number = l.item_number and i.source = 'p2p'
    where ((c.user_id = ${a}::uuid and i.consignor_id = ${b}::uuid) or (c.user_id = ${b}::uuid and i.consignor_id = ${a}::uuid))
      and not exists (select 1 from hold h where h.item_number = i.item_number and h.order_id is not null)
    order by c.id, i.item_number`.execute(db)
  return rows
}
