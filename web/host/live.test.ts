// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHost } from './app.ts'

describe('live events', () => {
  let dist: string
  let api: ReturnType<typeof createServer>
  let stream: ServerResponse | undefined
  let gone: Promise<void>
  let host: Awaited<ReturnType<typeof createHost>>
  let url: string
  beforeEach(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'hemline-live-'))
    await writeFile(path.join(dist, 'index.html'), '<html><head></head><body></body></html>')
    let left: () => void = () => undefined
    gone = new Promise((done) => {
      left = done
    })
    api = createServer((_, answer) => {
      stream = answer
      answer.once('close', left)
      answer.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
      })
      answer.write('retry: 2000\n\n')
    })
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
    host = await createHost({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, dist })
    url = await host.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    stream?.destroy()
    await host.close()
    await new Promise((done) => api.close(done))
    await rm(dist, { recursive: true })
  })
  const connect = async (signal?: AbortSignal) => {
    const answer = await fetch(`${url}/api/live`, {
      headers: { 'accept-encoding': 'gzip, br' },
      ...(signal ? { signal } : {}),
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    return { answer, next: async () => (await reader?.read())?.value ?? 'the end' }
  }

  it('come through one by one as they happen, uncompressed', async () => {
    const { answer, next } = await connect()
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-encoding'),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', null])
    expect(await next()).toBe('retry: 2000\n\n')
    stream?.write('event: sold\ndata: {"itemNumber":1}\n\n')
    expect(await next()).toBe('event: sold\ndata: {"itemNumber":1}\n\n')
  })

  it('end at the API when the browser goes', async () => {
    const stop = new AbortController()
    const { next } = await connect(stop.signal)
    await next()
    stop.abort()
    await gone
  })

  it('do not keep the host when it stops', async () => {
    const { next } = await connect()
    await next()
    const end = next().catch(() => 'cut')
    await host.close()
    await end
    await gone
  })
})
