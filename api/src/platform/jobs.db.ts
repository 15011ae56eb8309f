import type { Db } from '@hemline/db/connect.ts'
import { sql } from 'kysely'
import type { DbOrTx } from './db.ts'
import { inTransaction } from './db.ts'
import type { JobName, JobPayloads } from './jobs.ts'

/**
 * The number of tries of a job; the pauses between tries grow, so that the last is some nine hours after
 * the first.
 */
export const maxAttempts = 12

/** More minutes than any job takes. */
const jobMinutesMost = 10

/**
 * Unlocks jobs that a worker took more than 10 minutes ago and never finished (killed or cut off), so
 * that another worker runs them. The queue would do so only after four hours, too late for a payment to
 * be voided.
 */
export async function freeJobs(db: DbOrTx, now: Date): Promise<void> {
  await sql`/* freeJobs */ update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < ${now}::timestamptz - make_interval(mins => ${jobMinutesMost})`.execute(db)
}

/**
 * Unlocks the jobs that the ended workers `owners` still hold, and marks the jobs `done` as complete when
 * only their marking was lost, so that this process runs no job twice.
 */
export async function letGoOfJobs(
  db: Db,
  { owners, done }: { owners: readonly string[]; done: readonly string[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`/* unlockJobs */ select graphile_worker.force_unlock_workers(${owners}::text[])`.execute(tx)
    await sql`/* markDone */ select id from graphile_worker.complete_jobs(${done}::bigint[])`.execute(tx)
  })
}

/**
 * Queues a job within the given transaction, so that a rollback removes it. A waiting job with the same `key`
 * is replaced; without a key each call queues one more. A job with `at` does not run earlier. A job that
 * fails is tried 12 times in all.
 */
export async function addJob<N extends JobName>(
  db: DbOrTx,
  name: N,
  payload: JobPayloads[N],
  when?: string | { key: string; at: Date },
): Promise<void> {
  const { key, at } = typeof when === 'object' ? when : { key: when ?? null, at: null }
  await sql`/* addJob */ select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, job_key => ${key}::text,
    run_at => ${at}::timestamptz, max_attempts => ${maxAttempts}::int)`.execute(db)
}
