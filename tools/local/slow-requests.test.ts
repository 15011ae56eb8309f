// Every program that listens for HTTP cuts off a client that sends a request byte by byte, or nothing at
// all.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testApp, testServer } from '@hemline/api/testing/app.ts'
import { requestTimes } from '@hemline/rules/vocabulary/limits.ts'
import { createHealthServer } from '@hemline/search-indexer/health.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHost } from '../../web/host/app.ts'
import { startMail } from '../mail/server.ts'
import { startProcessor } from '../processor/server.ts'

const times = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 30 }

/**
 * Sends the start of a request and then one byte after another until the server closes. Returns what the
 * server sent.
 */
function trickle(url: string, start: string, byte: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  const timer = setInterval(() => socket.writable && socket.write(byte), 20)
  if (start === '') clearInterval(timer)
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => undefined)
  if (start !== '') socket.write(start)
  return new Promise((done) =>
    socket.once('close', () => {
      clearInterval(timer)
      done(heard)
    }),
  )
}

type Program = {
  url: string
  times: { headersTimeout: number; requestTimeout: number }
  close: () => Promise<unknown>
}

const programs: Record<string, (dir: string, given?: typeof times) => Promise<Program>> = {
  host: async (dir, given) => {
    await writeFile(join(dir, 'index.html'), '<html><head></head><body></body></html>')
    // Stands in for the API, which also waits for the whole body.
    const api = createServer((request, answer) => void request.resume().once('end', () => answer.end('{}')))
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
    const app = await createHost({
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      dist: dir,
      ...(given ? { times: given } : {}),
    })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const close = async () => {
      await app.close()
      api.closeAllConnections()
      await new Promise((done) => api.close(done))
    }
    return { url, times: app.server, close }
  },
  indexer: async (_dir, given) => {
    const app = createHealthServer({
      pool: {} as never,
      engine: {} as never,
      metrics: {} as never,
      ...(given ? { times: given } : {}),
    })
    return {
      url: await app.listen({ host: '127.0.0.1', port: 0 }),
      times: app.server,
      close: () => app.close(),
    }
  },
  mail: async (dir, given) => {
    const own = {
      smtpPort: 0,
      httpPort: 0,
      host: '127.0.0.1',
      file: join(dir, 'mail.jsonl'),
      now: () => new Date(),
    }
    const mail = await startMail({ ...own, ...(given ? { times: given } : {}) })
    return { url: `http://127.0.0.1:${mail.httpPort}`, times: requestTimes, close: mail.close }
  },
  processor: async (dir, given) => {
    const secrets = {
      secretKey: 'a',
      webhookSecret: 'b',
      webhookUrl: 'http://127.0.0.1:9',
      publicOrigin: 'http://localhost',
    }
    const own = {
      ...secrets,
      port: 0,
      host: '127.0.0.1',
      file: join(dir, 'books.sqlite'),
      everyMs: 0,
      logTo: false,
    } as const
    const made = await startProcessor({ ...own, ...(given ? { times: given } : {}) })
    return { url: made.url, times: requestTimes, close: made.close }
  },
  ...(testServer && {
    api: async (_dir: string, given?: typeof times) => {
      const app = await testApp({ times: given ?? 'own' })
      return {
        url: await app.server.listen({ host: '127.0.0.1', port: 0 }),
        times: app.server.server,
        close: app.close,
      }
    },
  }),
}
const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`

describe.each(Object.entries(programs))('a slow request to the %s', (name, start) => {
  let dir = ''
  let program: Program
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'hemline-slow-'))
    program = await start(dir, times)
  })
  afterAll(async () => {
    await program.close()
    await rm(dir, { recursive: true })
  })

  test('is cut off while its headers trickle in', async () => {
    expect(await trickle(program.url, 'GET /livez HTTP/1.1\r\nHost: shop\r\nX-Slow: ', 'a')).toMatch(
      /^HTTP\/1\.1 408 /,
    )
  })
  test('is cut off while its body trickles in', async () => {
    const path = { host: '/graphql', api: '/graphql', processor: '/pay/tokens' }[name]
    if (path) expect(await trickle(program.url, post(path), ' ')).toMatch(/^HTTP\/1\.1 408 /)
  })
  test('is cut off when nothing comes', async () => {
    expect(await trickle(program.url, '', '')).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
  })
})

test('ten seconds are the most that a request takes to come in', async () => {
  expect(requestTimes.requestTimeout + requestTimes.connectionsCheckingInterval).toBeLessThanOrEqual(10_000)
  expect(requestTimes.headersTimeout).toBeLessThanOrEqual(requestTimes.requestTimeout)
  const dir = await mkdtemp(join(tmpdir(), 'hemline-slow-'))
  for (const start of [programs.host, programs.indexer, programs.api]) {
    const program = await start?.(dir)
    if (!program) continue
    const { headersTimeout, requestTimeout } = program.times
    expect({ headersTimeout, requestTimeout }).toEqual({
      headersTimeout: requestTimes.headersTimeout,
      requestTimeout: requestTimes.requestTimeout,
    })
    await program.close()
  }
  await rm(dir, { recursive: true })
})
