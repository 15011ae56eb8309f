// PostgreSQL closes all connections again and again, as at a restart, while shoppers pay. A shopper who
// repeats the request with the same key gets one order and one charge.
import { connectPool } from '@hemline/db/connect.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { settleAttempts } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { fillCart, type Placed, paymentOf } from './testing/buying.ts'

describe.skipIf(!testServer)('a database that restarts', () => {
  let app: TestApp
  let processor: FakeProcessor
  const clock = movableClock()
  const { now } = clock

  beforeAll(async () => {
    processor = fakeProcessor()
    // A direct connection, as in production.
    app = await testApp({ now, payments: processor, through: async (url) => url })
  })
  afterAll(() => app.close())

  type Input = Awaited<ReturnType<typeof paymentOf>>
  /** Repeats the request with the same key after any error, as the browser does. */
  async function payUntilAnswered(client: TestClient, input: Input): Promise<Placed> {
    for (;;) {
      const { data, errors } = await client.run('placeOrder', { input })
      const placed = data?.placeOrder as Placed | undefined
      if (!errors && placed && placed.__typename !== 'OrderPending') return placed
    }
  }

  test('leaves twenty shoppers with one order and one charge each', async () => {
    const own = (await ownPieces(app)).slice(0, 20)
    const shoppers: { client: TestClient; input: Input }[] = []
    for (const item_number of own) {
      const client = app.newVisitor()
      await fillCart(client, [item_number])
      shoppers.push({ client, input: await paymentOf(client) })
    }
    const { pathname } = new URL(app.config.DATABASE_URL)
    const killer = connectPool({ url: testServer ?? '', name: 'killer', max: 1 })
    let killed = 0
    let isOver = false
    const killing = (async () => {
      while (!isOver && killed < 60) {
        const { rows } = await killer.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and wait_event_type is not null',
          [pathname.slice(1)],
        )
        killed += rows.length
      }
    })()
    const placed = await Promise.all(shoppers.map(({ client, input }) => payUntilAnswered(client, input)))
    isOver = true
    await killing
    await killer.end()
    expect(killed).toBeGreaterThan(10)
    expect(placed.map((one) => one.__typename)).toEqual(Array(20).fill('OrderPlaced'))
    clock.setAhead(11 * 60_000)
    const doors: OrderDoors = doorsFor(app, { payments: processor, now })
    await settleAttempts(doors)
    const orders = await app.db
      .selectFrom('purchase_order')
      .select(['status', 'charged_cents'])
      .where('status', '=', 'confirmed')
      .execute()
    expect(orders).toHaveLength(20)
    expect(processor.held()).toBe(orders.reduce((sum, order) => sum + order.charged_cents, 0))
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
