// The purchases of an account: an order given up before its charge is no purchase.
import { personByKey } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { cancelOrderByStaff } from '../aftercare/aftercare.ts'
import { anyGiver } from '../aftercare/testing/giver.ts'
import { fillCart, pay, paymentOf } from '../checkout/testing/buying.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { chargeOrder } from './payment.ts'
import { fakeProcessor } from './testing/fake-processor.ts'

describe.skipIf(!testServer)('an account', () => {
  let app: TestApp
  let doors: OrderDoors
  let unused: number[] = []
  let people = 0
  beforeAll(async () => {
    const payments = fakeProcessor()
    app = await testApp({ payments })
    doors = doorsFor(app, { payments })
    unused = await ownPieces(app)
  })
  afterAll(() => app.close())

  const somebody = async () => {
    people += 1
    const client = app.newVisitor()
    const email = `purchases-${people}@shop.test`
    const input = {
      email,
      password: 'a-long-password-7',
      firstName: 'Ada',
      lastName: 'Aldous',
      acceptTerms: true,
    }
    const { data, errors } = await client.run('signUp', { input })
    expect(data?.signUp, JSON.stringify(errors)).toMatchObject({ __typename: 'AuthPayload' })
    return { client, email }
  }
  const order = async (client: TestClient, email: string): Promise<string> => {
    await fillCart(client, [unused.pop() ?? 0], email)
    const { order: placed } = await pay(client, await paymentOf(client))
    return placed?.id ?? ''
  }
  const cancel = async (client: TestClient, id: string) =>
    expect((await client.run('cancelOrder', { id })).data?.cancelOrder).toMatchObject({
      __typename: 'CancelOrderPayload',
    })
  const noted = (email: string) =>
    app.db
      .selectFrom('user_account')
      .select(['first_purchase_at', 'last_purchase_at'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  const confirmedAt = async (id: string) =>
    (
      await app.db
        .selectFrom('purchase_order')
        .select('confirmed_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).confirmed_at

  test('that ordered and canceled for free bought nothing', async () => {
    const { client, email } = await somebody()
    const id = await order(client, email)
    expect((await noted(email)).first_purchase_at).toEqual(await confirmedAt(id))
    await cancel(client, id)
    expect(await noted(email)).toEqual({ first_purchase_at: null, last_purchase_at: null })
  })

  test('keeps what its other orders say', async () => {
    const { client, email } = await somebody()
    const first = await order(client, email)
    const second = await order(client, email)
    const third = await order(client, email)
    await cancel(client, first)
    await cancel(client, third)
    const at = await confirmedAt(second)
    expect(await noted(email)).toEqual({ first_purchase_at: at, last_purchase_at: at })
  })

  test('keeps what was noted before the order that is canceled', async () => {
    const { client, email } = await somebody()
    const before = new Date('2025-03-01T10:00:00Z')
    await app.db
      .updateTable('user_account')
      .set({ first_purchase_at: before, last_purchase_at: before })
      .where('email', '=', email)
      .execute()
    await cancel(client, await order(client, email))
    expect(await noted(email)).toMatchObject({ first_purchase_at: before, last_purchase_at: before })
  })

  test('that was charged bought something, also when people at work cancel that', async () => {
    const { client, email } = await somebody()
    const id = await order(client, email)
    await chargeOrder(doors, { orderId: id })
    const bought = (await noted(email)).first_purchase_at
    await cancelOrderByStaff(doors, {
      orderId: id,
      reason: 'Asked by phone',
      giver: anyGiver(personByKey('employee').id),
    })
    await cancel(client, await order(client, email))
    expect(await noted(email)).toEqual({ first_purchase_at: bought, last_purchase_at: bought })
  })
})
