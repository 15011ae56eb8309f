// Orders that are paid and wait to be packed, made without a checkout.

import { cents, zero } from '@hemline/rules/common/money.ts'
import { orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { uuidv7 } from '../../../platform/tokens.ts'
import type { TestApp } from '../../../testing/app.ts'
import { post } from '../../ledger/ledger.ts'

export type MadeParcel = { id: string; groupKey: string; itemNumbers: readonly number[] }
export type MadeOrder = {
  id: string
  accessKey: string
  parcels: MadeParcel[]
  lineIds: string[]
  total: number
}
type Wanted = {
  userId?: string | null
  visitorId?: number | null
  email?: string
  street?: string
  /** What each piece costs, in cents and in their order; 2000 each when left out. Tax is 150 for each. */
  prices?: readonly number[]
  /** The points that it promised when it was placed; none when left out. */
  points?: number
  /** When it was placed; now when left out. */
  at?: Date
  /** Each parcel's source and pieces. */
  parcels: readonly { source: 'own' | 'dropship' | 'p2p' | 'partner'; itemNumbers: readonly number[] }[]
}

const perPiece = 2000
const perPieceTax = 150

/** Inserts a confirmed order for tests, with its payment authorized and its pieces sold; returns its ids. */
export async function makeOrder(
  { db }: Pick<TestApp, 'db'>,
  {
    userId = null,
    visitorId = null,
    email = 'buyer@hemline.example',
    street = '1 Elm Street',
    prices,
    points = 0,
    at: now = new Date(),
    parcels,
  }: Wanted,
): Promise<MadeOrder> {
  const id = uuidv7(now.getTime())
  const numbers = parcels.flatMap((parcel) => parcel.itemNumbers)
  const priceOf = new Map(numbers.map((itemNumber, i) => [itemNumber, prices?.[i] ?? perPiece]))
  const sales = cents([...priceOf.values()].reduce((sum, price) => sum + price, 0))
  const tax = cents(numbers.length * perPieceTax)
  const charged = cents(sales + tax)
  const shipTo = {
    fullName: 'Ida Brandt',
    line1: street,
    line2: null,
    city: 'Columbus',
    state: 'OH',
    zip: '43004',
    country: 'US',
    phone: null,
  }
  const totals = {
    pointsToEarn: points,
    lines: [...priceOf.values()].map((net) => ({ net })),
  }
  const paid = { orderId: id, drops: [], giftCards: [], charged }
  const earned = {
    orderId: id,
    sales,
    delivery: zero,
    feeIncome: zero,
    feesPayable: zero,
    tax,
    duty: zero,
    giftCards: [],
  }
  await sql`insert into purchase_order (id, user_id, visitor_id, access_key, email, status, ship_to, payment_method, totals, subtotal_cents, discount_cents,
      shipping_cents, fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at, confirmed_at, paid, earned)
    values (${id}, ${userId}, ${visitorId}, ${`key-${id}`}, ${email}, 'confirmed', ${JSON.stringify(shipTo)}, 'card_processor_credit_card', ${JSON.stringify(totals)}, ${sales}, 0, 0, 0, ${tax}, 0,
      ${charged}, 0, 0, ${charged}, ${now}, ${now}, ${JSON.stringify(paid)}, ${JSON.stringify(earned)})`.execute(
    db,
  )
  const made: MadeParcel[] = []
  const lineIds: string[] = []
  for (const [i, { source, itemNumbers }] of parcels.entries()) {
    const groupKey = `${source}-${i}`
    const parcelId = uuidv7(now.getTime())
    await sql`insert into shipment (id, order_id, group_key, source, warehouse_id, ship_from, service_type, price_cents, min_estimate, max_estimate, status)
      values (${parcelId}, ${id}, ${groupKey}, ${source}, ${source === 'own' ? 12 : null}, 'Phoenix, AZ', 'standard', 0,
        ${now}::date + 3, ${now}::date + 5, 'waiting')`.execute(db)
    for (const itemNumber of itemNumbers) {
      const lineId = uuidv7(now.getTime())
      const price = priceOf.get(itemNumber)
      lineIds.push(lineId)
      await sql`insert into order_line (id, order_id, kind, item_number, group_key, price_cents, discount_cents, net_cents, tax_cents, duty_cents)
        values (${lineId}, ${id}, 'item', ${itemNumber}, ${groupKey}, ${price}, 0, ${price}, ${perPieceTax}, 0)`.execute(
        db,
      )
    }
    made.push({ id: parcelId, groupKey, itemNumbers })
  }
  await sql`update item set state = 'pending_sale' where item_number = any(${numbers}::bigint[])`.execute(db)
  const posting = {
    key: `order/${id}/promised`,
    kind: 'order_paid' as const,
    reason: 'payment promised',
    now,
    orderId: id,
    entries: orderPaidEntries(paid),
  }
  await db.transaction().execute((tx) => post(tx, posting))
  return { id, accessKey: `key-${id}`, parcels: made, lineIds, total: charged }
}

/** Makes an order of `makeOrder` charged and delivered at a time, without its carriers and its processor. */
export async function deliverOrder(
  { db }: Pick<TestApp, 'db'>,
  { id, total }: MadeOrder,
  at: Date,
): Promise<void> {
  await sql`update purchase_order set status = 'delivered', captured_cents = ${total}, captured_at = ${at} where id = ${id}::uuid`.execute(
    db,
  )
  await sql`update shipment set status = 'delivered', shipped_at = ${at}, delivered_at = ${at} where order_id = ${id}::uuid`.execute(
    db,
  )
  await sql`update item set state = 'delivered' where item_number in (select item_number from order_line where order_id = ${id}::uuid)`.execute(
    db,
  )
  await sql`insert into order_event (order_id, kind, from_status, to_status, happened_at)
    values (${id}::uuid, 'status', 'shipped', 'delivered', ${at})`.execute(db)
}
