// API, indexer, host, processor and inbox as real processes whose wires break at named moments: none of them
// falls, and each does its next piece of work.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestApp, testApp, testServer } from '@hemline/api/testing/app.ts'
import { type Mark, type MarkedWire, markedWireTo } from '@hemline/api/testing/marked-wire.ts'
import { processorEnv, processorSecretKey, tokenOf } from '@hemline/api/testing/processor.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { openStand, type Stand } from '@hemline/search-indexer/testing/stand.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { patience, type RunningProgram, startProgram } from './program.ts'

const { TEST_SEARCH_URL } = process.env
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const cut = (text: string, when: Mark['when'] = 'before'): Mark => ({ text, when, cut: true })
const listening = /Server listening at (http:\/\/127[\d.:]+)/

describe.skipIf(!testServer)('an API whose wire to PostgreSQL breaks', () => {
  let app: TestApp
  let wire: MarkedWire
  let api: RunningProgram
  let url: string
  beforeAll(async () => {
    app = await testApp()
    wire = await markedWireTo(app.config.DATABASE_URL)
    const { PICTURE_CACHE_DIR, PHOTO_STORE_DIR, GIFT_CARD_SECRET } = app.config
    const own = {
      NODE_ENV: 'test',
      DATABASE_URL: wire.url,
      API_PORT: '0',
      PICTURE_CACHE_DIR,
      PHOTO_STORE_DIR,
      GIFT_CARD_SECRET,
    }
    api = startProgram('api/src/main.ts', { ...processorEnv(app.processor), ...own })
    url = await api.says(listening)
  })
  afterAll(async () => {
    api.kill()
    await wire.close()
    await app.close()
  })
  const ask = async (operation: keyof typeof persistedHashes, variables: object = {}, cookie = '') => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } }
    const headers = {
      'content-type': 'application/json',
      'user-agent': browser,
      [visitorHeader]: 'new',
      cookie,
    }
    return fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ variables, extensions }),
    })
  }
  const answers = () =>
    vi.waitFor(async () => {
      const answer = await ask('getLegalDocuments')
      expect(await answer.json()).not.toHaveProperty('errors')
    }, patience)

  test.each([
    ['while nothing is asked', undefined],
    ['in the middle of a question', cut('legal_document')],
    ['when a question is answered', cut('legal_document', 'answered')],
    ['when a transaction begins', cut('begin')],
    ['before it is committed', cut('commit')],
  ])('%s: serves on', async (_name, mark) => {
    await answers()
    if (mark) {
      const reached = wire.reach(mark)
      await Promise.all([
        ask(mark.text === 'legal_document' ? 'getLegalDocuments' : 'addToCart', {
          input: { itemNumber: app.listed[0] },
        }),
        reached,
      ])
    } else wire.cut()
    await answers()
    expect(api.isRunning(), api.output()).toBe(true)
  })

  test('while it listens for live events, or begins to, or hears what makes no sense: shoppers hear of what happens', async () => {
    const added = await ask('addToCart', { input: { itemNumber: app.listed[1] } })
    const cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const stream = async () => {
      const events = await fetch(`${url}/api/live`, {
        headers: { cookie, 'user-agent': browser, [visitorHeader]: 'new' },
      })
      let heard = ''
      void events.body
        ?.pipeThrough(new TextDecoderStream())
        .pipeTo(
          new WritableStream({
            write: (text) => {
              heard += text
            },
          }),
        )
        .catch(() => undefined)
      return () => heard
    }
    const reached = wire.reach(cut('listen live'))
    const first = await stream()
    await reached
    await vi.waitFor(() => expect(first()).toContain('event: snapshot'), patience)
    const again = wire.reach(cut('listen live'))
    wire.cut()
    await again
    await vi.waitFor(() => expect(first().match(/event: snapshot/g)?.length).toBeGreaterThan(1), patience)
    await sql`select pg_notify('live', 'no note at all')`.execute(app.db)
    await answers()
    expect(api.isRunning(), api.output()).toBe(true)
  })
})

describe.skipIf(!testServer || !TEST_SEARCH_URL)('an indexer whose wires break', () => {
  let stand: Stand
  let database: MarkedWire
  let engine: MarkedWire
  let indexer: RunningProgram
  const name = `falls_${randomBytes(4).toString('hex')}`
  beforeAll(async () => {
    stand = await openStand({
      serverUrl: testServer ?? '',
      engineUrl: TEST_SEARCH_URL ?? '',
      name,
      pieces: 20,
    })
    database = await markedWireTo(stand.databaseUrl)
    engine = await markedWireTo(stand.searchUrl)
    indexer = startProgram('search-indexer/src/main.ts', {
      DATABASE_URL: database.url,
      SEARCH_URL: engine.url,
      INDEXER_PORT: '0',
    })
    await indexer.says(/"msg":"indexing"/)
    await carried()
  })
  afterAll(async () => {
    indexer.kill()
    await database.close()
    await engine.close()
    await stand.close()
  })
  const touch = () =>
    stand.pool.query(
      "update item set title = title || '.' where item_number = (select min(item_number) from item)",
    )
  const carried = () =>
    vi.waitFor(
      async () => expect((await stand.pool.query('select 1 from outbox')).rows).toEqual([]),
      patience,
    )
  const listeners = async () => {
    const { rows } = await stand.pool.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'search-indexer' and query = 'listen outbox'",
    )
    return rows[0]?.n
  }
  const goesOn = async () => {
    await touch()
    await carried()
    await vi.waitFor(async () => expect(await listeners()).toBe(1), patience)
    expect(indexer.isRunning(), indexer.output()).toBe(true)
  }

  test.each([
    ['while nothing changes', undefined],
    ['before changes are claimed', cut('/* claimOutbox */')],
    ['when changes were claimed', cut('/* claimOutbox */', 'answered')],
    ['before changes are forgotten', cut('/* forgetOutbox */')],
    ['before a round is committed', cut('commit')],
  ])('to PostgreSQL, %s: carries on', async (_moment, mark) => {
    if (mark) {
      const reached = database.reach(mark)
      await touch()
      await reached
    } else database.cut()
    await goesOn()
  })

  test('to PostgreSQL, when it begins to listen: listens again, on one connection', async () => {
    for (let times = 0; times < 3; times += 1) {
      const reached = database.reach(cut('listen outbox'))
      database.cut()
      await reached
    }
    await goesOn()
    const { rows } = await stand.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'search-indexer' and query ilike 'listen%'",
    )
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['before documents are written', cut('_bulk')],
    ['when documents were written', cut('_bulk', 'answered')],
  ])('to OpenSearch, %s: carries on', async (_moment, mark) => {
    const reached = engine.reach(mark)
    await touch()
    await reached
    await goesOn()
  })
})

describe('a host whose wire to the API breaks', () => {
  let upstream: Server
  let wire: MarkedWire
  let host: RunningProgram
  let url: string
  let dist: string
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      if (request.url?.startsWith('/api/live')) {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('event: snapshot\ndata: {}\n\n')
      } else {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"data":')
        if (request.url?.includes('half')) setTimeout(() => response.end('null} half'), 20)
        else response.end('{}}')
      }
    })
    await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
    wire = await markedWireTo(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
    dist = mkdtempSync(join(tmpdir(), 'falls-dist-'))
    writeFileSync(join(dist, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
    host = startProgram('web/host/main.ts', {
      API_URL: wire.url.replace(/\/$/, ''),
      WEB_PORT: '0',
      WEB_DIST: dist,
    })
    url = await host.says(listening)
  })
  afterAll(async () => {
    host.kill()
    await wire.close()
    upstream.closeAllConnections()
    await new Promise((done) => upstream.close(done))
    rmSync(dist, { recursive: true, force: true })
  })
  const goesOn = async () => {
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${url}/graphql`, { method: 'POST', body: '{}' })).text()).toBe(
          '{"data":{}}',
        ),
      patience,
    )
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    expect(host.isRunning(), host.output()).toBe(true)
  }

  test('before it answers: serves on', async () => {
    const reached = wire.reach(cut('POST /graphql'))
    expect((await fetch(`${url}/graphql`, { method: 'POST', body: '{}' })).status).toBeGreaterThanOrEqual(500)
    await reached
    await goesOn()
  })

  test('in the middle of an answer: serves on', async () => {
    const answer = await fetch(`${url}/graphql?half`, { method: 'POST', body: '{}' })
    wire.cut()
    await answer.text().catch(() => undefined)
    await goesOn()
  })

  test('in the middle of live events: serves on', async () => {
    const events = await fetch(`${url}/api/live`)
    wire.cut()
    await events.text().catch(() => undefined)
    await goesOn()
  })
})

describe('the sandbox processor', () => {
  test('whose webhook is cut off serves on, and delivers it again', async () => {
    const taken: string[] = []
    const shop = createServer((request, response) => {
      request.resume().once('end', () => {
        taken.push(request.url ?? '')
        response.end('{}')
      })
    })
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
    const wire = await markedWireTo(
      `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhooks/payments/sandbox`,
    )
    const folder = mkdtempSync(join(tmpdir(), 'falls-processor-'))
    const processor = startProgram('tools/processor/main.ts', {
      PROCESSOR_PORT: '0',
      PROCESSOR_SECRET_KEY: processorSecretKey,
      SHOP_WEBHOOK_URL: wire.url,
      HEMLINE_DATA_DIR: folder,
    })
    try {
      const url = await processor.says(/processor: (\S+)/)
      const reached = wire.reach(cut('POST /webhooks'))
      const token = await tokenOf({ url }, '4111110000005053')
      const headers = {
        authorization: `Bearer ${processorSecretKey}`,
        'content-type': 'application/json',
        'idempotency-key': 'falls-1',
      }
      const body = JSON.stringify({
        amount: 100,
        method: 'card_processor_credit_card',
        orderId: 'order-1',
        token,
        returnUrl: 'http://localhost:5173/checkout',
      })
      await fetch(`${url}/v1/payments`, { method: 'POST', headers, body })
      await reached
      await vi.waitFor(() => expect(taken.length).toBeGreaterThan(0), patience)
      expect((await fetch(`${url}/livez`)).status).toBe(200)
    } finally {
      processor.kill()
      await wire.close()
      shop.closeAllConnections()
      await new Promise((done) => shop.close(done))
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('the mail inbox', () => {
  test('whose sender hangs up in the middle of a mail serves on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'falls-mail-'))
    const inbox = startProgram('tools/mail/main.ts', {
      SMTP_PORT: '0',
      MAIL_PORT: '0',
      HEMLINE_DATA_DIR: folder,
    })
    try {
      const smtpPort = Number(await inbox.says(/smtp on (\d+)/))
      const page = await inbox.says(/page on (\S+)/)
      const socket = connect(smtpPort, '127.0.0.1')
      socket.on('error', () => undefined)
      let heard = ''
      socket.on('data', (data) => {
        heard += data
      })
      for (const [line, answer] of [
        ['', /220 /],
        ['EHLO x', /250 /],
        ['MAIL FROM:<a@x.example>', /250 /],
        ['RCPT TO:<b@x.example>', /250 /],
        ['DATA', /354 /],
      ] as const) {
        heard = ''
        if (line !== '') socket.write(`${line}\r\n`)
        await vi.waitFor(() => expect(heard).toMatch(answer), patience)
      }
      socket.write('Subject: half of a')
      socket.resetAndDestroy()
      await vi.waitFor(
        async () => expect(await (await fetch(`${page}/api/messages`)).json()).toEqual([]),
        patience,
      )
      expect((await fetch(`${page}/livez`)).status).toBe(200)
      expect(inbox.isRunning(), inbox.output()).toBe(true)
    } finally {
      inbox.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
