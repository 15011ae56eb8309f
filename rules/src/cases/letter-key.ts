// How long the key in a letter's mails opens its case (decision 0250).
import type { CaseStatus } from '../vocabulary/cases.ts'

const dayMs = 86_400_000
/** After a letter's case was closed: time to write again. */
export const letterKeyDays = 60

/** Why the key of a letter opens nothing: the same words for an ended and for an altered one. */
export const letterKeyRefused =
  'This link has ended, or a part of it is missing. Open your case by its newest mail, or write to us again.'

/**
 * Returns whether the key of a letter still opens its case: while the case is neither closed nor settled, and
 * for 60 days after `since`, when that happened.
 */
export const isLetterKeyAlive = (
  { status, since }: { status: CaseStatus; since: Date },
  now: Date,
): boolean =>
  (status !== 'closed' && status !== 'settled') || now.getTime() - since.getTime() < letterKeyDays * dayMs
