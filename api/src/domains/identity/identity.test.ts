import { seedPassword } from '@hemline/db/seed/people.ts'
import { robotMessage } from '@hemline/rules/errors/catalogue.ts'
import { incentiveDays } from '@hemline/rules/kits/incentives.ts'
import { idleVisitorDays } from '@hemline/rules/vocabulary/constants.ts'
import { visitorCookieDays } from '@hemline/rules/vocabulary/cookie-days.ts'
import {
  settingsMax,
  settingWritesPerOwner,
  trackingsPerVisitor,
  visitorSourceMax,
  visitorsPerAddress,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import { visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { endSessionsFor, purgeVisitors, refuseKnownPeople } from './identity.ts'

type Viewer = { visitorId: number | null; loggedIn: boolean }
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.code

describe.skipIf(!testServer)('visitors', () => {
  let app: TestApp
  const clock = movableClock()
  beforeEach(async () => {
    clock.setAhead(0)
    app = await testApp({ now: clock.now })
  })
  afterEach(() => app.close())
  const viewerOf = async (client: TestClient, headers = {}) =>
    (await client.run('getUserHuman', {}, headers)).data?.user as Viewer
  /** As if the limit had been reached but for one. */
  const nearly = (what: string, limit: number) =>
    sql`update login_throttle set failures = ${limit - 1} where key like ${`${what}:%`}`.execute(app.db)
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('of one address are numbered up to a limit; beyond it people can look, and others come in', async () => {
    const known = app.newVisitor()
    await viewerOf(known)
    await nearly('visitor', visitorsPerAddress.limit)
    expect((await viewerOf(app.newVisitor())).visitorId).toBeGreaterThan(0)

    const beyond = app.newVisitor()
    expect(await viewerOf(beyond)).toMatchObject({ visitorId: null, loggedIn: false })
    expect(beyond.cookies.has(visitorCookie)).toBe(false)
    expect((await beyond.run('getItems', { amount: 1, filters: [], userInfo: {} })).errors).toBeUndefined()
    const itemNumber = app.listed[0]
    expect(codeOf(await beyond.run('addToCart', { input: { itemNumber } }))).toBe('RATE_LIMITED')
    expect((await beyond.run('trackVisitor', { input: { referrer: 'x' } })).data?.trackVisitor).toMatchObject(
      { success: false },
    )

    expect((await known.run('addToCart', { input: { itemNumber } })).data?.addToCart).toMatchObject({
      __typename: 'AddToCartPayload',
    })
    expect((await viewerOf(app.newVisitor(), from('198.51.100.4'))).visitorId).toBeGreaterThan(0)
    clock.setAhead((visitorsPerAddress.seconds + 1) * 1000)
    expect((await viewerOf(beyond)).visitorId).toBeGreaterThan(0)
  })

  test('that exist already are never counted again, nor are robots', async () => {
    const visitor = app.newVisitor()
    for (let n = 0; n < 5; n++) await viewerOf(visitor)
    await app.newVisitor().run('getUserBot', {}, { 'user-agent': 'Googlebot/2.1' })
    const { rows } = await sql<{
      failures: number
    }>`select failures from login_throttle where key like 'visitor:%'`.execute(app.db)
    expect(rows).toEqual([{ failures: 1 }])
  })

  test('say where they come from as often as anybody does, and not at any length', async () => {
    const visitor = app.newVisitor()
    const track = async (referrer: string) =>
      (await visitor.run('trackVisitor', { input: { referrer } })).data?.trackVisitor
    expect(await track('x'.repeat(9000))).toMatchObject({ success: true })
    const { rows } = await sql<{
      n: number
    }>`select length(referrer) as n from visitor where referrer is not null`.execute(app.db)
    expect(rows).toEqual([{ n: visitorSourceMax }])
    await nearly('source', trackingsPerVisitor.limit)
    expect([await track('a'), await track('b')]).toMatchObject([{ success: true }, { success: false }])
  })

  test('keep settings as often as anybody changes them, and not without end', async () => {
    const visitor = app.newVisitor()
    const save = (settings: { name: string; value: string }[]) =>
      visitor.run('applyClientConfiguration', { input: { clientType: 'web', settings } })
    const many = (start: number) =>
      Array.from({ length: 50 }, (_, n) => ({ name: `banners.b${start + n}`, value: '1' }))
    for (let start = 0; start < settingsMax; start += 50)
      expect((await save(many(start))).errors).toBeUndefined()
    expect(codeOf(await save([{ name: 'banners.one-more', value: '1' }]))).toBe('BAD_INPUT')
    expect((await save(many(0))).errors).toBeUndefined()
    await nearly('settings', settingWritesPerOwner.limit)
    expect([codeOf(await save(many(0))), codeOf(await save(many(0)))]).toEqual([undefined, 'RATE_LIMITED'])
    expect(
      (
        await app
          .newVisitor()
          .run('applyClientConfiguration', { input: { clientType: 'web', settings: many(0) } })
      ).errors,
    ).toBeUndefined()
  })

  test('keep no more settings than the limit, also when the last ones are sent at once, six times over', async () => {
    const kept: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const visitor = app.newVisitor()
      const { visitorId } = await viewerOf(visitor)
      await sql`insert into client_setting (visitor_id, category, name, value)
        select ${visitorId}, 'banners', 'old-' || n, '1' from generate_series(1, ${settingsMax - 50}) n`.execute(
        app.db,
      )
      const send = (part: number) => {
        const settings = Array.from({ length: 50 }, (_, n) => ({
          name: `banners.part-${part}-${n}`,
          value: '1',
        }))
        return visitor.run('applyClientConfiguration', { input: { clientType: 'web', settings } })
      }
      const answers = await Promise.all([1, 2, 3].map(send))
      kept.push(settingsMax - 50 + 50 * answers.filter((one) => one.errors === undefined).length)
    }
    expect(kept).toEqual(Array(6).fill(settingsMax))
  })
})

describe.skipIf(!testServer)('a person whose browser has the name of a robot', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await testApp()
  })
  afterEach(() => app.close())
  const robot = { 'user-agent': 'HeadlessChrome/140.0 Googlebot/2.1' }

  test('is told what happened and the ways on, whatever it tried to keep', async () => {
    const client = app.newVisitor()
    const itemNumber = app.listed[0] ?? 0
    const answers = [
      await client.run('addToCart', { input: { itemNumber } }, robot),
      await client.run('addFavorites', { input: { itemNumbers: [itemNumber] } }, robot),
      await client.run('joinQueue', { input: { itemNumber } }, robot),
    ]
    for (const { errors } of answers)
      expect(errors?.[0]).toMatchObject({ message: robotMessage, extensions: { code: 'FORBIDDEN' } })
    expect(robotMessage).toMatch(/log in or create an account.*another browser.*write to us/i)
    expect(client.cookies.size).toBe(0)
  })

  test('goes on by creating an account, or by logging in', async () => {
    const made = app.newVisitor()
    const known = app.newVisitor()
    const account = {
      email: 'robot@shop.test',
      password: 'a-long-password-7',
      firstName: 'Ada',
      lastName: 'Aldous',
      acceptTerms: true,
    }
    expect((await made.run('signUp', { input: account }, robot)).data?.signUp).toMatchObject({
      __typename: 'AuthPayload',
    })
    const logIn = { email: 'nora@hemline.example', password: seedPassword }
    expect((await known.run('logIn', { input: logIn }, robot)).data?.logIn).toMatchObject({
      __typename: 'AuthPayload',
    })
    for (const [at, client] of [made, known].entries()) {
      const { data } = await client.run('addToCart', { input: { itemNumber: app.listed[at] } }, robot)
      expect(data?.addToCart).toMatchObject({ __typename: 'AddToCartPayload' })
      const remembered = (await client.run('rememberSearch', { text: 'boots' }, robot)).data?.rememberSearch
      expect(remembered).toMatchObject({ recentSearch: { text: 'boots' } })
    }
  })
})

describe.skipIf(!testServer)('who runs the shop', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await testApp()
  })
  afterEach(() => app.close())
  const isKnown = async (client: TestClient) =>
    ((await client.run('getUserHuman')).data?.user as Viewer | undefined)?.loggedIn

  test('ends the sessions of one person, and of nobody else, or those of everybody', async () => {
    const people = [
      await app.loggedIn('shopper'),
      await app.loggedIn('shopper'),
      await app.loggedIn('seller'),
    ]
    const known = () => Promise.all(people.map(isKnown))
    expect(await endSessionsFor(app.db, { email: 'nobody@hemline.example' })).toBe(0)
    expect(await known()).toEqual([true, true, true])
    expect(await endSessionsFor(app.db, { email: 'nora@hemline.example' })).toBe(2)
    expect(await known()).toEqual([false, false, true])
    expect(await endSessionsFor(app.db, 'everybody')).toBe(1)
    expect(await known()).toEqual([false, false, false])
  })

  describe('forgets visitors', () => {
    const dayMs = 86_400_000
    const inDays = (days: number) => new Date(Date.now() + days * dayMs)
    const numberOf = async (client: TestClient) =>
      ((await client.run('getUserHuman')).data?.user as Viewer | undefined)?.visitorId ?? 0
    const isThere = async (id: number) =>
      (await app.db.selectFrom('visitor').select('id').where('id', '=', id).execute()).length === 1
    const withSomething: [string, (client: TestClient) => Promise<Answer>][] = [
      ['a piece in the cart', (client) => client.run('addToCart', { input: { itemNumber: app.listed[0] } })],
      ['a favorite', (client) => client.run('addFavorites', { input: { itemNumbers: [app.listed[1]] } })],
      [
        'a setting',
        (client) =>
          client.run('applyClientConfiguration', {
            input: { clientType: 'web', settings: [{ name: 'banners.x', value: '1' }] },
          }),
      ],
      ['a search', (client) => client.run('rememberSearch', { text: 'boots' })],
    ]

    test('for whom nothing is kept, after a month, and however many there are', async () => {
      const before = await purgeVisitors(app.db, inDays(0))
      expect(before).toBe(0)
      const idle = await numberOf(app.newVisitor())
      const emptied = app.newVisitor()
      await emptied.run('addToCart', { input: { itemNumber: app.listed[2] } })
      await emptied.run('removeFromCart', { input: { itemNumber: app.listed[2] } })
      await sql`insert into visitor (token_hash) select sha256(n::text::bytea) from generate_series(1, 2500) n`.execute(
        app.db,
      )
      await sql`update hold set expires_at = now() - interval '1 day' where order_id is null`.execute(app.db)
      expect(await purgeVisitors(app.db, inDays(idleVisitorDays - 1))).toBe(0)
      expect(await purgeVisitors(app.db, inDays(idleVisitorDays + 1))).toBeGreaterThanOrEqual(2502)
      expect([await isThere(idle), await isThere(await numberOf(emptied))]).toEqual([false, true])
    })

    test.each(withSomething)('with %s only when their cookie has ended', async (_what, keep) => {
      const client = app.newVisitor()
      const id = await numberOf(client)
      expect((await keep(client)).errors).toBeUndefined()
      await purgeVisitors(app.db, inDays(visitorCookieDays))
      expect(await isThere(id)).toBe(true)
      await purgeVisitors(app.db, inDays(visitorCookieDays + 2))
      expect(await isThere(id)).toBe(false)
    })

    test('who were promised more for their first bag when that counts no more', async () => {
      const id = await numberOf(app.newVisitor())
      await sql`insert into cleanout_offer (id, visitor_id, variant, incentive, offered_at)
        values (gen_random_uuid(), ${id}, 'control', 'payout_booster_15', now())`.execute(app.db)
      await purgeVisitors(app.db, inDays(incentiveDays - 1))
      expect(await isThere(id)).toBe(true)
      await purgeVisitors(app.db, inDays(incentiveDays + 1))
      expect(await isThere(id)).toBe(false)
    })

    test('never when an account or an order names them', async () => {
      const account = app.newVisitor()
      const order = app.newVisitor()
      const ids = [await numberOf(account), await numberOf(order)]
      const input = {
        email: 'named@shop.test',
        password: 'a-long-password-7',
        firstName: 'Ada',
        lastName: 'Aldous',
        acceptTerms: true,
      }
      await account.run('signUp', { input })
      await sql`update purchase_order set visitor_id = ${ids[1]} where id = (select id from purchase_order limit 1)`.execute(
        app.db,
      )
      await purgeVisitors(app.db, inDays(visitorCookieDays + 2))
      expect(await Promise.all(ids.map(isThere))).toEqual([true, true])
    })
  })

  test('is told of accounts that everybody knows, where money is real', async () => {
    await expect(refuseKnownPeople(app.db)).rejects.toThrow('nora@hemline.example')
    await sql`update user_account set email = id || '@shop.test'`.execute(app.db)
    // Whoever signs up with such an address keeps nobody's shop from starting.
    const stranger = {
      email: 'stranger@hemline.example',
      password: 'a-long-password-7',
      firstName: 'Ada',
      lastName: 'Aldous',
      acceptTerms: true,
    }
    const { data } = await app.newVisitor().run('signUp', { input: stranger })
    expect(data?.signUp).toMatchObject({ __typename: 'AuthPayload' })
    await expect(refuseKnownPeople(app.db)).resolves.toBeUndefined()
  })
})
