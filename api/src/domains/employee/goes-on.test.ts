// A piece of a partner or a member that a shopper returned comes to our dock and goes on to its owner, with a
// label that employees print (decision 0217).
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { movableClock } from '../../testing/clock.ts'
import { fillCart, home, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { list, newSeller, shopOf } from '../direct-sell/testing/selling.ts'
import { moveParcels } from '../fulfillment/simulator.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { listReportedPieces } from '../partners/pieces.db.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import {
  aStain,
  delivered,
  doorsOfShop,
  inspected,
  newMember,
  type Shop,
  scanned,
  sendBack,
} from '../returns/testing/returning.ts'
import { moveSellerReturns } from './employee.ts'

type Way = {
  itemNumber: number
  why: string
  returnCode: string | null
  status: string
  to: string[]
  trackingCode: string | null
  labelUrl: string | null
}
type Moved = { __typename: string; sellerReturn: Way }
type StaffReturn = {
  pieces: {
    relistedAs: number | null
    goesOn: { to: string; statusLabel: string; trackingCode: string | null }
  }[]
}

const dayMs = 86_400_000

describe.skipIf(!testServer)('a returned piece that isn’t ours', () => {
  let shop: Shop
  let member: TestClient
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    const app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    member = await newMember(app)
  })
  afterAll(() => shop.app.close())

  const supplier = async () =>
    shop.app.db
      .selectFrom('supplier')
      .select(['id', 'name'])
      .where('kind', '=', 'dropshipper')
      .executeTakeFirstOrThrow()
  const listed = async () =>
    resultOf<Way[]>(await shop.staff.run('getSellerReturns', {}), 'sellerReturns').filter(
      (one) => one.why === 'returned',
    )
  const move = async (itemNumber: number, to: string) =>
    resultOf<Moved>(await shop.staff.run('moveSellerReturn', { itemNumber, to }), 'moveSellerReturn')

  /** Fetches a label's file in the browser of a client. */
  const labelFor = (client: TestClient, url: string) =>
    shop.app.server.inject({
      url,
      headers: {
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
  const told = async (key: string) =>
    (
      await shop.app.db.selectFrom('notification').select(['title', 'body']).where('key', '=', key).execute()
    ).map((one) => `${one.title}: ${one.body}`)

  it('of a partner goes on by three scans with a label, and partner, member and employees follow it', async () => {
    const { db } = shop.app
    const { rows } = await sql<{ n: number }>`select item_number::float8 as n from item
      where item_number = any(${await ownPieces(shop.app)}::bigint[]) and not final_sale
        and not ('jewelry' = any(category_tags)) order by item_number limit 1`.execute(db)
    const itemNumber = rows[0]?.n ?? 0
    const { lineIds } = await delivered(shop, member, [itemNumber])
    // The piece is a partner's, whose pieces earn for a member account.
    const partner = await supplier()
    const account = await db
      .selectFrom('user_account')
      .select('id')
      .orderBy('created_at')
      .executeTakeFirstOrThrow()
    await sql`update item set source = 'dropship', supplier_id = ${partner.id}, consignor_id = ${account.id}::uuid
      where item_number = ${itemNumber}::bigint`.execute(db)
    await sql`insert into partner_piece (supplier_id, sku, item_number, feed_number)
      values (${partner.id}, 'GOES-ON', ${itemNumber}::bigint, 1)`.execute(db)
    const made = (await sendBack(member, [{ lineId: lineIds[0] ?? '', reason: 'too_small' }], 'full_refund'))
      .return
    if (!made) throw new Error('not returned')
    expect(await listed()).toEqual([])
    await inspected(shop, made, [{ lineId: lineIds[0], outcome: 'accepted' }])

    expect(await listed()).toMatchObject([
      {
        itemNumber,
        status: 'waiting',
        returnCode: made.code.replace(/\D/g, ''),
        to: expect.arrayContaining([partner.name]),
      },
    ])
    expect((await move(itemNumber, 'sent')).__typename).toBe('ReturnMoved')
    for (const to of ['picked', 'packed', 'sent', 'sent'])
      expect((await move(itemNumber, to)).sellerReturn).toMatchObject({ status: to })
    const [sent] = await listed()
    expect(sent?.trackingCode).toMatch(/^\w{8,}$/)
    const staffed = resultOf<StaffReturn>(
      await shop.staff.run('getStaffReturn', { code: made.code }),
      'staffReturn',
    )
    expect(staffed.pieces).toMatchObject([
      { relistedAs: null, goesOn: { statusLabel: 'Handed over', trackingCode: sent?.trackingCode } },
    ])
    expect(await told(`sent-on:${itemNumber}`)).toEqual([
      expect.stringMatching(new RegExp(`is on its way back to you: .*${sent?.trackingCode}`)),
    ])
    const reported = async () =>
      (
        await listReportedPieces(db, { supplierId: partner.id, after: 0, limit: 1000, readyBefore: null })
      ).find((one) => Number(one.item_number) === itemNumber)
    expect(await reported()).toMatchObject({ tracking_code: sent?.trackingCode, back_at: null })

    const later = { db, now: () => new Date(clock.now().getTime() + 14 * 86_400_000), ...testCarriers }
    for (const _ of [1, 2]) await moveSellerReturns(later)
    expect((await listed())[0]).toMatchObject({ status: 'delivered' })
    expect(await reported()).toMatchObject({ back_at: expect.any(Date) })
    expect(await told(`came-home:${itemNumber}`)).toHaveLength(1)
  })

  /** A member sells a piece to another one, who sends it back as not as described. */
  const memberSells = async () => {
    shop.clock.setAhead(0)
    const seller = await newSeller(shop.app)
    const { itemNumber } = await list(shop.app, seller, { staff: await shop.app.loggedIn('admin') })
    await fillCart(member, [itemNumber])
    const placed = await pay(member, await paymentOf(member))
    expect(placed.__typename).toBe('OrderPlaced')
    const sale = (await shopOf(seller)).sales[0]
    resultOf(await seller.run('printDirectLabel', { saleId: sale?.id ?? '' }), 'printDirectLabel')
    shop.clock.forward(3 * dayMs)
    await moveParcels(doorsOfShop(shop))
    shop.clock.forward(9 * dayMs)
    await moveParcels(doorsOfShop(shop))
    const line = await shop.app.db
      .selectFrom('order_line')
      .select('id')
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
    return { seller, itemNumber, lineId: line.id }
  }

  it('of a member comes back only when it isn’t as described, and goes on to the member’s address', async () => {
    const { seller, itemNumber, lineId } = await memberSells()
    const wish = (reason: string) => [{ lineId, reason, difference: aStain }]
    expect(await sendBack(member, wish('too_small'), 'full_refund')).toMatchObject({
      message: 'Sold by a person: it can come back only if it isn’t as described.',
    })
    const type = 'full_refund_with_free_return_shipping'
    const made = (await sendBack(member, wish('not_as_described'), type)).return
    if (!made) throw new Error('not returned')
    await scanned(shop, made)
    await inspected(shop, made, [{ lineId, outcome: 'accepted' }])
    const mine = async () => (await listed()).find((one) => one.itemNumber === itemNumber)
    expect(await mine()).toMatchObject({
      status: 'waiting',
      returnCode: made.code.replace(/\D/g, ''),
      to: [home.fullName, home.line1, 'Oakland CA 94607'],
      labelUrl: null,
    })
    for (const to of ['picked', 'packed', 'sent']) await move(itemNumber, to)
    const sent = await mine()
    const { id } = resultOf<{ id: string }>(await seller.run('getUserHuman'), 'user')
    const { rows } = await sql<{ title: string; body: string }>`select title, body from notification
      where user_id = ${id}::uuid and key = ${`sent-on:${itemNumber}`}`.execute(shop.app.db)
    expect(rows).toMatchObject([{ body: expect.stringContaining(sent?.trackingCode ?? 'no code') }])
    const later = {
      db: shop.app.db,
      now: () => new Date(shop.clock.now().getTime() + 14 * dayMs),
      ...testCarriers,
    }
    await moveSellerReturns(later)
    expect(await mine()).toMatchObject({ status: 'delivered', labelUrl: null })
    expect(await told(`came-home:${itemNumber}`)).toHaveLength(1)
    expect(await verifyLedger(shop.app.db)).toEqual([])
  })

  it('has its label from the packing until it is delivered, for employees alone', async () => {
    const { itemNumber, lineId } = await memberSells()
    const type = 'full_refund_with_free_return_shipping'
    const made = (await sendBack(member, [{ lineId, reason: 'not_as_described', difference: aStain }], type))
      .return
    if (!made) throw new Error('not returned')
    await inspected(shop, made, [{ lineId, outcome: 'accepted' }])
    const path = `/api/v1.0/employee/seller-returns/${itemNumber}/label`
    expect((await labelFor(shop.staff, path)).statusCode).toBe(404)
    await move(itemNumber, 'picked')
    expect((await labelFor(shop.staff, path)).statusCode).toBe(404)
    expect((await move(itemNumber, 'packed')).sellerReturn).toMatchObject({
      labelUrl: path,
      trackingCode: null,
    })
    const printed = await labelFor(shop.staff, path)
    expect([printed.statusCode, printed.headers['content-type'], printed.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    // The label that is on the parcel is the one that the carrier scans after the hand-over.
    const { sellerReturn: sent } = await move(itemNumber, 'sent')
    expect(sent).toMatchObject({ labelUrl: path })
    expect((await labelFor(shop.staff, path)).rawPayload.equals(printed.rawPayload)).toBe(true)
    for (const client of [member, shop.app.newVisitor(), await shop.app.loggedIn('seller')])
      expect((await labelFor(client, path)).statusCode).toBe(404)
    for (const wrong of ['0', 'x', '99999999999', '9'.repeat(40)])
      expect((await labelFor(shop.staff, path.replace(String(itemNumber), wrong))).statusCode).toBe(404)
  })
})
