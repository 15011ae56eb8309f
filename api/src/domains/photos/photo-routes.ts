// The photo routes: POST /api/v1.0/photos and /api/v1.0/photos/import, and GET of a photo that no item
// shows yet. Files come as multipart forms, not by GraphQL.
import multipart from '@fastify/multipart'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { type PhotoRefusal, photoBytesMax, photoRefusals } from '@hemline/rules/photos/photos.ts'
import type { PhotoSource } from '@hemline/rules/vocabulary/photos.ts'
import {
  photoImportsPerPerson,
  photosPerPerson,
  type RateLimit,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseWith } from '../../platform/edge.ts'
import { createLoad } from '../../platform/limits.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { findViewer } from '../identity/identity.ts'
import { importPhoto, type PhotoDoors, type TakenPhoto, takePhoto, uploadFor } from './photos.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user id of the employee who sends a photo; set once the request is admitted. */
    photographer?: string
  }
}

const path = '/api/v1.0/photos'
/** How many uploads are read at the same time: each may take 15 MB of memory. */
const readAtOnce = 12
const uploadSources: readonly PhotoSource[] = ['camera_capture', 'image_upload']
const importBody = z.object({ url: z.string().min(1).max(4000) })
const id = z.uuid()

const statusOf = (refusal: PhotoRefusal): number => {
  if (refusal === 'busy') return 503
  if (refusal === 'store_full') return 507
  return refusal === 'too_many_bytes' ? 413 : 422
}

/** Sends a refusal as operations do: `data` is null and the first error has the code. */
const refusePhoto = (reply: FastifyReply, refusal: PhotoRefusal) =>
  refuseWith(reply, {
    status: statusOf(refusal),
    code: refusal.toUpperCase(),
    message: photoRefusals[refusal],
  })

function answerWith(reply: FastifyReply, taken: TakenPhoto) {
  if (taken.__typename === 'Refused') return refusePhoto(reply, taken.refusal)
  reply.code(201)
  return { data: { ...taken.upload, previewUrl: `${path}/${taken.upload.id}` } }
}

/**
 * Checks a request before its body is read: the header that operations need (a form of another site can't
 * send it), an employee's right, and the rate limit.
 */
const admitting =
  (doors: PhotoDoors, limit: RateLimit & { name: string }) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const refuse = (status: number, code: string, message: string) =>
      reply.send(refuseWith(reply, { status, code, message }))
    if (request.headers[visitorHeader] === undefined)
      return refuse(403, 'FORBIDDEN', `The header ${visitorHeader} is missing.`)
    const now = doors.now()
    const { userId, roles, banned } = await findViewer(doors.db, request, now)
    if (userId === null) return refuse(401, 'UNAUTHENTICATED', 'Please log in.')
    if (banned || !(mayDo(roles, 'intake') || mayDo(roles, 'edit_items')))
      return refuse(403, 'FORBIDDEN', 'Your account can’t send photos.')
    const wait = await secondsToWait(doors.db, now, [{ key: `${limit.name}:${userId}`, ...limit }])
    if (wait !== undefined) return refuse(429, 'RATE_LIMITED', waitMessage(wait))
    request.photographer = userId
    return undefined
  }

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/**
 * Reads the file of a multipart form and its field `source`; refuses forms without a file and files that
 * are too large.
 */
async function readForm(
  request: FastifyRequest,
): Promise<{ bytes: Buffer; source: string } | { refusal: PhotoRefusal }> {
  if (!request.isMultipart()) return { refusal: 'no_file' }
  try {
    const file = await request.file()
    if (!file) return { refusal: 'no_file' }
    const { source } = file.fields
    const named =
      source && !Array.isArray(source) && source.type === 'field' ? String(source.value) : 'image_upload'
    return { bytes: await file.toBuffer(), source: named }
  } catch (error) {
    return { refusal: isTooLarge(error) ? 'too_many_bytes' : 'no_file' }
  }
}

/**
 * Registers the route to which people upload photos of pieces (multipart form). A photo sent twice makes two
 * uploads; the one that is never attached to a piece is purged.
 */
export function registerPhotoRoutes(app: FastifyInstance, doors: PhotoDoors): void {
  const reading = createLoad(readAtOnce)
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: photoBytesMax, files: 1, fields: 2, fieldSize: 100, headerPairs: 50, parts: 3 },
    })
    scope.post(
      path,
      { onRequest: admitting(doors, { name: 'photos', ...photosPerPerson }) },
      async (request, reply) => {
        if (!reading.enter()) return refusePhoto(reply, 'busy')
        try {
          const form = await readForm(request)
          if ('refusal' in form) return refusePhoto(reply, form.refusal)
          const source = uploadSources.find((one) => one === form.source)
          if (!source) return refusePhoto(reply, 'unknown_source')
          return answerWith(
            reply,
            await takePhoto(doors, { bytes: form.bytes, source, by: request.photographer ?? '' }),
          )
        } finally {
          reading.leave()
        }
      },
    )
    scope.post(
      `${path}/import`,
      { onRequest: admitting(doors, { name: 'photo-imports', ...photoImportsPerPerson }) },
      async (request, reply) => {
        const body = importBody.safeParse(request.body)
        if (!body.success) return refusePhoto(reply, 'bad_address')
        return answerWith(
          reply,
          await importPhoto(doors, { url: body.data.url.trim(), by: request.photographer ?? '' }),
        )
      },
    )
    scope.get<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
      const { userId, roles } = await findViewer(doors.db, request, doors.now())
      const atWork = mayDo(roles, 'intake') || mayDo(roles, 'edit_items')
      const bytes =
        userId !== null &&
        id.safeParse(request.params.id).success &&
        (await uploadFor(doors, request.params.id, { userId, atWork }))
      if (!bytes)
        return refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such photo.' })
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'cache-control': 'private, max-age=86400',
          'x-content-type-options': 'nosniff',
        })
        .send(bytes)
    })
  })
}
