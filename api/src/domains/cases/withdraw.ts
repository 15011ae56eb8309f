// A person closes the case that they opened (decision 0251).
import { whyNotWithdrawn } from '@hemline/rules/cases/withdraw.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { findCaseById, hasCaseUnderWay, lockCase } from './cases.db.ts'
import { updateProposal } from './cases-writes.db.ts'
import { type CaseRefused, refuseCase } from './grants.ts'
import { endCase } from './settle.ts'
import { type CasePayload, ownCase } from './talk.ts'
import { withdrawableOf } from './withdrawable.ts'

/**
 * Closes a case of the viewer without money, and drops a sum that waits for a second person. A closed case
 * stays as it is, so that two tabs close it once. Returns CaseRefused for another person's case, and while
 * its money or a parcel is on its way.
 */
export async function withdrawCase(ctx: Context, code: string): Promise<CasePayload | CaseRefused> {
  const found = await ownCase(ctx, code)
  if (!found) return refuseCase('There is no such case.')
  const now = ctx.now()
  return inTransaction<CasePayload | CaseRefused>(ctx.db, 'CasePayload', async (tx) => {
    const row = await lockCase(tx, found.id)
    if (!row) return refuseCase('There is no such case.')
    if (row.status === 'closed') return { __typename: 'CasePayload', case: row }
    const whyNot = whyNotWithdrawn(withdrawableOf(row, await hasCaseUnderWay(tx, row.id)))
    if (whyNot !== null) return refuseCase(whyNot)
    if (row.proposed_at !== null) await updateProposal(tx, row.id, null)
    await endCase(tx, row, { actorId: null, now, isWithdrawn: true })
    return { __typename: 'CasePayload', case: (await findCaseById(tx, row.id)) ?? row }
  })
}
