// How long a partner's feed takes to be judged and applied, beside a plain COPY of the same pieces into a
// table with the same indexes: the COPY judges nothing, keeps no history and tells no index.
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFeed } from '@hemline/api/domains/partners/partners.ts'
import { ensureJobSchema } from '@hemline/api/platform/jobs.ts'
import { connect } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { seed } from '@hemline/db/seed/main.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import pg from 'pg'
import type { Bench, Measure, Row } from '../rows.ts'

/** The supplier that the seed gives terms and a key, and the id of the feed that is measured. */
const supplierId = 11
const feedId = '01939bd2-4c11-7a55-8d21-0000000f9999'

type Figures = { judged: number; applied: number; copied: number; pieces: number }

/** Stages a feed of good rows, as the address for feeds does. */
async function stage(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into partner_feed (id, supplier_id, number, reference, mode, format, state, key_id, body_hash, bytes, row_count, received_at)
     select $1, $2, 1000, 'bench', 'good_rows', 'csv', 'received', min(id), '\\x00', 1, $3, now() from partner_key where supplier_id = $2`,
    [feedId, supplierId, count],
  )
  await client.query(
    `insert into partner_feed_row (feed_id, row_number, sku, raw)
     select $1, n, 'BENCH-' || n, jsonb_build_object('fields', jsonb_build_object('sku', 'BENCH-' || n, 'brand', 'Reformation',
       'category', 'midi-dresses', 'size', 'M', 'colors', 'green', 'condition', 'Excellent', 'price', '48.00', 'materials', 'Linen'))
     from generate_series(1, $2::int) n`,
    [feedId, count],
  )
  await client.query('analyze partner_feed_row')
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Copies the pieces of the feed into a table like that of the shop; the file lies beside the database. */
async function copied(client: pg.Client): Promise<number> {
  const file = join(tmpdir(), `partner-feed-${randomBytes(6).toString('hex')}`)
  const made = `select i.* from item i join partner_piece p on p.item_number = i.item_number where p.sku like 'BENCH-%'`
  try {
    await client.query('create table item_floor (like item including defaults including indexes)')
    await client.query(`copy (${made}) to '${file}'`)
    return await seconds(() => client.query(`copy item_floor from '${file}'`))
  } finally {
    await rm(file, { force: true })
  }
}

async function measure(
  { superUrl, short }: Pick<Bench, 'superUrl' | 'short'>,
  count: number,
): Promise<Figures> {
  const name = 'partner_feed'
  const admin = new pg.Client({ connectionString: superUrl })
  await admin.connect()
  await admin.query(`create database ${name}`).finally(() => admin.end())
  const url = Object.assign(new URL(superUrl), { pathname: `/${name}` }).href
  try {
    await migrate(url)
    await ensureJobSchema(url)
    await seed(url, { profile: short ? 'small' : 'default' })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { db, close } = connect({ url, name: 'bench-feed', max: 4 })
    try {
      await stage(client, count)
      const doors = { db, now: () => new Date() }
      const judged = await seconds(() => runFeed(doors, feedId, count))
      const applied = await seconds(() => runFeed(doors, feedId, 2 * count + 1))
      const { rows } = await client.query<{ state: string; pieces: number }>(
        `select f.state, (select count(*)::int from partner_piece where sku like 'BENCH-%') as pieces from partner_feed f where id = $1`,
        [feedId],
      )
      if (rows[0]?.state !== 'applied' || rows[0].pieces !== count)
        throw new Error(`the feed is ${rows[0]?.state} with ${rows[0]?.pieces} of ${count} pieces`)
      return { judged, applied, copied: await copied(client), pieces: count }
    } finally {
      await close()
      await client.end()
    }
  } finally {
    await dropDatabase(superUrl, name)
  }
}

/** The measure `partner-feed`. */
export const partnerFeed: Measure = {
  name: 'partner-feed',
  needs: 'default',
  run: async (bench): Promise<Row[]> => {
    const { judged, applied, copied: floor, pieces } = await measure(bench, bench.short ? 400 : 20_000)
    return [
      {
        what: `a partner’s feed of ${pieces.toLocaleString('en-US')} new pieces, applied`,
        ours: `${applied.toFixed(1)} s`,
        floor: `${floor.toFixed(1)} s`,
        ratio: `${(applied / floor).toFixed(0)}×`,
        reach: '–',
        met: null,
        note: `beside a plain COPY of the same rows; judging them took ${judged.toFixed(1)} s more`,
      },
    ]
  },
}
