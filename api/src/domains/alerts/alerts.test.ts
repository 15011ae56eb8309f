import { personByKey } from '@hemline/db/seed/people.ts'
import { alertsMost } from '@hemline/rules/alerts/alerts.ts'
import { ask } from '@hemline/schema/contract/client.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

describe.skipIf(!testServer)('alerts', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const hours = (n: number) => new Date(now.getTime() + n * 3_600_000)
  let app: TestApp
  let shopper: TestClient
  beforeAll(async () => {
    app = await testApp({ now: () => now })
    shopper = await app.loggedIn('shopper')
  })
  afterAll(() => app.close())
  beforeEach(() => app.db.deleteFrom('user_alert').execute())

  type Wish = Record<string, unknown>
  let made = 0
  /** Adds a running alert; returns its id. */
  async function add(wish: Wish = {}): Promise<string> {
    made += 1
    const id = `01939bd2-4c11-7a55-8d21-${String(made).padStart(12, '0')}`
    const row = { id, kind: 'notice', header: `Alert ${made}`, body: 'Words.', starts_at: hours(-1), ...wish }
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    await sql`insert into user_alert (${columns}) values (${sql.join(Object.values(row))})`.execute(app.db)
    return id
  }
  async function read(client: TestClient, input: Wish = {}) {
    const { alerts, totalCount } = await ask<{ alerts: Wish[]; totalCount: number }>(
      client as never,
      'getUserAlerts',
      { input },
    )
    return { alerts, ids: alerts.map(({ id }) => id), totalCount }
  }

  test('run between their start and their end, and not when they were stopped', async () => {
    const running = await add()
    await add({ starts_at: hours(1) })
    await add({ ends_at: now })
    await add({ stopped_at: hours(-0.5) })
    expect(await read(shopper, { limit: alertsMost })).toMatchObject({ ids: [running], totalCount: 1 })
  })

  test('come by priority, as many as are wanted, with the count of all', async () => {
    const low = await add()
    const high = await add({ priority: 9 })
    const middle = await add({ priority: 5 })
    expect(await read(shopper)).toMatchObject({ ids: [high], totalCount: 3 })
    expect(await read(shopper, { limit: 5 })).toMatchObject({ ids: [high, middle, low], totalCount: 3 })
  })

  test('about a tier name it', async () => {
    const action = { action_label: 'See what is new', action_link: '/products' }
    const id = await add({ kind: 'loyalty_tier', tier_id: 'tier_3', image_url: '/pictures/1', ...action })
    expect((await read(shopper)).alerts).toMatchObject([
      {
        __typename: 'LoyaltyTierModalAlert',
        id,
        header: `Alert ${made}`,
        body: 'Words.',
        imageUrl: '/pictures/1',
        action: { label: 'See what is new', link: '/products' },
        tierId: 'tier_3',
        tierName: 'Vit',
      },
    ])
  })

  const { id: shopperId } = personByKey('shopper')
  const account = { country_id: 'CA', loyalty_tier: 'tier_2' }
  test.each<[what: string, wish: Wish]>([
    ['a country', { countries: ['CA'] }],
    ['a tier', { tiers: ['tier_2', 'tier_3'] }],
    ['a log-in', { logged_in: true }],
    ['a flag', { flag: 'beta_access' }],
  ])('that ask for %s are for those who have it', async (_, wish) => {
    await app.db.updateTable('user_account').set(account).where('id', '=', shopperId).execute()
    await sql`update feature_flag set enabled = true, rollout_percent = 100 where name = 'beta_access'`.execute(
      app.db,
    )
    const isFlag = 'flag' in wish
    const id = await add(wish)
    expect((await read(shopper)).ids).toEqual([id])
    expect((await read(app.newVisitor())).ids).toEqual(isFlag ? [id] : [])
  })

  test('that ask for a role, a purchase or a sale are for those who have it', async () => {
    const paid = sql`select user_id as id from purchase_order where captured_at is not null and user_id is not null`
    const sold = sql`select seller_id as id from seller_sale`
    // The order that the seller's sale comes from becomes the shopper's.
    await sql`update purchase_order set user_id = ${shopperId}::uuid, captured_at = ${now}
      where id = (select order_id from seller_sale limit 1)`.execute(app.db)
    const isAmong = async (id: string, rows: typeof paid) =>
      (await sql<{ is: boolean }>`select ${id}::uuid in (${rows}) as is`.execute(app.db)).rows[0]?.is
    const role = await add({ roles: ['employee'], priority: 3 })
    const purchase = await add({ has_bought: true, priority: 2 })
    const sale = await add({ has_sold: true, priority: 1 })
    const seen = new Set<string>()
    for (const key of ['shopper', 'seller', 'employee', 'international']) {
      const { id, roles } = personByKey(key)
      const expected = [
        ...(roles.includes('employee') ? [role] : []),
        ...((await isAmong(id, paid)) ? [purchase] : []),
        ...((await isAmong(id, sold)) ? [sale] : []),
      ]
      expect([key, (await read(await app.loggedIn(key), { limit: 5 })).ids]).toEqual([key, expected])
      for (const one of expected) seen.add(one)
    }
    // Each of the three was somebody's, and not everybody's.
    expect(seen.size).toBe(3)
    expect((await read(app.newVisitor(), { limit: 5 })).ids).toEqual([])
  })

  test('act by platform, version and treatment', async () => {
    const ids = [
      await add({ platforms: ['ios'], priority: 3 }),
      await add({ platforms: ['ios', 'web'], until_version: '4.1', priority: 2 }),
      await add({ treatments: ['words:b'], priority: 1 }),
    ]
    expect((await read(shopper, { limit: 5 })).ids).toEqual([])
    expect((await read(shopper, { limit: 5, platform: 'ios', version: '4.1.0' })).ids).toEqual(
      ids.slice(0, 2),
    )
    expect((await read(shopper, { limit: 5, platform: 'web', version: '4.0' })).ids).toEqual([ids[1]])
    expect((await read(shopper, { limit: 5, treatments: ['x:a', 'words:b'] })).ids).toEqual([ids[2]])
  })

  test('read treatments through the port', async () => {
    const asked: string[] = []
    const other = await testApp({
      treatments: async ({ splitBucketingKey }) => {
        asked.push(splitBucketingKey)
        return ['welcome_words:b']
      },
    })
    const visitor = other.newVisitor()
    const { data } = await visitor.run('getUserHuman', {})
    const viewer = data?.user as { splitBucketingKey: string } | undefined
    expect((await read(visitor)).totalCount).toBe(1)
    expect(viewer?.splitBucketingKey).toBeTruthy()
    expect(asked).toEqual([viewer?.splitBucketingKey])
    await other.close()
  })

  test('stay away once dismissed, from every device of the account and from nobody else', async () => {
    const id = await add()
    const settings = [{ name: `modals.alert:${id}`, value: '"now"' }]
    await shopper.run('applyClientConfiguration', { input: { clientType: 'web', settings } })
    expect((await read(shopper)).totalCount).toBe(0)
    expect((await read(await app.loggedIn('shopper'))).totalCount).toBe(0)
    expect((await read(app.newVisitor())).totalCount).toBe(1)
  })

  test('are none for banned people', async () => {
    await add()
    expect((await read(await app.loggedIn('banned'))).totalCount).toBe(0)
  })
})
