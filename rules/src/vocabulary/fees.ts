// Costs of an order beside its pieces: delivery, our own fees, state fees (decisions 0041, 0042). Duty is in
// the table of countries.
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
