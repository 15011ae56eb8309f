import { personByKey } from '@hemline/db/seed/people.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { type Note, notify, notifyAll } from './notifications.ts'

const nora = personByKey('shopper').id
const imani = personByKey('superstar').id
type Told = { title: string; item: { itemNumber: number } | null; pieces: unknown[]; amount: number | null }

describe.skipIf(!testServer)('what people are told', () => {
  let app: TestApp
  let client: TestClient
  beforeAll(async () => {
    app = await testApp()
    client = await app.loggedIn('shopper')
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.db.deleteFrom('notification').execute()
    await app.db.deleteFrom('subscription').execute()
  })

  const note = (more: Partial<Note> = {}): Note => ({
    userId: nora,
    kind: 'match',
    key: 'match:1:2',
    title: 'New for “Coats”',
    body: 'From $64.99.',
    link: '/women/coats',
    ...more,
  })
  const tell = (...notes: Note[]) => inTransaction(app.db, (tx) => notifyAll(tx, notes))
  const bell = async () =>
    ((await client.run('getNotifications')).data?.notifications as { nodes: Told[] } | undefined)?.nodes ?? []

  test('is told once for a key, however often it happens, and to each person apart', async () => {
    const once = () => inTransaction(app.db, (tx) => notify(tx, note()))
    expect(await Promise.all([once(), once(), once()])).toHaveLength(3)
    expect(await once()).toBe(false)
    expect(await tell(note(), note({ userId: imani }))).toBe(1)
    expect(await bell()).toHaveLength(1)
  })

  test('is one statement for a thousand people', async () => {
    await sql`insert into user_account (id, email, password_hash, first_name, last_name)
      select ('0192aaaa-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'many' || n || '@shopper.example', 'x', 'Ada', 'Many'
      from generate_series(1, 1000) n`.execute(app.db)
    const { rows } = await sql<{ id: string }>`select id from user_account where email like 'many%'`.execute(
      app.db,
    )
    const notes = rows.map(({ id }) => note({ userId: id, amountCents: cents(6499) }))
    app.statements()
    expect(await tell(...notes)).toBe(1000)
    expect(app.statements().filter((text) => text.includes('insertNotifications'))).toHaveLength(1)
    const jobs = await sql<{ count: number }>`select count(*)::int as count from graphile_worker._private_jobs
      where key like 'tell:0192aaaa%'`.execute(app.db)
    expect(jobs.rows[0]?.count).toBe(1000)
  })

  test('shows the pieces that it is about, and forgets one that nobody may see', async () => {
    const [first = 0, second = 0, third = 0] = app.listed
    await tell(
      note({ itemNumber: first, data: { itemNumbers: [second, third, 'x'] } }),
      note({ key: 'match:1:3', itemNumber: 999_999_999 }),
    )
    const told = await bell()
    expect(told.map((one) => one.item?.itemNumber ?? null).sort()).toEqual([first, null].sort())
    expect(told.map((one) => one.pieces.length).sort()).toEqual([0, 2])
  })

  test('is written or not with the change that tells it', async () => {
    const failed = inTransaction(app.db, async (tx) => {
      await notify(tx, note())
      throw new Error('the change did not stand')
    })
    await expect(failed).rejects.toThrow()
    expect(await bell()).toEqual([])
  })

  test('of a kind that somebody keeps out of the bell is not in it', async () => {
    await app.db
      .insertInto('subscription')
      .values({
        user_id: nora,
        kind: 'match',
        channel: 'bell',
        state: 'canceled',
        source: 'my_subscriptions',
        changed_at: new Date(),
      })
      .execute()
    expect(await tell(note())).toBe(1)
    expect(await bell()).toEqual([])
    expect((await client.run('getUnreadNotifications')).data?.unreadNotifications).toBe(0)
  })

  test('cannot be marked as read by somebody else', async () => {
    await tell(note({ userId: imani }))
    const { id } = await app.db.selectFrom('notification').select('id').executeTakeFirstOrThrow()
    await client.run('markNotificationsRead', { ids: [id, 'not-an-id'] })
    await client.run('markNotificationsRead')
    const row = await app.db.selectFrom('notification').select('read_at').executeTakeFirstOrThrow()
    expect(row.read_at).toBeNull()
  })
})

describe.skipIf(!testServer)('what happened', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('has what was told and what is older than telling, in pages without gaps', async () => {
    const seller = personByKey('seller').id
    const client = await app.loggedIn('seller')
    await inTransaction(app.db, (tx) =>
      notify(tx, {
        userId: seller,
        kind: 'account',
        key: 'account:1',
        title: 'Your password was changed',
        body: '',
        link: '/my/settings',
      }),
    )
    type Page = { nodes: { id: string; kind: string; title: string }[]; next: string | null }
    const page = async (variables: object) =>
      (await client.run('getActivity', { first: 2, ...variables })).data?.activity as Page
    const all: Page['nodes'] = []
    for (let after: string | null = null; ; ) {
      const { nodes, next } = await page({ after })
      all.push(...nodes)
      if (!next) break
      after = next
    }
    expect(all[0]).toMatchObject({ kind: 'account' })
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length)
    expect(all.every((one) => one.title !== '')).toBe(true)
    const rewards = await (await app.loggedIn('superstar')).run('getActivity', { kinds: ['reward'] })
    expect(rewards.data?.activity).toMatchObject({
      nodes: expect.arrayContaining([expect.objectContaining({ title: 'You got credit' })]),
    })
    const told = await page({ kinds: ['account'], first: 20 })
    expect(told.nodes.map((one) => one.title)).toEqual(['Your password was changed'])
  })
})
