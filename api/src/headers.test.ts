// The headers of specification §7: each is read or refused, none is ignored.

import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { styleStreamPath } from '@hemline/rules/styling/stream.ts'
import {
  accountHeader,
  authTokenHeader,
  clientIpHeader,
  deviceHeader,
  previousReferrerHeader,
  requestIdHeader,
  tupptHeader,
  visitorHeader,
} from '@hemline/rules/vocabulary/wire.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from './testing/app.ts'

describe.skipIf(!testServer)('the headers of a request', () => {
  let app: TestApp
  let lines: Record<string, unknown>[]
  beforeAll(async () => {
    lines = []
    app = await testApp({
      logTo: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    })
  })
  afterAll(() => app.close())

  const send = (headers: Record<string, string>, query = '{ user { loggedIn visitorId } }') =>
    app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 a browser', ...headers },
      payload: JSON.stringify({ query }),
    })
  const known = { [visitorHeader]: 'new' }
  const viewerIn = async (headers: Record<string, string>) =>
    ((await send({ ...known, ...headers })).json() as { data: { user: Record<string, unknown> } }).data.user

  test('without the visitor’s are refused', async () => {
    expect((await send({})).statusCode).toBe(403)
    expect((await send(known)).statusCode).toBe(200)
  })

  test('name the account that a page shows: a change for another one, or after its log-out, is refused', async () => {
    const { id } = personByKey('seller')
    const other = personByKey('superstar')
    const logIn = `mutation { logIn(input: { email: "${other.email}", password: "${seedPassword}" }) { ... on AuthPayload { authToken } } }`
    const { data } = (await send(known, logIn)).json() as { data: { logIn: { authToken: string } } }
    const change = 'mutation { applyClientConfiguration(input: {}) { __typename } }'
    const words = async (headers: Record<string, string>) =>
      (await send({ ...known, [authTokenHeader]: data.logIn.authToken, ...headers }, change)).body
    expect(await words({ [accountHeader]: id })).toContain('Another account is logged in now.')
    expect(await words({ [accountHeader]: other.id })).not.toContain('Another account')
    expect(await words({})).not.toContain('Another account')
    const gone = await send({ ...known, [accountHeader]: id }, 'mutation { logOut { user { loggedIn } } }')
    expect(gone.body).toContain('You are logged out in this browser.')
    const reads = await send({ ...known, [accountHeader]: id })
    expect(reads.json()).toMatchObject({ data: { user: { loggedIn: false } } })
  })

  test('name the account for photos and the style chat as well, before anything is read', async () => {
    const other = {
      ...known,
      'user-agent': 'Mozilla/5.0 a browser',
      [accountHeader]: personByKey('seller').id,
    }
    for (const url of ['/api/v1.0/photos', '/api/v1.0/photos/import', styleStreamPath]) {
      const payload = { words: 'a green dress', url: 'https://photos.example/a.jpg' }
      const answer = await app.server.inject({ method: 'POST', url, headers: other, payload })
      expect([url, answer.statusCode, answer.body]).toEqual([
        url,
        401,
        expect.stringContaining('You are logged out in this browser.'),
      ])
    }
  })

  test('name the kind of device, for the log', async () => {
    await send({ ...known, [deviceHeader]: 'mobile' })
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', device: 'mobile' }))
  })

  test('carry a request id into the answer and the log', async () => {
    const answer = await send({ ...known, [requestIdHeader]: 'try-7' }, '{ nothing }')
    expect(answer.body).toContain('"requestId":"try-7"')
  })

  test('tell robots by their user agent: a robot becomes no visitor', async () => {
    expect(await viewerIn({ 'user-agent': 'Googlebot/2.1' })).toMatchObject({ visitorId: null })
    expect((await viewerIn({})).visitorId).not.toBeNull()
  })

  test('name the client’s address, which only the proxy may', async () => {
    for (let i = 0; i < 3; i++) await send({ ...known, [clientIpHeader]: '203.0.113.9' })
    const { rows } = await sql<{
      key: string
    }>`select key from login_throttle where key like 'visitor:203.0.113.%'`.execute(app.db)
    expect(rows.length).toBeGreaterThan(0)
  })

  test('log a client without cookies in by its token', async () => {
    const { data } = await app
      .newVisitor()
      .adhoc(
        `mutation { logIn(input: { email: "${personByKey('shopper').email}", password: "${seedPassword}" }) { ... on AuthPayload { authToken } } }`,
      )
    const { authToken = '' } = (data?.logIn ?? {}) as { authToken?: string }
    expect(await viewerIn({ [authTokenHeader]: authToken })).toMatchObject({ loggedIn: true })
    expect(await viewerIn({ [authTokenHeader]: 'no token' })).toMatchObject({ loggedIn: false })
  })

  test('name the page before, where the input does not', async () => {
    const track = 'mutation { trackVisitor(input: { utmCampaign: "fall" }) { success } }'
    await send({ ...known, [previousReferrerHeader]: 'https://a-blog.example/thrift' }, track)
    const { rows } = await sql<{
      referrer: string
    }>`select referrer from visitor where utm_campaign = 'fall'`.execute(app.db)
    expect(rows).toEqual([{ referrer: 'https://a-blog.example/thrift' }])
  })

  test('that nobody explains are refused', async () => {
    const answer = await send({ ...known, [tupptHeader]: 'anything' })
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringContaining('The header tuppt is not taken here.'),
    ])
  })
})
