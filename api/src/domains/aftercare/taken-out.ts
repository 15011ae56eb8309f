// The money of pieces that a shopper takes out of an order before its charge (decision 0196). Returns judge
// the promotion by the same function.
import { type Cents, cents, subtract, zero } from '@hemline/rules/common/money.ts'
import { type CancelMoney, cancelMoney, deliveryAgain } from '@hemline/rules/orders/cancel-money.ts'
import { isSent } from '@hemline/rules/orders/states.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { Promotion } from '@hemline/rules/pricing/totals-types.ts'
import { lostDiscount } from '@hemline/rules/returns/promotion-again.ts'
import type { ShippingService } from '@hemline/rules/vocabulary/shipping.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { listOrderLines, listShipments, type OrderLineRow, type OrderRow } from '../orders/orders.ts'
import { findPromotion } from '../pricing/pricing.ts'

/**
 * Tells whether an order line counts when the promotion is judged again: a bought piece that is not canceled,
 * or that the shopper took out; for what the shop took out nobody loses a discount.
 */
export const countsForPromotion = (line: OrderLineRow): boolean =>
  line.kind === 'item' && (line.canceled_at === null || line.canceled_by_shopper)

/** Returns the promotion of an order; undefined without a code or when the promotion is gone. */
export const promotionOf = async (db: DbOrTx, { promo_code }: OrderRow): Promise<Promotion | undefined> =>
  promo_code === null ? undefined : findPromotion(db, promo_code)

type Judged = {
  promotion: Promotion | undefined
  /** The lines that count for the promotion (countsForPromotion). */
  rows: readonly OrderLineRow[]
  kept: readonly OrderLineRow[]
}

/**
 * Returns the cents that the kept lines lose of their order's promotion since the order was placed; zero
 * without a promotion.
 */
export async function promotionLoss(db: DbOrTx, { promotion, rows, kept }: Judged): Promise<Cents> {
  if (!promotion) return zero
  const items = await listItemsByNumber(
    db,
    rows.map((row) => row.item_number ?? 0),
  )
  const lines = rows.flatMap((row) => {
    const item = items.find((one) => one.item_number === row.item_number)
    const line = item && { ...pieceLine(row.id, item), price: cents(row.price_cents) }
    return line ? [{ line, discount: cents(row.discount_cents) }] : []
  })
  return lostDiscount(promotion, lines, new Set(kept.map((row) => row.id)))
}

/**
 * Computes the cents that come back when `taken` lines leave an order (prices, tax, duty), less the discounts
 * and the free delivery that the remaining lines lose by it. Writes nothing.
 */
export async function moneyOfTaken(
  db: DbOrTx,
  order: OrderRow,
  taken: readonly OrderLineRow[],
): Promise<CancelMoney> {
  const lines = await listOrderLines(db, [order.id])
  const open = lines.filter((line) => line.canceled_at === null)
  const going = new Set(taken.map((line) => line.id))
  const kept = open.filter((line) => !going.has(line.id))
  const rows = lines.filter(countsForPromotion)
  const promotion = await promotionOf(db, order)
  const loss = await promotionLoss(db, { promotion, rows, kept: kept.filter((line) => line.kind === 'item') })
  const parcels = await listShipments(db, [order.id])
  const priceOf = (of: readonly OrderLineRow[]) =>
    cents(of.reduce((sum, line) => sum + (line.kind === 'item' ? line.price_cents : 0), 0))
  return cancelMoney({
    lines: taken.map((line) => ({
      net: cents(line.net_cents),
      tax: cents(line.tax_cents),
      duty: cents(line.duty_cents),
    })),
    paid: order.paid,
    earned: order.earned,
    promotionLost: subtract(loss, cents(order.promotion_lost_cents)),
    promoCode: order.promo_code,
    delivery: deliveryAgain({
      parcels: parcels.map((parcel) => ({
        groupKey: parcel.group_key,
        service: parcel.service_type as ShippingService,
        price: cents(parcel.price_cents),
        stays: kept.some((line) => isSent(line) && line.group_key === parcel.group_key),
      })),
      before: priceOf(open),
      after: priceOf(kept),
      threshold: cents(order.totals.freeShippingThreshold),
      wasFree: order.totals.freeShipping,
      wasLost: order.delivery_lost_cents > 0,
      freeAnyway: order.bundle_id !== null || promotion?.freeShipping === true,
    }),
  })
}
