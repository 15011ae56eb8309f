// A bag's pieces by what became of them, as its seller reads it; derived from the states of the pieces.
import type { ItemState } from '../catalogue/item-states.ts'
import { sellerStatusOf } from '../consignment/seller-items.ts'
import type { SellerItemStatus } from '../vocabulary/seller.ts'

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
 * How many pieces are where. `states`: how many of the bag's items are in each state; a number that another
 * took over counts nowhere.
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
