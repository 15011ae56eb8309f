import { sellerBagIds } from '@hemline/db/seed/seller-bags.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { scorePieces } from './catalogue.ts'

describe.skipIf(!testServer)('scores of pieces', () => {
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
    const [sold = 0, cheap = 0, dear = 0] = app.listed.slice(-4)
    await scorePieces(app.db, new Date())
    expect(await scorePieces(app.db, new Date())).toBe(0)
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
    // One came in a bag, the other is the shop's own.
    await sql`update item set bag_id = case when item_number = ${cheap} then ${sellerBagIds.done}::uuid end,
      condition = 'very_good', sellthrough_score = 0, predicted_sell_score = 0,
      price_cents = case when item_number = ${cheap} then 1000 else 9000 end where item_number in (${cheap}, ${dear})`.execute(
      app.db,
    )
    await app.db.deleteFrom('outbox').execute()
    expect(await scorePieces(app.db, new Date())).toBeGreaterThanOrEqual(2)
    const [a, b] = await scoresOf([cheap, dear])
    expect(a?.sellthrough_score).toBeGreaterThan(0)
    expect(a?.sellthrough_score).toBe(b?.sellthrough_score)
    expect(a?.predicted_sell_score ?? 0).toBeGreaterThan(b?.predicted_sell_score ?? 1)
    // The search index is told.
    const queued = await sql`select 1 from outbox where item_number = ${cheap}`.execute(app.db)
    expect(queued.rows.length).toBeGreaterThan(0)
    expect(await scorePieces(app.db, new Date())).toBe(0)
  })

  test('say the same of equal pieces, whoever sells them', async () => {
    const [first = 0, other = 0] = app.listed.slice(0, 2)
    await sql`update item i set source = 'p2p', category_id = o.category_id, price_cents = o.price_cents, condition = o.condition,
      sellthrough_score = 0, predicted_sell_score = 0 from item o where o.item_number = ${first} and i.item_number = ${other}`.execute(
      app.db,
    )
    await scorePieces(app.db, new Date())
    const [ofShop, ofMember] = await scoresOf([first, other])
    expect(ofMember?.predicted_sell_score).toBeCloseTo(ofShop?.predicted_sell_score ?? -1, 2)
  })
})
