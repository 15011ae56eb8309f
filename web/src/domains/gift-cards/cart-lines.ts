// The lines of a cart that are no pieces for sale: gift cards that are bought, and pieces
// that go back to their seller.
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'

type Entry = CartFieldsFragment['cartProducts'][number]
export type GiftCardEntry = Entry & { giftCard: NonNullable<Entry['giftCard']> }
export type ReclaimEntry = Entry & { item: NonNullable<Entry['item']>; itemNumber: number }

export const giftCardsOf = (entries: readonly Entry[]): GiftCardEntry[] =>
  entries.filter((one): one is GiftCardEntry => one.giftCard !== null)
export const reclaimsOf = (entries: readonly Entry[]): ReclaimEntry[] =>
  entries.filter(
    (one): one is ReclaimEntry =>
      one.productType === 'reclaim' && one.item !== null && one.itemNumber !== null,
  )

export type Others = {
  giftCards: { count: number; amount: number }
  reclaims: { count: number; amount: number }
}
export const noOthers: Others = { giftCards: { count: 0, amount: 0 }, reclaims: { count: 0, amount: 0 } }

/** What they come to beside the pieces; a piece that can't be had back any more costs nothing. */
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

/** A day, as 2026-12-24, in words. */
export const dayWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
