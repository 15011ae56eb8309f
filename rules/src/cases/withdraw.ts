// When the person who opened a case may close it, and what that gives up (decision 0251).
import { dollars } from '../common/dollars.ts'
import type { CaseKind, CaseStatus, ClaimAnswer } from '../vocabulary/cases.ts'

/** The facts of a case by which its person may close it; `total` in cents. */
export type Withdrawable = {
  readonly kind: CaseKind
  readonly status: CaseStatus
  readonly total: number
  readonly paidAt: Date | null
  readonly claimAnswer: ClaimAnswer | null
  /** Whether its return, or a piece in place of the first one, is under way. */
  readonly isUnderWay: boolean
}

/**
 * Returns why the person of a case can't close it, in a sentence: a question about a piece, a parcel of the
 * case under way, money on its way, or settled already. Null when they can.
 */
export function whyNotWithdrawn({
  kind,
  status,
  paidAt,
  claimAnswer,
  isUnderWay,
}: Withdrawable): string | null {
  if (kind === 'piece_question') return 'A question about a piece ends with its answer.'
  if (isUnderWay) return 'A parcel of this case is under way. It ends when the parcel has arrived.'
  if (paidAt !== null || claimAnswer === 'lost') return 'The money of this case is on its way to you already.'
  return status === 'settled' ? 'This case is settled already.' : null
}

/**
 * Returns what closing an open case gives up, in sentences for its dialog; null when its person can't close
 * it, and when it is closed.
 */
export function withdrawTerms(made: Withdrawable): string | null {
  if (made.status === 'closed' || whyNotWithdrawn(made) !== null) return null
  return made.status === 'waiting_for_carrier'
    ? `We stop waiting for the carrier, and ${dollars(made.total)} does not go back to you. Write into the case, and it is open again.`
    : 'Nobody looks into it any further. Write into the case, and it is open again.'
}
