import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { connectEngine } from './opensearch.ts'

/** An OpenSearch that says of everything that it is not there. */
async function emptyEngine(health: string) {
  const server = createServer((request, response) => {
    const isHealth = request.url?.startsWith('/_cluster/health')
    response.writeHead(isHealth ? 200 : 404, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        isHealth ? { status: health } : { error: { type: 'index_not_found_exception' }, status: 404 },
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, engine: connectEngine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) }
}

describe('an OpenSearch without an index', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  test('is believed when it knows what it has', async () => {
    const made = await emptyEngine('green')
    server = made.server
    expect(await made.engine.current()).toBeUndefined()
    expect(await made.engine.indexesOf('items')).toEqual([])
    await made.engine.close()
  })

  test('is not believed while it is starting, so that nobody makes a new index or removes the living one', async () => {
    const made = await emptyEngine('red')
    server = made.server
    await expect(made.engine.current()).rejects.toThrow('OpenSearch is still starting')
    await expect(made.engine.indexesOf('items')).rejects.toThrow('OpenSearch is still starting')
    await made.engine.close()
  })
})
