// Sends photographs to the API as browsers do.
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import sharp from 'sharp'
import type { TestApp, TestClient } from '../../../testing/app.ts'

/** The headers of a client's browser: its cookies, and a name that is no robot's. */
export const browserOf = (client: TestClient) => ({
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
})

/** Makes a photo as phones do: with the place where it was taken. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: '#35735c' } })
    .withExif({ IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

/** Returns the body of a form with a photo, and its content type. */
export async function photoForm(file: Buffer): Promise<{ type: string; payload: Buffer }> {
  const form = new FormData()
  form.append('source', 'camera_capture')
  form.append('photo', new Blob([new Uint8Array(file)]), 'hole.jpg')
  const request = new Request('http://shop/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { type, payload: Buffer.from(await request.arrayBuffer()) }
}

/** How the API answered a photo; `id` is empty for a refused one. */
export type PhotoAnswer = { status: number; code: string | undefined; id: string }

/** Sends a photo; `length` announces another size than the body has. */
export async function sendPhoto(
  app: TestApp,
  client: TestClient,
  { file, length }: { file?: Buffer; length?: number } = {},
): Promise<PhotoAnswer> {
  const { type, payload } = await photoForm(file ?? (await phonePhoto()))
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1.0/photos',
    headers: {
      ...browserOf(client),
      'content-type': type,
      [visitorHeader]: 'new',
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
    payload,
  })
  const { data, errors } = answer.json()
  return { status: answer.statusCode, code: errors?.[0]?.extensions.code, id: data?.id ?? '' }
}

/** Asks for an upload as this client. */
export const seePhoto = (app: TestApp, client: TestClient, id: string, headers = {}) =>
  app.server.inject({ url: `/api/v1.0/photos/${id}`, headers: { ...browserOf(client), ...headers } })
