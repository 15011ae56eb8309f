// Photographs of shoppers: who may send and see them, and that each is in one form (decision 0172).
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { photosPerShopper } from '@hemline/rules/vocabulary/rate-limits.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderPhotoStore } from '../../ports/photo-store.folder.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { addPhotos } from '../catalogue/catalogue.ts'
import { type PhotoOwner, purgePhotos, usePhotos } from './photos.ts'
import { browserOf, phonePhoto, photoForm, seePhoto, sendPhoto } from './testing/sending.ts'

describe.skipIf(!testServer)('photographs of a shopper', () => {
  let app: TestApp
  let shopper: TestClient
  let other: TestClient
  let staff: TestClient
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    staff = await app.loggedIn('employee')
  })
  beforeEach(async () => {
    const newcomer = async () => {
      const client = app.newVisitor()
      const input = {
        email: `photo-${randomUUID()}@hemline.example`,
        password: 'linen-apron-4711',
        firstName: 'Mara',
        lastName: 'Lindqvist',
        acceptTerms: true,
      }
      await client.run('signUp', { input })
      return client
    }
    shopper = await newcomer()
    other = await newcomer()
  })
  afterAll(() => app.close())

  const send = (client: TestClient, file?: Buffer, length?: number) =>
    sendPhoto(app, client, { ...(file ? { file } : {}), ...(length === undefined ? {} : { length }) })
  const see = (client: TestClient, id: string, headers = {}) => seePhoto(app, client, id, headers)
  const ownerOf = async (id: string): Promise<PhotoOwner> => {
    const row = await app.db
      .selectFrom('private_photo')
      .select(['user_id', 'visitor_id'])
      .where('upload_id', '=', id)
      .executeTakeFirstOrThrow()
    return { userId: row.user_id, visitorId: row.visitor_id === null ? null : Number(row.visitor_id) }
  }
  const give = (ids: string[], by: PhotoOwner, useId: string = randomUUID()) =>
    app.db
      .transaction()
      .execute((tx) => usePhotos(tx, { ids, by, owner: by, use: 'case', useId, now: clock.now() }))

  test('are seen by their sender and by people who answer, kept by no cache, and without their place', async () => {
    const { id, status } = await send(shopper)
    expect(status).toBe(201)
    const mine = await see(shopper, id)
    expect(mine.headers['content-type']).toBe('image/jpeg')
    expect(mine.headers['cache-control']).toBe('private, no-cache')
    expect((await sharp(mine.rawPayload).metadata()).exif).toBeUndefined()
    const again = await see(shopper, id, { 'if-none-match': String(mine.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect((await see(staff, id)).statusCode).toBe(200)
    for (const stranger of [other, app.newVisitor()]) {
      const answer = await see(stranger, id)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })

  test('of a guest are the guest’s', async () => {
    const guest = app.newVisitor()
    await guest.run('addToCart', { input: { itemNumber: app.listed[0] ?? 0 } })
    const { id, status } = await send(guest)
    expect(status).toBe(201)
    expect((await see(guest, id)).statusCode).toBe(200)
    expect((await see(other, id)).statusCode).toBe(404)
  })

  test('are in one form each, and in none of somebody else', async () => {
    const { id } = await send(shopper)
    const me = await ownerOf(id)
    const stranger = await ownerOf((await send(other)).id)
    expect(await give([id], stranger)).toMatch(/not there any more/)
    expect(await give([id, id], me)).toBe('A photo is named twice.')
    expect(await give(['nonsense'], me)).toMatch(/not there any more/)
    expect(await give([randomUUID()], me)).toMatch(/not there any more/)
    const form = randomUUID()
    expect(await give([id], me, form)).toBeUndefined()
    expect(await give([id], me, form)).toBeUndefined()
    expect(await give([id], me)).toMatch(/sent before/)
    // Two forms at once: one of them has it.
    const free = (await send(shopper)).id
    const both = await Promise.all([give([free], me), give([free], me)])
    expect(both.filter((one) => one === undefined)).toHaveLength(1)
  })

  test('never show a piece in public', async () => {
    const { id } = await send(shopper)
    const added = await app.db
      .transaction()
      .execute((tx) => addPhotos(tx, app.listed[1] ?? 0, [id], clock.now()))
    expect(added).toMatchObject({ __typename: 'PhotosRefused' })
  })

  test('that no form shows are thrown away after a day, and others are not', async () => {
    const loose = (await send(shopper)).id
    const kept = (await send(shopper)).id
    await give([kept], await ownerOf(kept))
    clock.forward(25 * 3_600_000)
    expect(await give([loose], await ownerOf(loose))).toMatch(/not there any more/)
    clock.forward(2 * 3_600_000)
    const store = folderPhotoStore(app.config.PHOTO_STORE_DIR)
    await purgePhotos({ db: app.db, store, now: clock.now })
    expect(await store.get(loose)).toBeUndefined()
    expect(await store.get(kept)).toBeDefined()
    const { rows } = await sql`select 1 from private_photo where upload_id = ${loose}::uuid`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('are counted, and the sixty-first of an hour has to wait', async () => {
    const { userId } = await ownerOf((await send(shopper)).id)
    await sql`update login_throttle set failures = ${photosPerShopper.limit} where key = ${`shopper-photos:${userId}`}`.execute(
      app.db,
    )
    expect(await send(shopper)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect((await send(other)).status).toBe(201)
  })

  test('of two hundred megabytes are refused before they are read', async () => {
    expect(await send(shopper, undefined, 200_000_000)).toMatchObject({ status: 413, code: 'TOO_MANY_BYTES' })
    expect(await send(shopper, Buffer.from('I am a photo, says my name.'))).toMatchObject({
      status: 422,
      code: 'NOT_A_PHOTO',
    })
  })

  test('are shown with a calm background to their sender, and nothing is stored', async () => {
    const calm = (client: TestClient, id: string) => seePhoto(app, client, `${id}/calm`)
    const piece = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#24508f' } })
      .png()
      .toBuffer()
    const ground = { create: { width: 640, height: 800, channels: 3 as const, background: '#e0d6c2' } }
    const photo = await sharp(ground)
      .composite([{ input: piece }])
      .jpeg()
      .toBuffer()
    const { id } = await send(shopper, photo)
    const uploads = async () => (await app.db.selectFrom('photo_upload').select('id').execute()).length
    const before = await uploads()
    const shown = await calm(shopper, id)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 640, height: 800 })
    expect((await calm(other, id)).statusCode).toBe(404)
    expect((await calm(shopper, 'no-photo')).statusCode).toBe(404)
    const unclear = (await send(shopper)).id
    expect((await calm(shopper, unclear)).json().errors[0].message).toMatch(/Nothing stands out/)
    expect(await uploads()).toBe(before + 1)
  })

  test('whose line breaks leave nothing behind', async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const count = async () => (await app.db.selectFrom('photo_upload').select('id').execute()).length
    const before = await count()
    const { type, payload } = await photoForm(await phonePhoto())
    const head = [
      'POST /api/v1.0/photos HTTP/1.1',
      'host: shop',
      ...Object.entries(browserOf(shopper)).map(([name, value]) => `${name}: ${value}`),
      `${visitorHeader}: new`,
      `content-type: ${type}`,
      `content-length: ${payload.length}`,
    ]
    const socket = connect(address.port, '127.0.0.1')
    await new Promise<void>((sent) =>
      socket.write(
        Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload.subarray(0, 900)]),
        () => sent(),
      ),
    )
    socket.destroy()
    // The next photo of the same shopper comes in, so nothing waits for the broken one.
    for (let n = 0; n < 10; n += 1) expect((await send(shopper)).status).toBe(201)
    expect(await count()).toBe(before + 10)
  })
})
