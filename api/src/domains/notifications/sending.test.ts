import { personByKey } from '@hemline/db/seed/people.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db.ts'
import { type MemoryMail, memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testTelling } from '../../testing/telling.ts'
import { type Note, notifyAll, subscribe, tellForgotten, tellPerson } from './notifications.ts'

const imani = personByKey('superstar')
const noon = new Date('2026-11-23T20:00:00Z')
const night = new Date('2026-11-24T08:00:00Z')
const hours = (count: number) => count * 3_600_000

describe.skipIf(!testServer)('what leaves the shop', () => {
  let app: TestApp
  let client: TestClient
  let mail: MemoryMail
  let clock = noon
  beforeAll(async () => {
    app = await testApp({ now: () => clock })
    client = await app.loggedIn('superstar')
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    clock = noon
    mail = memoryMail()
    for (const table of [
      'notification',
      'subscription',
      'subscription_rhythm',
      'notification_setting',
    ] as const)
      await app.db.deleteFrom(table).execute()
    await app.db.deleteFrom('text_phone').execute()
    await app.db.deleteFrom('push_browser').execute()
    await sql`delete from graphile_worker._private_jobs where key like 'tell:%'`.execute(app.db)
  })

  const note = (key: string, more: Partial<Note> = {}): Note => ({
    userId: imani.id,
    kind: 'price_drop',
    key,
    title: `The rosebud dress costs less (${key})`,
    body: 'Now $54.99, was $68.99 when you loved it.',
    link: '/product/900001',
    at: clock,
    ...more,
  })
  const told = (...notes: Note[]) => inTransaction(app.db, (tx) => notifyAll(tx, notes))
  const doors = (post = mail) => ({
    db: app.db,
    mail: post,
    ...testTelling(post),
    webOrigin: 'https://shop.example',
    giftCardSecret: app.config.GIFT_CARD_SECRET,
    now: () => clock,
  })
  const send = () => tellPerson(doors(), imani.id)
  const yes = (kind: Note['kind'], channel: 'email' | 'push' | 'text' = 'email') =>
    inTransaction(app.db, (tx) =>
      subscribe(tx, { userId: imani.id, kind, channel, state: 'active', source: 'test', now: clock }),
    )
  const jobsAt = async () => {
    const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker._private_jobs
      where key = ${`tell:${imani.id}`}`.execute(app.db)
    return rows.map((row) => row.run_at.toISOString())
  }

  test('is nothing of the shop’s news before a yes, and a mail after it', async () => {
    await told(note('a'))
    await send()
    expect(mail.sent).toEqual([])
    await yes('price_drop')
    await told(note('b', { amountCents: cents(5499) }))
    await send()
    const [one] = mail.sent
    expect(one?.mail).toMatchObject({ to: imani.email, subject: 'The rosebud dress costs less (b)' })
    expect(one?.mail.text).toContain('https://shop.example/product/900001')
    const proof = await app.db.selectFrom('subscription_event').selectAll().execute()
    expect(proof.at(-1)).toMatchObject({
      kind: 'price_drop',
      channel: 'email',
      state: 'active',
      source: 'test',
    })
  })

  test('waits for the morning in quiet hours, of the person’s own time zone', async () => {
    await yes('price_drop')
    clock = night
    await told(note('a'))
    await send()
    expect(mail.sent).toEqual([])
    expect(await jobsAt()).toEqual(['2026-11-24T16:00:00.000Z'])
    clock = new Date('2026-11-24T16:00:00Z')
    await send()
    expect(mail.sent).toHaveLength(1)
    await client.run('changeQuietHours', {
      input: { timeZone: 'Asia/Tokyo', from: 21 * 60, until: 8 * 60 },
    })
    clock = night
    await told(note('in-tokyo'))
    await send()
    expect(mail.sent).toHaveLength(2)
  })

  test('comes as one digest in the morning, the newest first', async () => {
    await yes('match')
    for (const key of ['a', 'b', 'c']) {
      await told(note(key, { kind: 'match', title: `New: ${key}`, at: clock }))
      await send()
      clock = new Date(clock.getTime() + 60_000)
    }
    expect(mail.sent).toEqual([])
    clock = new Date('2026-11-24T16:00:00Z')
    await send()
    expect(mail.sent.map((one) => one.mail.subject)).toEqual(['New: c, and 2 more'])
    for (const key of ['a', 'b', 'c']) expect(mail.sent[0]?.mail.text).toContain(`New: ${key}`)
  })

  test('is no flood: after four mails of a day the rest waits for the morning', async () => {
    await yes('price_drop')
    for (let nth = 0; nth < 7; nth += 1) {
      await told(note(`nth-${nth}`))
      await send()
      clock = new Date(clock.getTime() + hours(0.5))
    }
    expect(mail.sent).toHaveLength(4)
    clock = new Date('2026-11-24T16:00:00Z')
    await send()
    expect(mail.sent.at(-1)?.mail.subject).toMatch(/and 2 more$/)
  })

  test('goes once, also when the process was killed before, between, and after the sending', async () => {
    await yes('price_drop')
    await told(note('a'))
    mail.refuseNext(1)
    await expect(send()).rejects.toThrow()
    // Sent, and killed before that was written.
    const killed = {
      ...mail,
      send: async (...given: Parameters<typeof mail.send>) => {
        await mail.send(...given)
        throw new Error('killed')
      },
    }
    await expect(tellPerson(doors(killed), imani.id)).rejects.toThrow('killed')
    await send()
    await send()
    expect(new Set(mail.sent.map((one) => one.key)).size).toBe(1)
    expect(mail.sent.length).toBeLessThanOrEqual(2)
  })

  test('of two workers at once is one message', async () => {
    await yes('price_drop')
    await told(note('a'), note('b'))
    await Promise.all([send(), send(), send()])
    expect(new Set(mail.sent.map((one) => one.key)).size).toBe(1)
  })

  test('is not sent when it is too late, the piece is sold, or the person said no meanwhile', async () => {
    await yes('price_drop')
    await yes('match')
    const [itemNumber = 0] = app.listed
    clock = night
    await told(
      note('turn', { kind: 'turn', data: { until: new Date(clock.getTime() + 600_000).toISOString() } }),
      note('sold', { itemNumber }),
      note('no-more', { kind: 'match' }),
    )
    await send()
    await app.db
      .updateTable('item')
      .set({ state: 'purchased' })
      .where('item_number', '=', itemNumber)
      .execute()
    await client.run('changeSubscription', { input: { kind: 'match', channel: 'email', on: false } })
    clock = new Date('2026-11-24T17:00:00Z')
    await send()
    await app.db.updateTable('item').set({ state: 'listed' }).where('item_number', '=', itemNumber).execute()
    expect(mail.sent).toEqual([])
    const rows = await app.db.selectFrom('notification_delivery').select('dropped').execute()
    expect(rows.map((row) => row.dropped).sort()).toEqual(['canceled', 'gone', 'late'])
  })

  test('a clock that was ahead keeps nothing back for ever', async () => {
    await yes('price_drop')
    clock = new Date('2031-01-01T20:00:00Z')
    await told(note('a'))
    await inTransaction(app.db, async () => undefined)
    clock = night
    await send()
    clock = new Date('2026-11-24T18:00:00Z')
    await sql`delete from graphile_worker._private_jobs where key like 'tell:%'`.execute(app.db)
    await tellForgotten(doors())
    expect(await jobsAt()).toHaveLength(1)
    await send()
    expect(mail.sent).toHaveLength(1)
  })

  test('rests for a week when the person wants quiet, and then comes together', async () => {
    await yes('price_drop')
    await client.run('pauseNotifications', { on: true })
    await told(note('a'))
    await send()
    clock = new Date(noon.getTime() + hours(24))
    await told(note('b'))
    await send()
    expect(mail.sent).toEqual([])
    clock = new Date(noon.getTime() + hours(24 * 7 + 1))
    await send()
    expect(mail.sent.map((one) => one.mail.subject)).toEqual([expect.stringMatching(/and 1 more$/)])
  })

  test('goes to browsers that agreed, and forgets one that has withdrawn', async () => {
    await yes('price_drop', 'push')
    const keep = (endpoint: string) =>
      client.run('keepPushBrowser', { input: { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } })
    await keep('https://push.example/one')
    await keep('https://gone.push.example/two')
    await told(note('a'))
    await send()
    expect(mail.sent.map((one) => one.mail.to)).toEqual([
      expect.stringMatching(/^push-\w+@sandbox\.example$/),
    ])
    const rows = await app.db.selectFrom('push_browser').select('endpoint').execute()
    expect(rows).toEqual([{ endpoint: 'https://push.example/one' }])
  })
})
