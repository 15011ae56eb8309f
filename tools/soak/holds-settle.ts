// After the last buyer: moves deadlines into the past, so that delayed work of the shop is done, until no
// payment, job or change is waiting.
import type pg from 'pg'

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    signal.throwIfAborted()
    setTimeout(done, ms)
  })

/** Waits until `isDone` resolves to true; returns false after `ms` milliseconds. */
async function until(isDone: () => Promise<boolean>, ms: number, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + ms
  while (!(await isDone())) {
    if (performance.now() > end) return false
    await pause(250, signal)
  }
  return true
}

const numberOf = async (pool: pg.Pool, text: string): Promise<number> =>
  (await pool.query<{ n: number }>(text)).rows[0]?.n ?? 0

const openAttempts = `select count(*)::int as n from payment_attempt where status in ('started', 'review', 'approval', 'abandoning')`
/** Jobs about orders that are due, or that have failed before. */
const openJobs = `select count(*)::int as n from graphile_worker.jobs
  where task_identifier in ('chargeOrder', 'voidPayment', 'payRefunds', 'orderMail', 'handTurn') and (run_at <= now() or attempts > 0)`

/**
 * The result of `settleAll`: `aged` payments whose deadline was moved, `freed` jobs of lost workers, and
 * one line for each queue that is not empty yet.
 */
export type Settled = {
  readonly aged: number /** Jobs whose worker never learned that they are its. */
  readonly freed: number
  readonly broken: readonly string[]
}
/** How long `settleAll` waits, in milliseconds. */
export type Patience = {
  /** For the processor's own decisions about payments. */
  readonly decideMs: number
  /**
   * A job that has run for longer has lost its worker. Must be longer than a worker waits for a silent
   * server (api/src/worker.ts).
   */
  readonly jobMs: number
  /** For everything else. */
  readonly patienceMs: number
}
type Options = Patience & { readonly pool: pg.Pool; readonly signal: AbortSignal }

/**
 * Moves the lock time of jobs whose worker is gone eleven minutes back, so that the shop's own round hands
 * them out again. Returns how many were moved.
 */
async function freeLostJobs({ pool, jobMs }: Options): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '11 minutes'
    where locked_at between now() - interval '10 minutes' and now() - $1 * interval '1 millisecond'`,
    [jobMs],
  )
  if (rowCount)
    await pool.query(
      `select graphile_worker.add_job('freeJobs', '{}'::json, job_key => 'soak-free', max_attempts => 3)`,
    )
  return rowCount ?? 0
}

/**
 * Waits until all payments are decided: first by the processor, then by moving the deadline of those whose
 * shopper never came back into the past. Then waits until the jobs and the outbox are empty. Returns the
 * numbers and what is still waiting.
 */
export async function settleAll(options: Options): Promise<Settled> {
  const { pool, signal, decideMs, patienceMs } = options
  await until(async () => (await numberOf(pool, openAttempts)) === 0, decideMs, signal)
  const aged = await numberOf(pool, openAttempts)
  let freed = 0
  const isSettled = async () => {
    freed += await freeLostJobs(options)
    await pool.query(
      `update payment_attempt set deadline_at = now() where status in ('started', 'review', 'approval', 'abandoning') and deadline_at > now()`,
    )
    // A job that failed during the trouble waits for its next try; that try is made due now.
    await pool.query(
      `update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null and run_at > now()`,
    )
    const attempts = await numberOf(pool, openAttempts)
    if (attempts > 0)
      await pool.query(
        `select graphile_worker.add_job('settleAttempts', '{}'::json, job_key => 'soak-settle', max_attempts => 3)`,
      )
    return attempts === 0 && (await numberOf(pool, openJobs)) === 0
  }
  const isDone = await until(isSettled, patienceMs, signal)
  const isIndexed = await until(
    async () => (await numberOf(pool, 'select count(*)::int as n from outbox')) === 0,
    patienceMs,
    signal,
  )
  const broken: string[] = []
  if (!isDone)
    broken.push(
      `${await numberOf(pool, openAttempts)} payments and ${await numberOf(pool, openJobs)} jobs are undecided after ${patienceMs / 1000} s`,
    )
  if (!isIndexed)
    broken.push(
      `${await numberOf(pool, 'select count(*)::int as n from outbox')} changes are not in the index after ${patienceMs / 1000} s`,
    )
  return { aged, freed, broken }
}

/**
 * Ends all living holds that belong to no order now, as if their remaining time had passed. Returns how
 * many there were.
 */
export async function endHolds(pool: pg.Pool): Promise<number> {
  const { rowCount } =
    await pool.query(`update hold set taken_at = taken_at - (expires_at - now()), extended_at = extended_at - (expires_at - now()),
    expires_at = now() where order_id is null and released_at is null and expires_at > now()`)
  return rowCount ?? 0
}
