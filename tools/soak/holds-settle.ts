// When everybody has gone home: time passes for the shop, so that what waits for its hour is done,
// until nothing waits any more.
import type pg from 'pg'

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    signal.throwIfAborted()
    setTimeout(done, ms)
  })

/** Waits until `isDone`; false when that takes longer than `ms`. */
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
/** Jobs that have to do with orders, and are due or failed before. */
const openJobs = `select count(*)::int as n from graphile_worker.jobs
  where task_identifier in ('chargeOrder', 'voidPayment', 'payRefunds', 'orderMail', 'handTurn') and (run_at <= now() or attempts > 0)`

export type Settled = {
  readonly aged: number /** Jobs whose worker never learned that they are its. */
  readonly freed: number
  readonly broken: readonly string[]
}
export type Patience = {
  /** For the processor's own answers about payments. */
  readonly decideMs: number
  /**
   * A job that is under way for longer lost its worker. Longer than a worker waits for a silent
   * server (api/src/worker.ts).
   */
  readonly jobMs: number
  /** For everything else. */
  readonly patienceMs: number
}
type Options = Patience & { readonly pool: pg.Pool; readonly signal: AbortSignal }

/**
 * Jobs that were taken a while ago, and that nobody does, were taken ten minutes earlier: the shop's own
 * job hands them out again.
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
 * Lets the undecided payments be decided: what the processor looks at first, then those whose shopper never
 * came back, whose deadline is moved into the past. Returns how many were, and what is undecided still.
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
    // A job that failed while the wires were bad waits for its next try.
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
 * All living holds of unsold pieces end now, as if the time that they have left had
 * passed. Returns how many lived.
 */
export async function endHolds(pool: pg.Pool): Promise<number> {
  const { rowCount } =
    await pool.query(`update hold set taken_at = taken_at - (expires_at - now()), extended_at = extended_at - (expires_at - now()),
    expires_at = now() where order_id is null and released_at is null and expires_at > now()`)
  return rowCount ?? 0
}
