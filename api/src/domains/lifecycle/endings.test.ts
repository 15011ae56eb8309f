// What ends is told before it ends: read from the bell of its owner.
import { personByKey } from '@hemline/db/seed/people.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { grantCredit, type Overdrawn, type Posted } from '../ledger/ledger.ts'
import { tellEndings } from './endings.ts'

const dayMs = 86_400_000

describe.skipIf(!testServer)('what ends', () => {
  let app: TestApp
  const clock = movableClock()
  const { now } = clock
  const { id: userId } = personByKey('seller')
  const inDays = (days: number) => new Date(now().getTime() + days * dayMs)
  beforeAll(async () => {
    app = await testApp({ now })
  })
  afterAll(() => app.close())
  const bell = async () => {
    const client = await app.loggedIn('seller')
    const { nodes } = resultOf<{ nodes: { title: string; link: string }[] }>(
      await client.run('getNotifications', { first: 20 }),
      'notifications',
    )
    return nodes.filter((one) => /until|ends on/i.test(one.title))
  }
  const reward = (name: string, days: number, usedAt: Date | null = null) =>
    sql`insert into reward (id, user_id, kind, name, description, granted_at, ends_at, used_at)
      values (gen_random_uuid(), ${userId}::uuid, 'free_shipping', ${name}, '', ${now()}, ${inDays(days)}, ${usedAt})`.execute(
      app.db,
    )

  test('is told a week before, once, and not what is used or was given a few days ago', async () => {
    await sql`delete from credit_drop where user_id = ${userId} and expires_at is not null`
      .execute(app.db)
      .catch(() => null)
    await sql`update reward set used_at = now() where user_id = ${userId}::uuid and used_at is null`.execute(
      app.db,
    )
    await inTransaction<Posted | Overdrawn>(app.db, 'Posted', (tx) =>
      grantCredit(tx, {
        key: 'ends-soon',
        userId,
        kind: 'promo_credit',
        amount: cents(777),
        expiresAt: inDays(30),
        reason: 'A thank-you',
        now: now(),
      }),
    )
    await reward('A birthday gift', 30)
    await reward('A used gift', 30, now())
    await reward('A short gift', 5)
    await tellEndings(app.db, now())
    expect((await bell()).map((one) => one.title)).not.toContainEqual(expect.stringContaining('$7.77'))
    clock.forward(24 * dayMs)
    await Promise.all([tellEndings(app.db, now()), tellEndings(app.db, now())])
    await tellEndings(app.db, now())
    const told = await bell()
    expect(told.filter((one) => one.title.startsWith('$7.77 of your credit ends on'))).toHaveLength(1)
    expect(told.filter((one) => one.title.startsWith('A birthday gift: until'))).toHaveLength(1)
    expect(told.map((one) => one.title).join(' ')).not.toMatch(/A used gift|A short gift/)
    expect(told.find((one) => one.title.startsWith('$7.77'))).toMatchObject({ link: '/my/credits' })
  })
})
