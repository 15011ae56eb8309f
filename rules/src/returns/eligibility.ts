// Which bought pieces may go back, until when, and the sentence for those that may not (decision 0183).
import { replacedPiece, replacementReturn } from '../cases/replacement-words.ts'
import type { ItemSource } from '../vocabulary/items.ts'
import { deliveryReturnDays } from '../vocabulary/limits.ts'
import { isPierced } from './before.ts'

/** The facts of a bought piece that decide whether it may go back. */
export type BoughtPiece = {
  readonly kind: string
  readonly finalSale: boolean
  readonly source: ItemSource
  /** Category slugs, the root category first. */
  readonly categories: readonly string[]
  /** Null while the piece is on its way. */
  readonly deliveredAt: Date | null
  readonly canceled: boolean
  readonly refunded: boolean
  /** Whether a return of the piece is open, or ended with the piece here. */
  readonly returning: boolean
  readonly wasRefusedBefore: boolean
  /** Whether the piece came in place of another one. */
  readonly isReplacement: boolean
  /** Whether another piece came in place of this one. */
  readonly isReplaced: boolean
  /** The number of the open case about the piece; null for none. */
  readonly openCase: number | null
}

const dayMs = 86_400_000

/** Why a bought gift card can't go back. */
export const giftCardsAreFinal = 'Gift cards are final sale.'

/** Returns the last moment at which a return can begin: 14 days after the parcel's delivery. */
export const returnUntil = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + deliveryReturnDays * dayMs)

/**
 * Returns bought pieces sorted so that those that can go back come before those that can't; else their
 * sequence stays.
 */
export const returnableFirst = <Piece extends { readonly refusal: string | null }>(
  pieces: readonly Piece[],
): Piece[] => [
  ...pieces.filter((piece) => piece.refusal === null),
  ...pieces.filter((piece) => piece.refusal !== null),
]

/**
 * Returns why a bought piece can't go back, as a sentence for the shopper: a gift card, reclaimed piece,
 * rescue box or replacement; replaced, canceled, paid back, refused before, in a return or a case; not
 * arrived, final sale, pierced jewelry, sold by a person, or over 14 days ago. Undefined when it can. The
 * window includes its last moment.
 */
export function refusalOfReturn(piece: BoughtPiece, now: Date): string | undefined {
  if (piece.kind === 'gift_card') return giftCardsAreFinal
  if (piece.kind === 'reclaim') return 'This is your own piece, which you took back.'
  if (piece.kind === 'rescue') return 'Rescue boxes are final sale.'
  if (piece.isReplacement) return replacementReturn
  if (piece.isReplaced) return replacedPiece
  if (piece.canceled) return 'This piece was canceled.'
  if (piece.refunded) return 'This piece was paid back already.'
  if (piece.wasRefusedBefore) return 'We sent this piece back to you after its return.'
  if (piece.returning) return 'A return of this piece is under way.'
  if (piece.openCase !== null)
    return `We look at this piece in case ${piece.openCase}. Ask for a label there.`
  if (piece.deliveredAt === null) return 'This piece hasn’t arrived yet.'
  if (piece.finalSale) return 'Final sale: this piece can’t come back.'
  if (isPierced(piece.categories)) return 'Final sale: pierced jewelry can’t come back.'
  if (piece.source === 'p2p') return 'Sold by a person: it can come back only if it isn’t as described.'
  if (now > returnUntil(piece.deliveredAt)) return 'The time to send this piece back is over.'
  return undefined
}

/**
 * Returns whether a piece of this kind may go back when the shop or its seller described it wrongly, although
 * the wish alone would be refused: final sale and pieces sold by persons. `days` after the delivery it may
 * not any more; a case allows more days than a return.
 */
export const mayReturnAsMistake = (piece: BoughtPiece, now: Date, days = deliveryReturnDays): boolean =>
  piece.kind === 'item' &&
  !piece.isReplacement &&
  !piece.isReplaced &&
  !piece.canceled &&
  !piece.refunded &&
  !piece.returning &&
  piece.openCase === null &&
  !piece.wasRefusedBefore &&
  piece.deliveredAt !== null &&
  now.getTime() <= piece.deliveredAt.getTime() + days * dayMs
