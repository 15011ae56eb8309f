// The queue of jobs as an admin sees it, and what can be done about one that failed: each
// with a reason, and noted.
import { isReason, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
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
} from './back-office.db.ts'
import { atWork } from './staff.ts'

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
    // Pressed again: what was asked for is so already.
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

/** Has a job that failed tried again from now on. Refuses: StaffRefusal (no reason, or it runs). */
export const retryByStaff = (ctx: Context, id: string, reason: string) =>
  act(ctx, { id, reason, kind: 'tried_again' })
/** Has a job that fails not tried any more. Refuses as `retryByStaff`. */
export const giveUpByStaff = (ctx: Context, id: string, reason: string) =>
  act(ctx, { id, reason, kind: 'given_up' })
