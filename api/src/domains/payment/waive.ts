// Free delivery of a bundle: the delivery price of its orders is never charged, nor the tax on that delivery
// (specification §4).
import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import { add, type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import { lineTax, taxRateAt } from '@hemline/rules/pricing/tax.ts'
import { deliveryShares } from '@hemline/rules/pricing/totals.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { Tx } from '../../platform/db.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import {
  freeBundleShipments,
  listOrderLines,
  listShipments,
  lockOrder,
  lowerLineTax,
  type OrderRow,
} from '../orders/orders.ts'
import { giveBack, partOfDelivery } from './money-back.ts'

/**
 * Takes the price of a bundle's delivery and its tax off an order that is `in_progress`, in the caller's
 * transaction; does nothing for other orders, without a delivery price, and while the order is being charged.
 * Calling again takes nothing more.
 */
export async function waiveDelivery(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'in_progress' || order.earned.delivery === 0) return
  if (order.capturing_cents !== null && order.captured_at === null) return
  const parcels = (await listShipments(tx, [orderId])).filter((parcel) => parcel.bundle_id !== null)
  const price = parcels.reduce((sum, parcel) => sum + parcel.price_cents, 0)
  const delivery = cents(Math.min(order.earned.delivery, price))
  if (delivery === 0) return
  // The parcels are free from now on, so a repeated call has nothing to take off.
  await freeBundleShipments(tx, orderId)
  const tax = await waiveTax(tx, order, delivery)
  await giveBack(tx, {
    order,
    part: partOfDelivery(delivery, tax),
    reason: 'the bundle ships free',
    actorId: null,
    now,
  })
}

/**
 * Takes the share of the delivery tax, which each line's tax contains where delivery is taxed, out of the
 * lines that are left, and returns the sum in cents.
 */
async function waiveTax(tx: Tx, order: OrderRow, delivery: Cents): Promise<Cents> {
  const rate = taxRateAt(order.ship_to && destinationIn(order.ship_to))
  const rows = (await listOrderLines(tx, [order.id])).filter((line) => line.kind === 'item')
  const items = await listItemsByNumber(
    tx,
    rows.map((row) => row.item_number ?? 0),
  )
  const lines = rows.flatMap((row) => {
    const item = items.find((one) => one.item_number === row.item_number)
    return item ? [{ row, line: { ...pieceLine(row.id, item), price: cents(row.price_cents) } }] : []
  })
  const sharesOf = (shipping: number) =>
    deliveryShares(
      lines.map(({ line }) => line),
      cents(shipping),
    )
  const before = sharesOf(order.shipping_cents)
  const after = sharesOf(order.shipping_cents - delivery)
  const less = lines.map(({ row, line }, i) => {
    const taxWith = (deliveryShare: Cents = zero) =>
      lineTax(line, { net: cents(row.net_cents), deliveryShare }, rate)
    return {
      id: row.id,
      open: row.canceled_at === null,
      tax: cents(Math.min(row.tax_cents, Math.max(0, taxWith(before[i]) - taxWith(after[i])))),
    }
  })
  const lower = less.filter((one) => one.open && one.tax > 0)
  for (const { id, tax } of lower) await lowerLineTax(tx, id, tax)
  return cents(Math.min(order.earned.tax, add(zero, ...lower.map(({ tax }) => tax))))
}
