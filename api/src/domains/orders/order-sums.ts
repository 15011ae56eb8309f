// The columns of an order that its totals make up, one for one.
import { add } from '@hemline/rules/common/money.ts'
import { earnedAs, paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import type { Totals, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'

/**
 * Returns the columns of an order that its totals make up: the sums in cents, the totals themselves, and as
 * JSON what each source paid and who earned what.
 */
export const sumsOf = (orderId: string, totals: Totals, lines: readonly TotalsLine[]) => ({
  totals: JSON.stringify(totals),
  subtotal_cents: totals.subtotal,
  discount_cents: totals.discountAmount,
  shipping_cents: totals.shippingAmount,
  fees_cents: add(totals.circularityFeeAmount, totals.retailDeliveryFeeAmount),
  tax_cents: totals.taxAmount,
  duty_cents: totals.dutyAmount,
  total_cents: totals.total,
  credits_cents: totals.creditsUsed,
  gift_cards_cents: totals.giftCardAmount,
  charged_cents: totals.amountCharged,
  paid: JSON.stringify(paidBy(orderId, totals)),
  earned: JSON.stringify(earnedAs(orderId, totals, lines)),
})
