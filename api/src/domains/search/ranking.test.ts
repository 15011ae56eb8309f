// The order "Relevance" as a shopper sees it: which of two pieces comes first, and why
// (schema/search/ranking.ts, decision 0088).
import { randomBytes } from 'node:crypto'
import { connectPool } from '@hemline/db/connect.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import { insertPiece } from '@hemline/schema/search/testing/pieces.ts'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { indexAll } from './testing/engines.ts'

const { TEST_SEARCH_URL } = process.env
const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
type Piece = Record<string, unknown>
type Listing = {
  nodes: { itemNumber: number; brand: string }[]
  totalCount: number
  degraded: boolean
  pageInfo: { pageCount: number }
}

/** A piece that nothing speaks for: whoever should come first beats it by one thing alone. */
const plainPiece: Piece = {
  state: 'listed',
  source: 'own',
  department_tags: ['women'],
  merchandising_department: 'women',
  gender: 'women',
  condition: 'good',
  quality_type: 'q',
  msrp_cents: 9900,
  price_cents: 2500,
  size_display: 'S',
  color_names: ['gray'],
  advanced_color_names: ['slate'],
  materials: ['Cotton'],
  favorite_count: 0,
  sellthrough_score: 0.5,
  predicted_sell_score: 0.5,
  tetris_rank: 0,
  listed_at: daysAgo(30),
}
/** What a shop that wants to sell something could do for it. */
const pushed: Piece = {
  condition: 'new_with_tags',
  favorite_count: 900,
  sellthrough_score: 1,
  predicted_sell_score: 1,
  listed_at: daysAgo(0),
}

describe.skipIf(!testServer || !TEST_SEARCH_URL)('relevance', () => {
  let app: TestApp
  let pool: pg.Pool
  let remove: () => Promise<void> = async () => undefined
  let made = 90_000_000
  let kinds: Map<string, { id: number; path: string }>
  let brands: { id: number; name: string }[]
  let sizes: number[]
  const searchUrl = Object.assign(new URL(TEST_SEARCH_URL ?? 'http://nowhere'), {
    pathname: `/try_ranking_${randomBytes(5).toString('hex')}`,
  }).href

  /**
   * Puts pieces on sale, the last named first by number and each of another brand unless
   * told; returns their numbers.
   */
  async function sell(kind: string, ...pieces: Piece[]): Promise<number[]> {
    const numbers: number[] = []
    for (const piece of pieces) {
      const own = kinds.get(kind)
      made += 1
      const brand_id = brands[made % brands.length]?.id
      const category = { category_id: own?.id, category_tags: own?.path.split('/') }
      await insertPiece(pool, {
        ...plainPiece,
        ...category,
        brand_id,
        sizing_id: sizes[0],
        warehouse_id: 1,
        item_number: made,
        ...piece,
      })
      numbers.push(made)
    }
    return numbers
  }
  const ask = async (
    query: string,
    more: Record<string, unknown> = {},
    by: TestClient = app.newVisitor(),
  ) => {
    const { data, errors } = await by.run('getItems', {
      amount: 40,
      filters: [],
      userInfo: {},
      facets: [],
      skipSpellcheck: true,
      query,
      ...more,
    })
    expect(errors).toBeUndefined()
    const listing = data?.items as Listing
    expect(listing.degraded).toBe(false)
    return listing
  }
  const order = async (...args: Parameters<typeof ask>) =>
    (await ask(...args)).nodes.map((node) => node.itemNumber)

  const shown: Record<string, number[]> = {}
  beforeAll(async () => {
    app = await testApp({ env: { SEARCH_URL: searchUrl }, now: () => now })
    pool = connectPool({ url: app.config.DATABASE_URL, name: 'ranking', max: 2 })
    kinds = new Map(
      (
        await pool.query<{ slug: string; id: number; path: string }>('select slug, id, path from category')
      ).rows.map((row) => [row.slug, row]),
    )
    brands = (
      await pool.query<{ id: number; name: string }>('select id, name from brand order by id limit 60')
    ).rows
    sizes = (
      await pool.query<{ sizing_id: number }>(
        `select distinct sizing_id from size join item using (sizing_id) where not sizing_id = any(select unnest(sizing_ids) from size_profile) order by 1`,
      )
    ).rows.map((row) => row.sizing_id)
    const own = (
      await pool.query<{ sizing_id: number }>(
        'select unnest(sizing_ids) as sizing_id from size_profile limit 1',
      )
    ).rows[0]?.sizing_id

    shown.word = await sell(
      'midi-dresses',
      { title: 'Marlowe midi dress' },
      { title: 'Slate midi dress', materials: ['Marlowe cotton'], ...pushed },
    )
    shown.phrase = await sell(
      'midi-dresses',
      { title: 'Quillon verra midi dress' },
      { title: 'Verra midi dress with quillon', ...pushed },
    )
    shown.kind = await sell('sweaters', { title: 'Ondeline sweater' })
    shown.kind.push(...(await sell('cardigans', { title: 'Ondeline cardigan', ...pushed })))
    const red = { color_names: ['red'], advanced_color_names: ['cherry'] }
    const withRed = { color_names: ['white', 'red', 'multi'], advanced_color_names: ['white', 'cherry'] }
    shown.color = await sell(
      'midi-dresses',
      { title: 'Tamsel midi dress', ...red },
      { title: 'Tamsel midi dress', ...withRed, ...pushed },
    )
    shown.fresh = await sell(
      'midi-dresses',
      { title: 'Velden midi dress', listed_at: daysAgo(2) },
      { title: 'Velden midi dress' },
    )
    shown.condition = await sell(
      'midi-dresses',
      ...['new_with_tags', 'excellent', 'very_good', 'good', 'repaired', 'flawed_gem'].map((condition) => ({
        title: 'Corvane midi dress',
        condition,
      })),
    )
    shown.liked = await sell(
      'midi-dresses',
      { title: 'Aldory midi dress', favorite_count: 90 },
      { title: 'Aldory midi dress', favorite_count: 3 },
    )
    shown.sells = await sell(
      'midi-dresses',
      { title: 'Pellan midi dress', sellthrough_score: 0.9, predicted_sell_score: 0.9 },
      { title: 'Pellan midi dress' },
    )
    const romantic = { occasion_tags: ['party'], style_tags: ['romantic'] }
    shown.wishes = await sell(
      'midi-dresses',
      { title: 'Isolde midi dress', ...romantic },
      { title: 'Isolde midi dress', ...pushed },
    )
    const [first, ...others] = brands
    const same = Array.from({ length: 8 }, () => ({ title: 'Dunsany dress', brand_id: first?.id, ...pushed }))
    shown.brands = await sell(
      'midi-dresses',
      ...same,
      ...others.slice(0, 6).map(({ id }) => ({ title: 'Dunsany dress', brand_id: id })),
    )
    const alike = { title: 'Oriel dress', brand_id: first?.id, department_tags: ['maternity'], ...pushed }
    shown.alike = await sell('midi-dresses', ...Array.from({ length: 12 }, () => alike))
    shown.size = await sell(
      'midi-dresses',
      { title: 'Farrow midi dress', sizing_id: own },
      { title: 'Farrow midi dress', ...pushed, listed_at: daysAgo(20) },
    )
    shown.liking = await sell(
      'midi-dresses',
      ...[1, 1, 1].map((at) => ({ title: 'Gresham midi dress', sizing_id: sizes[at] })),
      {
        title: 'Gresham midi dress',
        condition: 'excellent',
        sizing_id: sizes[2],
      },
    )
    const many = Array.from({ length: 240 }, (_, n) => ({
      title: 'Haverly dress',
      brand_id: brands[n % 7]?.id,
      listed_at: daysAgo(n % 40),
    }))
    await sell('midi-dresses', ...many)
    const lone = { title: 'Orlen', brand_id: brands.at(-1)?.id }
    shown.dresses = await sell('midi-dresses', ...Array(4).fill({ ...lone, listed_at: daysAgo(0) }))
    const knit = { ...lone, listed_at: daysAgo(2), color_names: ['blue'] }
    shown.sweaters = await sell('pullovers', knit, knit)
    remove = await indexAll(pool, searchUrl)
  })
  afterAll(async () => {
    await remove()
    await pool?.end()
    await app?.close()
  })

  test('a word of the title counts more than one of the material', async () => {
    expect(await order('marlowe dress')).toEqual(shown.word)
  })

  test('words side by side count more than apart', async () => {
    expect(await order('quillon verra')).toEqual(shown.phrase)
  })

  test('the very kind comes before its narrower relatives', async () => {
    expect(await order('ondeline sweater')).toEqual(shown.kind)
  })

  test('a red dress comes before one with something red in it, however new and well liked that is', async () => {
    expect(await order('red tamsel dress')).toEqual(shown.color)
  })

  test('of equals the fresher comes first', async () => {
    expect(await order('velden')).toEqual(shown.fresh)
  })

  test('of equals the one in better condition comes first', async () => {
    expect(await order('corvane')).toEqual(shown.condition)
  })

  test('of equals the one that more people like, or that sells better, comes first', async () => {
    expect(await order('aldory')).toEqual(shown.liked)
    expect(await order('pellan')).toEqual(shown.sells)
  })

  test('what is wished for counts more than all that the shop knows', async () => {
    expect(await order('isolde dress for date night')).toEqual(shown.wishes)
  })

  test('no brand is twice among the first five when there are five, unless one brand was asked for', async () => {
    const all = await ask('dunsany dress')
    const first = all.nodes.slice(0, 5).map((node) => node.brand)
    expect(new Set(first).size).toBe(5)
    expect(all.nodes).toHaveLength(14)
    const filters = [{ key: 'brand_name_tags', values: [brands[0]?.name ?? '', brands[1]?.name ?? ''] }]
    const asked = await ask('dunsany dress', { filters })
    expect(asked.nodes.slice(0, 8).map((node) => node.brand)).toEqual(Array(8).fill(brands[0]?.name))
  })

  test('the first screen of a department mixes brands, kinds and colors', async () => {
    const filters = [{ key: 'department_tags', values: ['shoes'] }]
    const first = (await order('', { filters })).slice(0, 20)
    const { rows } = await pool.query<{ brand: number; kind: number; color: string }>(
      `select brand_id as brand, category_id as kind, color_names[1] as color from item
        join unnest($1::bigint[]) with ordinality as shown (item_number, place) using (item_number) order by place`,
      [first],
    )
    const different = (trait: keyof (typeof rows)[number]) => new Set(rows.map((row) => row[trait])).size
    expect(rows).toHaveLength(20)
    // All alike would be 1; a shop window of 20 with a piece of each is 20.
    expect(different('brand')).toBeGreaterThanOrEqual(15)
    expect(different('kind')).toBeGreaterThanOrEqual(8)
    expect(different('color')).toBeGreaterThanOrEqual(6)
    const twins = rows.filter((row, at) => at > 0 && row.brand === rows[at - 1]?.brand)
    expect(twins).toEqual([])
    // Twelve pieces of one brand, kind and color that the shop would show first leave room for others.
    const crowded = await order('', { filters: [{ key: 'department_tags', values: ['maternity'] }] })
    const top = crowded.slice(0, 12).filter((itemNumber) => shown.alike?.includes(itemNumber))
    expect(top.length).toBeGreaterThan(0)
    expect(top.length).toBeLessThanOrEqual(6)
  })
  test('who has saved sizes sees them first; a visitor does not, and no statement is asked for one', async () => {
    const shopper = await app.loggedIn('shopper')
    app.statements()
    expect(await order('farrow', {}, shopper)).toEqual(shown.size)
    expect(app.statements().filter((text) => text.includes('listOwnSizes'))).toHaveLength(1)
    expect(await order('farrow')).toEqual(shown.size?.toReversed())
    await order('farrow', { sortBy: 'newest_first' }, shopper)
    expect(app.statements().filter((text) => text.includes('listOwnSizes'))).toHaveLength(0)
  })

  test('who likes several pieces of a size sees that size first', async () => {
    const liker = await app.loggedIn('superstar')
    const before = await order('gresham', {}, liker)
    expect(before[0]).toBe(shown.liking?.at(-1))
    const liked = shown.liking?.slice(0, 2) ?? []
    await pool.query('insert into favorite (user_id, item_number) select $1, unnest($2::bigint[])', [
      personByKey('superstar').id,
      liked,
    ])
    const after = await order('gresham', {}, liker)
    expect(after.at(-1)).toBe(shown.liking?.at(-1))
    expect(after.toSorted()).toEqual(before.toSorted())
  })

  test('without a text the shop recommends: kinds and colors take turns, and newest first is one click away', async () => {
    const filters = [{ key: 'brand_name_tags', values: [brands.at(-1)?.name ?? ''] }]
    const { dresses = [], sweaters = [] } = shown
    const own = (numbers: readonly number[]) => numbers.filter((n) => [...dresses, ...sweaters].includes(n))
    const usual = own(await order('', { filters }))
    expect(usual).toHaveLength(6)
    expect(dresses).toContain(usual[0])
    expect(sweaters).toContain(usual[1])
    const newest = own(await order('', { filters, sortBy: 'newest_first' }))
    expect(newest.slice(0, 4).toSorted()).toEqual(dresses.toSorted())
    expect(own(await order('', { filters, sortBy: 'relevance' }))).toEqual(usual)
  })

  test('ten pages show every piece once, the same ones when asked again, and the same list when cut differently', async () => {
    const pages = async (count: number, amount: number) => {
      const numbers: number[] = []
      for (let page = 1; page <= count; page++)
        numbers.push(...(await order('haverly dress', { amount, page })))
      return numbers
    }
    expect((await ask('haverly dress')).totalCount).toBe(240)
    const numbers = await pages(10, 24)
    expect(new Set(numbers).size).toBe(240)
    expect(await pages(10, 24)).toEqual(numbers)
    expect(await pages(3, 80)).toEqual(numbers)
    expect(await pages(7, 37)).toEqual(numbers)
  })

  test('tells each piece its score and the text that found it, where a score orders the listing', async () => {
    const known = async (document: string) => {
      const { data } = await app.newVisitor().adhoc(document)
      type Known = { esScore: number | null; searchTerm: string | null }
      return ((data?.items ?? { nodes: [] }) as { nodes: Known[] }).nodes
    }
    const found = await known(
      `{ items(amount: 40, facets: [], userInfo: {}, filters: [], query: "marlowe dress", skipSpellcheck: true) { nodes { esScore searchTerm } } }`,
    )
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(({ esScore }) => typeof esScore === 'number' && esScore > 0)).toBe(true)
    expect(new Set(found.map(({ searchTerm }) => searchTerm))).toEqual(new Set(['marlowe dress']))
    const [newest] = await known(
      `{ items(amount: 1, facets: [], userInfo: {}, filters: [], sortBy: "newest_first") { nodes { esScore searchTerm } } }`,
    )
    expect(newest).toEqual({ esScore: null, searchTerm: null })
  })
})
