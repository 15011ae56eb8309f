// The present state of a cart line, in words: the server's answer, corrected by the time passed since
// then.
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { moment, timeOfDay } from '../../platform/format.ts'

type Entry = CartFieldsFragment['cartProducts'][number]
/**
 * A cart line of a piece that the shopper buys. Gift cards, and pieces that return to their sellers, are
 * lines of other types.
 */
export type Line = Entry & { item: NonNullable<Entry['item']>; itemNumber: number }

const isPiece = (entry: Entry): entry is Line =>
  entry.productType === 'item' && entry.item !== null && entry.itemNumber !== null
/** Filters a cart's lines: returns those that have a piece, without gift cards to buy and reclaims. */
export const piecesOf = (entries: readonly Entry[]): Line[] => entries.filter(isPiece)
/**
 * `held`: by this shopper. `free`: the hold ended. `others`: held by another shopper. `gone`: not for sale
 * any more.
 */
export type LineState = { kind: 'held' | 'free' | 'others' | 'gone'; words: string }

const outside = 'Not in your total.'

/**
 * Returns the state of a cart line at `now` (milliseconds), with a message for the shopper: `held` by the
 * shopper, `free` (the hold ended and nobody has the piece), held by `others`, or `gone`.
 */
export function lineState(line: Line, now: number): LineState {
  switch (line.availability) {
    case 'IN_CART': {
      const until = line.expiresAt
      if (until && Date.parse(until) > now)
        return { kind: 'held', words: `Held for you until ${moment(until, now)}` }
      return { kind: 'free', words: `Your hold ended${until ? ` at ${timeOfDay(until)}` : ''}. ${outside}` }
    }
    case 'IN_ANOTHER_CART': {
      const until = line.heldByOtherUntil
      if (until && Date.parse(until) <= now)
        return { kind: 'free', words: `Another shopper let it go. ${outside}` }
      return {
        kind: 'others',
        words: `Held by another shopper${until ? ` until ${moment(until, now)}` : ''}. ${outside}`,
      }
    }
    case 'SOLD':
      return { kind: 'gone', words: `Sold to another shopper. ${outside}` }
    case 'UNAVAILABLE':
      if (line.item.availability === 'InStock')
        return { kind: 'free', words: `Your hold ended, and nobody has taken it yet. ${outside}` }
      return { kind: 'gone', words: `No longer available. ${outside}` }
  }
}

/**
 * Returns when the next of the cart lines' holds ends, in epoch milliseconds; undefined when no line is held.
 */
export function nextExpiry(lines: readonly Line[], now: number): number | undefined {
  const ends = lines
    .flatMap((line) =>
      line.availability === 'IN_CART' && line.expiresAt ? [Date.parse(line.expiresAt)] : [],
    )
    .filter((end) => end > now)
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** Returns when the last of the cart lines' holds ends, as an ISO time; undefined when no line is held. */
export function lastExpiry(lines: readonly Line[], now: number): string | undefined {
  const ends = lines.flatMap((line) =>
    line.expiresAt && lineState(line, now).kind === 'held' ? [line.expiresAt] : [],
  )
  return ends.sort((a, b) => Date.parse(b) - Date.parse(a))[0]
}
