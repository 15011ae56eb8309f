// Builds the API as one Fastify application; the only place where its parts are put together.
import helmet from '@fastify/helmet'
import type { Db } from '@hemline/db/connect.ts'
import { createPictures } from '@hemline/pictures/pipeline.ts'
import { registerPictureRoutes } from '@hemline/pictures/routes.ts'
import { loggableError } from '@hemline/rules/common/loggable-error.ts'
import { type RequestTimes, requestBytesMax, requestTimes } from '@hemline/rules/vocabulary/limits.ts'
import { deviceHeader, deviceOf } from '@hemline/rules/vocabulary/wire.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { registerCollector } from './domains/analytics/analytics.ts'
import { caseShowsPhoto } from './domains/cases/cases.ts'
import { registerDirectLabel } from './domains/direct-sell/direct-sell.ts'
import { registerEarningsCsv } from './domains/earnings/earnings.ts'
import { applySellerReturnReport, registerSellerReturnLabel } from './domains/employee/employee.ts'
import { experimentTreatments, startArmMeter } from './domains/experiments/experiments.ts'
import { registerCarrierWebhooks } from './domains/fulfillment/webhooks.ts'
import { findViewer } from './domains/identity/identity.ts'
import { registerImageSearchPicture } from './domains/image-search/image-search.ts'
import { applyKitReport } from './domains/kits/kits.ts'
import { registerLabelFile } from './domains/labels/labels.ts'
import { registerTextReplies, registerUnsubscribe } from './domains/notifications/notifications.ts'
import { registerPartners } from './domains/partners/partners.ts'
import { registerPagePictures } from './domains/photos/page-pictures.ts'
import { registerPhotoRoutes } from './domains/photos/photo-routes.ts'
import { type PhotoKey, pictureSource } from './domains/photos/photos.ts'
import { registerExportFiles } from './domains/privacy/privacy.ts'
import { applyReturnReport, registerReturnLabel, returnShowsPhoto } from './domains/returns/returns.ts'
import { registerStyleStream } from './domains/styling/style-stream.ts'
import { registerWaitlistLeave } from './domains/waitlist/waitlist.ts'
import { registerGraphql } from './graphql.ts'
import { registerLive } from './live.ts'
import { admitOnly, createAdmission } from './platform/admission.ts'
import { registerBrowserReports } from './platform/browser-reports.ts'
import { systemClock } from './platform/clock.ts'
import { registerCookies } from './platform/cookies.ts'
import { isDatabaseUp } from './platform/db.ts'
import { requestIdOf, secretPaths, setErrorHandlers } from './platform/edge.ts'
import { refuseWhenStuck, type StuckLimits } from './platform/lag.ts'
import { postgresLive } from './platform/live.ts'
import { bufferedOutput } from './platform/log-output.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import type { OutsideRules } from './platform/outside.ts'
import { pictureBytes } from './platform/picture-bytes.ts'
import { networkOf } from './platform/rate-limit.ts'
import { searchClient } from './platform/search-client.ts'
import { makeCarriers } from './ports/carriers.drivers.ts'
import { folderContent } from './ports/content.folder.ts'
import { logErrorReports } from './ports/error-reports.log.ts'
import type { ErrorReports } from './ports/error-reports.ts'
import { folderExportStore } from './ports/export-store.folder.ts'
import { makePayments } from './ports/payments.drivers.ts'
import type { PaymentsPort } from './ports/payments.ts'
import { makePayouts } from './ports/payouts.drivers.ts'
import type { PayoutsPort } from './ports/payouts.ts'
import { folderPhotoStore } from './ports/photo-store.folder.ts'
import type { PhotoStore } from './ports/photo-store.ts'
import { makeStylistModel } from './ports/stylist-model.openai.ts'
import type { StylistModelPort } from './ports/stylist-model.ts'
import { sandboxTextReplies } from './ports/text-replies.ts'
import type { TreatmentsPort } from './ports/treatments.ts'
import { registerPaymentWebhooks } from './webhooks.ts'

export type AppOptions = {
  config: Config
  db: Db
  now?: () => Date
  /** By default the driver that the configuration names. */
  payments?: PaymentsPort
  /** By default the folder that the configuration names. */
  photoStore?: PhotoStore
  /** What an import may reach; by default the public network. */
  outside?: OutsideRules
  /** By default the experiments of the database. */
  treatments?: TreatmentsPort
  /** By default the driver that the configuration names. */
  stylistModel?: StylistModelPort
  /** By default the sandbox. */
  payouts?: PayoutsPort
  /** By default the carriers of the configuration. */
  carriers?: Context['carriers']
  /** By default the log itself. */
  reports?: ErrorReports
  /** By default metrics of this application alone. */
  metrics?: Metrics
  /** The log's stream; false: no log. By default standard output. */
  logTo?: LogTo | false
  /** Time limits for receiving a request. */
  times?: RequestTimes
  /** Above these limits all requests are refused; by default 2000 ms of average lag, and 1.5 GB of heap. */
  stuck?: StuckLimits
}
type LogTo = { write: (line: string) => void }
type Doors = Pick<
  Context,
  | 'config'
  | 'db'
  | 'payments'
  | 'payouts'
  | 'carriers'
  | 'treatments'
  | 'arms'
  | 'pictures'
  | 'texts'
  | 'stylistModel'
> & {
  now: () => Date
}

type ServerParts = { logTo: AppOptions['logTo']; times: RequestTimes }

function makeServer(config: Config, { logTo, times }: ServerParts): FastifyInstance {
  return Fastify({
    logger:
      logTo === false
        ? false
        : { level: config.LOG_LEVEL, redact: secretPaths, serializers, stream: logTo ?? bufferedOutput() },
    trustProxy: config.TRUSTED_PROXY.split(','),
    bodyLimit: requestBytesMax,
    requestTimeout: times.requestTimeout,
    http: times,
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  })
}

/**
 * Builds the application with its hooks and routes; it does not listen yet. Doors that are not given
 * (payments, payouts, carriers, photo store, stylist model …) are made from the configuration. Closing the
 * application closes the picture workers, not the database.
 */
export async function createApp({
  config,
  db,
  now = systemClock,
  payments,
  reports,
  logTo,
  ...given
}: AppOptions): Promise<FastifyInstance> {
  const app = makeServer(config, { logTo, times: given.times ?? requestTimes })
  app.addHook('onResponse', logAnswer)
  // A form of another site can send plain text; it never needs to be read.
  app.removeContentTypeParser('text/plain')
  const reporting = reports ?? logErrorReports(app.log)
  setErrorHandlers(app, reporting)
  const photos = {
    db,
    now,
    store: given.photoStore ?? folderPhotoStore(config.PHOTO_STORE_DIR),
    outside: given.outside,
    opensByKey: (asked: { db: Db; now: () => Date }, photoId: string, key: PhotoKey) =>
      (key.kind === 'case' ? caseShowsPhoto : returnShowsPhoto)(asked, photoId, key),
  }
  const room = { cacheDir: config.PICTURE_CACHE_DIR, maxBytes: config.PICTURE_CACHE_MB * 1e6, now }
  const pictures = createPictures({ ...room, source: (id: number) => pictureSource(photos, id) as never })
  const doors: Doors = {
    config,
    db,
    now,
    payments: payments ?? (await makePayments(config, now)),
    payouts: given.payouts ?? makePayouts(config, now),
    carriers: given.carriers ?? makeCarriers(config),
    treatments: given.treatments ?? experimentTreatments(db),
    arms: startArmMeter(app, { db, now }),
    pictures: pictureBytes(photos.store, pictures),
    texts: folderContent(config.CONTENT_DIR),
    stylistModel: given.stylistModel ?? (await makeStylistModel(config)),
  }
  const metrics = given.metrics ?? createMetrics()
  app.addHook('onClose', async () => pictures.close())
  closeConnectionsWhenStopping(app)
  await registerCookies(app, config)
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  refuseWhenStuck(app, {
    ...(given.stuck ?? { mostMs: 2000 }),
    onRefusal: () => metrics.refused.inc({ why: 'stuck' }),
  })
  registerHealth(app, { config, db, metrics })
  registerPictureRoutes(app, {
    pictures,
    networkOf,
    onRefusal: () => metrics.refused.inc({ why: 'pictures' }),
  })
  registerPhotoRoutes(app, photos)
  registerPagePictures(app, photos)
  registerCarrierWebhooks(app, doors, [applyKitReport, applyReturnReport, applySellerReturnReport])
  registerLabelFile(app, { db, now, secret: config.GIFT_CARD_SECRET })
  registerDirectLabel(app, { db, now })
  registerSellerReturnLabel(app, { db, now, carriers: doors.carriers })
  registerReturnLabel(app, { db, now, secret: config.GIFT_CARD_SECRET })
  await registerUnsubscribe(app, { db, now, secret: config.GIFT_CARD_SECRET })
  const replies = sandboxTextReplies({ secret: config.GIFT_CARD_SECRET, now })
  await registerTextReplies(app, { db, replies })
  await registerWaitlistLeave(app, { db, secret: config.GIFT_CARD_SECRET })
  registerBrowserReports(app, { reports: reporting, now })
  await registerCollector(app, { db, now, config })
  registerLive(app, { db, now, live: postgresLive(config.DATABASE_URL) })
  const viewerOf = (request: FastifyRequest) => findViewer(db, request, now())
  registerImageSearchPicture(app, { db, now, store: photos.store, viewerOf })
  registerEarningsCsv(app, { db, now, viewerOf })
  registerPartners(app, { db, now, store: photos.store, secret: config.GIFT_CARD_SECRET, viewerOf })
  registerStyleStream(app, { makeContext: (request, reply) => makeContext(doors, request, reply) })
  registerExportFiles(app, { db, now, viewerOf, exports: folderExportStore(config.PHOTO_STORE_DIR) })
  await registerPaymentWebhooks(app, {
    db,
    now,
    payments: doors.payments,
    payouts: doors.payouts,
    webOrigin: config.WEB_ORIGIN,
    giftCardSecret: config.GIFT_CARD_SECRET,
  })
  const bounds = {
    max: config.MAX_IN_FLIGHT,
    reads: config.READS_AT_ONCE,
    monotonicMs: () => performance.now(),
  }
  admitOnly(app, '/graphql', createAdmission({ ...bounds, onRefusal: (why) => metrics.refused.inc({ why }) }))
  await registerGraphql(app, {
    config,
    metrics,
    reports: reporting,
    makeContext: (request, reply) => makeContext(doors, request, reply),
  })
  return app
}

/**
 * What the log shows of requests and errors: the route without values, since URLs hold keys and searches.
 */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
  err: loggableError,
}

/** Logs one line a request, when its response is sent; the kind of device as the client names it. */
async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, routeOptions, headers } = request
  request.log.info(
    {
      method,
      route: routeOptions.url,
      device: deviceOf(headers[deviceHeader]),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'answered',
  )
}

/**
 * Makes clients close their connections after SIGTERM; a kept-alive connection would keep the process
 * running.
 */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
}

async function makeContext(
  { now, ...ports }: Doors,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const at = now()
  const kept = new Map<string, Promise<unknown>>()
  return {
    ...ports,
    viewer: await findViewer(ports.db, request, at),
    requestId: request.id,
    clientIp: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    privacySignal: request.headers['sec-gpc'] === '1',
    log: request.log,
    reply,
    now: () => at,
    once: <T>(key: string, load: () => Promise<T>) => {
      const existing = kept.get(key) as Promise<T> | undefined
      const value = existing ?? load()
      if (!existing) kept.set(key, value)
      return value
    },
    forget: () => kept.clear(),
  }
}

function registerHealth(
  app: FastifyInstance,
  { config, db, metrics }: { config: Config; db: Db; metrics: ReturnType<typeof createMetrics> },
): void {
  // A busy process is alive: the supervisor must not be told to restart it.
  const always = { config: { pressureHandler: () => undefined } }
  app.get('/livez', always, async () => ({ status: 'ok' }))
  app.get('/version', async () => ({ version: config.APP_VERSION }))
  app.get('/readyz', always, async (_, reply) => {
    const postgres = (await isDatabaseUp(db)) ? 'ok' : 'down'
    // Search being away is no reason to take the API out: listings answer from Postgres.
    const engine = searchClient(config.SEARCH_URL)
    const search = engine === undefined ? 'not configured' : (await engine.ping()) ? 'ok' : 'down'
    reply.code(postgres === 'ok' ? 200 : 503)
    return { status: postgres === 'ok' ? 'ok' : 'unavailable', postgres, search }
  })
  app.get('/metrics', always, async (_, reply) => {
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
