// @vitest-environment node
// A body that is too large is refused in words, however it comes; what the API takes goes through as it is.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { feedBytesMax } from '@hemline/rules/partners/feeds.ts'
import { photoBytesMax } from '@hemline/rules/photos/photos.ts'
import { requestBytesMax } from '@hemline/rules/vocabulary/limits.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from './app.ts'

describe('a body on its way to the API', () => {
  let dist = ''
  let api: FastifyInstance
  let host: FastifyInstance
  let url = ''
  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'hemline-bodies-'))
    await writeFile(path.join(dist, 'index.html'), '<html><head></head><body></body></html>')
    api = Fastify({ bodyLimit: requestBytesMax })
    api.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: 30 * 1024 * 1024 },
      (_request, body, done) => done(null, body),
    )
    api.post('/*', async (request) => ({
      bytes: Buffer.isBuffer(request.body) ? request.body.length : JSON.stringify(request.body).length,
    }))
    host = await createHost({
      apiUrl: await api.listen({ host: '127.0.0.1', port: 0 }),
      dist,
      times: { headersTimeout: 1000, requestTimeout: 1500, connectionsCheckingInterval: 50 },
    })
    url = await host.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await host.close()
    await api.close()
    await rm(dist, { recursive: true })
  })

  const json = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
  /** With a known length, or in pieces whose sum nobody says before. */
  const send = async (
    way: 'as a whole' | 'in pieces',
    { bytes, to = '/graphql', type = 'application/json' }: { bytes: number; to?: string; type?: string },
  ) => {
    const text = json(bytes)
    const parts = Array.from({ length: Math.ceil(text.length / 65_536) }, (_, n) =>
      Buffer.from(text.slice(n * 65_536, (n + 1) * 65_536)),
    )
    const body =
      way === 'as a whole'
        ? text
        : new ReadableStream({ pull: (to) => (parts.length > 0 ? to.enqueue(parts.shift()) : to.close()) })
    const answer = await fetch(url + to, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      duplex: 'half',
    } as RequestInit)
    return {
      status: answer.status,
      body: (await answer.json()) as {
        bytes?: number
        errors?: { message: string; extensions: { code: string } }[]
      },
    }
  }

  describe.each(['as a whole', 'in pieces'] as const)('sent %s', (way) => {
    it.each([requestBytesMax + 1, 300_000, 20 * 1024 * 1024])(
      'of %d bytes is 413, with words',
      async (bytes) => {
        const { status, body } = await send(way, { bytes })
        expect(status).toBe(413)
        expect(body.errors?.[0]).toMatchObject({
          message: expect.stringMatching(/more than this shop takes/),
          extensions: { code: 'BAD_INPUT' },
        })
      },
    )
    it('of as much as the API takes goes through', async () => {
      expect(await send(way, { bytes: requestBytesMax })).toEqual({
        status: 200,
        body: { bytes: requestBytesMax },
      })
    })
    it('with a photograph may be larger, and is told apart when it is too large', async () => {
      const photo = { to: '/api/v1.0/photos', type: 'multipart/form-data; boundary=x' }
      expect(await send(way, { bytes: photoBytesMax, ...photo })).toEqual({
        status: 200,
        body: { bytes: photoBytesMax },
      })
      const { status, body } = await send(way, { bytes: 20 * 1024 * 1024, ...photo })
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([413, 'TOO_MANY_BYTES'])
    })
  })

  it('with a partner’s feed may be as large as a feed is, and its photo as a photo', async () => {
    const type = 'multipart/form-data; boundary=x'
    const feed = { to: '/api/partners/alderbrook/feeds?id=a', type }
    const photo = { to: '/api/partners/alderbrook/photos/a.jpg', type }
    expect((await send('as a whole', { bytes: feedBytesMax, ...feed })).status).toBe(200)
    expect((await send('as a whole', { bytes: feedBytesMax + 1, ...feed })).status).toBe(413)
    expect((await send('as a whole', { bytes: photoBytesMax + 1, ...photo })).status).toBe(413)
    const other = { to: '/api/partners/alderbrook/feeds/a/report', type }
    expect((await send('as a whole', { bytes: 300_000, ...other })).status).toBe(413)
  })

  it('that never ends is refused, and then its sender is cut off', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let heard = ''
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => undefined)
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const more = () => {
      while (socket.writable && socket.write(piece));
    }
    socket.on('drain', more)
    const closed = new Promise((done) => socket.once('close', done))
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    more()
    await closed
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('whose sender hangs up leaves the host alive', async () => {
    for (const to of ['/graphql', '/nowhere']) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      await new Promise<void>((done) => socket.once('connect', done))
      socket.write(
        `POST ${to} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
        () => socket.destroy(),
      )
      await new Promise((done) => socket.once('close', done))
    }
    expect((await fetch(`${url}/livez`)).status).toBe(200)
  })
})
