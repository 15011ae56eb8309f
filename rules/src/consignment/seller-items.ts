// A piece in its seller's words (specification §3, seller item statuses), derived from its state and
// never stored (domain model).
import type { ItemState } from '../catalogue/item-states.ts'
import type { SellerItemStatus } from '../vocabulary/seller.ts'

/** A returned piece lives on under a new number: its old one is the seller's no more. */
const statuses: Record<ItemState, SellerItemStatus | null> = {
  received: 'pending_listing',
  processing: 'pending_listing',
  under_review: 'pending_listing',
  unaccepted: 'unaccepted',
  no_payout: 'no_payout',
  pending_listing: 'pending_listing',
  listed: 'listed',
  on_auction: 'on_auction',
  pending_sale: 'pending_sale',
  purchased: 'sold',
  packed: 'sold',
  shipped: 'sold',
  delivered: 'sold',
  expired: 'expired',
  reclaimed: 'reclaimed',
  delisted: 'pending_listing',
  relisted: null,
  transferred: 'expired',
}

/**
 * Returns the status word that a seller reads for an item state; null for states that the seller's lists
 * leave out, because a new listing has taken over.
 */
export const sellerStatusOf = (state: ItemState): SellerItemStatus | null => statuses[state]

/** Returns the item states that a seller's status word stands for, to query the database by them. */
export function statesOfSellerStatus(status: SellerItemStatus): ItemState[] {
  return (Object.keys(statuses) as ItemState[]).filter((state) => statuses[state] === status)
}

/** The words that a seller reads for each status of a piece. */
export const sellerStatusLabels: Record<SellerItemStatus, string> = {
  listed: 'Listed',
  sold: 'Sold',
  expired: 'Time is over',
  reclaimed: 'Yours again',
  pending_sale: 'Being bought',
  unaccepted: 'Not accepted',
  no_payout: 'No payout',
  on_auction: 'On auction',
  pending_listing: 'Getting ready',
}
