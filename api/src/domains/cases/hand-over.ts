// Who has a case: an employee takes it, hands it to a colleague, or puts it back for everybody. Each of these
// stands in the history of the case.
import type { Context } from '../../context.ts'
import { insertCaseEvent, updateCase } from './cases-writes.db.ts'
import { listCaseColleagues } from './hand-over.db.ts'
import { actOnCase, done, refusal } from './staff.ts'

/** `to`: the colleague who gets the case; without one the viewer takes it, or puts it back. */
type HandOver = { code: string; take: boolean; to?: string | null }

/**
 * Assigns a case to the viewer (`take`), also one that a colleague has, to a colleague (`to`), or to nobody;
 * returns the case. Returns StaffRefusal for an unknown case and somebody who doesn't work on cases. Throws
 * UNAUTHENTICATED, and FORBIDDEN for viewers without the task `cases`.
 */
export const takeCase = (ctx: Context, { code, take, to = null }: HandOver) =>
  actOnCase(ctx, code, async (tx, row, actorId) => {
    const colleague =
      to === null ? undefined : (await listCaseColleagues(tx, actorId)).find((one) => one.id === to)
    if (to !== null && !colleague) return refusal('Choose somebody who works on cases.')
    const next = colleague?.id ?? (take ? actorId : null)
    if (next === row.taken_by) return done
    await updateCase(tx, row.id, { taken_by: next })
    const kind = colleague ? 'handed_over' : take ? 'taken' : 'put_back'
    await insertCaseEvent(tx, { caseId: row.id, kind, actorId, body: colleague?.name ?? '', at: ctx.now() })
    return done
  })
