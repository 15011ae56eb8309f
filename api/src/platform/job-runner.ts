// Runs the queue's jobs whatever becomes of the connections to PostgreSQL (decision 0105). The queue's
// library does not await its own statement that marks a job as done or failed: when the connection breaks
// just then, the rejection is unhandled and the job stays locked. So this module replaces the runner
// within the process and unlocks the old one's jobs.
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { connectPool, type Db } from '@hemline/db/connect.ts'
import { scrubbed } from '@hemline/rules/errors/scrub.ts'
import {
  type Job,
  Logger,
  type LogLevel,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Logger as Log } from 'pino'
import { letGoOfJobs } from './jobs.db.ts'

export type JobRunnerOptions = {
  url: string
  /** Connections of another pool; they unlock the jobs of an ended runner. */
  db: Db
  taskList: TaskList
  crontab: string
  log: Pick<Log, LogLevelName>
  onJobError: (error: unknown, job: Job) => void
  /** Called when the runner was replaced; `why` is one of a few fixed texts. */
  onReplaced?: (why: string) => void
}
export type JobRunner = {
  /** Replaces the runner by a new one; the old one finishes the jobs it has begun. */
  replace: (why: string) => void
  /** Takes no more jobs; resolves when the jobs in progress are done and unlocked. */
  stop: () => Promise<void>
}

type LogLevelName = 'error' | 'warn' | 'info' | 'debug'
const levels: Record<LogLevel, LogLevelName> = {
  error: 'error',
  warning: 'warn',
  info: 'info',
  debug: 'debug',
}
const mostOfMessage = 4000
/**
 * Removes private data from the library's warnings and errors, which quote errors as they were thrown,
 * such as a mail server's with the recipient's address. Other messages name only jobs.
 */
const loggable = (level: LogLevel, message: string) =>
  level === 'error' || level === 'warning' ? scrubbed(message, mostOfMessage) : message

const jobsAtOnce = 4
const firstPauseMs = 100
const longestPauseMs = 5000
/** After this long without a replacement the next one happens without a long pause again. */
const calmMs = 30_000
/**
 * How many finished jobs are remembered, in case their marking was lost; marking takes milliseconds, so
 * the last ones are enough.
 */
const rememberedJobs = 1000

type Queue = { runner: Runner; owners: Set<string>; done: Set<string>; end: () => Promise<void> }

/**
 * Records the worker ids under which the library locks jobs and the jobs that were done; calls `onDoubt`
 * when the response to a request for a job was lost.
 */
function observe(events: WorkerEvents, onDoubt: () => void): Pick<Queue, 'owners' | 'done'> {
  const owners = new Set<string>()
  const done = new Set<string>()
  let isDoubtful = false
  // Asked again once the database answers: until then a new runner would fare no better.
  const answered = () => {
    if (isDoubtful) onDoubt()
    isDoubtful = false
  }
  events.on('pool:create', ({ workerPool }) => void owners.add(workerPool.id))
  events.on('worker:getJob:error', () => {
    isDoubtful = true
  })
  events.on('worker:getJob:empty', answered)
  events.on('job:start', answered)
  events.on('job:success', ({ job }) => {
    done.add(job.id)
    const [oldest] = done
    if (done.size > rememberedJobs && oldest !== undefined) done.delete(oldest)
  })
  return { owners, done }
}

async function startQueue(
  { url, taskList, crontab, log, onJobError }: JobRunnerOptions,
  onDoubt: () => void,
): Promise<Queue> {
  // A queue that waits for an answer that never comes does no job any more.
  const pool = connectPool({
    url,
    name: 'hemline-queue',
    max: jobsAtOnce + 1,
    statementTimeoutMs: 0,
    silentMs: 10_000,
  })
  const events: WorkerEvents = new EventEmitter()
  const observed = observe(events, onDoubt)
  events.on('job:error', ({ error, job }) => onJobError(error, job))
  try {
    const runner = await run({
      pgPool: pool,
      concurrency: jobsAtOnce,
      noHandleSignals: true,
      crontab,
      taskList,
      events,
      // What a job is about stays out of the log: it may name people.
      logger: new Logger(() => (level, message) => log[levels[level]](loggable(level, message))),
    })
    return { runner, ...observed, end: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/**
 * Starts running jobs and goes on until `stop` is called, replacing the runner when needed. Throws when
 * the database can't be reached at the start.
 */
export async function keepRunning(options: JobRunnerOptions): Promise<JobRunner> {
  const { db, log, onReplaced } = options
  const stopping = new AbortController()
  let current: Queue | undefined
  let replacing: Promise<void> | undefined
  const retiring = new Set<Promise<void>>()
  let pauseMs = firstPauseMs
  let calm: NodeJS.Timeout | undefined

  const pause = async (): Promise<void> => {
    await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    clearTimeout(calm)
    calm = setTimeout(() => {
      pauseMs = firstPauseMs
    }, calmMs).unref()
  }
  const open = async (): Promise<void> => {
    const queue = await startQueue(options, () => replace('a question for a job was lost'))
    current = queue
    const ended = () => {
      if (current === queue) replace('the runner ended by itself')
    }
    queue.runner.promise.then(ended, ended)
  }
  /** Lets a runner finish its jobs, then unlocks the jobs that it still has locked. */
  const retire = async ({ runner, owners, done, end }: Queue): Promise<void> => {
    // It rejects when the runner has ended by itself.
    await runner.stop().catch(() => undefined)
    for (let isTried = false; !isTried; ) {
      isTried = await letGoOfJobs(db, { owners: [...owners], done: [...done] }).then(
        () => true,
        () => stopping.signal.aborted,
      )
      if (!isTried) await wait(longestPauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await end()
  }
  const startRetiring = (queue: Queue): void => {
    const retired = retire(queue).catch((error: unknown) =>
      log.error({ err: error }, 'a runner of jobs could not be ended'),
    )
    retiring.add(retired)
    void retired.then(() => retiring.delete(retired))
  }
  const replaceNow = async (why: string): Promise<void> => {
    await pause()
    if (stopping.signal.aborted) return
    log.warn({ why }, 'a new runner takes over the jobs')
    onReplaced?.(why)
    if (current) startRetiring(current)
    current = undefined
    while (!current && !stopping.signal.aborted) {
      await open().catch((error: unknown) => log.warn({ err: error }, 'no runner can start now; jobs wait'))
      if (!current) await pause()
    }
  }
  function replace(why: string): void {
    if (stopping.signal.aborted) return
    replacing ??= replaceNow(why).finally(() => {
      replacing = undefined
    })
  }

  await open()
  return {
    replace,
    stop: async () => {
      stopping.abort()
      await replacing
      if (current) startRetiring(current)
      await Promise.all(retiring)
    },
  }
}
