import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { closeBundles } from './payment.ts'
import { type FakeProcessor, fakeProcessor } from './testing/fake-processor.ts'

type Option = { id: number; label: string; groupKey: string; price: number; selected: boolean }

describe.skipIf(!testServer)('a bundle', () => {
  let app: TestApp
  let processor: FakeProcessor
  const clock = movableClock()
  let cheap: number[] = []
  const { now } = clock
  const doors = (): OrderDoors => doorsFor(app, { payments: processor, now })

  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ now, payments: processor })
    const rows = await app.db
      .selectFrom('item')
      .select('item_number')
      .where('item_number', 'in', app.listed)
      .where('source', '=', 'own')
      .where('price_cents', '<', 3000)
      .where('promotion', 'is', null)
      .orderBy('price_cents')
      .execute()
    cheap = rows.map((row) => row.item_number)
    // The seed's promotions and credit are not part of this test.
    await app.db
      .updateTable('promotion')
      .set({ ends_at: new Date(0), starts_at: new Date(-1) })
      .execute()
  })
  afterAll(() => app.close())

  async function orderInBundle(client: TestClient, itemNumbers: readonly number[]) {
    await fillCart(client, itemNumbers)
    const asked = await client.adhoc(
      '{ activeCart(estimateTaxes: true) { cart { shippingOptions { id label groupKey price selected } } } }',
    )
    const options = resultOf<{ cart: { shippingOptions: Option[] } }>(asked, 'activeCart').cart
      .shippingOptions
    const bundle = options.find((option) => option.label === 'Bundle')
    if (!bundle) throw new Error('no bundle is offered')
    await client.adhoc(
      `mutation { selectShippingOption(input: { groupKey: "${bundle.groupKey}", optionId: ${bundle.id} }) { __typename } }`,
    )
    const placed = await pay(client, await paymentOf(client))
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', order: { status: 'in_progress' } })
    const order = await app.db
      .selectFrom('purchase_order')
      .selectAll()
      .where('id', '=', placed.order?.id ?? '')
      .executeTakeFirstOrThrow()
    return { ...order, price: bundle.price }
  }
  const statusOf = async (id: string) =>
    app.db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const taken = () => [...processor.books.values()].reduce((sum, payment) => sum + payment.captured, 0)

  test('takes three orders of a week, pays delivery once, and charges them when it closes', async () => {
    const client = await app.loggedIn('shopper')
    const first = await orderInBundle(client, cheap.splice(0, 1))
    const second = await orderInBundle(client, cheap.splice(0, 1))
    const third = await orderInBundle(client, cheap.splice(0, 1))
    expect([first, second, third].map((order) => order.shipping_cents)).toEqual([first.price, 0, 0])
    expect(new Set([first.bundle_id, second.bundle_id, third.bundle_id]).size).toBe(1)
    await closeBundles(doors())
    expect(taken()).toBe(0)
    clock.setAhead(7 * 86_400_000 + 60_000)
    processor.lose.capture = 1
    await closeBundles(doors()).catch(() => undefined)
    await closeBundles(doors())
    for (const { id, charged_cents } of [first, second, third])
      expect(await statusOf(id)).toMatchObject({ status: 'auto_charged', captured_cents: charged_cents })
    expect(taken()).toBe(first.charged_cents + second.charged_cents + third.charged_cents)
    const parcels = await app.db
      .selectFrom('shipment')
      .select('status')
      .where('bundle_id', '=', first.bundle_id)
      .execute()
    expect(parcels.map((parcel) => parcel.status)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await verifyLedger(app.db)).toEqual([])
    clock.setAhead(0)
  })

  test('that reaches the threshold ships free: the delivery that was promised is never charged', async () => {
    const client = await app.loggedIn('p2p-seller')
    const first = await orderInBundle(client, cheap.splice(0, 1))
    expect(first.shipping_cents).toBe(first.price)
    const second = await orderInBundle(client, cheap.splice(-4))
    const before = taken()
    clock.setAhead(7 * 86_400_000 + 120_000)
    await closeBundles(doors())
    expect(taken() - before).toBe(first.charged_cents - first.shipping_cents + second.charged_cents)
    expect(await statusOf(first.id)).toMatchObject({
      status: 'auto_charged',
      captured_cents: first.charged_cents - first.shipping_cents,
    })
    expect(await verifyLedger(app.db)).toEqual([])
    clock.setAhead(0)
  })

  test('whose order is canceled before it closes charges the others alone', async () => {
    const client = await app.loggedIn('seller')
    const first = await orderInBundle(client, cheap.splice(0, 1))
    const second = await orderInBundle(client, cheap.splice(0, 1))
    expect(resultOf(await client.run('cancelOrder', { id: first.id }), 'cancelOrder')).toMatchObject({
      __typename: 'CancelOrderPayload',
    })
    const before = taken()
    clock.setAhead(7 * 86_400_000 + 180_000)
    await closeBundles(doors())
    expect(taken() - before).toBe(second.charged_cents)
    expect(await statusOf(first.id)).toMatchObject({ status: 'canceled', captured_cents: null })
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
