// Limits the size of request bodies that the host passes on. The API refuses larger ones too, but a client
// that is still sending would only see a broken connection.
import { Transform } from 'node:stream'
import { photoBytesMax, photoRefusals } from '@hemline/rules/photos/photos.ts'
import { formBytesMax, requestBytesMax } from '@hemline/rules/vocabulary/limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const photoPath = '/api/v1.0/photos'
const isPhoto = ({ url }: FastifyRequest) => url.split('?')[0] === photoPath
const mostBytes = (request: FastifyRequest) =>
  isPhoto(request) ? photoBytesMax + formBytesMax : requestBytesMax

const tooLargeCode = 'HOST_BODY_TOO_LARGE'
const tooLarge = () =>
  Object.assign(new Error('the body is too large'), { code: tooLargeCode, statusCode: 413 })

/**
 * Whether an error says that a body was too large, also as the cause of the error
 * with which handing on ended.
 */
export function isTooLarge(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === tooLargeCode || cause?.code === tooLargeCode
}

/** Says so in the shape of GraphQL, as the API does. */
export function refuseTooLarge(reply: FastifyReply) {
  const [code, message] = isPhoto(reply.request)
    ? ['TOO_MANY_BYTES', photoRefusals.too_many_bytes]
    : ['BAD_INPUT', 'That is more than this shop takes in one request. Please send less at once.']
  return reply
    .status(413)
    .send({ data: null, errors: [{ message, extensions: { code, requestId: reply.request.id } }] })
}

/**
 * Refuses bodies that are too large, by what they say of themselves or by what comes. The rest of such a
 * body is read and thrown away, so that its sender gets to read the refusal; whoever goes on sending is cut
 * off as any slow request is.
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
