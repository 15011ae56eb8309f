// Reads parcels that their carriers lost and that nobody paid back yet, and stores that they were paid.
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '../../platform/db.ts'

/** SQL: the parcel `s` of the order `o` is lost, and what was in it is to be paid back now. */
const isDue = sql`s.status = 'lost' and s.lost_paid_at is null and o.captured_at is not null and not o.try_on
    and o.payment_method <> 'replacement'
    and not exists (select 1 from order_line l join support_case_line cl on cl.order_line_id = l.id
      join support_case c on c.id = cl.case_id
      where l.order_id = s.order_id and l.group_key = s.group_key and c.status = 'waiting_for_carrier')`

/**
 * Returns the ids of at most `limit` lost parcels that are to be paid back: of charged orders, but no goody
 * boxes, replacements, or pieces of which a case waits for the carrier.
 */
export async function listLostParcels(db: DbOrTx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listLostParcels */ select s.id from shipment s
    join purchase_order o on o.id = s.order_id where ${isDue} order by s.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A lost parcel; `delivery`: the cents that its delivery cost. */
export type LostParcelRow = { id: string; orderId: string; groupKey: string; delivery: number }

/** Returns a lost parcel that is to be paid back now; undefined for every other one. */
export async function findLostParcel(db: DbOrTx, id: string): Promise<LostParcelRow | undefined> {
  const { rows } = await sql<LostParcelRow>`/* findLostParcel */ select s.id, s.order_id as "orderId",
      s.group_key as "groupKey", s.price_cents as delivery
    from shipment s join purchase_order o on o.id = s.order_id where s.id = ${id}::uuid and ${isDue}`.execute(
    db,
  )
  return rows[0]
}

/** Stores when the pieces of a lost parcel were paid back. */
export async function updateLostPaid(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`/* updateLostPaid */ update shipment set lost_paid_at = ${at} where id = ${id}::uuid`.execute(tx)
}
