// One parcel for pieces of several orders of one sender: one return and one label, and each order pays back
// its own money.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { followReturns } from './returns.ts'
import {
  delivered,
  doorsOfShop,
  inspected,
  newMember,
  quote,
  type ReturnShown,
  type Shop,
  scanned,
  sendBack,
} from './testing/returning.ts'

const way = 'refund_less_return_shipping'
const wish = (lineId: string) => ({ lineId, reason: 'too_small' })

describe.skipIf(!testServer)('a parcel of pieces of two orders', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let pieces: number[] = []
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const { rows } = await sql<{ n: number }>`select item_number::float8 as n from item
      where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and promotion is null
        and price_cents between 2000 and 9000 and not ('jewelry' = any(category_tags)) order by item_number`.execute(
      app.db,
    )
    pieces = rows.map((row) => row.n)
    member = await newMember(app)
  })
  afterAll(() => app.close())

  it('has one label with one fee, and each order gives back what was paid in it', async () => {
    const first = await delivered(shop, member, pieces.splice(0, 1))
    const second = await delivered(shop, member, pieces.splice(0, 1))
    const orders = [first.orderId, second.orderId]
    const lineIds = [...first.lineIds, ...second.lineIds]
    const choices = (await quote(member, lineIds.map(wish))).choices ?? []
    const shown = choices.find((one) => one.refundType === way)
    expect(shown?.sums.filter(({ key }) => key === 'label')).toMatchObject([{ amount: -899 }])
    const made = (await sendBack(member, lineIds.map(wish), way)).return as ReturnShown
    expect(made.pieces).toHaveLength(2)
    expect(made.total).toBe(shown?.total)
    const statusOf = async () =>
      (await app.db.selectFrom('purchase_order').select(['status']).where('id', 'in', orders).execute()).map(
        ({ status }) => status,
      )
    expect(await statusOf()).toEqual(['return_initiated', 'return_initiated'])
    await scanned(shop, made)
    const held = shop.processor.held()
    await inspected(
      shop,
      made,
      lineIds.map((lineId) => ({ lineId, outcome: 'accepted' })),
    )
    // A colleague who decides a moment later reads that, and not that the parcel has to be received.
    const [late] = await inspected(shop, made, [{ lineId: lineIds[0], outcome: 'refused', reason: 'Worn' }])
    expect(late).toMatchObject({ message: 'This piece is decided already.' })
    for (const orderId of [...orders, ...orders]) await payRefunds(doorsOfShop(shop), orderId)
    await followReturns(doorsOfShop(shop))
    expect(held - shop.processor.held()).toBe(made.total)
    const { rows } = await sql<{
      order_id: string
      paid: number
      most: number
    }>`select p.order_id, p.amount_cents as paid,
        (select sum(net_cents + tax_cents)::int from order_line l where l.order_id = p.order_id) as most
      from order_return_payment p where p.return_id = ${made.id}::uuid`.execute(app.db)
    expect(rows.map((row) => row.order_id).toSorted()).toEqual(orders.toSorted())
    for (const { paid, most } of rows) expect(paid).toBeLessThanOrEqual(most)
    expect(rows.reduce((sum, { paid }) => sum + paid, 0)).toBe(made.total)
    const ended = resultOf<ReturnShown>(await member.run('getReturn', { id: made.id }), 'return')
    expect(ended.status).toBe('completed')
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('is refused for pieces of two senders', async () => {
    const own = await delivered(shop, member, pieces.splice(0, 1))
    const other = await delivered(shop, member, pieces.splice(0, 1))
    await sql`update shipment set group_key = 'p2p:somebody', source = 'p2p' where order_id = ${other.orderId}::uuid`.execute(
      app.db,
    )
    await sql`update order_line set group_key = 'p2p:somebody' where order_id = ${other.orderId}::uuid`.execute(
      app.db,
    )
    const wrong = [...own.lineIds, ...other.lineIds].map((lineId) => ({
      lineId,
      reason: 'wrong_piece',
    }))
    expect(await sendBack(member, wrong, way)).toMatchObject({
      __typename: 'ReturnRefused',
      message: expect.stringMatching(/travel in parcels of their own/),
    })
  })
})
