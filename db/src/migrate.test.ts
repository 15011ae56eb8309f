// Migrations beside a shop that sells: on a database of its own, with migrations of its own.
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { dropDatabase } from './testing/drop-database.ts'

const server = process.env.TEST_DATABASE_URL
if (!server)
  console.warn('migrate.test: TEST_DATABASE_URL is not set, so migrations are not tried beside a shop')

describe.skipIf(!server)('migrations on a database that is in use', () => {
  const name = `migrate_test_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(server ?? 'postgres://nowhere'), { pathname: `/${name}` }).href
  const folder = `${mkdtempSync(join(tmpdir(), 'migrations-'))}/`
  const opened: pg.Client[] = []
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, statement_timeout: 2500 })
    await client.connect()
    opened.push(client)
    return client
  }
  const file = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const columns = async (client: pg.Client) =>
    (
      await client.query<{ name: string }>(
        "select column_name as name from information_schema.columns where table_name = 'piece' order by 1",
      )
    ).rows.map((row) => row.name)
  /** Comes back when a statement of a migration waits for a lock. */
  const aMigrationWaits = async (client: pg.Client) => {
    const waits =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%-- waits%'"
    while ((await client.query(waits)).rowCount === 0);
  }

  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(`create database ${name}`).finally(() => admin.end())
  })
  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    const client = await open()
    await client.query('drop table if exists piece, other, migration')
    mkdirSync(folder)
    file('0001-piece.sql', 'create table piece (id integer primary key)')
    await migrate(url, { folder })
  })
  afterEach(async () => {
    for (const client of opened.splice(0)) await client.end()
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await dropDatabase(server ?? '', name)
  })

  test('one that waits for a lock makes nobody wait behind it, and comes through when the lock is free', async () => {
    const reader = await open()
    const shopper = await open()
    await reader.query('begin')
    await reader.query('select from piece')
    file('0002-more.sql', 'alter table piece add column more text -- waits')
    const told: string[] = []
    const migrating = migrate(url, { folder, say: (line) => told.push(line) })
    await aMigrationWaits(shopper)
    // As long as the reader is not done, the migration can't be; the shopper can.
    await shopper.query('select from piece')
    await reader.query('commit')
    expect(await migrating).toEqual(['0002-more.sql'])
    expect(told.join()).toContain('0002-more.sql waits')
    expect(await columns(shopper)).toEqual(['id', 'more'])
  })

  test('one that gets no lock for too long gives up and leaves nothing', async () => {
    const reader = await open()
    await reader.query('begin')
    await reader.query('select from piece')
    file('0002-more.sql', 'create table other (id integer); alter table piece add column more text -- waits')
    await expect(migrate(url, { folder, patienceMs: 700 })).rejects.toThrow(
      '0002-more.sql failed: it got no lock within',
    )
    await reader.query('commit')
    expect(await columns(reader)).toEqual(['id'])
    expect((await reader.query("select to_regclass('other') as made")).rows).toEqual([{ made: null }])
  })

  test('an index is made while others write, outside of a transaction, when the file says so', async () => {
    file(
      '0002-index.sql',
      '-- outside of a transaction\ncreate index concurrently if not exists piece_id on piece (id)',
    )
    expect(await migrate(url, { folder })).toEqual(['0002-index.sql'])
    const client = await open()
    expect(
      (await client.query("select indisvalid from pg_index where indexrelid = 'piece_id'::regclass")).rows,
    ).toEqual([{ indisvalid: true }])
    expect(await migrate(url, { folder })).toEqual([])
  })

  test('only those that are asked for are applied', async () => {
    file('0002-more.sql', 'alter table piece add column more text')
    file('0003-most.sql', 'alter table piece add column most text')
    expect(await migrate(url, { folder, only: ['0001-piece.sql', '0002-more.sql'] })).toEqual([
      '0002-more.sql',
    ])
    expect(await columns(await open())).toEqual(['id', 'more'])
  })

  test('a file that was changed after it was applied is refused', async () => {
    file('0001-piece.sql', 'create table piece (id bigint primary key)')
    await expect(migrate(url, { folder })).rejects.toThrow('was changed after it was applied')
  })
})
