import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderPhotoStore } from '../../ports/photo-store.folder.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import {
  draftFor,
  idOf,
  list,
  newMember,
  newSeller,
  save,
  stateOf,
  submit,
  uploadFor,
} from './testing/selling.ts'

type Page = { nodes: { listing: { id: string } }[]; totalCount: number; hasNextPage: boolean }

describe.skipIf(!testServer)('the queue of listings that wait for review', () => {
  let app: TestApp
  let staff: TestClient
  beforeAll(async () => {
    app = await testApp()
    staff = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const pageOf = async (page: number): Promise<Page> =>
    resultOf<Page>(await staff.run('getDirectReviews', { page }), 'directReviews')
  const queue = async () =>
    resultOf<{ name: string; count: number; oldestAt: string | null }[]>(
      await staff.run('getDeskQueues'),
      'deskQueues',
    ).find(({ name }) => name === 'direct')

  test('is counted at the desk, with a listing that was just submitted and one that was reported', async () => {
    const before = (await queue())?.count ?? Number.NaN
    const client = await newSeller(app)
    const draft = await draftFor(app, client)
    await save(client, draft)
    await submit(client, draft.id)
    expect((await queue())?.count).toBe(before + 1)
    const answer = await staff.run('decideDirectListing', { id: draft.id, accept: true, note: '' })
    expect(resultOf(answer, 'decideDirectListing')).toMatchObject({ waiting: before })
    expect((await queue())?.count).toBe(before)
    const { itemNumber } = await list(app, client, { staff })
    const input = { itemNumber, reason: 'counterfeit', words: 'The stitching is wrong.' }
    await (await newMember(app)).run('reportListing', { input })
    expect(await queue()).toMatchObject({ count: before + 1, oldestAt: expect.any(String) })
    expect((await pageOf(1)).totalCount).toBe(before + 1)
  })

  test('has a piece on sale after one report, until somebody has looked at it', async () => {
    const client = await newSeller(app)
    const before = (await queue())?.count ?? Number.NaN
    const one = await list(app, client, { staff })
    const report = { itemNumber: one.itemNumber, reason: 'not_as_shown', words: 'It is blue.' }
    await (await newMember(app)).run('reportListing', { input: report })
    expect((await queue())?.count).toBe(before + 1)
    expect((await pageOf(1)).totalCount).toBe(before + 1)
    expect(await stateOf(app, one.itemNumber)).toBe('listed')
    await staff.run('decideDirectListing', { id: one.id, accept: true, note: '' })
    expect((await queue())?.count).toBe(before)
    await (await newMember(app)).run('reportListing', { input: report })
    const off = { id: one.id, accept: false, delistReason: 'photo_issue', note: 'It is blue, not brown.' }
    await staff.run('decideDirectListing', off)
    expect(await stateOf(app, one.itemNumber)).toBe('delisted')
    expect((await queue())?.count).toBe(before)
  })

  describe('has a later listing of a known seller', () => {
    /** Lists one harmless piece, so that the next one is not the closet's first. */
    async function knownSeller() {
      const client = await newSeller(app)
      await list(app, client, { staff })
      return client
    }
    const waiting = async (id: string) => {
      const { rows } = await sql<{ review_reasons: string[] }>`select review_reasons from direct_listing
        where id = ${id}::uuid and status = 'under_review'`.execute(app.db)
      return rows[0]?.review_reasons
    }

    test('with a picture of somebody naked behind a harmless cover', async () => {
      const client = await knownSeller()
      const userId = await idOf(client)
      const photoIds = [await uploadFor(app, userId), await uploadFor(app, userId)]
      // Blurred ellipses in the colors of skin, which the network takes for a person.
      const file = new URL('../../../../vision/src/testing/skin-tones.jpg', import.meta.url)
      await folderPhotoStore(app.config.PHOTO_STORE_DIR).put(photoIds[1] ?? '', readFileSync(file))
      const draft = await draftFor(app, client, { photoIds })
      await save(client, draft)
      const { listing } = await submit(client, draft.id)
      expect(listing).toMatchObject({ status: 'under_review', path: null })
      expect(await waiting(draft.id)).toContain('naked')
      const no = { accept: false, delistReason: 'photo_issue', note: '' }
      await staff.run('decideDirectListing', { id: draft.id, ...no })
      await save(client, {
        ...draft,
        photoIds: listing?.photos.map(({ id }) => id) ?? [],
        words: 'Worn once.',
      })
      expect((await submit(client, draft.id)).listing?.status).toBe('under_review')
    })

    test('of a brand that nobody sold here, until its brand is one that is', async () => {
      const client = await knownSeller()
      const draft = await draftFor(app, client, { brandName: 'Thimble & Rook' })
      await save(client, draft)
      expect((await submit(client, draft.id)).listing?.note).toContain('Nobody has sold this brand here yet.')
      const no = { accept: false, delistReason: 'photo_issue', note: 'One from the front, please.' }
      await staff.run('decideDirectListing', { id: draft.id, ...no })
      await save(client, { ...draft, brandName: 'Fern & Alder' })
      expect((await submit(client, draft.id)).listing?.status).toBe('listed')
    })

    test('not at all with a phone number for its brand', async () => {
      const client = await knownSeller()
      const draft = await draftFor(app, client, { brandName: 'Call 303 555 0142' })
      await save(client, draft)
      expect(await submit(client, draft.id)).toMatchObject({ faults: [{ field: 'brand' }] })
    })
  })

  test('is read page by page, the oldest first, each listing once', async () => {
    const userId = await idOf(await newSeller(app))
    await sql`insert into direct_listing (id, user_id, status, draft, created_at, changed_at, submitted_at)
      select gen_random_uuid(), ${userId}::uuid, 'under_review', l.draft, now(), now(), now() - interval '1 year' + n * interval '1 hour'
      from generate_series(1, 21) n, (select draft from direct_listing where status = 'listed' limit 1) l`.execute(
      app.db,
    )
    const first = await pageOf(1)
    expect([first.nodes.length, first.hasNextPage]).toEqual([20, true])
    const second = await pageOf(2)
    expect(second.hasNextPage).toBe(false)
    const ids = [...first.nodes, ...second.nodes].map(({ listing }) => listing.id)
    expect(new Set(ids).size).toBe(first.totalCount)
    const { rows } = await sql<{ id: string }>`select id from direct_listing where user_id = ${userId}::uuid
      order by submitted_at`.execute(app.db)
    expect(ids.slice(0, 21)).toEqual(rows.map(({ id }) => id))
    expect((await pageOf(3)).nodes).toEqual([])
  })
})
