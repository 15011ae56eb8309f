// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from './app.ts'
import { startShopApi } from './testing/shop-api.ts'

let api: Awaited<ReturnType<typeof startShopApi>>
let host: FastifyInstance
let dist: string
let alone: FastifyInstance

beforeAll(async () => {
  api = await startShopApi()
  dist = await mkdtemp(path.join(tmpdir(), 'hemline-host-'))
  await mkdir(path.join(dist, 'assets'))
  await writeFile(
    path.join(dist, 'index.html'),
    '<html><head><title>x</title><meta name="description" content="x" /></head><body><div id="root"></div></body></html>',
  )
  await writeFile(path.join(dist, 'assets', 'app-abc123.js'), `export const words = '${'a'.repeat(4000)}'`)
  await writeFile(path.join(dist, 'assets', 'small-abc123.js'), 'small')
  await writeFile(path.join(dist, 'assets', 'small-abc123.js.br'), 'as the build has it')
  await writeFile(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  host = await createHost({ apiUrl: api.url, dist, publicOrigin: 'https://shop.example' })
  alone = await createHost({ apiUrl: 'http://127.0.0.1:9', dist, documentTimeoutMs: 200 })
})

afterAll(async () => {
  await Promise.all([host.close(), alone.close()])
  await api.close()
  await rm(dist, { recursive: true })
})

describe('cards', () => {
  it('go to nobody but our own origin, unless another processor is named', async () => {
    const policyOf = async (one: FastifyInstance) =>
      String((await one.inject('/livez')).headers['content-security-policy'])
    const other = await createHost({
      apiUrl: 'http://127.0.0.1:9',
      dist,
      tokenOrigin: 'https://cards.example',
    })
    expect(await policyOf(host)).toContain("connect-src 'self';")
    expect(await policyOf(other)).toContain("connect-src 'self' https://cards.example;")
    expect((await other.inject({ method: 'POST', url: '/pay/tokens', payload: {} })).statusCode).toBe(404)
    await other.close()
  })
})

describe('the tracker’s pixel', () => {
  it('is the API’s, and what stands below its path a page', async () => {
    const asked = await alone.inject('/i?e=pv')
    expect(asked.statusCode).toBeGreaterThanOrEqual(500)
    const gift = await alone.inject('/i/somebody')
    expect([gift.statusCode, gift.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })
})

describe('the status of a document', () => {
  it.each([
    '/',
    '/women',
    '/kids',
    '/women/dresses',
    '/products/dresses',
    '/brand/theory',
    '/product/women-silk-theory-black-dresses/5',
    '/product/women-silk-theory-black-dresses/6',
    '/legal',
    '/legal/tou',
    '/cart',
    '/search?text=linen',
  ])('is 200 for %s', async (url) => expect((await host.inject(url)).statusCode).toBe(200))
  it.each([
    '/nonsense',
    '/women/nope',
    '/shoes/dresses',
    '/brand/nobody',
    '/product/7',
    '/product/abc',
    '/legal/none',
    // What watches the API, and is for whoever reaches its own port.
    '/metrics',
    '/readyz',
    '/%E0%A4%A',
    '/__proto__',
    '//evil.example/x',
  ])('is 404 for %s', async (url) => {
    const answer = await host.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain(answer.headers['content-type']?.includes('html') ? '<div id="root">' : '')
  })
  it('is 200 with the standard head while the API is away', async () => {
    const answer = await alone.inject('/brand/theory')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<title>Hemline — An Online Consignment')
  })
})

describe('one origin', () => {
  it('keeps hashed files for a year and documents not at all', async () => {
    const file = await host.inject({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': 'br' } })
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(file.headers['content-encoding']).toBe('br')
    expect((await host.inject('/')).headers['cache-control']).toBe('no-cache')
    expect((await host.inject('/assets/gone.js')).statusCode).toBe(404)
  })
  it('sends a file as the build has compressed it, and compresses documents', async () => {
    const file = await host.inject({
      url: '/assets/small-abc123.js',
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect([file.headers['content-encoding'], file.headers.vary, file.body]).toEqual([
      'br',
      'accept-encoding',
      'as the build has it',
    ])
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const plain = await host.inject('/assets/small-abc123.js')
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'small'])
    const page = await host.inject({ url: '/women/dresses', headers: { 'accept-encoding': 'gzip' } })
    expect(page.headers['content-encoding']).toBe('gzip')
  })
  it('lets no inline script run but the one it names, and no other site frame it', async () => {
    const policy = String((await host.inject('/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect((await host.inject('/')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
    expect((await host.inject('/')).headers['x-content-type-options']).toBe('nosniff')
  })
  it.each(['/graphql', '/api/v1.0/x', '/pictures/5/320'])(
    'passes %s through, with the address of who asks',
    async (url) => {
      const method = url === '/graphql' ? 'POST' : 'GET'
      const answer = await host.inject({
        url,
        method,
        headers: { 'x-forwarded-for': '6.6.6.6' },
        ...(method === 'POST' ? { payload: { operationName: 'getShopIndex', variables: {} } } : {}),
      })
      expect(answer.statusCode).toBe(200)
      expect(api.seen.at(-1)?.url).toBe(url)
      expect(api.seen.at(-1)?.headers['x-forwarded-for']).not.toBe('6.6.6.6')
    },
  )
  it('passes on the address that a proxy names which it was told of, and what nobody else says', async () => {
    const behind = await createHost({ apiUrl: api.url, dist, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
    const named = async (remoteAddress: string, said: string, through = behind) => {
      await through.inject({ url: '/api/v1.0/x', remoteAddress, headers: { 'x-forwarded-for': said } })
      return api.seen.at(-1)?.headers['x-forwarded-for']
    }
    expect(await named('10.1.2.3', '203.0.113.7')).toBe('203.0.113.7')
    expect(await named('127.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.4')).toBe('203.0.113.7')
    expect(await named('198.51.100.9', '6.6.6.6')).toBe('198.51.100.9')
    expect(await named('127.0.0.1', '203.0.113.7', host)).toBe('127.0.0.1')
    await behind.close()
  })
  it('passes that address on whatever a client asks to be struck out', async () => {
    const headers = { connection: 'close, X-Forwarded-For, x-request-id', 'x-forwarded-for': '6.6.6.6' }
    await host.inject({ url: '/api/v1.0/x', remoteAddress: '198.51.100.9', headers })
    expect(api.seen.at(-1)?.headers['x-forwarded-for']).toBe('198.51.100.9')
    expect(api.seen.at(-1)?.headers['x-request-id']).toBeTruthy()
  })
  it.each([
    ['expect', '100-continue'],
    ['keep-alive', '300'],
    ['upgrade', 'h2c'],
  ])('hands on a request that says %s: %s of its own connection', async (name, value) => {
    for (const method of ['GET', 'POST'] as const) {
      const payload = method === 'POST' ? { payload: { operationName: 'getShopIndex', variables: {} } } : {}
      const answer = await host.inject({
        url: method === 'POST' ? '/graphql' : '/api/v1.0/x',
        method,
        headers: { [name]: value },
        ...payload,
      })
      expect(answer.statusCode).toBe(200)
      expect(api.seen.at(-1)?.headers).not.toHaveProperty(name)
    }
  })
  it('believes an id of a request when it looks like one, and writes no other into its log', async () => {
    const lines: string[] = []
    const logging = await createHost({
      apiUrl: api.url,
      dist,
      logger: true,
      logTo: { write: (line) => void lines.push(line) },
    })
    for (const given of ['ada@mail.example asked', 'x'.repeat(9000)]) {
      await logging.inject({ url: '/api/v1.0/x', headers: { 'x-request-id': given } })
      expect(lines.join('')).not.toContain(given)
    }
    const id = '0193aa10-0000-7000-8000-0000a1b2c3d4'
    await logging.inject({ url: '/api/v1.0/x', headers: { 'x-request-id': id } })
    expect(lines.join('')).toContain(id)
    expect(api.seen.at(-1)?.headers['x-request-id']).toBe(id)
    await logging.close()
  })
  it('logs the route of a mailed link, and no token that the link carries', async () => {
    const lines: string[] = []
    const logging = await createHost({
      apiUrl: 'http://127.0.0.1:9',
      dist,
      documentTimeoutMs: 200,
      logger: true,
      logTo: { write: (line) => void lines.push(line) },
    })
    await logging.inject('/password/change?from=mail&token=seCret-1')
    await logging.inject('/password/change?TOKEN=seCret-2&x=1')
    await logging.close()
    expect(lines.map((line) => JSON.parse(line).route)).toEqual(['/password/change', '/password/change'])
    expect(lines.join('')).not.toContain('seCret')
  })
  it.each([
    '/confirmation/1?key=k',
    '/my/orders/1?key=k',
    '/shipment/order/1?key=k',
    '/my/return?order=1&key=k',
    '/my/return/gift?code=ABCD-2345',
    '/my/returns?order=1&key=k',
    '/my/returns/1?order=1&key=k',
    '/my/returns/1/edit?order=1&key=k',
    '/resolution-hub?order=1&key=k',
    '/resolution-hub/cs?order=1&key=k',
    '/resolution-hub/cs/1?order=1&key=k',
    '/verify-email/token',
    '/password/change?token=t',
  ])('lets no page know that somebody came from %s', async (url) => {
    expect((await host.inject(url)).headers['referrer-policy']).toBe('no-referrer')
    expect((await host.inject('/women')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    await host.inject({ url: '/api/v1.0/x', headers: { referer: `https://shop.example${url}` } })
    expect(api.seen.at(-1)?.headers.referer).toBeUndefined()
  })
  it.each([
    '/search/%E0%A4%A',
    '/search?text=%00',
    '/%00',
    '/women?page=-1&page=99999999999999999999',
    '/women?sizing_id=1e309&price=-5',
    '/product/x/99999999999999999999',
    '/product/%3Cscript%3E/5',
    '/brand/%2e%2e%2f%2e%2e',
    '//elsewhere.example/women',
    '/\\\\elsewhere.example',
    `/long/${'x'.repeat(10_000)}`,
    `/search?text=${encodeURIComponent('👗'.repeat(500))}`,
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('answers nonsense (%#) with a page or a 404, and never a 5xx', async (url) => {
    for (const shop of [host, alone]) {
      const { statusCode, body } = await shop.inject(url)
      expect([200, 301, 400, 404]).toContain(statusCode)
      expect(body).not.toContain('<script>')
    }
    expect((await host.inject(url)).body).not.toContain('//elsewhere.example')
  })
  it('finishes what is under way when it is told to stop, and keeps no connection after it', async () => {
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<() => void>()
    const slow = createServer((_, response) => isAsked(() => void response.end('{}')))
    await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready))
    const stopping = await createHost({
      apiUrl: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`,
      dist,
    })
    const address = await stopping.listen({ port: 0, host: '127.0.0.1' })
    const underWay = fetch(`${address}/api/slow`)
    const answer = await asked
    const closed = stopping.close()
    await expect.poll(() => stopping.server.listening).toBe(false)
    answer()
    expect((await underWay).headers.get('connection')).toBe('close')
    await closed
    slow.closeAllConnections()
    slow.close()
  })
  it('is alive without the API', async () => {
    expect((await alone.inject('/livez')).json()).toEqual({ status: 'ok' })
  })
  it('answers other methods on documents with 404', async () => {
    expect((await host.inject({ url: '/women', method: 'POST', payload: {} })).statusCode).toBe(404)
  })
})
