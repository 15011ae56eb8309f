// What a seller was told and what she is paid; and her money while all that moves it happens at once.
import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { type PayoutTerms, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { account } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import { isDatabaseBusy } from '../../platform/errors.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { refundOrder } from '../aftercare/aftercare.ts'
import { anyGiver } from '../aftercare/testing/giver.ts'
import {
  cashOut,
  clawBackSales,
  grantSaleCredit,
  holdSales,
  payCharities,
  sendPayout,
  turnEarningsToCredit,
} from '../earnings/earnings.ts'
import { dayMs, makeBag, makePiece, makeSeller, sell, standardTerms } from '../earnings/testing/selling.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { chargeOrder } from '../payment/payment.ts'
import { makeOrder } from './testing/orders.ts'

type Line = { kind: string; amount: number }
type Told = { price: number; earnings: number; lines: Line[] }

describe.skipIf(!testServer)('money of sellers', () => {
  let app: TestApp
  let doors: OrderDoors
  const staff = personByKey('employee').id
  beforeAll(async () => {
    app = await testApp()
    doors = doorsFor(app)
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    expect((await sql`select * from seller_money_faults()`.execute(app.db)).rows).toEqual([])
    await app.close()
  })

  const held = (holder: string) => balanceOf(app.db, account('seller_earnings', holder))
  const as = (userId: string) =>
    ({
      db: app.db,
      now: () => new Date(),
      viewer: { userId, banned: false, confirmedAt: new Date() },
      clientIp: '127.0.0.1',
      once: <T>(_key: string, load: () => Promise<T>) => load(),
    }) as unknown as Context
  /** An order of a piece at its own price, charged. */
  async function charge(itemNumbers: number[], price: number): Promise<string> {
    const { id } = await makeOrder(app, { parcels: [{ source: 'own', itemNumbers }] })
    await sql`update order_line set price_cents = ${price}, net_cents = ${price} - discount_cents where order_id = ${id}::uuid`.execute(
      app.db,
    )
    await chargeOrder(doors, { orderId: id })
    return id
  }

  test.each(['standard', 'premium', 'donation'] as const)(
    'is the same in the estimator, beside her piece, and when it sells, to the cent: %s',
    async (service) => {
      const sold = app.listed.slice(0, 7)
      const price = { standard: 8899, premium: 23_499, donation: 599 }[service]
      const brand = await app.db
        .selectFrom('brand')
        .select(['id', 'slug'])
        .where('tier', '=', 'mid')
        .limit(1)
        .executeTakeFirstOrThrow()
      const bag = await app.db
        .selectFrom('category')
        .select(['id', 'slug'])
        .where('slug', '=', 'clutches')
        .executeTakeFirstOrThrow()
      const like = {
        brand_id: brand.id,
        category_id: bag.id,
        condition: 'excellent',
        state: 'delivered',
        price_cents: price,
        sold_at: new Date(),
      }
      await app.db.updateTable('item').set(like).where('item_number', 'in', sold).execute()
      const input = { service, category: bag.slug, condition: 'excellent', brand: brand.slug, tier: null }
      const { data } = await app.newVisitor().run('getPayoutEstimate', { input })
      const { from, to } = (data?.payoutEstimate ?? {}) as { from: Told; to: Told }
      expect(from).toEqual(to)
      expect(from.price).toBe(price)

      const greta = personByKey('seller').id
      const bagId = await makeBag(app, greta, 0)
      const rest = service === 'donation' ? 'donate' : 'reclaim'
      await sql`update bag set service = ${service}, rest_choice = ${rest} where id = ${bagId}::uuid`.execute(
        app.db,
      )
      const terms = termsOf({ service, tier: 'mid', incentives: [], brandPays: true })
      const itemNumber = await makePiece(app, { sellerId: greta, price, terms, bagId })
      const shown = await (await app.loggedIn('seller')).run('getSellerItem', { itemNumber })
      expect(shown.data?.sellerItem).toMatchObject({
        price,
        payout: from.earnings,
        lines: from.lines,
        donated: service === 'donation',
      })
      const orderId = await charge([itemNumber], price)
      const sale = await app.db
        .selectFrom('seller_sale')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      expect(sale).toMatchObject({
        price_cents: price,
        earnings_cents: from.earnings,
        lines: from.lines.map(({ kind, amount }) => ({ kind, amount })),
      })
      expect(sale.charity_id !== null).toBe(service === 'donation')
    },
  )

  test('with the bag’s fee is beside her piece what the next sale pays', async () => {
    const greta = personByKey('seller').id
    const bagId = await makeBag(app, greta, 2000)
    const client = await app.loggedIn('seller')
    const before = await held(greta)
    const terms: PayoutTerms = termsOf({
      service: 'standard',
      tier: 'mid',
      incentives: ['payout_booster_15'],
      brandPays: true,
    })
    const pieces = [6000, 3000, 45_000].map(async (price) => ({
      price,
      itemNumber: await makePiece(app, { sellerId: greta, price, terms, bagId }),
    }))
    let told = 0
    for (const { price, itemNumber } of await Promise.all(pieces)) {
      const shown = (await client.run('getSellerItem', { itemNumber })).data?.sellerItem as { payout: number }
      await charge([itemNumber], price)
      told += shown.payout
      expect(await held(greta)).toBe(before + told)
    }
  })

  test('of a piece that comes back is taken also while another, whose money she has taken, is on its way back', async () => {
    const { id, accountId } = await makeSeller(app)
    const soldAt = new Date(Date.now() - 40 * dayMs)
    const old = await sell(app, { sellerId: id, price: 10_000, soldAt, deliveredAt: soldAt })
    await cashOut(as(id), { requestKey: randomUUID(), accountId, amount: 3700 })
    const fresh = await sell(app, { sellerId: id, price: 10_000 })
    await app.db.transaction().execute((tx) => holdSales(tx, { lineIds: [old.lineId], since: new Date() }))
    await app.db
      .transaction()
      .execute((tx) => clawBackSales(tx, { orderId: fresh.orderId, reason: 'returned', now: new Date() }))
    expect(await held(id)).toBe(0)
  })

  test('moves each way at once, for two sellers in each other’s orders, and nobody waits for ever', async () => {
    const sellers = await Promise.all([makeSeller(app), makeSeller(app)])
    const bags = await Promise.all(sellers.map(({ id }) => makeBag(app, id, 1499)))
    const soldAt = new Date(Date.now() - 40 * dayMs)
    const boosted = termsOf({
      service: 'standard',
      tier: 'mid',
      incentives: ['payout_booster_20_ncc'],
      brandPays: true,
    })
    for (const { id } of sellers)
      await sell(app, { sellerId: id, price: 40_000, terms: boosted, soldAt, deliveredAt: soldAt })
    const orders: string[] = []
    for (let n = 0; n < 8; n += 1) {
      const pieces = sellers.map(({ id }, i) =>
        makePiece(app, { sellerId: id, price: 2000, terms: standardTerms, bagId: bags[i] ?? null }),
      )
      const numbers = await Promise.all(pieces)
      orders.push(
        (
          await makeOrder(app, {
            parcels: [{ source: 'own', itemNumbers: n % 2 === 0 ? numbers : numbers.reverse() }],
          })
        ).id,
      )
    }
    await Promise.all(orders.slice(0, 4).map((orderId) => chargeOrder(doors, { orderId })))
    const linesOf = (orderId: string) =>
      app.db.selectFrom('order_line').select('id').where('order_id', '=', orderId).execute()
    const refund = async (orderId: string) =>
      refundOrder(doors, {
        orderId,
        lineIds: (await linesOf(orderId)).map((one) => one.id),
        giver: anyGiver(staff),
        reason: 'returned',
      })
    const out = async ({ id, accountId }: (typeof sellers)[number], requestKey: string) => {
      const done = await cashOut(as(id), { requestKey, accountId, amount: 9000 })
      if (done.__typename === 'CashOutPayload')
        await Promise.all(
          [1, 2].map(() => sendPayout({ db: app.db, payouts: app.payouts, now: doors.now }, done.payoutId)),
        )
    }
    // Who is told that the database is busy asks again, as shoppers and jobs do: nothing was written.
    const untilDone = async (move: () => Promise<unknown>): Promise<unknown> => {
      try {
        return await move()
      } catch (error) {
        if (!isDatabaseBusy(error)) throw error
        return untilDone(move)
      }
    }
    const creditKeys = sellers.map(() => randomUUID())
    const moves: (() => Promise<unknown>)[] = [
      ...[...orders.slice(0, 4), ...orders.slice(0, 4)].map((orderId) => () => refund(orderId)),
      ...[...orders.slice(4), ...orders.slice(4)].map((orderId) => () => chargeOrder(doors, { orderId })),
      ...[...sellers, ...sellers].map((one) => {
        const requestKey = randomUUID()
        return () => out(one, requestKey)
      }),
      ...sellers.map(
        ({ id }, i) =>
          () =>
            turnEarningsToCredit(as(id), { requestKey: creditKeys[i] ?? '', amount: 5000 }),
      ),
      ...[1, 2].map(() => () => grantSaleCredit(app.db, new Date())),
      ...[1, 2].map(() => () => payCharities({ db: app.db, now: doors.now })),
    ]
    await Promise.all(moves.map(untilDone))
    for (const { id } of sellers) {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from seller_sale where seller_id = ${id}::uuid
        and clawed_back_at is null`.execute(app.db)
      expect(rows[0]?.n).toBe(5)
      const { rows: credits } = await sql<{
        n: number
      }>`select count(*)::int as n from credit_drop where user_id = ${id}
        and reason = 'Booster of a sale'`.execute(app.db)
      expect(credits[0]?.n).toBe(1)
    }
  })
})
