// Reads the gift cards that somebody bought, which the page of returns names among what stays. No writes.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { OrderOwner } from '../orders/orders.ts'
import { boughtBy } from './returns.db.ts'

/** A gift card on a paid order; its value in cents. */
export type BoughtCardLine = { line_id: string; order_id: string; price_cents: number }

/**
 * Returns the gift cards of somebody's orders, at most 50, the newest order first: those of the named order,
 * or of all orders placed after `since`.
 */
export async function listBoughtCardLines(
  db: DbOrTx,
  { owner, since, orderId }: { owner: OrderOwner; since: Date; orderId: string | null },
): Promise<BoughtCardLine[]> {
  const { rows } = await sql<BoughtCardLine>`/* listBoughtCardLines */
    select l.id as line_id, l.order_id, l.price_cents
    from purchase_order o join order_line l on l.order_id = o.id and l.kind = 'gift_card' and l.canceled_at is null
    where ${boughtBy(owner)} and o.status not in ('not_paid', 'canceled')
      and (o.id = ${orderId}::uuid or ${orderId}::uuid is null and o.placed_at > ${since})
    order by o.placed_at desc, l.id limit 50`.execute(db)
  return rows
}
