import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { fillCart, pay, paymentOf } from '../checkout/testing/buying.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { joinOrders } from './aftercare.ts'

describe.skipIf(!testServer)('orders that were placed as a guest', () => {
  let app: TestApp
  const unused: number[] = []
  beforeAll(async () => {
    app = await testApp({ payments: fakeProcessor() })
    unused.push(...app.listed)
  })
  afterAll(() => app.close())
  const doors = () => ({ db: app.db, now: () => new Date() })

  async function buyAsGuest(email: string): Promise<string> {
    const guest = app.newVisitor()
    await fillCart(guest, [takeLast(unused)], email)
    const { order } = await pay(guest, await paymentOf(guest, 'tok_ok'))
    return order?.id ?? ''
  }
  async function member(email: string, isVerified = true): Promise<{ client: TestClient; id: string }> {
    const client = app.newVisitor()
    const input = {
      email,
      password: 'a-long-password-7',
      firstName: 'Ada',
      lastName: 'Aldous',
      acceptTerms: true,
    }
    await client.run('signUp', { input })
    if (isVerified)
      await app.db
        .updateTable('user_account')
        .set({ email_verified_at: new Date() })
        .where('email', '=', email)
        .execute()
    const user = (await client.run('getUserHuman', {})).data?.user as unknown as { id: string }
    return { client, id: user.id }
  }
  const ordersOf = async (client: TestClient) => {
    const orders = (await client.run('getOrders', { page: 1 })).data?.orders as unknown as {
      nodes: { id: string }[]
    }
    return orders.nodes.map(({ id }) => id)
  }
  const pointsFaults = async () =>
    (await sql<{ fault: string }>`select * from points_faults()`.execute(app.db)).rows

  test('join the account with the same verified address, in any case, once', async () => {
    const first = await buyAsGuest('Wren.Guest@shop.test')
    const other = await buyAsGuest('somebody.else@shop.test')
    const { client, id } = await member('wren.guest@shop.test')
    expect(await ordersOf(client)).toEqual([])
    await Promise.all([joinOrders(doors(), { userId: id }), joinOrders(doors(), { userId: id })])
    expect(await ordersOf(client)).toEqual([first])
    const events = await app.db
      .selectFrom('order_event')
      .select(['order_id', 'kind'])
      .where('kind', '=', 'joined')
      .execute()
    expect(events).toEqual([{ order_id: first, kind: 'joined' }])
    expect((await client.run('getUserHuman', {})).data?.user).toMatchObject({
      hasPurchasedOrder: true,
      itemOrderSeq: 1,
    })
    const stranger = await app.db
      .selectFrom('purchase_order')
      .select('user_id')
      .where('id', '=', other)
      .executeTakeFirstOrThrow()
    expect(stranger.user_id).toBeNull()
  })

  test('wait while the address is not verified, and never join a banned account', async () => {
    await buyAsGuest('unverified@shop.test')
    const unverified = await member('unverified@shop.test', false)
    await joinOrders(doors(), { userId: unverified.id })
    expect(await ordersOf(unverified.client)).toEqual([])
    await buyAsGuest('banned.guest@shop.test')
    const banned = await member('banned.guest@shop.test')
    await app.db.updateTable('user_account').set({ banned: true }).where('id', '=', banned.id).execute()
    await joinOrders(doors(), { userId: banned.id })
    await joinOrders(doors(), { userId: randomUUID() })
    expect(await ordersOf(banned.client)).toEqual([])
  })

  test('bring their points when they are complete already', async () => {
    const orderId = await buyAsGuest('complete.guest@shop.test')
    await sql`update purchase_order set status = 'order_finalized' where id = ${orderId}::uuid`.execute(
      app.db,
    )
    const before = await pointsFaults()
    const { id } = await member('complete.guest@shop.test')
    await joinOrders(doors(), { userId: id })
    const posted = await app.db
      .selectFrom('ledger_posting')
      .select('kind')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'points_earned')
      .execute()
    expect(posted).toHaveLength(1)
    expect(await pointsFaults()).toEqual(before)
  })
})
