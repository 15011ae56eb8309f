// Which pieces of an order a case can be about (decision 0184).

import type { CaseKind } from '../vocabulary/cases.ts'
import type { CaseGrant } from './offers.ts'
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
 * Returns the reason, as a sentence for the shopper, why no case can begin about a piece: a gift card, a
 * replacement, canceled, paid back, with a return under way, or in another open case. Undefined when one can.
 */
export function refusalOfCase(piece: CasePieceFacts): string | undefined {
  if (piece.kind === 'gift_card')
    return 'A person looks at gift cards: tell us below, without choosing a piece.'
  if (piece.isReplacement) return replacementCase
  if (piece.canceled) return 'This piece was canceled.'
  if (piece.refunded) return 'This piece was paid back already.'
  if (piece.returning) return 'A return of this piece is under way.'
  if (piece.inCase) return 'A case about this piece is open.'
  return undefined
}

/**
 * Returns whether a case may be about an order as a whole, without naming a piece: something charged wrongly
 * may be delivery or tax, and of some orders no piece can be named (rescue boxes, gift cards, pieces that
 * were canceled or paid back). `refusals`: why no case can begin about each piece; null where one can.
 */
export const mayBeWithoutPiece = (kind: CaseKind, refusals: readonly (string | null)[]): boolean =>
  kind === 'charged_wrongly' || refusals.every((refusal) => refusal !== null)

/** What the hub grants for an order as a whole: a person decides. */
export const grantOfOrder: CaseGrant = {
  keepPart: null,
  refund: null,
  credit: null,
  claim: null,
  mayGoBack: false,
  why: 'This is about the whole order, so a person looks at it.',
}
