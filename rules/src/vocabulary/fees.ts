// Costs of an order beside its pieces: delivery, our own fees, state fees, duty (decisions 0041, 0042).
import { cents } from '../common/money.ts'
import type { UsState } from './states.ts'

export const standardShipping = cents(799)

/**
 * Fee in cents, once per order with a piece of our own; pays for sorting, and for reselling pieces that
 * would be thrown away.
 */
export const circularityFee = cents(199)

/**
 * State fees on retail deliveries in cents, once per order. `from`: merchandise after promotions, in
 * cents, from which the fee is due.
 */
export const retailDeliveryFees: Partial<Record<UsState, { fee: number; from: number; lawOf: string }>> = {
  CO: { fee: 28, from: 1, lawOf: 'Colorado' },
  MN: { fee: 50, from: 10_000, lawOf: 'Minnesota' },
}

/**
 * Countries outside the United States to which the shop ships, with percentages of the goods: duty on
 * clothing and on other goods, and import tax (VAT, GST) on goods plus duty. `freeUpTo`: cents of goods
 * per parcel without duty. Rounded real rates.
 */
export const dutyRates: Record<
  string,
  { country: string; clothing: number; other: number; importTax: number; freeUpTo: number }
> = {
  CA: { country: 'Canada', clothing: 18, other: 10, importTax: 5, freeUpTo: 2900 },
  GB: { country: 'the United Kingdom', clothing: 12, other: 4, importTax: 20, freeUpTo: 17_000 },
  AU: { country: 'Australia', clothing: 5, other: 5, importTax: 10, freeUpTo: 64_000 },
  DE: { country: 'Germany', clothing: 12, other: 4, importTax: 19, freeUpTo: 16_000 },
  FR: { country: 'France', clothing: 12, other: 4, importTax: 20, freeUpTo: 16_000 },
  JP: { country: 'Japan', clothing: 10, other: 8, importTax: 10, freeUpTo: 6500 },
  MX: { country: 'Mexico', clothing: 20, other: 15, importTax: 16, freeUpTo: 5000 },
}
