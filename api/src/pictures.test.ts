// A crowd that asks for pictures and hangs up, over real connections and with the real renderer: what is
// begun is seen by the question what a photo shows, which each drawing asks the database once.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patienceMs } from '../../vitest.patience.ts'
import { type TestApp, testApp } from './testing/app.ts'

let app: TestApp
let port: number
let photoIds: string[]

beforeAll(async () => {
  app = await testApp()
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
  const { rows } = await sql<{
    id: string
  }>`select photo_ids[1]::text as id from item where cardinality(photo_ids) > 0 order by item_number limit 60`.execute(
    app.db,
  )
  photoIds = rows.map(({ id }) => id)
})
afterAll(() => app.close())

/** Asks from an address, over a connection of its own. */
const ask = (path: string, address: string) => {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    agent: false,
    headers: { 'x-forwarded-for': address, accept: 'image/webp' },
  })
  const answer = new Promise<{ status: number; retryAfter: string | undefined }>((done) => {
    asked.on('response', (response) => {
      response.resume()
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      )
    })
    asked.on('error', () => done({ status: 0, retryAfter: undefined }))
    asked.end()
  })
  return { answer, hangUp: () => asked.destroy() }
}

let begun = 0
const drawings = () => {
  begun += app.statements().filter((text) => text.includes('findPicture')).length
  return begun
}

it('does not go on with forty large pictures whose browser hung up, and draws the next visitor’s small one', async () => {
  app.statements()
  const crowd = photoIds.slice(0, 40).map((id) => ask(`/pictures/${id}/1200`, '10.5.0.1'))
  const refused = await Promise.race(crowd.map(({ answer }) => answer))
  // More than a network may have waiting: the last ones are asked to come again.
  expect(refused).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
  await vi.waitFor(() => expect(drawings()).toBe(1), { timeout: patienceMs })
  for (const one of crowd) one.hangUp()
  const visitor = ask(`/pictures/${photoIds[50]}/320`, '10.5.0.2')
  expect((await visitor.answer).status).toBe(200)
  // Connections end one after the other: a large one may begin whose end is not heard of
  // yet. All forty would be 41.
  expect(drawings()).toBeLessThan(10)
  // All that was dropped left its place: whoever asks next is served at once, also the same network.
  expect((await ask(`/pictures/${photoIds[51]}/160`, '10.5.0.1').answer).status).toBe(200)
  expect(drawings()).toBeLessThan(11)
})
