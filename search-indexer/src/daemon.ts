// The loops that keep the index up to date: woken by NOTIFY, polling every second anyway, waiting through
// every outage. Groups of lanes have workers of their own, so that a sale never waits for a round full of
// edits.
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Metrics } from './health.ts'
import { availability, concerns, type Lanes, looks } from './lanes.ts'
import { keepListening } from './listener.ts'
import type { Engine } from './opensearch.ts'
import { drainOnce, NoIndex } from './outbox.ts'
import { isIndexUsable, rebuild } from './rebuild.ts'
import { makeSleeper, type Sleeper } from './sleeper.ts'

export type DaemonOptions = {
  pool: pg.Pool
  /** A pool with time limits long enough for a whole rebuild; `pool` when left out. */
  makingPool?: pg.Pool
  engine: Engine
  batch: number
  log: Logger
  metrics: Metrics
}
export type Daemon = { /** Ends after the rounds that run. */ stop: () => Promise<void> }

const pollMs = 1000
const untilCalledMs = 3_600_000
const longestPauseMs = 5000

/**
 * The workers and their lanes. After a notice a worker waits `gatherMs`, so that changes that come
 * together are written together.
 */
const crew: readonly { lanes: Lanes; gatherMs: number; hands: number }[] = [
  { lanes: availability, gatherMs: 15, hands: 2 },
  { lanes: looks, gatherMs: 50, hands: 2 },
]
/** The number of connections that the workers and the listener use. */
export const connectionsNeeded = 1 + crew.reduce((sum, { hands }) => sum + hands, 0)

/**
 * One worker. It wakes the `next` one when its round was full: one can read while the other waits for the
 * engine.
 */
type Hand = { lanes: Lanes; sleeper: Sleeper; isFirst: boolean; gatherMs: number; next: Sleeper | undefined }

/**
 * Starts the indexer's loops, which drain the outbox by lanes, wake on the database's notices, and first
 * build the index when there is none for this mapping and database. Returns `stop`, which ends all loops and
 * the listening connection.
 */
export function startDaemon(options: DaemonOptions): Daemon {
  const hands = crew.flatMap(({ lanes, gatherMs, hands: count }): Hand[] => {
    const sleepers = Array.from({ length: count }, makeSleeper)
    return sleepers.map((sleeper, at) => ({
      lanes,
      sleeper,
      isFirst: at === 0,
      gatherMs,
      next: sleepers[at + 1],
    }))
  })
  const nudge = (notice: string) => {
    for (const { lanes, sleeper, isFirst } of hands) if (isFirst && concerns(lanes, notice)) sleeper.nudge()
  }
  const listener = keepListening(options, nudge)
  const index = keepIndex(options)
  const finished = hands.map((hand) => work(options, hand, index))
  return {
    stop: async () => {
      for (const { sleeper } of hands) sleeper.end()
      await Promise.all([...finished, listener.stop()])
    },
  }
}

/** Runs rounds until the worker's sleeper is ended; pauses after failures. */
async function work(options: DaemonOptions, hand: Hand, index: IndexKeeper): Promise<void> {
  const { log, metrics } = options
  const { sleeper } = hand
  let failures = 0
  while (!sleeper.isEnded()) {
    const mine = index.ready()
    try {
      await mine
      const more = await round(options, hand)
      if (failures > 0) log.info('back to work')
      failures = 0
      if (!more) await (hand.isFirst ? sleeper.rest(pollMs, hand.gatherMs) : sleeper.rest(untilCalledMs, 0))
    } catch (error) {
      if (error instanceof NoIndex) index.lost(mine)
      if (failures === 0) log.warn({ err: error }, 'can’t index now; changes wait in the outbox')
      failures += 1
      metrics.failure()
      await sleeper.pause(Math.min(longestPauseMs, 250 * 2 ** Math.min(failures, 5)))
    }
  }
}

/** Runs one round; returns whether more rows are probably waiting. */
async function round(
  { batch, log, metrics, ...options }: DaemonOptions,
  { lanes, next }: Hand,
): Promise<boolean> {
  const started = performance.now()
  const { claimed, written, refused } = await drainOnce({
    ...options,
    batch,
    lanes,
    onFull: () => next?.nudge(),
  })
  if (claimed > 0)
    metrics.round({ seconds: (performance.now() - started) / 1000, written, refused: refused.length })
  for (const refusal of refused.slice(0, 5))
    log.error(refusal, 'OpenSearch refused a piece; it is tried again later')
  return claimed === batch
}

type IndexKeeper = {
  /** Resolves when there is an index; all workers share one build. */
  ready: () => Promise<void>
  /** Tells that the index found through this promise of `ready` is gone. */
  lost: (by: Promise<void>) => void
}

function keepIndex({ pool: ownPool, makingPool: pool = ownPool, engine, log }: DaemonOptions): IndexKeeper {
  let making: Promise<void> | undefined
  const make = async () => {
    if (!(await isIndexUsable({ pool, engine })))
      await rebuild({ pool, engine, say: (line) => log.info(line) })
  }
  const ready = (): Promise<void> => {
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return making
  }
  const lost = (by: Promise<void>) => {
    if (making === by) making = undefined
  }
  return { ready, lost }
}
