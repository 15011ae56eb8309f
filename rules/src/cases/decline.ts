// Cases for which nothing is given: the reasons that an employee may name, their words to the shopper, and
// the second look that the shopper may ask for (decision 0266).
import type { CaseKind, CaseStatus } from '../vocabulary/cases.ts'

/** A reason to give nothing. `label` is for employees, `words` are what the shopper reads. */
export type DeclineReason = {
  readonly id: string
  readonly label: string
  readonly words: string
  readonly kinds: readonly CaseKind[]
}

const aboutThePiece: readonly CaseKind[] = ['not_as_described', 'damaged', 'wrong_piece', 'counterfeit']

/** Every reason, in the sequence in which the desk lists them. */
export const declineReasons: readonly DeclineReason[] = [
  {
    id: 'as_described',
    label: 'As we described it',
    words:
      'We compared your words and photos with our photos and words of the day it came in. The piece is as we described it.',
    kinds: ['not_as_described', 'wrong_piece'],
  },
  {
    id: 'told_before',
    label: 'We told of the flaw',
    words: 'The page of the piece told of this before you bought it, in words and in a photo.',
    kinds: ['not_as_described', 'damaged'],
  },
  {
    id: 'since_delivery',
    label: 'It happened after the delivery',
    words: 'The photos show traces of wearing or washing that began after the piece came to you.',
    kinds: ['not_as_described', 'damaged'],
  },
  {
    id: 'no_photo',
    label: 'No photo shows it',
    words: 'We asked for a photo of the place, and without one we can’t see what is wrong.',
    kinds: aboutThePiece,
  },
  {
    id: 'genuine',
    label: 'Genuine, looked at twice',
    words: 'A second person looked at the marks that tell a genuine piece, and found each of them.',
    kinds: ['counterfeit'],
  },
  {
    id: 'was_packed',
    label: 'It was packed',
    words: 'The record of the packing table has the piece in your parcel, scanned by its own number.',
    kinds: ['missing', 'wrong_piece'],
  },
  {
    id: 'handed_over',
    label: 'The carrier proves that it was handed over',
    words: 'The carrier proves that the parcel was handed over at your address.',
    kinds: ['not_delivered', 'missing'],
  },
  {
    id: 'charged_as_ordered',
    label: 'Charged as ordered',
    words: 'We compared what was charged with your order, line by line. Both are the same.',
    kinds: ['charged_wrongly'],
  },
  {
    id: 'paid_before',
    label: 'Paid back already',
    words: 'What you ask for was paid back before, in a return or in another case.',
    kinds: [...aboutThePiece, 'missing', 'not_delivered', 'charged_wrongly'],
  },
]

/** Returns the reasons for which an employee may give nothing in a case of this kind; none for letters. */
export const declineReasonsFor = (kind: CaseKind): DeclineReason[] =>
  declineReasons.filter((reason) => reason.kinds.includes(kind))

/** Returns the reason of this kind of case with an id; undefined for every other. */
export const declineReasonOf = (kind: CaseKind, id: string): DeclineReason | undefined =>
  declineReasonsFor(kind).find((reason) => reason.id === id)

/** The longest sentence of an employee beside the reason. */
export const declineWordsMax = 1000

/** The facts of a case that decide whether an employee may give nothing. */
export type Declinable = {
  readonly kind: CaseKind
  readonly status: CaseStatus
  readonly isPaid: boolean
  readonly isProposed: boolean
  /** Whether a return or a replacement of the case is under way. */
  readonly isUnderWay: boolean
  /** Whether the case stands declined, so that its shopper has to write before anybody decides again. */
  readonly isDeclined: boolean
  /** Whether the employee gave nothing in this case before. */
  readonly isOwnDecline: boolean
}

/**
 * Returns why an employee may not decline a case now: a kind that asks for no money, settled already, a
 * return or replacement under way, a sum that waits for a second person, a carrier that is asked, declined
 * already, or declined before by the same employee. Null when the employee may.
 */
export function refusalOfDecline(facts: Declinable): string | null {
  if (declineReasonsFor(facts.kind).length === 0) return 'This case asks for an answer, and for no money.'
  if (facts.isPaid || facts.status === 'settled') return 'This case is settled already.'
  if (facts.isUnderWay) return 'A return or a replacement of this case is under way.'
  if (facts.isProposed) return 'A sum of this case waits for a second person.'
  if (facts.status === 'waiting_for_carrier') return 'The carrier is asked. Its answer comes first.'
  if (facts.isDeclined) return 'This case is declined. Its shopper may ask for a second look.'
  if (facts.isOwnDecline) return 'You declined this case before. Somebody else has to look at it now.'
  return null
}

/** The headline of a declined case. */
export const declinedHeadline = 'We give nothing back for this'

/** What a shopper can do who sees it differently. */
export const appealWords =
  'If you see it differently, write in this case what we may have missed. Then somebody else looks at it.'

/**
 * Returns what a shopper reads when an employee gives nothing for a case: the reason's words, and below a
 * blank line the employee's own sentence if there is one.
 */
export const declinedWords = (reason: DeclineReason, own: string): string =>
  own === '' ? reason.words : `${reason.words}\n\n${own}`
