// Bad luck: the database goes away, too many come at once, the process is told to stop.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { busyMessage } from '@hemline/rules/errors/catalogue.ts'
import { requestTimeoutMs } from '@hemline/rules/vocabulary/constants.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { patienceMs } from '../../vitest.patience.ts'
import { type TestApp, testApp, testServer } from './testing/app.ts'
import { awake } from './testing/awake.ts'
import { type Wire, wireTo } from './testing/wire.ts'

const body = (operation: keyof typeof persistedHashes, variables: object = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } },
})
const patience = { timeout: patienceMs, interval: 20 }

/** Statements on this table wait until the returned function is called. */
async function lock({ db }: TestApp, table: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
  const done = db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    isLocked()
    await released
  })
  await locked
  return async () => {
    release()
    await done
  }
}

const waiting = ({ db }: TestApp, count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    expect(rows[0]?.n).toBe(count)
  }, patience)

describe.skipIf(!testServer)('while PostgreSQL can’t be reached', () => {
  let app: TestApp
  let wire: Wire
  const start = async () => {
    app = await testApp({
      through: async (url) => {
        wire = await wireTo(url)
        return wire.url
      },
    })
  }
  afterEach(async () => {
    await app.close()
    await wire.close()
  })
  const readiness = async () => {
    const response = await app.server.inject('/readyz')
    return { ...response.json<object>(), status: response.statusCode }
  }
  const inTime = async <T>(action: () => Promise<T>): Promise<T> => {
    const { value, ms } = await awake(action)
    expect(ms).toBeLessThan(requestTimeoutMs)
    return value
  }
  const faults: [string, () => Promise<void>][] = [
    ['refuses connections', () => wire.cut()],
    ['takes connections and says nothing', async () => wire.silence()],
  ]

  test.each(faults)(
    'because it %s, everybody gets a clear error in time, and all is well once it is back',
    async (_, breakIt) => {
      await start()
      const shopper = await app.loggedIn('shopper')
      expect(await readiness()).toMatchObject({ status: 200, postgres: 'ok' })
      await breakIt()

      expect(await inTime(readiness)).toMatchObject({
        status: 503,
        postgres: 'down',
        search: 'not configured',
      })
      for (const client of [shopper, app.newVisitor()]) {
        const answers = await inTime(() =>
          Promise.all([
            client.run('getProduct', { itemNumber: app.listed[0] }),
            client.run('getUserHuman'),
            client.run('addToCart', { input: { itemNumber: app.listed[0] } }),
          ]),
        )
        for (const { status, errors } of answers) {
          expect([status, errors?.[0]?.extensions?.code]).toEqual([503, 'UNAVAILABLE'])
          expect(errors?.[0]?.message).toContain('working to resolve')
        }
      }
      expect((await app.server.inject('/livez')).statusCode).toBe(200)
      expect(app.reported.length).toBeGreaterThan(0)

      await wire.mend()
      await vi.waitFor(
        async () => expect(await readiness()).toMatchObject({ status: 200, postgres: 'ok' }),
        patience,
      )
      await vi.waitFor(
        async () => expect((await shopper.run('getUserHuman')).data?.user).toMatchObject({ loggedIn: true }),
        patience,
      )
    },
  )

  test('a request that is under way gets its error in time too', async () => {
    await start()
    const client = app.newVisitor()
    await client.run('getUserHuman')
    const unlock = await lock(app, 'brand')
    const answer = inTime(() => client.run('getBrand', { slug: 'x' }))
    await waiting(app, 1)
    wire.silence()
    expect(await answer).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
    await unlock().catch(() => undefined)
  })
})

describe.skipIf(!testServer)('while somebody else keeps rows or tables locked', () => {
  test('who waits for them in vain is told that the shop is busy, never that something is broken', async () => {
    const app = await testApp({ through: async (url) => url })
    onTestFinished(() => app.close())
    const client = app.newVisitor()
    await client.run('getUserHuman')
    const unlock = [await lock(app, 'brand'), await lock(app, 'hold')]
    onTestFinished(async () => void (await Promise.allSettled(unlock.map((end) => end()))))
    const answers = await Promise.all([
      client.run('getBrand', { slug: 'x' }),
      client.run('addToCart', { input: { itemNumber: app.listed[0] } }),
    ])
    expect(answers).toMatchObject(
      Array(2).fill({ status: 503, errors: [{ message: busyMessage, extensions: { code: 'UNAVAILABLE' } }] }),
    )
  })
})

describe.skipIf(!testServer)('when too many come at once', () => {
  test('those above the bound are asked to come again, and the others are served', async () => {
    const app = await testApp({ env: { MAX_IN_FLIGHT: '2' } })
    onTestFinished(() => app.close())
    const client = app.newVisitor()
    const unlock = await lock(app, 'legal_document')
    const served = [client.run('getLegalDocuments'), client.run('getLegalDocuments')]
    await waiting(app, 2)
    const shed = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { [visitorHeader]: 'new' },
      payload: body('getLegalDocuments'),
    })
    expect(shed.statusCode).toBe(503)
    expect(shed.headers['retry-after']).toBe('1')
    expect(shed.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] })
    for (const url of ['/livez', '/readyz', '/metrics'])
      expect((await app.server.inject(url)).statusCode).toBe(200)
    await unlock()
    for (const { status, errors } of await Promise.all(served))
      expect([status, errors]).toEqual([200, undefined])
    expect((await client.run('getLegalDocuments')).status).toBe(200)
  })

  test('reads wait in a short line and are then refused and counted, while somebody who buys is served', async () => {
    const app = await testApp({ env: { READS_AT_ONCE: '1' } })
    onTestFinished(() => app.close())
    const client = app.newVisitor()
    await client.run('getActiveCart')
    const unlock = await lock(app, 'legal_document')
    const first = client.run('getLegalDocuments')
    await waiting(app, 1)
    const second = client.run('getLegalDocuments')
    expect(await client.run('getActiveCart')).toMatchObject({ status: 200 })
    expect(await second).toMatchObject({ status: 503, errors: [{ extensions: { code: 'OVERLOADED' } }] })
    expect((await app.server.inject('/metrics')).body).toContain('hemline_refused_total{why="line"} 1')
    await unlock()
    expect(await first).toMatchObject({ status: 200 })
    expect(await client.run('getLegalDocuments')).toMatchObject({ status: 200 })
  })
})

describe.skipIf(!testServer)('told to stop, the real process', () => {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })
  const startProcess = async (app: TestApp, drainSeconds: number) => {
    const { DATABASE_URL, PICTURE_CACHE_DIR, GIFT_CARD_SECRET } = app.config
    const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL,
        PICTURE_CACHE_DIR,
        GIFT_CARD_SECRET,
        API_PORT: '0',
        DRAIN_SECONDS: String(drainSeconds),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /Server listening at (http:\/\/[\d.:]+)/.exec(line)?.[1]
      if (!address) continue
      child.stdout.resume()
      return { child, address }
    }
    throw new Error('the API did not start')
  }
  const post = (address: string, operation: keyof typeof persistedHashes) =>
    fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [visitorHeader]: 'new' },
      body: JSON.stringify(body(operation)),
    })
  const refused = (address: string) =>
    vi.waitFor(async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      const outcome = await Promise.race([
        once(socket, 'connect').then(() => 'taken'),
        once(socket, 'error').then(() => 'refused'),
      ]).catch(() => 'refused')
      socket.destroy()
      expect(outcome).toBe('refused')
    }, patience)

  test('finishes what is under way, takes nothing new and ends well', async () => {
    const app = await testApp()
    onTestFinished(() => app.close())
    const { child, address } = await startProcess(app, 50)
    const ended = once(child, 'exit')
    expect((await post(address, 'getShopIndex')).status).toBe(200)
    const unlock = await lock(app, 'legal_document')
    const underWay = post(address, 'getLegalDocuments')
    await waiting(app, 1)
    child.kill('SIGTERM')
    await refused(address)
    await unlock()
    const answer = await underWay
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([200, ['data']])
    expect(await ended).toEqual([0, null])
  })

  test('does not wait for a request of which half came', async () => {
    const app = await testApp()
    onTestFinished(() => app.close())
    const { child, address } = await startProcess(app, 1)
    const ended = once(child, 'exit')
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\n${visitorHeader}: new\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"va`,
    )
    // What comes after it has been read, so it has been too.
    expect((await post(address, 'getShopIndex')).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
