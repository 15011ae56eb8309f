// Limits the size of request bodies that the host passes on. The API refuses larger ones too, but a client
// that is still sending would only see a broken connection.
import { Transform } from 'node:stream'
import { feedBytesMax } from '@hemline/rules/partners/feeds.ts'
import { photoBytesMax, photoRefusals } from '@hemline/rules/photos/photos.ts'
import { formBytesMax, requestBytesMax } from '@hemline/rules/vocabulary/limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const photoPath = '/api/v1.0/photos'
const isPhoto = ({ url }: FastifyRequest) => url.split('?')[0] === photoPath
// A partner's photograph comes bare, without a form; its feed is the largest body that the shop takes.
const partnerPath = /^\/api\/partners\/[^/?]+\/(feeds|photos\/[^/?]+)(?:\?|$)/
function mostBytes(request: FastifyRequest): number {
  if (isPhoto(request)) return photoBytesMax + formBytesMax
  const part = partnerPath.exec(request.url)?.[1]
  if (part === undefined) return requestBytesMax
  return part === 'feeds' ? feedBytesMax : photoBytesMax
}

const tooLargeCode = 'HOST_BODY_TOO_LARGE'
const tooLarge = () =>
  Object.assign(new Error('the body is too large'), { code: tooLargeCode, statusCode: 413 })

/** Returns whether an error, or its cause, says that a request's body was too large. */
export function isTooLarge(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === tooLargeCode || cause?.code === tooLargeCode
}

/**
 * Sends status 413 for a body that is too large, in the shape of a GraphQL error as the API does:
 * TOO_MANY_BYTES for a photo, else BAD_INPUT.
 */
export function refuseTooLarge(reply: FastifyReply) {
  const [code, message] = isPhoto(reply.request)
    ? ['TOO_MANY_BYTES', photoRefusals.too_many_bytes]
    : ['BAD_INPUT', 'That is more than this shop takes in one request. Please send less at once.']
  return reply
    .status(413)
    .send({ data: null, errors: [{ message, extensions: { code, requestId: reply.request.id } }] })
}

/**
 * Refuses bodies above 64 KiB (a photo 15 MiB, a partner's feed 24 MiB) with 413, by their content-length or
 * by the bytes that come; GET and HEAD are not counted. The rest of such a body is read and thrown away, so
 * that its sender gets to read the refusal; a sender who goes on is cut off as any slow request is.
 */
export function boundBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const most = mostBytes(request)
    if (request.method === 'GET' || request.method === 'HEAD') return payload
    if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge()
    let bytes = 0
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length
        if (bytes <= most) return done(null, chunk)
        payload.unpipe(counted)
        payload.resume()
        done(tooLarge())
      },
    })
    // Whoever reads it is told; where nobody does, nothing may come of it.
    counted.on('error', () => undefined)
    payload.once('error', (error: Error) => counted.destroy(error))
    request.raw.once('aborted', () => counted.destroy(new Error('the sender hung up')))
    return payload.pipe(counted)
  })
}
