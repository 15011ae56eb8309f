import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { draftFor, idOf, list, newMember, newSeller, save, submit } from './testing/selling.ts'

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
