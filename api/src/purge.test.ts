// The job of the night forgets rows that are good for minutes or days only; without it
// their tables would only grow.
import { personByKey } from '@hemline/db/seed/people.ts'
import { eventKeptDays } from '@hemline/rules/analytics/collector.ts'
import { webhookKeptDays } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder } from './domains/fulfillment/testing/orders.ts'
import { notifyAll } from './domains/notifications/notifications.ts'
import { inTransaction } from './platform/db.ts'
import { makeTasks } from './tasks.ts'
import { type TestApp, testApp, testServer } from './testing/app.ts'

describe.skipIf(!testServer)('the job of the night', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  /** As it runs some days from now. */
  const purge = (days: number) => {
    const doors = { db: app.db, now: () => new Date(Date.now() + days * 86_400_000) }
    return makeTasks(doors as Parameters<typeof makeTasks>[0]).purgeEnded({}, {
      key: 'purge',
      attempt: 1,
    } as never)
  }
  const count = async (table: string) =>
    Number(
      (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(app.db)).rows[0]?.n,
    )

  test('keeps a mailed code while it works, and then removes it', async () => {
    const order = await makeOrder(app, {
      email: 'guest@hemline.example',
      parcels: [{ source: 'own', itemNumbers: [app.listed[0] ?? 0] }],
    })
    const soon = sql`now() + interval '10 minutes'`
    await sql`insert into order_code (order_id, created_at, expires_at) values (${order.id}::uuid, now(), ${soon})`.execute(
      app.db,
    )
    await sql`insert into payout_code (user_id, method, email, created_at, expires_at)
      values (${personByKey('seller').id}::uuid, 'digital_wallet', 'a@wallet.example', now(), ${soon})`.execute(
      app.db,
    )
    await purge(0)
    expect([await count('order_code'), await count('payout_code')]).toEqual([1, 1])
    await purge(1)
    expect([await count('order_code'), await count('payout_code')]).toEqual([0, 0])
  })

  test('keeps the webhooks of a processor while it may send them again', async () => {
    await sql`insert into payment_event (driver, event_id, reference, key) values ('sandbox', 'evt_1', 'ref', 'key')`.execute(
      app.db,
    )
    await sql`insert into payout_notice (driver, event_id, key, received_at) values ('sandbox', 'evt_2', 'key', now())`.execute(
      app.db,
    )
    await purge(webhookKeptDays - 1)
    expect([await count('payment_event'), await count('payout_notice')]).toEqual([1, 1])
    await purge(webhookKeptDays + 1)
    expect([await count('payment_event'), await count('payout_notice')]).toEqual([0, 0])
  })

  test('keeps news for half a year, what people own for two, and what was sent for a season', async () => {
    const userId = personByKey('superstar').id
    const told = new Date()
    const note = { userId, title: 'Told', body: '', link: '/my/activity', at: told }
    await inTransaction(app.db, (tx) =>
      notifyAll(tx, [
        { ...note, kind: 'price_drop', key: 'purge:news' },
        { ...note, kind: 'order', key: 'purge:own' },
      ]),
    )
    await sql`insert into notification_delivery (notification_id, channel, user_id, due_at, sent_at, dropped)
      select n.id, one.channel, n.user_id, n.created_at, case when one.channel = 'email' then n.created_at end, null
      from notification n, (values ('email'), ('push')) one (channel) where n.key like 'purge:%'`.execute(
      app.db,
    )
    const kept = async () => {
      const { rows } = await sql<{ key: string; channels: string }>`
        select n.key, coalesce(string_agg(d.channel, ' ' order by d.channel), '') as channels from notification n
          left join notification_delivery d on d.notification_id = n.id
        where n.key like 'purge:%' group by n.key order by n.key`.execute(app.db)
      return rows.map(({ key, channels }) => `${key} ${channels}`)
    }
    await purge(80)
    expect(await kept()).toEqual(['purge:news email push', 'purge:own email push'])
    await purge(100)
    expect(await kept()).toEqual(['purge:news push', 'purge:own push'])
    await purge(190)
    expect(await kept()).toEqual(['purge:own push'])
    await purge(740)
    expect(await kept()).toEqual([])
  })

  test('keeps what browsers reported for a year', async () => {
    await sql`insert into analytics_event (id, received_at, happened_at, kind, name, facts)
      values (gen_random_uuid(), now(), now(), 'tracker', 'page-view', '{}')`.execute(app.db)
    await purge(eventKeptDays - 1)
    expect(await count('analytics_event')).toBe(1)
    await purge(eventKeptDays + 1)
    expect(await count('analytics_event')).toBe(0)
  })

  test('keeps the matches of pieces on sale, and of others for half a year', async () => {
    const [onSale = 0, sold = 0] = app.listed.slice(-2)
    await sql`with s as (insert into saved_search (id, user_id, name, name_key, path, filters, query, rhythm, created_at, updated_at, looked_at)
        values (gen_random_uuid(), ${personByKey('superstar').id}::uuid, 'Kept', 'kept', '/women', '[]', '{}', 'daily', now(), now(), now())
        returning id)
      insert into saved_search_match (search_id, item_number, price_cents, kind)
      select s.id, n, 100, 'new' from s, unnest(${[onSale, sold]}::bigint[]) n`.execute(app.db)
    await sql`update item set state = 'purchased' where item_number = ${sold}`.execute(app.db)
    const kept = async () =>
      (
        await sql<{ item_number: number }>`select item_number from saved_search_match
        where item_number = any(${[onSale, sold]}::bigint[]) order by item_number`.execute(app.db)
      ).rows.map((row) => Number(row.item_number))
    await purge(170)
    expect(await kept()).toEqual([onSale, sold].sort((a, b) => a - b))
    await purge(190)
    expect(await kept()).toEqual([onSale])
  })
})
