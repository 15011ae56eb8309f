// The indexer's program: runs until SIGTERM or SIGINT, then ends after the running round.
import { connectPool } from '@hemline/db/connect.ts'
import { installLastCatch } from '@hemline/rules/common/last-catch.ts'
import { loggableError } from '@hemline/rules/common/loggable-error.ts'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { connectionsNeeded, type Daemon, startDaemon } from './daemon.ts'
import { createHealthServer, createMetrics } from './health.ts'
import { connectEngine } from './opensearch.ts'

/**
 * Time for the running round to end after SIGTERM: less than supervisors wait before they kill a process.
 */
const drainMs = 14_000

const config = readConfig()
const log = pino({ level: config.LOG_LEVEL, name: 'search-indexer', serializers: { err: loggableError } })
if (config.SEARCH_URL === '') {
  log.info('no search engine is configured (SEARCH_URL is empty): nothing to do')
  process.exit(0)
}
const url = config.DATABASE_URL
// A round asks for one batch, in milliseconds. What it claimed waits for it, a sale too, so a wire that fell
// silent is soon given up, and a transaction ends soon after the longest that the engine may take (30 s).
const pool = connectPool({
  url,
  name: 'search-indexer',
  max: connectionsNeeded + 2,
  statementTimeoutMs: 8000,
  silentMs: 10_000,
  idleTransactionMs: 35_000,
})
// Making a whole index asks for many pages at once, and waits for others who make one.
const makingPool = connectPool({
  url,
  name: 'search-indexer-making',
  max: 3,
  statementTimeoutMs: 60_000,
  silentMs: 65_000,
  idleTransactionMs: 120_000,
})
const engine = connectEngine(config.SEARCH_URL)
const metrics = createMetrics(pool)
const server = createHealthServer({ pool, engine, metrics })
let daemon: Daemon | undefined
const { end } = installLastCatch(process, {
  report: (error, what) => {
    metrics.uncaught(what)
    log.error({ err: error, where: what, report: true }, 'unexpected failure')
  },
  drain: async () => {
    await daemon?.stop()
    await server.close()
    await Promise.all([pool.end(), makingPool.end()])
    await engine.close()
  },
  drainMs,
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log.info({ signal }, 'ending after this round')
    end(0)
  })
}
await server.listen({ port: config.INDEXER_PORT, host: config.INDEXER_HOST })
daemon = startDaemon({ pool, makingPool, engine, batch: config.INDEXER_BATCH, log, metrics })
log.info({ address: server.server.address() }, 'indexing')
