// A shopper takes pieces out of an order before its charge; promotion and free delivery are judged again
// (decision 0196).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'

type Line = { id: string; price: number; net: number; canceledAt: string | null }
type Order = { id: string; status: string; lines: Line[]; totals: { released: number; charged: number } }
type Money = { total: number; back: string[]; rows: { key: string; amount: number }[] } | null

describe.skipIf(!testServer)('a shopper takes a piece out', () => {
  let app: TestApp
  let own: number[] = []

  beforeAll(async () => {
    app = await testApp({ payments: fakeProcessor() })
    await app.db.updateTable('item').set({ promotion: null, clearance: false }).execute()
    const rows = await app.db
      .selectFrom('item')
      .select('item_number')
      .where('item_number', 'in', app.listed)
      .where('source', '=', 'own')
      .where('final_sale', '=', false)
      .execute()
    own = rows.map((row) => row.item_number)
  })
  afterAll(() => app.close())

  /** Buys pieces at these prices, in cents. From $75 on, LAYERS takes 10 % off. */
  async function order(prices: readonly number[]): Promise<{ client: TestClient; order: Order }> {
    const client = app.newVisitor()
    const pieces = own.splice(0, prices.length)
    for (const [at, itemNumber] of pieces.entries())
      await app.db
        .updateTable('item')
        .set({ price_cents: prices[at] ?? 0 })
        .where('item_number', '=', itemNumber)
        .execute()
    await fillCart(client, pieces)
    await client.run('applyPromoCodeToCart', { input: { code: 'LAYERS' } })
    const placed = await pay(client, await paymentOf(client))
    return { client, order: await read(client, placed.order?.id ?? '') }
  }

  const read = async (client: TestClient, id: string) =>
    resultOf<Order>(await client.run('getOrder', { id }), 'order')
  const moneyOf = async (client: TestClient, id: string, lineIds: readonly string[]) =>
    resultOf<Money>(await client.run('getCancelMoney', { id, lineIds }), 'cancelMoney')
  const cancel = async (client: TestClient, input: Record<string, unknown>) =>
    resultOf<{ __typename: string; message?: string; order?: Order }>(
      await client.run('cancelOrder', input),
      'cancelOrder',
    )
  const amount = (money: Money, key: string) => money?.rows.find((row) => row.key === key)?.amount ?? 0
  const lineAt = ({ lines }: Order, price: number) => lines.find((line) => line.price === price)?.id ?? ''

  it('pays delivery for the rest when the rest no longer ships free, and says so before', async () => {
    const { client, order: placed } = await order([6000, 3000])
    const lineIds = [lineAt(placed, 6000)]
    const money = await moneyOf(client, placed.id, lineIds)
    expect(amount(money, 'pieces')).toBe(5400)
    expect(amount(money, 'promotion')).toBe(-300)
    expect(amount(money, 'delivery-due')).toBeLessThan(0)
    expect(money?.back.join()).toContain('less will be charged to')

    const stale = await cancel(client, { id: placed.id, lineIds, total: (money?.total ?? 0) + 1 })
    expect(stale.message).toMatch(/has changed/)

    const answer = await cancel(client, { id: placed.id, lineIds, total: money?.total })
    expect(answer.order?.status).toBe('confirmed')
    expect(answer.order?.totals.released).toBe(money?.total)
    expect(answer.order?.lines.map((line) => line.canceledAt !== null).filter(Boolean)).toHaveLength(1)
    // What stays costs what it costs by itself: without the promotion, and with delivery.
    const { earned } = await app.db
      .selectFrom('purchase_order')
      .select('earned')
      .where('id', '=', placed.id)
      .executeTakeFirstOrThrow()
    expect(earned).toMatchObject({ sales: 3000, delivery: 0 - amount(money, 'delivery-due') })
  })

  it('keeps free delivery when the rest still reaches it, or when it was paid', async () => {
    const large = await order([9000, 2000])
    const money = await moneyOf(large.client, large.order.id, [lineAt(large.order, 2000)])
    expect(amount(money, 'delivery-due')).toBe(0)
    const small = await order([2000, 1500])
    expect(
      amount(await moneyOf(small.client, small.order.id, [lineAt(small.order, 1500)]), 'delivery-due'),
    ).toBe(0)
  })

  it('loses neither when the shop takes the piece out', async () => {
    const { client, order: placed } = await order([6100, 2500])
    const worker = await app.loggedIn('employee')
    const sent = await worker.run('staffCancelOrder', {
      input: { orderId: placed.id, lineIds: [lineAt(placed, 6100)], reason: 'Not on its shelf' },
    })
    expect(sent.errors).toBeUndefined()
    const after = await read(client, placed.id)
    const { earned } = await app.db
      .selectFrom('purchase_order')
      .select('earned')
      .where('id', '=', placed.id)
      .executeTakeFirstOrThrow()
    // Its promotion and its free delivery stay.
    expect(earned).toMatchObject({ sales: 2250, delivery: 0 })
    expect(after.status).toBe('confirmed')
  })

  it('says nothing to a stranger, and nothing about the whole order', async () => {
    const { client, order: placed } = await order([3100, 3200])
    const [line] = placed.lines
    expect(await moneyOf(app.newVisitor(), placed.id, [line?.id ?? ''])).toBeNull()
    expect(
      await moneyOf(
        client,
        placed.id,
        placed.lines.map(({ id }) => id),
      ),
    ).toBeNull()
    expect(await moneyOf(client, placed.id, ['nothing'])).toBeNull()
  })

  it('cancels the piece once when the button is pressed twice', async () => {
    const { client, order: placed } = await order([3300, 3400])
    const lineIds = [lineAt(placed, 3300)]
    const money = await moneyOf(client, placed.id, lineIds)
    const input = { id: placed.id, lineIds, total: money?.total }
    const answers = await Promise.all([cancel(client, input), cancel(client, input)])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'CancelOrderPayload',
      'OrderNotCancelable',
    ])
    const after = await read(client, placed.id)
    expect(after.totals.released).toBe(money?.total)
  })
})
