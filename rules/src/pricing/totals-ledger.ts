// Converts a cart's totals into the inputs of the order's ledger postings: the tenders, and the income
// accounts (decision 0040).

import { add, cents, zero } from '../common/money.ts'
import type { Earned, Paid } from '../ledger/ledger.ts'
import type { Totals, TotalsLine } from './totals-types.ts'

/** Returns the tenders of an order: credit drops, gift cards and the charge; their sum is the total. */
export function paidBy(orderId: string, totals: Totals): Paid {
  return {
    orderId,
    drops: totals.dropsUsed,
    giftCards: totals.giftCards
      .filter((card) => card.redeemAmount > 0)
      .map(({ id, redeemAmount }) => ({ id, amount: redeemAmount })),
    charged: totals.amountCharged,
  }
}

/**
 * Returns how the money of an order is booked once earned: net of pieces and reclaim fees, delivery, fees,
 * tax, duty, and the gift cards bought, by the ids of their lines. The parts sum to the total.
 */
export function earnedAs(orderId: string, totals: Totals, lines: readonly TotalsLine[]): Earned {
  const bought = lines.filter((line) => line.kind === 'gift_card' && line.price > 0)
  const pieces = totals.lines.filter((line) => !bought.some((card) => card.id === line.id))
  return {
    orderId,
    sales: add(zero, ...pieces.map((line) => line.net)),
    delivery: totals.shippingAmount,
    feeIncome: totals.circularityFeeAmount,
    feesPayable: totals.retailDeliveryFeeAmount,
    tax: totals.taxAmount,
    duty: totals.dutyAmount,
    giftCards: bought.map((card) => ({ id: card.id, amount: cents(card.price) })),
  }
}
