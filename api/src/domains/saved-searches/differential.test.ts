// Two thousand saved searches by chance, two thousand changes of pieces, and two ways to say who hears of
// which: the stored keys of the searches, and looking at every search. SEARCH_TEST_SEED=… asks others,
// SAVED_TEST_SEARCHES and SAVED_TEST_CHANGES more of them.
import { randomBytes } from 'node:crypto'
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { connect } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { defaultAnchor, seed } from '@hemline/db/seed/main.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import { outerChannels } from '@hemline/rules/notifications/kinds.ts'
import { curatedEntries } from '@hemline/rules/query/engine/entries.ts'
import { makeLexicon } from '@hemline/rules/query/engine/lexicon.ts'
import { nearnessOf } from '@hemline/rules/query/engine/nearness.ts'
import { nearWords } from '@hemline/rules/query/lexicon/nearness.gen.ts'
import { keptListing, leftOutOf, storedKeys } from '@hemline/rules/saved-searches/listing-to-save.ts'
import { withSizesKept } from '@hemline/rules/saved-searches/own-sizes.ts'
import { searchRhythms, tooBroad } from '@hemline/rules/saved-searches/saved-searches.ts'
import { storedQuery } from '@hemline/rules/saved-searches/stored-query.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { readSearch, type SearchQuery } from '@hemline/rules/search/search.ts'
import { listingSizes } from '@hemline/rules/size-profile/listing-sizes.ts'
import type { SizeProfile } from '@hemline/rules/size-profile/my-sizes.ts'
import { profileDepartments } from '@hemline/rules/size-profile/places.ts'
import { naiveMatcher } from '@hemline/schema/search/naive.ts'
import { chanceFrom, pick, type Sql } from '@hemline/schema/search/testing/pieces.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DbOrTx } from '../../platform/db.ts'
import { englishWords } from '../../platform/english.ts'
import { ensureJobSchema } from '../../platform/jobs.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { listBrandNames, listFacetNames } from '../search/search.db.ts'
import { knownValues, randomArgs } from '../search/testing/engines.ts'
import { replaceSearchKeys, upsertSavedSearch } from './saved-searches.db.ts'
import { matchChanges } from './saved-searches.ts'

const { TEST_DATABASE_URL, SEARCH_TEST_SEED, SAVED_TEST_SEARCHES, SAVED_TEST_CHANGES } = process.env
const name = `try_saved_${randomBytes(5).toString('hex')}`
const firstSeed = Number(SEARCH_TEST_SEED ?? 20_261_125)
const searchCount = Number(SAVED_TEST_SEARCHES ?? 2000)
const changeCount = Number(SAVED_TEST_CHANGES ?? 2000)
/** Changes that are waiting together when they are matched. */
const together = 40

type Filters = { key: string; values: string[] }[]
/** A saved search: `query` is what getItems asks for its owner, `stored` what is kept of it. */
type Saved = { id: string; query: SearchQuery; stored: SearchQuery; text: string; filters: Filters }

describe.skipIf(!TEST_DATABASE_URL)(`saved searches by chance from seed ${firstSeed}`, () => {
  const server = connect({ url: TEST_DATABASE_URL ?? '', name: 'tests', max: 1 })
  const url = Object.assign(new URL(TEST_DATABASE_URL ?? 'postgres://nowhere'), { pathname: `/${name}` }).href
  const { db, pool, close } = connect({ url, name: 'tests', max: 4 })
  const chance = chanceFrom(firstSeed)
  let saved: Saved[]
  let rows: ItemRow[]
  let inOwnSizes = 0

  /** A text as people type it: something of a title, often with a price or something refused. */
  const randomText = (): string => {
    const { title, brand_name, materials } = pick(chance, rows)
    const words = title.split(' ')
    const said = chance() < 0.3 ? brand_name : words.slice(0, 1 + Math.floor(chance() * 3)).join(' ')
    const end = pick(chance, [
      '',
      '',
      ' under $100',
      ` not ${materials[0] ?? 'silk'}`,
      ' for a wedding',
      ' size M',
    ])
    return `${said}${end}`
  }

  /** Puts some listings into one department, where the owner's sizes count. */
  const randomListing = (filters: Filters): Filters =>
    chance() < 0.6
      ? filters
      : [
          ...filters.filter(({ key }) => key !== 'department_tags'),
          { key: 'department_tags', values: [pick(chance, [...profileDepartments, 'shoes', 'handbags'])] },
          { key: 'my_sizes', values: [pick(chance, ['true', 'true', 'true', 'false'])] },
        ]

  const randomProfiles = (sizes: readonly number[]): SizeProfile[] => [
    {
      department: pick(chance, ['women', 'women', ...profileDepartments]),
      enabled: chance() < 0.9,
      includeEquivalents: chance() < 0.3,
      includeMaternity: chance() < 0.2,
      includePetite: chance() < 0.2,
      includeTall: chance() < 0.2,
      sizingIds: Array.from({ length: Math.floor(chance() * 12) }, () => pick(chance, sizes)),
    },
  ]

  beforeAll(async () => {
    await server.pool.query(`create database ${name}`)
    await migrate(url)
    await ensureJobSchema(url)
    await seed(url, { profile: 'small' })
    rows = (await pool.query<ItemRow>('select * from search_item')).rows
    const names = await listFacetNames(db)
    const brands = (await listBrandNames(db)).map((brand) => ({ name: brand, pieces: 1 }))
    const titleWords = new Map(
      rows.flatMap(({ title }) => title.split(' ').map((word): [string, number] => [word.toLowerCase(), 1])),
    )
    const lexicon = makeLexicon({ brands, names, titleWords, counts: new Map() }, curatedEntries, {
      english: englishWords(),
      nearness: nearnessOf(nearWords),
    })
    const known = await knownValues(pool)
    saved = []
    while (saved.length < searchCount) {
      const asked = randomListing(randomArgs(chance, known).filters as Filters)
      const text = chance() < 0.4 ? randomText() : ''
      const profiles = randomProfiles(names.sizes.map(({ sizingId }) => sizingId))
      const narrowed = asked.some(({ key }) => key === 'my_sizes')
        ? listingSizes(asked, profiles, names).filters
        : asked
      if (narrowed !== asked && narrowed.some(({ key }) => key === 'sizing_id')) inOwnSizes += 1
      const read = (filters: readonly FilterInput[]) =>
        readSearch({ amount: 0, filters, query: text }, { sizes: names.sizes, lexicon }).query
      const query = read(narrowed)
      const kept = keptListing({ path: '/products', filters: asked, text, leftOut: leftOutOf(asked) })
      if (!kept) throw new Error('a listing by chance is none')
      const { filters } = withSizesKept(kept, { profiles, names })
      const stored = read(filters)
      // A search of the whole shop can't be saved; a few are here all the same.
      if (tooBroad(query) && chance() < 0.95) continue
      saved.push({ id: uuidv7(defaultAnchor.getTime()), query, stored, text, filters: filters as Filters })
    }
    const { rows: people } = await pool.query<{ id: string }>('select id from user_account limit 1')
    await db.transaction().execute(async (tx) => {
      for (const one of saved) await insertSearch(tx, people[0]?.id ?? '', one)
    })
    await pool.query('delete from search_change')
  })
  afterAll(async () => {
    await close()
    await server.close()
    await dropDatabase(TEST_DATABASE_URL ?? '', name)
  })

  async function insertSearch(
    tx: DbOrTx,
    userId: string,
    { id, stored, text, filters }: Saved,
  ): Promise<void> {
    const search = { id, userId, name: id, nameKey: id, path: '/products', filters, text }
    const rhythm = pick(chance, searchRhythms)
    const told = { rhythm, channels: outerChannels, lookedAt: null }
    await upsertSavedSearch(tx, { ...search, query: storedQuery(stored), ...told }, defaultAnchor)
    await replaceSearchKeys(tx, id, storedKeys(stored, false))
  }

  async function inOneTransaction(action: (client: Sql) => Promise<void>): Promise<void> {
    const client = await pool.connect()
    await client.query('begin')
    await action(client)
    await client.query('commit')
    client.release()
  }

  /** Changes one piece as the shop does. */
  async function changeOne(client: Sql): Promise<void> {
    const { item_number: itemNumber } = pick(chance, rows)
    const what = pick(chance, ['new', 'new', 'relisted', 'cheaper', 'cheaper', 'dearer', 'sold', 'named'])
    const to = Math.floor(chance() * 30_000)
    const changes: Record<string, string> = {
      new: `state = 'pending_listing'`,
      relisted: `state = 'pending_sale'`,
      cheaper: 'price_cents = price_cents + 1000',
      dearer: 'price_cents = greatest(price_cents - 500, 0)',
      sold: `state = 'purchased'`,
      named: 'favorite_count = favorite_count + 1',
    }
    await client.query(`update item set ${changes[what]} where item_number = $1`, [itemNumber])
    await client.query('delete from search_change where item_number = $1', [itemNumber])
    if (what === 'cheaper')
      await client.query(
        `update item set price_cents = greatest(price_cents - 2000 - $2::int, 0) where item_number = $1`,
        [itemNumber, to % 5000],
      )
    else if (what === 'new' || what === 'relisted')
      await client.query(
        `update item set state = 'listed', price_cents = $2, listed_at = coalesce(listed_at, $3) where item_number = $1`,
        [itemNumber, to, defaultAnchor],
      )
    else if (what === 'dearer')
      await client.query('update item set price_cents = price_cents + 700 where item_number = $1', [
        itemNumber,
      ])
  }

  test(`${changeCount} changes reach exactly the savers that the naive search names`, async () => {
    const told = new Set<string>()
    const seen = { matches: 0, waiting: 0 }
    const matchers = saved.map(({ id, query }) => ({ id, fits: naiveMatcher(query, defaultAnchor) }))
    for (let done = 0; done < changeCount; done += together) {
      await inOneTransaction(async (client) => {
        for (let i = 0; i < together; i++) await changeOne(client)
      })
      const { rows: waiting } = await pool.query<{ item_number: number }>(
        'select distinct item_number from search_change',
      )
      seen.waiting += waiting.length
      const { rows: items } = await pool.query<ItemRow>(
        'select * from search_item where item_number = any($1::bigint[])',
        [waiting.map((row) => row.item_number)],
      )
      const wanted = items.flatMap((item) =>
        matchers
          .filter(({ fits }) => fits(item))
          .map(({ id }) => `${id}/${item.item_number}/${item.price_cents}`),
      )
      const fresh = wanted.filter((one) => !told.has(one))
      for (const one of fresh) told.add(one)
      const { matches } = await matchChanges({ db, now: () => defaultAnchor })
      seen.matches += matches
      expect({ seed: firstSeed, done, matches }).toEqual({ seed: firstSeed, done, matches: fresh.length })
    }
    const { rows: kept } = await pool.query<{ one: string }>(
      `select search_id || '/' || item_number || '/' || price_cents as one from saved_search_match`,
    )
    const got = new Set(kept.map(({ one }) => one))
    const differences = [...told]
      .filter((one) => !got.has(one))
      .concat([...got].filter((one) => !told.has(one)))
    console.info(
      `seed ${firstSeed}: ${searchCount} searches, ${inOwnSizes} in own sizes, ${changeCount} changes, ${seen.waiting} of them waited, ${seen.matches} matches, ${differences.length} differences`,
    )
    expect(differences).toEqual([])
    expect(seen.matches).toBeGreaterThan(changeCount)
    expect(inOwnSizes).toBeGreaterThan(searchCount / 20)
  })
})
