// Requests as no client of ours sends them, and what every answer carries whatever was asked.
import { gzipSync } from 'node:zlib'
import {
  authTokenHeader,
  deviceHeader,
  hostCookie,
  requestIdHeader,
  sessionCookie,
  visitorCookie,
  visitorHeader,
} from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from './testing/app.ts'

type Body = { data: unknown; errors: { message: string; extensions: { code: string; requestId: string } }[] }
const asked = (operation: keyof typeof persistedHashes, variables: object = {}) =>
  JSON.stringify({
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } },
  })
const human = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  [visitorHeader]: 'new',
  'content-type': 'application/json',
}

describe.skipIf(!testServer)('at the edge', () => {
  let app: TestApp
  let log: string[] = []
  beforeAll(async () => {
    app = await testApp({
      env: { LOG_LEVEL: 'debug', WEB_ORIGIN: 'https://shop.example', SIGN_UPS_PER_HOUR: '1' },
      logTo: { write: (line) => void log.push(line) },
    })
  })
  afterAll(() => app.close())
  const send = async (options: InjectOptions) => {
    const response = await app.server.inject({ method: 'POST', url: '/graphql', headers: human, ...options })
    return { response, code: response.json<Body>().errors?.[0]?.extensions.code, status: response.statusCode }
  }
  const failWith = async (error: unknown, from: object = {}) => {
    const real = app.server.graphql
    app.server.graphql = (() => Promise.reject(error)) as never
    const answer = await send({ payload: asked('removeFavorites', { input: { itemNumbers: [] } }), ...from })
    app.server.graphql = real
    return answer
  }

  describe('a request is refused in words, never with a 5xx, when', () => {
    const bodies: [string, string | Buffer, number][] = [
      ['it has no body', '', 400],
      ['its body is no JSON', '{"variables":', 400],
      ['its body is JSON of another kind', '"text"', 400],
      ['its body is null', 'null', 400],
      ['it is a batch', `[${asked('getShopIndex')},${asked('getShopIndex')}]`, 400],
      ['its variables are a list', '{"variables":[1]}', 400],
      [
        'its variables are nested without end',
        `{"variables":{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}},"extensions":{}}`,
        400,
      ],
      ['it means to change prototypes', '{"__proto__":{"admin":true}}', 400],
      ['its hash is unknown', asked('getShopIndex').replace(/[0-9a-f]{64}/, 'f'.repeat(64)), 400],
      [
        'its hash is the name of a property',
        asked('getShopIndex').replace(/[0-9a-f]{64}/, 'constructor'),
        400,
      ],
      ['it is no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0xc0, 0x80, 0x7d]), 400],
      ['it is larger than anything that we ask for', JSON.stringify({ query: 'x'.repeat(70_000) }), 413],
      [
        'it lists a hundred thousand pieces',
        asked('addFavorites', { input: { itemNumbers: Array(100_000).fill(1) } }),
        413,
      ],
    ]
    test.each(bodies)('%s', async (_, payload, status) => {
      const answer = await send({ payload })
      expect(answer.status).toBe(status)
      expect(answer.code).toMatch(/^[A-Z_]+$/)
      expect(answer.code).not.toBe('INTERNAL')
    })

    test('it is packed, so that nobody sends a bomb', async () => {
      const payload = gzipSync(Buffer.alloc(50_000_000, ' '))
      expect((await send({ payload, headers: { ...human, 'content-encoding': 'gzip' } })).status).toBe(400)
      const small = gzipSync(asked('getShopIndex'))
      expect((await send({ payload: small, headers: { ...human, 'content-encoding': 'gzip' } })).status).toBe(
        400,
      )
    })

    test.each([
      ['application/x-www-form-urlencoded', 415],
      ['multipart/form-data; boundary=x', 415],
      ['text/plain', 415],
      ['nonsense', 415],
      ['application/graphql', 415],
    ])('it calls itself %s', async (type, status) => {
      expect(
        (await send({ payload: asked('getShopIndex'), headers: { ...human, 'content-type': type } })).status,
      ).toBe(status)
    })

    test('it lacks the visitor’s header, as a forged one does, even with a living session', async () => {
      const shopper = await app.loggedIn('shopper')
      const cookie = [...shopper.cookies].map(([k, v]) => `${k}=${v}`).join('; ')
      const { [visitorHeader]: _, ...headers } = human
      const forged = await send({
        payload: asked('logOut'),
        headers: { ...headers, cookie, origin: 'https://elsewhere.example' },
      })
      expect([forged.status, forged.code]).toEqual([403, 'FORBIDDEN'])
      expect((await shopper.run('getUserHuman')).data?.user).toMatchObject({ loggedIn: true })
    })

    test.each([
      ['?extensions=%7B', 400],
      ['?extensions=1&extensions=2', 400],
      ['?variables=%00&variables[a]=1', 400],
      ['?query=%7Buser%7Bid%7D%7D', 400],
      ['', 400],
      ['?%E0%A4%A', 400],
    ])('it is a GET with %s', async (query, status) => {
      expect((await send({ method: 'GET', url: `/graphql${query}` })).status).toBe(status)
    })

    test('it asks a mutation or a viewer’s query by GET', async () => {
      for (const operation of ['logOut', 'getUserHuman'] as const) {
        const extensions = encodeURIComponent(
          JSON.stringify({ persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } }),
        )
        expect((await send({ method: 'GET', url: `/graphql?extensions=${extensions}` })).status).toBe(405)
      }
    })

    test('nothing lives at its address, or the address can’t be read', async () => {
      for (const url of ['/nowhere', '/pictures/-1/9', '/%00', '/graphql/..%2f..%2fetc']) {
        const { statusCode } = await app.server.inject({ method: 'GET', url })
        expect([400, 404]).toContain(statusCode)
      }
      expect((await app.server.inject({ method: 'GET', url: '/%E0%A4%A' })).statusCode).toBe(400)
    })
  })

  test('with a text that can’t be stored is refused, wherever the text is', async () => {
    for (const text of ['a\\u0000b', 'a\\ud800b']) {
      const refused = await send({
        payload: JSON.stringify({
          query: `{ helpArticles(topic: "${text}") { slug } typeahead(query: "${text}") { text } }`,
        }),
      })
      expect([refused.status, refused.code]).toEqual([200, 'BAD_INPUT'])
    }
  })

  test('whose variables are wrong is told so by the status, if its sender reads the newer media type', async () => {
    const newer = { ...human, accept: 'application/graphql-response+json, application/json' }
    const wrong = await send({ payload: asked('getProduct', { itemNumber: 'x' }), headers: newer })
    expect([wrong.status, wrong.code]).toEqual([400, 'BAD_INPUT'])
    expect(wrong.response.json()).not.toHaveProperty('data')
    expect(wrong.response.headers).toMatchObject({
      'content-type': 'application/graphql-response+json; charset=utf-8',
      vary: 'accept',
    })
    expect((await send({ payload: asked('getShopIndex'), headers: newer })).status).toBe(200)
    expect((await send({ payload: asked('getProduct', { itemNumber: 'x' }) })).status).toBe(200)
  })

  describe('cookies and headers', () => {
    test('that mean nothing count as none', async () => {
      for (const value of [
        'x'.repeat(7000),
        '%00',
        '"; drop table session; --',
        '=;=;',
        '%E0%A4%A',
        '\u00ff\u00fe',
      ]) {
        const session = hostCookie(sessionCookie)
        const visitor = hostCookie(visitorCookie)
        const cookie = `${session}=${value}; ${visitor}=${value}; ${session}=again`
        const answer = await send({
          payload: asked('getUserHuman'),
          headers: { ...human, cookie, [authTokenHeader]: value, [visitorHeader]: value },
        })
        expect(answer.status).toBe(200)
        expect(answer.response.json<{ data: unknown }>().data).toMatchObject({ user: { loggedIn: false } })
      }
    })

    test('that we set are out of reach of scripts, of other sites and of plain HTTP', async () => {
      const shopper = app.newVisitor()
      await shopper.run('getUserHuman')
      const { response } = await send({
        payload: asked('logIn', { input: { email: 'nora@hemline.example', password: 'hemline-demo-1' } }),
      })
      const { response: first } = await send({ payload: asked('getUserHuman') })
      for (const name of [sessionCookie, visitorCookie].map(hostCookie)) {
        const cookie = [...response.cookies, ...first.cookies].find((one) => one.name === name)
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, path: '/' })
        expect(cookie).not.toHaveProperty('domain')
      }
    })

    test('a session is one under its name of HTTPS alone, which no other host can set', async () => {
      const { response } = await send({
        payload: asked('logIn', { input: { email: 'nora@hemline.example', password: 'hemline-demo-1' } }),
      })
      const token = response.cookies.find(({ name }) => name === hostCookie(sessionCookie))?.value
      const isKnown = async (cookie: string) => {
        const { response: told } = await send({
          payload: asked('getUserHuman'),
          headers: { ...human, cookie },
        })
        return told.json<{ data: { user: { loggedIn: boolean } } }>().data.user.loggedIn
      }
      expect(await isKnown(`${hostCookie(sessionCookie)}=${token}`)).toBe(true)
      expect(await isKnown(`${sessionCookie}=${token}`)).toBe(false)
    })

    test('a request’s id is the host’s when it is one, and ours otherwise', async () => {
      const idFor = async (id: string) =>
        (await send({ payload: '{}', headers: { ...human, [requestIdHeader]: id } })).response.json<Body>()
          .errors[0]?.extensions.requestId
      expect(await idFor('req-7_a')).toBe('req-7_a')
      for (const id of ['x'.repeat(5000), 'a"b', 'a b', '<script>'])
        expect(await idFor(id)).toMatch(/^[\da-f-]{36}$/)
    })

    test('no other site’s scripts may read an answer, and no page may frame one', async () => {
      const { response } = await send({
        payload: asked('getShopIndex'),
        headers: { ...human, origin: 'https://elsewhere.example' },
      })
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(response.headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none';base-uri 'none';.*frame-ancestors 'none'.*object-src 'none'/,
        ),
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age='),
      })
      const preflight = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
      expect(
        (await app.server.inject({ method: 'OPTIONS', url: '/graphql', headers: preflight })).headers,
      ).not.toHaveProperty('access-control-allow-origin')
    })

    test('the client’s address is believed from the configured proxy only', async () => {
      const signUp = async (n: number, from: string, forwarded: string) => {
        const input = {
          email: `edge${n}@hemline.example`,
          password: 'a-long-password-7',
          firstName: 'E',
          lastName: 'D',
          acceptTerms: true,
        }
        const { response } = await send({
          payload: asked('signUp', { input }),
          remoteAddress: from,
          headers: { ...human, 'x-forwarded-for': forwarded },
        })
        return response.json<{ data: { signUp: { __typename: string } } }>().data.signUp.__typename
      }
      // Behind the proxy two addresses are two people; in front of it the header is anybody's word.
      expect(await signUp(1, '127.0.0.1', '198.51.100.1')).toBe('AuthPayload')
      expect(await signUp(2, '127.0.0.1', '198.51.100.2')).toBe('AuthPayload')
      expect(await signUp(3, '127.0.0.1', '198.51.100.9, 198.51.100.2')).toBe('TooManyTries')
      expect(await signUp(4, '203.0.113.5', '198.51.100.3')).toBe('AuthPayload')
      expect(await signUp(5, '203.0.113.5', '198.51.100.4')).toBe('TooManyTries')
    })
  })

  describe('what nobody expects', () => {
    test('leaves as a friendly text, and is reported with the request’s id', async () => {
      const secret = new Error('select password_hash from user_account at /srv/api/src/x.ts:1')
      const before = app.reported.length
      const answer = await failWith(secret, { headers: { ...human, [requestIdHeader]: 'req-1' } })
      expect(answer.response.json<Body>()).toEqual({
        data: null,
        errors: [
          {
            message: expect.stringContaining('working to resolve'),
            extensions: { code: 'INTERNAL', requestId: 'req-1' },
          },
        ],
      })
      expect(app.reported.slice(before)).toEqual([
        { error: secret, where: 'operation removeFavorites', requestId: 'req-1' },
      ])
    })

    test('outside of operations too', async () => {
      await sql`alter table session rename to session_away`.execute(app.db)
      const before = app.reported.length
      const answer = await send({
        payload: asked('getUserHuman'),
        headers: { ...human, cookie: `${hostCookie(sessionCookie)}=x` },
      })
      await sql`alter table session_away rename to session`.execute(app.db)
      expect([answer.status, answer.code]).toEqual([500, 'INTERNAL'])
      expect(answer.response.body).not.toMatch(/session|relation/)
      expect(app.reported.slice(before)).toMatchObject([{ where: 'request' }])
    })

    test('expected refusals are not reported', async () => {
      const before = app.reported.length
      await send({ payload: asked('getProduct', { itemNumber: 'x' }) })
      await send({ payload: '{' })
      expect(app.reported.length).toBe(before)
    })
  })

  test('the log says who logged in, who was refused, and who was denied what', async () => {
    log = []
    await send({
      payload: asked('logIn', { input: { email: 'nora@hemline.example', password: 'not-hers-at-all' } }),
    })
    await app.loggedIn('shopper')
    await send({ payload: asked('getJobs') })
    const said = log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => 'security' in line)
    expect(said).toMatchObject([
      {
        security: 'log-in refused',
        userId: expect.any(String),
        reqId: expect.any(String),
        time: expect.any(Number),
      },
      { security: 'logged in', userId: expect.any(String) },
      { security: 'denied', code: 'UNAUTHENTICATED', operation: 'getJobs', userId: null },
    ])
  })

  test('the log says which kind of device asked, and repeats no other word', async () => {
    log = []
    for (const device of ['mobile', 'desktop', 'a-watch\\n{"forged":1}'])
      await send({ payload: asked('getUserHuman'), headers: { ...human, [deviceHeader]: device } })
    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>)
    const answers = lines.filter(({ msg }) => msg === 'answered')
    expect(answers.map(({ device }) => device)).toEqual(['mobile', 'desktop', undefined])
    expect(log.join('')).not.toContain('a-watch')
  })

  test('an answer to a POST is kept by nobody', async () => {
    const { response } = await send({ payload: asked('getUserHuman') })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('the log knows requests, but no passwords, tokens or cookies', async () => {
    log = []
    const secrets = ['seCret-password-1', 'seCret-token-2', 'seCret-cookie-3']
    const [password, token, cookie] = secrets
    const headers = { ...human, cookie: `${hostCookie(sessionCookie)}=${cookie}`, [authTokenHeader]: token }
    await send({ payload: asked('logIn', { input: { email: 'a@b.example', password } }), headers })
    await send({ payload: asked('changePasswordByMail', { input: { token, password } }), headers })
    await send({ payload: asked('logIn', { input: { password } }), headers })
    await send({ payload: `{"password":"${password}"`, headers })
    app.server.log.info({ req: { headers }, headers }, 'somebody logs headers')
    expect(log.length).toBeGreaterThan(5)
    for (const secret of secrets) expect(log.join('\n')).not.toContain(secret)
  })
})
