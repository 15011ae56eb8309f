// Matches are kept once for a search, a piece and a price, and in one order whatever order they come in.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { insertMatches, type NewMatch } from './saved-searches.db.ts'

describe.skipIf(!testServer)('the matches of saved searches', () => {
  let app: TestApp
  let searches: string[] = []
  let pieces: number[] = []
  beforeAll(async () => {
    app = await testApp()
    const saver = await app.loggedIn('superstar')
    const { rows: brands } = await sql<{ brand_name: string }>`select brand_name from search_item
      where item_number = any(${[...app.listed]}::bigint[]) order by item_number limit 1`.execute(app.db)
    for (const name of ['First', 'Second']) {
      const filters = [{ key: 'brand_name_tags', values: brands.map((row) => row.brand_name) }]
      const listing = { path: '/products', filters, leftOut: [] }
      const { errors } = await saver.run('saveSearch', { input: { listing, name, rhythm: 'weekly' } })
      expect(errors).toBeUndefined()
    }
    const { rows } = await sql<{ id: string }>`select id from saved_search order by id`.execute(app.db)
    searches = rows.map((row) => row.id)
    pieces = [...app.listed].sort((one, other) => one - other).slice(0, 2)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await sql`delete from saved_search_match`.execute(app.db)
  })

  const match = (search: number, piece: number, change: Partial<NewMatch> = {}): NewMatch => ({
    searchId: searches[search] ?? '',
    itemNumber: pieces[piece] ?? 0,
    priceCents: change.priceCents ?? 2000,
    kind: change.kind ?? 'new',
    wasCents: change.wasCents ?? null,
  })
  const keyOf = ({ searchId, itemNumber }: NewMatch) => `${searchId}/${itemNumber}`
  const insert = async (matches: NewMatch[]) =>
    (await insertMatches(app.db, matches)).map((row) => `${row.search_id}/${row.item_number}`)
  const age = (interval: string) =>
    sql`update saved_search_match set matched_at = clock_timestamp() - ${interval}::interval`.execute(app.db)

  test('are written in the order of searches and pieces, so that two rounds never wait for each other', async () => {
    const inOrder = [match(0, 0), match(0, 1), match(1, 0), match(1, 1)]
    const mixed = [match(1, 1), match(0, 1), match(1, 0), match(0, 0)]
    expect(await insert(mixed)).toEqual(inOrder.map(keyOf))
    // The database wrote them in this order too: where a row lies tells when it was locked.
    const { rows } = await sql<{
      key: string
    }>`select search_id || '/' || item_number as key from saved_search_match order by ctid`.execute(app.db)
    expect(rows.map(({ key }) => key)).toEqual(inOrder.map(keyOf))
  })

  test('are new once at a price, and again at another price', async () => {
    const first = match(0, 0)
    expect(await insert([first])).toEqual([keyOf(first)])
    expect(await insert([first])).toEqual([])
    const cheaper = match(0, 0, { kind: 'cheaper', priceCents: 1500, wasCents: 2000 })
    expect(await insert([first, cheaper])).toEqual([keyOf(cheaper)])
    expect(await insert([])).toEqual([])
  })

  test('are new again when the piece comes back at the same price after a day, and not before', async () => {
    const back = match(0, 0, { kind: 'relisted' })
    await insert([match(0, 0)])
    await age('23 hours')
    expect(await insert([back])).toEqual([])
    await age('25 hours')
    expect(await insert([match(0, 0)])).toEqual([])
    expect(await insert([back])).toEqual([keyOf(back)])
    expect(await insert([back])).toEqual([])
  })
})
