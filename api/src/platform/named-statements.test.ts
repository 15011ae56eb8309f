// Named statements: how many go to the database, by which names they are prepared, and what decoders refuse.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../testing/app.ts'
import { inTransaction } from './db.ts'
import {
  listOf,
  maybe,
  number,
  oneOf,
  orNull,
  recordOf,
  refusalOf,
  shape,
  text,
  time,
  yesOrNo,
} from './decoders.ts'
import { type NamedStatement, rowsOf, together } from './named-statements.db.ts'

type Row = { n: number; word: string | null; at: Date }
const row = shape<Row>({ n: number, word: orNull(text), at: time })
const noon = new Date('2026-05-04T12:00:00.000Z')
const statement = (name: string, n: number): NamedStatement<Row> => ({
  name,
  query: sql`select ${n}::int as n, null::text as word, ${noon}::timestamptz as at, 'more' as unclaimed`,
  row,
})
const wrong: NamedStatement<{ n: number; word: string }> = {
  name: 'wrong',
  query: sql`select 1 as n, null::text as word`,
  row: shape({ n: number, word: text }),
}
const told = new Error('statement wrong: word: Invalid input: expected string, received null')

describe.skipIf(!testServer)('a named statement', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app?.close())

  test('is one round trip and is prepared by its name, on the database and in a transaction', async () => {
    app.statements()
    const names = await inTransaction(app.db, async (tx) => {
      expect(await rowsOf(tx, statement('alone', 3))).toEqual([{ n: 3, word: null, at: noon }])
      expect(await rowsOf(tx, statement('alone', 4))).toEqual([{ n: 4, word: null, at: noon }])
      const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(tx)
      return rows.map(({ name }) => name)
    })
    expect(names.filter((name) => name === 'alone')).toHaveLength(1)
    const sent = app.statements().filter((one) => one.includes('/* alone */'))
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(1)
  })

  test('shares one round trip with all others of the moment, and brings the same rows as alone', async () => {
    const source = together({ key: {}, db: app.db })
    app.statements()
    const rows = await Promise.all(['b', 'c', 'a'].map((name, n) => rowsOf(source, statement(name, n))))
    expect(app.statements()).toHaveLength(1)
    expect(rows).toEqual([0, 1, 2].map((n) => [{ n, word: null, at: noon }]))
    await rowsOf(source, statement('a', 1))
    expect(app.statements()).toHaveLength(1)
  })

  test('fails by its name and column where a row is not what it claims, and fails alone', async () => {
    await expect(rowsOf(app.db, wrong)).rejects.toThrow(told)
    const source = together({ key: {}, db: app.db })
    const [bad, good] = await Promise.allSettled([
      rowsOf(source, wrong),
      rowsOf(source, statement('good', 1)),
    ])
    expect(bad).toEqual({ status: 'rejected', reason: told })
    expect(good.status).toBe('fulfilled')
  })

  test('that the database refuses fails all that went with it', async () => {
    const source = together({ key: {}, db: app.db })
    const broken = { ...statement('broken', 1), query: sql`select 1 / 0 as n` }
    const outcomes = await Promise.allSettled([rowsOf(source, broken), rowsOf(source, statement('good', 1))])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('a decoder', () => {
  const whole = shape<{
    kind: 'a' | 'b'
    list: { yes: boolean }[]
    byKey: Record<string, number>
    more?: string
  }>({
    kind: oneOf(['a', 'b']),
    list: listOf(shape<{ yes: boolean }>({ yes: yesOrNo })),
    byKey: recordOf(number),
    more: maybe(text),
  })
  const good = { kind: 'a', list: [{ yes: true }], byKey: { x: 1 } }

  test('hands on what is claimed and nothing else', () => {
    expect(whole.parse({ ...good, other: 1 })).toEqual(good)
    expect(whole.parse({ ...good, more: 'm' })).toEqual({ ...good, more: 'm' })
    expect(time.parse('2026-05-04T12:00:00+00:00')).toEqual(noon)
  })

  test.each([
    ['kind', { ...good, kind: 'c' }],
    ['kind', { list: [], byKey: {} }],
    ['list', { ...good, list: {} }],
    ['list.0.yes', { ...good, list: [{ yes: 'true' }] }],
    ['byKey.x', { ...good, byKey: { x: '1' } }],
    ['byKey', { ...good, byKey: null }],
    ['more', { ...good, more: null }],
    ['', null],
  ])('refuses a wrong value and says where it was: %s', (path, value) => {
    const error = whole.safeParse(value).error
    expect(error?.issues[0]?.path.join('.')).toBe(path)
    expect(error && refusalOf(error)).toMatch(/^\S*: Invalid/)
  })

  test.each(['', 'soon', 0, null])('refuses %j as a time', (value) => {
    expect(time.safeParse(value).success).toBe(false)
  })
})
