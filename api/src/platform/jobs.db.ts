import type { Db } from '@hemline/db/connect.ts'
import { sql } from 'kysely'
import type { DbOrTx } from './db.ts'
import { inTransaction } from './db.ts'
import type { JobName, JobPayloads } from './jobs.ts'

/** Tries in all; the pauses between them grow, so that the last is some nine hours after the first. */
const maxAttempts = 12

/** Longer than any job takes. */
const jobMinutesMost = 10

/**
 * Hands out jobs once more whose worker took them and was never heard of again: killed, or cut off before it
 * learned that they are its. The queue itself would do so after four hours, and a payment that is to be let
 * go of can't wait that long.
 */
export async function freeJobs(db: DbOrTx, now: Date): Promise<void> {
  await sql`/* freeJobs */ update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < ${now}::timestamptz - make_interval(mins => ${jobMinutesMost})`.execute(db)
}

/**
 * Lets go of the jobs that ended `owners` have still locked, so that others take them at once. Those that
 * were done, and only the mark was lost, are marked now: nothing is done twice by the process that knows.
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
 * Queues a job with the transaction it is handed: rolled back together, seen together. A waiting job of the
 * same `key` is replaced; one with `at` is not done before.
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
