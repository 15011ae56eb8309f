import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connectPool } from '@hemline/db/connect.ts'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { type PictureBox, thingsMost } from '@hemline/rules/image-search/boxes.ts'
import { imageSearchContract } from '@hemline/schema/contract/image-search.contract.ts'
import type pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderPhotoStore } from '../../ports/photo-store.folder.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { browserOf, sendPhoto } from '../photos/testing/sending.ts'
import { indexAll } from '../search/testing/engines.ts'
import { keepLooks, purgeImageSearches } from './image-search.ts'
import { sheetOfTen } from './testing/sheet-of-ten.ts'

const { TEST_SEARCH_URL = '' } = process.env

type Search = { id: string; pictureUrl: string; finds: { label: string; box: PictureBox }[]; isMine: boolean }
type Started = { __typename: string; search: Search; reason?: string }
type Answer = {
  __typename: string
  reason?: string
  title: string
  isUnsure: boolean
  ready: number
  matches: { band: string; item: { itemNumber: number } }[]
}

describe.skipIf(!testServer || !TEST_SEARCH_URL)('the search by picture', () => {
  const clock = movableClock()
  const searchUrl = Object.assign(new URL(TEST_SEARCH_URL || 'http://nowhere'), {
    pathname: `/test-image-search-${randomUUID().slice(0, 8)}`,
  }).href
  let app: TestApp
  let pool: pg.Pool
  let removeIndex: () => Promise<void>
  beforeAll(async () => {
    app = await testApp({ now: clock.now, env: { SEARCH_URL: searchUrl } })
    pool = connectPool({ url: app.config.DATABASE_URL, name: 'image-search-test' })
    removeIndex = await indexAll(pool, searchUrl, { looks: true })
  }, 120_000)
  afterAll(async () => {
    await removeIndex()
    await pool.end()
    await app.close()
  })

  const contractClient = ({ run, runHash, newVisitor }: TestClient) => ({
    run,
    runHash,
    newVisitor: () => contractClient(newVisitor()),
    marked: {
      listed: app.listed,
      held: app.marked.held,
      sold: app.marked.sold,
      notListed: app.marked.underReview,
      person: { email: personByKey('superstar').email, password: seedPassword },
    },
  })
  imageSearchContract(async () => contractClient(app.newVisitor()) as never)

  const start = async (client: TestClient, input: object): Promise<Started> =>
    (await client.run('startImageSearch', { input })).data?.startImageSearch as Started
  const matches = async (client: TestClient, id: string, more = {}): Promise<Answer> =>
    (await client.run('getImageSearchMatches', { id, ...more })).data?.imageSearchMatches as Answer
  /** A piece's picture as a shopper might send it: cropped, darker, and a little larger. */
  const pictureOf = async (itemNumber: number): Promise<Buffer> => {
    const { rows } = await pool.query<{ photo_id: number }>(
      'select photo_ids[1]::float8 as photo_id from item where item_number = $1',
      [itemNumber],
    )
    const { rawPayload } = await app.server.inject({ url: `/pictures/${rows[0]?.photo_id}/640` })
    const { width, height } = await sharp(rawPayload).metadata()
    return sharp(rawPayload)
      .extract({ left: 40, top: 50, width: width - 70, height: height - 90 })
      .linear(0.9, 4)
      .jpeg({ quality: 80 })
      .toBuffer()
  }
  const see = (client: TestClient, url: string) => app.server.inject({ url, headers: browserOf(client) })
  const sendPicture = async (client: TestClient, bytes: Buffer): Promise<string> =>
    (await sendPhoto(app, client, { file: bytes })).id

  test('finds the piece of a cropped and darkened picture among the first five, and names what it shows', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getUserHuman', {})
    for (const itemNumber of app.listed.slice(3, 6)) {
      const photoId = await sendPicture(shopper, await pictureOf(itemNumber))
      const { search } = await start(shopper, { photoId })
      const found = await matches(shopper, search.id)
      expect(found.matches.slice(0, 5).map(({ item }) => item.itemNumber)).toContain(itemNumber)
    }
  }, 60_000)

  test('finds every piece first by its own picture, also where a guess names another kind', async () => {
    const shopper = app.newVisitor()
    for (const itemNumber of app.listed.slice(0, 30)) {
      const { search } = await start(shopper, { itemNumber })
      const [first] = (await matches(shopper, search.id)).matches
      expect(first).toMatchObject({ band: 'very_close', item: { itemNumber } })
    }
  }, 300_000)

  test('takes no picture of a naked person, and deletes it at once', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getUserHuman', {})
    // Blurred ellipses in the colors of skin, which the network takes for a person.
    const file = new URL('../../../../vision/src/testing/skin-tones.jpg', import.meta.url)
    const photoId = await sendPicture(shopper, await sharp(readFileSync(file)).resize(640, 640).toBuffer())
    const answer = await start(shopper, { photoId })
    expect(answer).toMatchObject({ __typename: 'ImageSearchRefused', reason: 'naked' })
    expect(await folderPhotoStore(app.config.PHOTO_STORE_DIR).get(photoId)).toBeUndefined()
  })

  test('shares no picture of a naked person that passed while too many waited', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getUserHuman', {})
    const photoId = await sendPicture(shopper, await pictureOf(app.listed[2] ?? 0))
    const { search } = await start(shopper, { photoId })
    const file = new URL('../../../../vision/src/testing/skin-tones.jpg', import.meta.url)
    const store = folderPhotoStore(app.config.PHOTO_STORE_DIR)
    await store.put(photoId, readFileSync(file))
    const { data } = await shopper.run('shareImageSearch', { id: search.id, shared: true })
    expect(data?.shareImageSearch).toMatchObject({ __typename: 'ImageSearchRefused', reason: 'naked' })
    expect(await store.get(photoId)).toBeUndefined()
  })

  test('deletes the picture after an hour: file, address and link', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getUserHuman', {})
    const photoId = await sendPicture(shopper, await pictureOf(app.listed[2] ?? 0))
    const { search } = await start(shopper, { photoId })
    const store = folderPhotoStore(app.config.PHOTO_STORE_DIR)
    expect(await store.get(photoId)).toBeDefined()
    expect((await see(shopper, search.pictureUrl)).statusCode).toBe(200)
    expect((await see(app.newVisitor(), search.pictureUrl)).statusCode).toBe(404)
    clock.forward(61 * 60_000)
    expect(await matches(shopper, search.id)).toMatchObject({ reason: 'gone' })
    await purgeImageSearches({ db: app.db, store, now: clock.now })
    expect(await store.get(photoId)).toBeUndefined()
    expect((await see(shopper, search.pictureUrl)).statusCode).toBe(404)
  }, 60_000)

  test('takes nobody else’s photo, and no photo twice', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getUserHuman', {})
    const photoId = await sendPicture(shopper, await pictureOf(app.listed[2] ?? 0))
    const other = app.newVisitor()
    expect(await start(other, { photoId })).toMatchObject({ reason: 'gone' })
    expect(await start(shopper, { photoId })).toMatchObject({ __typename: 'ImageSearchPayload' })
    expect(await start(shopper, { photoId })).toMatchObject({ reason: 'gone' })
    const { errors } = await shopper.run('startImageSearch', { input: {} })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  }, 60_000)

  test('searches with no blank wall and no cat, and keeps neither', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getUserHuman', {})
    const wall = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#dcd6cc' } })
      .jpeg()
      .toBuffer()
    const cat = readFileSync(new URL('../../../../vision/src/testing/cat.jpg', import.meta.url))
    for (const bytes of [wall, await sharp(cat).resize(640).toBuffer()]) {
      const photoId = await sendPicture(shopper, bytes)
      expect(await start(shopper, { photoId })).toMatchObject({ reason: 'unfit' })
      expect(await start(shopper, { photoId })).toMatchObject({ reason: 'gone' })
    }
  }, 60_000)

  test('marks the four largest of ten pieces in one picture, the largest first', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getUserHuman', {})
    const photoId = await sendPicture(shopper, await sheetOfTen())
    const { search } = await start(shopper, { photoId })
    const areas = search.finds.map(({ box }) => box.width * box.height)
    expect(areas).toHaveLength(thingsMost)
    expect(areas).toEqual(areas.toSorted((one, other) => other - one))
    expect(Math.min(...areas)).toBeGreaterThan(0.02)
  }, 60_000)

  test('says that pictures can’t be searched while the engine is away', async () => {
    const quiet = await testApp({ env: { SEARCH_URL: 'http://127.0.0.1:9/none' } })
    const shopper = quiet.newVisitor()
    const { search } = await start(shopper, { itemNumber: quiet.listed[0] })
    expect(await matches(shopper, search.id)).toMatchObject({ reason: 'unavailable' })
    await quiet.close()
  }, 60_000)

  test('says so too where the engine has no plugin for it, and listings go on', async () => {
    const plainUrl = Object.assign(new URL(searchUrl), {
      pathname: `/test-plain-${randomUUID().slice(0, 8)}`,
    })
    const remove = await indexAll(pool, plainUrl.href)
    const plain = await testApp({ env: { SEARCH_URL: plainUrl.href } })
    const shopper = plain.newVisitor()
    const { search } = await start(shopper, { itemNumber: plain.listed[0] })
    for (const _ of [1, 2, 3])
      expect(await matches(shopper, search.id)).toMatchObject({ reason: 'unavailable' })
    const listing = await shopper.run('getItems', { amount: 4, filters: [], userInfo: {} })
    expect(listing.data?.items).toMatchObject({ degraded: false })
    await plain.close()
    await remove()
  }, 60_000)

  test('the worker looks at photos that nobody looked at yet, and reports one that is not there', async () => {
    const [first = 0, second = 0] = app.listed
    await pool.query('delete from item_look where item_number = any($1)', [[first, second]])
    const reported: { error: unknown }[] = []
    const bytes = await pictureOf(first)
    const { rows } = await pool.query<{ photo_id: number }>(
      'select photo_ids[1]::float8 as photo_id from item where item_number = $1',
      [first],
    )
    await keepLooks({
      db: app.db,
      now: clock.now,
      reports: { report: (report) => reported.push(report) },
      pictures: { photo: async (id) => (id === rows[0]?.photo_id ? bytes : undefined) },
    })
    expect(reported.map(({ error }) => String(error))).toEqual([
      expect.stringContaining(`of piece ${second}`),
    ])
    const waiting = await pool.query('select 1 from outbox where item_number = $1', [first])
    // One for the look that was deleted, one for the new one.
    expect(waiting.rowCount).toBe(2)
    const seen = await pool.query<{ item_number: number }>(
      'select item_number::float8 as item_number from item_look where item_number = any($1)',
      [[first, second]],
    )
    expect(seen.rows.map(({ item_number }) => item_number)).toEqual([first])
  }, 60_000)

  test('reads kind and color of a listing from its photo, for its seller alone', async () => {
    const { rows } = await pool.query<{ item_number: number; category_id: number; color: string }>(
      `select i.item_number::float8 as item_number, i.category_id, i.color_names[1] as color from item i
       join category c on c.id = i.category_id where i.state = 'listed' and c.slug in ('blazers', 'sneakers', 'totes', 'jeans')
       order by i.item_number limit 4`,
    )
    const client = await app.loggedIn('shopper')
    const guessed = await Promise.all(
      rows.map(async ({ item_number, category_id, color }) => {
        const photoIds = [await sendPicture(client, await pictureOf(item_number))]
        const { data } = await client.run('getDirectGuess', { photoIds })
        const guess = data?.directGuess as {
          categories: { id: number }[]
          colors: string[]
          isClear: boolean
        }
        expect(
          (await (await app.loggedIn('superstar')).run('getDirectGuess', { photoIds })).data?.directGuess,
        ).toBeNull()
        return {
          kind: guess.categories.some(({ id }) => id === category_id),
          color: guess.colors.includes(color),
        }
      }),
    )
    // Three of four at least: what is rare is mistaken now and then.
    expect(guessed.filter(({ kind }) => kind).length).toBeGreaterThanOrEqual(rows.length - 1)
    expect(guessed.filter(({ color }) => color).length).toBeGreaterThanOrEqual(rows.length - 2)
  })
})
