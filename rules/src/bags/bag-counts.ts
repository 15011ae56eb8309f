// Counts a bag's pieces by status for its seller, from the states of the pieces.
import type { ItemState } from '../catalogue/item-states.ts'
import { sellerStatusOf } from '../consignment/seller-items.ts'
import type { SellerItemStatus } from '../vocabulary/seller.ts'

/** Number of a bag's pieces by status; `graded` counts all of them. */
export type BagPieces = {
  graded: number
  gettingReady: number
  listed: number
  sold: number
  notAccepted: number
  ended: number
}

const places: Record<SellerItemStatus, Exclude<keyof BagPieces, 'graded'>> = {
  pending_listing: 'gettingReady',
  listed: 'listed',
  on_auction: 'listed',
  pending_sale: 'listed',
  sold: 'sold',
  unaccepted: 'notAccepted',
  no_payout: 'notAccepted',
  expired: 'ended',
  reclaimed: 'ended',
}

/**
 * Counts a clean-out bag's pieces by the status that its seller sees (graded, getting ready, listed, sold …).
 * `states`: number of its pieces in each item state; states that sellers do not see (such as a replaced item
 * number) count nowhere.
 */
export function bagCountsOf(states: { readonly [state: string]: number }): BagPieces {
  const counts: BagPieces = { graded: 0, gettingReady: 0, listed: 0, sold: 0, notAccepted: 0, ended: 0 }
  for (const [state, many] of Object.entries(states)) {
    const status = sellerStatusOf(state as ItemState)
    if (!status) continue
    counts.graded += many
    counts[places[status]] += many
  }
  return counts
}
