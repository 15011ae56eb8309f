// Two hundred returns that are asked for at once, as after a holiday: each is made, once, without an error.
// Then all parcels arrive on one morning, and each is looked over and paid, once.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { orderLike } from './testing/copied-orders.ts'
import { type Answered, delivered, newMember, quote, type Shop, scanned } from './testing/returning.ts'

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
        forms.push({ client, lineId: (await orderLike(app, orderId, id)).lineId, key: randomUUID() })
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

    const returns = made.slice(0, forms.length).flatMap((one) => one ?? [])
    const twice = [...returns, ...returns]
    const reports = await Promise.all(twice.map((one) => scanned(shop, one)))
    expect(reports.filter((one) => one === 'taken')).toHaveLength(returns.length)
    const received = await Promise.all(
      returns.map((one) => shop.staff.run('receiveReturn', { code: one.code })),
    )
    expect(received.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const inspections = await Promise.all(
      [...returns, ...returns.slice(0, members)].map((one) =>
        shop.staff.run('inspectReturnedPiece', {
          input: { returnId: one.id, lineId: one.pieces[0]?.lineId ?? '', outcome: 'accepted' },
        }),
      ),
    )
    expect(inspections.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const { rows: paid } = await sql<{ returns: number; payments: number; credit: number; entries: number }>`
      select (select count(*)::int from order_return where paid_at is not null) as returns,
        (select count(*)::int from order_return_payment) as payments,
        (select sum(granted_cents)::int from credit_drop where reason like 'return %') as credit,
        (select sum(amount)::int from ledger_entry) as entries`.execute(app.db)
    const credit = forms.length * (total ?? 0)
    expect(paid).toEqual([{ returns: forms.length, payments: forms.length, credit, entries: 0 }])
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
