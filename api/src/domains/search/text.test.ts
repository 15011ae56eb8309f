// What a text is answered with: understood, mended, shortened, or led elsewhere. On the
// seeded shop, by both engines.
import { randomBytes } from 'node:crypto'
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { connect } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { defaultAnchor, seed } from '@hemline/db/seed/main.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import { type Known, readSearch } from '@hemline/rules/search/search.ts'
import { naiveSearch } from '@hemline/schema/search/naive.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import type { QueryItemsArgs } from '../../generated/resolvers.ts'
import { facetBrands, searchItems, shopLexicon } from './search.ts'
import { indexAll } from './testing/engines.ts'

const { TEST_DATABASE_URL, TEST_SEARCH_URL } = process.env
const name = `try_text_${randomBytes(5).toString('hex')}`
type Args = Partial<QueryItemsArgs>

describe.skipIf(!TEST_DATABASE_URL || !TEST_SEARCH_URL)('a search text', () => {
  const server = connect({ url: TEST_DATABASE_URL ?? '', name: 'tests', max: 1 })
  const url = Object.assign(new URL(TEST_DATABASE_URL ?? 'postgres://nowhere'), { pathname: `/${name}` }).href
  const searchUrl = Object.assign(new URL(TEST_SEARCH_URL ?? 'http://nowhere'), { pathname: `/${name}` }).href
  const { db, pool, close } = connect({ url, name: 'tests', max: 4 })
  let remove: () => Promise<void> = async () => undefined
  let rows: ItemRow[]
  const contextWith = (SEARCH_URL: string) => {
    const config = { SEARCH_URL, WEB_ORIGIN: 'http://localhost:5173' }
    const viewer = { userId: null, visitorId: 1 }
    return {
      db,
      viewer,
      config,
      now: () => defaultAnchor,
      log: { warn: () => undefined },
    } as unknown as Context
  }
  const ask = (query: string, args: Args = {}, engine = searchUrl) =>
    searchItems(contextWith(engine), { amount: 40, filters: [], userInfo: {}, query, ...args })
  const labels = ({ understood }: Awaited<ReturnType<typeof ask>>) =>
    understood.map(({ label, negated }) => (negated ? `not ${label}` : label))

  beforeAll(async () => {
    await server.pool.query(`create database ${name}`)
    await migrate(url)
    await seed(url, { profile: 'small' })
    remove = await indexAll(pool, searchUrl)
    rows = (await pool.query<ItemRow>('select * from search_item')).rows
  })
  afterAll(async () => {
    await remove()
    await close()
    await server.close()
    await dropDatabase(TEST_DATABASE_URL ?? '', name)
  })

  test.each([
    'red dress under $40',
    'size 8 dress',
    'boots not leather or suede',
    'something for a beach wedding',
    'dress without florals',
    'wrap dress',
    'navy or red sweater',
    'new with tags',
    'toddler boots',
    'office but not boring',
    'slip dress -pink',
  ])('%s finds the same with the engine, without it, and by looking at every piece', async (query) => {
    const { lexicon } = await shopLexicon(contextWith(searchUrl))
    const known: Known = { lexicon, sizes: lexicon.shop.names.sizes }
    const args: QueryItemsArgs = {
      amount: 100,
      filters: [],
      userInfo: {},
      query,
      sortBy: 'newest_first',
      skipSpellcheck: true,
      skipFallback: true,
    }
    const naive = naiveSearch(rows, readSearch(args, known).query, defaultAnchor)
    for (const engine of [searchUrl, '']) {
      const answer = await ask(query, args, engine)
      expect(answer.totalCount).toBe(naive.total)
      expect(answer.nodes.map((row) => row.item_number)).toEqual(naive.rows.map((row) => row.item_number))
    }
    expect(naive.total).toBeGreaterThan(0)
  })

  test('what was understood is chosen in the facets, and their counts leave it out', async () => {
    const answer = await ask('red dress')
    const colors = answer.facets.find(({ key }) => key === 'color_names')?.buckets ?? []
    expect(colors.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['red'])
    const blue = await ask('blue dress')
    expect(colors.find(({ value }) => value === 'blue')?.count).toBe(blue.totalCount)
  })

  test('a filter of the page wins over the word, and the word is no chip', async () => {
    const answer = await ask('red dress', { filters: [{ key: 'color_names', values: ['blue'] }] })
    expect(labels(answer)).toEqual(['Dresses'])
    expect(answer.nodes.every((row) => row.color_names.includes('blue'))).toBe(true)
    expect(answer.notes).toEqual([
      'This page’s own filters come before “red”. Take a filter off, or search the whole shop.',
    ])
    expect((await ask('dress', { filters: [{ key: 'category_tags', values: ['dresses'] }] })).notes).toEqual(
      [],
    )
  })

  describe('a misspelt one', () => {
    test('is mended, with a way to the words as typed', async () => {
      const mended = await ask('swaeter')
      const right = await ask('sweater')
      expect(mended.totalCount).toBe(right.totalCount)
      expect(mended.correction).toMatchObject({
        applied: true,
        correctedQueryLabel: 'sweater',
        originalSearchTerm: 'swaeter',
        content: {
          allText: expect.stringMatching(/^Showing results for .*sweater/),
          textFirst: 'Showing results for',
          boldText: 'sweater',
          textLast: expect.any(String),
          linkQuery: { text: 'swaeter', exact: 'true' },
        },
        correctedQuery: { searchText: 'sweater', filtersInput: [{ key: 'category_tags' }] },
      })
      expect(labels(mended)).toEqual(['Sweaters'])
      expect(mended.resultId).not.toBe(right.resultId)
      expect([mended.savedSearchDisabled, (await ask('')).savedSearchDisabled]).toEqual([false, true])
    })

    test('is mended as the filter "text" too', async () => {
      const filters = [{ key: 'text', values: ['swaeter'] }]
      const answer = await searchItems(contextWith(searchUrl), { amount: 40, filters, userInfo: {} })
      const right = await ask('sweater')
      expect([answer.correction?.applied, answer.totalCount]).toEqual([true, right.totalCount])
      expect((await facetBrands(contextWith(searchUrl), { filters, text: '' })).length).toBeGreaterThan(0)
    })

    test('asked for exactly is searched as typed, and the right one is offered', async () => {
      const answer = await ask('swaeter', { skipSpellcheck: true })
      expect(answer.totalCount).toBe(0)
      expect(answer.correction).toMatchObject({
        applied: false,
        content: { textFirst: 'Did you mean', boldText: 'sweater', linkQuery: { text: 'sweater' } },
      })
    })

    test('beside a right word that goes with neither, the one meant counts and not the one typed', async () => {
      const answer = await ask('jacket sweaterr')
      const right = await ask('jacket sweater')
      expect(right.correction).toBeNull()
      expect(answer.correction).toMatchObject({
        applied: true,
        correctedQueryLabel: 'jacket sweater',
        originalSearchTerm: 'jacket sweaterr',
      })
      expect([answer.totalCount, answer.droppedWords, labels(answer)]).toEqual([
        right.totalCount,
        right.droppedWords,
        labels(right),
      ])
      const exact = await ask('jacket sweaterr', { skipSpellcheck: true })
      expect([exact.correction?.applied, exact.droppedWords, labels(exact)]).toEqual([
        false,
        ['sweaterr'],
        labels(await ask('jacket')),
      ])
      expect((await ask('jacket sweaterr', { skipFallback: true })).totalCount).toBe(0)
    })

    test('finds its brands too', async () => {
      const brands = await facetBrands(contextWith(searchUrl), { filters: [], text: '', query: 'swaeter' })
      expect(brands.length).toBeGreaterThan(0)
    })

    test('is mended by the database while the engine is away', async () => {
      expect((await ask('swaeter', {}, '')).correction?.applied).toBe(true)
    })

    test('its further pages are of the same search', async () => {
      const first = await ask('swaeter', { amount: 10 })
      const second = await ask('swaeter', { amount: 10, page: 2 })
      expect(second.totalCount).toBe(first.totalCount)
      const numbers = [...first.nodes, ...second.nodes].map((row) => row.item_number)
      expect(new Set(numbers).size).toBe(20)
    })
  })

  test.each(['gap', 'theory', 'express', 'boots', 'red dress', 'something for a beach wedding', 'qzxv'])(
    '%s is not touched',
    async (query) => {
      expect((await ask(query)).correction).toBeNull()
    },
  )

  describe('with words that nothing has', () => {
    test('loses those alone, and says so', async () => {
      const answer = await ask('snorkel dress')
      expect([answer.droppedWords, labels(answer)]).toEqual([['snorkel'], ['Dresses']])
      expect(answer.totalCount).toBe((await ask('dress')).totalCount)
    })

    test('looks in titles for a material that is only a part of the piece', async () => {
      const listed = rows.filter(({ state }) => state === 'listed')
      const trimmed = listed.filter(({ title }) => /lace-trim/i.test(title))
      const kind = trimmed.find((piece) =>
        listed.every((row) => row.category_id !== piece.category_id || !row.material_tags.includes('lace')),
      )
      const slug = kind?.category_tags[0] ?? ''
      const answer = await ask(`lace ${slug.replaceAll('-', ' ')}`)
      expect([slug, answer.droppedWords]).toEqual([expect.stringMatching(/./), []])
      expect(answer.nodes.length).toBeGreaterThan(0)
      expect(answer.nodes.map(({ title }) => title).filter((title) => !/lace/i.test(title))).toEqual([])
    })

    test('says each of them once, and no signs', async () => {
      expect(
        (await ask('<i>snorkel</i> SNORKEL dress snorkel')).droppedWords.map((word) => word.toLowerCase()),
      ).not.toContain('<')
      expect((await ask('snorkel dress snorkel')).droppedWords).toEqual(['snorkel'])
    })

    test('keeps the brand rather than the kind', async () => {
      const listed = rows.filter(({ state }) => state === 'listed')
      const withBags = new Set(
        listed.filter((row) => row.category_tags.includes('handbags')).map((row) => row.brand_name),
      )
      const brand = listed.find((row) => !withBags.has(row.brand_name))?.brand_name ?? ''
      expect((await ask(`${brand} handbag`, { skipFallback: true })).totalCount).toBe(0)
      const answer = await ask(`${brand} handbag`)
      expect([answer.droppedWords, labels(answer)]).toEqual([['handbag'], [brand]])
    })

    test('finds nothing where nobody may shorten it, and where nothing would be left', async () => {
      expect((await ask('snorkel dress', { skipFallback: true })).totalCount).toBe(0)
      expect(await ask('qzxv')).toMatchObject({ totalCount: 0, droppedWords: [] })
    })

    test('names a kind that the shop has not: the nearest, and it says so', async () => {
      const answer = await ask('smartwatch')
      expect(answer.absentWords).toEqual(['smartwatch'])
      expect(answer.totalCount).toBeGreaterThan(0)
    })
  })

  test('of a word that nobody thought of is guessed, and says so', async () => {
    const answer = await ask('discotheque')
    expect(answer.totalCount).toBeGreaterThan(0)
    expect(answer.notes).toEqual(['No piece is called “discotheque”, so we guessed what goes with it.'])
    expect(answer.correction).toBeNull()
  })

  describe('that is an address', () => {
    test('leads to the piece by its number or its link, in any dress', async () => {
      const number = rows.find((row) => row.state === 'listed')?.item_number ?? 0
      for (const text of [
        `${number}`,
        `#${number}`,
        `item ${number}`,
        `http://localhost:5173/product/a-dress/${number}`,
        `/product/${number}`,
      ])
        expect((await ask(text)).leadsTo).toBe(`/product/${number}`)
    })

    test('leads to a page of the shop, and nowhere else', async () => {
      expect((await ask('/women/dresses?price=20-50')).leadsTo).toBe('/women/dresses?price=20-50')
      for (const text of [
        '//evil.example/women',
        'https://evil.example/women/dresses',
        '/nowhere/at/all',
        '99999999999',
        '12',
        '/',
      ])
        expect((await ask(text)).leadsTo).toBeNull()
    })
  })

  test('only small words bring everything, and say so; signs bring nothing', async () => {
    const all = await ask('the of and')
    expect([all.totalCount, all.notes]).toEqual([
      rows.filter(({ state }) => state === 'listed').length,
      [expect.stringContaining('here is all of it')],
    ])
    for (const text of ['???', '👗🔥', "'; --", '\u0000\u0007', '"'])
      expect(['', 0]).toContain(text.replace(/\p{Cc}/gu, '') === '' ? '' : (await ask(text)).totalCount)
  })

  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['a hundred words', 'red dress '.repeat(50)],
    ['unknown words without end', Array.from({ length: 100 }, (_, i) => `wrd${i}`).join(' ')],
    ['right to left', 'فستان أحمر'],
    ['a script', '<script>alert(1)</script>'],
    ['wildcards of both engines', '100% _ * ? ~2 AND OR NOT (title:x) \\'],
    ['half of an emoji', '\ud83d dress'],
  ])('%s is harmless', async (_, text) => {
    for (const engine of [searchUrl, ''])
      expect((await ask(text, {}, engine)).totalCount).toBeGreaterThanOrEqual(0)
  })
})
