// An engine that is worse than down: it hangs, drips, or answers nonsense. Shoppers get their pieces
// from the database in time.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestTimeoutMs } from '@hemline/rules/vocabulary/constants.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp, testServer } from '../testing/app.ts'
import { awake } from '../testing/awake.ts'

type Listing = { nodes: { itemNumber: number }[]; totalCount: number; degraded: boolean }
const json = { 'content-type': 'application/json' }
const says =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, json)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const answering = (one: unknown) => says({ responses: [one] })
const hits = { total: { value: 1 }, hits: [{ fields: { item_number: [1] } }] }

const faults: [string, (response: ServerResponse) => void][] = [
  ['takes the question and never answers', () => undefined],
  [
    'begins to answer and stops',
    (response) => {
      response.writeHead(200, json)
      response.write('{"responses":[')
    },
  ],
  [
    'answers a byte at a time',
    (response) => {
      response.writeHead(200, json)
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
    },
  ],
  ['breaks off', (response) => void response.socket?.destroy()],
  ['answers half of its JSON', says('{"responses":[{"hits":')],
  [
    'answers a page of HTML',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>proxy</html>'),
  ],
  ['answers nothing of it', says({})],
  ['answers null', says('null')],
  ['answers nulls', answering(null)],
  ['answers hits of another kind', answering({ hits: 'many' })],
  ['answers hits without numbers', answering({ hits: { hits: [{ _id: 'x' }] } })],
  ['answers numbers that are none', answering({ hits: { hits: [{ fields: { item_number: ['x'] } }] } })],
  ['answers a total that is none', answering({ hits: { ...hits, total: { value: -1.5 } } })],
  [
    'answers counts that are none',
    answering({ hits, aggregations: { condition: { buckets: [{ key: 'good', doc_count: 'many' }] } } }),
  ],
  ['answers buckets that are none', answering({ hits, aggregations: { condition: { buckets: 'many' } } })],
  ['answers in part, its index being red', answering({ hits, _shards: { failed: 3 } })],
  ['answers late in part', answering({ hits, timed_out: true })],
  [
    'says that all shards failed',
    answering({ error: { type: 'search_phase_execution_exception', reason: 'all shards failed' } }),
  ],
  ['says that it has too much to do', says({ error: { type: 'circuit_breaking_exception' } }, 429)],
  ['says that it is not ready', says({ error: 'no master' }, 503)],
  ['sends one elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['asks for a password', says({ error: 'security' }, 401)],
]

describe.skipIf(!testServer)('an engine that', () => {
  test.each(faults)('%s: the database answers in time', async (_, fault) => {
    const engine = createServer((request, response) => {
      request.resume()
      request.on('end', () => fault(response))
    })
    engine.listen(0, '127.0.0.1')
    await once(engine, 'listening')
    const app = await testApp({
      env: { SEARCH_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}` },
    })
    onTestFinished(async () => {
      engine.closeAllConnections()
      engine.close()
      await app.close()
    })
    const visitor = app.newVisitor()
    // The first meets the fault, the third the rest after two failures.
    for (let n = 0; n < 3; n++) {
      const asked = await awake(() => visitor.run('getItems', { amount: 5, filters: [], userInfo: {} }))
      expect(asked.ms).toBeLessThan(requestTimeoutMs)
      const { status, data, errors } = asked.value
      const listing = data?.items as Listing
      expect([status, errors, listing.degraded, listing.nodes.length]).toEqual([200, undefined, true, 5])
    }
    expect((await app.server.inject('/readyz')).statusCode).toBe(200)
    expect(app.reported).toEqual([])
  })
})
