// An item's life as data, and what shoppers see of it (domain model, "An item's life"; specification §3).
import type { Availability } from '../vocabulary/items.ts'

export const itemTransitions = {
  received: ['processing'],
  processing: ['unaccepted', 'under_review', 'pending_listing'],
  under_review: ['unaccepted', 'pending_listing'],
  unaccepted: ['no_payout', 'reclaimed'],
  // Back to the shelf, when the rescue box that a piece left in comes to nothing.
  no_payout: ['unaccepted'],
  pending_listing: ['listed', 'under_review'],
  listed: ['pending_sale', 'expired', 'reclaimed', 'on_auction', 'delisted', 'relisted', 'transferred'],
  on_auction: ['listed', 'pending_sale', 'expired'],
  pending_sale: ['purchased', 'listed'],
  purchased: ['packed', 'listed'],
  packed: ['shipped', 'listed'],
  shipped: ['delivered'],
  delivered: ['relisted'],
  expired: ['reclaimed', 'listed', 'transferred'],
  reclaimed: [],
  delisted: ['listed', 'under_review', 'reclaimed'],
  relisted: [],
  transferred: ['expired'],
} as const satisfies Record<string, readonly string[]>

export type ItemState = keyof typeof itemTransitions
export const itemStates = Object.keys(itemTransitions) as ItemState[]

/** Returns whether the item state machine allows a change from one state to the other in one step. */
export function canMove(from: ItemState, to: ItemState): boolean {
  return (itemTransitions[from] as readonly string[]).includes(to)
}

const beforeListing: readonly ItemState[] = [
  'received',
  'processing',
  'unaccepted',
  'under_review',
  'pending_listing',
  'no_payout',
]
const gone: readonly ItemState[] = ['expired', 'reclaimed', 'delisted']

/**
 * Returns whether an item in this state has been on sale, so that shoppers can open its page; before, only
 * the preview for employees shows it.
 */
export function hasBeenListed(state: ItemState): boolean {
  return !beforeListing.includes(state)
}

/** The states of items that have been on sale; only those are shown to shoppers, also among favorites. */
export const listedAtSomeTime: readonly ItemState[] = itemStates.filter(hasBeenListed)

const shoppersSee: readonly ItemState[] = [
  'listed',
  'on_auction',
  'pending_sale',
  'purchased',
  'packed',
  'shipped',
  'delivered',
  'relisted',
  'transferred',
] as const

/**
 * Returns whether listings may show an item in this state to shoppers: the item has been listed, and is not
 * expired, reclaimed or delisted (decision 0011).
 */
export function isPublicState(state: string): boolean {
  return shoppersSee.some((one) => one === state)
}

/**
 * Returns whether an item is "no longer available" (§3): packed, purchased, relisted, transferred, or
 * withdrawn for good (expired, reclaimed, delisted).
 */
export function isNoLongerAvailable(state: ItemState): boolean {
  return gone.includes(state) || ['packed', 'purchased', 'relisted', 'transferred'].includes(state)
}

const sold: readonly ItemState[] = ['purchased', 'packed', 'shipped', 'delivered']

/**
 * Returns whether somebody bought the item under this listing and keeps it. Items that left the shop unsold
 * (expired, withdrawn) are not sold.
 */
export function wasSold(state: ItemState): boolean {
  return sold.includes(state)
}

/**
 * Returns the availability that shoppers see, derived from state and hold and never stored: SoldOut unless
 * listed, Reserved while `heldUntil` (the end of a hold, possibly past) is ahead, else InStock.
 */
export function availabilityOf(item: { state: ItemState; heldUntil: Date | null }, now: Date): Availability {
  if (item.state !== 'listed') return 'SoldOut'
  return item.heldUntil !== null && item.heldUntil > now ? 'Reserved' : 'InStock'
}
