// The event collector over HTTP: what browsers send, what is refused, and who is named.
import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import {
  eventKey,
  eventKeyHeader,
  eventPostsPerMinute,
  type LogKind,
  logPath,
  payloadDataSchema,
  trackerPixelPath,
  trackerPostPath,
} from '@hemline/rules/analytics/collector.ts'
import { eventOf, productEvent } from '@hemline/rules/analytics/events.ts'
import { authPhases } from '@hemline/rules/vocabulary/auth.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { insertEvents } from './analytics.db.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const url = 'http://localhost:5173/women/dresses?price=1-2'

type Row = {
  name: string
  kind: string
  page_type: string | null
  platform: string | null
  visitor_id: number | null
  user_id: string | null
  session_id: string | null
  facts: Record<string, unknown>
}

describe.skipIf(!testServer)('the event collector', () => {
  let app: TestApp
  let visitor: TestClient
  let minute = 0
  beforeAll(async () => {
    app = await testApp({ now: () => new Date(Date.UTC(2026, 10, 1, 12, minute)) })
    visitor = app.newVisitor()
    await visitor.run('getUserHuman')
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    minute += 1
    await sql`delete from analytics_event`.execute(app.db)
  })

  const rows = async () =>
    (
      await sql<Row>`select name, kind, page_type, platform, visitor_id, user_id, session_id, facts
      from analytics_event order by name`.execute(app.db)
    ).rows
  const cookiesOf = (client: TestClient) =>
    [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const visitorIdOf = async (client: TestClient) =>
    (await client.adhoc('{ user { visitorId } }')).data?.user as { visitorId: number }

  /** Sends a log as the site does, unless the test says otherwise. */
  const send = async (
    payload: unknown,
    {
      kind = 'client_event_log',
      headers = {},
      path,
      client = visitor,
    }: { kind?: LogKind; headers?: Record<string, string>; path?: string; client?: TestClient } = {},
  ) => {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
    const answer = await app.server.inject({
      method: 'POST',
      url: path ?? logPath(kind, 'pwa', body),
      headers: {
        'content-type': 'application/json',
        'user-agent': agent,
        cookie: cookiesOf(client),
        [eventKeyHeader]: eventKey,
        ...headers,
      },
      body,
    })
    return answer.json<{ message: string; status: number }>()
  }
  const logged = (more: object = {}) => ({
    event_id: randomUUID(),
    at: Date.UTC(2026, 10, 1, 12),
    url,
    session_id: randomUUID(),
    ...productEvent('productView', 'listing'),
    ...more,
  })
  const track = (data: readonly object[], headers: Record<string, string> = {}, schema = payloadDataSchema) =>
    app.server.inject({
      method: 'POST',
      url: trackerPostPath,
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'user-agent': agent,
        cookie: cookiesOf(visitor),
        ...headers,
      },
      body: JSON.stringify({ schema, data }),
    })
  const view = (more: object = {}) => ({ e: 'pv', eid: randomUUID(), p: 'web', url, ...more })

  describe('takes a log', () => {
    test('of an event with the session’s visitor, and not the one that the payload names', async () => {
      expect(await send(logged({ visitor_id: 1, customer_id: 'somebody', facts: { item: 5 } }))).toEqual({
        message: '1 taken',
        status: 200,
      })
      const { visitorId } = await visitorIdOf(visitor)
      expect(await rows()).toEqual([
        {
          name: 'product-view',
          kind: 'client_event_log',
          page_type: 'shop-listings',
          platform: 'pwa',
          visitor_id: visitorId,
          user_id: null,
          session_id: expect.any(String),
          facts: {
            event_action: 'product-view',
            event_category: 'product',
            event_label: 'listing',
            event_name: 'product_product-view_listing',
            item: 5,
            path: '/women/dresses',
          },
        },
      ])
    })

    test('of each phase of logging in and out, with the user who is logged in', async () => {
      const client = await app.loggedIn('superstar')
      const phases = authPhases.map((phase) => logged(eventOf({ category: 'auth', action: phase })))
      expect((await send(phases, { client })).status).toBe(200)
      const stored = await rows()
      expect(stored.map((row) => row.name)).toEqual([...authPhases].sort())
      expect(new Set(stored.map((row) => row.user_id))).toEqual(new Set([personByKey('superstar').id]))
    })

    test('of a page with its speed, and of the pieces that were seen', async () => {
      const { event_id, at } = logged()
      const page = { event_id, at, url, seconds: 12, vitals: { LCP: 1800, CLS: 0.02 } }
      expect((await send(page, { kind: 'client_page_log' })).status).toBe(200)
      const seen = { event_id: randomUUID(), at, url, items: [{ item_number: 7, place: 0 }] }
      expect((await send([seen], { kind: 'item_visibility_log' })).status).toBe(200)
      expect((await rows()).map(({ name, facts }) => [name, facts])).toEqual([
        ['items-seen', { items: [{ item_number: 7, place: 0 }], path: '/women/dresses' }],
        ['page-log', { seconds: 12, LCP: 1800, CLS: 0.02, path: '/women/dresses' }],
      ])
    })

    test('once, however often the browser sends it again', async () => {
      const one = logged()
      for (const _ of [1, 2]) expect((await send([one, one])).status).toBe(200)
      expect(await rows()).toHaveLength(1)
    })

    test('of a robot without storing it', async () => {
      expect((await send(logged(), { headers: { 'user-agent': 'Googlebot/2.1' } })).status).toBe(200)
      expect(await rows()).toEqual([])
    })
  })

  describe('refuses a log', () => {
    test.each([
      ['without the key', { headers: { [eventKeyHeader]: '' } }, 401],
      ['with another key', { headers: { [eventKeyHeader]: 'x' } }, 401],
      ['from another site', { headers: { origin: 'https://elsewhere.example' } }, 403],
      ['of another kind', { path: logPath('other' as LogKind, 'pwa', '{}') }, 400],
      ['of another platform', { path: logPath('client_event_log', 'tv' as 'pwa', '{}') }, 400],
      ['that is no JSON', { headers: { 'content-type': 'text/plain' } }, 415],
    ])('%s', async (_, how, status) => {
      expect(await send(logged(), how)).toEqual({ message: expect.any(String), status })
      expect(await rows()).toEqual([])
    })

    test('with the hash of another body, or without retry=1', async () => {
      const path = logPath('client_event_log', 'pwa', 'another')
      expect(await send(logged(), { path })).toEqual({
        message: 'The hash is not that of the body.',
        status: 400,
      })
      const body = JSON.stringify(logged())
      expect(
        (await send(body, { path: logPath('client_event_log', 'pwa', body).replace('=1', '=2') })).status,
      ).toBe(400)
    })

    test.each([
      ['half a JSON', '{'],
      ['nothing', '[]'],
      ['a name that its parts don’t form', () => logged({ event_name: 'other' })],
      ['no id', () => logged({ event_id: 'x' })],
      ['a fact that is an object', () => logged({ facts: { a: {} } })],
      [
        'too many facts',
        () =>
          logged({
            facts: Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`f${i}`, 'x'.repeat(200)])),
          }),
      ],
      ['one bad event among good ones', () => [logged(), { nonsense: true }]],
      ['more than a hundred', () => Array.from({ length: 101 }, () => logged())],
    ])('with %s', async (_, payload) => {
      expect((await send(typeof payload === 'function' ? payload() : payload)).status).toBe(400)
      expect(await rows()).toEqual([])
    })

    test('of a page with a speed that no page has', async () => {
      const { event_id, at } = logged()
      const page = { event_id, at, url, vitals: { LCP: 1e9 } }
      expect((await send(page, { kind: 'client_page_log' })).status).toBe(400)
    })

    test('that is too large', async () => {
      expect(await send('x'.repeat(70_000))).toEqual({ message: 'The request is too large.', status: 413 })
    })

    test('after too many in a minute, until the next minute', async () => {
      for (let i = 0; i < eventPostsPerMinute.address; i += 1) await send('{}')
      expect((await send(logged())).status).toBe(429)
      minute += 1
      expect((await send(logged())).status).toBe(200)
    })
  })

  describe('takes the tracker’s batch', () => {
    test('and leaves out what is no event', async () => {
      const answer = await track([view(), { e: 'xx' }, { ...view(), e: 'se' }, 'text' as never])
      expect(answer.json()).toEqual({ message: '1 taken', status: 200 })
      expect(await rows()).toMatchObject([{ name: 'page-view', kind: 'tracker', page_type: 'shop-listings' }])
    })

    test('without one event that is good', async () => {
      expect((await track([{ e: 'xx' }])).statusCode).toBe(400)
      expect((await track([view()], {}, 'iglu:com.example/other/jsonschema/1-0-0')).statusCode).toBe(400)
    })

    test('from pages of the shop only', async () => {
      expect((await track([view()], { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
      const ours = await track([view()], { origin: app.config.WEB_ORIGIN })
      expect(ours.headers['access-control-allow-origin']).toBe(app.config.WEB_ORIGIN)
    })

    test('after the browser’s question about another host', async () => {
      const ask = (origin: string) =>
        app.server.inject({
          method: 'OPTIONS',
          url: trackerPostPath,
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type,sp-anonymous',
          },
        })
      expect((await ask('https://elsewhere.example')).statusCode).toBe(403)
      const yes = await ask(app.config.WEB_ORIGIN)
      expect(yes.statusCode).toBe(204)
      expect(yes.headers['access-control-allow-headers']).toBe('Content-Type, SP-Anonymous')
    })
  })

  describe('takes the pixel', () => {
    const pixel = (query: Record<string, string>) =>
      app.server.inject({
        url: `${trackerPixelPath}?${new URLSearchParams(query)}`,
        headers: { 'user-agent': agent, cookie: cookiesOf(visitor) },
      })

    test('with a picture of one dot that no cache keeps', async () => {
      const answer = await pixel(view() as never)
      expect(answer.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' })
      expect(answer.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
      expect(await rows()).toMatchObject([{ name: 'page-view' }])
    })

    test('and refuses a query that is no event', async () => {
      expect((await pixel({ e: 'pv', eid: 'x' })).statusCode).toBe(400)
    })
  })

  describe('names nobody', () => {
    const stripped = { visitor_id: null, user_id: null, session_id: null }

    test('when the browser sends Global Privacy Control', async () => {
      await track([view({ sid: randomUUID(), vid: '3', refr: 'https://ads.example/x' })], { 'sec-gpc': '1' })
      await send(logged(), { headers: { 'sec-gpc': '1' } })
      const stored = await rows()
      expect(stored).toHaveLength(2)
      for (const row of stored) expect(row).toMatchObject(stripped)
      expect(stored[0]?.facts).toEqual({ path: '/women/dresses' })
    })

    test('who chose so on the page about privacy', async () => {
      const client = app.newVisitor()
      await client.run('getUserHuman')
      await send(logged(), { client })
      expect((await rows())[0]?.visitor_id).not.toBeNull()
      await client.run('setDoNotSell', { doNotSell: true })
      await sql`delete from analytics_event`.execute(app.db)
      await send(logged(), { client })
      expect(await rows()).toMatchObject([stripped])
    })
  })

  test('names nobody who is gone by the time the event is written', async () => {
    await insertEvents(app.db, [
      {
        id: randomUUID(),
        received_at: new Date(),
        happened_at: new Date(),
        kind: 'tracker',
        name: 'page-view',
        page_type: null,
        platform: null,
        session_id: null,
        visitor_id: 999_999_999,
        user_id: randomUUID(),
        facts: {},
      },
    ])
    expect(await rows()).toMatchObject([{ visitor_id: null, user_id: null }])
  })

  test('writes the events that wait when the program stops', async () => {
    const slow = await testApp({ env: { EVENTS_HELD_MS: '60000' } })
    const body = JSON.stringify(logged())
    await slow.server.inject({
      method: 'POST',
      url: logPath('client_event_log', 'pwa', body),
      headers: { 'content-type': 'application/json', 'user-agent': agent, [eventKeyHeader]: eventKey },
      body,
    })
    const written = async () => (await sql`select 1 from analytics_event`.execute(slow.db)).rows.length
    expect(await written()).toBe(0)
    await slow.server.close()
    expect(await written()).toBe(1)
    await slow.close()
  })
})
