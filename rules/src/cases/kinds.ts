// What each kind of case is called, and what it is about.
import type { CaseKind } from '../vocabulary/cases.ts'

/** `about`: what a shopper names besides the words: pieces of an order, or nothing. */
export type CaseKindWords = {
  readonly kind: CaseKind
  readonly label: string
  readonly hint: string
  readonly about: 'pieces' | 'nothing'
}

/** The kinds that the resolution hub offers. */
export const hubKindWords: readonly CaseKindWords[] = [
  {
    kind: 'not_as_described',
    label: 'Not as described',
    hint: 'a flaw, a measure, the color, the brand',
    about: 'pieces',
  },
  { kind: 'damaged', label: 'Damaged on the way', hint: 'the parcel or the piece', about: 'pieces' },
  {
    kind: 'missing',
    label: 'A piece is missing',
    hint: 'the parcel came, the piece did not',
    about: 'pieces',
  },
  { kind: 'wrong_piece', label: 'A different piece came', hint: 'somebody else has yours', about: 'pieces' },
  {
    kind: 'not_delivered',
    label: 'The parcel didn’t come',
    hint: '“delivered” but not here, late or lost',
    about: 'pieces',
  },
  { kind: 'counterfeit', label: 'It may not be genuine', hint: 'we look at it again', about: 'pieces' },
  { kind: 'charged_wrongly', label: 'Charged wrongly', hint: 'a sum that should not be', about: 'pieces' },
  { kind: 'bag', label: 'My clean-out bag', hint: 'its way, its pieces, its prices', about: 'nothing' },
  { kind: 'payout', label: 'My payout', hint: 'earnings that didn’t arrive', about: 'nothing' },
  { kind: 'letter', label: 'Something else', hint: 'write to a person', about: 'nothing' },
]

/** A question is asked on the page of its piece, and never in the hub (decision 0180). */
const questionWords: CaseKindWords = {
  kind: 'piece_question',
  label: 'A question about a piece',
  hint: 'asked on the piece’s page',
  about: 'nothing',
}

/** Every kind of case that employees answer. */
export const caseKindWords: readonly CaseKindWords[] = [...hubKindWords, questionWords]

/**
 * Returns whether a case of this kind begins in the resolution hub: every kind but the question about a
 * piece.
 */
export const isHubKind = (kind: CaseKind): boolean => kind !== questionWords.kind

/**
 * Returns the wording of a kind of case: its labels and questions. Throws an Error for a kind without
 * wording.
 */
export const kindWords = (kind: CaseKind): CaseKindWords => {
  const found = caseKindWords.find((one) => one.kind === kind)
  if (!found) throw new Error(`cases: no words for ${kind}`)
  return found
}
