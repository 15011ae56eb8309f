import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { connect } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import { filterTable } from '@hemline/rules/search/filters.ts'
import { readSearch } from '@hemline/rules/search/search.ts'
import { listingSearches } from '@hemline/schema/search/query.ts'
import {
  chanceFrom,
  insertBasics,
  insertPiece,
  insertPieces,
  pieceOf,
} from '@hemline/schema/search/testing/pieces.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Context } from '../../context.ts'
import type { QueryItemsArgs } from '../../generated/resolvers.ts'
import { createSearchClient } from '../../platform/search-client.ts'
import { searchItems } from './search.ts'
import { cacheSnapshot, snapshotKey } from './snapshots.ts'
import { indexAll, knownValues, randomArgs } from './testing/engines.ts'

const { TEST_DATABASE_URL, TEST_SEARCH_URL } = process.env
const now = new Date('2026-11-20T12:00:00Z')
const name = `try_search_${randomBytes(5).toString('hex')}`
type Args = Partial<QueryItemsArgs>

describe.skipIf(!TEST_DATABASE_URL)('search', () => {
  const server = connect({ url: TEST_DATABASE_URL ?? '', name: 'tests', max: 1 })
  const url = Object.assign(new URL(TEST_DATABASE_URL ?? 'postgres://nowhere'), { pathname: `/${name}` }).href
  const { db, pool, close } = connect({ url, name: 'tests' })
  const contextWith = (searchUrl: string) =>
    ({
      db,
      now: () => now,
      viewer: { userId: null },
      config: { SEARCH_URL: searchUrl, WEB_ORIGIN: 'http://localhost:5173' },
      log: { warn: () => undefined },
    }) as unknown as Context
  const ask = (args: Args, searchUrl = '') =>
    searchItems(contextWith(searchUrl), { amount: 40, filters: [], userInfo: {}, ...args })
  const numbers = (answer: { nodes: ItemRow[] }) => answer.nodes.map((row) => row.item_number)

  beforeAll(async () => {
    await server.pool.query(`create database ${name}`)
    await migrate(url)
    await insertBasics(pool)
    await insertPieces(pool, 500, now)
  })
  afterAll(async () => {
    await close()
    await server.close()
    await dropDatabase(TEST_DATABASE_URL ?? '', name)
  })

  describe('answered by the database', () => {
    test('shows listed pieces, newest first, and says that the engine is away', async () => {
      const answer = await ask({})
      expect(answer.nodes.every((row) => row.state === 'listed')).toBe(true)
      expect(answer.nodes.map((row) => Number(row.listed_at))).toEqual(
        answer.nodes.map((row) => Number(row.listed_at)).toSorted((a, b) => b - a),
      )
      expect(answer).toMatchObject({
        degraded: true,
        facets: [],
        pageInfo: { page: 1, pageSize: 40, hasNextPage: true },
      })
    })

    test('every piece is on exactly one page, and a page beyond the end is empty with the true total', async () => {
      const seen: number[] = []
      const first = await ask({ amount: 37 })
      for (let page = 1; page <= first.pageInfo.pageCount; page++)
        seen.push(...numbers(await ask({ amount: 37, page })))
      expect(new Set(seen).size).toBe(first.totalCount)
      expect(seen.length).toBe(first.totalCount)
      expect(await ask({ amount: 37, page: 9999 })).toMatchObject({
        nodes: [],
        totalCount: first.totalCount,
        pageInfo: { hasNextPage: false },
      })
    })

    test('leaves out what makes no sense and says so', async () => {
      const all = await ask({})
      const answer = await ask({
        filters: [
          { key: 'price', values: ['-5-x'] },
          { key: 'colour', values: ['red'] },
          { key: 'state', values: ['received'] },
        ],
      })
      expect(answer.totalCount).toBe(all.totalCount)
      expect(answer.notes).toHaveLength(3)
    })

    test('a piece that was never listed can’t be asked for, a sold one can', async () => {
      expect(
        (await ask({ filters: [{ key: 'state', values: ['received', 'delivered'] }] })).nodes.every(
          (row) => row.state === 'delivered',
        ),
      ).toBe(true)
    })

    test('every word must be somewhere in a piece, accents and case aside', async () => {
      const answer = await ask({ query: 'elan DRESS' })
      expect(answer.totalCount).toBeGreaterThan(0)
      expect(answer.nodes.every((row) => row.brand_name === 'Élan Vital' && /dress/i.test(row.title))).toBe(
        true,
      )
      expect((await ask({ query: '1000%' })).totalCount).toBe(0)
    })

    test('a page offers its sorts as links that keep the filters and drop the page', async () => {
      const answer = await ask({
        page: 2,
        sortBy: 'price_low_high',
        filters: [{ key: 'condition', values: ['excellent', 'good'] }],
      })
      const group = answer.controls.sorts[0]
      expect(group?.children.map((child) => child.label)).toEqual([
        'Recommended',
        'Newest First',
        'Price High to Low',
        'Price Low to High',
        'Recently Discounted',
      ])
      expect(group?.selected?.value).toBe('price_low_high')
      expect(group?.children[0]?.location).toEqual({
        query: { condition: 'excellent,good' },
        search: '?condition=excellent,good',
      })
      expect(group?.selected?.location.query).toEqual({ condition: 'excellent,good', sort: 'price_low_high' })
    })
  })

  const garbage = [
    'x '.repeat(5000),
    '👗👠🧥',
    `'; drop table item; --`,
    '<script>alert(1)</script>',
    '\u0000\u0007',
    '\ud800 broken',
    '"(AND OR *:* ~/[',
    '%_\\',
    '__proto__',
  ]
  const garbageFor = (searchUrl: string) => async () => {
    for (const text of garbage) {
      const filters = filterTable.map((def) => ({ key: def.key, values: [text] }))
      for (const args of [
        { query: text },
        { filters },
        { sortBy: text },
        { filters: [{ key: 'brand_name_tags', values: [text, 'Theory'] }] },
      ])
        expect((await ask({ ...args, page: 2147483647 }, searchUrl)).degraded).toBe(searchUrl === '')
    }
  }
  test('garbage of any kind is harmless to the database', garbageFor(''))

  describe.skipIf(!TEST_SEARCH_URL)('answered by the engine', () => {
    const searchUrl = Object.assign(new URL(TEST_SEARCH_URL ?? 'http://nowhere'), {
      pathname: `/${name}`,
    }).href
    let remove: () => Promise<void>
    let known: Map<string, string[]>

    beforeAll(async () => {
      remove = await indexAll(pool, searchUrl)
      known = await knownValues(pool)
    })
    afterAll(() => remove())

    test('gives the same pieces in the same order, and the same totals, as the database for hundreds of combinations', async () => {
      const chance = chanceFrom(20)
      let filled = 0
      for (let i = 0; i < 300; i++) {
        const args = randomArgs(chance, known)
        const byEngine = await ask(args, searchUrl)
        const byDatabase = await ask(args)
        expect(byEngine).toMatchObject({ degraded: false, notes: [] })
        expect({ args, total: byEngine.totalCount, numbers: numbers(byEngine) }).toEqual({
          args,
          total: byDatabase.totalCount,
          numbers: numbers(byDatabase),
        })
        if (byDatabase.totalCount > 0) filled += 1
      }
      expect(filled).toBeGreaterThan(150)
    })

    test('the count beside each value is the total one gets by choosing it', async () => {
      const chance = chanceFrom(21)
      for (let i = 0; i < 12; i++) {
        const { filters } = randomArgs(chance, known)
        const answer = await ask({ filters, amount: 1 }, searchUrl)
        for (const facet of answer.facets) {
          const others = filters.filter((filter) => filter.key !== facet.key)
          for (const bucket of [
            ...facet.buckets.slice(0, 3),
            ...facet.buckets.filter((one) => one.selected),
          ]) {
            const alone = await ask({
              filters: [...others, { key: facet.key, values: [bucket.value] }],
              amount: 1,
            })
            expect({ facet: facet.key, bucket, count: bucket.count }).toEqual({
              facet: facet.key,
              bucket,
              count: alone.totalCount,
            })
          }
        }
      }
    })

    test('selected values are shown even when nothing is left of them', async () => {
      const filters = [
        { key: 'brand_name_tags', values: ['nobody’s brand', 'THEORY'] },
        { key: 'price', values: ['20.50-21'] },
        { key: 'sizing_id', values: ['1003', '77'] },
      ]
      const answer = await ask({ filters }, searchUrl)
      const selected = answer.facets.flatMap((facet) =>
        facet.buckets.filter((bucket) => bucket.selected).map((bucket) => [facet.key, bucket.value]),
      )
      expect(selected).toEqual([
        ['sizing_id', '1003'],
        ['price', '20.5-21'],
        ['brand_name_tags', 'nobody’s brand'],
        ['brand_name_tags', 'THEORY'],
      ])
    })

    test('sizes come by rank and carry their names', async () => {
      const sizes = (await ask({}, searchUrl)).facets.find((facet) => facet.key === 'sizing_id')
      expect(sizes?.buckets.map((bucket) => bucket.label)).toEqual([
        'S7',
        'S6',
        'S5',
        'S4',
        'S3',
        'S2',
        'S1',
        'S0',
      ])
    })

    test('every word must be somewhere in a piece, in any of its fields', async () => {
      const answer = await ask({ query: 'élan dress' }, searchUrl)
      expect(answer.totalCount).toBe((await ask({ query: 'élan dress' })).totalCount)
      expect(answer.nodes.every((row) => row.brand_name === 'Élan Vital' && /dress/i.test(row.title))).toBe(
        true,
      )
    })

    test('counts kept for a moment tell nothing of holds: they are the database’s', async () => {
      const filters = [{ key: 'condition', values: ['excellent'] }]
      const { query } = readSearch({ amount: 5, filters, facets: ['color_names'] })
      const asked: Args = { amount: 5, filters, facets: ['color_names'] }
      cacheSnapshot(
        snapshotKey(searchUrl, listingSearches(query, now)),
        [{ color_names: { buckets: [{ key: 'plaid', doc_count: 54_321 }] } }],
        now,
      )
      const [first] = (await ask(asked, searchUrl)).nodes
      await pool.query(
        `insert into hold (item_number, taken_at, expires_at) values ($1, $2, $2::timestamptz + interval '7 minutes')`,
        [first?.item_number, now],
      )
      const answer = await searchItems(
        contextWith(searchUrl),
        { amount: 5, userInfo: {}, ...asked, filters },
        { cards: true },
      )
      expect(answer.facets[0]?.buckets.find(({ value }) => value === 'plaid')?.count).toBe(54_321)
      expect(answer.nodes[0]).toMatchObject({
        item_number: first?.item_number,
        held_until: new Date(now.getTime() + 420_000),
      })
      await pool.query('delete from hold where item_number = $1', [first?.item_number])
    })

    test('price, hold and state on a card are the database’s, even when the index is behind', async () => {
      const [first] = (await ask({ amount: 1 }, searchUrl)).nodes
      const itemNumber = first?.item_number ?? 0
      await pool.query('update item set price_cents = 123456 where item_number = $1', [itemNumber])
      await pool.query(
        `insert into hold (item_number, taken_at, expires_at) values ($1, $2, $2::timestamptz + interval '20 minutes')`,
        [itemNumber, now],
      )
      const [again] = (await ask({ amount: 1 }, searchUrl)).nodes
      expect(again).toMatchObject({ item_number: itemNumber, price_cents: 123456 })
      expect(again?.held_until?.getTime()).toBe(now.getTime() + 20 * 60_000)
      await pool.query('delete from hold where item_number = $1', [itemNumber])
      await pool.query('update item set price_cents = $2 where item_number = $1', [
        itemNumber,
        first?.price_cents,
      ])
    })

    test('a piece sold a moment ago is gone from its listing and the count, even when the index is behind', async () => {
      const before = await ask({ amount: 3 }, searchUrl)
      const [first, second, third] = numbers(before)
      await pool.query(`update item set state = 'pending_sale' where item_number = $1`, [second])
      for (const cards of [true, false]) {
        const after = await searchItems(
          contextWith(searchUrl),
          { amount: 3, filters: [], userInfo: {} },
          { cards },
        )
        expect([after.degraded, numbers(after), after.totalCount]).toEqual([
          false,
          [first, third],
          before.totalCount - 1,
        ])
      }
      const alone = await ask({ filters: [{ key: 'item_number', values: [String(second)] }] }, searchUrl)
      expect([alone.degraded, alone.nodes, alone.totalCount]).toEqual([false, [], 0])
      await pool.query(`update item set state = 'listed' where item_number = $1`, [second])
      expect(numbers(await ask({ amount: 3 }, searchUrl))).toEqual([first, second, third])
    })

    test('garbage of any kind is harmless to the engine', garbageFor(searchUrl))

    test('an index that is not there yet means the database answers', async () => {
      expect((await ask({}, `${searchUrl}_none`)).degraded).toBe(true)
    })
  })

  test('an engine that is down means the database answers, with the same pieces', async () => {
    const answer = await ask({}, 'http://127.0.0.1:1')
    expect(answer.degraded).toBe(true)
    expect(numbers(answer)).toEqual(numbers(await ask({})))
  })

  test('what can be done without is left out while the engine is down, and shown when there is none at all', async () => {
    const strip = { context: 'recommended', skipFallback: true }
    expect(await ask(strip, 'http://127.0.0.1:1')).toMatchObject({ nodes: [], totalCount: 0, degraded: true })
    expect((await ask(strip)).nodes).toHaveLength(4)
  })
})

describe.skipIf(!TEST_DATABASE_URL || !TEST_SEARCH_URL)('a department with more than 10,000 pieces', () => {
  test('reaches the last piece page by page, with and without the engine', async () => {
    const big = `${name}_big`
    const server = connect({ url: TEST_DATABASE_URL ?? '', name: 'tests', max: 1 })
    const url = Object.assign(new URL(TEST_DATABASE_URL ?? ''), { pathname: `/${big}` }).href
    const searchUrl = Object.assign(new URL(TEST_SEARCH_URL ?? ''), { pathname: `/${big}` }).href
    await server.pool.query(`create database ${big}`)
    await migrate(url)
    const { db, pool, close } = connect({ url, name: 'tests' })
    let remove: () => Promise<void> = async () => undefined
    onTestFinished(async () => {
      await remove()
      await close()
      await server.close()
      await dropDatabase(TEST_DATABASE_URL ?? '', big)
    })
    await insertBasics(pool)
    await insertPiece(pool, {
      ...pieceOf(1, chanceFrom(1), now),
      state: 'listed',
      department_tags: ['women'],
      dropshipper_id: null,
    })
    const { rows: columns } = await pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'item' and column_name not in ('item_number', 'price_cents')`,
    )
    const others = columns.map((column) => column.column_name).join(', ')
    await pool.query(`insert into item (item_number, price_cents, ${others})
      select n, n % 97 * 100, ${others} from item, generate_series(2, 10450) n where item_number = 1`)
    remove = await indexAll(pool, searchUrl)
    const filters = [{ key: 'department_tags', values: ['women'] }]
    const ask = (SEARCH_URL: string, page: number) => {
      const ctx = {
        db,
        now: () => now,
        viewer: { userId: null },
        config: { SEARCH_URL },
        log: { warn: () => undefined },
      } as unknown as Context
      return searchItems(ctx, { amount: 100, filters, page, sortBy: 'price_low_high', userInfo: {} })
    }
    for (const engine of [searchUrl, '']) {
      const last = await ask(engine, 105)
      expect(last).toMatchObject({
        totalCount: 10_450,
        degraded: engine === '',
        pageInfo: { pageCount: 105, hasNextPage: false },
      })
      expect(last.nodes).toHaveLength(50)
      expect(last.nodes.at(-1)?.item_number).toBe(96)
      const before = await ask(engine, 104)
      const beyond = await ask(engine, 106)
      expect(new Set([...before.nodes, ...last.nodes].map((row) => row.item_number)).size).toBe(150)
      expect(beyond).toMatchObject({ nodes: [], totalCount: 10_450 })
    }
  })
})

describe('the door to the engine', () => {
  let server: Server | undefined
  afterAll(() => server?.close())

  test('rests after two failures, tries once after a while, and heals by itself', async () => {
    let healthy = false
    let requests = 0
    server = createServer((request, response) => {
      requests += 1
      request.resume()
      response.writeHead(healthy ? 200 : 503, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ responses: [{ hits: { hits: [] } }] }))
    })
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
    let clock = 0
    const client = createSearchClient(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      () => clock,
    )
    const failures: unknown[] = []
    const attempt = () => client.tryMsearch([{}], (error) => failures.push(error))
    for (let i = 0; i < 5; i++) expect(await attempt()).toBeUndefined()
    expect([requests, failures.length]).toEqual([2, 2])
    healthy = true
    expect(await attempt()).toBeUndefined()
    clock += 10_000
    expect(await attempt()).toHaveLength(1)
    expect(await attempt()).toHaveLength(1)
    expect(requests).toBe(4)
  })
})
