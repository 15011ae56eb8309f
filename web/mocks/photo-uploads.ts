// Photo uploads as the API accepts them: the same check of the first bytes; kept until the page is
// closed.

import { photoKindOf, photoRefusals } from '@hemline/rules/photos/photos.ts'
import { type PhotoSource, photoSources } from '@hemline/rules/vocabulary/photos.ts'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import type { Jar } from './context.ts'
import type { MockDb } from './db.ts'
import { slowMs } from './marked.ts'
import { pictureOf } from './pictures.ts'

const path = '*/api/v1.0/photos'
type Refusal = keyof typeof photoRefusals

const refuse = (status: number, code: string, message: string) =>
  HttpResponse.json({ data: null, errors: [{ message, extensions: { code } }] }, { status })
const refusePhoto = (name: Refusal) => refuse(422, name.toUpperCase(), photoRefusals[name])

/**
 * Returns the bytes of the form's part "photo". Parsed by hand, since test environments mix two File
 * classes that cannot read each other.
 */
function fileOf(body: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const text = textOf(body)
  const head = text.indexOf('name="photo"')
  const start = text.indexOf('\r\n\r\n', head) + 4
  const end = text.indexOf(`\r\n${text.slice(0, text.indexOf('\r\n'))}`, start)
  return head < 0 || end < 0 ? undefined : new Uint8Array(body.slice(start, end))
}

const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** The form's field "source"; image_upload without one, undefined for a source that no file comes from. */
function sourceOf(body: Uint8Array): PhotoSource | undefined {
  const [, named = 'image_upload'] = /name="source"\r\n\r\n(\w+)\r\n/.exec(textOf(body.slice(0, 4000))) ?? []
  return photoSources.find((source) => source === named && source !== 'image_url_import')
}

const hashOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7)

const kept = new WeakMap<MockDb, Map<string, Blob | string>>()
function filesOf(db: MockDb): Map<string, Blob | string> {
  const files = kept.get(db) ?? new Map<string, Blob | string>()
  kept.set(db, files)
  return files
}

/**
 * Returns handlers for uploads and imports. Marked URLs: the name of a refusal causes it, "slow" delays
 * the answer, all others return a photo.
 */
export function photoHandlers(db: MockDb, jar: Jar): HttpHandler[] {
  const files = filesOf(db)
  const viewer = () => {
    const userId = jar.token ? db.state.sessions[jar.token] : undefined
    return db.state.users.find((one) => one.id === userId)
  }
  const denied = () => {
    const user = viewer()
    if (!user && jar.visitorId === null) return refuse(401, 'UNAUTHENTICATED', 'Please log in.')
    return user?.banned ? refuse(403, 'FORBIDDEN', 'Your account can’t send photos.') : undefined
  }
  const keep = (file: Blob | string, source: PhotoSource, hash: number) => {
    const id = `01939bd2-4c11-7a55-8d21-${String(files.size + 1).padStart(12, '0')}`
    files.set(id, file)
    const user = viewer()
    db.state.uploads ??= {}
    const owner = user ? `user:${user.id}` : `visitor:${jar.visitorId}`
    db.state.uploads[id] = { owner, use: null, source, hash }
    return HttpResponse.json(
      { data: { id, width: 800, height: 1000, previewUrl: `/api/v1.0/photos/${id}` } },
      { status: 201 },
    )
  }
  return [
    http.post(path, async ({ request }) => {
      const no = denied()
      if (no) return no
      const body = new Uint8Array(await request.arrayBuffer())
      const source = sourceOf(body)
      if (!source) return refusePhoto('unknown_source')
      const file = fileOf(body)
      if (!file) return refusePhoto('no_file')
      const kind = photoKindOf(file)
      return kind === undefined || kind === 'heic'
        ? refusePhoto(kind ?? 'not_a_photo')
        : keep(new Blob([file]), source, hashOf(file))
    }),
    http.post(`${path}/import`, async ({ request }) => {
      const no = denied()
      if (no) return no
      const { url } = (await request.json()) as { url: string }
      if (!/^https?:\/\//.test(url)) return refusePhoto('bad_address')
      if (/^https?:\/\/(?:localhost|127\.|10\.|\[)/.test(url)) return refusePhoto('private_address')
      const named = (Object.keys(photoRefusals) as Refusal[]).find((name) => url.includes(name))
      if (named) return refusePhoto(named)
      if (url.includes('slow')) await delay(slowMs)
      const at = files.size % db.items.length
      return keep(pictureOf(db.items[at], 1), 'image_url_import', at)
    }),
    http.get(`${path}/:id`, ({ params }) => {
      const file = files.get(String(params.id))
      if (file === undefined) return refuse(404, 'NOT_FOUND', 'There is no such photo.')
      return new HttpResponse(file, {
        headers: { 'content-type': typeof file === 'string' ? 'image/svg+xml' : 'image/jpeg' },
      })
    }),
  ]
}
