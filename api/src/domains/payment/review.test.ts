// long-file: its tests share one app and the orders of one shopper
// Cases that a review of the payment code found: in each of them money or a piece was lost, doubled or
// stranded, or could have been.
import { randomUUID } from 'node:crypto'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { PaymentUnknown } from '../../ports/payments.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { takeLast } from '../../testing/take.ts'
import { cancelOrder, cancelOrderByStaff, finalizeOrders, refundOrder } from '../aftercare/aftercare.ts'
import { anyGiver } from '../aftercare/testing/giver.ts'
import { buy, fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { sendGiftCardMail } from '../gift-cards/gift-cards.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { grantPromotion } from '../pricing/pricing.ts'
import { chargeOrder, closeBundles, receivePaymentEvent, settleAttempts, voidPayment } from './payment.ts'
import { type FakeProcessor, fakeProcessor } from './testing/fake-processor.ts'

type Option = { id: number; label: string; groupKey: string; price: number }
const week = 7 * 86_400_000

describe.skipIf(!testServer)('of an order', () => {
  let app: TestApp
  let processor: FakeProcessor
  let doors: OrderDoors
  const clock = movableClock()
  let unused: number[] = []
  const piece = () => takeLast(unused)
  const { now } = clock

  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ now, payments: processor })
    doors = doorsFor(app, { payments: processor, now })
    unused = await ownPieces(app)
    await app.db
      .updateTable('item')
      .set({ price_cents: 2000, promotion: null, clearance: false })
      .where('item_number', 'in', unused)
      .execute()
    await app.db
      .updateTable('promotion')
      .set({ ends_at: new Date(0), starts_at: new Date(-1) })
      .where('kind', '!=', 'gifted_lifecycle')
      .execute()
  })
  beforeEach(() => {
    clock.setAhead(0)
    Object.assign(processor, { before: undefined, after: undefined })
    for (const key of Object.keys(processor.lose)) delete processor.lose[key as 'find']
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const orderOf = (id: string) =>
    app.db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const linesOf = (id: string) =>
    app.db.selectFrom('order_line').selectAll().where('order_id', '=', id).execute()
  const attemptOf = (id: string) =>
    app.db.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
  const paymentOfOrder = async (id: string) => processor.books.get((await attemptOf(id)).id)
  const userId = async (person: string) =>
    (
      await app.db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', personByKey(person).email)
        .executeTakeFirstOrThrow()
    ).id
  const idOf = (placed: { order?: { id: string }; orderId?: unknown }) =>
    placed.order?.id ?? String(placed.orderId)
  const lines = (client: TestClient) =>
    client
      .run('getActiveCart', { estimateTaxes: true })
      .then((answer) => resultOf<{ cart: { cartProducts: { id: string }[] } }>(answer, 'activeCart'))

  const giftCard = async (client: TestClient) => {
    const input = {
      templateId: '2',
      amount: 2500,
      deliveryMethod: 'email',
      deliveryDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      recipientName: 'Nora',
      recipientEmail: 'nora@hemline.example',
      senderName: 'Imani',
      giftMessage: '',
    }
    return resultOf<{ id: string }>(await client.run('addGiftCardToCart', { input }), 'addGiftCardToCart').id
  }
  async function chooseBundle(client: TestClient): Promise<Option> {
    const asked = await client.adhoc(
      '{ activeCart(estimateTaxes: true) { cart { shippingOptions { id label groupKey price } } } }',
    )
    const options = resultOf<{ cart: { shippingOptions: Option[] } }>(asked, 'activeCart').cart
      .shippingOptions
    const bundle = options.find((option) => option.label === 'Bundle')
    if (!bundle) throw new Error('no bundle')
    await client.adhoc(
      `mutation { selectShippingOption(input: { groupKey: "${bundle.groupKey}", optionId: ${bundle.id} }) { __typename } }`,
    )
    return bundle
  }

  describe('bundles', () => {
    test('an order whose payment is confirmed after its bundle closed is charged all the same', async () => {
      const client = await app.loggedIn('shopper')
      await fillCart(client, [piece()])
      await chooseBundle(client)
      const id = idOf(await pay(client, await paymentOf(client, 'tok_review')))
      await sql`update bundle set opened_at = opened_at - interval '8 days', closes_at = ${now()} where status = 'open'`.execute(
        app.db,
      )
      clock.setAhead(60_000)
      await closeBundles(doors)
      const { id: key, reference } = await attemptOf(id)
      processor.decide(reference ?? '', 'authorized')
      await receivePaymentEvent(doors, { id: randomUUID(), reference: reference ?? '', key })
      expect(await orderOf(id)).toMatchObject({ status: 'in_progress' })
      await closeBundles(doors)
      expect(await orderOf(id)).toMatchObject({ status: 'auto_charged' })
      expect(
        await app.db.selectFrom('bundle').select('id').where('status', '=', 'closing').execute(),
      ).toEqual([])
    })

    test('a declined first order does not make the delivery of the next one free', async () => {
      const client = await app.loggedIn('p2p-seller')
      await fillCart(client, [piece()])
      const { price } = await chooseBundle(client)
      expect(await pay(client, await paymentOf(client, 'tok_decline'))).toMatchObject({
        __typename: 'PaymentDeclined',
      })
      expect((await chooseBundle(client)).price).toBe(price)
      const id = idOf(await pay(client, await paymentOf(client)))
      expect(await orderOf(id)).toMatchObject({ status: 'in_progress', shipping_cents: price })
      await fillCart(client, [piece()])
      expect((await chooseBundle(client)).price).toBe(0)
    })

    test('delivery that is waived is waived once, and its tax with it, however often the job starts again', async () => {
      const client = await app.loggedIn('seller')
      await fillCart(client, [piece()])
      await client.run('setCartAddress', {
        input: {
          shippingAddress: {
            fullName: 'A B',
            line1: '1 Main St',
            line2: null,
            city: 'Austin',
            state: 'TX',
            zip: '78701',
            country: 'US',
            phone: '5125550100',
          },
          email: 'seller@hemline.example',
          billingSameAsShipping: true,
        },
      })
      await chooseBundle(client)
      const id = idOf(await pay(client, await paymentOf(client)))
      const order = await orderOf(id)
      // Adds a partner's parcel, as a cart with several senders has.
      await sql`update purchase_order set earned = jsonb_set(jsonb_set(earned, '{delivery}', to_jsonb(shipping_cents + 600)), '{sales}', to_jsonb((earned->>'sales')::int - 600)) where id = ${id}::uuid`.execute(
        app.db,
      )
      await sql`update bundle set free_shipping_threshold_cents = 100 where id = ${order.bundle_id}::uuid`.execute(
        app.db,
      )
      clock.setAhead(week + 60_000)
      let calls = 0
      processor.before = (what) => {
        if (what === 'capture' && calls++ === 0) throw new PaymentUnknown('away')
      }
      await closeBundles(doors).catch(() => undefined)
      await sql`update purchase_order set capturing_cents = null where id = ${id}::uuid`.execute(app.db)
      await closeBundles(doors)
      const after = await orderOf(id)
      const taxOnDelivery = order.tax_cents - Math.round((order.subtotal_cents * 8.25) / 100)
      expect(after.captured_cents).toBe(
        order.charged_cents - order.shipping_cents - Math.max(0, taxOnDelivery),
      )
      expect((after.earned as never as { delivery: number }).delivery).toBe(600)
    })

    test('one order that the processor knows nothing of does not keep the others from being charged', async () => {
      const ids: string[] = []
      for (const person of ['shopper', 'p2p-seller']) {
        const client = await app.loggedIn(person)
        await fillCart(client, [piece()])
        await chooseBundle(client)
        ids.push(idOf(await pay(client, await paymentOf(client))))
      }
      const poison = await attemptOf(ids[0] ?? '')
      processor.books.delete(poison.id)
      clock.setAhead(week + 120_000)
      await expect(closeBundles(doors)).rejects.toThrow()
      expect(await orderOf(ids[1] ?? '')).toMatchObject({ status: 'auto_charged' })
    })
  })

  test('a gift to use once is used by the order that it took part in', async () => {
    const id = await userId('shopper')
    const shopper = await app.loggedIn('shopper')
    await grantPromotion(app.db, { code: 'GIFT5', userId: id, now: now(), endsAt: null })
    const buyTwo = async () => {
      await fillCart(shopper, [piece(), piece()])
      return orderOf(idOf(await pay(shopper, await paymentOf(shopper))))
    }
    const first = await buyTwo()
    expect([first.discount_cents, (await buyTwo()).discount_cents]).toEqual([500, 0])
    await cancelOrder(doors, { orderId: first.id, reason: 'changed my mind' })
    expect((await buyTwo()).discount_cents).toBe(500)
  })

  describe('money that goes back', () => {
    const charged = async (pieces: number) => {
      const { placed } = await buy(app, Array.from({ length: pieces }, piece))
      await chargeOrder(doors, { orderId: idOf(placed) })
      return idOf(placed)
    }
    const asked = { giver: null, reason: 'stain' }

    test('the same piece is paid back once, also when the button is pressed twice', async () => {
      const orderId = await charged(3)
      const lineIds = [(await linesOf(orderId))[0]?.id ?? '']
      const answers = await Promise.all([1, 2].map(() => refundOrder(doors, { orderId, lineIds, ...asked })))
      expect(answers.map((answer) => answer.__typename).sort()).toEqual(['RefundRefused', 'Refunded'])
    })

    test('a piece that was paid back and is then canceled is not paid for twice, and the rest never below zero', async () => {
      const orderId = await charged(2)
      const [line, other] = await linesOf(orderId)
      const giver = anyGiver(await userId('shopper'))
      await refundOrder(doors, { orderId, lineIds: [line?.id ?? ''], ...asked })
      const before = await orderOf(orderId)
      expect(
        await cancelOrderByStaff(doors, { orderId, lineIds: [line?.id ?? ''], giver, reason: 'lost' }),
      ).toMatchObject({
        __typename: 'CancelOrderPayload',
      })
      expect((await orderOf(orderId)).paid).toEqual(before.paid)
      expect(await refundOrder(doors, { orderId, lineIds: [line?.id ?? ''], ...asked })).toMatchObject({
        __typename: 'RefundRefused',
      })
      await cancelOrderByStaff(doors, { orderId, lineIds: [other?.id ?? ''], giver, reason: 'lost' })
      expect(await orderOf(orderId)).toMatchObject({ status: 'canceled', paid: { charged: 0 } })
    })

    test('canceling a piece after most of the order was given back gives back what is left, and does not get stuck', async () => {
      const orderId = await charged(2)
      const { charged_cents } = await orderOf(orderId)
      await refundOrder(doors, { orderId, amount: charged_cents - 300, ...asked })
      const [line] = await linesOf(orderId)
      const giver = anyGiver(await userId('shopper'))
      expect(
        await cancelOrderByStaff(doors, { orderId, lineIds: [line?.id ?? ''], giver, reason: 'lost' }),
      ).toMatchObject({
        __typename: 'CancelOrderPayload',
      })
      const after = await orderOf(orderId)
      expect(after.paid).toMatchObject({ charged: 0 })
      for (const part of ['sales', 'delivery', 'tax', 'duty', 'feeIncome', 'feesPayable'])
        expect((after.earned as Record<string, unknown>)[part]).toBeGreaterThanOrEqual(0)
    })

    test('canceling nothing but a gift card of an order is refused in words', async () => {
      const client = app.newVisitor()
      await fillCart(client, [piece()])
      await giftCard(client)
      const orderId = idOf(await pay(client, await paymentOf(client)))
      const card = (await linesOf(orderId)).find((line) => line.kind === 'gift_card')
      const giver = anyGiver(await userId('shopper'))
      expect(
        await cancelOrderByStaff(doors, { orderId, lineIds: [card?.id ?? ''], giver, reason: 'no' }),
      ).toMatchObject({
        __typename: 'OrderNotCancelable',
      })
    })

    test('points are those of the pieces, whatever gift cards were bought with them', async () => {
      const client = await app.loggedIn('p2p-seller')
      await fillCart(client, [piece()])
      await giftCard(client)
      const orderId = idOf(await pay(client, await paymentOf(client)))
      await chargeOrder(doors, { orderId })
      const earns = ((await orderOf(orderId)).totals as { pointsToEarn: number }).pointsToEarn
      await sql`update purchase_order set status = 'delivered' where id = ${orderId}::uuid`.execute(app.db)
      await sql`insert into order_event (order_id, kind, to_status, happened_at) values (${orderId}::uuid, 'status', 'delivered', ${now()})`.execute(
        app.db,
      )
      const holder = { kind: 'points', holder: await userId('p2p-seller') } as const
      const before = await balanceOf(app.db, holder)
      clock.setAhead(20 * 86_400_000)
      await finalizeOrders(doors)
      expect((await balanceOf(app.db, holder)) - before).toBe(earns)
    })
  })

  describe('promises of the processor', () => {
    test('one for a piece that left the shop meanwhile is let go of, even when the first word of it is lost', async () => {
      const client = app.newVisitor()
      const itemNumber = piece()
      const other = piece()
      await fillCart(client, [itemNumber, other])
      const input = await paymentOf(client)
      processor.after = async (what) => {
        if (what === 'authorize')
          await app.db
            .updateTable('item')
            .set({ state: 'delisted' })
            .where('item_number', '=', itemNumber)
            .execute()
      }
      processor.lose.void = 1
      await pay(client, input)
      clock.setAhead(60_000)
      await settleAttempts(doors)
      expect([...processor.books.values()].at(-1)).toMatchObject({ status: 'voided' })
      expect(
        resultOf(await client.run('getOrderAttempt', { attemptKey: input.attemptKey }), 'orderAttempt'),
      ).toMatchObject({
        __typename: 'AttemptGivenUp',
      })
      const { state } = await app.db
        .selectFrom('item')
        .select('state')
        .where('item_number', '=', other)
        .executeTakeFirstOrThrow()
      expect(state).toBe('listed')
    })

    test('one whose charge is refused at packing is let go of', async () => {
      const { placed } = await buy(app, [piece()], 'tok_refuse_capture')
      await chargeOrder(doors, { orderId: idOf(placed) })
      const jobs = await sql<{ identifier: string }>`select t.identifier from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where j.key = ${`void/${idOf(placed)}`}`.execute(
        app.db,
      )
      expect((await paymentOfOrder(idOf(placed)))?.status === 'voided' || jobs.rows.length === 1).toBe(true)
      await voidPayment(doors, idOf(placed))
      expect(await paymentOfOrder(idOf(placed))).toMatchObject({ status: 'voided' })
    })

    test('one try that can’t be given up does not keep the pieces of all others', async () => {
      const clients = []
      for (const token of ['tok_review', 'tok_approval']) {
        const client = app.newVisitor()
        await fillCart(client, [piece()])
        clients.push(await pay(client, await paymentOf(client, token)))
      }
      const [poison, other] = clients.map(idOf)
      await sql`update payment_attempt set deadline_at = started_at where order_id = ${poison}::uuid`.execute(
        app.db,
      )
      processor.books.delete((await attemptOf(poison ?? '')).id)
      clock.setAhead(11 * 60_000)
      await expect(settleAttempts(doors)).rejects.toThrow()
      expect(await orderOf(other ?? '')).toMatchObject({ status: 'payment_declined' })
    })

    test('a webhook that could not be looked into is asked for again, also of a payment in review', async () => {
      const client = app.newVisitor()
      await fillCart(client, [piece()])
      const { id: key, reference } = await attemptOf(
        idOf(await pay(client, await paymentOf(client, 'tok_review'))),
      )
      processor.decide(reference ?? '', 'authorized')
      processor.lose.find = 1
      const event = { id: randomUUID(), reference: reference ?? '', key }
      expect(await receivePaymentEvent(doors, event)).toBe(false)
      expect(await receivePaymentEvent(doors, event)).toBe(true)
      expect(await receivePaymentEvent(doors, { ...event, key: 'no uuid', reference: 'unknown' })).toBe(true)
    })

    test('a charge whose process died is finished by a job', async () => {
      const { placed } = await buy(app, [piece()])
      processor.lose.capture = 1
      await expect(chargeOrder(doors, { orderId: idOf(placed) })).rejects.toThrow()
      const jobs = await sql<{
        key: string
      }>`select key from graphile_worker._private_jobs where key = ${`charge/${idOf(placed)}`}`.execute(
        app.db,
      )
      expect(jobs.rows).toHaveLength(1)
      await chargeOrder(doors, { orderId: idOf(placed) })
    })
  })

  describe('what is in the cart', () => {
    test('a gift card that is being paid is not ordered again after logging in', async () => {
      const client = app.newVisitor()
      await fillCart(client, [])
      await giftCard(client)
      const first = idOf(await pay(client, await paymentOf(client, 'tok_review')))
      await client.run('logIn', {
        input: { email: personByKey('seller').email, password: seedPassword },
      })
      expect((await lines(client)).cart.cartProducts).toHaveLength(1)
      expect(await pay(client, await paymentOf(client))).toMatchObject({ __typename: 'OrderPending' })
      const { id: key, reference } = await attemptOf(first)
      processor.decide(reference ?? '', 'authorized')
      await receivePaymentEvent(doors, { id: randomUUID(), reference: reference ?? '', key })
      await chargeOrder(doors, { orderId: first })
      const cards = await app.db.selectFrom('gift_card').select('id').where('order_id', '=', first).execute()
      expect(await balanceOf(app.db, { kind: 'gift_card', holder: cards[0]?.id ?? '' })).toBe(2500)
    })

    test('is priced by the lines that are ordered: nobody pays for a gift card that is not', async () => {
      const client = app.newVisitor()
      await fillCart(client, [piece()])
      const cardId = await giftCard(client)
      const input = await paymentOf(client)
      const without = { ...input, lineIds: input.lineIds.filter((id) => id !== cardId) }
      expect(await pay(client, without)).toMatchObject({ __typename: 'TotalsChanged' })
      const less = { ...without, amountShown: input.amountShown - 2500, totalShown: input.totalShown - 2500 }
      expect(await pay(client, less)).toMatchObject({
        __typename: 'OrderPlaced',
        order: { lines: [{ kind: 'item' }] },
      })
    })

    test('a piece that went elsewhere before its seller paid for having it back costs her nothing', async () => {
      const seller = await app.loggedIn('seller')
      const { item_number } = await app.db
        .selectFrom('reclaim_offer')
        .select('item_number')
        .limit(1)
        .executeTakeFirstOrThrow()
      await fillCart(seller, [])
      expect(
        resultOf(
          await seller.run('addReclaimToCart', { input: { itemNumber: item_number } }),
          'addReclaimToCart',
        ),
      ).toMatchObject({
        __typename: 'AddReclaimToCartPayload',
      })
      processor.after = async (what) => {
        if (what === 'authorize')
          await app.db
            .updateTable('item')
            .set({ state: 'no_payout' })
            .where('item_number', '=', item_number)
            .execute()
      }
      const input = await paymentOf(seller)
      expect(await pay(seller, input)).toMatchObject({ __typename: 'AttemptGivenUp' })
      expect([...processor.books.values()].at(-1)).toMatchObject({ status: 'voided', captured: 0 })
    })

    test('the card of an order that was canceled before it was charged is never mailed, and its job ends', async () => {
      const client = app.newVisitor()
      await fillCart(client, [])
      await giftCard(client)
      const orderId = idOf(await pay(client, await paymentOf(client)))
      expect(await cancelOrder(doors, { orderId, reason: 'changed my mind' })).toMatchObject({
        __typename: 'CancelOrderPayload',
      })
      const [card] = await app.db
        .selectFrom('gift_card')
        .select('id')
        .where('order_id', '=', orderId)
        .execute()
      const mail = memoryMail()
      const { db, webOrigin, giftCardSecret } = doors
      await sendGiftCardMail({ db, mail, webOrigin, now, giftCardSecret }, { cardId: card?.id ?? '' }, 'k')
      expect(mail.sent).toEqual([])
    })

    test('logging in while the order is placed or paid makes no error of it, no second promise, and nothing stuck', async () => {
      const logIn = { input: { email: personByKey('shopper').email, password: seedPassword } }
      for (let round = 0; round < 10; round += 1) {
        const client = app.newVisitor()
        await fillCart(client, [piece()])
        const input = await paymentOf(client)
        const before = processor.books.size
        let loggingIn: Promise<unknown> | undefined
        processor.after = (what) => {
          if (what === 'authorize' && round % 2 === 0) loggingIn ??= client.run('logIn', logIn)
        }
        if (round % 2 === 1) loggingIn = client.run('logIn', logIn)
        expect((await client.run('placeOrder', { input })).errors).toBeUndefined()
        await loggingIn
        processor.after = undefined
        expect(processor.books.size - before).toBeLessThanOrEqual(1)
      }
      clock.setAhead(11 * 60_000)
      // The attempt that can't be given up is still there.
      await settleAttempts(doors).catch(() => undefined)
      const open = await app.db
        .selectFrom('payment_attempt')
        .select('id')
        .where('status', 'in', ['started', 'abandoning'])
        .execute()
      expect(open).toEqual([])
    })

    test('forty who place an order at once do not wait for each other’s connections', async () => {
      const buyers = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const client = app.newVisitor()
          await fillCart(client, [])
          await giftCard(client)
          return { client, input: await paymentOf(client) }
        }),
      )
      // A request that holds one connection and waits for a second one gets none before the pool gives up,
      // and places no order.
      const answers = await Promise.all(buyers.map(({ client, input }) => pay(client, input)))
      expect(answers.map((answer) => answer.__typename)).toEqual(Array(40).fill('OrderPlaced'))
    })

    test('takes no amounts, ids or keys that are none', async () => {
      const client = app.newVisitor()
      await fillCart(client, [piece()])
      const input = await paymentOf(client)
      for (const lineIds of [['x'], [], [randomUUID()], [...input.lineIds, "'; drop table hold"]])
        expect((await pay(client, { ...input, lineIds })).__typename).toBe('ItemsLost')
      for (const amountShown of [-1, 0, 2 ** 52])
        expect((await pay(client, { ...input, amountShown })).__typename).toBe('TotalsChanged')
      for (const amountShown of [0.5, Number.NaN, 'x'])
        expect((await client.run('placeOrder', { input: { ...input, amountShown } })).errors).toBeDefined()
      for (const attemptKey of ['short', 'a/b'.repeat(10), 'x'.repeat(81)])
        expect((await client.run('placeOrder', { input: { ...input, attemptKey } })).errors).toBeDefined()
      expect(await pay(client, { ...input, paymentMethod: 'credits' })).toMatchObject({
        __typename: 'CheckoutIncomplete',
        missing: ['payment_method'],
      })
      const other = app.newVisitor()
      await fillCart(other, [piece()])
      expect(await pay(other, { ...input, attemptKey: randomUUID() })).toMatchObject({
        __typename: 'ItemsLost',
      })
      const placed = await pay(client, input)
      expect(
        resultOf(await other.run('getOrderAttempt', { attemptKey: input.attemptKey }), 'orderAttempt'),
      ).toBeNull()
      for (const accessKey of [null, '', 'guess'])
        expect(resultOf(await other.run('getOrder', { id: idOf(placed), accessKey }), 'order')).toBeNull()
    })
  })
})
