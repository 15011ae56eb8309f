// How an order stands when pieces of it go back: what is left of its money, and what its promotion loses.
import { cents, zero } from '@hemline/rules/common/money.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { TenderNames } from '@hemline/rules/returns/choices.ts'
import type { ReturnedLine, ReturnedOrder } from '@hemline/rules/returns/money.ts'
import { lostDiscount } from '@hemline/rules/returns/promotion-again.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { giftCardNames } from '../gift-cards/gift-cards.ts'
import { listOrderLines, type OrderLineRow, type OrderRow, paidWith } from '../orders/orders.ts'
import { findPromotion } from '../pricing/pricing.ts'
import { listLinesInReturns, sumPromotionLost } from './returns.db.ts'

/** The facts of an order that gives pieces back. */
export type GivingOrder = { order: OrderRow; lines: readonly ReturnedLine[]; returnId: string | null }

/** Gathers how an order stands when these lines go back: what is left of it, and what its promotion loses. */
export async function returnedOrder(
  db: DbOrTx,
  { order, lines, returnId }: GivingOrder,
): Promise<ReturnedOrder> {
  const rows = (await listOrderLines(db, [order.id])).filter(
    (row) => row.kind === 'item' && row.canceled_at === null,
  )
  const elsewhere = await listLinesInReturns(db, [order.id], returnId)
  const going = new Set(lines.map((line) => line.lineId))
  const kept = rows.filter((row) => !going.has(row.id) && !elsewhere.has(row.id))
  const lost = await lostBy(db, { order, rows, kept, returnId })
  return {
    orderId: order.id,
    lines,
    paid: order.paid,
    earned: order.earned,
    promotionLost: lost,
    promoCode: order.promo_code,
    isAll: kept.length === 0,
    ownFees: cents(Math.min(order.earned.feeIncome, order.totals.circularityFeeAmount ?? 0)),
  }
}

async function lostBy(
  db: DbOrTx,
  {
    order,
    rows,
    kept,
    returnId,
  }: {
    order: OrderRow
    rows: readonly OrderLineRow[]
    kept: readonly OrderLineRow[]
    returnId: string | null
  },
) {
  const promotion = order.promo_code === null ? undefined : await findPromotion(db, order.promo_code)
  if (!promotion) return zero
  const items = await listItemsByNumber(
    db,
    rows.map((row) => row.item_number ?? 0),
  )
  const lines = rows.flatMap((row) => {
    const item = items.find((one) => one.item_number === row.item_number)
    return item
      ? [
          {
            line: { ...pieceLine(row.id, item), price: cents(row.price_cents) },
            discount: cents(row.discount_cents),
          },
        ]
      : []
  })
  const total = lostDiscount(promotion, lines, new Set(kept.map((row) => row.id)))
  return cents(total - (await sumPromotionLost(db, order.id, returnId)))
}

/** Returns the names of an order's means of payment: "Visa ending in 4242", "Gift card ending in 9031". */
export async function tenderNames(
  db: DbOrTx,
  orders: readonly OrderRow[],
): Promise<(orderId: string) => TenderNames> {
  const ids = orders.flatMap((order) => order.paid.giftCards.map((card) => card.id))
  const giftCards = await giftCardNames(db, ids)
  const cards = new Map(orders.map((order) => [order.id, paidWith(order)]))
  return (orderId) => ({ card: cards.get(orderId) ?? 'your payment', giftCards })
}
