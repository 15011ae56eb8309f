// One network can't hold the whole shop, however many visitors use it (decision 0102).
import { personByKey } from '@hemline/db/seed/people.ts'
import { tooManyHoldsMessage, tooManyTakenAgainMessage } from '@hemline/rules/cart/hold.ts'
import { buyersHoldsTimes, holdsPerNetworkDefault } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { rounds } from '../../testing/rounds.ts'
import { takeLast } from '../../testing/take.ts'
import { fillCart, home, paymentOf } from '../checkout/testing/buying.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { forgetNetworks } from './cart.ts'

const limit = 4

describe.skipIf(!testServer)('pieces held from one network', () => {
  let app: TestApp
  let unused: number[] = []
  let addresses = 0
  let address = ''
  beforeAll(async () => {
    app = await testApp({ env: { HOLDS_PER_NETWORK: String(limit) }, payments: fakeProcessor() })
    unused = [...app.listed]
  })
  beforeEach(() => {
    addresses += 1
    address = `198.51.100.${addresses}`
  })
  afterAll(() => app.close())

  const piece = () => takeLast(unused)
  const ask = async (
    client: TestClient,
    name: 'addToCart' | 'removeFromCart' | 'joinQueue' | 'leaveQueue',
    itemNumber: number,
    from = address,
  ) => {
    const { data } = await client.run(name, { input: { itemNumber } }, { 'x-forwarded-for': from })
    return data?.[name] as { __typename: string; message?: string }
  }
  const add = async (client: TestClient, itemNumber = piece(), from = address) =>
    (await ask(client, 'addToCart', itemNumber, from)).__typename
  /** Takes as many holds as the network's limit allows, each by a new visitor. */
  const fill = async (from = address, many = limit) => {
    const held = []
    for (let n = 0; n < many; n++) {
      const client = app.newVisitor()
      const itemNumber = piece()
      expect(await add(client, itemNumber, from)).toBe('AddToCartPayload')
      held.push({ client, itemNumber })
    }
    return held
  }
  const lapse = (itemNumber: number) =>
    app.db
      .updateTable('hold')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('item_number', '=', itemNumber)
      .execute()
  const networks = async () =>
    (await sql<{ n: number }>`select count(network)::int as n from hold`.execute(app.db)).rows[0]?.n

  test('are limited, whoever holds them, and the refusal says what can be done', async () => {
    await fill()
    expect(await ask(app.newVisitor(), 'addToCart', piece())).toEqual({
      __typename: 'TooManyHolds',
      message: tooManyHoldsMessage,
    })
    expect(await add(app.newVisitor(), piece(), '203.0.113.7')).toBe('AddToCartPayload')
  })

  test('are never more than the limit when sixty are asked for at once, time after time', async () => {
    const shoppers = Array.from({ length: 60 }, () => app.newVisitor())
    for (const shopper of shoppers) await shopper.run('getUserHuman')
    for (let round = 0; round < rounds; round++) {
      const from = `203.0.113.${100 + round}`
      const outcomes = await Promise.all(shoppers.map((shopper, at) => add(shopper, app.listed[at], from)))
      expect(outcomes.filter((one) => one === 'AddToCartPayload')).toHaveLength(limit)
      expect(outcomes.filter((one) => one === 'TooManyHolds')).toHaveLength(60 - limit)
      await Promise.all(
        shoppers.map((shopper, at) => ask(shopper, 'removeFromCart', app.listed[at] ?? 0, from)),
      )
    }
  })

  test('make room when one is taken out of a cart, or its time is over', async () => {
    const [first, second] = await fill()
    if (!first || !second) throw new Error('nothing is held')
    await ask(first.client, 'removeFromCart', first.itemNumber)
    expect(await add(app.newVisitor())).toBe('AddToCartPayload')
    expect(await add(app.newVisitor())).toBe('TooManyHolds')
    await lapse(second.itemNumber)
    expect(await add(app.newVisitor())).toBe('AddToCartPayload')
  })

  test('may be added again by who holds them', async () => {
    const [first] = await fill()
    if (first) expect(await add(first.client, first.itemNumber)).toBe('AddToCartPayload')
  })

  test('count for the network that took them, from wherever they are added again', async () => {
    for (const { client, itemNumber } of await fill())
      expect(await add(client, itemNumber, '203.0.113.11')).toBe('AddToCartPayload')
    expect(await add(app.newVisitor())).toBe('TooManyHolds')
  })

  test('count for a household of IPv6, however its addresses end', async () => {
    await fill('2001:db8:aa:bb01::1')
    expect(await add(app.newVisitor(), piece(), '2001:db8:aa:bbff::2')).toBe('TooManyHolds')
    expect(await add(app.newVisitor(), piece(), '2001:db8:aa:cc00::2')).toBe('AddToCartPayload')
  })

  test('by people who bought something are counted apart, and may be more', async () => {
    const buyer = await app.loggedIn('shopper')
    const { id } = personByKey('shopper')
    await app.db
      .updateTable('user_account')
      .set({ first_purchase_at: new Date() })
      .where('id', '=', id)
      .execute()
    await sql`update purchase_order set user_id = ${id}::uuid, captured_at = now() where id = (select id from purchase_order limit 1)`.execute(
      app.db,
    )
    await fill()
    for (let n = 0; n < limit * buyersHoldsTimes; n++) expect(await add(buyer)).toBe('AddToCartPayload')
    expect(await add(buyer)).toBe('TooManyHolds')
  })

  test('are no more for who ordered and was not charged yet: canceling that costs nothing', async () => {
    const buyer = await app.loggedIn('international')
    const { id } = personByKey('international')
    await app.db
      .updateTable('user_account')
      .set({ first_purchase_at: new Date() })
      .where('id', '=', id)
      .execute()
    await fill()
    expect(await add(buyer)).toBe('TooManyHolds')
  })

  test('and waited for are one number: a place in line becomes a turn without being refused', async () => {
    const holder = app.newVisitor()
    const wanted = piece()
    await add(holder, wanted, '203.0.113.9')
    const waiter = app.newVisitor()
    await fill(address, limit - 1)
    expect((await ask(waiter, 'joinQueue', wanted)).__typename).toBe('JoinQueuePayload')
    expect(await add(app.newVisitor())).toBe('TooManyHolds')
    const other = piece()
    await add(holder, other, '203.0.113.9')
    expect((await ask(app.newVisitor(), 'joinQueue', other)).__typename).toBe('TooManyHolds')
    await ask(holder, 'removeFromCart', wanted, '203.0.113.9')
    expect(await add(waiter, wanted)).toBe('AddToCartPayload')
    expect(await add(app.newVisitor())).toBe('TooManyHolds')
  })

  test('are taken again by who pays, up to what buyers may have', async () => {
    const carts = []
    for (let n = 0; n < limit * buyersHoldsTimes + 1; n++) {
      const client = app.newVisitor()
      const itemNumber = piece()
      await fillCart(client, [itemNumber])
      const headers = { 'x-forwarded-for': address }
      carts.push({ client, itemNumber, headers, input: await paymentOf(client, 'tok_decline') })
      await lapse(itemNumber)
    }
    const outcomes = []
    for (const { client, input, headers } of carts)
      outcomes.push(await client.run('placeOrder', { input }, headers))
    const last = outcomes.pop()
    for (const { data } of outcomes)
      expect(data).toMatchObject({ placeOrder: { __typename: 'PaymentDeclined' } })
    expect(last?.errors?.[0]).toMatchObject({
      message: tooManyTakenAgainMessage,
      extensions: { code: 'RATE_LIMITED' },
    })
    const held = await sql<{
      n: number
    }>`select count(*)::int as n from hold where expires_at > clock_timestamp() and released_at is null
      and item_number = any(${carts.map((one) => one.itemNumber)}::bigint[])`.execute(app.db)
    expect(held.rows).toEqual([{ n: limit * buyersHoldsTimes }])
  })

  test('by an order that somebody looks at count for as long as the order keeps them, which is longer than a hold', async () => {
    const [first] = await fill(address, limit - 1)
    if (!first) throw new Error('nothing is held')
    const client = app.newVisitor()
    const itemNumber = piece()
    const headers = { 'x-forwarded-for': address }
    expect(await add(client, itemNumber)).toBe('AddToCartPayload')
    const set = await client.run('setCartAddress', {
      input: { shippingAddress: home, email: 'guest@shopper.example', billingSameAsShipping: true },
    })
    expect(set.data).toMatchObject({ setCartAddress: { __typename: 'SetCartAddressPayload' } })
    const { data } = await client.run('placeOrder', { input: await paymentOf(client, 'tok_review') }, headers)
    expect(data).toMatchObject({ placeOrder: { __typename: 'OrderPending' } })
    await lapse(itemNumber)
    await forgetNetworks(app.db)
    expect(await add(app.newVisitor(), itemNumber, '203.0.113.13')).toBe('ItemUnavailable')
    expect(await add(app.newVisitor())).toBe('TooManyHolds')
    expect(await add(first.client, first.itemNumber)).toBe('AddToCartPayload')
  })

  test('leave nothing of their network behind: it goes when they are let go, and when they are over', async () => {
    await forgetNetworks(app.db)
    const before = (await networks()) ?? 0
    const [first, second] = await fill()
    expect(await networks()).toBe(before + limit)
    if (first) await ask(first.client, 'removeFromCart', first.itemNumber)
    if (second) await lapse(second.itemNumber)
    const waiting = await sql<{ n: number }>`select count(*)::int as n from outbox`.execute(app.db)
    await forgetNetworks(app.db)
    expect(await networks()).toBe(before + limit - 2)
    expect((await sql<{ n: number }>`select count(*)::int as n from outbox`.execute(app.db)).rows).toEqual(
      waiting.rows,
    )
    const { rows } = await sql<{
      network: Buffer
    }>`select network from hold where network is not null`.execute(app.db)
    for (const { network } of rows) expect(network.toString('latin1')).not.toContain(address)
  })
})

test('the limit is on where nobody lifts it, and a full cart fits in it', () => {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody' })
  expect(config.HOLDS_PER_NETWORK).toBe(holdsPerNetworkDefault)
  expect(config.HOLDS_PER_NETWORK).toBeGreaterThan(50)
})
