import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestTimeoutMs } from '@hemline/rules/vocabulary/constants.ts'
import { curatedBrands, typeaheadMost } from '@hemline/rules/vocabulary/suggestions.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { awake } from '../../testing/awake.ts'
import { countSearchTerms } from './suggestions.ts'

type Place = { label: string; within: string | null; path: string; count: number }
type Typeahead = {
  text: string
  correctedText: string | null
  likelyText: string
  recent: { text: string }[]
  terms: { text: string; path: string }[]
  categories: Place[]
  brands: Place[]
  understood: { key: string; values: string[] }[]
  items: { itemNumber: number }[]
  totalCount: number
}

describe.skipIf(!testServer)('while somebody types', () => {
  let app: TestApp
  let shopper: TestClient
  beforeAll(async () => {
    app = await testApp()
    shopper = app.newVisitor()
  })
  afterAll(() => app.close())
  const type = async (
    text: string,
    { client = shopper, ...more }: { client?: TestClient; filters?: unknown } = {},
  ) => {
    const { data, errors, status } = await client.run('typeahead', { text, ...more })
    expect([status, errors]).toEqual([200, undefined])
    return data?.typeahead as Typeahead
  }
  const labels = (places: readonly Place[]) => places.map((one) => one.label)

  test('nothing typed: own searches and popular terms, no pieces', async () => {
    const nora = await app.loggedIn('shopper')
    const answer = await type('  ', { client: nora })
    expect(answer).toMatchObject({
      text: '',
      likelyText: '',
      categories: [],
      brands: [],
      items: [],
      totalCount: 0,
      understood: [],
    })
    expect(answer.recent.map((one) => one.text)).toContain('Theory blazer')
    expect(answer.terms.length).toBeGreaterThan(4)
  })

  test('what begins with the text: own searches, terms, kinds and brands, with pieces of the likeliest search', async () => {
    const nora = await app.loggedIn('shopper')
    const answer = await type('lin', { client: nora })
    expect(answer.recent.map((one) => one.text)).toEqual(['linen midi dress'])
    expect(answer.terms.every((one) => /\blin/i.test(one.text) && one.path.startsWith('/search?text='))).toBe(
      true,
    )
    expect(answer.terms.length).toBeGreaterThan(2)
    expect(answer.items.length).toBeGreaterThan(0)
    expect(answer.items.length).toBeLessThanOrEqual(typeaheadMost.items)
    expect(answer.totalCount).toBeGreaterThanOrEqual(answer.items.length)
    expect((await type('lin')).recent).toEqual([])
  })

  test('each path leads to a page with as many pieces as it says', async () => {
    const { categories } = await type('dr')
    expect(categories.length).toBeGreaterThan(1)
    for (const { path, count } of categories) {
      const slug = path.split('/').at(-1)
      const { data } = await shopper.run('getItems', {
        amount: 1,
        filters: [{ key: 'category_tags', values: [slug] }],
        userInfo: {},
      })
      expect([path, data?.items]).toMatchObject([path, { totalCount: count }])
    }
  })

  test.each([
    ['chloe', 'See by Chloé'],
    ['levis', "Levi's"],
    ['j crew', 'J.Crew'],
    ['jcrew', 'J.Crew'],
    ['LANDS END', "Lands' End"],
  ])('%s finds %s without its signs', async (text, brand) => {
    const answer = await type(text)
    expect(labels(answer.brands)).toContain(brand)
    expect(answer.correctedText).toBeNull()
  })

  test('our own brands are brands of the shop', async () => {
    const { rows } = await app.db
      .selectFrom('brand')
      .select('name')
      .execute()
      .then((all) => ({ rows: all.map((one) => one.name) }))
    expect(curatedBrands.filter((name) => !rows.includes(name))).toEqual([])
  })

  test('a word that nothing begins with is mended, and the rest answers it', async () => {
    const answer = await type('sneekers')
    expect(answer).toMatchObject({ text: 'sneekers', correctedText: 'sneakers', likelyText: 'sneakers' })
    expect(labels(answer.categories)).toContain('Sneakers')
    expect(answer.items.length).toBeGreaterThan(0)
  })

  test('words of the field lead to their kind', async () => {
    const answer = await type('kicks')
    expect(answer.understood).toMatchObject([{ key: 'category_tags', values: ['sneakers'] }])
    expect(labels(answer.categories)).toEqual(['Sneakers'])
  })

  test('what many searched for is offered first', async () => {
    const fresh = await testApp()
    onTestFinished(() => fresh.close())
    await countSearchTerms(fresh.db, new Date('2026-11-20T18:00:00Z'))
    const answer = await type('', { client: fresh.newVisitor() })
    expect(answer.terms.slice(0, 3).map((one) => one.text)).toEqual([
      'linen dress',
      'white sneakers',
      'silk blouse',
    ])
  })

  test.each([
    ['x'.repeat(10_000)],
    [`${'red dress '.repeat(1000)}`],
    ['👗👠'],
    ['فستان أحمر'],
    ['שמלה אדומה'],
    ['?!…'],
    ['for the a of'],
    ['https://hemline.example/women'],
    ["'; drop table item; --"],
    ['<script>alert(1)</script>'],
    ['\u0000\ud800'],
  ])('anything may be typed: %#', async (text) => {
    const answer = await type(text)
    expect(answer.text.length).toBeLessThanOrEqual(200)
  })

  test('a keystroke costs one statement for own searches, and those of the pieces', async () => {
    const nora = await app.loggedIn('shopper')
    await type('white', { client: nora })
    app.statements()
    await type('white', { client: nora })
    const names = app.statements().flatMap((text) => /\/\* (\w+)/.exec(text)?.[1] ?? [])
    expect(names.filter((name) => name.startsWith('listShelf') || name === 'listTerms')).toEqual([])
    expect(names.filter((name) => name === 'listSearches')).toHaveLength(1)
    app.statements()
    await type('', { client: nora })
    expect(
      app.statements().filter((text) => text.includes('listSearches') || text.includes('listItems')),
    ).toHaveLength(1)
  })

  test('a listing leads on to terms that find something, and never to itself', async () => {
    const ask = async (filters: unknown, query?: string) =>
      (await shopper.run('alpSearchTerms', { filters, query, limit: 20 })).data?.alpSearchTerms as {
        text: string
      }[]
    for (const limit of [0, -5])
      expect((await shopper.run('alpSearchTerms', { filters: [], limit })).data?.alpSearchTerms).toEqual([])
    expect(await ask([{ key: 'category_tags', values: ['no-such'] }])).toEqual([])
  })

  test.each([
    ['never answers', () => undefined],
    ['is broken', 500],
  ])('an engine that %s: everything but pieces comes in time', async (_, fault) => {
    const engine = createServer((request, response) => {
      request.resume()
      if (typeof fault === 'number') response.writeHead(fault).end('{}')
    }).listen(0, '127.0.0.1')
    await once(engine, 'listening')
    const broken = await testApp({
      env: { SEARCH_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}` },
    })
    onTestFinished(async () => {
      engine.closeAllConnections()
      engine.close()
      await broken.close()
    })
    const nora = await broken.loggedIn('shopper')
    for (let n = 0; n < 3; n++) {
      const { value: answer, ms } = await awake(() => type('white', { client: nora }))
      expect(ms).toBeLessThan(requestTimeoutMs)
      expect(answer.recent.map((one) => one.text)).toEqual(['white sneakers'])
      expect(answer.terms.length).toBeGreaterThan(2)
      expect(answer).toMatchObject({ items: [], totalCount: 0 })
    }
    expect(broken.reported).toEqual([])
  })
})
