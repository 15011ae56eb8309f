// Sellers of years: lists of a thousand rows are read page by page, and what was sold takes no place in a
// closet.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import {
  type Answer,
  buyFrom,
  draftFor,
  idOf,
  list,
  newSeller,
  type Sale,
  save,
  shopOf,
} from './testing/selling.ts'

const many = 1000

/** Copies rows of a table `many` times, each copy with these fields (SQL of `n`) changed. */
const copies = (table: string, where: string, fields: string) =>
  sql.raw(`insert into ${table} select (jsonb_populate_record(r, jsonb_build_object(${fields}))).*
    from ${table} r cross join generate_series(1, ${many}) n where ${where}`)

/** The id of copy `n` of a row, the same wherever it is named. */
const idLike = (prefix: string) => `md5('${prefix}' || n)::uuid`

type Page = { nodes: Sale[]; totalCount: number }

describe.skipIf(!testServer)('lists of a thousand rows', () => {
  let app: TestApp
  let seller: TestClient
  let buyer: TestClient
  beforeAll(async () => {
    app = await testApp()
    seller = await newSeller(app)
    const { itemNumber } = await list(app, seller, { staff: await app.loggedIn('admin') })
    const bought = await buyFrom(app, seller, [itemNumber])
    buyer = bought.buyer
    const { rows } = await sql<{
      order_id: string
      line_id: string
    }>`select l.order_id, l.id as line_id from order_line l
      where l.item_number = ${itemNumber}`.execute(app.db)
    const { order_id: orderId } = rows[0] ?? { order_id: '' }
    await sql`update shipment set status = 'delivered', delivered_at = now() where order_id = ${orderId}::uuid`.execute(
      app.db,
    )
    await sql`update item set state = 'delivered' where item_number = ${itemNumber}`.execute(app.db)
    const at = `r.item_number = ${itemNumber}`
    const item = `'item_number', 900000000 + n`
    const order = `'order_id', ${idLike('order')}`
    await copies('item', at, item).execute(app.db)
    await copies('direct_listing', at, `${item}, 'id', ${idLike('listing')}`).execute(app.db)
    await copies('purchase_order', `r.id = '${orderId}'`, `'id', ${idLike('order')}`).execute(app.db)
    await copies('order_line', at, `${item}, ${order}, 'id', ${idLike('line')}`).execute(app.db)
    await copies('shipment', `r.order_id = '${orderId}'`, `${order}, 'id', ${idLike('parcel')}`).execute(
      app.db,
    )
  }, 120_000)
  afterAll(() => app.close())

  test('sales are counted, and each stands on one page', async () => {
    const first = await shopOf(seller)
    expect(first.sales).toHaveLength(20)
    expect(first.salesCount).toBe(many + 1)
    const seen = new Set<string>()
    for (let page = 1; page <= 51; page += 1)
      for (const { id } of (await shopOf(seller, page)).sales) seen.add(id)
    expect(seen.size).toBe(many + 1)
    expect((await shopOf(seller, 52)).sales).toEqual([])
  })

  test('purchases are, too', async () => {
    const page = async (at: number) =>
      resultOf<Page>(await buyer.run('getDirectPurchases', { page: at }), 'directPurchases')
    expect(await page(1)).toMatchObject({ totalCount: many + 1, nodes: { length: 20 } })
    expect((await page(51)).nodes).toHaveLength(1)
    expect((await page(-4)).nodes).toHaveLength(20)
  })

  test('what was sold is no listing any more, and takes nobody’s place in the closet', async () => {
    expect((await shopOf(seller)).listings).toEqual([])
    const saved: Answer = await save(seller, await draftFor(app, seller))
    expect(saved.__typename).toBe('DirectListingPayload')
    expect((await shopOf(seller)).listings).toHaveLength(1)
  })

  test('offers are counted, with those that wait for an answer', async () => {
    const { rows } = await sql<{
      id: string
    }>`insert into piece_offer (id, buyer_id, seller_id, status, began_at, changed_at, good_until)
      values (gen_random_uuid(), ${await idOf(buyer)}::uuid, ${await idOf(seller)}::uuid, 'open', now(), now(), now() + interval '1 day')
      returning id`.execute(app.db)
    const id = rows[0]?.id ?? ''
    await sql`insert into piece_offer_turn (offer_id, by, amount_cents, words, at, request_key) values (${id}::uuid, 'buyer', 5000, '', now(), ${id})`.execute(
      app.db,
    )
    await copies('piece_offer', `r.id = '${id}'`, `'id', ${idLike('offer')}, 'status', 'declined'`).execute(
      app.db,
    )
    const page = async (who: TestClient, folder: string, at: number) =>
      resultOf<Page & { toAnswer: number }>(await who.run('getOffers', { folder, page: at }), 'offers')
    const first = await page(seller, 'selling', 1)
    expect(first).toMatchObject({ totalCount: many + 1, toAnswer: 1 })
    expect(first.nodes[0]?.id).toBe(id)
    expect((await page(seller, 'selling', 51)).nodes).toHaveLength(1)
    expect(await page(buyer, 'buying', 1)).toMatchObject({ totalCount: many + 1, toAnswer: 0 })
  })

  test('reports are pages of subjects', async () => {
    const staff = await app.loggedIn('admin')
    await sql`insert into member_report (id, reporter_id, about_id, kind, subject_id, reported, reason, words, at)
      values (gen_random_uuid(), ${await idOf(buyer)}::uuid, ${await idOf(seller)}::uuid, 'person', ${await idOf(seller)}::uuid, '', 'fraud', '', now())`.execute(
      app.db,
    )
    await copies(
      'member_report',
      'true',
      `'id', ${idLike('report')}, 'subject_id', ${idLike('subject')}`,
    ).execute(app.db)
    const page = async (at: number) =>
      resultOf<{ open: unknown[]; openCount: number }>(
        await staff.run('getMemberReports', { page: at }),
        'memberReports',
      )
    expect(await page(1)).toMatchObject({ openCount: many + 1, open: { length: 20 } })
    expect((await page(51)).open).toHaveLength(1)
  })
})
