// Rules of price changes of consigned pieces (specification §1 Selling, §3 pwa_item_editing; decision 0074):
// the schedule lowers the price, and the seller may change it within bounds while no shopper has the piece in
// a cart.

import type { ItemState } from '../catalogue/item-states.ts'
import { dollars } from '../common/dollars.ts'
import { type Cents, cents } from '../common/money.ts'
import { dropsOf, type Listing, type ScheduledDrop, windowEndsAt } from './consignment.ts'

/** A seller's price is at most this many times the first one. */
export const highestPriceTimes = 3
/** Hours between two price changes by the seller. */
export const priceChangeHours = 24
/** The highest price of any piece, whether the shop or the seller sets the price. Cents. */
export const priceMost: Cents = cents(9_999_999)

/**
 * Returns the lowest and highest price, in cents, that a seller may set: from the floor of the price drops
 * (at least 1 cent) to three times the first price, at most $99,999.99.
 */
export function priceRoomOf({ startPrice, terms }: Pick<Listing, 'startPrice' | 'terms'>): {
  lowest: Cents
  highest: Cents
} {
  const lowest = cents(Math.max(1, Math.ceil((startPrice * terms.floorPercent) / 100)))
  return { lowest, highest: cents(Math.max(lowest, Math.min(priceMost, startPrice * highestPriceTimes))) }
}

export type PriceFacts = Listing & {
  readonly state: ItemState
  readonly price: Cents
  /** While it lies in a cart. */
  readonly heldUntil: Date | null
  /** When the seller last changed the price. */
  readonly changedAt: Date | null
}
/** Why a price stays, in words; `again`: from when it need not, when time is all that is missing. */
export type PriceRefusal = { readonly message: string; readonly again: Date | null }

const never = (message: string): PriceRefusal => ({ message, again: null })

/**
 * Returns why a seller can't change a piece's price now: being bought, not on sale, window over, held in a
 * cart, or changed within 24 hours; the last two with the time `again` from which it is possible, else null.
 * Undefined when they can.
 */
export function priceRefusalOf(facts: PriceFacts, now: Date): PriceRefusal | undefined {
  if (facts.state === 'pending_sale') return never('Somebody is buying this piece. Its price stays as it is.')
  if (facts.state !== 'listed') return never('This piece is not on sale, so it has no price to change.')
  if (windowEndsAt(facts) <= now) return never('Its time in the shop is over. Its price stays as it is.')
  if (facts.heldUntil && facts.heldUntil > now)
    return {
      message: 'This piece is in somebody’s cart. Its price stays until it is free again.',
      again: facts.heldUntil,
    }
  const again = facts.changedAt && new Date(facts.changedAt.getTime() + priceChangeHours * 3_600_000)
  return again && again > now
    ? {
        message: 'A price can be changed once a day. Shoppers who look at it should find it the same.',
        again,
      }
    : undefined
}

/**
 * Returns why a price (cents) that a seller chose is refused: outside the allowed range, or the same as now.
 * Undefined when it is allowed.
 */
export function priceFaultOf(
  price: number,
  facts: Pick<PriceFacts, 'startPrice' | 'terms' | 'price'>,
): string | undefined {
  const { lowest, highest } = priceRoomOf(facts)
  if (!Number.isSafeInteger(price) || price < lowest || price > highest)
    return `The price can be from ${dollars(lowest)} to ${dollars(highest)}.`
  return price === facts.price ? 'That is its price already.' : undefined
}

export type DropFacts = Listing & {
  readonly price: Cents
  /** The last change of any kind: a drop that came before it has been had, or was overruled by its seller. */
  readonly changedAt: Date | null
}

/**
 * Returns the price of a scheduled drop that is due and not applied yet; undefined when there is none. A drop
 * never raises a price and never undoes a later change by the seller.
 */
export function dueDropOf(facts: DropFacts, now: Date): Cents | undefined {
  const last = dropsOf(facts).findLast(({ at }) => at <= now)
  const isNew = last && (!facts.changedAt || facts.changedAt < last.at)
  return isNew && last.price < facts.price ? last.price : undefined
}

/**
 * Returns whether a price is that of the listing's last scheduled drop: from then on the piece is on
 * clearance.
 */
export const isLastDrop = (listing: Listing, price: Cents): boolean =>
  dropsOf(listing).at(-1)?.price === price

/** Days for which a piece counts as just reduced: from its first markdown on. */
export const justReducedDays = 14

/** Returns the next scheduled drop that is below the current price; undefined when there is none. */
export function comingDropOf(
  facts: Listing & { readonly price: Cents },
  now: Date,
): ScheduledDrop | undefined {
  return dropsOf(facts).find(({ at, price }) => at > now && price < facts.price)
}
