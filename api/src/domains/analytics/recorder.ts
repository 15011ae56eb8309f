// Writes events in batches, so that a busy day does not cost a transaction an event. A process that is killed
// loses the events of the last second (decision 0190); one that stops writes them first.
import { loggableError } from '@hemline/rules/common/loggable-error.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { DbOrTx } from '../../platform/db.ts'
import { insertEvents } from './analytics.db.ts'
import type { NewEvent } from './stored-event.ts'

/** Most events of one statement, and most that wait while the database is away. */
export const recorderLimits = { batch: 500, waiting: 10_000 } as const

export type Recorder = {
  /** Takes events; false when too many wait already and the sender has to try again. */
  add: (events: readonly NewEvent[]) => boolean
  /** Writes all that wait. Events that the database did not take wait on. */
  flush: () => Promise<void>
  /** Writes what waits, and begins no further timer. */
  close: () => Promise<void>
}

/**
 * Makes a recorder that writes after `heldMs` milliseconds, or as soon as a batch of 500 is full. After a
 * failed write, which is logged, the events wait on: 10,000 at most.
 */
export function createRecorder({
  db,
  log,
  heldMs,
  write = insertEvents,
}: {
  db: DbOrTx
  log: Pick<FastifyBaseLogger, 'warn'>
  heldMs: number
  write?: (db: DbOrTx, events: readonly NewEvent[]) => Promise<void>
}): Recorder {
  let waiting: NewEvent[] = []
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, recorderLimits.batch)
      try {
        await write(db, batch)
      } catch (error) {
        waiting = [...batch, ...waiting].slice(0, recorderLimits.waiting)
        log.warn({ err: loggableError(error as Error), waiting: waiting.length }, 'events wait')
        return
      }
    }
  }
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = undefined
      if (waiting.length > 0) later()
    })
    return writing
  }
  function later(): void {
    if (isClosed) return
    timer ??= setTimeout(() => void flush(), heldMs).unref()
  }
  return {
    add: (events) => {
      if (waiting.length + events.length > recorderLimits.waiting) return false
      waiting.push(...events)
      if (waiting.length >= recorderLimits.batch) void flush()
      else later()
      return true
    },
    flush,
    close: async () => {
      isClosed = true
      await flush()
      await flush()
    },
  }
}
