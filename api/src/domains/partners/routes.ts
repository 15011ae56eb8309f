// The addresses for partners' systems: feeds and photographs in, reports and lists out, each request signed
// (docs/partner-feeds.md). Reports for people at work are at the end.
import { Readable } from 'node:stream'
import type { Db } from '@hemline/db/connect.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import {
  feedBytesMax,
  feedModes,
  feedRowsKeptDays,
  feedStocks,
  isFeedReference,
  isPhotoName,
  rowOutcomes,
} from '@hemline/rules/partners/feeds.ts'
import { photoBytesMax, photoRefusals } from '@hemline/rules/photos/photos.ts'
import { partnerRequestsPerAddress } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../context.ts'
import { type Refusal, refuseWith } from '../../platform/edge.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid } from '../../platform/tokens.ts'
import type { PhotoStore } from '../../ports/photo-store.ts'
import { takePhoto } from '../photos/photos.ts'
import { isContracted } from './contracted.ts'
import { contentTypes, downloadFormats, feedReport, piecesAPage, piecesPage } from './downloads.ts'
import type { Delimiter } from './feed-file.ts'
import { feedView } from './feed-view.ts'
import { findFeed } from './feeds.db.ts'
import { listPartnersOf } from './partners.db.ts'
import { upsertPartnerPhoto } from './pieces.db.ts'
import { type FeedAsked, type Received, receiveFeed } from './receive.ts'
import { noteUse, type Opened, openSigned, type SigningDoors, signatureHeader } from './signing.ts'

export type Doors = SigningDoors & {
  db: Db
  store: PhotoStore
  viewerOf: (request: FastifyRequest) => Promise<Viewer>
}
type Params = { partner: string; feed: string; name: string }
type Request = FastifyRequest<{ Params: Params }>

const base = '/api/partners/:partner'
const badInput = (message: string): Refusal => ({ status: 400, code: 'BAD_INPUT', message })
const unsigned: Refusal = {
  status: 401,
  code: 'UNSIGNED',
  message: 'This request has no signature of a partner. docs/partner-feeds.md says how to sign.',
}
const stale: Refusal = {
  status: 401,
  code: 'STALE',
  message: 'The time of the signature is more than five minutes from ours. Please sign the request anew.',
}
const noFeed: Refusal = { status: 404, code: 'NOT_FOUND', message: 'There is no feed of this name.' }
const rowsGone: Refusal = {
  status: 410,
  code: 'GONE',
  message: `The rows of a feed are kept for ${feedRowsKeptDays} days after its end. The address of the feed still has their counts.`,
}
const tooLarge: Refusal = {
  status: 413,
  code: 'TOO_LARGE',
  message: 'A feed has at most 24 MB. Please send several.',
}

const isRefusal = (value: Opened | Refusal): value is Refusal => 'status' in value

/**
 * Checks rate (20,000 requests of a network within an hour), time and key of a request, before its body is
 * read; returns the refusal to answer with (429, 401) when one is wrong.
 */
async function opened(doors: Doors, request: Request): Promise<Opened | Refusal> {
  const tries = [{ key: `partner:${networkOf(request.ip)}`, ...partnerRequestsPerAddress }]
  const seconds = await secondsToWait(doors.db, doors.now(), tries)
  if (seconds !== undefined) return { status: 429, code: 'RATE_LIMITED', message: waitMessage(seconds) }
  const found = await openSigned(doors, {
    slug: request.params.partner,
    method: request.method,
    url: request.url,
    signature: request.headers[signatureHeader],
  })
  if (found === 'unsigned') return unsigned
  return found === 'stale' ? stale : found
}

/**
 * Checks a request that has no body, its signature too, and stores that its key was used; returns the refusal
 * to answer with (429, 401) when something is wrong.
 */
async function openedWithoutBody(doors: Doors, request: Request): Promise<Opened | Refusal> {
  const found = await opened(doors, request)
  if (isRefusal(found)) return found
  if (!found.isRight()) return unsigned
  await noteUse(doors, found.keyId)
  return found
}

const formatByType: Readonly<Record<string, FeedAsked['format']>> = {
  'text/csv': 'csv',
  'application/x-ndjson': 'ndjson',
  'application/json': 'json',
}
const feedQuery = z.object({
  id: z.string().refine(isFeedReference),
  mode: z.enum(feedModes).default('good_rows'),
  stock: z.enum(feedStocks).default('part'),
  delimiter: z.enum(['comma', 'semicolon', 'tab']).default('comma'),
})

/**
 * Returns what a request says about its feed (by default good_rows, part, comma); a sentence when that is no
 * feed.
 */
function feedAsked(request: Request): FeedAsked | string {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const format = formatByType[type]
  if (!format) return `The content type is one of ${Object.keys(formatByType).join(', ')}.`
  const query = feedQuery.safeParse(request.query)
  if (!query.success)
    return `The address needs id (1 to 80 letters, digits, dots, dashes); mode is ${feedModes.join(' or ')}, stock ${feedStocks.join(' or ')}, delimiter comma, semicolon or tab.`
  const { id: reference, mode, stock, delimiter } = query.data
  return { reference, mode, stock, format, delimiter: delimiter satisfies Delimiter }
}

const refusalOf = (received: Exclude<Received, { feed: unknown }>): Refusal => {
  switch (received.__typename) {
    case 'FeedUnsigned':
      return unsigned
    case 'FeedTooLarge':
      return tooLarge
    case 'FeedReferenceUsed':
      return {
        status: 409,
        code: 'FEED_ID_USED',
        message: 'A feed with other contents came under this id. Please use a new id for each feed.',
      }
    default:
      return badInput(received.message)
  }
}

async function takeFeed(doors: Doors, request: Request, reply: FastifyReply) {
  const found = await opened(doors, request)
  if (isRefusal(found)) return refuseWith(reply, found)
  const asked = feedAsked(request)
  if (typeof asked === 'string') return refuseWith(reply, badInput(asked))
  if (!isContracted(found.partner))
    return refuseWith(reply, badInput('Your contract has no terms yet. Please write to us.'))
  if (Number(request.headers['content-length'] ?? 0) > feedBytesMax) return refuseWith(reply, tooLarge)
  const body = request.body as NodeJS.ReadableStream
  const received = await receiveFeed(doors, { opened: found, asked, body })
  if (!('feed' in received)) return refuseWith(reply, refusalOf(received))
  reply.code(received.__typename === 'FeedTaken' ? 202 : 200)
  return feedView(doors.db, received.feed, found.partner.slug)
}

/** Returns a stream's bytes; undefined when there are more than a photograph may have. */
async function bytesOf(body: NodeJS.ReadableStream): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length
    if (length > photoBytesMax) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function takePartnerPhoto(doors: Doors, request: Request, reply: FastifyReply) {
  const found = await opened(doors, request)
  if (isRefusal(found)) return refuseWith(reply, found)
  const { name } = request.params
  const tooMany = { status: 413, code: 'TOO_MANY_BYTES', message: photoRefusals.too_many_bytes }
  if (!isPhotoName(name))
    return refuseWith(reply, badInput('A photo’s name has 1 to 100 letters, digits, dots and dashes.'))
  const bytes = await bytesOf(request.body as NodeJS.ReadableStream)
  if (!bytes) return refuseWith(reply, tooMany)
  found.mac.update(bytes)
  if (!found.isRight()) return refuseWith(reply, unsigned)
  await noteUse(doors, found.keyId)
  const { partner } = found
  if (!isContracted(partner))
    return refuseWith(reply, badInput('Your contract has no terms yet. Please write to us.'))
  const by = { userId: partner.account_id, visitorId: null, isPrivate: false }
  const taken = await takePhoto(doors, { bytes, source: 'image_upload', by })
  if (taken.__typename === 'Refused') {
    const status = taken.refusal === 'busy' || taken.refusal === 'store_full' ? 503 : 400
    return refuseWith(reply, {
      status,
      code: taken.refusal.toUpperCase(),
      message: photoRefusals[taken.refusal],
    })
  }
  const { id, width, height } = taken.upload
  await upsertPartnerPhoto(doors.db, { supplier_id: partner.id, name, upload_id: id })
  return reply.code(201).send({ name, width, height })
}

const outQuery = z.object({
  format: z.enum(downloadFormats).default('csv'),
  only: z.enum([...rowOutcomes, 'problems']).optional(),
  list: z.enum(['all', 'rental-ready']).default('all'),
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(piecesAPage).default(piecesAPage),
})
const badQuery = badInput(
  `The address has format (csv or json), for reports only (problems or ${rowOutcomes.join(', ')}), for pieces list (all or rental-ready), after and limit (1 to 10000).`,
)

const asFile = (reply: FastifyReply, { name, format }: { name: string; format: 'csv' | 'json' }) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .type(contentTypes[format])

async function sendReport(doors: Doors, request: Request, reply: FastifyReply) {
  const found = await openedWithoutBody(doors, request)
  if (isRefusal(found)) return refuseWith(reply, found)
  const query = outQuery.safeParse(request.query)
  if (!query.success) return refuseWith(reply, badQuery)
  const feed = await findFeed(doors.db, { supplierId: found.partner.id, reference: request.params.feed })
  if (!feed) return refuseWith(reply, noFeed)
  if (feed.counts !== null) return refuseWith(reply, rowsGone)
  const { format, only } = query.data
  return asFile(reply, { name: `feed-${feed.number}`, format }).send(
    Readable.from(feedReport(doors.db, feed.id, { format, only })),
  )
}

async function sendPieces(doors: Doors, request: Request, reply: FastifyReply) {
  const found = await openedWithoutBody(doors, request)
  if (isRefusal(found)) return refuseWith(reply, found)
  const query = outQuery.safeParse(request.query)
  if (!query.success) return refuseWith(reply, badQuery)
  const { format, list, after, limit } = query.data
  const { partner } = found
  const isRentalReady = list === 'rental-ready'
  if (isRentalReady && partner.kind !== 'rental')
    return refuseWith(reply, badInput('Only a rental partner has a list of pieces to lend again.'))
  const asked = { supplierId: partner.id, after, limit, isRentalReady, now: doors.now() }
  const { parts, next } = await piecesPage(doors.db, asked, format)
  if (next !== undefined) {
    const address = `/api/partners/${partner.slug}/pieces?format=${format}&list=${list}&limit=${limit}&after=${next}`
    reply.header('link', `<${address}>; rel="next"`)
  }
  return asFile(reply, { name: `pieces-${partner.slug}`, format }).send(Readable.from(parts))
}

/** Tells whether a feed is of a partner whose person, or payee, a member is. */
async function isOwnFeed(
  db: Doors['db'],
  userId: string | null,
  feed: { supplier_id: number },
): Promise<boolean> {
  return userId !== null && (await listPartnersOf(db, userId)).some(({ id }) => id === feed.supplier_id)
}

/**
 * Registers the address at which people with the task `see_partners`, and the partner's own people, download
 * a feed's report. An unknown feed, another partner's, a wrong query and banned viewers get the same 404;
 * deleted rows 410.
 */
function registerReport(app: FastifyInstance, { db, viewerOf }: Doors): void {
  app.get<{ Params: { id: string } }>('/api/v1.0/partner-feeds/:id/report', async (request, reply) => {
    const viewer = await viewerOf(request)
    const query = outQuery.safeParse(request.query)
    const { id } = request.params
    const mayRead = mayDo(viewer.roles, 'see_partners')
    const found = !viewer.banned && isUuid(id) ? await findFeed(db, { id }) : undefined
    const feed = found && (mayRead || (await isOwnFeed(db, viewer.userId, found))) ? found : undefined
    if (!feed || !query.success) return refuseWith(reply, noFeed)
    if (feed.counts !== null) return refuseWith(reply, rowsGone)
    const { format, only } = query.data
    return asFile(reply, { name: `feed-${feed.number}`, format }).send(
      Readable.from(feedReport(db, feed.id, { format, only })),
    )
  })
}

/**
 * Registers the HTTP routes of partners (feeds, photos, pieces) and of employees (report of a feed). Bodies
 * are passed on as streams: no feed is kept in memory whole.
 */
export function registerPartnerFeeds(app: FastifyInstance, doors: Doors): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: feedBytesMax + 1 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: Params }>(`${base}/feeds`, { bodyLimit: feedBytesMax + 1 }, (request, reply) =>
      takeFeed(doors, request, reply),
    )
    scope.put<{ Params: Params }>(
      `${base}/photos/:name`,
      { bodyLimit: photoBytesMax + 1 },
      (request, reply) => takePartnerPhoto(doors, request, reply),
    )
    scope.get<{ Params: Params }>(`${base}/feeds/:feed`, async (request, reply) => {
      const found = await openedWithoutBody(doors, request)
      if (isRefusal(found)) return refuseWith(reply, found)
      const feed = await findFeed(doors.db, { supplierId: found.partner.id, reference: request.params.feed })
      return feed ? feedView(doors.db, feed, found.partner.slug) : refuseWith(reply, noFeed)
    })
    scope.get<{ Params: Params }>(`${base}/feeds/:feed/report`, (request, reply) =>
      sendReport(doors, request, reply),
    )
    scope.get<{ Params: Params }>(`${base}/pieces`, (request, reply) => sendPieces(doors, request, reply))
    registerReport(scope, doors)
  })
}
