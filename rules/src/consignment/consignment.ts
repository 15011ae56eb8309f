// A piece's time in the shop (specification §1 Selling, §3 sort options, §9 "Reclaim within"; decision 0070):
// the window in which it is on sale, the scheduled drops of its price, the days in which its seller may have
// it back, and what becomes of the rest.

import { type Cents, cents } from '../common/money.ts'
import type { PayoutTerms } from '../earnings/payout-terms.ts'
import { reclaimDays } from './reclaim.ts'

const dayMs = 86_400_000
const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs)

/** The payout terms that decide how long a piece is on sale. */
export type WindowTerms = Pick<PayoutTerms, 'windowDays' | 'drops' | 'floorPercent'>
export type Listing = { readonly startPrice: Cents; readonly listedAt: Date; readonly terms: WindowTerms }
export type ScheduledDrop = { readonly at: Date; readonly price: Cents }

/** Returns when a listing's selling window ends: `windowDays` of 24 hours after the listing. */
export const windowEndsAt = ({ listedAt, terms }: Omit<Listing, 'startPrice'>): Date =>
  daysAfter(listedAt, terms.windowDays)

/** A price as on a label: down to the cents 99 below it, but for prices under a dollar. */
const labelled = (amount: number): number =>
  amount < 100 ? amount : Math.floor((amount + 1) / 100) * 100 - 1

/**
 * Returns the scheduled price drops of a listing, earliest first: time and new price. Each is a percentage
 * below the first price, never below the floor; drops that change nothing or come after the window are left
 * out.
 */
export function dropsOf({ startPrice, listedAt, terms }: Listing): ScheduledDrop[] {
  const floor = Math.ceil((startPrice * terms.floorPercent) / 100)
  const out: ScheduledDrop[] = []
  let last: number = startPrice
  for (const { afterPercent, percent } of terms.drops) {
    const price = Math.max(floor, labelled(Math.floor((startPrice * (100 - percent)) / 100)))
    if (price >= last || afterPercent >= 100) continue
    out.push({
      at: daysAfter(listedAt, Math.floor((terms.windowDays * afterPercent) / 100)),
      price: cents(price),
    })
    last = price
  }
  return out
}

/**
 * Returns a piece's scheduled price at a moment, in cents: the first price, or that of the last drop that is
 * due.
 */
export function priceOn(listing: Listing, at: Date): Cents {
  return dropsOf(listing).findLast((drop) => drop.at <= at)?.price ?? listing.startPrice
}

/** Returns the first scheduled price drop after a moment; undefined when there is none. */
export const nextDrop = (listing: Listing, at: Date): ScheduledDrop | undefined =>
  dropsOf(listing).find((drop) => drop.at > at)

/** Returns until when a seller can reclaim an unsold piece, given the end of its selling window. */
export const reclaimEndsAt = (windowEnd: Date): Date => daysAfter(windowEnd, reclaimDays)

/** A seller's choices for pieces that are not sold: reclaim or donate; chosen with the bag. */
export const restChoices = ['reclaim', 'donate'] as const
export type RestChoice = (typeof restChoices)[number]
