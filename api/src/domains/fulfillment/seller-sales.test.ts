// What an order earns the sellers of its pieces: when it is charged, and when pieces of it come back.
import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { account } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { cancelOrder, cancelOrderByStaff, refundOrder } from '../aftercare/aftercare.ts'
import { anyGiver } from '../aftercare/testing/giver.ts'
import { makeBag, makePiece, makeSeller, standardTerms } from '../earnings/testing/selling.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { chargeOrder } from '../payment/payment.ts'
import { makeOrder } from './testing/orders.ts'

/** What makeOrder asks for each piece. */
const price = 2000
/** 1500 × 10% + 500 × 30%. */
const pays = 300

describe.skipIf(!testServer)('an order with pieces of sellers', () => {
  let app: TestApp
  let doors: OrderDoors
  const staff = personByKey('employee').id

  beforeAll(async () => {
    app = await testApp()
    doors = doorsFor(app)
  })
  afterAll(() => app.close())

  const heldBy = (holder: string) => balanceOf(app.db, account('seller_earnings', holder))
  const salesOf = (orderId: string) =>
    app.db
      .selectFrom('seller_sale')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('item_number')
      .execute()
  /**
   * Places and charges an order of the seller's pieces, two of them by default. It was paid without the
   * processor, so that the ledger alone is asked.
   */
  async function charged(sellerId: string, pieces: { terms?: object; bagId?: string | null }[] = [{}, {}]) {
    const itemNumbers: number[] = []
    for (const { terms, bagId } of pieces)
      itemNumbers.push(
        await makePiece(app, {
          sellerId,
          price,
          terms: (terms ?? standardTerms) as never,
          bagId: bagId ?? null,
        }),
      )
    const order = await makeOrder(app, { parcels: [{ source: 'own', itemNumbers }] })
    await chargeOrder(doors, { orderId: order.id })
    return order
  }

  test('earns each seller the payout of its listed price when it is charged, once', async () => {
    const { id } = await makeSeller(app)
    const order = await charged(id)
    expect(await heldBy(id)).toBe(2 * pays)
    await Promise.all([chargeOrder(doors, { orderId: order.id }), chargeOrder(doors, { orderId: order.id })])
    expect(await heldBy(id)).toBe(2 * pays)
    expect(await salesOf(order.id)).toMatchObject([
      { price_cents: price, earnings_cents: pays, selling_fee_cents: 1700, bag_fee_cents: 0 },
      { price_cents: price },
    ])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test('earns by the listed price also where a promotion took something off', async () => {
    const { id } = await makeSeller(app)
    const itemNumber = await makePiece(app, { sellerId: id, price })
    const order = await makeOrder(app, { parcels: [{ source: 'own', itemNumbers: [itemNumber] }] })
    await sql`update order_line set discount_cents = 500, net_cents = price_cents - 500 where order_id = ${order.id}::uuid`.execute(
      app.db,
    )
    await chargeOrder(doors, { orderId: order.id })
    expect(await heldBy(id)).toBe(pays)
  })

  test('earns nothing for pieces that are nobody’s, and for terms of another kind', async () => {
    const { id } = await makeSeller(app)
    const order = await charged(id, [{ terms: { basis: 'delivery', percent: 80 } }])
    expect(await salesOf(order.id)).toEqual([])
    expect(await heldBy(id)).toBe(0)
  })

  test('pays a bag’s fee once, of two orders at once too', async () => {
    const { id } = await makeSeller(app)
    const bagId = await makeBag(app, id, 500)
    const orders = await Promise.all([
      charged(id, [{ bagId }]),
      charged(id, [{ bagId }]),
      charged(id, [{ bagId }]),
    ])
    const sales = (await Promise.all(orders.map((order) => salesOf(order.id)))).flat()
    expect(sales.reduce((sum, sale) => sum + sale.bag_fee_cents, 0)).toBe(500)
    expect(await heldBy(id)).toBe(3 * pays - 500)
  })

  test('takes back what a piece earned when it is canceled after the charge, and its part of the bag’s fee', async () => {
    const { id } = await makeSeller(app)
    const bagId = await makeBag(app, id, 400)
    const order = await charged(id, [{ bagId }, { bagId }])
    expect(await heldBy(id)).toBe(2 * pays - 400)
    const [sale] = await salesOf(order.id)
    const done = await cancelOrderByStaff(doors, {
      orderId: order.id,
      lineIds: [sale?.order_line_id ?? ''],
      giver: anyGiver(staff),
      reason: 'not found',
    })
    expect(done.__typename).toBe('CancelOrderPayload')
    expect(await heldBy(id)).toBe(pays - 100)
    expect(await salesOf(order.id)).toMatchObject([
      { clawed_back_cents: 0, clawback_reason: 'canceled' },
      { clawed_back_at: null },
    ])
    await cancelOrderByStaff(doors, { orderId: order.id, giver: anyGiver(staff), reason: 'not found either' })
    expect(await heldBy(id)).toBe(0)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test('takes back what refunded lines earned, and leaves it where an amount is given out of kindness', async () => {
    const { id } = await makeSeller(app)
    const order = await charged(id)
    const [sale] = await salesOf(order.id)
    expect(
      await refundOrder(doors, {
        orderId: order.id,
        amount: 300,
        giver: anyGiver(staff),
        reason: 'came late',
      }),
    ).toMatchObject({
      __typename: 'Refunded',
    })
    expect(await heldBy(id)).toBe(2 * pays)
    const line = {
      orderId: order.id,
      lineIds: [sale?.order_line_id ?? ''],
      giver: anyGiver(staff),
      reason: 'lost by the carrier',
    }
    expect(await refundOrder(doors, line)).toMatchObject({ __typename: 'Refunded' })
    expect(await heldBy(id)).toBe(pays)
    expect(await refundOrder(doors, line)).toMatchObject({ __typename: 'RefundRefused' })
    await cancelOrderByStaff(doors, {
      orderId: order.id,
      lineIds: line.lineIds,
      giver: anyGiver(staff),
      reason: 'not found',
    })
    expect(await heldBy(id)).toBe(pays)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test('earns nothing when it is canceled before it is charged', async () => {
    const { id } = await makeSeller(app)
    const itemNumber = await makePiece(app, { sellerId: id, price })
    const order = await makeOrder(app, { parcels: [{ source: 'own', itemNumbers: [itemNumber] }] })
    await cancelOrder(doors, { orderId: order.id, reason: 'changed my mind' })
    expect(await heldBy(id)).toBe(0)
    expect(await salesOf(order.id)).toEqual([])
  })

  test('earns a charity what a donated piece pays, and its giver nothing', async () => {
    const { id } = await makeSeller(app)
    const terms = termsOf({ service: 'donation', tier: 'mid', incentives: [], brandPays: true })
    const bagId = await makeBag(app, id, 0)
    await sql`update bag set service = 'donation', rest_choice = 'donate', charity_id = 42 where id = ${bagId}::uuid`.execute(
      app.db,
    )
    const before = await heldBy('charity-42')
    await charged(id, [{ terms, bagId }])
    expect(await heldBy('charity-42')).toBe(before + pays)
    expect(await heldBy(id)).toBe(0)
  })

  test('is charged and given back by many at once without a deadlock that anybody sees', async () => {
    const { id } = await makeSeller(app)
    const orders = []
    for (let i = 0; i < 4; i += 1) orders.push(await charged(id))
    const late = await makeOrder(app, {
      parcels: [{ source: 'own', itemNumbers: [await makePiece(app, { sellerId: id, price })] }],
    })
    await Promise.all([
      ...orders.map((order) =>
        cancelOrderByStaff(doors, {
          orderId: order.id,
          giver: anyGiver(staff),
          reason: `test ${randomUUID()}`,
        }),
      ),
      chargeOrder(doors, { orderId: late.id }),
    ])
    expect(await heldBy(id)).toBe(pays)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
