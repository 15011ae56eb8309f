import { sellerBagIds } from '@hemline/db/seed/seller-bags.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { scorePieces } from './catalogue.ts'

describe.skipIf(!testServer)('scores of pieces that sellers sent in', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app?.close())
  const scoresOf = async (numbers: readonly number[]) => {
    const rows = await app.db
      .selectFrom('item')
      .select(['item_number', 'sellthrough_score', 'predicted_sell_score'])
      .where('item_number', 'in', [...numbers])
      .execute()
    return numbers.map((number) => rows.find((row) => row.item_number === number))
  }

  test('follow from what sold of their kind, their price and their condition, and a second run changes none', async () => {
    const [sold = 0, cheap = 0, dear = 0, other = 0] = app.listed.slice(-4)
    await sql`update item set bag_id = null where state = 'listed'`.execute(app.db)
    const kind = await sql<{
      id: number
    }>`select id from category where slug = 'kids-costumes' or slug = 'capes' order by id limit 1`.execute(
      app.db,
    )
    const id = kind.rows[0]?.id ?? 0
    await sql`update item set category_id = ${id} where item_number in (${sold}, ${cheap}, ${dear})`.execute(
      app.db,
    )
    await sql`update item set state = 'delivered', sold_at = now() - interval '3 days' where item_number = ${sold}`.execute(
      app.db,
    )
    await sql`update item set bag_id = ${sellerBagIds.done}::uuid, condition = 'very_good',
      price_cents = case when item_number = ${cheap} then 1000 else 9000 end where item_number in (${cheap}, ${dear})`.execute(
      app.db,
    )
    const [before] = await scoresOf([other])
    expect(await scorePieces(app.db, new Date())).toBe(2)
    const [a, b] = await scoresOf([cheap, dear])
    expect(a?.sellthrough_score).toBeGreaterThan(0)
    expect(a?.sellthrough_score).toBe(b?.sellthrough_score)
    expect(a?.predicted_sell_score ?? 0).toBeGreaterThan(b?.predicted_sell_score ?? 1)
    // The search index is told, and pieces that are the shop's own stay as they are.
    const queued = await sql`select 1 from outbox where item_number = ${cheap}`.execute(app.db)
    expect(queued.rows.length).toBeGreaterThan(0)
    expect((await scoresOf([other]))[0]).toEqual(before)
    expect(await scorePieces(app.db, new Date())).toBe(0)
  })
})
