// The photo routes: POST /api/v1.0/photos and /api/v1.0/photos/import, and GET of a photo that no item
// shows yet. Files come as multipart forms, not by GraphQL.
import multipart from '@fastify/multipart'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { type PhotoRefusal, photoBytesMax, photoRefusals } from '@hemline/rules/photos/photos.ts'
import type { PhotoSource } from '@hemline/rules/vocabulary/photos.ts'
import {
  photoImportsPerPerson,
  photosPerPerson,
  photosPerShopper,
  shopperPhotosPerAddress,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../context.ts'
import { refusalOfOthers, refuseWith } from '../../platform/edge.ts'
import { createLoad } from '../../platform/limits.ts'
import { networkOf, secondsToWait, type Tries, waitMessage } from '../../platform/rate-limit.ts'
import { findViewer } from '../identity/identity.ts'
import {
  calmUploadFor,
  importPhoto,
  type PhotoDoors,
  type Photographer,
  type PhotoKey,
  type TakenPhoto,
  takePhoto,
  uploadByKey,
  uploadFor,
} from './photos.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends a photo; set once the request is admitted. */
    photographer?: Photographer
  }
}

const path = '/api/v1.0/photos'
/**
 * How many uploads of employees, and of shoppers, are read at the same time: each may take 15 MB of memory.
 * Shoppers on slow lines don't keep a photo station waiting.
 */
const readAtOnce = { employees: 12, shoppers: 8 }
const uploadSources: readonly PhotoSource[] = ['camera_capture', 'image_upload', 'pinterest_board']
const importBody = z.object({ url: z.string().min(1).max(4000) })

const statusOf = (refusal: PhotoRefusal): number => {
  if (refusal === 'busy') return 503
  if (refusal === 'store_full') return 507
  return refusal === 'too_many_bytes' ? 413 : 422
}

/**
 * Sets the status of a photo's refusal (503, 507, 413 or 422) and returns its body in the shape of
 * operations: `data` is null and the first error has the code.
 */
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

const worksOnPieces = ({ roles }: Viewer) => mayDo(roles, 'intake') || mayDo(roles, 'edit_items')

/**
 * Returns who sends a photo: an employee who works on pieces, for a piece; anybody else a private one.
 * Undefined for banned people, who may not.
 */
function photographerOf(viewer: Viewer): Photographer | undefined {
  const { userId, visitorId, banned } = viewer
  if (banned) return undefined
  if (userId !== null && worksOnPieces(viewer)) return { userId, visitorId: null, isPrivate: false }
  return { userId, visitorId, isPrivate: true }
}

function triesOf(request: FastifyRequest, by: Photographer, isImport: boolean): Tries[] {
  const { userId, visitorId } = by
  if (isImport)
    return [
      { key: `photo-imports:${userId ?? visitorId}`, ...photoImportsPerPerson },
      ...(by.isPrivate
        ? [{ key: `shopper-photos-from:${networkOf(request.ip)}`, ...shopperPhotosPerAddress }]
        : []),
    ]
  if (!by.isPrivate) return [{ key: `photos:${by.userId}`, ...photosPerPerson }]
  return [
    { key: `shopper-photos:${by.userId ?? by.visitorId}`, ...photosPerShopper },
    { key: `shopper-photos-from:${networkOf(request.ip)}`, ...shopperPhotosPerAddress },
  ]
}

/**
 * Returns a hook that checks a request before its body is read: the header that operations need (403; a form
 * of another site can't send it), who sends it and from whose page (401, 403), the announced size (413), and
 * the rate limits (429). Notes the sender on the request.
 */
const admitting =
  (doors: PhotoDoors, { isImport }: { isImport: boolean }) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const refuse = (status: number, code: string, message: string) =>
      reply.send(refuseWith(reply, { status, code, message }))
    if (request.headers[visitorHeader] === undefined)
      return refuse(403, 'FORBIDDEN', `The header ${visitorHeader} is missing.`)
    const now = doors.now()
    const viewer = await findViewer(doors.db, request, now)
    const others = refusalOfOthers(request, viewer.userId)
    if (others) return reply.send(refuseWith(reply, others))
    if (viewer.userId === null && viewer.visitorId === null)
      return refuse(401, 'UNAUTHENTICATED', 'Please log in.')
    const by = photographerOf(viewer)
    if (!by) return refuse(403, 'FORBIDDEN', 'Your account can’t send photos.')
    if (Number(request.headers['content-length'] ?? 0) > photoBytesMax + formBytes)
      return reply.header('connection', 'close').send(refusePhoto(reply, 'too_many_bytes'))
    const wait = await secondsToWait(doors.db, now, triesOf(request, by, isImport))
    if (wait !== undefined) return refuse(429, 'RATE_LIMITED', waitMessage(wait))
    request.photographer = by
    return undefined
  }

/** What a form needs besides its photo, in bytes. */
const formBytes = 8192

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/**
 * Returns the file of a multipart form and its field `source` ('image_upload' unless given); refuses forms
 * without a file (no_file) and files that are too large (too_many_bytes).
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

const photographer = ({ photographer: by }: FastifyRequest): Photographer => {
  if (!by) throw new Error('photos: a request that was not admitted')
  return by
}

type Params = { id: string }

const keyQuery = z.object({
  case: z.string().max(9).optional(),
  return: z.string().max(36).optional(),
  order: z.string().max(36).optional(),
  key: z.string().max(100),
})

/**
 * Returns the key of mails in a photo's address; undefined without one, and when it names neither case nor
 * return.
 */
function keyOf(query: unknown): PhotoKey | undefined {
  const { data } = keyQuery.safeParse(query)
  if (!data) return undefined
  const key = { orderId: data.order ?? null, accessKey: data.key }
  if (data.case !== undefined) return { kind: 'case', of: data.case, ...key }
  return data.return === undefined ? undefined : { kind: 'return', of: data.return, ...key }
}

/**
 * Sends an upload as JPEG to those who may see it, or whose key opens it; 404 for others, 304 for whoever has
 * it. It is kept by their browser alone, which asks again each time.
 */
async function showUpload(
  doors: PhotoDoors,
  request: FastifyRequest<{ Params: Params; Querystring: unknown }>,
  reply: FastifyReply,
) {
  const { id } = request.params
  const { userId, visitorId, roles } = await findViewer(doors.db, request, doors.now())
  const viewer = { userId, visitorId, roles }
  const bytes = (await uploadFor(doors, id, viewer)) ?? (await uploadByKey(doors, id, keyOf(request.query)))
  if (!bytes) {
    reply.header('cache-control', 'no-store')
    return refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such photo.' })
  }
  const etag = `"${id.toLowerCase()}"`
  reply.headers({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'same-origin',
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(bytes)
}

const notCalmed = {
  gone: [404, 'NOT_FOUND', 'There is no such photo.'],
  unclear: [422, 'BAD_INPUT', 'Nothing stands out from its background here.'],
} as const

/**
 * Sends an upload with a calm ground, made anew each time, to those who may see the upload. Refuses with 429
 * more than 60 within an hour, 404 others, 422 when nothing stands out, 503 while too many photos are read.
 */
async function showCalm(doors: PhotoDoors, request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) {
  const now = doors.now()
  const { userId, visitorId, roles } = await findViewer(doors.db, request, now)
  reply.header('cache-control', 'no-store')
  const tries = { key: `calm-photos:${userId ?? visitorId ?? networkOf(request.ip)}`, ...photosPerShopper }
  const wait = await secondsToWait(doors.db, now, [tries])
  if (wait !== undefined)
    return refuseWith(reply, { status: 429, code: 'RATE_LIMITED', message: waitMessage(wait) })
  const calm = await calmUploadFor(doors, request.params.id, { userId, visitorId, roles })
  if (calm === 'busy') return refusePhoto(reply, 'busy')
  if (typeof calm === 'string') {
    const [status, code, message] = notCalmed[calm]
    return refuseWith(reply, { status, code, message })
  }
  reply.headers({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'same-origin',
  })
  return reply.send(calm)
}

/**
 * Registers the routes by which employees and shoppers upload photos (multipart form) or name a photo's URL
 * (answered 201 with the upload), and those that show an upload, as it is or with a calm ground, to people
 * who may see it. 12 uploads of employees and 8 of shoppers are read at once, others get 503. A photo sent
 * twice makes two uploads; the unused one is purged.
 */
export function registerPhotoRoutes(app: FastifyInstance, doors: PhotoDoors): void {
  const reading = {
    employees: createLoad(readAtOnce.employees),
    shoppers: createLoad(readAtOnce.shoppers),
  }
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: photoBytesMax, files: 1, fields: 2, fieldSize: 100, headerPairs: 50, parts: 3 },
    })
    scope.post(path, { onRequest: admitting(doors, { isImport: false }) }, async (request, reply) => {
      const by = photographer(request)
      const load = by.isPrivate ? reading.shoppers : reading.employees
      if (!load.enter()) return refusePhoto(reply, 'busy')
      try {
        const form = await readForm(request)
        if ('refusal' in form) return refusePhoto(reply, form.refusal)
        const source = uploadSources.find((one) => one === form.source)
        if (!source) return refusePhoto(reply, 'unknown_source')
        return answerWith(reply, await takePhoto(doors, { bytes: form.bytes, source, by }))
      } finally {
        load.leave()
      }
    })
    scope.post(
      `${path}/import`,
      { onRequest: admitting(doors, { isImport: true }) },
      async (request, reply) => {
        const body = importBody.safeParse(request.body)
        if (!body.success) return refusePhoto(reply, 'bad_address')
        const by = photographer(request)
        return answerWith(reply, await importPhoto(doors, { url: body.data.url.trim(), by }))
      },
    )
    scope.get<{ Params: Params }>(`${path}/:id`, (request, reply) => showUpload(doors, request, reply))
    scope.get<{ Params: Params }>(`${path}/:id/calm`, (request, reply) => showCalm(doors, request, reply))
  })
}
