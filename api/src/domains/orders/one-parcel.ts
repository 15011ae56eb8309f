// An order that comes from no cart and travels in one parcel of our own: a rescue box, a goody box, or a
// piece that replaces another one. Its rows are those of every order.
import { add, cents } from '@hemline/rules/common/money.ts'
import type { Totals, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import { estimateOf } from '@hemline/rules/shipping/estimates.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import type { Tx } from '../../platform/db.ts'
import { newToken, uuidv7 } from '../../platform/tokens.ts'
import { sumsOf } from './order-sums.ts'
import { insertOrder, insertOrderEvent, insertShipments } from './orders-writes.db.ts'

/** Where an order goes, as its row keeps it. */
export type OneParcelAddress = {
  full_name: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
  country: string
  phone: string | null
  delivery_location: string | null
}

/** An order of pieces of one house; all amounts of `totals` are in cents. */
export type OneParcelOrder = {
  orderId: string
  userId: string | null
  visitorId: number | null
  email: string
  address: OneParcelAddress
  method: string
  totals: Totals
  /** The lines of `totals`, in the same sequence, with the piece of each. */
  lines: readonly TotalsLine[]
  itemNumbers: readonly number[]
  kind: 'item' | 'rescue'
  parcelKey: string
  warehouseId: number
  tryOn?: boolean
  now: Date
}

const json = (value: unknown) => JSON.stringify(value)

function linesOf({ orderId, totals, lines, itemNumbers, kind, parcelKey }: OneParcelOrder) {
  return lines.map((line, i) => {
    const sums = totals.lines[i]
    if (!sums) throw new Error(`orders: a piece of ${orderId} without its sums`)
    return {
      id: line.id,
      order_id: orderId,
      kind,
      item_number: itemNumbers[i] ?? null,
      group_key: parcelKey,
      price_cents: add(sums.net, sums.discount),
      discount_cents: sums.discount,
      net_cents: sums.net,
      tax_cents: sums.tax,
      duty_cents: sums.duty,
    }
  })
}

/**
 * Inserts an order in status `not_paid` that comes from no cart, with its lines and its one parcel, which is
 * held until the payment is promised. Throws for a warehouse that does not exist and for a line without sums.
 */
export async function insertOneParcelOrder(tx: Tx, order: OneParcelOrder): Promise<void> {
  const { orderId, address, totals, parcelKey, warehouseId, now } = order
  const house = warehouses.find((one) => one.warehouseId === warehouseId)
  if (!house) throw new Error(`orders: there is no warehouse ${warehouseId}`)
  const { full_name: fullName, line1, line2, city, state, zip, country, phone } = address
  await insertOrder(
    tx,
    {
      id: orderId,
      user_id: order.userId,
      visitor_id: order.visitorId,
      cart_id: null,
      access_key: newToken(),
      email: order.email,
      status: 'not_paid',
      bundle_id: null,
      try_on: order.tryOn ?? false,
      ship_to: json({ fullName, line1, line2, city, state, zip, country, phone }),
      bill_to: null,
      delivery_location: address.delivery_location,
      payment_method: order.method,
      promo_code: null,
      placed_at: now,
      ...sumsOf(orderId, totals, order.lines),
    },
    linesOf(order),
  )
  const estimate = estimateOf({
    source: 'own',
    service: 'standard',
    from: house.state,
    to: state,
    country: homeCountry,
    day: shopDay(now),
  })
  await insertShipments(tx, [
    {
      id: uuidv7(now.getTime()),
      order_id: orderId,
      group_key: parcelKey,
      source: 'own',
      warehouse_id: warehouseId,
      ship_from: `${house.city}, ${house.state}`,
      service_type: 'standard',
      price_cents: cents(totals.shippingAmount),
      min_estimate: estimate.min,
      max_estimate: estimate.max,
      status: 'held',
      bundle_id: null,
    },
  ])
  await insertOrderEvent(tx, { order_id: orderId, kind: 'status', to_status: 'not_paid', happened_at: now })
}
