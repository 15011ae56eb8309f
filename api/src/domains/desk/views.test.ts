import { rowsCounted, viewsPerPerson } from '@hemline/rules/desk/views.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { listOrderCounts, listPieceCounts } from './views.db.ts'

type View = { id: string; name: string; query: string }
type Outcome = { __typename: string; message?: string; views?: View[] }

describe.skipIf(!testServer)('views of the tables at the desk', () => {
  let app: TestApp
  let tomas: TestClient
  let marta: TestClient
  beforeAll(async () => {
    app = await testApp()
    tomas = await app.loggedIn('employee')
    marta = await app.loggedIn('admin')
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.db.deleteFrom('desk_view').execute()
  })

  const save = async (client: TestClient, input: object) =>
    (await client.run('saveDeskView', { input: { screen: 'orders', query: '', ...input } })).data
      ?.saveDeskView as Outcome
  const views = async (client: TestClient, screen = 'orders') =>
    (await client.run('getDeskViews', { screen })).data?.deskViews as View[]

  test('are seen and changed by the person who saved them, and by nobody else', async () => {
    const [view] = (await save(tomas, { name: 'To send', query: 'state=confirmed' })).views ?? []
    expect(await views(marta)).toEqual([])
    for (const operation of ['deleteDeskView', 'putDeskViewFirst'] as const)
      expect((await marta.run(operation, { id: view?.id })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    const other = await marta.run('saveDeskView', {
      input: { id: view?.id, screen: 'orders', name: 'Mine', query: '' },
    })
    expect(other.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect(await views(tomas)).toEqual([expect.objectContaining({ name: 'To send' })])
    expect((await save(marta, { name: 'To send' })).__typename).toBe('DeskViewsPayload')
  })

  test('are at most twenty, also when several are saved at once', async () => {
    const saved = await Promise.all(
      Array.from({ length: viewsPerPerson + 2 }, (_, at) =>
        save(tomas, { name: `View ${at}`, screen: at % 2 === 0 ? 'orders' : 'pieces' }),
      ),
    )
    expect(saved.filter(({ __typename }) => __typename === 'StaffRefusal')).toHaveLength(2)
    expect([...(await views(tomas)), ...(await views(tomas, 'pieces'))]).toHaveLength(viewsPerPerson)
  })

  test('leave a name that is taken as it was', async () => {
    await save(tomas, { name: 'Shipped', query: 'state=shipped' })
    expect(await save(tomas, { name: 'SHIPPED', query: 'q=x' })).toMatchObject({ __typename: 'StaffRefusal' })
    expect(await views(tomas)).toEqual([expect.objectContaining({ query: 'state=shipped' })])
    // The same name is free on the other table.
    expect((await save(tomas, { name: 'Shipped', screen: 'pieces' })).__typename).toBe('DeskViewsPayload')
  })

  test('of cases and of returns belong to the roles that open these tables', async () => {
    for (const screen of ['cases', 'returns'])
      expect((await save(tomas, { name: 'Mine', screen, query: 'kind=letter&page=2' })).views).toEqual([
        expect.objectContaining({ query: 'kind=letter' }),
      ])
    const [view] = await views(tomas, 'cases')
    expect(
      resultOf<Outcome>(await tomas.run('deleteDeskView', { id: view?.id }), 'deleteDeskView').views,
    ).toEqual([])
    const priya = await app.loggedIn('p2p-seller')
    expect((await priya.run('getDeskViews', { screen: 'cases' })).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    )
  })

  describe('count the cases by status', () => {
    const counts = async () =>
      new Map(
        (
          (await tomas.run('getDeskStateCounts', { screen: 'cases' })).data?.deskStateCounts as
            | { state: string; count: number }[]
            | undefined
        )?.map(({ state, count }) => [state, count]),
      )
    const listed = async (variables: object) =>
      resultOf<{ totalCount: number }>(
        await tomas.run('getStaffCases', { page: 1, ...variables }),
        'staffCases',
      ).totalCount
    const makeCase = (status: string, more: { asked?: boolean; proposed?: boolean } = {}) =>
      sql`insert into support_case (id, name, email, form_key, kind, status, subject, created_at, since, asked_at, proposed_at)
        values (gen_random_uuid(), 'Ida Holm', 'ida.holm@hemline.example', gen_random_uuid()::text, 'letter', ${status}, 'Hangers',
          now(), now(), ${more.asked ? sql`now()` : null}, ${more.proposed ? sql`now()` : null})`.execute(
        app.db,
      )

    test('as the list has them, also those that the carrier has and whose shopper asked', async () => {
      await makeCase('waiting_for_us', { proposed: true })
      await makeCase('waiting_for_carrier')
      await makeCase('waiting_for_carrier', { asked: true })
      await makeCase('settled')
      const found = await counts()
      expect(found.get('waiting_for_us')).toBe(await listed({}))
      for (const status of ['waiting_for_carrier', 'settled'])
        expect(found.get(status), status).toBe(await listed({ status }))
      expect(found.get('proposed')).toBe(await listed({ isProposed: true }))
    })

    test('and a search goes through every status, or through the one that is asked for', async () => {
      const search = 'ida.holm@hemline.example'
      expect([await listed({ search }), await listed({ search, status: 'settled' })]).toEqual([4, 1])
      expect(await listed({ search, isProposed: true })).toBe(1)
    })
  })

  test('count the returns by status', async () => {
    await sql`insert into order_return (id, email, form_key, source, sender, sender_name, status, refund_type, restocking_waived,
        pays_at_first_scan, total_cents, money, created_at, drop_off_by)
      select gen_random_uuid(), 'ida.holm@hemline.example', gen_random_uuid()::text, 'own', 'hemline', 'Hemline', status, 'noncashoutable_credit_refund',
        true, false, 100, '{"sums": [], "to": []}', now(), now() from unnest(array['inbound', 'inbound', 'completed']) status`.execute(
      app.db,
    )
    const counts = (await tomas.run('getDeskStateCounts', { screen: 'returns' })).data?.deskStateCounts
    expect(counts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'inbound', count: 2 }),
        expect.objectContaining({ state: 'completed', count: 1 }),
      ]),
    )
    const found = async (variables: object) =>
      resultOf<{ totalCount: number }>(
        await tomas.run('getStaffReturns', { page: 1, ...variables }),
        'staffReturns',
      ).totalCount
    const search = 'ida.holm@hemline.example'
    expect([await found({}), await found({ search }), await found({ search, status: 'completed' })]).toEqual([
      2, 3, 1,
    ])
  })

  test('stand beside counts by state, which one statement reads from an index up to a limit', async () => {
    const count = (rows: { state: string; count: number }[], state: string) =>
      rows.find((row) => row.state === state)?.count
    const { n } = await app.db
      .selectFrom('item')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('state', '=', 'listed')
      .executeTakeFirstOrThrow()
    expect(count(await listPieceCounts(app.db, ['listed', 'sold'], rowsCounted), 'listed')).toBe(
      Math.min(n, rowsCounted),
    )
    expect(count(await listPieceCounts(app.db, ['listed'], 2), 'listed')).toBe(2)
    expect(await listOrderCounts(app.db, ['lost_outbound'], rowsCounted)).toEqual([])
    app.statements()
    await tomas.run('getDeskStateCounts', { screen: 'pieces' })
    const texts = app.statements().filter((text) => text.includes('listPieceCounts'))
    expect(texts).toHaveLength(1)
    await app.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql`explain (generic_plan) ${sql.raw(texts[0] ?? '')}`.execute(tx)
      expect(JSON.stringify(rows)).toContain('item_of_state')
    })
  })
})
