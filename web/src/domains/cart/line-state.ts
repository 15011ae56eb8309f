// How a line of the cart stands right now, in words: the server's answer, corrected
// by the clock since it came.
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { moment, timeOfDay } from '../../platform/format.ts'

type Entry = CartFieldsFragment['cartProducts'][number]
/**
 * A line of a piece that is being bought. Gift cards, and pieces that go back to their sellers,
 * are lines of another kind.
 */
export type Line = Entry & { item: NonNullable<Entry['item']>; itemNumber: number }

const isPiece = (entry: Entry): entry is Line =>
  entry.productType === 'item' && entry.item !== null && entry.itemNumber !== null
/** The pieces of a cart that are being bought. */
export const piecesOf = (entries: readonly Entry[]): Line[] => entries.filter(isPiece)
export type LineState = { kind: 'held' | 'free' | 'others' | 'gone'; words: string }

const outside = 'Not in your total.'

export function lineState(line: Line, now: number): LineState {
  switch (line.availability) {
    case 'IN_CART': {
      const until = line.expiresAt
      if (until && Date.parse(until) > now)
        return { kind: 'held', words: `Held for you until ${timeOfDay(until)}` }
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

/** When the next hold of these lines ends, in milliseconds; undefined when none is held. */
export function nextExpiry(lines: readonly Line[], now: number): number | undefined {
  const ends = lines
    .flatMap((line) =>
      line.availability === 'IN_CART' && line.expiresAt ? [Date.parse(line.expiresAt)] : [],
    )
    .filter((end) => end > now)
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** When all holds end, ISO; for "until" said of the whole cart. */
export function lastExpiry(lines: readonly Line[], now: number): string | undefined {
  const ends = lines.flatMap((line) =>
    line.expiresAt && lineState(line, now).kind === 'held' ? [line.expiresAt] : [],
  )
  return ends.sort((a, b) => Date.parse(b) - Date.parse(a))[0]
}
