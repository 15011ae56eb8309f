// Proof that no log says what opens or tells something: links with keys are followed, searches
// made, and every line is read.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testApp, testServer } from '@hemline/api/testing/app.ts'
import { startTestProcessor } from '@hemline/api/testing/processor.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { describe, expect, it } from 'vitest'
import { createHost, type HostConfig } from '../../web/host/app.ts'

const secret = 'sEcReTwOrDs'
const uuid = '0193aa10-0000-7000-8000-0000a1b2c3d4'
const search = { operationName: 'getItems', variables: JSON.stringify({ query: secret, filters: [] }) }
const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: persistedHashes.getItems } })
/**
 * A working link of every kind, and searches, as browsers ask for them; and addresses
 * that nothing can be made of.
 */
const links = [
  `/my/orders/${uuid}?key=${secret}`,
  `/confirmation/${uuid}?key=${secret}`,
  `/shipment/order/${uuid}/${uuid}?key=${secret}`,
  `/shipment/order/${secret}`,
  `/verify-email/${secret}`,
  `/verify-email/${secret}/`,
  `/verify-email/%E0%A4%A${secret}`,
  `/password/change?token=${secret}`,
  `/password/change?TOKEN=${secret}`,
  `/search?text=${secret}`,
  `/search/${secret}`,
  `/women?text=${secret}`,
  `/cleanout/online-label/${secret}`,
  `/api/v1.0/raas/cleanout/labels/file?kit=${uuid}&expires=9999999999&signature=${secret}`,
  `/api/nothing/${secret}?x=${secret}`,
  `/graphql?${new URLSearchParams({ ...search, extensions })}`,
  `/graphql?query=${secret}`,
  `/pictures/${secret}`,
  `/pictures/${secret}/320`,
  `/pay/approve/${secret}`,
  `/pay/approve?ref=${secret}`,
  `/assets/${secret}.js`,
  `/${secret}`,
  `/${secret}?${secret}`,
  `//${secret}.example/x`,
  `/%zz${secret}`,
  `/${'x'.repeat(2000)}/${secret}`,
  `/sitemap-${secret}.xml`,
]
const headers = {
  'accept-encoding': 'identity',
  referer: `https://shop.example/verify-email/${secret}`,
  'user-agent': 'Mozilla/5.0 Chrome/140.0',
  [visitorHeader]: 'new',
}

function logger() {
  const lines: string[] = []
  return { write: (line: string) => void lines.push(line), lines }
}

function site(): string {
  const dist = mkdtempSync(join(tmpdir(), 'hemline-logs-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(
    join(dist, 'index.html'),
    '<html><head><title>x</title></head><body><div id="root"></div></body></html>',
  )
  return dist
}

/** Hangs up on whoever asks, in the middle of an answer. */
async function hangingUp() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    close: () => server.close(),
  }
}

/** Every link by GET and by POST, the way it came and with its secret in a body. */
async function follow(config: Omit<HostConfig, 'dist' | 'logger'>): Promise<string[]> {
  const dist = site()
  const log = logger()
  const host = await createHost({
    documentTimeoutMs: 2000,
    ...config,
    dist,
    logger: true,
    logLevel: 'debug',
    logTo: log,
  })
  const origin = await host.listen({ port: 0, host: '127.0.0.1' })
  for (const link of links) {
    const post = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: `{"${secret}":`,
    }
    for (const how of [{ headers }, post])
      await fetch(`${origin}${link}`, { redirect: 'manual', ...how })
        .then((answer) => answer.text())
        .catch(String)
  }
  await host.close()
  rmSync(dist, { recursive: true })
  return log.lines
}

const telling = (lines: readonly string[]) => lines.filter((line) => line.includes(secret))
const routes = (lines: readonly string[]) =>
  lines.map((line) => (JSON.parse(line) as { route?: string }).route)

describe('a log', () => {
  it.skipIf(!testServer)(
    'of host, API or processor names routes, and nothing that a link or a search carries',
    async () => {
      const logs = { api: logger(), processor: logger() }
      const processor = await startTestProcessor({ logTo: logs.processor })
      const app = await testApp({ env: { LOG_LEVEL: 'debug' }, logTo: logs.api })
      const apiUrl = await app.server.listen({ port: 0, host: '127.0.0.1' })
      const host = await follow({ apiUrl, processorUrl: processor.url })
      const reported = await fetch(`${apiUrl}/api/error-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          where: 'a screen failed',
          message: 'failed',
          path: `/verify-email/${secret}`,
        }),
      })
      await app.close()
      await processor.close()
      expect(reported.status).toBe(204)
      expect(app.reported.map(({ details }) => details)).toEqual([
        { screen: 'a screen failed', page: 'verify-email' },
      ])
      expect(telling(host)).toEqual([])
      expect(telling(logs.api.lines)).toEqual([])
      expect(telling(logs.processor.lines)).toEqual([])
      expect(routes(host)).toEqual(
        expect.arrayContaining([
          '/verify-email/:token',
          '/shipment/:type/:orderId/:shipment?',
          '/search/_?',
          '(no page)',
          '/api/*',
        ]),
      )
      expect(routes(logs.api.lines)).toEqual(
        expect.arrayContaining(['/graphql', '/api/v1.0/raas/cleanout/labels/file']),
      )
      expect(routes(logs.processor.lines).length).toBeGreaterThan(2)
    },
  )

  it('of the host says no more when what stands behind it is away or hangs up', async () => {
    const broken = await hangingUp()
    const lines = [
      ...(await follow({ apiUrl: broken.url, processorUrl: broken.url })),
      ...(await follow({ apiUrl: 'http://127.0.0.1:9' })),
    ]
    broken.close()
    expect(telling(lines)).toEqual([])
    expect(lines.length).toBeGreaterThan(links.length)
    expect(lines.join('')).toContain('document without the API')
  })
})
