// Which pieces of an order a case can be about (issue 11, "Resolution hub"; decision 0184).

import { replacementCase } from './replacement-words.ts'

/** The facts of a bought piece that decide whether a case about the piece can begin. */
export type CasePieceFacts = {
  readonly kind: string
  /** Whether the piece came in place of another one. */
  readonly isReplacement: boolean
  readonly canceled: boolean
  readonly refunded: boolean
  /** Whether a return of the piece is open. */
  readonly returning: boolean
  /** Whether a case about the piece is open. */
  readonly inCase: boolean
}

/**
 * Returns the reason, as a sentence for the shopper, why no case can begin about a piece (gift card,
 * canceled, paid back, in another case …); undefined when one can.
 */
export function refusalOfCase(piece: CasePieceFacts): string | undefined {
  if (piece.kind === 'gift_card') return 'For a gift card, write to a person below.'
  if (piece.isReplacement) return replacementCase
  if (piece.canceled) return 'This piece was canceled.'
  if (piece.refunded) return 'This piece was paid back already.'
  if (piece.returning) return 'A return of this piece is under way.'
  if (piece.inCase) return 'A case about this piece is open.'
  return undefined
}
