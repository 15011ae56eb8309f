import type { Withdrawable } from '@hemline/rules/cases/withdraw.ts'
import type { CaseRow } from './cases.db.ts'

/** Returns the facts of a case by which its person may close it. */
export const withdrawableOf = (row: CaseRow, isUnderWay: boolean): Withdrawable => ({
  kind: row.kind,
  status: row.status,
  total: row.total_cents,
  paidAt: row.paid_at,
  claimAnswer: row.claim_answer,
  isUnderWay,
})
