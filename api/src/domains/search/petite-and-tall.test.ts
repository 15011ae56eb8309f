// Petite and tall sizes share ids (decision 0009): the department tags of a piece tell them apart, for the
// engine and for the database. The rows come from before the ids were shared.
import { randomBytes } from 'node:crypto'
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { connect } from '@hemline/db/connect.ts'
import { migrate, readMigrations } from '@hemline/db/migrate.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import { chanceFrom, insertBasics, insertPiece, pieceOf } from '@hemline/schema/search/testing/pieces.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import type { FilterInput } from '../../generated/resolvers.ts'
import { searchItems } from './search.ts'
import { indexAll } from './testing/engines.ts'

const { TEST_DATABASE_URL, TEST_SEARCH_URL } = process.env
const name = `try_search_${randomBytes(5).toString('hex')}`
const now = new Date('2026-11-20T12:00:00Z')
const regular = 1
const petite = 2
const tall = 3
const sharedIds = '0078-one-id-for-petite-and-tall.sql'

describe.skipIf(!TEST_DATABASE_URL || !TEST_SEARCH_URL)('M Petite and M Tall', () => {
  const server = connect({ url: TEST_DATABASE_URL ?? '', name: 'tests', max: 1 })
  const url = Object.assign(new URL(TEST_DATABASE_URL ?? 'postgres://nowhere'), { pathname: `/${name}` }).href
  const searchUrl = Object.assign(new URL(TEST_SEARCH_URL ?? 'http://nowhere'), { pathname: `/${name}` }).href
  const { db, pool, close } = connect({ url, name: 'tests' })
  let remove: () => Promise<void> = async () => undefined
  const contextWith = (SEARCH_URL: string) =>
    ({
      db,
      now: () => now,
      viewer: { userId: null },
      config: { SEARCH_URL, WEB_ORIGIN: 'http://localhost:5173' },
      log: { warn: (told: unknown) => console.warn(told) },
    }) as unknown as Context
  const found = async (query: string) => {
    const filters: FilterInput[] = [...new URLSearchParams(query)].map(([key, value]) => ({
      key,
      values: value.split(','),
    }))
    const ask = { amount: 40, filters, userInfo: {}, facets: ['sizing_id'] }
    const answers = await Promise.all([searchUrl, ''].map((one) => searchItems(contextWith(one), ask)))
    const numbers = answers.map(({ nodes }) => nodes.map((row: ItemRow) => row.item_number).sort())
    expect(numbers[0], 'the engine and the database').toEqual(numbers[1])
    const labels = answers[0]?.facets[0]?.buckets.filter(({ count }) => count > 0) ?? []
    return { numbers: numbers[0], labels: labels.map(({ label }) => label) }
  }

  beforeAll(async () => {
    await server.pool.query(`create database ${name}`)
    const before = (await readMigrations()).map((one) => one.name).filter((one) => one < sharedIds)
    await migrate(url, { only: before })
    await insertBasics(pool)
    await pool.query(
      `insert into size (sizing_id, label, size_category, size_group, department_group, rank) values
        (11004, 'M Petite', 'top', 'letters', 'petite', 11004), (21004, 'M Tall', 'top', 'letters', 'tall', 21004)`,
    )
    const pieces = [
      [regular, 1004, 'women'],
      [petite, 11_004, 'petite'],
      [tall, 21_004, 'tall'],
    ] as const
    for (const [itemNumber, sizingId, tag] of pieces)
      await insertPiece(pool, {
        ...pieceOf(itemNumber, chanceFrom(itemNumber), now),
        state: 'listed',
        sizing_id: sizingId,
        department_tags: [...new Set(['women', tag])],
      })
    await migrate(url)
    remove = await indexAll(pool, searchUrl)
  })
  afterAll(async () => {
    await remove()
    await close()
    await server.close()
    await dropDatabase(TEST_DATABASE_URL ?? '', name)
  })

  test.each([
    ['sizing_id=1004', [regular]],
    ['sizing_id=11004', [petite, tall]],
    ['sizing_id=1004&include_petite=true', [regular, petite]],
    ['sizing_id=11004&include_petite=true', [petite]],
    ['sizing_id=1004&include_tall=true', [regular, tall]],
    ['sizing_id=1004&include_petite=true&include_tall=true', [regular, petite, tall]],
    ['sizing_id=11004&department_tags=petite', [petite]],
    ['sizing_id=1004&department_tags=petite&include_petite=true', [petite]],
    ['sizing_id=21004', [tall]],
    ['sizing_id=1004,21004', [regular, tall]],
  ])('%s finds %j', async (query, numbers) => {
    expect((await found(query)).numbers).toEqual(numbers)
  })

  test('M Tall never appears for Petite, by number or by name', async () => {
    for (const query of ['department_tags=petite', 'department_tags=petite&sizing_id=11004'])
      expect(await found(query)).toEqual({ numbers: [petite], labels: ['M Petite'] })
    expect(await found('department_tags=tall')).toEqual({ numbers: [tall], labels: ['M Tall'] })
    expect((await found('department_tags=women')).labels).toEqual(['S4', 'M Petite/Tall'])
  })
})
