// An item's life as data, and what shoppers see of it (domain model, "An item's life"; specification §3).
import type { Availability } from '../vocabulary/items.ts'

export const itemTransitions = {
  received: ['processing'],
  processing: ['unaccepted', 'under_review', 'pending_listing'],
  under_review: ['unaccepted', 'pending_listing'],
  unaccepted: ['no_payout', 'reclaimed'],
  no_payout: [],
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
  transferred: [],
} as const satisfies Record<string, readonly string[]>

export type ItemState = keyof typeof itemTransitions
export const itemStates = Object.keys(itemTransitions) as ItemState[]

/** Whether an item may go from one state to the other. */
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

/** Whether shoppers can open the item's page; staff's preview may see the others. */
export function hasBeenListed(state: ItemState): boolean {
  return !beforeListing.includes(state)
}

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

/** Whether a listing shows the state to shoppers: what can be had, and what found somebody. Decision 0011. */
export function isPublicState(state: string): boolean {
  return shoppersSee.some((one) => one === state)
}

/**
 * Specification §3: packed, purchased, relisted and transferred; expired, reclaimed and delisted
 * ones can't come back either.
 */
export function isNoLongerAvailable(state: ItemState): boolean {
  return gone.includes(state) || ['packed', 'purchased', 'relisted', 'transferred'].includes(state)
}

const sold: readonly ItemState[] = ['purchased', 'packed', 'shipped', 'delivered']

/**
 * Whether somebody bought the item as this listing, and keeps it: what is merely out of the shop (expired,
 * withdrawn) was never sold.
 */
export function wasSold(state: ItemState): boolean {
  return sold.includes(state)
}

/**
 * What shoppers see: derived from state and hold, never stored. `heldUntil` is the end
 * of a hold, also a past one.
 */
export function availabilityOf(item: { state: ItemState; heldUntil: Date | null }, now: Date): Availability {
  if (item.state !== 'listed') return 'SoldOut'
  return item.heldUntil !== null && item.heldUntil > now ? 'Reserved' : 'InStock'
}
