// The event collector's routes (specification §7): three logs with their payload's hash, the tracker
// protocol's POST, and its pixel. Decision 0190.
import type { Db } from '@hemline/db/connect.ts'
import {
  eventKey,
  eventKeyHeader,
  eventPlatforms,
  eventPostsPerMinute,
  eventsPath,
  eventsPerRequest,
  logKinds,
  payloadHash,
  trackerPixelPath,
  trackerPostPath,
} from '@hemline/rules/analytics/collector.ts'
import { requestBytesMax } from '@hemline/rules/vocabulary/limits.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createReportWindow } from '../../platform/browser-reports.ts'
import { networkOf } from '../../platform/rate-limit.ts'
import { isSameSecret } from '../../platform/tokens.ts'
import { findViewer, namesNobody } from '../identity/identity.ts'
import { readLog } from './logs.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import type { NewEvent, ReadEvent } from './stored-event.ts'
import { readTracked } from './tracker-protocol.ts'

/** What the collector needs: the shop's own origin, and how long events wait for a batch (0: not at all). */
export type CollectorDoors = {
  db: Db
  now: () => Date
  config: { WEB_ORIGIN: string; EVENTS_HELD_MS: number }
}

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Refusals in the words of §7: a message and the status. */
const refusals = {
  400: 'The body is not one of this kind of event.',
  401: 'The key of the event log is missing or wrong.',
  403: 'Events come from pages of the shop.',
  413: 'The request is too large.',
  415: 'Requests are JSON here.',
  429: 'That is enough. Please try again in a minute.',
  503: 'Too many events wait. Please try again later.',
} as const
type Refused = keyof typeof refusals

const say = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ message, status })
const refuse = (reply: FastifyReply, status: Refused) => {
  if (status === 503) reply.header('retry-after', 5)
  return say(reply, status, refusals[status])
}

type Hatch = CollectorDoors & { recorder: Recorder; admit: (request: FastifyRequest) => boolean }

/** Facts that tie an event to others of the same person, or say where the person came from. */
const ofPerson: ReadonlySet<string> = new Set(['from', 'visit', 'contexts', 'order', 'data', 'property'])

/**
 * Returns an event that names nobody: without its session, and without the facts that tie it to another event
 * or say where its reader came from.
 */
function withoutPerson(event: ReadEvent): ReadEvent {
  const kept = Object.entries(event.facts).filter(([name]) => !ofPerson.has(name))
  return { ...event, session_id: null, facts: Object.fromEntries(kept) }
}

/**
 * Stores events with the visitor and user of the request's session, and not of the payload; without either
 * for people who asked not to be named. Events of robots are answered and not stored. Returns false, with
 * nothing stored, when too many wait.
 */
async function keep(request: FastifyRequest, events: readonly ReadEvent[], hatch: Hatch): Promise<boolean> {
  const { db, now, config, recorder } = hatch
  const at = now()
  const viewer = await findViewer(db, request, at)
  if (viewer.bot) return true
  const isNobody = await namesNobody(db, viewer, request.headers['sec-gpc'] === '1')
  const rows = events.map(
    (event): NewEvent => ({
      ...(isNobody ? withoutPerson(event) : event),
      received_at: at,
      visitor_id: isNobody ? null : viewer.visitorId,
      user_id: isNobody ? null : viewer.userId,
    }),
  )
  if (!recorder.add(rows)) return false
  if (config.EVENTS_HELD_MS === 0) await recorder.flush()
  return true
}

/**
 * Returns whether a request comes from a page of the shop, by the headers that only browsers themselves can
 * set; true for a request without an origin.
 */
const isOurs = ({ headers }: FastifyRequest, { WEB_ORIGIN }: CollectorDoors['config']): boolean =>
  headers.origin === undefined || headers.origin === WEB_ORIGIN || headers['sec-fetch-site'] === 'same-origin'

const logAddress = z.object({
  kind: z.enum(logKinds),
  platform: z.enum(eventPlatforms),
  hash: z.string().regex(/^[0-9a-f]{14}$/),
})

async function takeLog(request: FastifyRequest, reply: FastifyReply, hatch: Hatch) {
  const key = request.headers[eventKeyHeader]
  if (typeof key !== 'string' || !isSameSecret(key, eventKey)) return refuse(reply, 401)
  if (!isOurs(request, hatch.config)) return refuse(reply, 403)
  if (!hatch.admit(request)) return refuse(reply, 429)
  const address = logAddress.safeParse(request.params)
  const query = request.query as { retry?: unknown }
  const body = parsed(request.body)
  if (!address.success || query.retry !== '1' || body === undefined) return refuse(reply, 400)
  const { kind, platform, hash } = address.data
  if (payloadHash(body.text) !== hash) return say(reply, 400, 'The hash is not that of the body.')
  const events = readLog(kind, platform, { payload: body.value, now: hatch.now() })
  if (!events) return refuse(reply, 400)
  if (!(await keep(request, events, hatch))) return refuse(reply, 503)
  return say(reply, 200, `${events.length} taken`)
}

/** Returns a body's text and its JSON; undefined when it is none. */
function parsed(body: unknown): { text: string; value: unknown } | undefined {
  if (typeof body !== 'string') return undefined
  try {
    return { text: body, value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

const batch = z.object({
  schema: z.string().regex(/^iglu:com\.snowplowanalytics\.snowplow\/payload_data\/jsonschema\/1-0-\d+$/),
  data: z.array(z.unknown()).min(1).max(eventsPerRequest),
})

/**
 * Stores the good events of a tracker's batch and answers with their count. Refuses with 403 another site's
 * page, 429 too many posts, 400 a batch without a good event, 503 while too many events wait. One good event
 * is enough: the tracker would drop all of them on a refusal.
 */
async function takeBatch(request: FastifyRequest, reply: FastifyReply, hatch: Hatch) {
  if (!isOurs(request, hatch.config)) return refuse(reply, 403)
  allowOrigin(request, reply)
  if (!hatch.admit(request)) return refuse(reply, 429)
  const read = batch.safeParse(parsed(request.body)?.value)
  const events = read.data?.data.flatMap((one) => readTracked(one, hatch.now()) ?? []) ?? []
  if (events.length === 0) return refuse(reply, 400)
  if (!(await keep(request, events, hatch))) return refuse(reply, 503)
  return say(reply, 200, `${events.length} taken`)
}

async function takePixel(request: FastifyRequest, reply: FastifyReply, hatch: Hatch) {
  if (!hatch.admit(request)) return refuse(reply, 429)
  const event = readTracked(request.query, hatch.now())
  if (!event) return refuse(reply, 400)
  if (!(await keep(request, [event], hatch))) return refuse(reply, 503)
  return reply.header('cache-control', 'no-store').type('image/gif').send(gif)
}

/**
 * Sets the headers that let a page of the shop under another name read the answer; none without an origin.
 */
function allowOrigin({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers.origin === undefined) return
  reply.headers({
    'access-control-allow-origin': headers.origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  })
}

/**
 * Answers the question that a browser asks before a POST to another host: 204 with the allowed methods for
 * ten minutes, 403 for another site's page.
 */
function answerPreflight(request: FastifyRequest, reply: FastifyReply, { config }: Hatch) {
  if (!isOurs(request, config)) return refuse(reply, 403)
  allowOrigin(request, reply)
  return reply
    .headers({
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type, SP-Anonymous',
      'access-control-max-age': '600',
    })
    .code(204)
    .send()
}

/**
 * Registers the collector's routes: logs, tracker batches with their CORS preflight, and the tracker's pixel.
 * Limits posts per network address and minute (429); all refusals are JSON with `message` and `status`.
 * Closing the application writes the events that are still buffered.
 */
export async function registerCollector(app: FastifyInstance, doors: CollectorDoors): Promise<void> {
  const recorder = createRecorder({ db: doors.db, log: app.log, heldMs: doors.config.EVENTS_HELD_MS })
  const taken = createReportWindow(eventPostsPerMinute)
  const hatch: Hatch = {
    ...doors,
    recorder,
    admit: (request) => taken(networkOf(request.ip), doors.now()),
  }
  app.addHook('onClose', () => recorder.close())
  await app.register(async (scope) => {
    // The hash is that of the body's text, which reading it as JSON would lose.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: requestBytesMax },
      (_, text, done) => done(null, text),
    )
    scope.setErrorHandler((error: FastifyError, _, reply) => {
      const status = error.statusCode ?? 500
      if (status in refusals) return refuse(reply, status as Refused)
      if (status < 500) return say(reply, status, refusals[400])
      throw error
    })
    scope.post(`${eventsPath}/:kind/:platform/:hash/0`, (request, reply) => takeLog(request, reply, hatch))
    scope.post(trackerPostPath, (request, reply) => takeBatch(request, reply, hatch))
    scope.options(trackerPostPath, async (request, reply) => answerPreflight(request, reply, hatch))
    scope.get(trackerPixelPath, (request, reply) => takePixel(request, reply, hatch))
  })
}
