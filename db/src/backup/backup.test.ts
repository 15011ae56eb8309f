// A shop is saved and comes back, on databases of their own.
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from '../migrate.ts'
import { seed } from '../seed/main.ts'
import { dropDatabase } from '../testing/drop-database.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { restore } from './read.ts'
import { digestOf, listObjects, listSequences, listTables } from './tables.ts'
import { backup } from './write.ts'

const server = process.env.TEST_DATABASE_URL
if (!server) console.warn('backup.test: TEST_DATABASE_URL is not set, so no backup is tried')

/** Moves five dollars of the shop's own into store credit of nobody's. */
const postSql = `with posting as (insert into ledger_posting (id, idempotency_key, kind, reason, request, posted_at)
      values (gen_random_uuid(), gen_random_uuid()::text, 'correction', '', '', now()) returning id)
  insert into ledger_entry (posting_id, account_id, amount) select posting.id, a.id, case a.kind when 'cash_credit' then 500 else -500 end
    from posting, ledger_account a where (a.kind, a.holder) in (('cash_credit', 'saved'), ('credit_given', ''))`

/** Stands for the job queue's own tables, which this package does not know. */
async function makeJobTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create schema graphile_worker; create table graphile_worker.migrations (id integer);
    insert into graphile_worker.migrations values (20);
    create table graphile_worker._private_job_queues (id integer primary key, locked_at timestamptz, locked_by text);
    create table graphile_worker._private_jobs (id bigint generated always as identity primary key, queue_id integer references graphile_worker._private_job_queues (id),
      payload json, locked_at timestamptz, locked_by text, is_available boolean generated always as (locked_at is null) stored)`)
  await client.end()
}

describe.skipIf(!server)('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const photos = join(folder, 'photos-of-the-shop')
  const names: string[] = []
  const clients: pg.Client[] = []
  let shop = ''
  const urlOf = (name: string) =>
    Object.assign(new URL(server ?? 'postgres://nowhere'), { pathname: `/${name}` }).href
  const database = async (): Promise<string> => {
    const name = `backup_test_${randomUUID().replaceAll('-', '')}`
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(`create database ${name}`).finally(() => admin.end())
    names.push(name)
    return urlOf(name)
  }
  const open = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    clients.push(client)
    return client
  }
  const taken = (name: string) => join(folder, name)
  const restoring = (url: string, from: string) =>
    restore({ url, from, photos: join(folder, `photos-${randomUUID()}`), makeJobTables })
  const isEmpty = async (url: string) => (await listObjects(await open(url))).length === 0
  const all = async (client: pg.Client) => {
    await client.query("set timezone = 'UTC'")
    const found = []
    for (const table of await listTables(client)) found.push({ ...table, ...(await digestOf(client, table)) })
    return found
  }
  /** A copy of a good backup, to be spoiled. */
  const copyOf = (name: string): string => {
    const to = taken(`spoiled-${randomUUID()}`)
    mkdirSync(join(to, 'tables'), { recursive: true })
    for (const file of readdirSync(taken(name), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )) {
      const path = join(file.parentPath, file.name)
      const target = join(to, path.slice(taken(name).length + 1))
      mkdirSync(join(target, '..'), { recursive: true })
      writeFileSync(target, readFileSync(path))
    }
    return to
  }

  beforeAll(async () => {
    shop = await database()
    await migrate(shop)
    await makeJobTables(shop)
    await seed(shop, { profile: 'small' })
    const client = await open(shop)
    await client.query(`insert into graphile_worker._private_job_queues values (1, now(), 'a worker');
      insert into graphile_worker._private_jobs (queue_id, payload, locked_at, locked_by) values (1, '{"a": "tab\\tand\\\\slash"}', now(), 'a worker')`)
    await client.query(`insert into ledger_account (kind, holder, unit, never_negative)
      values ('cash_credit', 'saved', 'USD', true), ('credit_given', '', 'USD', false) on conflict (kind, holder) do nothing`)
    for (let posting = 0; posting < 3; posting += 1) await client.query(postSql)
    const reach = await client.query<{ upto: string; before: string }>(
      'select upto, drawn_before::text as before from ledger_snapshot_reach()',
    )
    // Transactions of the server's other databases are waited for too.
    await vi.waitFor(
      async () => {
        const { rows } = await client.query('select ledger_make_snapshots($1, $2, 1, 100000) as upto', [
          reach.rows[0]?.upto,
          reach.rows[0]?.before,
        ])
        expect(rows).toEqual([{ upto: reach.rows[0]?.upto }])
      },
      { timeout: 120_000, interval: 50 },
    )
    mkdirSync(join(photos, 'ab'), { recursive: true })
    writeFileSync(join(photos, 'ab', 'one.jpg'), 'a photograph')
    await backup({
      url: shop,
      to: taken('good'),
      photos,
      // Written while it runs: none of it belongs to that moment.
      onSnapshot: async () => {
        await client.query(
          "update item set title = 'afterwards'; delete from favorite; insert into color values ('late', '#000', 99)",
        )
      },
    })
    await client.query("delete from color where name = 'late'")
  })
  afterAll(async () => {
    for (const client of clients) await client.end()
    for (const name of names) await dropDatabase(server ?? '', name)
    rmSync(folder, { recursive: true, force: true })
  })

  test('comes back as the shop was at its moment, with numbers that go on, and with its photographs', async () => {
    const url = await database()
    const place = join(folder, 'photos-back')
    const { tables, sequences } = await restore({ url, from: taken('good'), photos: place, makeJobTables })
    const client = await open(url)
    const marks = (list: readonly { name: string; rows: number; digest: string }[]) =>
      list.map(({ name, rows, digest }) => [name, rows, digest])
    const locked = ['_private_jobs', '_private_job_queues']
    const unlocked = (list: Parameters<typeof marks>[0]) =>
      marks(list.filter(({ name }) => !locked.includes(name)))
    expect(unlocked(await all(client))).toEqual(unlocked(tables))
    expect((await client.query("select 1 from item where title = 'afterwards'")).rowCount).toBe(0)
    expect(
      (await client.query('select 1 from graphile_worker._private_jobs where is_available')).rowCount,
    ).toBe(1)
    expect((await listSequences(client)).filter(({ schema }) => schema === 'public')).toEqual(
      sequences.filter(({ schema }) => schema === 'public'),
    )
    expect((await client.query('select 1 from brand_count')).rowCount).toBeGreaterThan(0)
    expect(readFileSync(join(place, 'ab', 'one.jpg'), 'utf8')).toBe('a photograph')
    // Triggers and foreign keys are back.
    await client.query(
      'update item set price_cents = price_cents + 1 where item_number = (select min(item_number) from item)',
    )
    expect((await client.query('select 1 from outbox')).rowCount).toBe(1)
    await expect(client.query("insert into role_grant values (gen_random_uuid(), 'admin')")).rejects.toThrow(
      'foreign key',
    )
    expect(await migrate(url)).toEqual([])
  })

  test('keeps the balances of the ledger: what is posted after it came back comes after the snapshots that came back', async () => {
    const url = await database()
    await restoring(url, taken('good'))
    const client = await open(url)
    const balance = async () => {
      const { rows } = await client.query<{ balance: string }>(
        "select ledger_balance(id) as balance from ledger_account where holder = 'saved'",
      )
      return Number(rows[0]?.balance)
    }
    expect((await client.query('select 1 from ledger_snapshot')).rowCount).toBeGreaterThan(0)
    expect(await balance()).toBe(1500)
    await client.query(postSql)
    expect(await balance()).toBe(2000)
    expect((await client.query('select fault from ledger_faults()')).rows).toEqual([])
  })

  test('does not go into a database that holds anything', async () => {
    const client = await open(shop)
    const before = await all(client)
    await expect(restoring(shop, taken('good'))).rejects.toThrow('the database is not empty')
    expect(await all(client)).toEqual(before)
  })

  test('that is cut, changed or incomplete is refused before anything is made of it', async () => {
    const url = await database()
    const [cut, changed, incomplete, edited, headless] = ['good', 'good', 'good', 'good', 'good'].map(
      copyOf,
    ) as [string, string, string, string, string]
    const item = (backupFolder: string) => join(backupFolder, 'tables', 'public.item.copy.gz')
    truncateSync(item(cut), 1000)
    const bytes = readFileSync(item(changed))
    bytes[500] = 255 - (bytes[500] ?? 0)
    writeFileSync(item(changed), bytes)
    rmSync(item(incomplete))
    writeFileSync(
      join(edited, 'manifest.json'),
      readFileSync(join(edited, 'manifest.json'), 'utf8')
        .replace('"rows":1201', '"rows":1202')
        .replace(' 1201', ' 1202'),
    )
    rmSync(join(headless, 'manifest.json'))
    await expect(restoring(url, cut)).rejects.toThrow('public.item.copy.gz has 1000 bytes instead of')
    await expect(restoring(url, changed)).rejects.toThrow('public.item.copy.gz is not what was written')
    await expect(restoring(url, incomplete)).rejects.toThrow('public.item.copy.gz is missing')
    await expect(restoring(url, edited)).rejects.toThrow('manifest.json is damaged')
    await expect(restoring(url, headless)).rejects.toThrow('it has no manifest.json')
    await expect(restoring(url, taken('nowhere'))).rejects.toThrow('is no whole backup')
    expect(await isEmpty(url)).toBe(true)
  })

  test('of another release is refused in words', async () => {
    const url = await database()
    const spoil = async (change: (manifest: Manifest) => Partial<Manifest>) => {
      const at = copyOf('good')
      const manifest = JSON.parse(readFileSync(join(at, 'manifest.json'), 'utf8')) as Manifest
      await writeManifest(at, { ...manifest, ...change(manifest) })
      return at
    }
    const newer = await spoil(({ migrations }) => ({
      migrations: [...migrations, { name: '9999-later.sql', sha256: 'x' }],
    }))
    const other = await spoil(({ migrations }) => ({
      migrations: migrations.map((one, i) => (i === 3 ? { ...one, sha256: 'x' } : one)),
    }))
    await expect(restoring(url, newer)).rejects.toThrow('its migration 9999-later.sql is not known here')
    await expect(restoring(url, other)).rejects.toThrow('0004-released-holds.sql was another one')
    await expect(restoring(url, await spoil(() => ({ format: 7 })))).rejects.toThrow(
      'has format 7; this release reads format 1',
    )
    await expect(restoring(url, await spoil(() => ({ jobsVersion: 3 })))).rejects.toThrow(
      'job queue has version 3, and this release makes 20',
    )
    // What can be told only when the tables are made leaves nothing of them.
    expect(await isEmpty(url)).toBe(true)
  })

  test('that fails half-way leaves the database empty, so that it can be tried again', async () => {
    const url = await database()
    const at = copyOf('good')
    const manifest = JSON.parse(readFileSync(join(at, 'manifest.json'), 'utf8')) as Manifest
    const wrong = manifest.tables.map((table) =>
      table.name === 'zip_place' ? { ...table, digest: '1' } : table,
    )
    await writeManifest(at, { ...manifest, tables: wrong })
    await expect(restoring(url, at)).rejects.toThrow('table zip_place came back with')
    expect(await isEmpty(url)).toBe(true)
    await restoring(url, taken('good'))
    expect(await isEmpty(url)).toBe(false)
  })

  test('that can’t be written to its end leaves nothing behind', async () => {
    const broken = async () => {
      throw new Error('no space left')
    }
    await expect(backup({ url: shop, to: taken('never'), photos, onSnapshot: broken })).rejects.toThrow(
      'no space left',
    )
    expect([existsSync(taken('never')), existsSync(taken('never.part'))]).toEqual([false, false])
    await expect(backup({ url: shop, to: taken('good'), photos })).rejects.toThrow('is there already')
  })
})
