// The job queue as an admin sees it, and the actions on failed jobs, each recorded with its reason.
import { isReason, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import {
  failJob,
  findJob,
  insertJobEvent,
  listJobKinds,
  listJobNotes,
  listTroubledJobs,
  rescheduleJob,
} from './employee.db.ts'

type Result = Awaited<ResolversTypes['JobActResult']>
const refusal = (message: string) => ({ __typename: 'StaffRefusal' as const, message })

async function overview(db: Context['db'] | Tx, now: Date) {
  const kinds = await listJobKinds(db, now)
  const troubled = await listTroubledJobs(db, 100)
  const notes = await listJobNotes(db, 30)
  return {
    kinds,
    troubled: troubled.map((job) => ({ ...job, id: String(job.id) })),
    notes: notes.map((note) => ({ ...note, id: String(note.id), jobId: String(note.jobId) })),
  }
}

/**
 * Returns the job queue to an employee with the right to see it: counts per name, up to 100 failed jobs, and
 * the last 30 actions. Throws UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function jobsFor(ctx: Context) {
  atWork(ctx, 'see_jobs')
  return overview(ctx.db, ctx.now())
}

type Act = { id: string; reason: string; kind: 'tried_again' | 'given_up' }

async function act(ctx: Context, { id, reason, kind }: Act): Promise<Result> {
  const actorId = atWork(ctx, 'retry_jobs')
  const now = ctx.now()
  if (!isReason(reason)) return refusal(reasonNeeded)
  return inTransaction<Result & { __typename: string }>(ctx.db, 'JobsPayload', async (tx) => {
    const job = /^\d{1,18}$/.test(id) ? await findJob(tx, id) : undefined
    if (!job) throw refuse('NOT_FOUND', 'There is no such job: it is done, or was never there.')
    if (job.running) return refusal('This job is running right now.')
    // The button was pressed twice: the job is already in the wanted state.
    const isSo = kind === 'given_up' ? job.dead : !job.failed
    if (isSo) return { __typename: 'JobsPayload', jobs: await overview(tx, now) }
    const done =
      kind === 'given_up'
        ? await failJob(tx, id, `Given up: ${reason.trim()}`)
        : await rescheduleJob(tx, id, now)
    if (!done) return refusal('This job is running right now.')
    await insertJobEvent(tx, { jobId: id, task: job.name, kind, actorId, reason: reason.trim(), at: now })
    return { __typename: 'JobsPayload', jobs: await overview(tx, now) }
  })
}

/**
 * Makes a failed job due now with fresh attempts; one that has not failed is answered as done. Returned
 * refusals: StaffRefusal (no reason, or the job is running). Throws NOT_FOUND when the job is gone,
 * UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export const retryByStaff = (ctx: Context, id: string, reason: string) =>
  act(ctx, { id, reason, kind: 'tried_again' })
/**
 * Stops all retries of a failed job; its row stays with the reason as error. One that is dead is answered as
 * done. Returned refusals: StaffRefusal (no reason, or the job is running). Throws NOT_FOUND when the job is
 * gone, UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export const giveUpByStaff = (ctx: Context, id: string, reason: string) =>
  act(ctx, { id, reason, kind: 'given_up' })
