// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from './app.ts'

const item = {
  title: 'Silk <b>dress</b>',
  brand: 'Theory',
  sizeDisplay: '6',
  slug: 'women-silk-theory',
  itemNumber: 5,
  availability: 'InStock',
  noLongerAvailable: false,
}
const category = { id: 1, name: 'Dresses', slug: 'dresses', path: 'dresses', parentId: null, departmentTags: ['women'] }
type Asked = { operationName: string; variables: Record<string, unknown>; extensions: { persistedQuery: { sha256Hash: string } } }

function dataFor({ operationName, variables }: Asked): unknown {
  if (operationName === 'getBrand') return { brand: variables.slug === 'theory' ? { name: 'Theory' } : null }
  if (operationName === 'getShopIndex') return { categories: [category], topBrands: [] }
  if (operationName === 'getItems') return { items: { pageInfo: { pageCount: 3 } } }
  if (operationName === 'getLegalDocument') return { legalDocument: variables.slug === 'tou' ? { title: 'Terms of Use' } : null }
  if (variables.itemNumber === 5) return { item }
  return { item: variables.itemNumber === 6 ? { ...item, itemNumber: 6, availability: 'SoldOut' } : null }
}

let api: Server
let host: FastifyInstance
let dist: string
let alone: FastifyInstance
const seen: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []

beforeAll(async () => {
  api = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers })
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(request.url === '/graphql' ? { data: dataFor(JSON.parse(text)) } : { path: request.url }))
    })
  })
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
  dist = await mkdtemp(path.join(tmpdir(), 'hemline-host-'))
  await mkdir(path.join(dist, 'assets'))
  await writeFile(
    path.join(dist, 'index.html'),
    '<html><head><title>x</title><meta name="description" content="x" /></head><body><div id="root"></div></body></html>',
  )
  await writeFile(path.join(dist, 'assets', 'app-abc123.js'), `export const words = '${'a'.repeat(4000)}'`)
  await writeFile(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  host = await createHost({ apiUrl, dist, publicOrigin: 'https://shop.example' })
  alone = await createHost({ apiUrl: 'http://127.0.0.1:9', dist, documentTimeoutMs: 200 })
})

afterAll(async () => {
  await Promise.all([host.close(), alone.close()])
  await new Promise((closed) => api.close(closed))
  await rm(dist, { recursive: true })
})

describe('the status of a document', () => {
  it.each([
    '/',
    '/women',
    '/kids',
    '/women/dresses',
    '/products/dresses',
    '/brand/theory',
    '/product/x/5',
    '/product/6',
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

describe('the head of a document', () => {
  it('names the piece, and nothing in a name becomes markup', async () => {
    const { body } = await host.inject('/product/other-words/5')
    expect(body).toContain('<title>Theory Silk &lt;b&gt;dress&lt;/b&gt; · Hemline</title>')
    expect(body).toContain('<link rel="canonical" href="https://shop.example/product/women-silk-theory/5">')
    expect(body).not.toContain('noindex')
  })
  it('keeps sold pieces out of indexes', async () => {
    expect((await host.inject('/product/6')).body).toContain('<meta name="robots" content="noindex">')
  })
  it('links to the pages before and after, page 1 without a parameter', async () => {
    const { body } = await host.inject('/women?page=2')
    expect(body).toContain('<link rel="prev" href="https://shop.example/women">')
    expect(body).toContain('<link rel="next" href="https://shop.example/women?page=3">')
  })
  it('has no neighbours on a page out of range', async () => {
    const { body } = await host.inject('/women?page=9')
    expect(body).not.toMatch(/rel="(prev|next)"/)
    expect(body).toContain('noindex')
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
  it('lets no inline script run and no other site frame it', async () => {
    const policy = String((await host.inject('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect((await host.inject('/')).headers['x-content-type-options']).toBe('nosniff')
  })
  it.each(['/graphql', '/api/v1.0/x', '/pictures/5/320'])('passes %s through, with the address of who asks', async (url) => {
    const method = url === '/graphql' ? 'POST' : 'GET'
    const answer = await host.inject({
      url,
      method,
      headers: { 'x-forwarded-for': '6.6.6.6' },
      ...(method === 'POST' ? { payload: { operationName: 'getShopIndex', variables: {} } } : {}),
    })
    expect(answer.statusCode).toBe(200)
    expect(seen.at(-1)?.url).toBe(url)
    expect(seen.at(-1)?.headers['x-forwarded-for']).not.toBe('6.6.6.6')
  })
  it('logs no token that a mailed link carries', async () => {
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
    expect(lines.join('')).toContain('/password/change?from=mail&token=…')
    expect(lines.join('')).not.toContain('seCret')
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
      expect([200, 400, 404]).toContain(statusCode)
      expect(body).not.toContain('<script>')
    }
    expect((await host.inject(url)).body).not.toContain('//elsewhere.example')
  })
  it('is alive without the API', async () => {
    expect((await alone.inject('/livez')).json()).toEqual({ status: 'ok' })
  })
  it('answers other methods on documents with 404', async () => {
    expect((await host.inject({ url: '/women', method: 'POST', payload: {} })).statusCode).toBe(404)
  })
})
