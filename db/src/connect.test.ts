// Statements that have a name are prepared once a connection; all others are asked as they are.
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { connect, type NamedQuery } from './connect.ts'

const server = process.env.TEST_DATABASE_URL
if (!server) console.warn('connect.test: TEST_DATABASE_URL is not set, so no connection is tried')

describe.skipIf(!server)('a connection', () => {
  const { db, pool, close } = connect({ url: server ?? '', name: 'connect-test', max: 1, silentMs: 2500 })
  afterAll(close)
  const twice = (n: number): NamedQuery => ({
    ...sql`select ${n}::int * 2 as twice`.compile(db),
    name: 'twice',
  })
  const preparedNames = async () =>
    (await pool.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(
      ({ name }) => name,
    )

  test('prepares a statement that has a name, whether asked through the pool or in a transaction', async () => {
    expect((await db.executeQuery(twice(21))).rows).toEqual([{ twice: 42 }])
    const inTransaction = db.transaction().execute((tx) => tx.executeQuery(twice(4)))
    expect((await inTransaction).rows).toEqual([{ twice: 8 }])
    expect(await preparedNames()).toEqual(['twice'])
  })

  test('counts the rows that a statement changes, and no rows where one only reads', async () => {
    await sql`create temporary table counted (n int)`.execute(db)
    const counted = await sql`insert into counted values (1), (2)`.execute(db)
    expect(counted.numAffectedRows).toBe(2n)
    expect((await sql`select n from counted`.execute(db)).numAffectedRows).toBeUndefined()
  })

  test('tells a commit that became a rollback, and takes back what failed', async () => {
    const swallowed = db.transaction().execute(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow(/rolled back instead of committed/)
    await expect(db.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division')
    expect((await sql<{ fine: number }>`select 1 as fine`.execute(db)).rows).toEqual([{ fine: 1 }])
  })

  test('gives up a connection on which a transaction could not be rolled back', async () => {
    const lost = db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    await expect(lost).rejects.toThrow()
    expect((await sql<{ fine: number }>`select 1 as fine`.execute(db)).rows).toEqual([{ fine: 1 }])
  })

  test.each([
    [[]],
    [['silk']],
    [['silk', '100% cotton', 'linen blend', '’90s', 'a.b-c/d']],
    [['', 'a,b', 'with "quotes"', 'back\\slash', '{braces}', ' spaces ', 'NULL', 'null', 'line\nbreak']],
    [['silk', null]],
  ])('gives lists of texts back as they were: %j', async (texts) => {
    expect((await pool.query('select $1::text[] as texts', [texts])).rows).toEqual([{ texts }])
  })

  test('gives back a list that does not begin at one', async () => {
    expect((await pool.query(`select '[2:3]={silk,linen}'::text[] as texts`)).rows).toEqual([
      { texts: ['silk', 'linen'] },
    ])
  })

  test('prepares nothing that has no name, whatever a comment says', async () => {
    const { rows } = await sql<{ once: number }>`/* prepared once */ select ${1}::int as once`.execute(db)
    expect(rows).toEqual([{ once: 1 }])
    expect((await pool.query('/* prepared once */ select $1::int as once', [1])).rows).toEqual([{ once: 1 }])
    expect(await preparedNames()).not.toContain('once')
  })
})
