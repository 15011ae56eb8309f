// Proves that a card number stays with browser and processor: types it once, and then looks for it in each
// place where it must not be.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buy } from '@hemline/api/domains/checkout/testing/buying.ts'
import { testApp, testServer } from '@hemline/api/testing/app.ts'
import { processorEnv, startTestProcessor } from '@hemline/api/testing/processor.ts'
import { groupCardNumber } from '@hemline/rules/payment/cards.ts'
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { createHost } from '../../web/host/app.ts'
import { readSources } from '../checks/sources.ts'

const number = markedCard('slow')
/** The forms in which the number may have been written. */
const forms = [
  number,
  groupCardNumber(number),
  encodeURIComponent(groupCardNumber(number)),
  number.slice(0, 12),
]
const found = (text: string) => forms.filter((form) => text.includes(form))
const card = { number: groupCardNumber(number), expiry: '12 / 40', securityCode: '973' }

function logger() {
  const lines: string[] = []
  return { write: (line: string) => void lines.push(line), text: () => lines.join('') }
}

function site(folder: string): string {
  const dist = join(folder, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), '<html><head><title>x</title></head><body></body></html>')
  return dist
}

/** Returns every row of every table of a database as text. */
async function dump(connectionString: string): Promise<string> {
  const client = new Client({ connectionString })
  await client.connect()
  const tables = await client.query<{
    name: string
  }>(`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
    for (const { row } of rows) texts.push(row)
  }
  await client.end()
  return texts.join('\n')
}

describe('a card number', () => {
  it('has no place in the contract of the API', () => {
    const contract = readSources().filter(({ path }) => /^schema\/(?:graphql|operations)\//.test(path))
    expect(contract.length).toBeGreaterThan(5)
    expect(
      contract
        .filter(({ text }) => /cardNumber|securityCode|\bcvc\b|\bcvv\b|\bpan\b/i.test(text))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it.skipIf(!testServer)(
    'is in no log, no file and no row after it was paid with through the shop’s own origin',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hemline-cards-'))
      const logs = { processor: logger(), host: logger(), api: logger() }
      const processor = await startTestProcessor({
        file: join(folder, 'processor.sqlite'),
        logTo: logs.processor,
      })
      const app = await testApp({ env: { ...processorEnv(processor), LOG_LEVEL: 'debug' }, logTo: logs.api })
      const host = await createHost({
        apiUrl: 'http://127.0.0.1:9',
        processorUrl: processor.url,
        dist: site(folder),
        logger: true,
        logTo: logs.host,
      })

      const post = (payload: unknown) =>
        host.inject({
          method: 'POST',
          url: '/pay/tokens',
          headers: { 'content-type': 'application/json', cookie: 'session=secret-session' },
          payload: JSON.stringify(payload),
        })
      const given = await post(card)
      expect(given.statusCode).toBe(201)
      expect(given.json()).toMatchObject({ brand: 'visa', last4: number.slice(-4) })
      // The error is sent to the browser and is written to no log.
      expect((await post({ ...card, securityCode: '1' })).statusCode).toBe(422)
      const broken = {
        method: 'POST' as const,
        url: '/pay/tokens',
        headers: { 'content-type': 'application/json' },
        payload: `{"number":"${card.number}`,
      }
      expect((await host.inject(broken)).statusCode).toBe(400)

      const { token } = given.json<{ token: string }>()
      const { placed } = await buy(app, app.listed.slice(0, 1), token)
      expect(placed.__typename).toBe('OrderPlaced')
      await processor.tick()
      const rows = await dump(app.config.DATABASE_URL)
      await host.close()
      await app.close()
      await processor.close()
      const files = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile())
      const memory = files.map(({ name }) => readFileSync(join(folder, name), 'latin1')).join('')
      rmSync(folder, { recursive: true, force: true })

      expect(memory).toContain(token)
      // The order exists, with the digits of its card that the shop may show.
      expect(rows).toContain(token)
      expect(rows).toContain(number.slice(-4))
      expect(logs.api.text()).toContain('/graphql')
      expect(logs.host.text()).toContain('/pay/*')
      expect(logs.processor.text()).toContain('/pay/tokens')
      expect(logs.processor.text()).not.toContain('secret-session')
      const places = { ...logs, memory: { text: () => memory }, rows: { text: () => rows } }
      for (const [place, { text }] of Object.entries(places))
        expect({ place, found: found(text()) }).toEqual({ place, found: [] })
    },
  )
})
