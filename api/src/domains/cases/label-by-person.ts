// A free label that an employee gives for a case: the pieces come back and are paid like every free return
// (decision 0289).
import { proposalWaits } from '@hemline/rules/cases/second-person.ts'
import { offerTitles } from '@hemline/rules/cases/words.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { type CaseLabel, createCaseReturn, labelForCase } from '../returns/returns.ts'
import { type Answer, actOnMoney, type Deed, type Locked, refusalOfDeciding } from './act-on-money.ts'
import type { CaseRow } from './cases.db.ts'
import { insertCaseEvent, updateCase } from './cases-writes.db.ts'
import { keptDifferences } from './differences.ts'
import { labelForStaff } from './labels-for-staff.ts'
import { parcelOf } from './replacements-for-staff.ts'
import { queueCaseMail } from './settle.ts'
import { done, refusal, rowOf, type StaffRefusal, shownToStaff, unknownCase } from './staff.ts'

const gone = refusal('The sum has changed. Please look at the case again.')

/** Returns whether the pieces of a case have a label already, and their return was not canceled. */
const hasLabel = (row: CaseRow): boolean => row.return_id !== null && row.return_status !== 'canceled'

/**
 * Gives the free label of a case's pieces, which is made before the transaction. The same decision again
 * changes nothing. Returned refusals: StaffRefusal for an unknown case, when the pieces can't go back, the
 * sum has changed or the order is the employee's own; PasswordNeeded. Throws UNAUTHENTICATED, FORBIDDEN
 * (wrong role or banned).
 */
export async function labelByPerson(
  ctx: Context,
  { code, total }: { code: string; total: number },
): Promise<Answer> {
  const actorId = atWork(ctx, 'cases')
  const found = await rowOf(ctx, code)
  if (!found) return unknownCase
  if (hasLabel(found)) return shownToStaff(ctx, found.id, actorId)
  const label = await labelOf(ctx, found)
  if (label.__typename === 'StaffRefusal') {
    // The same decision, sent twice at once: the first one may have made the return meanwhile.
    const now = await rowOf(ctx, code)
    return now && hasLabel(now) ? shownToStaff(ctx, now.id, actorId) : label
  }
  return actOnMoney(ctx, code, (tx, locked) => giveLabel(ctx, tx, locked, { label, total }))
}

async function labelOf(ctx: Context, row: CaseRow): Promise<CaseLabel | StaffRefusal> {
  if (!(await labelForStaff(ctx.db, row, ctx.now()))) return gone
  const label = await labelForCase(ctx, await parcelOf(ctx.db, row))
  return label.__typename === 'ReturnRefused' ? refusal(label.message) : label
}

async function giveLabel(
  ctx: Context,
  tx: Tx,
  { order, row, actorId, now }: Locked,
  { label, total }: { label: CaseLabel; total: number },
): Promise<Deed> {
  if (hasLabel(row)) return done
  if (row.proposed_at !== null) return refusal(proposalWaits)
  const notNow = await refusalOfDeciding(ctx, tx, { order, actorId, now })
  if (notNow) return notNow
  if (!(await labelForStaff(tx, row, now))) return gone
  const parcel = { ...(await parcelOf(tx, row)), differs: await keptDifferences(tx, row.id) }
  const back = await createCaseReturn(ctx, tx, { caseId: row.id, label, total, ...parcel })
  if (back.__typename === 'ReturnRefused') return refusal(back.message)
  await updateCase(tx, row.id, {
    status: 'settled',
    offer: 'send_back',
    total_cents: total,
    money: back.money,
    return_id: back.id,
    answer_by: null,
    asked_at: null,
    reply_by: null,
    since: now,
    settled_at: now,
    taken_by: row.taken_by ?? actorId,
  })
  await insertCaseEvent(tx, { caseId: row.id, kind: 'chose', actorId, body: offerTitles.send_back, at: now })
  await queueCaseMail(tx, row.id, 'opened', `label-${back.id}`)
  return done
}
