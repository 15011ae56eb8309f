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
import { endSessionsFor, refuseKnownPeople } from './identity.ts'

type Viewer = { visitorId: number | null; loggedIn: boolean }
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.code

describe.skipIf(!testServer)('visitors', () => {
  let app: TestApp
  let clock = 0
  beforeEach(async () => {
    clock = 0
    app = await testApp({ now: () => new Date(Date.now() + clock) })
  })
  afterEach(() => app.close())
  const viewerOf = async (client: TestClient, headers = {}) => (await client.run('getUserHuman', {}, headers)).data?.user as Viewer
  /** As if the limit had been reached but for one. */
  const nearly = (what: string, limit: number) => sql`update login_throttle set failures = ${limit - 1} where key like ${`${what}:%`}`.execute(app.db)
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
    expect((await beyond.run('trackVisitor', { input: { referrer: 'x' } })).data?.trackVisitor).toMatchObject({ success: false })

    expect((await known.run('addToCart', { input: { itemNumber } })).data?.addToCart).toMatchObject({ __typename: 'AddToCartPayload' })
    expect((await viewerOf(app.newVisitor(), from('198.51.100.4'))).visitorId).toBeGreaterThan(0)
    clock = (visitorsPerAddress.seconds + 1) * 1000
    expect((await viewerOf(beyond)).visitorId).toBeGreaterThan(0)
  })

  test('that exist already are never counted again, nor are robots', async () => {
    const visitor = app.newVisitor()
    for (let n = 0; n < 5; n++) await viewerOf(visitor)
    await app.newVisitor().run('getUserBot', {}, { 'user-agent': 'Googlebot/2.1' })
    const { rows } = await sql<{ failures: number }>`select failures from login_throttle where key like 'visitor:%'`.execute(app.db)
    expect(rows).toEqual([{ failures: 1 }])
  })

  test('say where they come from as often as anybody does, and not at any length', async () => {
    const visitor = app.newVisitor()
    const track = async (referrer: string) => (await visitor.run('trackVisitor', { input: { referrer } })).data?.trackVisitor
    expect(await track('x'.repeat(9000))).toMatchObject({ success: true })
    const { rows } = await sql<{ n: number }>`select length(referrer) as n from visitor where referrer is not null`.execute(app.db)
    expect(rows).toEqual([{ n: visitorSourceMax }])
    await nearly('source', trackingsPerVisitor.limit)
    expect([await track('a'), await track('b')]).toMatchObject([{ success: true }, { success: false }])
  })

  test('keep settings as often as anybody changes them, and not without end', async () => {
    const visitor = app.newVisitor()
    const save = (settings: { name: string; value: string }[]) => visitor.run('applyClientConfiguration', { input: { clientType: 'web', settings } })
    const many = (start: number) => Array.from({ length: 50 }, (_, n) => ({ name: `banners.b${start + n}`, value: '1' }))
    for (let start = 0; start < settingsMax; start += 50) expect((await save(many(start))).errors).toBeUndefined()
    expect(codeOf(await save([{ name: 'banners.one-more', value: '1' }]))).toBe('BAD_INPUT')
    expect((await save(many(0))).errors).toBeUndefined()
    await nearly('settings', settingWritesPerOwner.limit)
    expect([codeOf(await save(many(0))), codeOf(await save(many(0)))]).toEqual([undefined, 'RATE_LIMITED'])
    expect((await app.newVisitor().run('applyClientConfiguration', { input: { clientType: 'web', settings: many(0) } })).errors).toBeUndefined()
  })

  test('keep no more settings than the limit, also when the last ones are sent at once, six times over', async () => {
    const kept: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const visitor = app.newVisitor()
      const { visitorId } = await viewerOf(visitor)
      await sql`insert into client_setting (visitor_id, category, name, value)
        select ${visitorId}, 'banners', 'old-' || n, '1' from generate_series(1, ${settingsMax - 50}) n`.execute(app.db)
      const send = (part: number) => {
        const settings = Array.from({ length: 50 }, (_, n) => ({ name: `banners.part-${part}-${n}`, value: '1' }))
        return visitor.run('applyClientConfiguration', { input: { clientType: 'web', settings } })
      }
      const answers = await Promise.all([1, 2, 3].map(send))
      kept.push(settingsMax - 50 + 50 * answers.filter((one) => one.errors === undefined).length)
    }
    expect(kept).toEqual(Array(6).fill(settingsMax))
  })
})

describe.skipIf(!testServer)('who runs the shop', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await testApp()
  })
  afterEach(() => app.close())
  const isKnown = async (client: TestClient) => ((await client.run('getUserHuman')).data?.user as Viewer | undefined)?.loggedIn

  test('ends the sessions of one person, and of nobody else, or those of everybody', async () => {
    const people = [await app.loggedIn('shopper'), await app.loggedIn('shopper'), await app.loggedIn('seller')]
    const known = () => Promise.all(people.map(isKnown))
    expect(await endSessionsFor(app.db, { email: 'nobody@hemline.example' })).toBe(0)
    expect(await known()).toEqual([true, true, true])
    expect(await endSessionsFor(app.db, { email: 'nora@hemline.example' })).toBe(2)
    expect(await known()).toEqual([false, false, true])
    expect(await endSessionsFor(app.db, 'everybody')).toBe(1)
    expect(await known()).toEqual([false, false, false])
  })

  test('is told of accounts that everybody knows, where money is real', async () => {
    await expect(refuseKnownPeople(app.db)).rejects.toThrow('nora@hemline.example')
    await sql`update user_account set email = id || '@shop.test'`.execute(app.db)
    // Whoever signs up with such an address keeps nobody's shop from starting.
    const stranger = { email: 'stranger@hemline.example', password: 'a-long-password-7', firstName: 'Ada', lastName: 'Aldous', acceptTerms: true }
    const { data } = await app.newVisitor().run('signUp', { input: stranger })
    expect(data?.signUp).toMatchObject({ __typename: 'AuthPayload' })
    await expect(refuseKnownPeople(app.db)).resolves.toBeUndefined()
  })
})
