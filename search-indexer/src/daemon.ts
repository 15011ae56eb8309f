// The loops that keep the index up with the database: woken by NOTIFY, looking anyway every second, waiting
// out every outage. Lanes have hands of their own, so that a sale never waits for a round full of edits.
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
  /** Has patience enough for making a whole index; `pool` when left out. */
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
 * Who works on which lanes. After a call a hand waits a moment, so that what comes
 * together is written together.
 */
const crew: readonly { lanes: Lanes; gatherMs: number; hands: number }[] = [
  { lanes: availability, gatherMs: 15, hands: 2 },
  { lanes: looks, gatherMs: 50, hands: 2 },
]
/** Connections that the hands and the listener take. */
export const connectionsNeeded = 1 + crew.reduce((sum, { hands }) => sum + hands, 0)

/**
 * One of those that work. The next one is called when a round was full: while one waits for
 * the engine, the other reads.
 */
type Hand = { lanes: Lanes; sleeper: Sleeper; isFirst: boolean; gatherMs: number; next: Sleeper | undefined }

/** Starts the loops at once; they make the index first when there is none of this mapping and database. */
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

/** Rounds until its sleeper is ended. */
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

/** Whether there is probably more. */
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
  /** Settles when there is an index; one making serves all hands. */
  ready: () => Promise<void>
  /** Whoever was `ready` by that promise found that there is none. */
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
