// Two hundred returns that are asked for at once, as after a holiday: each is made, once, without an error.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { type Answered, delivered, newMember, quote, type Shop } from './testing/returning.ts'

const members = 20
const ordersEach = 10

type Form = { client: TestClient; lineId: string; key: string }

describe.skipIf(!testServer)('two hundred returns at once', () => {
  let app: TestApp
  let shop: Shop
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
  })
  afterAll(() => app.close())

  /** Copies a delivered order for its shopper, with a piece of its own. Returns the line's id. */
  async function orderLike(orderId: string, userId: string): Promise<string> {
    const lineId = randomUUID()
    const id = randomUUID()
    await sql`with piece as (
        insert into item select (jsonb_populate_record(i, jsonb_build_object('item_number', nextval('new_item_number')))).*
        from item i join order_line l on l.item_number = i.item_number where l.order_id = ${orderId}::uuid
        returning item_number
      ), bought as (
        insert into purchase_order select (jsonb_populate_record(o, jsonb_build_object('id', ${id}::text, 'user_id', ${userId}::text))).*
        from purchase_order o where o.id = ${orderId}::uuid
      ), line as (
        insert into order_line select (jsonb_populate_record(l, jsonb_build_object('id', ${lineId}::text, 'order_id', ${id}::text,
          'item_number', piece.item_number))).* from order_line l, piece where l.order_id = ${orderId}::uuid
      ) insert into shipment select (jsonb_populate_record(s, jsonb_build_object('id', ${randomUUID()}::text, 'order_id', ${id}::text,
          'tracking_code', ${randomUUID()}::text))).* from shipment s where s.order_id = ${orderId}::uuid`.execute(
      app.db,
    )
    return lineId
  }

  test('are all made, each once although each form is sent twice, and meet no error', async () => {
    const buyer = await newMember(app)
    const [piece = 0] = await ownPieces(app)
    const { orderId, lineIds } = await delivered(shop, buyer, [piece])
    const { choices = [] } = await quote(buyer, [{ lineId: lineIds[0] ?? '', reason: 'too_small' }])
    const refundType = 'noncashoutable_credit_refund'
    const total = choices.find((one) => one.refundType === refundType)?.total
    const forms: Form[] = []
    for (let n = 0; n < members; n += 1) {
      const client = await newMember(app)
      const { id } = await app.db
        .selectFrom('user_account')
        .select('id')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      for (let k = 0; k < ordersEach; k += 1)
        forms.push({ client, lineId: await orderLike(orderId, id), key: randomUUID() })
    }
    const answers = await Promise.all(
      [...forms, ...forms].map(({ client, lineId, key }) => {
        const lines = [{ lineId, reason: 'too_small' }]
        return client.run('createReturn', { input: { lines, refundType, total, key } })
      }),
    )
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const made = answers.map((answer) => resultOf<Answered>(answer, 'createReturn').return)
    expect(new Set(made.map((one) => one?.code)).size).toBe(forms.length)
    expect(made.slice(forms.length).map((one) => one?.id)).toEqual(
      made.slice(0, forms.length).map((one) => one?.id),
    )
    const { rows } = await sql<{ n: number; orders: number; pieces: number }>`select count(*)::int as n,
        (select count(*)::int from purchase_order where status = 'return_initiated') as orders,
        (select count(*)::int from order_return_line where is_open) as pieces from order_return
      where status = 'initiated'`.execute(app.db)
    expect(rows).toEqual([{ n: forms.length, orders: forms.length, pieces: forms.length }])
  })
})
