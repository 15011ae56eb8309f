// For tests: many delivered orders, made of one.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp } from '../../../testing/app.ts'

/** Copies a delivered order of one piece for a user, with a piece of its own. */
export async function orderLike(
  app: TestApp,
  orderId: string,
  userId: string,
): Promise<{ orderId: string; lineId: string }> {
  const lineId = randomUUID()
  const id = randomUUID()
  await sql`with piece as (
      insert into item select (jsonb_populate_record(i, jsonb_build_object('item_number', nextval('new_item_number')))).*
      from item i join order_line l on l.item_number = i.item_number where l.order_id = ${orderId}::uuid
      returning item_number
    ), bought as (
      insert into purchase_order select (jsonb_populate_record(o, jsonb_build_object('id', ${id}::text, 'user_id', ${userId}::text))).*
      from purchase_order o where o.id = ${orderId}::uuid
    ), line as (
      insert into order_line select (jsonb_populate_record(l, jsonb_build_object('id', ${lineId}::text, 'order_id', ${id}::text,
        'item_number', piece.item_number))).* from order_line l, piece where l.order_id = ${orderId}::uuid
    ) insert into shipment select (jsonb_populate_record(s, jsonb_build_object('id', ${randomUUID()}::text, 'order_id', ${id}::text,
        'tracking_code', ${randomUUID()}::text))).* from shipment s where s.order_id = ${orderId}::uuid`.execute(
    app.db,
  )
  return { orderId: id, lineId }
}
