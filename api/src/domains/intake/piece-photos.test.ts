// Photographs on the table: sent as a station sends them, and what becomes of them with the piece.
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/tokens.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { type MadeBag, makeBag } from './testing/bags.ts'

type Piece = { itemNumber: number; photoIds: number[]; state: string }
type Graded = { __typename: string; message?: string; field?: string; piece?: Piece }

describe.skipIf(!testServer)('photos of pieces out of a bag', () => {
  let app: TestApp
  let tomas: TestClient
  let marta: TestClient
  let jpeg = Buffer.alloc(0)
  beforeAll(async () => {
    app = await testApp()
    tomas = await app.loggedIn('employee')
    marta = await app.loggedIn('admin')
    jpeg = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
  })
  afterAll(() => app.close())

  const cookieOf = (client: TestClient) =>
    [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (client: TestClient): Promise<string> => {
    const form = new FormData()
    form.append('source', 'camera_capture')
    form.append('photo', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'dress.jpg')
    const request = new Request('http://shop/', { method: 'POST', body: form })
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1.0/photos',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        cookie: cookieOf(client),
        [visitorHeader]: 'new',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(answer.statusCode).toBe(201)
    return answer.json().data.id
  }
  const grade = async (
    client: TestClient,
    bag: MadeBag,
    { photoIds, ...more }: { photoIds: string[]; [field: string]: unknown },
  ): Promise<Graded> => {
    const dress = {
      categoryId: 102,
      brandId: 4,
      sizingId: 1004,
      condition: 'excellent',
      colors: ['blue'],
      price: 4999,
      retail: 19_900,
    }
    const input = {
      gradeKey: uuidv7(),
      bagId: bag.id,
      pieceNumber: 1,
      decision: 'accepted',
      ...dress,
      photoIds,
      ...more,
    }
    const { data, errors } = await client.run('gradePiece', { input })
    expect(errors).toBeUndefined()
    return data?.gradePiece as Graded
  }
  const look = (url: string, client = app.newVisitor()) =>
    app.server.inject({ url, headers: { cookie: cookieOf(client), accept: 'image/webp' } })

  it('are in the shop with it once it is listed, in their order', async () => {
    const bag = await makeBag(app)
    const photoIds = [await send(tomas), await send(tomas)]
    const { piece } = await grade(tomas, bag, { photoIds })
    expect(piece).toMatchObject({
      state: 'pending_listing',
      photoIds: [expect.any(Number), expect.any(Number)],
    })
    const itemNumber = piece?.itemNumber ?? 0
    expect((await tomas.run('listPieces', { itemNumbers: [itemNumber] })).data?.listPieces).toMatchObject({
      listed: [itemNumber],
      refused: [],
    })
    const { data } = await app.newVisitor().adhoc(`{ item(itemNumber: ${itemNumber}) { photoIds title } }`)
    expect(data?.item).toEqual({ photoIds: piece?.photoIds, title: 'Blue midi dress' })
    const cover = await look(`/pictures/${piece?.photoIds[0]}/320`)
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 })
    const sources = await app.db
      .selectFrom('photo_upload')
      .select('source')
      .where('id', 'in', photoIds)
      .execute()
    expect(sources.map(({ source }) => source)).toEqual(['camera_capture', 'camera_capture'])
  })
  it('of one that is declined are kept for its seller', async () => {
    const bag = await makeBag(app)
    const { piece } = await grade(tomas, bag, {
      photoIds: [await send(tomas)],
      decision: 'declined',
      declineReason: 'flawed',
    })
    expect(piece).toMatchObject({ state: 'unaccepted', photoIds: [expect.any(Number)] })
  })
  it('are free again when it is taken back', async () => {
    const bag = await makeBag(app)
    const photoIds = [await send(tomas)]
    const first = await grade(tomas, bag, { photoIds })
    await tomas.run('undoPiece', { itemNumber: first.piece?.itemNumber })
    expect((await grade(tomas, bag, { photoIds })).piece?.photoIds).toHaveLength(1)
  })
  it('are refused in words when they are no photos of ours', async () => {
    const bag = await makeBag(app)
    for (const id of ['x', "' or 1=1", '', '1'])
      expect(await grade(tomas, bag, { photoIds: [id] })).toMatchObject({
        __typename: 'IntakeRefusal',
        field: 'photos',
      })
  })
  it('show one piece, also when two bags want the same at once', async () => {
    for (let i = 0; i < 5; i += 1) {
      const one = await makeBag(app)
      const other = await makeBag(app)
      const photoIds = [await send(tomas)]
      const both = await Promise.all([grade(tomas, one, { photoIds }), grade(marta, other, { photoIds })])
      expect(both.map(({ __typename }) => __typename).sort()).toEqual(['GradePiecePayload', 'IntakeRefusal'])
      expect(both.find(({ field }) => field)).toMatchObject({
        field: 'photos',
        message: 'One of the photos shows another piece already.',
      })
    }
  })
  it('have numbers that nobody can count up to', async () => {
    const bag = await makeBag(app)
    const { piece } = await grade(tomas, bag, {
      photoIds: [await send(tomas), await send(tomas), await send(tomas)],
    })
    const [first = 0, ...others] = piece?.photoIds ?? []
    expect(others.every((id) => Number.isSafeInteger(id) && Math.abs(id - first) > 3)).toBe(true)
    for (const near of [first - 1, first + 1])
      expect((await look(`/pictures/${near}/320`)).statusCode).toBe(404)
  })
})
