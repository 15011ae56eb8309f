// Statements that are marked are prepared once a connection; all others are asked as they are.
import { afterAll, describe, expect, test } from 'vitest'
import { connectPool } from './connect.ts'

const server = process.env.TEST_DATABASE_URL
if (!server) console.warn('connect.test: TEST_DATABASE_URL is not set, so no connection is tried')

describe.skipIf(!server)('a connection', () => {
  const pool = connectPool({ url: server ?? '', name: 'connect-test', max: 1, silentMs: 2500 })
  afterAll(() => pool.end())
  const marked = '/* prepared twice */ select $1::int * 2 as twice'
  const preparedNames = async () =>
    (await pool.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(
      ({ name }) => name,
    )

  test('prepares a marked statement by its name, whether asked through the pool or on a connection', async () => {
    expect((await pool.query(marked, [21])).rows).toEqual([{ twice: 42 }])
    const client = await pool.connect()
    expect((await client.query(marked, [4]).finally(() => client.release())).rows).toEqual([{ twice: 8 }])
    expect(await preparedNames()).toEqual(['twice'])
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

  test('prepares nothing that is not marked', async () => {
    expect((await pool.query('/* once */ select $1::int as once', [1])).rows).toEqual([{ once: 1 }])
    expect(await preparedNames()).not.toContain('once')
  })
})
