// What a cart adds up to (specification §3 cartTotals, §9). Pure: the API, the web and the mocks show the same sums.
import { add, type Cents, cents, zero } from './money.ts'

export type TotalsLine = { price: Cents; msrp: Cents }
export type Totals = {
  subtotal: Cents
  shippingAmount: Cents
  discountAmount: Cents
  total: Cents
  totalBeforeDiscounts: Cents
  amountCharged: Cents
  freeShipping: boolean
  freeShippingThreshold: Cents
  amountRemainderForFreeShipping: Cents
  estimatedRetail: Cents
  visibleDiscountAmount: Cents
}

export const standardShipping = cents(799)

/** Sums over the lines that the cart holds; the threshold counts merchandise before promotions. An empty cart ships for nothing. */
export function cartTotals(lines: readonly TotalsLine[], freeShippingThreshold: Cents): Totals {
  const subtotal = add(zero, ...lines.map((l) => l.price))
  const freeShipping = lines.length > 0 && subtotal >= freeShippingThreshold
  const shippingAmount = lines.length === 0 || freeShipping ? zero : standardShipping
  const total = add(subtotal, shippingAmount)
  return {
    subtotal,
    shippingAmount,
    discountAmount: zero,
    total,
    totalBeforeDiscounts: total,
    amountCharged: total,
    freeShipping,
    freeShippingThreshold,
    amountRemainderForFreeShipping: cents(Math.max(0, freeShippingThreshold - subtotal)),
    estimatedRetail: add(zero, ...lines.map((l) => cents(Math.max(l.msrp, l.price)))),
    visibleDiscountAmount: zero,
  }
}
