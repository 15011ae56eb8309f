// Three searches that know nothing of each other answer the same questions: OpenSearch, the database, and
// looking at every row. SEARCH_TEST_SEED=… asks other questions, SEARCH_TEST_QUESTIONS=5000 more of them.
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { connect } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { defaultAnchor, seed } from '@hemline/db/seed/main.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import type { FacetNames } from '@hemline/rules/search/facet-names.ts'
import { facetByKey, finishFacet, furtherFacets } from '@hemline/rules/search/facets.ts'
import { readSearch } from '@hemline/rules/search/search.ts'
import { naiveBrands, naiveSearch } from '@hemline/schema/search/naive.ts'
import { chanceFrom, pick } from '@hemline/schema/search/testing/pieces.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import type { QueryItemsArgs } from '../../generated/resolvers.ts'
import { listFacetNames } from './search.db.ts'
import { facetBrands, searchItems } from './search.ts'
import { indexAll, knownValues, randomArgs } from './testing/engines.ts'

const { TEST_DATABASE_URL, TEST_SEARCH_URL, SEARCH_TEST_SEED, SEARCH_TEST_QUESTIONS } = process.env
const name = `try_search_${randomBytes(5).toString('hex')}`
const firstSeed = Number(SEARCH_TEST_SEED ?? 20_261_124)
const questions = Number(SEARCH_TEST_QUESTIONS ?? 1500)
/** As many questions are under way at once. */
const atOnce = 8
type Args = Partial<QueryItemsArgs>
type Answer = { rows: readonly ItemRow[]; total: number }

describe.skipIf(!TEST_DATABASE_URL || !TEST_SEARCH_URL)(
  `the seeded shop, asked by chance from seed ${firstSeed}`,
  () => {
    const server = connect({ url: TEST_DATABASE_URL ?? '', name: 'tests', max: 1 })
    const url = Object.assign(new URL(TEST_DATABASE_URL ?? 'postgres://nowhere'), {
      pathname: `/${name}`,
    }).href
    const searchUrl = Object.assign(new URL(TEST_SEARCH_URL ?? 'http://nowhere'), {
      pathname: `/${name}`,
    }).href
    const { db, pool, close } = connect({ url, name: 'tests', max: atOnce })
    let remove: () => Promise<void> = async () => undefined
    let rows: ItemRow[]
    let names: FacetNames
    let known: Map<string, string[]>
    const contextWith = (SEARCH_URL: string) => {
      const ctx: unknown = {
        db,
        now: () => defaultAnchor,
        viewer: { userId: null },
        config: { SEARCH_URL },
        log: { warn: (told: unknown) => console.warn(told) },
      }
      return ctx as Context
    }
    const full = (args: Args): QueryItemsArgs => ({ amount: 40, filters: [], userInfo: {}, ...args })
    const byEngine = (args: Args) => searchItems(contextWith(searchUrl), full(args))
    const byDatabase = (args: Args) => searchItems(contextWith(''), full(args))
    const naively = (args: Args) => {
      const { query } = readSearch(full(args), { sizes: names.sizes })
      const found = naiveSearch(rows, query, defaultAnchor)
      const facets = [...found.counts].flatMap(([key, counts]) => {
        const def = facetByKey.get(key)
        return def ? [finishFacet(def, counts, { filters: query.filters, names })] : []
      })
      return { ...found, facets, moreFacets: furtherFacets(query.facets, found.traits, query.filters) }
    }
    const numbers = (list: readonly { item_number: number }[]) => list.map((row) => row.item_number)

    beforeAll(async () => {
      await server.pool.query(`create database ${name}`)
      await migrate(url)
      await seed(url, { profile: 'small' })
      // The seed has no price at the very end of a bar or a range.
      await pool.query(
        'update item set price_cents = (price_cents / 2500 + 1) * 2500 where item_number % 4 = 0',
      )
      remove = await indexAll(pool, searchUrl)
      known = await knownValues(pool)
      rows = (await pool.query<ItemRow>('select * from search_item')).rows
      names = await listFacetNames(db)
    })
    afterAll(async () => {
      await remove()
      await close()
      await server.close()
      await dropDatabase(TEST_DATABASE_URL ?? '', name)
    })

    test(`${questions} combinations give the same pieces, totals and counts`, async () => {
      let filled = 0
      const one = async (seedOfOne: number) => {
        const args = randomArgs(chanceFrom(seedOfOne), known)
        const [engine, database] = await Promise.all([byEngine(args), byDatabase(args)])
        const naive = naively(args)
        const found = (answer: Answer) => ({ total: answer.total, numbers: numbers(answer.rows) })
        const wanted = found(naive)
        const counts = { facets: naive.facets, moreFacets: naive.moreFacets }
        const fromEngine = {
          ...found({ rows: engine.nodes, total: engine.totalCount }),
          degraded: engine.degraded,
        }
        const fromDatabase = found({ rows: database.nodes, total: database.totalCount })
        const counted = { facets: engine.facets, moreFacets: engine.moreFacets }
        // Compared here, told by expect: it is slow, and nearly all are the same.
        const same = [
          [fromEngine, { ...wanted, degraded: false }],
          [fromDatabase, wanted],
          [counted, counts],
        ]
        for (const [got, expected] of same)
          if (!isDeepStrictEqual(got, expected))
            expect({ seed: seedOfOne, args, got }).toEqual({ seed: seedOfOne, args, got: expected })
        if (naive.total > 0) filled += 1
      }
      for (let i = 0; i < questions; i += atOnce)
        await Promise.all(
          Array.from({ length: Math.min(atOnce, questions - i) }, (_, n) => one(firstSeed + i + n)),
        )
      expect(filled).toBeGreaterThan(questions / 3)
    })

    test('following a value gives as many pieces as stood beside it', async () => {
      const chance = chanceFrom(firstSeed)
      let followed = 0
      for (let i = 0; i < 150; i++) {
        const args = randomArgs(chance, known)
        const { facets } = await byEngine({ ...args, amount: 0 })
        for (const facet of facets) {
          if (facet.buckets.length === 0) continue
          const bucket = pick(chance, facet.buckets)
          const others = args.filters.filter((filter) => filter.key !== facet.key)
          const next = await byEngine({
            ...args,
            amount: 0,
            filters: [...others, { key: facet.key, values: [bucket.value] }],
          })
          expect({ seed: firstSeed, args, facet: facet.key, bucket }).toMatchObject({
            bucket: { count: next.totalCount },
          })
          if (bucket.count > 0) followed += 1
        }
      }
      expect(followed).toBeGreaterThan(100)
    })

    test('the bars of prices hold every piece, each where its price is', async () => {
      const chance = chanceFrom(firstSeed)
      for (let i = 0; i < 20; i++) {
        const { filters } = randomArgs(chance, known)
        const around = filters.filter((filter) => filter.key !== 'price')
        const { facets } = await byEngine({ filters, facets: ['price'], amount: 0 })
        const bars = facets[0]?.histogram ?? []
        const all = await byEngine({ filters: around, amount: 0 })
        expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(all.totalCount)
        if (all.totalCount > 0) expect(bars.length).toBeGreaterThan(0)
        expect(bars.length).toBeLessThanOrEqual(30)
        for (const bar of bars.slice(0, 3)) {
          const price = `${bar.fromCents / 100}-${bar.toCents / 100}`
          const within = await byEngine({
            filters: [...around, { key: 'price', values: [price] }],
            amount: 0,
          })
          expect({ seed: firstSeed, filters, bar }).toMatchObject({ bar: { count: within.totalCount } })
        }
      }
    })

    test('brands found by typing are the same and counted the same, also without the engine', async () => {
      const chance = chanceFrom(firstSeed)
      for (let i = 0; i < 60; i++) {
        const { filters } = randomArgs(chance, known)
        const brand = pick(chance, rows).brand_name
        const text = chance() < 0.2 ? '' : brand.slice(0, 1 + Math.floor(chance() * brand.length))
        const args = { filters, text, amount: 15 }
        const [engine, database] = await Promise.all([
          facetBrands(contextWith(searchUrl), args),
          facetBrands(contextWith(''), args),
        ])
        const naive = naiveBrands(
          rows,
          { ...readSearch(full(args), { sizes: names.sizes }).query, amount: 15 },
          text,
          defaultAnchor,
        )
        const shown = (found: typeof engine) => found.map((bucket) => [bucket.value, bucket.count])
        expect({ seed: firstSeed, args, found: shown(engine) }).toEqual({
          seed: firstSeed,
          args,
          found: naive,
        })
        expect({ seed: firstSeed, args, found: shown(database) }).toEqual({
          seed: firstSeed,
          args,
          found: naive,
        })
      }
    })
  },
)
