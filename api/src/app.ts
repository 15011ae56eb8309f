// The API as one Fastify application, put together here and nowhere else.
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import type { Db } from '@hemline/db/connect.ts'
import { createPictures } from '@hemline/pictures/pipeline.ts'
import { registerPictureRoutes } from '@hemline/pictures/routes.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { photoArt } from './domains/catalogue/catalogue.ts'
import { findViewer } from './domains/identity/identity.ts'
import { registerGraphql } from './graphql.ts'
import { systemClock } from './platform/clock.ts'
import { isDatabaseUp } from './platform/db.ts'
import { bodyLimitBytes } from './platform/limits.ts'
import { createMetrics } from './platform/metrics.ts'
import { searchClient } from './platform/search-client.ts'

export type AppOptions = { config: Config; db: Db; now?: () => Date; logger?: boolean }

/** Builds the application; it listens nowhere yet. Closing it closes the picture workers, not the database. */
export async function createApp({ config, db, now = systemClock, logger = true }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ? { level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers["auth-token"]', 'req.headers.authorization'] } : false,
    trustProxy: config.TRUSTED_PROXY.split(','),
    bodyLimit: bodyLimitBytes,
    requestIdHeader: 'x-request-id',
    forceCloseConnections: 'idle',
  })
  const metrics = createMetrics()
  const pictures = createPictures({ cacheDir: config.PICTURE_CACHE_DIR, source: (id: number) => photoArt(db, id) as never })
  app.addHook('onClose', async () => pictures.close())
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    maxHeapUsedBytes: 1.5e9,
    retryAfter: 1,
    message: 'We are very busy. Please try again in a moment.',
  })
  registerHealth(app, { config, db, metrics })
  registerPictureRoutes(app, { pictures })
  await registerGraphql(app, { config, metrics, makeContext: (request, reply) => makeContext({ config, db, now }, request, reply) })
  return app
}

async function makeContext(
  { config, db, now }: { config: Config; db: Db; now: () => Date },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const at = now()
  const kept = new Map<string, Promise<unknown>>()
  return {
    db,
    config,
    viewer: await findViewer(db, request, at),
    requestId: request.id,
    clientIp: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log,
    reply,
    now: () => at,
    once: <T>(key: string, load: () => Promise<T>) => {
      const existing = kept.get(key) as Promise<T> | undefined
      const value = existing ?? load()
      if (!existing) kept.set(key, value)
      return value
    },
  }
}

function registerHealth(app: FastifyInstance, { config, db, metrics }: { config: Config; db: Db; metrics: ReturnType<typeof createMetrics> }): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/version', async () => ({ version: config.APP_VERSION }))
  app.get('/readyz', async (_, reply) => {
    const postgres = (await isDatabaseUp(db)) ? 'ok' : 'down'
    // Search being away is no reason to take the API out: listings answer from Postgres.
    const engine = searchClient(config.SEARCH_URL)
    const search = engine === undefined ? 'not configured' : (await engine.ping()) ? 'ok' : 'down'
    reply.code(postgres === 'ok' ? 200 : 503)
    return { status: postgres === 'ok' ? 'ok' : 'unavailable', postgres, search }
  })
  app.get('/metrics', async (_, reply) => {
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
