// Many simultaneous shoppers, lost answers, and webhooks in any order: each piece is sold once, and each
// charge has one order or one void.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { balanceOf, creditDropsOf, grantCredit, verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { receivePaymentEvent, settleAttempts } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { buy, cartOf, fillCart, home, pay, paymentOf, resultOf } from './testing/buying.ts'

/** The same shuffles in each run, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

describe.skipIf(!testServer)('a crowd of buyers', () => {
  let app: TestApp
  let processor: FakeProcessor
  let doors: OrderDoors
  const clock = movableClock()
  let unused: number[] = []
  const { now } = clock

  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ now, payments: processor })
    doors = doorsFor(app, { payments: processor, now })
    unused = await ownPieces(app)
  })
  afterAll(() => app.close())

  /**
   * Checks what must hold at any time: a piece has one owner, and the processor holds exactly the money of
   * the confirmed orders.
   */
  async function allIsSound() {
    expect(await verifyLedger(app.db)).toEqual([])
    const twice = await app.db
      .selectFrom('order_line')
      .innerJoin('purchase_order', 'purchase_order.id', 'order_line.order_id')
      .select('item_number')
      .where('purchase_order.status', 'in', ['confirmed', 'in_progress', 'auto_charged'])
      .where('order_line.canceled_at', 'is', null)
      .groupBy('item_number')
      .having((eb) => eb.fn.countAll(), '>', 1)
      .execute()
    expect(twice).toEqual([])
    const standing = await app.db
      .selectFrom('purchase_order')
      .select('charged_cents')
      .where('status', 'in', ['confirmed', 'in_progress', 'auto_charged'])
      .execute()
    expect(processor.held()).toBe(standing.reduce((sum, order) => sum + order.charged_cents, 0))
    const stuck = await app.db
      .selectFrom('hold')
      .innerJoin('purchase_order', 'purchase_order.id', 'hold.order_id')
      .select('hold.item_number')
      .where('purchase_order.status', 'in', ['payment_declined', 'canceled'])
      .execute()
    expect(stuck).toEqual([])
  }

  test('of 32 who all want the same fifty pieces gets each piece once, and nobody pays for what another got', {
    timeout: 300_000,
  }, async () => {
    const wanted = unused.splice(0, 50)
    const buyers = Array.from({ length: 32 }, () => app.newVisitor())
    for (const buyer of buyers)
      resultOf(
        await buyer.run('setCartAddress', {
          input: { shippingAddress: home, email: 'crowd@shopper.example', billingSameAsShipping: true },
        }),
        'setCartAddress',
      )
    const random = randomOf(20_261_121)
    const shopFor = async (buyer: TestClient) => {
      const order = [...wanted].sort(() => random() - 0.5)
      for (const itemNumber of order) {
        const added = resultOf<{ __typename: string }>(
          await buyer.run('addToCart', { input: { itemNumber } }),
          'addToCart',
        )
        if (added.__typename !== 'AddToCartPayload') continue
        // A third of the cards is declined, and the buyer tries another one.
        for (const token of random() < 0.33 ? ['tok_decline', 'tok_ok'] : ['tok_ok']) {
          const placed = await pay(buyer, await paymentOf(buyer, token))
          expect(['OrderPlaced', 'PaymentDeclined']).toContain(placed.__typename)
        }
      }
    }
    await Promise.all(buyers.map(shopFor))
    const sold = await app.db.selectFrom('item').select('state').where('item_number', 'in', wanted).execute()
    expect(sold.map((item) => item.state)).toEqual(Array(50).fill('pending_sale'))
    await allIsSound()
  })

  /**
   * Makes a thousand copies of an order whose payment is in review, each with its own attempt and payment.
   */
  async function thousandInReview() {
    const { placed } = await buy(app, unused.splice(0, 1), 'tok_review')
    const { rows } = await sql<{ order_id: string; key: string }>`
      with copied as (
        insert into purchase_order (id, user_id, visitor_id, cart_id, access_key, email, status, payment_method, totals, subtotal_cents, discount_cents,
          shipping_cents, fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at, paid, earned)
        select gen_random_uuid(), user_id, visitor_id, null, access_key, email, status, payment_method, totals, subtotal_cents, discount_cents, shipping_cents,
          fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at, paid, earned
        from purchase_order, generate_series(1, 1000) where id = ${String(placed.orderId)}::uuid returning id, charged_cents
      )
      insert into payment_attempt (id, key, order_id, request, driver, method, token, amount_cents, status, started_at, deadline_at)
      select gen_random_uuid(), id::text, id, '', 'sandbox', 'card_processor_credit_card', 'tok_review', charged_cents, 'started', now(), now() + interval '1 day'
      from copied returning order_id, id as key`.execute(app.db)
    return rows
  }

  test('whose webhooks come double and in every order, in a thousand sequences, ends with the same orders', {
    timeout: 300_000,
  }, async () => {
    const random = randomOf(7)
    const expected = { confirmed: 0, payment_declined: 0 }
    const outcomes = { confirmed: 0, payment_declined: 0 }
    for (const { order_id, key } of await thousandInReview()) {
      const amount = (
        await app.db
          .selectFrom('purchase_order')
          .select('charged_cents')
          .where('id', '=', order_id)
          .executeTakeFirstOrThrow()
      ).charged_cents
      const made = await processor.authorize({
        key,
        amount: amount as never,
        method: 'card_processor_credit_card',
        token: 'tok_review',
        orderId: order_id,
        returnUrl: '',
      })
      const reference = made.outcome === 'review' ? made.reference : ''
      const status = random() < 0.5 ? ('authorized' as const) : ('declined' as const)
      const hook = (id: string) => () => receivePaymentEvent(doors, { id: `${id}/${key}`, reference, key })
      const lost = async () => {
        processor.lose.find = 1
        await hook('lost')()
        delete processor.lose.find
      }
      const steps = [
        hook('created'),
        hook('created'),
        async () => processor.decide(reference, status),
        hook('decided'),
        hook('decided'),
        lost,
      ]
      for (const step of steps.sort(() => random() - 0.5)) await step()
      // The processor repeats a webhook until it gets a success response.
      await hook('decided')()
      expected[status === 'authorized' ? 'confirmed' : 'payment_declined'] += 1
      const { status: is } = await app.db
        .selectFrom('purchase_order')
        .select('status')
        .where('id', '=', order_id)
        .executeTakeFirstOrThrow()
      outcomes[is as keyof typeof outcomes] += 1
    }
    expect(outcomes).toEqual(expected)
    await allIsSound()
  })

  test('that loses every other answer of the processor is charged for what it got, and for nothing else', async () => {
    const random = randomOf(11)
    const clients: { client: TestClient; input: Awaited<ReturnType<typeof paymentOf>> }[] = []
    for (const itemNumber of unused.splice(0, 10)) {
      const client = app.newVisitor()
      await fillCart(client, [itemNumber])
      const input = await paymentOf(client)
      processor.lose.authorize = random() < 0.5 ? 1 : 0
      await pay(client, input)
      clients.push({ client, input })
    }
    delete processor.lose.authorize
    // Half of the shoppers come back, the others never do.
    for (const { client, input } of clients.slice(0, 5))
      expect(await pay(client, input)).toMatchObject({ __typename: 'OrderPlaced' })
    clock.setAhead(11 * 60_000)
    processor.lose.abandon = 2
    await settleAttempts(doors)
    clock.setAhead(12 * 60_000)
    await settleAttempts(doors)
    clock.setAhead(0)
    const waiting = await app.db
      .selectFrom('payment_attempt')
      .select('id')
      // The copied attempt is still in review: its deadline is a day away.
      .where('status', 'in', ['started', 'approval', 'abandoning'])
      .execute()
    expect(waiting).toEqual([])
    await allIsSound()
  })

  test('with nothing to pay but credit is asked no card, and the processor is asked nothing', async () => {
    const client = await app.loggedIn('shopper')
    const before = processor.books.size
    await fillCart(client, unused.splice(0, 1))
    const cart = await cartOf(client)
    const drop = { amount: cart.cartTotals.amountCharged }
    expect(drop.amount).toBeGreaterThan(0)
    const user = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'nora@hemline.example')
      .executeTakeFirstOrThrow()
    await app.db.transaction().execute((tx) =>
      grantCredit(tx, {
        key: 'test/credit',
        userId: user.id,
        kind: 'cash_credit',
        amount: drop.amount as never,
        expiresAt: null,
        reason: 'test',
        now: now(),
      }),
    )
    const input = { ...(await paymentOf(client)), paymentMethod: 'credits', paymentToken: null as never }
    expect(input.amountShown).toBe(0)
    const placed = await pay(client, input)
    expect(placed).toMatchObject({
      __typename: 'OrderPlaced',
      order: { status: 'confirmed', paidWith: 'Shop credit' },
    })
    expect(processor.books.size).toBe(before)
    expect(resultOf(await client.run('cancelOrder', { id: placed.order?.id }), 'cancelOrder')).toMatchObject({
      __typename: 'CancelOrderPayload',
    })
    const drops = await creditDropsOf(app.db, { userId: user.id, now: now() })
    expect(drops.reduce((sum, one) => sum + one.balance, 0)).toBeGreaterThanOrEqual(drop.amount)
    expect(await balanceOf(app.db, { kind: 'charge', holder: placed.order?.id ?? '' })).toBe(0)
    await allIsSound()
  })
})
