// Parts of an order's money, split by what each was or will be booked as (decision 0060). A part may have a
// negative fee income: the fee of a return, which the shop keeps of the refund.
import { add, type Cents, cents, subtract, zero } from '../common/money.ts'
import type { Earned } from '../ledger/ledger.ts'

/** A part of an order's price in cents; bought gift cards are not in it. */
export type Part = Omit<Earned, 'orderId' | 'giftCards'>

/** The part without any money. */
export const noPart: Part = {
  sales: zero,
  delivery: zero,
  feeIncome: zero,
  feesPayable: zero,
  tax: zero,
  duty: zero,
}

const components = ['sales', 'delivery', 'feeIncome', 'tax', 'duty', 'feesPayable'] as const

/** Adds up the components (sales, delivery, fees, tax, duty) of a part of an order's money, in cents. */
export const partSum = (part: Part): Cents => add(...components.map((key) => part[key]))

/**
 * Returns all of an order's money that was not given back yet, except bought gift cards: those are final
 * sale.
 */
export const wholeOfEarned = (earned: Earned): Part => ({
  sales: earned.sales,
  delivery: earned.delivery,
  feeIncome: earned.feeIncome,
  feesPayable: earned.feesPayable,
  tax: earned.tax,
  duty: earned.duty,
})

/**
 * Splits an amount (cents) into a part: from the sales first, then from delivery, fee income, tax, duty and
 * payable fees, as far as each is left.
 */
export function partOfAmountEarned(earned: Earned, amount: Cents): Part {
  let open: number = amount
  const part: Record<keyof Part, Cents> = { ...noPart }
  for (const key of components) {
    part[key] = cents(Math.min(open, earned[key]))
    open -= part[key]
  }
  return part
}

/**
 * Limits a part of an order's money to what is left of the order. When one component exceeds what is left,
 * the total (at most all that is left) is spread over all components, and none falls below zero.
 */
export function withinEarned(earned: Earned, part: Part): Part {
  if (components.every((key) => part[key] <= earned[key])) return part
  return partOfAmountEarned(earned, cents(Math.min(partSum(part), partSum(wholeOfEarned(earned)))))
}

/**
 * Returns an order's earnings less a refunded part, component by component, in cents. Does not check that
 * enough is left.
 */
export const earnedLess = (earned: Earned, part: Part): Earned => ({
  ...earned,
  sales: subtract(earned.sales, part.sales),
  delivery: subtract(earned.delivery, part.delivery),
  feeIncome: subtract(earned.feeIncome, part.feeIncome),
  feesPayable: subtract(earned.feesPayable, part.feesPayable),
  tax: subtract(earned.tax, part.tax),
  duty: subtract(earned.duty, part.duty),
})
