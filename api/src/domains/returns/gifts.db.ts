// The gift codes of orders (decision 0247).
import type { GiftProof } from '@hemline/rules/returns/gifts.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** An order that is a gift, and who bought it. */
export type GiftRow = { order_id: string; user_id: string | null; visitor_id: number | null }

/**
 * Finds the gift with this code or order number whose order went to the postal code, or names the e-mail
 * address; undefined when there is none.
 */
export async function findGift(
  db: DbOrTx,
  { code, proof }: { code: string; proof: GiftProof },
): Promise<GiftRow | undefined> {
  const zip = sql`lower(regexp_replace(o.ship_to ->> 'zip', '[^A-Za-z0-9]', '', 'g'))`
  const { rows } = await sql<GiftRow>`/* findGift */
    select o.id as order_id, o.user_id, o.visitor_id::float8 as visitor_id from purchase_order o
      join order_gift g on g.order_id = o.id
    where o.id in (select order_id from order_gift where code = ${code}
      union select id from purchase_order where right(replace(id::text, '-', ''), 8) = ${code.toLowerCase()})
      and (lower(o.email) = ${proof.email}::text or ${zip} = ${proof.zip}::text
        or (o.ship_to ->> 'country' = 'US' and left(${zip}, 5) = ${proof.zip}::text))
    limit 1`.execute(db)
  return rows[0]
}

/** The gift code of an order, and whether a return by its receiver is open. */
export type OrderGiftRow = { order_id: string; code: string; is_going_back: boolean }

/** Returns the gifts among these orders, with their codes; other orders are left out. */
export async function listGifts(db: DbOrTx, orderIds: readonly string[]): Promise<OrderGiftRow[]> {
  const { rows } = await sql<OrderGiftRow>`/* listGifts */ select g.order_id, g.code,
      exists (select 1 from order_return_line l join order_return r on r.id = l.return_id where l.order_id = g.order_id
        and r.is_gift and r.status not in ('completed', 'canceled')) as is_going_back
    from order_gift g where g.order_id = any(${[...orderIds]}::uuid[])`.execute(db)
  return rows
}

/** Makes an order a gift; an order that is one keeps its code. */
export async function insertGift(
  tx: DbOrTx,
  gift: { orderId: string; code: string; madeAt: Date },
): Promise<void> {
  await sql`/* insertGift */ insert into order_gift (order_id, code, made_at)
    values (${gift.orderId}::uuid, ${gift.code}, ${gift.madeAt}) on conflict (order_id) do nothing`.execute(
    tx,
  )
}
