import { sellerBagIds } from '@hemline/db/seed/seller-bags.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { scorePieces } from './catalogue.ts'

describe.skipIf(!testServer)('scores of pieces that others sell with us', () => {
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
    await app.db.deleteFrom('direct_listing').execute()
    await app.db.deleteFrom('partner_piece').execute()
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

  test('are given to what members and partners sell, and not to a piece that only names another source', async () => {
    const [direct = 0, partner = 0, alone = 0] = app.listed.slice(0, 3)
    await sql`update item set bag_id = null where state = 'listed'`.execute(app.db)
    await sql`update item set source = case when item_number = ${direct} then 'p2p' else 'dropship' end, sellthrough_score = 0, predicted_sell_score = 0
      where item_number in (${direct}, ${partner}, ${alone})`.execute(app.db)
    await sql`insert into direct_listing (id, user_id, status, item_number, draft, created_at, changed_at)
      select gen_random_uuid(), id, 'listed', ${direct}, '{}', now(), now() from user_account order by id limit 1`.execute(
      app.db,
    )
    await sql`insert into partner_piece (supplier_id, sku, item_number, feed_number)
      select id, 'scored', ${partner}, 1 from supplier order by id limit 1`.execute(app.db)
    expect(await scorePieces(app.db, new Date())).toBe(2)
    const [ofMember, ofPartner, other] = await scoresOf([direct, partner, alone])
    expect(ofMember?.predicted_sell_score).toBeGreaterThan(0)
    expect(ofPartner?.predicted_sell_score).toBeGreaterThan(0)
    expect(other).toMatchObject({ sellthrough_score: 0, predicted_sell_score: 0 })
  })
})
