// What the desk needs to decline a case (decision 0266).
import { declineReasonsFor, refusalOfDecline } from '@hemline/rules/cases/decline.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { type CaseRow, hasCaseUnderWay } from './cases.db.ts'

/** Returns why an employee may not decline a case now; null when the employee may. */
export async function whyNoDecline(db: DbOrTx, row: CaseRow, actorId: string): Promise<string | null> {
  return refusalOfDecline({
    kind: row.kind,
    status: row.status,
    isPaid: row.paid_at !== null,
    isProposed: row.proposed_at !== null,
    isUnderWay: await hasCaseUnderWay(db, row.id),
    isDeclined: row.declined_reason !== null,
    isOwnDecline: row.declined_by === actorId,
  })
}

/** Returns what the desk needs to decline a case: the reasons, and why the viewer may not. */
export async function declineView(db: DbOrTx, row: CaseRow, actorId: string) {
  return {
    reasons: declineReasonsFor(row.kind).map(({ id, label, words }) => ({ id, label, words })),
    whyNot: await whyNoDecline(db, row, actorId),
  }
}
