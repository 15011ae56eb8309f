// The host gives the browser one origin: static files, documents with the right status and head, and a proxy
// to the API.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import proxy from '@fastify/http-proxy'
import files from '@fastify/static'
import { trackerPixelPath, trackerPostPath } from '@hemline/rules/analytics/collector.ts'
import { loggableError } from '@hemline/rules/common/loggable-error.ts'
import { livePath } from '@hemline/rules/queue/events.ts'
import { type RequestTimes, requestTimes } from '@hemline/rules/vocabulary/limits.ts'
import { hostCookie, isRequestId, requestIdHeader, sessionCookie } from '@hemline/rules/vocabulary/wire.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { withoutApi } from './answers.ts'
import { type Ask, createAsk, keepingAnswers } from './api.ts'
import { boundBodies, isTooLarge, refuseTooLarge } from './bodies.ts'
import { documentFor } from './documents.ts'
import type { FirstViews } from './first-view.ts'
import { untilHungUp } from './hang-up.ts'
import { renderDocument, type Template } from './html.ts'
import { addMachineFiles } from './machine-files.ts'
import { holdsKey, routePattern } from './route-pattern.ts'
import { codeHash } from './start-later.ts'

export type HostConfig = {
  apiUrl: string
  processorUrl?: string | undefined
  /** Another origin that browsers may send a card to. */
  tokenOrigin?: string | undefined
  dist: string
  publicOrigin?: string | undefined
  documentTimeoutMs?: number
  /**
   * Addresses and ranges of proxies before the host that say who asks (`x-forwarded-for`). By default only
   * a proxy on this machine is believed, and not for the address that the API gets.
   */
  trustedProxies?: string[] | undefined
  logger?: boolean
  /** By default info. */
  logLevel?: string
  logTo?: LogTo
  /** How long requests may take to come in. */
  times?: RequestTimes
}
/** Where the log goes instead of standard output. */
type LogTo = { write: (line: string) => void }

/** The tracker's paths stand at the root, as the public tracker asks for them. */
const proxied = ['/graphql', '/api', '/pictures', trackerPostPath, trackerPixelPath] as const
const processorPath = '/pay'
const year = 31_536_000
/** How long all documents share one list of categories. */
const indexMs = 30_000

const policy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", codeHash],
    // Positions of menus and sheets are set on elements while they move.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
}

async function addSecurity(app: FastifyInstance, tokenOrigin: string | undefined): Promise<void> {
  const directives = {
    ...policy.directives,
    'connect-src': ["'self'", ...(tokenOrigin ? [tokenOrigin] : [])],
  }
  await app.register(helmet, {
    contentSecurityPolicy: { ...policy, directives },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: year, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
}

/**
 * A connection whose request was under way at SIGTERM would be kept alive by the
 * browser, and the process by it.
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

/**
 * Live events pass as they come: never compressed, which would keep them back, and ended when the host stops,
 * since they would not end by themselves. Their browsers come back.
 */
function addLive(app: FastifyInstance): void {
  const open = new Set<FastifyReply['raw']>()
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] !== livePath) return
    request.headers['x-no-compression'] = 'true'
    open.add(reply.raw)
    reply.raw.once('close', () => open.delete(reply.raw))
  })
  app.addHook('preClose', async () => {
    for (const raw of open) raw.destroy()
  })
}

/**
 * What a client says of its connection to the host: some of it would end the request when it is handed on.
 */
const ofConnection: ReadonlySet<string> = new Set([
  'expect',
  'keep-alive',
  'upgrade',
  'http2-settings',
  'proxy-connection',
  'te',
  'trailer',
])
const withoutConnection = <H extends object>(headers: H): H =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name))) as H

/** Nothing behind the host reads from which address a request came, and that address may hold a key. */
async function addProxies(app: FastifyInstance, { apiUrl, trustedProxies }: HostConfig): Promise<void> {
  const addressOfAsker = ({ ip, socket }: FastifyRequest) =>
    trustedProxies ? ip : (socket.remoteAddress ?? '')
  for (const prefix of proxied) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // Below the pixel's path are gifts from friends.
      ...(prefix === trackerPixelPath && { routes: ['/'] }),
      proxyPayloads: true,
      ...untilHungUp(),
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, { referer, ...headers }) => ({
          ...withoutConnection(headers),
          'x-forwarded-for': addressOfAsker(request as FastifyRequest),
          [requestIdHeader]: String((request as FastifyRequest).id ?? ''),
        }),
      },
    })
  }
}

/**
 * The sandbox processor's own pages and its tokens, on our origin. A card number passes here: bodies go
 * through as they come and are never logged, and the processor is told nothing of who is logged in.
 */
async function addProcessor(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(proxy, {
    upstream,
    prefix: processorPath,
    rewritePrefix: processorPath,
    proxyPayloads: true,
    retryMethods: [],
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (_, { cookie, authorization, 'auth-token': token, referer, ...headers }) =>
        withoutConnection(headers),
    },
  })
}

/** Hashed files never change; everything else is asked for again. */
function cacheControl(file: string): string {
  return file.includes(`${path.sep}assets${path.sep}`)
    ? `public, max-age=${year}, immutable`
    : 'public, max-age=3600'
}

type Site = {
  template: Template
  originOf: (request: FastifyRequest) => string
  askFor: (request: FastifyRequest, timeoutMs?: number) => Ask
  askAsPerson: (request: FastifyRequest) => Ask | undefined
}

/**
 * Names that belong to this machine: without a public origin no other name of a request is believed, or
 * it would stand in caches.
 */
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

const sessionPair = new RegExp(`^(?:${hostCookie(sessionCookie)}|${sessionCookie})=[\\w.~%-]+$`)

/**
 * The session's cookies as they came, and no others: what is asked with them must not depend on more. Which
 * of two names counts is the API's to say.
 */
function sessionOf(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).filter((pair) => sessionPair.test(pair))
  return pairs.length > 0 ? pairs.join('; ') : undefined
}

function siteOf(config: HostConfig, template: Template): Site {
  const shared = keepingAnswers('getShopIndex', indexMs)
  const patience = config.documentTimeoutMs ?? 1500
  return {
    template,
    originOf: (request) =>
      config.publicOrigin ??
      `${request.protocol}://${ownName.test(request.host) ? request.host : 'localhost'}`,
    askFor: (request, timeoutMs = patience) =>
      shared(createAsk({ apiUrl: config.apiUrl, timeoutMs, requestId: String(request.id) })),
    askAsPerson: (request) => {
      const cookies = sessionOf(request)
      return cookies === undefined
        ? undefined
        : createAsk({
            apiUrl: config.apiUrl,
            timeoutMs: patience,
            requestId: String(request.id),
            sessionCookie: cookies,
          })
    },
  }
}

/** Path and query as they came; several slashes at the start never name another host. */
function addressOf(request: FastifyRequest): URL {
  const [path = '/', ...query] = request.url.split('?')
  return Object.assign(new URL('http://host/'), { pathname: path, search: query.join('?') })
}

async function answerDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { template, originOf, askFor, askAsPerson }: Site,
) {
  const url = addressOf(request)
  const origin = originOf(request)
  const answer = await documentFor(url, {
    ask: askFor(request),
    origin,
    askAsPerson: askAsPerson(request),
  }).catch((error: unknown) => {
    request.log.warn({ err: error, route: routePattern(url.pathname) }, 'document without the API')
    return withoutApi
  })
  reply.header('cache-control', answer.personal ? 'private, no-store' : 'no-cache')
  if (holdsKey(url.pathname)) reply.header('referrer-policy', 'no-referrer')
  if ('location' in answer) return reply.redirect(answer.location, answer.status)
  const body = renderDocument(template, answer, { origin, address: url.pathname + url.search })
  if (answer.personal) return reply.type('text/html; charset=utf-8').send(body)
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag)
  if (answer.status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(tag))
    return reply.status(304).send()
  return reply.status(answer.status).type('text/html; charset=utf-8').send(body)
}

/**
 * The route that answers a request: a page's pattern, or the host's own. A mailed link carries its key in its
 * address, so no log names an address.
 */
const routeOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url === undefined || routeOptions.url === '*'
    ? routePattern(url.split('?')[0] ?? '/')
    : routeOptions.url
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  err: loggableError,
}

/** One line a request, when it is answered (as the API's). */
async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, ip: remoteAddress } = request
  const ms = Math.round(reply.elapsedTime * 10) / 10
  request.log.info(
    { method, route: routeOf(request), status: reply.statusCode, ms, remoteAddress },
    'answered',
  )
}

/** The id that a browser or a proxy gave a request, when it looks like one; else the next number. */
function requestIds(): (request: Pick<FastifyRequest['raw'], 'headers'>) => string {
  let numbered = 0
  return ({ headers }) => {
    const given = headers[requestIdHeader]
    if (isRequestId(given)) return given
    numbered += 1
    return `req-${numbered}`
  }
}

const loggerOf = ({ logLevel = 'info', logTo }: HostConfig) => ({
  level: logLevel,
  serializers,
  ...(logTo ? { stream: logTo } : {}),
})

/**
 * Builds the server of the built site in `config.dist`: its files, the documents of all other addresses,
 * /livez, and the proxies to the API and (with `processorUrl`) the payment processor. Missing assets are
 * answered 404. Without first-views.json documents have no drawn first view. The caller makes the server
 * listen. Throws when the build has no index.html.
 */
export async function createHost(config: HostConfig): Promise<FastifyInstance> {
  const html = await readFile(path.join(config.dist, 'index.html'), 'utf8')
  const views = await readFile(path.join(config.dist, 'first-views.json'), 'utf8').then(
    (text) => JSON.parse(text) as FirstViews,
    () => undefined,
  )
  const times = config.times ?? requestTimes
  const site = siteOf(config, { html, views })
  const app = Fastify({
    logger: config.logger ? loggerOf(config) : false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIds(),
    trustProxy: config.trustedProxies ?? 'loopback',
    requestTimeout: times.requestTimeout,
    http: times,
    // An address that can't be decoded is an address nothing lives at.
    frameworkErrors: (_error, request, reply) => void answerDocument(request, reply, site),
  })
  app.addHook('onResponse', logAnswer)
  closeConnectionsWhenStopping(app)
  addLive(app)
  boundBodies(app)
  // Before what is handed on is registered: that would keep the error handler it finds.
  app.setErrorHandler((error, request, reply) => fail(error, request.log, reply))
  await addSecurity(app, config.tokenOrigin)
  app.get('/livez', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  await addProxies(app, config)
  if (config.processorUrl) await addProcessor(app, config.processorUrl)
  addMachineFiles(app, site)
  await app.register(files, {
    root: config.dist,
    wildcard: false,
    index: false,
    cacheControl: false,
    // A build has compressed them already.
    preCompressed: true,
    setHeaders: (reply, file) => void reply.header('cache-control', cacheControl(file)),
  })
  // A route, and not only what is said to addresses that have none: what routes answer is compressed.
  app.get('*', (request, reply) =>
    request.url.startsWith('/assets/') ? nothingThere(reply) : answerDocument(request, reply, site),
  )
  app.setNotFoundHandler((_, reply) => nothingThere(reply))
  return app
}

const nothingThere = (reply: FastifyReply) => reply.status(404).type('text/plain').send('Not found')

function fail(error: unknown, log: FastifyBaseLogger, reply: FastifyReply) {
  if (isTooLarge(error)) return refuseTooLarge(reply)
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status >= 500) log.error({ err: error }, 'request failed')
  return reply
    .status(status)
    .type('text/plain')
    .send(status >= 500 ? 'Something went wrong. Please try again.' : 'That request makes no sense to us.')
}
