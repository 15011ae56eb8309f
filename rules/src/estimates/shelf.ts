// The shelf an estimate is made from: the kind of piece that was asked for, or the wider one above it where
// too few were sold (decision 0073).
import type { ItemState } from '../catalogue/item-states.ts'
import type { PayoutTerms } from '../earnings/payout-terms.ts'
import {
  type Comparable,
  comparablesNeeded,
  type Estimate,
  type EstimateQuestion,
  estimateOf,
} from './payout-estimates.ts'

/** A category and, when it has one, the category above it. */
export type Shelf = {
  readonly slug: string
  readonly name: string
  readonly above: { readonly slug: string; readonly name: string } | null
}

/** States of a piece that was bought and has not come back. */
export const soldStates: readonly ItemState[] = ['purchased', 'packed', 'shipped', 'delivered']

export type ShelfEstimate =
  | { readonly estimate: Estimate; readonly basedOn: string }
  | { readonly count: number; readonly needed: number }

/**
 * Estimates on a category's own sales, else on those of its parent category. `sold` covers both. Returns the
 * estimate and the category's name, or, without one, how many were sold and how many are needed.
 */
export function estimateOnShelf(
  question: Omit<EstimateQuestion, 'category'>,
  shelf: Shelf,
  sold: readonly Comparable[],
  terms: PayoutTerms,
): ShelfEstimate {
  const own = estimateOf(
    { ...question, category: shelf.slug },
    shelf.above ? sold : allOn(shelf.slug, sold),
    terms,
  )
  if (own) return { estimate: own, basedOn: shelf.name }
  if (!shelf.above) return { count: sold.length, needed: comparablesNeeded }
  const wider = estimateOf({ ...question, category: shelf.above.slug }, allOn(shelf.above.slug, sold), terms)
  return wider
    ? { estimate: wider, basedOn: shelf.above.name }
    : { count: sold.length, needed: comparablesNeeded }
}

const allOn = (category: string, sold: readonly Comparable[]): Comparable[] =>
  sold.map((one) => ({ ...one, category }))
