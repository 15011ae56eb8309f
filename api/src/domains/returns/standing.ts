// How an order stands when pieces of it go back: what is left of its money, and what its promotion loses.
import { cents } from '@hemline/rules/common/money.ts'
import type { TenderNames } from '@hemline/rules/returns/choices.ts'
import type { ReturnedLine, ReturnedOrder } from '@hemline/rules/returns/money.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { countsForPromotion, promotionLoss, promotionOf } from '../aftercare/aftercare.ts'
import { giftCardNames } from '../gift-cards/gift-cards.ts'
import { listOrderLines, type OrderRow, paidWith } from '../orders/orders.ts'
import { listLinesInReturns, sumPromotionLost } from './returns.db.ts'

/** The facts of an order that gives pieces back. */
export type GivingOrder = { order: OrderRow; lines: readonly ReturnedLine[]; returnId: string | null }

/**
 * Returns the facts of an order for the money of a return, in cents: what is left of the order, and what its
 * promotion loses when these lines go back.
 */
export async function returnedOrder(
  db: DbOrTx,
  { order, lines, returnId }: GivingOrder,
): Promise<ReturnedOrder> {
  const rows = (await listOrderLines(db, [order.id])).filter(countsForPromotion)
  const elsewhere = await listLinesInReturns(db, [order.id], returnId)
  const going = new Set(lines.map((line) => line.lineId))
  const kept = rows.filter((row) => row.canceled_at === null && !going.has(row.id) && !elsewhere.has(row.id))
  const lostInAll = await promotionLoss(db, {
    promotion: await promotionOf(db, order),
    rows,
    kept,
  })
  return {
    orderId: order.id,
    country: order.ship_to?.country ?? homeCountry,
    lines,
    paid: order.paid,
    earned: order.earned,
    promotionLost: cents(lostInAll - (await sumPromotionLost(db, order.id, returnId))),
    promoCode: order.promo_code,
    isAll: kept.length === 0,
    ownFees: cents(Math.min(order.earned.feeIncome, order.totals.circularityFeeAmount ?? 0)),
  }
}

/**
 * Returns a function from an order's id to the names of its means of payment: "Visa ending in 4242", "Gift
 * card ending in 9031".
 */
export async function tenderNames(
  db: DbOrTx,
  orders: readonly OrderRow[],
): Promise<(orderId: string) => TenderNames> {
  const ids = orders.flatMap((order) => order.paid.giftCards.map((card) => card.id))
  const giftCards = await giftCardNames(db, ids)
  const cards = new Map(orders.map((order) => [order.id, paidWith(order)]))
  return (orderId) => ({ card: cards.get(orderId) ?? 'your payment', giftCards })
}
