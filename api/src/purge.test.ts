// The job of the night forgets rows that are good for minutes or days only; without it
// their tables would only grow.
import { personByKey } from '@hemline/db/seed/people.ts'
import { webhookKeptDays } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder } from './domains/fulfillment/testing/orders.ts'
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
})
