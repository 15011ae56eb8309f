import { readFile } from 'node:fs/promises'
import type { Pictures } from './pipeline.ts'

// The part of Fastify that is used here; this package does not depend on it.
type PictureReply = {
  code(status: number): PictureReply
  header(name: string, value: string): PictureReply
  send(body: unknown): unknown
}
type PictureRequest = { params: unknown; headers: { accept?: string | undefined } }
export type PictureApp = { get(path: string, handler: (request: PictureRequest, reply: PictureReply) => Promise<unknown>): unknown }

const wholeNumber = (text: unknown) => (typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

const readParams = (params: unknown) => {
  if (typeof params !== 'object' || params === null) return undefined
  const photoId = wholeNumber('photoId' in params ? params.photoId : undefined)
  const width = wholeNumber('width' in params ? params.width : undefined)
  return photoId && width ? { photoId, width } : undefined
}

/** The photo whose share card is asked for. */
const cardParams = (params: unknown) =>
  typeof params === 'object' && params !== null && 'width' in params && params.width === 'share.jpg' && 'photoId' in params
    ? wholeNumber(params.photoId)
    : undefined

/** `GET /pictures/:photoId/:width`, and `…/share.jpg` for the card of a shared link. A picture never changes under its address, so it may be kept for a year. */
export const registerPictureRoutes = (app: PictureApp, { pictures }: { pictures: Pictures }) => {
  app.get('/pictures/:photoId/:width', async (request, reply) => {
    const cardOf = cardParams(request.params)
    const wanted = readParams(request.params)
    const avif = request.headers.accept?.includes('image/avif') ?? false
    const picture = cardOf ? await pictures.card(cardOf) : wanted && (await pictures.get(wanted.photoId, wanted.width, { avif }))
    reply.header('X-Content-Type-Options', 'nosniff')
    if (!picture) return reply.code(404).header('Cache-Control', 'public, max-age=60').send('')
    const body = 'path' in picture ? await readFile(picture.path) : picture.body
    return reply
      .header('Content-Type', picture.contentType)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Vary', 'Accept')
      .send(body)
  })
}
