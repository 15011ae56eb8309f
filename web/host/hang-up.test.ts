// @vitest-environment node
// What the API hears of a browser that hangs up, and how often the host asks it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHost } from './app.ts'

let dist: string
let api: ReturnType<typeof createServer>
let answerWith: (request: IncomingMessage, answer: ServerResponse) => void
let asked: string[]
let host: Awaited<ReturnType<typeof createHost>>
let url: string
let lines: string[]

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'hemline-hang-up-'))
  await writeFile(path.join(dist, 'index.html'), '<html><head></head><body></body></html>')
  asked = []
  lines = []
  api = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`)
    answerWith(request, answer)
  })
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const logTo = { write: (line: string) => void lines.push(line) }
  host = await createHost({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    dist,
    logger: true,
    logTo,
  })
  url = await host.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await host.close()
  api.closeAllConnections()
  await new Promise((done) => api.close(done))
  await rm(dist, { recursive: true })
})

/** Asks and hangs up once the API has been asked; resolves when it hears that nobody waits. */
const hangUpOn = async (where: string, init: RequestInit = {}) => {
  const browser = new AbortController()
  const heard = new Promise<boolean>((done) => {
    answerWith = (request, answer) => {
      answer.once('close', () => done(!answer.writableFinished))
      request.resume()
      browser.abort()
    }
  })
  await fetch(`${url}${where}`, { ...init, signal: browser.signal }).catch(() => undefined)
  return { heard }
}

describe('a browser that hangs up', () => {
  it.each(['/pictures/5/1200', '/api/v1.0/report.csv'])(
    'is told to the API, which works for nobody else: %s',
    async (where) => {
      const { heard } = await hangUpOn(where)
      expect(await heard).toBe(true)
      // And it is no fault of ours.
      await expect.poll(() => lines.join('')).toContain('hung up')
      expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
    },
  )

  it('does not take back what it sent to change something', async () => {
    const { heard } = await hangUpOn('/graphql', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    const isTold = await Promise.race([heard, fetch(`${url}/livez`).then(() => false)])
    expect(isTold).toBe(false)
  })
})

it('hands on that the API has too much to do, and does not ask again itself', async () => {
  answerWith = (_, answer) => answer.writeHead(503, { 'retry-after': '7' }).end()
  for (const where of ['/pictures/5/1200', '/graphql?operationName=getSitemap']) {
    const answer = await fetch(`${url}${where}`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7'])
  }
  expect(asked).toEqual(['GET /pictures/5/1200', 'GET /graphql?operationName=getSitemap'])
})
