// The state of a piece on its page: the server's answer, corrected by the time passed since then.
import { hasBeenListed, type ItemState, wasSold } from '@hemline/rules/catalogue/item-states.ts'
import { withheldFrom } from '@hemline/rules/catalogue/product-access.ts'
import type { Product } from './product-type.ts'

export type BuyState =
  /** Not listed yet; visible to employees only. */
  | { kind: 'preview' }
  | { kind: 'open'; forMe: boolean; early: boolean }
  | { kind: 'mine'; until: string | null }
  /** It is this shopper's turn in the queue, until then. */
  | { kind: 'turn'; until: string }
  | { kind: 'held'; until: string | null }
  /** For members of some tiers only, until then. */
  | { kind: 'early'; opensAt: string }
  /** Reserved for another customer by a pre-order. */
  | { kind: 'reserved'; by: string | null }
  /** On auction: it goes to the highest bidder. */
  | { kind: 'auction' }
  | { kind: 'sold' }
  | { kind: 'gone' }

export type BuyFacts = Pick<
  Product,
  'availability' | 'noLongerAvailable' | 'heldUntil' | 'heldByMe' | 'state'
> &
  Partial<
    Pick<Product, 'accessLevels' | 'listedAt' | 'isReserved' | 'reservedForMe' | 'reservedFor' | 'queue'>
  >

/**
 * Returns what a shopper can do with a piece now (open, held by them or another, their turn, reserved, early
 * for members, auction, sold, gone, preview). `tier` is their loyalty tier, null for visitors; `now` in epoch
 * milliseconds.
 */
export function buyState(item: BuyFacts, now: number, tier: string | null = null): BuyState {
  if (!hasBeenListed(item.state as ItemState)) return { kind: 'preview' }
  if (item.state === 'on_auction') return { kind: 'auction' }
  if (item.availability === 'SoldOut' || item.noLongerAvailable)
    return { kind: wasSold(item.state as ItemState) || item.state === 'pending_sale' ? 'sold' : 'gone' }
  const over = item.heldUntil !== null && Date.parse(item.heldUntil) <= now
  const turnEnds = item.queue?.myTurnUntil ?? null
  if (turnEnds && Date.parse(turnEnds) > now) return { kind: 'turn', until: turnEnds }
  if (item.availability === 'Reserved' && !over && item.heldByMe)
    return { kind: 'mine', until: item.heldUntil }
  const access = {
    accessLevels: item.accessLevels ?? [],
    listedAt: item.listedAt ? new Date(item.listedAt) : null,
    preordered: item.isReserved ?? false,
    preorderedByViewer: item.reservedForMe ?? false,
    // Only the cart's answer tells whether the viewer consigned the piece, or has a block with its seller.
    consignedByViewer: false,
    apartFromSeller: false,
  }
  const withheld = withheldFrom(tier, access, new Date(now))
  if (withheld?.reason === 'reserved') return { kind: 'reserved', by: item.reservedFor ?? null }
  if (withheld?.opensAt) return { kind: 'early', opensAt: withheld.opensAt.toISOString() }
  if (item.availability === 'Reserved' && !over) return { kind: 'held', until: item.heldUntil }
  return {
    kind: 'open',
    forMe: access.preorderedByViewer,
    early: withheldFrom(null, access, new Date(now)) !== undefined && !access.preorderedByViewer,
  }
}

/** Returns whether a piece in this state is no longer for sale: sold or gone. */
export const isOver = (state: BuyState): boolean => state.kind === 'sold' || state.kind === 'gone'

type Words = { title: string; why: string }
/** The page names no buyer and no order of a sold piece. */
const bought: Words = { title: 'Sold. There was only one.', why: 'Another shopper bought it.' }
const gone = 'No longer available'
const words: Readonly<Partial<Record<ItemState, Words>>> = {
  pending_sale: {
    title: 'Somebody is buying it',
    why: 'The payment is on its way. Should it fail, the piece comes back to the shop.',
  },
  purchased: bought,
  packed: bought,
  shipped: bought,
  delivered: bought,
  relisted: {
    title: gone,
    why: 'It was sold, came back, and hangs in the shop again under a number of its own.',
  },
  transferred: { title: gone, why: 'It has moved on to another seller.' },
  expired: { title: gone, why: 'Its time in the shop ran out before somebody took it.' },
  reclaimed: { title: gone, why: 'Its seller asked to have it back.' },
  delisted: { title: gone, why: 'We took it out of the shop to have another look at it.' },
}

/**
 * Returns title and reason why a piece that was listed before is no longer for sale; general words for other
 * states.
 */
export function overWords(state: string): Words {
  return words[state as ItemState] ?? { title: gone, why: 'It is not in the shop anymore.' }
}
