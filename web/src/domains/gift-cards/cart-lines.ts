// The cart's lines that are not pieces to buy: gift cards, and pieces that return to their seller.

import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { dateFormat } from '../../platform/date-manner.ts'

type Entry = CartFieldsFragment['cartProducts'][number]
export type GiftCardEntry = Entry & { giftCard: NonNullable<Entry['giftCard']> }
export type ReclaimEntry = Entry & { item: NonNullable<Entry['item']>; itemNumber: number }

/** Returns the cart's lines for gift cards to buy, in order. */
export const giftCardsOf = (entries: readonly Entry[]): GiftCardEntry[] =>
  entries.filter((one): one is GiftCardEntry => one.giftCard !== null)
/** Returns the cart's lines for pieces that return to their seller, in order. */
export const reclaimsOf = (entries: readonly Entry[]): ReclaimEntry[] =>
  entries.filter(
    (one): one is ReclaimEntry =>
      one.productType === 'reclaim' && one.item !== null && one.itemNumber !== null,
  )

/** The number and the cost in cents of the cart's lines other than pieces. */
export type Others = {
  giftCards: { count: number; amount: number }
  reclaims: { count: number; amount: number }
}
export const noOthers: Others = { giftCards: { count: 0, amount: 0 }, reclaims: { count: 0, amount: 0 } }

/**
 * Returns the number and cost (cents) of gift cards and of returning pieces; a piece that can no longer
 * be returned counts without cost.
 */
export function othersOf(entries: readonly Entry[]): Others {
  const sum = (lines: readonly Entry[]) => ({
    count: lines.length,
    amount: lines.reduce((total, line) => total + line.net, 0),
  })
  return {
    giftCards: sum(giftCardsOf(entries)),
    reclaims: sum(reclaimsOf(entries).filter((line) => line.availability === 'IN_CART')),
  }
}

/**
 * Formats an ISO day in words without its year, in the date manner that the person chose: 2026-12-24 is "Thu,
 * Dec 24", or "Thu 24 Dec" with the day first.
 */
export const dayWords = (day: string): string => sendDay(new Date(`${day}T12:00:00Z`))
const sendDay = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
