// Seeding a shop: from empty tables to all pieces with their past (decisions 0122 and 0123). The floor copies
// the files of the seeded database, as the database itself does.
import { migrate } from '@hemline/db/migrate.ts'
import { seed } from '@hemline/db/seed/main.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import pg from 'pg'
import { type Bench, type Measure, median, type Row, times } from '../rows.ts'

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Seeds a database of its own and copies it; returns the seconds of both, and leaves neither. */
async function round(
  bench: Pick<Bench, 'superUrl'>,
  items: number,
): Promise<{ ours: number; floor: number }> {
  const name = `seed_of_${items}`
  const copy = `${name}_copy`
  const url = Object.assign(new URL(bench.superUrl), { pathname: `/${name}` }).href
  await query(bench.superUrl, `create database ${name}`)
  try {
    await migrate(url)
    const ours = await secondsOf(() => seed(url, { profile: 'small', items, now: new Date() }))
    try {
      const floor = await secondsOf(() => query(bench.superUrl, `create database ${copy} template ${name}`))
      return { ours, floor }
    } finally {
      await dropDatabase(bench.superUrl, copy)
    }
  } finally {
    await dropDatabase(bench.superUrl, name)
  }
}

const words = (seconds: number) => `${seconds.toFixed(1)} s`

async function seeding(
  bench: Pick<Bench, 'superUrl' | 'short'>,
  { items, rounds, reach }: { items: number; rounds: number; reach: number },
): Promise<Row[]> {
  const all: Awaited<ReturnType<typeof round>>[] = []
  for (let i = 0; i < rounds; i++) all.push(await round(bench, items))
  const ours = median(all.map((one) => one.ours))
  const floor = median(all.map((one) => one.floor))
  return [
    {
      what: `a shop of ${items.toLocaleString('en-US')} pieces with its past, seeded`,
      ours: words(ours),
      floor: `its files copied ${words(floor)}`,
      ratio: times(ours / floor),
      reach: `≤ ${reach} s`,
      met: bench.short ? null : ours <= reach,
      note: `median of ${rounds}; without building the search index`,
    },
  ]
}

/** The measure `seed`. */
export const seedTime: Measure = {
  name: 'seed',
  needs: 'default',
  run: (bench) =>
    seeding(bench, {
      items: bench.short ? 2000 : 25_000,
      rounds: bench.short ? 1 : bench.rounds,
      reach: 15,
    }),
}

/** The measure `seed-million`. */
export const seedMillionTime: Measure = {
  name: 'seed-million',
  needs: 'scale',
  run: (bench) => seeding(bench, { items: 1_000_000, rounds: 1, reach: 240 }),
}
