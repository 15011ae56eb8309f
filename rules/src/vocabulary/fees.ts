// What an order costs beside its pieces: delivery, fees of ours and of states, duty (decisions 0041, 0042).
import { cents } from '../common/money.ts'
import type { UsState } from './states.ts'

export const standardShipping = cents(799)

/** One an order with a piece of our own: pays for sorting and reselling what would be thrown away. */
export const circularityFee = cents(199)

/**
 * Fees that states ask for each retail delivery, once an order. `from`: merchandise after
 * promotions that makes it due.
 */
export const retailDeliveryFees: Partial<Record<UsState, { fee: number; from: number; lawOf: string }>> = {
  CO: { fee: 28, from: 1, lawOf: 'Colorado' },
  MN: { fee: 50, from: 10_000, lawOf: 'Minnesota' },
}

/**
 * Where we ship outside the United States. Percent of the goods: duty on clothing and on everything else,
 * and the import tax (VAT, GST) on goods and duty. `freeUpTo`: cents of goods in one parcel that come in
 * without duty. Rounded facts.
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
