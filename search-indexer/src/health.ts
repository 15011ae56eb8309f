// The indexer's health for operators: alive, ready, and how far behind.
import { type RequestTimes, requestTimes } from '@hemline/rules/vocabulary/limits.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Engine } from './opensearch.ts'
import { outboxState } from './outbox.ts'

export type Metrics = {
  registry: Registry
  round: (what: { seconds: number; written: number; refused: number }) => void
  failure: () => void
  uncaught: (what: string) => void
}

/**
 * Makes the metrics of one indexer in a registry of their own; the outbox is counted when the metrics are
 * read.
 */
export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const written = new Counter({
    name: 'hemline_indexer_documents_total',
    help: 'Documents written',
    registers,
  })
  const refused = new Counter({
    name: 'hemline_indexer_refused_total',
    help: 'Documents that OpenSearch refused',
    registers,
  })
  const failures = new Counter({
    name: 'hemline_indexer_failures_total',
    help: 'Rounds that failed as a whole',
    registers,
  })
  const uncaught = new Counter({
    name: 'hemline_uncaught_total',
    help: 'Rejections and exceptions that nothing but the last catch of the process caught',
    labelNames: ['what'],
    registers,
  })
  const seconds = new Histogram({
    name: 'hemline_indexer_round_seconds',
    help: 'Time of a round',
    registers,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5],
  })
  const oldest = new Gauge({
    name: 'hemline_outbox_oldest_seconds',
    help: 'Age of the oldest waiting change',
    registers,
  })
  new Gauge({
    name: 'hemline_outbox_waiting',
    help: 'Changes that wait',
    registers,
    async collect() {
      const state = await outboxState(pool).catch(() => ({ waiting: Number.NaN, oldestSeconds: Number.NaN }))
      this.set(state.waiting)
      oldest.set(state.oldestSeconds)
    },
  })
  return {
    registry,
    round: (what) => {
      seconds.observe(what.seconds)
      written.inc(what.written)
      refused.inc(what.refused)
    },
    failure: () => failures.inc(),
    uncaught: (what) => uncaught.inc({ what }),
  }
}

/** The services that the health server reports on. */
type Doors = { pool: pg.Pool; engine: Engine; metrics: Metrics; times?: RequestTimes }

/**
 * Makes the indexer's HTTP server with /livez, /readyz and /metrics; the caller listens and closes. Ready
 * (200, else 503) means that database, engine and index can be reached.
 */
export function createHealthServer({ pool, engine, metrics, times = requestTimes }: Doors): FastifyInstance {
  const app = fastify({ logger: false, requestTimeout: times.requestTimeout, http: times })
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const postgres = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    const opensearch = await engine.ping()
    const index = opensearch && (await engine.indexesOf(engine.target.readAlias).catch(() => [])).length > 0
    return reply.code(postgres && opensearch && index ? 200 : 503).send({ postgres, opensearch, index })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return app
}
