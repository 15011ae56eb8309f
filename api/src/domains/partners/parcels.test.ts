// Who packs a partner's piece, and from where its address is known.
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { tokenOf } from '../../testing/processor.ts'
import { fillCart, home, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { idOf, newMember } from '../direct-sell/testing/selling.ts'
import { browserOf } from '../photos/testing/sending.ts'
import { csv, type PartnerSystem, partnerSystem, row } from './testing/partner.ts'

const slug = 'second-evening'
let app: TestApp
let partner: PartnerSystem
beforeAll(async () => {
  if (!testServer) return
  app = await testApp()
  partner = await partnerSystem(app, slug)
})
afterAll(() => app?.close())

const many = 120

/** Copies a packed parcel with its order and piece, so that `many` parcels wait to be sent. */
async function copyParcel(id: string, itemNumber: number): Promise<void> {
  const copies = (table: string, where: string, fields: string) =>
    sql
      .raw(`insert into ${table} select (jsonb_populate_record(r, jsonb_build_object(${fields}))).*
      from ${table} r cross join generate_series(1, ${many}) n where ${where}`)
      .execute(app.db)
  const like = (prefix: string) => `md5('${prefix}' || n)::uuid`
  const orders = `(select order_id from shipment where id = '${id}')`
  const item = `'item_number', 900000000 + n`
  await copies('item', `r.item_number = ${itemNumber}`, item)
  await copies('partner_piece', `r.item_number = ${itemNumber}`, `${item}, 'sku', 'PA-COPY-' || n`)
  await copies('purchase_order', `r.id in ${orders}`, `'id', ${like('order')}`)
  const line = `${item}, 'order_id', ${like('order')}, 'id', ${like('line')}`
  await copies('order_line', `r.item_number = ${itemNumber}`, line)
  const parcel = `'order_id', ${like('order')}, 'id', ${like('parcel')}, 'status', 'waiting', 'tracking_code', 'COPY' || n`
  await copies('shipment', `r.id = '${id}'`, parcel)
}

test.skipIf(!testServer)('a person of the partner reads of a paid parcel, with its address', async () => {
  const bytes = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#446655' } })
    .jpeg()
    .toBuffer()
  await partner.send('PUT', `/api/partners/${slug}/photos/PA-1.jpg`, { body: bytes, type: 'image/jpeg' })
  await partner.feed('parcels', csv(row('PA-1', { photos: 'PA-1.jpg' }), row('PA-2', { price: 'much' })))
  const { item_number: itemNumber } = await app.db
    .selectFrom('partner_piece')
    .select('item_number')
    .where('sku', '=', 'PA-1')
    .executeTakeFirstOrThrow()
  const buyer = await newMember(app)
  await fillCart(buyer, [Number(itemNumber)])
  const paid = await pay(buyer, await paymentOf(buyer, await tokenOf(app.processor, '4242424242424242')))
  expect(paid.__typename).toBe('OrderPlaced')

  const person = await newMember(app)
  const { email } = await app.db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', await idOf(person))
    .executeTakeFirstOrThrow()
  const partnerId = String(
    (await app.db.selectFrom('supplier').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id,
  )
  const pageOf = async (page: number) =>
    resultOf<{ nodes: object[]; totalCount: number }>(
      await person.run('getPartnerParcels', { partnerId, page }),
      'partnerParcels',
    )
  const parcels = async () => (await pageOf(1)).nodes
  expect(await parcels()).toEqual([])
  const feed = await app.db
    .selectFrom('partner_feed')
    .select('id')
    .where('reference', '=', 'parcels')
    .executeTakeFirstOrThrow()
  const url = `/api/v1.0/partner-feeds/${feed.id}/report?format=csv&only=problems`
  const report = () => app.server.inject({ url, headers: browserOf(person) })
  expect((await report()).statusCode).toBe(404)

  await (await app.loggedIn('admin')).run('addPartnerPerson', { slug, email })
  expect(await parcels()).toMatchObject([
    { status: 'waiting', pieces: [{ itemNumber: Number(itemNumber), sku: 'PA-1' }], trackingCode: null },
  ])
  const [first] = (await parcels()) as { id: string; sendTo: string[] }[]
  const label = () =>
    app.server.inject({ url: `/api/v1.0/partner-parcels/${first?.id}/label`, headers: browserOf(person) })
  expect((await label()).statusCode).toBe(404)
  expect(first?.sendTo[0]).toBe(home.fullName)
  expect(first?.sendTo.join(' ')).toContain(home.line1)
  const answer = await report()
  expect(answer.statusCode).toBe(200)
  expect(answer.payload).toContain('PA-2')

  const make = () => person.run('makePartnerLabel', { parcelId: first?.id })
  const made = resultOf<{ __typename: string; parcel: object }>(await make(), 'makePartnerLabel')
  expect(made).toMatchObject({
    __typename: 'PartnerParcelPayload',
    parcel: { status: 'packed', sendTo: [], trackingCode: expect.any(String) },
  })
  expect(resultOf<object>(await make(), 'makePartnerLabel')).toEqual(made)
  const file = await label()
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const stranger = await newMember(app)
  const refused = await stranger.run('makePartnerLabel', { parcelId: first?.id })
  expect(refused.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  const { captured_at: charged } = await app.db
    .selectFrom('shipment')
    .innerJoin('purchase_order', 'purchase_order.id', 'shipment.order_id')
    .select('purchase_order.captured_at')
    .where('shipment.id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(charged).not.toBeNull()

  expect(await pageOf(2)).toMatchObject({ nodes: [], totalCount: 1 })
  await copyParcel(first?.id ?? '', Number(itemNumber))
  const seen = new Set<string>()
  for (let page = 1; page <= 7; page += 1) {
    const { nodes, totalCount } = await pageOf(page)
    expect(totalCount).toBe(many + 1)
    for (const { id } of nodes as { id: string }[]) seen.add(id)
  }
  expect(seen.size).toBe(many + 1)
  // Those to be sent stand before the one that is packed.
  expect((await pageOf(7)).nodes).toMatchObject([{ status: 'packed' }])
  const other = await person.run('getPartnerParcels', { partnerId: '1', page: 1 })
  expect(resultOf<object>(other, 'partnerParcels')).toMatchObject({ nodes: [], totalCount: 0 })
})
