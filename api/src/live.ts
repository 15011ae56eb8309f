// GET /api/live: server-sent events about a shopper's holds and places in queues (decision 0053), and that
// the bell has news (decision 0145). The viewer is known by the cookies and gets only events of the own cart
// and account. Each connection starts with a
// snapshot, so that nothing is lost between two connections.
import type { Db } from '@hemline/db/connect.ts'
import { type LiveEvent, livePath, liveText } from '@hemline/rules/queue/events.ts'
import {
  liveConnectionsPerNetwork,
  liveConnectionsPerShopper,
  liveRetrySeconds,
  tooManyLiveMessage,
} from '@hemline/rules/queue/queue.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cartIdOf } from './domains/cart/cart.ts'
import { findViewer } from './domains/identity/identity.ts'
import { liveSnapshot } from './domains/queue/queue.ts'
import { refuseWith } from './platform/edge.ts'
import { eventStreamHeaders } from './platform/event-stream.ts'
import type { Live, LiveNote } from './platform/live.ts'
import { networkOf } from './platform/rate-limit.ts'

/** Pause between heartbeats: shorter than any proxy's time-out for idle connections. */
const heartbeatMs = 20_000
/** The longest life of a connection; then the browser connects anew with its present cookies. */
const longestMs = 15 * 60_000
const retryMs = 2000
/** A client that leaves more bytes than this unread is disconnected. */
const mostUnread = 64_000

type Stream = { write: (text: string) => void; end: () => void }
type Options = { db: Db; live: Live; now: () => Date }

/**
 * Registers GET /api/live, the stream of server-sent events about the viewer's holds, turns and
 * notifications. Answers 204 to robots, viewers with neither cart nor account, and while the application
 * closes; 429 above 6 streams of one viewer or 60 of one network. A stream ends after 15 minutes and when the
 * application closes; browsers then reconnect.
 */
export function registerLive(app: FastifyInstance, { db, live, now }: Options): void {
  const open = new Map<string, Set<Stream>>()
  const ofNetworks = new Map<string, number>()
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
    for (const streams of open.values()) for (const stream of streams) stream.end()
    await live.close()
  })
  app.get(livePath, async (request, reply) => {
    const viewer = await findViewer(db, request, now())
    const cartId = viewer.bot || stopping ? undefined : await cartIdOf(db, viewer)
    const { userId } = viewer
    const shopper = cartId ?? userId
    // Who has neither cart nor account has nothing to wait for: 204 tells a browser not to ask again.
    if (shopper === null || viewer.bot || stopping) return reply.code(204).send()
    // Who hung up while that was read is never told so again: a stream for nobody would count
    // against the shopper for good.
    if (reply.raw.destroyed) return reply.hijack()
    const own = open.get(shopper) ?? new Set<Stream>()
    const network = networkOf(request.ip)
    const ofNetwork = ofNetworks.get(network) ?? 0
    if (own.size >= liveConnectionsPerShopper || ofNetwork >= liveConnectionsPerNetwork) {
      reply.header('retry-after', liveRetrySeconds)
      return refuseWith(reply, { status: 429, code: 'RATE_LIMITED', message: tooManyLiveMessage })
    }
    open.set(shopper, own)
    ofNetworks.set(network, ofNetwork + 1)
    const stream = startStream(request, reply)
    own.add(stream)
    let hang: () => void = () => undefined
    reply.raw.once('close', () => {
      hang()
      own.delete(stream)
      countDown(ofNetworks, network)
      if (own.size === 0 && open.get(shopper) === own) open.delete(shopper)
    })
    const snapshot = async () => (cartId ? liveSnapshot(db, cartId) : { places: [], turns: [] })
    hang = await follow({ cartId, userId, live, stream, snapshot })
    if (reply.raw.destroyed || reply.raw.writableEnded) hang()
    return reply
  })
}

/** Lowers the count of a key by one; a count of 0 is removed. */
function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}

function startStream(request: FastifyRequest, reply: FastifyReply): Stream {
  const { raw } = reply
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, eventStreamHeaders)
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > mostUnread) raw.destroy()
  }
  write(`retry: ${retryMs}\n\n`)
  const beat = setInterval(() => write(': still here\n\n'), heartbeatMs).unref()
  const last = setTimeout(() => raw.end(), longestMs).unref()
  request.log.debug('live: connected')
  raw.once('close', () => {
    clearInterval(beat)
    clearTimeout(last)
  })
  return { write, end: () => raw.end() }
}

type Following = {
  cartId: string | undefined
  userId: string | null
  live: Live
  stream: Stream
  snapshot: () => ReturnType<typeof liveSnapshot>
}

/**
 * Sends a snapshot and then the events. Notes that come while a snapshot is read are sent after it: they
 * are newer or equal.
 */
async function follow({ cartId, userId, live, stream, snapshot }: Following): Promise<() => void> {
  const { write } = stream
  let sending: Promise<void> = Promise.resolve()
  const send = (event: LiveEvent) => write(liveText(event))
  const sendSnapshot = () => {
    sending = sending.then(snapshot).then(
      (data) => send({ name: 'snapshot', data }),
      // The database is away for a moment: the end makes the browser come back and ask again.
      () => write('event: end\ndata: {}\n\n'),
    )
  }
  const hear = (note: LiveNote | 'lost', id: string) => {
    if (note === 'lost') return sendSnapshot()
    // The browser connects again by itself, as the shopper of that cart now.
    if (note.kind === 'cart-made') return stream.end()
    // Which of the user's connections are of that session, the cookies of the next one say.
    if (note.kind === 'session-ended') {
      send({ name: 'session', data: {} })
      return stream.end()
    }
    sending = sending.then(() => send(eventOf(note, id)))
    return undefined
  }
  const ids = [cartId, userId].filter((id) => typeof id === 'string')
  const hangs = await Promise.all(ids.map((id) => live.subscribe(id, (note) => hear(note, id))))
  sendSnapshot()
  await sending
  return () => {
    for (const hang of hangs) hang()
  }
}

/** Returns the event that one cart gets from a note that may concern several carts. */
function eventOf(note: LiveNote, cartId: string): LiveEvent {
  if ('users' in note) return { name: 'told', data: {} }
  const { itemNumber } = note
  switch (note.kind) {
    case 'turn':
      return { name: 'turn', data: { itemNumber, until: note.until } }
    case 'queue-moved':
      return {
        name: 'queue-moved',
        data: { itemNumber, place: note.carts.indexOf(cartId) + 1, length: note.carts.length },
      }
    case 'hold-ended':
      return { name: 'hold-ended', data: { itemNumber } }
    case 'sold':
      return { name: 'sold', data: { itemNumber } }
  }
}
