// Two hundred cases that begin at once, as after a carrier's bad day: each is begun once, and no shopper gets
// more at once than the rules grant, however many forms are sent together.
import { randomUUID } from 'node:crypto'
import { atOnceCases } from '@hemline/rules/vocabulary/cases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { orderLike } from '../returns/testing/copied-orders.ts'
import { delivered, newMember, type Shop } from '../returns/testing/returning.ts'
import { offersFor } from './testing/replacing.ts'

const members = 20
const ordersEach = 10

type Form = { client: TestClient; orderId: string; lineId: string; key: string }
type Answer = { __typename: string; field?: string | null; case?: { code: string; total: number } }

describe.skipIf(!testServer)('two hundred cases at once', () => {
  let app: TestApp
  let shop: Shop
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
  })
  afterAll(() => app.close())

  const send = (total: number, { client, orderId, lineId, key }: Form) =>
    client.run('selectResolution', {
      input: {
        orderId,
        lineIds: [lineId],
        kind: 'missing',
        words: 'It was not in the parcel.',
        offer: 'credit',
        total,
        key,
      },
    })

  /** Sends all forms at once, and those again that a busy shop did not take, as their shoppers would. */
  async function sendAll(total: number, forms: readonly Form[]): Promise<Answer[]> {
    const results = new Map<Form, Answer>()
    for (let round = 0; round < 20 && results.size < forms.length; round += 1) {
      await sql`delete from login_throttle`.execute(app.db)
      const open = forms.filter((form) => !results.has(form))
      const answers = await Promise.all(open.map((form) => send(total, form)))
      for (const [i, form] of open.entries()) {
        const answer = answers[i]
        const [error] = answer?.errors ?? []
        if (!answer || (error && error.extensions?.code !== 'UNAVAILABLE')) throw new Error(error?.message)
        if (!error) results.set(form, resultOf<Answer>(answer, 'selectResolution'))
      }
    }
    return forms.flatMap((form) => results.get(form) ?? [])
  }

  test('pay each shopper three of them, once although forms are sent again', async () => {
    const buyer = await newMember(app)
    const [piece = 0] = await ownPieces(app)
    const { orderId, lineIds } = await delivered(shop, buyer, [piece])
    const { offers } = await offersFor(buyer, { orderId, lineIds, kind: 'missing' })
    const total = offers.find((one) => one.offer === 'credit')?.total ?? 0
    const forms: Form[] = []
    for (let n = 0; n < members; n += 1) {
      const client = await newMember(app)
      const { id } = await app.db
        .selectFrom('user_account')
        .select('id')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      for (let k = 0; k < ordersEach; k += 1)
        forms.push({ client, ...(await orderLike(app, orderId, id)), key: randomUUID() })
    }
    const results = await sendAll(total, forms)
    expect(results).toHaveLength(forms.length)
    const paid = results.filter((one) => one.__typename === 'CasePayload')
    expect(paid).toHaveLength(members * atOnceCases)
    expect(new Set(paid.map((one) => one.case?.code)).size).toBe(paid.length)
    // The others are told that a person decides by now.
    expect(results.filter((one) => one.field === 'offer')).toHaveLength(forms.length - paid.length)
    const granted = forms.filter((_, i) => results[i]?.__typename === 'CasePayload')
    const again = await sendAll(total, granted)
    expect(again.map((one) => one.case?.code)).toEqual(paid.map((one) => one.case?.code))
    const { rows } = await sql<{ cases: number; sum: number; most: number }>`select
        (select count(*)::int from support_case) as cases,
        (select sum(granted_cents)::int from credit_drop where reason like 'case %') as sum,
        (select max(n)::int from (select count(*) as n from support_case where paid_at is not null group by user_id) of) as most`.execute(
      app.db,
    )
    expect(rows).toEqual([{ cases: paid.length, sum: paid.length * total, most: atOnceCases }])
  })
})
