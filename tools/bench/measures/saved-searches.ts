// Measures how soon owners of saved searches are notified: saved searches in a database of their own, price
// drops at a steady pace, and the worker's own matching in this process. The time counts from the commit of
// the change to the commit of its matches and notifications.
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { matchRound } from '@hemline/api/domains/saved-searches/saved-searches.ts'
import { ensureJobSchema } from '@hemline/api/platform/jobs.ts'
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { connect } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { copyRows } from '@hemline/db/seed/copy.ts'
import { seed } from '@hemline/db/seed/main.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import { storedKeys } from '@hemline/rules/saved-searches/listing-to-save.ts'
import { storedQuery } from '@hemline/rules/saved-searches/stored-query.ts'
import { readSearch } from '@hemline/rules/search/search.ts'
import { chanceFrom, pick } from '@hemline/schema/search/testing/pieces.ts'
import pg from 'pg'
import { type Bench, type Measure, quantile, type Row } from '../rows.ts'

/** Saved searches of one member, on average. */
const eachHas = 5
const firstSeed = 20_261_126
/** The promise: seconds from a change's commit to its alert rows. */
const reachSeconds = 5
const idOf = (at: number): string => `00000000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`

type Filters = { key: string; values: string[] }[]

/**
 * How many searches name no brand. At 50 changes a second, a search that the shop lets be saved (at most 150
 * pieces a day, rules/src/saved-searches) is found by one change in 28,800: by seven of 200,000 searches.
 * With this share a change finds a few more, as if every search were as broad as the shop lets it be.
 */
const brandlessShare = 0.01

/** A search as people keep one: a kind in a size, mostly of two brands, with a price, perhaps a color. */
function randomFilters(chance: () => number, rows: readonly ItemRow[]): Filters {
  const like = pick(chance, rows)
  const other = pick(chance, rows)
  const filters: Filters = [
    { key: 'category_tags', values: [like.category_tags.at(-1) ?? ''] },
    { key: 'sizing_id', values: [String(like.sizing_id)] },
  ]
  if (chance() >= brandlessShare)
    filters.push({
      key: 'brand_name_tags',
      values: [chance() < 0.1 ? like.brand_name : pick(chance, rows).brand_name, other.brand_name],
    })
  if (chance() < 0.6)
    filters.push({ key: 'price', values: [`-${Math.ceil((like.price_cents / 100) * (0.5 + chance()))}`] })
  if (chance() < 0.3) filters.push({ key: 'color_names', values: [like.color_names[0] ?? 'black'] })
  if (chance() < 0.2) filters.push({ key: 'without', values: ['polyester'] })
  return filters
}

async function fill(url: string, rows: readonly ItemRow[], count: number): Promise<void> {
  const chance = chanceFrom(firstSeed)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    const users = Math.ceil(count / eachHas)
    await client.query(
      `insert into user_account (id, email, password_hash, first_name, last_name, created_at)
       select ('10000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'saver' || n || '@hemline.example', '', 'Ada', 'Marlowe', now()
       from generate_series(0, $1::int) n`,
      [users],
    )
    const keys: [number, string, number | null, number | null][] = []
    function* searches() {
      for (let at = 0; at < count; at += 1) {
        const filters = randomFilters(chance, rows)
        const { query } = readSearch({ amount: 0, filters })
        const { numbers, from, to } = storedKeys(query, false)
        for (const number of new Set(numbers)) keys.push([number, idOf(at), from, to])
        const user = `10000000-0000-7000-8000-${(at % users).toString(16).padStart(12, '0')}`
        const rhythm = pick(chance, ['at_once', 'daily', 'daily', 'weekly'])
        const when = '2026-11-01T00:00:00Z'
        yield [
          idOf(at),
          user,
          `Search ${at}`,
          `search ${at}`,
          '/products',
          JSON.stringify(filters),
          '',
          JSON.stringify(storedQuery(query)),
          rhythm,
          when,
          when,
          when,
        ]
      }
    }
    const columns = [
      'id',
      'user_id',
      'name',
      'name_key',
      'path',
      'filters',
      'text',
      'query',
      'rhythm',
      'created_at',
      'updated_at',
      'looked_at',
    ]
    await copyRows(client, { table: 'saved_search', columns }, searches())
    await copyRows(
      client,
      { table: 'saved_search_key', columns: ['key', 'search_id', 'from_cents', 'to_cents'] },
      keys,
    )
    await client.query('vacuum (analyze) saved_search, saved_search_key, user_account')
  } finally {
    await client.end()
  }
}

/** Matches until told to end; returns the seconds from each change's commit to that of its matches. */
async function measure(
  url: string,
  { rows, seconds, perSecond }: { rows: readonly ItemRow[]; seconds: number; perSecond: number },
): Promise<{ waits: number[]; matches: number; late: number }> {
  // A round that is slow is measured, not cut off.
  const { db, pool, close } = connect({ url, name: 'bench-matching', max: 4 })
  const chance = chanceFrom(firstSeed + 1)
  const committed: number[] = []
  const waits: number[] = []
  let matches = 0
  let ended = false
  const matching = (async () => {
    while (!ended || committed.length > 0) {
      const round = await matchRound({ db, now: () => new Date() })
      matches += round.matches
      const now = performance.now()
      for (const at of committed.splice(0, round.changes)) waits.push((now - at) / 1000)
      if (round.changes === 0 && !round.isCut) await wait(50)
    }
  })()
  const begun = performance.now()
  const total = seconds * perSecond
  for (let at = 0; at < total; at += 1) {
    const due = begun + (at * 1000) / perSecond
    const pause = due - performance.now()
    if (pause > 0) await wait(pause)
    await pool.query('update item set price_cents = price_cents - 1 where item_number = $1', [
      pick(chance, rows).item_number,
    ])
    committed.push(performance.now())
  }
  const late = (performance.now() - begun) / 1000 - seconds
  ended = true
  await matching
  await close()
  return { waits, matches, late }
}

async function newDatabase({ superUrl }: Pick<Bench, 'superUrl'>, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: superUrl })
  await admin.connect()
  await admin.query(`create database ${name}`).finally(() => admin.end())
  return Object.assign(new URL(superUrl), { pathname: `/${name}` }).href
}

/** Measures one number of saved searches. */
async function measureCount(
  bench: Pick<Bench, 'superUrl' | 'say' | 'short'>,
  count: number,
): Promise<{ p50: number; p99: number; matchesEach: number }> {
  const name = `saved_of_${count}`
  const url = await newDatabase(bench, name)
  try {
    await migrate(url)
    await ensureJobSchema(url)
    await seed(url, { profile: bench.short ? 'small' : 'default' })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const all = await client.query<ItemRow>(
      `select * from search_item where state = 'listed' and price_cents > 3000`,
    )
    await client.end()
    const begun = performance.now()
    await fill(url, all.rows, count)
    bench.say(
      `  ${count.toLocaleString('en-US')} saved searches in ${Math.round((performance.now() - begun) / 1000)} s, seed ${firstSeed}`,
    )
    const seconds = bench.short ? 4 : 30
    const { waits, matches, late } = await measure(url, { rows: all.rows, seconds, perSecond: 50 })
    const sorted = waits.toSorted((a, b) => a - b)
    const matchesEach = matches / waits.length
    bench.say(
      `  ${waits.length} changes, ${matchesEach.toFixed(1)} alerts each, the pace was ${late.toFixed(1)} s late`,
    )
    return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), matchesEach }
  } finally {
    await dropDatabase(bench.superUrl, name)
  }
}

/** The measure `saved-searches`. */
export const savedSearches: Measure = {
  name: 'saved-searches',
  needs: 'default',
  run: async (bench): Promise<Row[]> => {
    const counts = bench.short ? [2000] : [200_000, 1_000_000]
    const rows: Row[] = []
    for (const count of counts) {
      const { p50, p99, matchesEach } = await measureCount(bench, count)
      // Other programs on the machine take their part of it: the figure says how many.
      const [load = 0] = loadavg()
      rows.push({
        what: `from a change to its alerts, ${count.toLocaleString('en-US')} saved searches, p99`,
        ours: `${p99.toFixed(2)} s`,
        floor: '–',
        ratio: '–',
        reach: `≤ ${reachSeconds} s`,
        met: bench.short ? null : p99 <= reachSeconds,
        note: `50 changes a second, ${matchesEach.toFixed(1)} alerts each, one worker; p50 ${p50.toFixed(2)} s; load of the machine ${load.toFixed(0)} on ${cpus().length} cores`,
      })
    }
    return rows
  },
}
