import { filterTable } from '@hemline/rules/search/filters.ts'
import { sortValues } from '@hemline/rules/search/sorts.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import texts from '@hemline/schema/persisted.json' with { type: 'json' }
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from './app.ts'
import { nastyChoice, nastyTexts, placesOf, replaced, sampleVariables, toJson } from './nasty.ts'

const textOf = texts as Record<string, string>
const operations = Object.keys(persistedHashes) as OperationName[]
/** What nobody may ever see of us. */
const inner = /node_modules|\.ts:\d|syntax error|Kysely|ECONN|invalid byte/

describe.skipIf(!testServer)('whoever sends nonsense gets a clear error', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  let asked = 0
  const ask = async (client: TestClient, operation: OperationName, variables: unknown) => {
    // Limits would keep most of it out; the lowest of them lets three by.
    asked += 1
    if (asked % 3 === 0) await sql`delete from login_throttle`.execute(app.db)
    const body = toJson({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } },
    })
    const { status, data, errors } = await client.raw(body)
    const codes = (errors ?? []).map((error) => String(error.extensions?.code))
    const isBad =
      status >= 500 ||
      codes.some((code) => ['INTERNAL', 'UNAVAILABLE', 'undefined'].includes(code)) ||
      inner.test(JSON.stringify(errors))
    const isAnswer = data !== undefined || codes.length > 0
    return isBad || !isAnswer
      ? [{ operation, sent: body.slice(0, 300), status, errors: JSON.stringify(errors)?.slice(0, 300) }]
      : []
  }

  const nastyFor = nastyChoice(process.env.NONSENSE === 'every')
  test.each(operations)('%s', { timeout: 240_000 }, async (operation) => {
    const text = textOf[persistedHashes[operation]] ?? ''
    const variables = sampleVariables(text)
    // A shopper's way through an operation is the longer one.
    const shopper = await app.loggedIn('shopper')
    for (const client of [app.newVisitor(), shopper])
      expect([...(await ask(client, operation, variables)), ...(await ask(client, operation, {}))]).toEqual(
        [],
      )
    const failed: unknown[] = []
    for (const place of placesOf(variables))
      for (const value of nastyFor(text, place))
        failed.push(...(await ask(shopper, operation, replaced(variables, place, value))))
    expect(failed).toEqual([])
  })

  test('in every filter and sort of the listing', { timeout: 240_000 }, async () => {
    const client = app.newVisitor()
    const failed: unknown[] = []
    const extremes = [
      '99999999999-',
      '-99999999999',
      '0-9999999',
      '9999999.99-',
      '2147483648',
      '0000-00-00',
      '9999-12-31',
      '-271821-04-20',
      '9999',
    ]
    for (const { key } of filterTable)
      for (const value of [...nastyTexts, ...extremes]) {
        const filters = [{ key, values: [value] }]
        failed.push(...(await ask(client, 'getItems', { amount: 1, filters, userInfo: {} })))
      }
    const pages = [-1, 0, 1, 2500, 99_999_999, 2_147_483_647]
    const amounts = [-1, 0, 1, 10_000, 2_147_483_647]
    // Every sort with the first and the farthest page; every page with every number of pieces.
    const sorted = sortValues.flatMap((sortBy) => [1, 2500].map((page) => ({ sortBy, page, amount: 1 })))
    const paged = pages.flatMap((page) => amounts.map((amount) => ({ page, amount })))
    for (const asked of [...sorted, ...paged])
      failed.push(...(await ask(client, 'getItems', { ...asked, filters: [], userInfo: {} })))
    for (const values of [Array.from({ length: 4000 }, (_, i) => String(i)), []])
      for (const { key } of filterTable)
        failed.push(
          ...(await ask(client, 'getItems', {
            amount: 1,
            filters: Array(2).fill({ key, values }),
            userInfo: {},
          })),
        )
    expect(failed).toEqual([])
  })

  test('and the shop is as it was', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from item`.execute(app.db)
    expect(rows[0]?.n).toBeGreaterThanOrEqual(600)
    expect(app.reported).toEqual([])
  })
})
