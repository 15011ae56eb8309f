// Queries of sales of bags that got their seller after pieces of them were sold.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** Sets the seller of those of a bag's sales that have none: those that earn for a charity. */
export async function updateSalesOfBag(
  tx: DbOrTx,
  { bagId, sellerId }: { bagId: string; sellerId: string },
): Promise<void> {
  await sql`/* updateSalesOfBag */ update seller_sale set seller_id = ${sellerId}::uuid
    where bag_id = ${bagId}::uuid and seller_id is null`.execute(tx)
}

/** A charged order line of a sold piece; `price_cents` is its listed price. */
export type UnaccountedLine = { id: string; order_id: string; item_number: number; price_cents: number }

/**
 * Returns the charged order lines (listed price in cents) of a bag's sold pieces for which no sale was
 * posted. A piece that came back is sold no longer, and a canceled line is none.
 */
export async function listUnaccounted(tx: DbOrTx, bagId: string): Promise<UnaccountedLine[]> {
  const { rows } = await sql<UnaccountedLine>`/* listUnaccounted */
    select l.id, l.order_id, l.item_number::float8 as item_number, l.price_cents
    from item i join order_line l on l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null
      join purchase_order o on o.id = l.order_id and o.captured_at is not null and o.canceled_at is null
    where i.bag_id = ${bagId}::uuid and i.state in ('purchased', 'packed', 'shipped', 'delivered')
      and not exists (select from seller_sale s where s.order_line_id = l.id)
    order by l.order_id, l.id`.execute(tx)
  return rows
}
