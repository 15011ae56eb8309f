import { existsSync, readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderPhotoStore } from '../../ports/photo-store.folder.ts'
import { type PhotoStore, StoreFull } from '../../ports/photo-store.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { addPhotos, setPhotos } from '../catalogue/catalogue.ts'
import { purgePhotos } from './photos.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#35735c' } })
/**
 * Green above, red below, as a phone held upright writes it: lying, with a word about
 * it, and where it was taken.
 */
const phonePhoto = async () => {
  const half = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#cc0000' } })
    .png()
    .toBuffer()
  return plain(1200, 400)
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'PhoneMaker', Artist: 'Somebody' },
      IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

type Answer = {
  status: number
  body: { data: { id: string; width: number; height: number; previewUrl: string } | null; errors?: Refusal[] }
}
type Refusal = { message: string; extensions: { code: string } }

const cookieOf = (client: TestClient) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

describe.skipIf(!testServer)('photographs', () => {
  let app: TestApp
  let staff: TestClient
  let shopper: TestClient
  let elsewhere: Server
  let served: Buffer
  let full = false
  let folder = ''
  beforeAll(async () => {
    served = await plain(800, 1000).webp().toBuffer()
    elsewhere = createServer((_, response) => void response.end(served))
    await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready))
    const store: PhotoStore = {
      put: async (id, bytes) => {
        if (full) throw new StoreFull('full')
        await folderPhotoStore(folder).put(id, bytes)
      },
      get: (id) => folderPhotoStore(folder).get(id),
      remove: (id) => folderPhotoStore(folder).remove(id),
    }
    const { port } = elsewhere.address() as AddressInfo
    const outside = {
      resolve: async () => ['127.0.0.1'],
      isAllowed: (address: string, at: number) => address === '127.0.0.1' && at === port,
    }
    app = await testApp({ photoStore: store, outside })
    folder = app.config.PHOTO_STORE_DIR
    staff = await app.loggedIn('employee')
    shopper = await app.loggedIn('shopper')
  })
  afterAll(async () => {
    elsewhere.close()
    await app.close()
  })

  const send = async (
    client: TestClient,
    file: Buffer,
    { source, header = true }: { source?: string; header?: boolean } = {},
  ): Promise<Answer> => {
    const form = new FormData()
    if (source) form.append('source', source)
    form.append('photo', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'coat.jpg')
    const request = new Request('http://shop/', { method: 'POST', body: form })
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1.0/photos',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        cookie: cookieOf(client),
        ...(header ? { [visitorHeader]: 'new' } : {}),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const fetchFrom = async (client: TestClient, url: unknown): Promise<Answer> => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1.0/photos/import',
      headers: { cookie: cookieOf(client), [visitorHeader]: 'new', 'content-type': 'application/json' },
      payload: JSON.stringify({ url }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.extensions.code]
  const idOf = ({ body }: Answer) => body.data?.id ?? ''
  const stored = async (id: string) => (await folderPhotoStore(folder).get(id)) ?? Buffer.alloc(0)
  const taken = async () => idOf(await send(staff, await plain(640, 800).jpeg().toBuffer()))
  const get = (client: TestClient, url: string, accept = 'image/webp') =>
    app.server.inject({ url, headers: { cookie: cookieOf(client), accept } })

  test('are turned upright, made smaller, and tell nothing of who took them and where', async () => {
    const answer = await send(staff, await phonePhoto(), { source: 'camera_capture' })
    expect(answer).toMatchObject({ status: 201, body: { data: { width: 400, height: 1200 } } })
    const kept = await stored(idOf(answer))
    const { format, exif, orientation, icc, xmp } = await sharp(kept).metadata()
    expect({ format, exif, orientation, icc, xmp }).toEqual({
      format: 'jpeg',
      exif: undefined,
      orientation: undefined,
      icc: undefined,
      xmp: undefined,
    })
    expect(kept.includes('PhoneMaker')).toBe(false)
    const top = await sharp(kept).extract({ left: 200, top: 50, width: 1, height: 1 }).raw().toBuffer()
    expect(top[0]).toBeGreaterThan(150)
    const large = await send(staff, await plain(5000, 4000).jpeg({ quality: 40 }).toBuffer())
    expect(large.body.data).toMatchObject({ width: 2400, height: 1920 })
  })

  test.each(['png', 'webp', 'avif', 'jpeg'] as const)('may be %s', async (format) => {
    expect((await send(staff, await plain(400, 500).toFormat(format).toBuffer())).status).toBe(201)
  })

  test('are what their bytes say, whatever they are called', async () => {
    const gif = await plain(400, 500).gif().toBuffer()
    const bad = [
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
      '<!doctype html><script>alert(1)</script>',
      '%PDF-1.7',
      '',
    ]
    for (const text of [
      ...bad.map((one) => Buffer.from(one)),
      gif,
      Buffer.concat([gif, await plain(400, 500).jpeg().toBuffer()]),
    ])
      expect(codeOf(await send(staff, text))).toEqual([422, 'NOT_A_PHOTO'])
    const hidden = Buffer.concat([
      await plain(400, 500).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const clean = await send(staff, hidden)
    expect(clean.status).toBe(201)
    expect((await stored(idOf(clean))).includes('<script>')).toBe(false)
  })

  test('are refused when they are damaged, too small, too large, or a bomb', async () => {
    const whole = await plain(1200, 1500).jpeg().toBuffer()
    expect(codeOf(await send(staff, whole.subarray(0, 700)))).toEqual([422, 'BROKEN'])
    expect(codeOf(await send(staff, Buffer.from('\xff\xd8\xff nonsense', 'latin1')))).toEqual([422, 'BROKEN'])
    expect(codeOf(await send(staff, await plain(299, 900).jpeg().toBuffer()))).toEqual([422, 'TOO_SMALL'])
    const bomb = await plain(8000, 5000).png().toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(codeOf(await send(staff, bomb))).toEqual([422, 'TOO_MANY_PIXELS'])
    expect(codeOf(await send(staff, Buffer.alloc(15 * 1024 * 1024 + 1)))).toEqual([413, 'TOO_MANY_BYTES'])
  })

  test('are taken and fetched for known people alone, and with the header of our own page', async () => {
    const photo = await plain(400, 500).jpeg().toBuffer()
    expect(codeOf(await send(staff, photo, { header: false }))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await send(app.newVisitor(), photo))).toEqual([401, 'UNAUTHENTICATED'])
    expect(codeOf(await fetchFrom(app.newVisitor(), 'https://photos.example/a.jpg'))).toEqual([
      401,
      'UNAUTHENTICATED',
    ])
    expect(codeOf(await send(staff, photo, { source: 'screenshot' }))).toEqual([422, 'UNKNOWN_SOURCE'])
    const none = await app.server.inject({
      method: 'POST',
      url: '/api/v1.0/photos',
      headers: { cookie: cookieOf(staff), [visitorHeader]: 'new', 'content-type': 'application/json' },
      payload: '{}',
    })
    expect([none.statusCode, none.json().errors[0].extensions.code]).toEqual([422, 'NO_FILE'])
  })

  test('leave none of their pixels behind in memory', async () => {
    for (const size of [3000, 3001, 3002])
      await send(staff, await plain(size, 4000).jpeg({ progressive: true, quality: 40 }).toBuffer())
    expect(sharp.cache().items.current).toBe(0)
  })

  test('leave nothing behind when the disk is full', async () => {
    const count = async () => (await app.db.selectFrom('photo_upload').select('id').execute()).length
    const before = await count()
    full = true
    expect(codeOf(await send(staff, await plain(400, 500).jpeg().toBuffer()))).toEqual([507, 'STORE_FULL'])
    full = false
    expect(await count()).toBe(before)
  })

  test('are fetched from an address, and from none inside', async () => {
    const { port } = elsewhere.address() as AddressInfo
    const answer = await fetchFrom(staff, `http://photos.example:${port}/coat.webp?key=secret`)
    expect(answer).toMatchObject({ status: 201, body: { data: { width: 800, height: 1000 } } })
    const row = await app.db
      .selectFrom('photo_upload')
      .selectAll()
      .where('id', '=', idOf(answer))
      .executeTakeFirstOrThrow()
    expect([row.source, row.source_url]).toEqual([
      'image_url_import',
      `http://photos.example:${port}/coat.webp`,
    ])
    expect(codeOf(await fetchFrom(staff, 'http://127.0.0.1:5433/'))).toEqual([422, 'PRIVATE_ADDRESS'])
    for (const url of ['nonsense', 7, null, 'https://a:b@photos.example/'])
      expect(codeOf(await fetchFrom(staff, url))).toEqual([422, 'BAD_ADDRESS'])
    const ofShopper = await fetchFrom(shopper, `http://photos.example:${port}/coat.webp?key=secret`)
    expect(ofShopper).toMatchObject({ status: 201 })
    const kept = await app.db
      .selectFrom('photo_upload')
      .select('source_url')
      .where('id', '=', idOf(ofShopper))
      .executeTakeFirstOrThrow()
    // Where shoppers look for clothes is nobody's business.
    expect(kept.source_url).toBeNull()
    served = Buffer.from('<html>')
    expect(codeOf(await fetchFrom(staff, `http://photos.example:${port}/`))).toEqual([422, 'NOT_A_PHOTO'])
  })

  test('are looked at before they show a piece by people at work alone', async () => {
    const url = `/api/v1.0/photos/${await taken()}`
    expect((await get(staff, url)).headers['content-type']).toBe('image/jpeg')
    for (const one of [shopper, app.newVisitor()]) expect((await get(one, url)).statusCode).toBe(404)
    expect((await get(staff, '/api/v1.0/photos/nonsense')).statusCode).toBe(404)
  })

  test('show a piece in every size once they are its own', async () => {
    const [item = 0, other = 0] = app.listed
    const ids = [await taken(), await taken()]
    const add = (number: number, uploads: string[], now = new Date()) =>
      app.db.transaction().execute((tx) => addPhotos(tx, number, uploads, now))
    const had = (
      await app.db
        .selectFrom('item')
        .select('photo_ids')
        .where('item_number', '=', item)
        .executeTakeFirstOrThrow()
    ).photo_ids
    const added = await add(item, ids)
    if (added.__typename !== 'PhotosSet') throw new Error(added.message)
    expect(added.photoIds).toEqual([...had, expect.any(Number), expect.any(Number)])
    expect(await add(item, ids)).toEqual(added)
    expect(await add(other, ids)).toMatchObject({
      __typename: 'PhotosRefused',
      message: 'One of the photos shows another piece already.',
    })
    expect(await add(other, ['01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'])).toMatchObject({
      __typename: 'PhotosRefused',
    })
    const photo = added.photoIds.at(-1) ?? 0
    const picture = await get(app.newVisitor(), `/pictures/${photo}/320`)
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 400,
    })
    const set = (refs: (number | string)[]) =>
      app.db.transaction().execute((tx) => setPhotos(tx, item, refs, new Date()))
    expect(await set([photo, ...had])).toMatchObject({ photoIds: [photo, ...had] })
    expect(await set([photo, 5])).toMatchObject({ __typename: 'PhotosRefused' })
    const { data } = await staff.adhoc(`{ item(itemNumber: ${item}) { photoIds } }`)
    expect(data?.item).toEqual({ photoIds: [photo, ...had] })
  })

  test('keep their own ratio, cut to 4:5 on cards and whole on the page of their piece', async () => {
    const [, , item = 0] = app.listed
    const upload = idOf(await send(staff, await plain(1200, 800).jpeg().toBuffer()))
    const set = await app.db.transaction().execute((tx) => addPhotos(tx, item, [upload], new Date()))
    if (set.__typename !== 'PhotosSet') throw new Error(set.message)
    const { data } = await app
      .newVisitor()
      .adhoc(`{ item(itemNumber: ${item}) { photos { id aspectRatio } } }`)
    const photos = (data?.item as { photos: { id: number; aspectRatio: number }[] } | undefined)?.photos ?? []
    const own = photos.at(-1)
    expect(own?.aspectRatio).toBeCloseTo(1.5, 3)
    expect(new Set(photos.slice(0, -1).map(({ aspectRatio }) => aspectRatio))).toEqual(new Set([0.8]))
    const sizeOf = async (end: string) => {
      const picture = await get(app.newVisitor(), `/pictures/${own?.id}/${end}`)
      const { width, height } = await sharp(picture.rawPayload).metadata()
      return [width, height]
    }
    expect(await sizeOf('640')).toEqual([640, 800])
    expect(await sizeOf('640-whole')).toEqual([640, 427])
    expect(await sizeOf('640')).toEqual([640, 800])
    expect((await get(app.newVisitor(), `/pictures/${own?.id}/641-whole`)).statusCode).toBe(404)
  })

  test('that nobody attached are thrown away after a day, and others are not', async () => {
    const loose = await taken()
    const kept = await taken()
    await app.db.transaction().execute((tx) => addPhotos(tx, app.listed[3] ?? 0, [kept], new Date()))
    await sql`update photo_upload set created_at = now() - interval '25 hours'`.execute(app.db)
    const late = await app.db
      .transaction()
      .execute((tx) => addPhotos(tx, app.listed[4] ?? 0, [loose], new Date()))
    expect(late).toMatchObject({ __typename: 'PhotosRefused' })
    const purge = (hours: number) =>
      purgePhotos({
        db: app.db,
        store: folderPhotoStore(folder),
        now: () => new Date(Date.now() + hours * 3_600_000),
      })
    await purge(0)
    expect((await stored(loose)).length).toBeGreaterThan(0)
    await purge(2)
    expect((await stored(loose)).length).toBe(0)
    expect((await stored(kept)).length).toBeGreaterThan(0)
    expect(
      existsSync(folder) &&
        readdirSync(folder, { recursive: true }).filter((one) => String(one).endsWith('.part')),
    ).toEqual([])
  })
})
