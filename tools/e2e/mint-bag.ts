// Mints a seller's bag with the rows that an order of a kit and the carrier's scans would have written.
import { randomUUID } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import { sql } from 'kysely'

/**
 * Inserts a bag of `pieces` pieces that the warehouse has received and not yet graded. Returns the code on
 * its label.
 */
export async function mintReceivedBag(db: Db, sellerId: string, pieces: number): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('new_label_number')::int as number`.execute(
    db,
  )
  const kitId = randomUUID()
  const code = bagCodeOf(rows[0]?.number ?? 0)
  const now = new Date()
  const shared = {
    seller_id: sellerId,
    service: 'standard',
    rest_choice: 'reclaim',
    fee_cents: 1499,
    warehouse_id: 12,
    shipped_at: now,
    received_at: now,
  }
  const kit = {
    id: kitId,
    request_key: kitId,
    bag_type: 'bag',
    status: 'received',
    way: 'account',
    label_code: code,
    ordered_at: now,
  }
  await db
    .insertInto('kit')
    .values({ ...shared, ...kit })
    .execute()
  const bag = { id: randomUUID(), kit_id: kitId, status: 'received', created_at: now, pieces_counted: pieces }
  await db
    .insertInto('bag')
    .values({ ...shared, ...bag })
    .execute()
  return code
}
