// Every column of the database is in the map of personal data: a new one fails here until somebody has
// decided what becomes of it when its person is deleted (decision 0186).
import { randomUUID } from 'node:crypto'
import { columnsWith, dataMap, ruleByColumn } from '@hemline/rules/privacy/data-map.ts'
import { readings } from '@hemline/rules/privacy/reading/readings.ts'
import { wordsOfValue } from '@hemline/rules/privacy/reading/value-words.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { dropDatabase } from './testing/drop-database.ts'

const server = process.env.TEST_DATABASE_URL

type Column = { key: string; table: string; name: string; nullable: boolean; personal: string | null }

describe.skipIf(!server)('the map of personal data', () => {
  const name = `data_map_test_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(server ?? 'postgres://nowhere'), { pathname: `/${name}` }).href
  let columns: Column[] = []

  /** Runs statements and returns the columns of all tables; with none, those of the migrations. */
  async function readColumns(...statements: string[]): Promise<Column[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    const { rows } = await client.query<Column>(`
      select c.table_name || '.' || c.column_name as key, c.table_name as table, c.column_name as name,
        c.is_nullable = 'YES' as nullable,
        (select f.confrelid::regclass::text from pg_constraint f
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
          where f.contype = 'f' and f.conrelid = c.table_name::regclass and a.attname = c.column_name
            and f.confrelid in ('user_account'::regclass, 'visitor'::regclass) limit 1) as personal
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`)
    await client.end()
    return rows
  }
  /** The columns about which nobody has decided. */
  const undecided = (found: readonly Column[]) => {
    const mapped = ruleByColumn()
    return found.map(({ key }) => key).filter((key) => !mapped.has(key))
  }

  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(`create database ${name}`).finally(() => admin.end())
    await migrate(url)
    columns = await readColumns()
  }, 120_000)
  afterAll(() => dropDatabase(server ?? '', name))

  test('has a rule for every column, one for each, and none for a column that is gone', () => {
    const mapped = ruleByColumn()
    expect(undecided(columns)).toEqual([])
    const real = new Set(columns.map(({ key }) => key))
    expect([...mapped.keys()].filter((key) => !real.has(key))).toEqual([])
    expect([...mapped].filter(([, rule]) => rule.includes('+'))).toEqual([])
  })

  test('says of every column that names an account or a visitor what becomes of it', () => {
    const mapped = ruleByColumn()
    const forgotten = columns.filter(({ key, personal }) => personal !== null && mapped.get(key) === 'none')
    expect(forgotten.map(({ key }) => key)).toEqual([])
  })

  test('erases no column that must have a value, unless its row goes', () => {
    const must = new Set(columns.filter(({ nullable }) => !nullable).map(({ key }) => key))
    const broken = Object.entries(dataMap).flatMap(([table, one]) =>
      one.rows === 'delete'
        ? []
        : columnsWith(one, 'erase')
            .map((column) => `${table}.${column}`)
            .filter((key) => must.has(key)),
    )
    expect(broken).toEqual([])
  })

  test('names the link of every table from which something of a person goes', () => {
    const loose = Object.entries(dataMap).filter(
      ([, one]) => !one.link && (one.rows || one.erase || one.anonymise),
    )
    expect(loose.map(([table]) => table)).toEqual([])
  })

  test('finds a new column and a new table', async () => {
    const planted = await readColumns(
      'alter table user_account add column nickname text',
      'create table diary (user_id uuid references user_account (id))',
    )
    expect(undecided(planted).toSorted()).toEqual(['diary.user_id', 'user_account.nickname'])
  })

  test('a person reads words for every state and kind that the database can hold', async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ table: string; column: string; check: string }>(`
      select t.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as check
      from pg_constraint k join pg_class t on t.oid = k.conrelid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1] and cardinality(k.conkey) = 1
      where k.contype = 'c' and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%'`)
    await client.end()
    const shown = rows.filter(({ table, column }) => {
      const reading = readings[table]
      return reading && 'columns' in reading && reading.columns.some((one) => one.column === column)
    })
    expect(shown.length).toBeGreaterThan(30)
    const codes = shown.flatMap(({ table, column, check }) =>
      [...check.matchAll(/'([^']+)'::text/g)].map(([, value = '']) => ({ table, column, value })),
    )
    const untold = codes.filter(({ table, column, value }) => {
      const words = wordsOfValue(table, column, value)
      return /_/.test(words ?? value)
    })
    expect(untold).toEqual([])
  })
})
