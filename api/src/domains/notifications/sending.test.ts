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
    await sql`delete from graphile_worker._private_jobs where key like 'tell%'`.execute(app.db)
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
      where key in (${`tell:${imani.id}`}, ${`tell-later:${imani.id}`}) order by run_at`.execute(app.db)
    return rows.map((row) => row.run_at.toISOString())
  }

  test('tells each purchase of a saved search at once and by itself, whatever was stopped, in the night too', async () => {
    await client.run('stopNotifications')
    await client.run('pauseNotifications', { on: true })
    clock = night
    const bought = { kind: 'order', data: { onlyTold: true } } as const
    await told(
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((key) => note(key, { ...bought, title: `We bought ${key}` })),
    )
    await send()
    expect(mail.sent.map((one) => one.mail.subject).sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => `We bought ${key}`),
    )
    expect(mail.sent[0]?.mail.text).not.toContain('/unsubscribe')
  })

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
    expect(await jobsAt()).toContain('2026-11-24T16:00:00.000Z')
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

  /** A mail server that takes its time: `during` happens while it has the mail. */
  const slowMail = (during: () => Promise<unknown>) => ({
    ...mail,
    send: async (...given: Parameters<typeof mail.send>) => {
      await during()
      await mail.send(...given)
    },
  })

  test('goes once, also when the process was killed before, between, and after the sending', async () => {
    await yes('price_drop')
    await told(note('a'))
    mail.refuseNext(1)
    await send()
    expect(mail.sent).toEqual([])
    // Sent, and the connection was lost before the server said so.
    const killed = {
      ...mail,
      send: async (...given: Parameters<typeof mail.send>) => {
        await mail.send(...given)
        throw new Error('killed')
      },
    }
    clock = new Date(noon.getTime() + hours(1))
    await tellPerson(doors(killed), imani.id)
    clock = new Date(noon.getTime() + hours(2))
    await send()
    await send()
    expect(mail.sent).toHaveLength(2)
    expect(new Set(mail.sent.map((one) => one.key)).size).toBe(1)
  })

  test('of two workers at once is one message', async () => {
    await yes('price_drop')
    await told(note('a'), note('b'))
    await Promise.all([send(), send(), send()])
    expect(mail.sent).toHaveLength(1)
  })

  test('is not sent again by what is told while it is being sent', async () => {
    await yes('price_drop')
    await told(note('a'))
    let runs = 0
    const slow = slowMail(async () => {
      runs += 1
      if (runs > 1) return
      await told(note('b'))
      await send()
    })
    await tellPerson(doors(slow), imani.id)
    await send()
    expect(mail.sent.map((one) => one.mail.subject).sort()).toEqual([
      expect.stringContaining('(a)'),
      expect.stringContaining('(b)'),
    ])
  })

  test('of a turn that comes while another message is being sent leaves at once', async () => {
    await yes('price_drop')
    await yes('match')
    await told(note('a'), note('tomorrow', { kind: 'match' }))
    await sql`delete from graphile_worker._private_jobs where key like 'tell%'`.execute(app.db)
    await tellPerson(doors(slowMail(() => told(note('turn', { kind: 'turn' })))), imani.id)
    // The turn's own job keeps the time at which it was told: it is none of this run's times.
    const { rows } = await sql<{ told_now: boolean }>`select run_at > now() - interval '1 hour' as told_now
      from graphile_worker._private_jobs where key = ${`tell:${imani.id}`}`.execute(app.db)
    expect(rows).toEqual([{ told_now: true }])
    await send()
    expect(mail.sent.map((one) => one.mail.subject)).toContainEqual(expect.stringContaining('(turn)'))
    expect(await jobsAt()).toContain('2026-11-24T16:00:00.000Z')
  })

  test('that is tried again waits for the morning too, and stays the same message', async () => {
    await yes('price_drop')
    const keys: string[] = []
    const refusing = {
      ...mail,
      send: async (_: unknown, key: string) => {
        keys.push(key)
        throw new Error('the mail server is away')
      },
    }
    clock = new Date('2026-11-24T04:55:00Z')
    await told(note('a'))
    await tellPerson(doors(refusing), imani.id)
    expect(keys).toHaveLength(1)
    clock = night
    await send()
    expect(mail.sent).toEqual([])
    expect(await jobsAt()).toContain('2026-11-24T16:00:00.000Z')
    await client.run('pauseNotifications', { on: true })
    clock = new Date('2026-11-24T18:00:00Z')
    await send()
    expect(mail.sent).toEqual([])
    await client.run('pauseNotifications', { on: false })
    clock = new Date('2026-12-02T18:00:00Z')
    await send()
    expect(mail.sent.map((one) => one.key)).toEqual(keys)
  })

  test('to a mailbox that takes nothing is given up in the end, and holds nothing else back', async () => {
    await yes('price_drop')
    await yes('price_drop', 'push')
    await client.run('keepPushBrowser', {
      input: { endpoint: 'https://push.example/one', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    })
    await told(note('a'))
    let tries = 0
    const dead = {
      ...mail,
      send: async (...given: Parameters<typeof mail.send>) => {
        if (given[0].to !== imani.email) return mail.send(...given)
        tries += 1
        throw new Error('no such mailbox')
      },
    }
    for (let day = 0; day < 40; day += 1) {
      await tellPerson(doors(dead), imani.id)
      clock = new Date(clock.getTime() + hours(12))
    }
    expect(mail.sent).toHaveLength(1)
    expect(tries).toBe(10)
    const rows = await app.db
      .selectFrom('notification_delivery')
      .select(['dropped', 'failure'])
      .where('channel', '=', 'email')
      .execute()
    expect(rows).toEqual([{ dropped: 'failed', failure: 'no such mailbox' }])
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

  test('is no news to an address that nobody confirmed', async () => {
    await yes('price_drop')
    await sql`update user_account set email_verified_at = null where id = ${imani.id}::uuid`.execute(app.db)
    await yes('free_again')
    const { rows } = await sql<{ key: string }>`select key from graphile_worker._private_jobs
      where key = ${`verify/${imani.id}`}`.execute(app.db)
    expect(rows).toHaveLength(1)
    await told(note('news'), note('turn', { kind: 'turn' }))
    await send()
    expect(mail.sent.map((one) => one.mail.subject)).toEqual([expect.stringContaining('(turn)')])
    await sql`update user_account set email_verified_at = now() where id = ${imani.id}::uuid`.execute(app.db)
    await told(note('later'))
    await send()
    expect(mail.sent.map((one) => one.mail.subject)).toContainEqual(expect.stringContaining('(later)'))
  })

  test.each(['free_again', 'cart'] as const)(
    'says of no piece that it is free while somebody holds it: %s',
    async (kind) => {
      await yes(kind)
      const itemNumber = app.listed.at(-1) ?? 0
      clock = night
      await told(note('free', { kind, itemNumber }))
      await send()
      const morning = new Date('2026-11-24T16:00:00Z')
      await sql`with c as (insert into cart (id, user_id) values (gen_random_uuid(), ${personByKey('shopper').id}::uuid)
        on conflict (user_id) where user_id is not null do update set updated_at = now() returning id)
      insert into hold (item_number, cart_id, taken_at, expires_at)
      select ${itemNumber}, c.id, ${night}::timestamptz, ${new Date(morning.getTime() + hours(1))}::timestamptz from c`.execute(
        app.db,
      )
      clock = morning
      await send()
      expect(mail.sent).toEqual([])
      await sql`delete from hold where item_number = ${itemNumber}`.execute(app.db)
    },
  )

  test('a clock that was ahead keeps nothing back for ever', async () => {
    await yes('price_drop')
    clock = new Date('2031-01-01T20:00:00Z')
    await told(note('a'))
    await inTransaction(app.db, async () => undefined)
    clock = night
    await send()
    clock = new Date('2026-11-24T18:00:00Z')
    await sql`delete from graphile_worker._private_jobs where key like 'tell%'`.execute(app.db)
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
    const { errors } = await keep('https://elsewhere.example/three')
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    await told(note('a'))
    await send()
    expect(mail.sent.map((one) => one.mail.to)).toEqual([
      expect.stringMatching(/^push-\w+@sandbox\.example$/),
    ])
    const rows = await app.db.selectFrom('push_browser').select('endpoint').execute()
    expect(rows).toEqual([{ endpoint: 'https://push.example/one' }])
  })
})
