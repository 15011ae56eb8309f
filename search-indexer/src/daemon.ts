// The loop that keeps the index up with the database: wakes on NOTIFY, looks anyway every second, waits out every outage.
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Metrics } from './health.ts'
import type { Engine } from './opensearch.ts'
import { drainOnce, NoIndex } from './outbox.ts'
import { isIndexUsable, rebuild } from './rebuild.ts'

export type DaemonOptions = { pool: pg.Pool; engine: Engine; batch: number; log: Logger; metrics: Metrics }
export type Daemon = { /** Ends after the round that runs. */ stop: () => Promise<void> }

const pollMs = 1000
const longestPauseMs = 5000

/** Starts the loop at once; it makes the index first when there is none of this mapping and database. */
export function startDaemon(options: DaemonOptions): Daemon {
  const { log, metrics } = options
  let stopping = false
  let wake: () => void = () => undefined
  let woken = false
  const nudge = () => {
    woken = true
    wake()
  }
  const pause = (ms: number) =>
    new Promise<void>((done) => {
      if (woken || stopping) {
        woken = false
        done()
        return
      }
      const timer = setTimeout(() => wake(), ms)
      wake = () => {
        clearTimeout(timer)
        woken = false
        wake = () => undefined
        done()
      }
    })

  const round = async (state: { ready: boolean }): Promise<boolean> => {
    if (!state.ready) {
      if (!(await isIndexUsable(options))) await rebuild({ ...options, say: (line) => log.info(line) })
      state.ready = true
    }
    const started = performance.now()
    const { claimed, written, refused } = await drainOnce(options)
    if (claimed > 0) metrics.round({ seconds: (performance.now() - started) / 1000, written, refused: refused.length })
    for (const refusal of refused.slice(0, 5)) log.error(refusal, 'OpenSearch refused a piece; it is tried again later')
    return claimed === options.batch
  }

  const run = async () => {
    const state = { ready: false }
    let failures = 0
    while (!stopping) {
      try {
        const more = await round(state)
        if (failures > 0) log.info('back to work')
        failures = 0
        if (!more) await pause(pollMs)
      } catch (error) {
        if (error instanceof NoIndex) state.ready = false
        if (failures === 0) log.warn({ err: error }, 'can’t index now; changes wait in the outbox')
        failures += 1
        metrics.failure()
        woken = false
        await pause(Math.min(longestPauseMs, 250 * 2 ** Math.min(failures, 5)))
      }
    }
  }

  const listener = keepListening(options, nudge)
  const finished = run()
  return {
    stop: async () => {
      stopping = true
      wake()
      await Promise.all([finished, listener.stop()])
    },
  }
}

/** Holds one connection that LISTENs, and makes another when it breaks; without it the poll alone finds changes. */
function keepListening({ pool, log }: DaemonOptions, onNotify: () => void): { stop: () => Promise<void> } {
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const again = () => {
    if (!stopped) timer = setTimeout(() => void open(), 1000)
  }
  const open = async () => {
    try {
      const mine = await pool.connect()
      mine.on('notification', onNotify)
      mine.once('error', (error) => {
        log.warn({ err: error }, 'the listening connection broke')
        client = undefined
        mine.release(true)
        again()
      })
      await mine.query('listen outbox')
      client = mine
      if (stopped) close()
    } catch {
      again()
    }
  }
  const close = () => {
    client?.removeAllListeners('notification')
    client?.release(true)
    client = undefined
  }
  const opening = open()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await opening
      close()
    },
  }
}
