// For tests: writes sold pieces of a seller directly to the database: a charged order, its line, its parcel.

import { randomUUID } from 'node:crypto'
import { type PayoutTerms, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '../../../platform/db.ts'
import type { TestApp } from '../../../testing/app.ts'
import { accrueSales } from '../earnings.ts'

/** The milliseconds of a day. */
export const dayMs = 86_400_000
/** The payout terms of the standard service for a mid-tier brand. */
export const standardTerms = termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })

/** The ids of a sold piece's order and line. */
export type Sold = { orderId: string; lineId: string; itemNumber: number }
type Wanted = {
  /** Null for a piece of a bag that somebody gave without an account. */
  sellerId: string | null
  price: number
  terms?: PayoutTerms
  bagId?: string | null
  deliveredAt?: Date | null
  soldAt?: Date
}

let lastItem = 90_000_000

/** Inserts a listed piece of the seller, copied from an existing one; returns its item number. */
export async function makePiece(
  { db, listed }: TestApp,
  { sellerId, price, terms = standardTerms, bagId = null }: Wanted,
): Promise<number> {
  lastItem += 1
  const itemNumber = lastItem
  const changes = JSON.stringify({
    item_number: itemNumber,
    consignor_id: sellerId,
    bag_id: bagId,
    price_cents: price,
    payout_terms: terms,
    state: 'listed',
  })
  await sql`insert into item select (jsonb_populate_record(i, ${changes}::jsonb)).* from item i where item_number = ${listed[0] ?? 0}`.execute(
    db,
  )
  return itemNumber
}

/** Inserts a piece and a charged order of it, and posts its earnings. */
export async function sell(app: TestApp, wanted: Wanted): Promise<Sold> {
  const itemNumber = await makePiece(app, wanted)
  return app.db.transaction().execute((tx) => sellPiece(tx, { ...wanted, itemNumber }))
}

/**
 * Inserts a charged order of an existing piece, posts its earnings, and marks it delivered when
 * `deliveredAt` is given.
 */
export async function sellPiece(
  tx: Tx,
  {
    itemNumber,
    price,
    soldAt,
    deliveredAt,
  }: Pick<Wanted, 'price' | 'soldAt' | 'deliveredAt'> & { itemNumber: number },
): Promise<Sold> {
  const orderId = randomUUID()
  const lineId = randomUUID()
  const now = soldAt ?? new Date()
  await sql`insert into purchase_order (id, access_key, email, status, payment_method, totals, subtotal_cents, discount_cents, shipping_cents, fees_cents,
      tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at, captured_at)
    values (${orderId}::uuid, 'key', 'buyer@hemline.example', 'auto_charged', 'credits', '{}', ${price}, 0, 0, 0, 0, 0, ${price}, ${price}, 0, 0,
      ${now}, ${now})`.execute(tx)
  await sql`insert into order_line (id, order_id, kind, item_number, group_key, price_cents, discount_cents, net_cents, tax_cents, duty_cents)
    values (${lineId}::uuid, ${orderId}::uuid, 'item', ${itemNumber}, 'own-0', ${price}, 0, ${price}, 0, 0)`.execute(
    tx,
  )
  await sql`insert into shipment (id, order_id, group_key, source, ship_from, service_type, price_cents, status)
    values (${randomUUID()}::uuid, ${orderId}::uuid, 'own-0', 'own', 'Phoenix, AZ', 'standard', 0, 'waiting')`.execute(
    tx,
  )
  await accrueSales(tx, { orderId, lines: [{ orderLineId: lineId, itemNumber, price }], now })
  if (deliveredAt) await deliver({ db: tx }, orderId, deliveredAt)
  return { orderId, lineId, itemNumber }
}

/** Marks all parcels of an order as delivered at a time; an earlier delivery time stays. */
export async function deliver({ db }: { db: DbOrTx }, orderId: string, at: Date): Promise<void> {
  await sql`update shipment set status = 'delivered', delivered_at = coalesce(delivered_at, ${at}::timestamptz) where order_id = ${orderId}::uuid`.execute(
    db,
  )
}

/** Inserts a user who may cash out: verified email, and a wallet linked a week ago. */
export async function makeSeller(
  { db }: TestApp,
  email = `seller-${randomUUID()}@hemline.example`,
  wallet = email,
) {
  const id = randomUUID()
  const accountId = randomUUID()
  const weekAgo = new Date(Date.now() - 7 * dayMs)
  await sql`insert into user_account (id, email, password_hash, first_name, last_name, legal_accepted_at, legal_version, email_verified_at, created_at)
    values (${id}::uuid, ${email}, '', 'Ada', 'Holm', ${weekAgo}, (select version from legal_version order by number desc limit 1), ${weekAgo}, ${weekAgo})`.execute(
    db,
  )
  await sql`insert into payout_account (id, user_id, method, email, linked_at)
    values (${accountId}::uuid, ${id}::uuid, 'digital_wallet', ${wallet}, ${weekAgo})`.execute(db)
  return { id, accountId, email }
}

/** Inserts a finished bag of the seller with an unpaid fee in cents; returns its id. */
export async function makeBag({ db }: TestApp, sellerId: string, fee = 1499): Promise<string> {
  const kitId = randomUUID()
  const bagId = randomUUID()
  await sql`insert into kit (id, seller_id, request_key, bag_type, service, status, way, rest_choice, fee_cents, label_code, warehouse_id, ordered_at)
    values (${kitId}::uuid, ${sellerId}::uuid, ${kitId}, 'bag', 'standard', 'received', 'account', 'reclaim', ${fee}, ${kitId}, 12, now())`.execute(
    db,
  )
  await sql`insert into bag (id, kit_id, seller_id, service, status, rest_choice, fee_cents, warehouse_id, created_at)
    values (${bagId}::uuid, ${kitId}::uuid, ${sellerId}::uuid, 'standard', 'done', 'reclaim', ${fee}, 12, now())`.execute(
    db,
  )
  return bagId
}
