// Which pieces of an order a case can be about (issue 11, "Resolution hub"; decision 0184).

/** The facts of a bought piece that decide whether a case about the piece can begin. */
export type CasePieceFacts = {
  readonly kind: string
  readonly canceled: boolean
  readonly refunded: boolean
  /** Whether a return of the piece is open. */
  readonly returning: boolean
  /** Whether a case about the piece is open. */
  readonly inCase: boolean
}

/** Returns why no case can begin about a piece, as a sentence for the shopper; undefined when one can. */
export function refusalOfCase(piece: CasePieceFacts): string | undefined {
  if (piece.kind === 'gift_card') return 'For a gift card, write to a person below.'
  if (piece.canceled) return 'This piece was canceled.'
  if (piece.refunded) return 'This piece was paid back already.'
  if (piece.returning) return 'A return of this piece is under way.'
  if (piece.inCase) return 'A case about this piece is open.'
  return undefined
}
