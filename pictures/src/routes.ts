import { readFile } from 'node:fs/promises'
import { type Asker, NobodyWaits, PicturesBusy } from './draw-queue.ts'
import type { Picture } from './picture-cache.ts'
import type { Pictures } from './pipeline.ts'

// The part of Fastify that is used here; this package does not depend on it.
type PictureReply = {
  raw: { once(event: 'close', listener: () => void): unknown; readonly writableFinished: boolean }
  code(status: number): PictureReply
  header(name: string, value: string): PictureReply
  send(body: unknown): unknown
}
type PictureRequest = { params: unknown; ip: string; headers: { accept?: string | undefined } }
export type PictureApp = {
  get(path: string, handler: (request: PictureRequest, reply: PictureReply) => Promise<unknown>): unknown
}

export type PictureRouteOptions = {
  pictures: Pictures
  /** Whose share of the work an address has. */
  networkOf: (ip: string) => string
  /** Told of each request that is asked to come again. */
  onRefusal?: () => void
}

const wholeNumber = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

const wholeEnd = '-whole'

const readParams = (params: unknown) => {
  if (typeof params !== 'object' || params === null) return undefined
  const photoId = wholeNumber('photoId' in params ? params.photoId : undefined)
  const size = 'width' in params && typeof params.width === 'string' ? params.width : ''
  const isWhole = size.endsWith(wholeEnd)
  const width = wholeNumber(isWhole ? size.slice(0, -wholeEnd.length) : size)
  return photoId && width ? { photoId, width, isWhole } : undefined
}

/** The photo whose share card is asked for. */
const cardParams = (params: unknown) =>
  typeof params === 'object' &&
  params !== null &&
  'width' in params &&
  params.width === 'share.jpg' &&
  'photoId' in params
    ? wholeNumber(params.photoId)
    : undefined

/** The network that asks, and whether its client is still there. */
const askerOf = (network: string, { raw }: PictureReply): Asker => {
  const client = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) client.abort()
  })
  return { network, signal: client.signal }
}

/**
 * The bytes of a picture. A file may be removed between being found and being read: then the
 * picture is asked for once more.
 */
const read = async (find: () => Promise<Picture | undefined>) => {
  const bodyOf = async (picture: Picture) => ('path' in picture ? readFile(picture.path) : picture.body)
  const picture = await find()
  const body = picture && (await bodyOf(picture).catch(() => undefined))
  if (!picture || body) return picture && body && { body, contentType: picture.contentType }
  const again = await find()
  return again && { body: await bodyOf(again), contentType: again.contentType }
}

/** Of a request that its client gave up; nobody reads it, but it stands in the log. */
const clientLeft = 499

/**
 * Registers `GET /pictures/:photoId/:width` for the photo cut to 4:5, `…/:width-whole` for the photo in its
 * own ratio, and `…/share.jpg` for the card of a shared link. A picture never changes under its address, so
 * it may be kept for a year; an unknown one is a 404. While too many wait to be drawn: 503 with Retry-After.
 * Other errors are thrown on.
 */
export const registerPictureRoutes = (
  app: PictureApp,
  { pictures, networkOf, onRefusal }: PictureRouteOptions,
) => {
  app.get('/pictures/:photoId/:width', async (request, reply) => {
    const cardOf = cardParams(request.params)
    const wanted = readParams(request.params)
    const avif = request.headers.accept?.includes('image/avif') ?? false
    const asker = askerOf(networkOf(request.ip), reply)
    const find = async () =>
      cardOf
        ? pictures.card(cardOf, asker)
        : wanted && pictures.get(wanted.photoId, wanted.width, { avif, isWhole: wanted.isWhole }, asker)
    reply.header('X-Content-Type-Options', 'nosniff')
    try {
      const picture = await read(find)
      if (!picture) return reply.code(404).header('Cache-Control', 'public, max-age=60').send('')
      return reply
        .header('Content-Type', picture.contentType)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Vary', 'Accept')
        .send(picture.body)
    } catch (error) {
      if (error instanceof NobodyWaits) return reply.code(clientLeft).send('')
      if (!(error instanceof PicturesBusy)) throw error
      onRefusal?.()
      return reply
        .code(503)
        .header('Retry-After', String(error.retryAfterSeconds))
        .header('Cache-Control', 'no-store')
        .send('')
    }
  })
}
