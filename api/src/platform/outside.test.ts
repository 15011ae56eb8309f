import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress, type OutsideRules, outsideUrl, publicOnly, readOutside } from './outside.ts'

const limits = { bytes: 1000, ms: 400, hops: 3 }
const here: OutsideRules = {
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
}

let server: Server
let origin = ''
let port = 0
let asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(`${request.headers.host} ${url}`)
    if (url === '/photo') return response.end('the bytes')
    if (url === '/large') return response.end('x'.repeat(1001))
    if (url === '/large-without-length')
      return response.write('x'.repeat(600)) && setImmediate(() => response.end('x'.repeat(600)))
    if (url === '/packed') return response.writeHead(200, { 'content-encoding': 'gzip' }).end('xx')
    if (url === '/missing') return response.writeHead(404).end()
    if (url === '/never') return undefined
    if (url === '/drip') return response.writeHead(200) && response.write('x')
    const to = new URL(url, 'http://x').searchParams.get('to') ?? ''
    return response.writeHead(302, { location: to }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
  origin = `http://photos.example:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const read = (path: string, rules = here) => {
  asked = []
  return readOutside(new URL(path, origin).href, limits, rules)
}
const to = (url: string) => `/go?to=${encodeURIComponent(url)}`

describe('an address that may be read', () => {
  it('gives its bytes, asked for by its own name', async () => {
    expect(await read('/photo')).toMatchObject({ bytes: Buffer.from('the bytes') })
    expect(asked).toEqual([`photos.example:${port} /photo`])
  })
  it('may lead on to others, three times', async () => {
    expect(await read(to(to(to('/photo'))))).toMatchObject({ bytes: Buffer.from('the bytes') })
    expect(await read(to(to(to(to('/photo')))))).toEqual({ refusal: 'too_many_hops' })
  })
  it.each(['/large', '/large-without-length'])('sends no more than is wanted: %s', async (path) => {
    expect(await read(path)).toEqual({ refusal: 'too_many_bytes' })
  })
  it.each(['/never', '/drip'])('is not waited for: %s', async (path) =>
    expect(await read(path)).toEqual({ refusal: 'too_slow' }),
  )
  it.each(['/packed', '/missing'])('gives nothing but the thing itself: %s', async (path) =>
    expect(await read(path)).toEqual({ refusal: 'no_answer' }),
  )
  it('is asked through one look at its name: what the name says later wins nothing', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']]
    let looks = 0
    const rebinding = { ...here, resolve: async () => answers[looks++] ?? [] }
    expect(await read('/photo', rebinding)).toMatchObject({ bytes: Buffer.from('the bytes') })
    expect(looks).toBe(1)
  })
})

describe('an address that may not be read', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '[::]',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '192.0.2.1',
    '[fe80::1]',
    '[fc00::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::1]',
    '[2001:db8::1]',
    '[::7f00:1]',
  ])('is one of this or another network inside: %s', async (host) => {
    asked = []
    expect(await readOutside(`http://${host}/`, limits)).toEqual({ refusal: 'private_address' })
    expect(await readOutside(`http://${host}:${port}/photo`, limits)).toEqual({ refusal: 'private_address' })
    expect(asked).toEqual([])
  })
  it.each([[['10.0.0.1']], [['203.0.114.1', '10.0.0.1']], [['::ffff:10.0.0.1']], [['no address']]])(
    'is a name behind which is one of a network inside: %j',
    async (addresses) => {
      const rules = { ...publicOnly, resolve: async () => addresses }
      expect(await readOutside('https://photos.example/a.jpg', limits, rules)).toEqual({
        refusal: 'private_address',
      })
    },
  )
  it('is one that another leads on to', async () => {
    const real = (address: string) => here.isAllowed(address, port)
    const rules = {
      resolve: here.resolve,
      isAllowed: (address: string, at: number) => at === port && real(address),
    }
    for (const host of ['127.0.0.2', '[::1]', '169.254.169.254', '10.0.0.1', '127.0.0.1:80'])
      expect([host, await read(to(`http://${host}/`), rules)]).toEqual([host, { refusal: 'private_address' }])
    expect(await read(to('file:///etc/passwd'))).toEqual({ refusal: 'bad_address' })
    expect(await read(to('http://a:b@photos.example/'))).toEqual({ refusal: 'bad_address' })
  })
  it('has another port than the two of the web', async () => {
    const rules = { ...publicOnly, resolve: async () => ['203.0.114.1'] }
    for (const at of [22, 5433, 8080])
      expect(await readOutside(`http://photos.example:${at}/`, limits, rules)).toEqual({
        refusal: 'private_address',
      })
  })
  it.each([
    'ftp://a.example/x',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'gopher://a',
    'https://u:p@a.example/',
    'photo.jpg',
    '',
    'http://',
  ])('is none that is fetched: %j', async (text) => {
    expect(outsideUrl(text)).toBeUndefined()
    expect(await readOutside(text, limits)).toEqual({ refusal: 'bad_address' })
  })
  it('is a name that nobody knows', async () => {
    const rules = { ...publicOnly, resolve: async () => Promise.reject(new Error('ENOTFOUND')) }
    expect(await readOutside('https://nowhere.example/', limits, rules)).toEqual({ refusal: 'no_answer' })
  })
  it('has a name that is never answered', async () => {
    const rules = { ...publicOnly, resolve: () => new Promise<string[]>(() => undefined) }
    expect(await readOutside('https://nowhere.example/', limits, rules)).toEqual({ refusal: 'too_slow' })
  })
})

it.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111', '::ffff:8.8.8.8'])('knows %s for public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)
