// Suggests a price for a graded piece from the prices of similar sold and listed pieces (issue "Selling":
// suggested price; decision 0075), by the same comparison as a seller's estimate.
import { type Cents, cents } from '../common/money.ts'
import { termsOf } from '../earnings/payout-terms.ts'
import {
  type Comparable,
  type EstimateBasis,
  type EstimateQuestion,
  estimateOf,
} from '../estimates/payout-estimates.ts'

export type Suggestion = { readonly price: Cents; readonly basis: EstimateBasis; readonly count: number }

/**
 * Suggests a listing price in cents: the middle of the range of comparable sales, ending in 99 cents, at
 * least $4.99, with basis and count of those sales. Undefined with fewer than five comparable sales.
 */
export function suggestionOf(asked: EstimateQuestion, known: readonly Comparable[]): Suggestion | undefined {
  const terms = termsOf({ service: 'standard', tier: asked.tier, incentives: [], brandPays: true })
  const estimate = estimateOf(asked, known, terms)
  if (!estimate) return undefined
  const middle = (estimate.from.price + estimate.to.price) / 2
  return {
    price: cents(Math.max(499, Math.floor(middle / 100) * 100 + 99)),
    basis: estimate.basis,
    count: estimate.count,
  }
}
