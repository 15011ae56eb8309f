import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { transactionFaults } from '@hemline/rules/orders/states.ts'
import type { TransactionKind } from '@hemline/rules/vocabulary/orders.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { takeLast } from '../../testing/take.ts'
import { cancelOrderByStaff, refundOrder } from '../aftercare/aftercare.ts'
import { anyGiver } from '../aftercare/testing/giver.ts'
import { sendGiftCardMail } from '../gift-cards/gift-cards.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import { type OrderDoors, sendOrderMail } from '../orders/orders.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { chargeOrder, completeOfCards, payRefunds, settleAttempts } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { buy, cartOf, fillCart, pay, paymentOf, resultOf } from './testing/buying.ts'

describe.skipIf(!testServer)('an order', () => {
  let app: TestApp
  let processor: FakeProcessor
  let doors: OrderDoors
  let unused: number[] = []
  const clock = movableClock()
  const piece = () => takeLast(unused)
  const { now } = clock

  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ now, payments: processor })
    doors = doorsFor(app, { payments: processor, now })
    unused = await ownPieces(app)
  })
  beforeEach(() => {
    clock.setAhead(0)
    Object.assign(processor, { before: undefined, after: undefined })
    for (const key of Object.keys(processor.lose)) delete processor.lose[key as 'find']
  })
  afterAll(() => app.close())

  const stateOf = async (itemNumber: number) =>
    (
      await app.db
        .selectFrom('item')
        .select('state')
        .where('item_number', '=', itemNumber)
        .executeTakeFirstOrThrow()
    ).state
  const sound = async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    const moves = await app.db
      .selectFrom('order_transaction')
      .select(['order_id', 'kind', 'amount_cents as amount'])
      .execute()
    for (const [id, some] of Map.groupBy(moves, (move) => move.order_id))
      expect(transactionFaults(some as { kind: TransactionKind; amount: number }[]), id).toEqual([])
  }
  const attempts = new Map<string, string>()
  const paymentsOf = (orderId: string) =>
    [...processor.books.values()].filter((one) => attempts.get(one.key) === orderId)
  const orderOf = (id: string) =>
    app.db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const noteAttempts = async () => {
    for (const row of await app.db.selectFrom('payment_attempt').select(['id', 'order_id']).execute())
      attempts.set(row.id, row.order_id)
  }

  test('of a guest is confirmed, its piece sold, its cart empty, and nothing is charged before the parcel leaves', async () => {
    const itemNumber = piece()
    const { client, placed } = await buy(app, [itemNumber])
    expect(placed).toMatchObject({
      __typename: 'OrderPlaced',
      order: { status: 'confirmed' },
      cart: { cartProducts: [] },
    })
    expect(await stateOf(itemNumber)).toBe('pending_sale')
    const { data } = await client.run('getOrder', { id: placed.order?.id })
    expect(data?.order).toMatchObject({
      transactions: [{ kind: 'authorization' }],
      paidWith: 'Visa ending in 4242',
      canCancel: true,
    })
    const orderOn = async (viewer: typeof client) =>
      (await viewer.run('getProduct', { itemNumber })).data?.item
    const mine = { myOrderId: placed.order?.id }
    expect(await orderOn(client)).toMatchObject(mine)
    expect(await orderOn(app.newVisitor())).toMatchObject({ myOrderId: null })
    await noteAttempts()
    expect(paymentsOf(placed.order?.id ?? '')).toMatchObject([{ status: 'authorized', captured: 0 }])
    await sound()
  })

  test('needs no token for what is approved elsewhere', async () => {
    const client = app.newVisitor()
    await fillCart(client, [piece()])
    const input = { ...(await paymentOf(client)), paymentMethod: 'digital_wallet', paymentToken: null }
    expect((await pay(client, input)).__typename).not.toBe('CheckoutIncomplete')
  })

  test('is one order and one charge, however often and at once the same key is sent', async () => {
    const client = app.newVisitor()
    await fillCart(client, [piece()])
    const input = await paymentOf(client)
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(client, input)))
    const ids = new Set(answers.map((answer) => answer.order?.id))
    expect(answers.map((answer) => answer.__typename)).toEqual(Array(8).fill('OrderPlaced'))
    expect(ids.size).toBe(1)
    await noteAttempts()
    expect(paymentsOf([...ids][0] ?? '')).toHaveLength(1)
  })

  test('of two tabs with two keys is one order: the second finds nothing left', async () => {
    const client = app.newVisitor()
    await fillCart(client, [piece()])
    const first = await paymentOf(client)
    const second = await paymentOf(client)
    const answers = await Promise.all([pay(client, first), pay(client, second)])
    expect(answers.filter((answer) => answer.__typename === 'OrderPlaced')).toHaveLength(1)
    const mine = await app.db
      .selectFrom('purchase_order')
      .select('status')
      .where('cart_id', '=', (await cartOf(client)).id)
      .execute()
    expect(mine.filter((order) => order.status === 'confirmed')).toHaveLength(1)
  })

  test('that is declined charges nothing and leaves the cart as it was; another card then works', async () => {
    const client = app.newVisitor()
    const itemNumber = piece()
    await fillCart(client, [itemNumber])
    const before = await cartOf(client)
    const declined = await pay(client, await paymentOf(client, 'tok_decline'))
    expect(declined).toMatchObject({
      __typename: 'PaymentDeclined',
      declineCode: 'card_declined',
      message: expect.stringContaining('Nothing was charged'),
    })
    expect(await cartOf(client)).toMatchObject({
      cartProducts: [{ itemNumber, availability: 'IN_CART' }],
      cartTotals: before.cartTotals,
    })
    expect(await pay(client, await paymentOf(client))).toMatchObject({ __typename: 'OrderPlaced' })
    await sound()
  })

  test('says so when the sum is other than the button said', async () => {
    const client = app.newVisitor()
    await fillCart(client, [piece()])
    const input = await paymentOf(client)
    const before = processor.books.size
    expect(await pay(client, { ...input, amountShown: input.amountShown - 1 })).toMatchObject({
      __typename: 'TotalsChanged',
    })
    expect(processor.books.size).toBe(before)
  })

  test('names what somebody else has now, charges nothing, and the rest can go on', async () => {
    const client = app.newVisitor()
    const lost = piece()
    const kept = piece()
    await fillCart(client, [lost, kept])
    const input = await paymentOf(client)
    await app.db
      .updateTable('hold')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('item_number', '=', lost)
      .execute()
    await app.newVisitor().run('addToCart', { input: { itemNumber: lost } })
    expect(await pay(client, input)).toMatchObject({ __typename: 'ItemsLost', itemNumbers: [lost] })
    expect(await pay(client, await paymentOf(client))).toMatchObject({
      __typename: 'OrderPlaced',
      order: { lines: [{ itemNumber: kept }] },
    })
  })

  test('whose answer was lost is pending, and the same key finishes it without a second charge', async () => {
    const client = app.newVisitor()
    await fillCart(client, [piece()])
    const input = await paymentOf(client)
    processor.lose.authorize = 1
    const pending = await pay(client, input)
    expect(pending).toMatchObject({ __typename: 'OrderPending' })
    expect(
      resultOf(await client.run('getOrderAttempt', { attemptKey: input.attemptKey }), 'orderAttempt'),
    ).toMatchObject({
      __typename: 'OrderPlaced',
    })
    await noteAttempts()
    expect(paymentsOf(String(pending.orderId))).toMatchObject([{ status: 'authorized' }])
  })

  test('whose process died after the charge is given up by the job: the charge is let go of, the piece free, the key spent', async () => {
    const client = app.newVisitor()
    const itemNumber = piece()
    await fillCart(client, [itemNumber])
    const input = await paymentOf(client)
    processor.after = (what) => {
      if (what === 'authorize') throw new Error('the process died')
    }
    const { errors } = await client.run('placeOrder', { input })
    expect(errors).toHaveLength(1)
    processor.after = undefined
    clock.setAhead(11 * 60_000)
    processor.lose.abandon = 1
    await settleAttempts(doors)
    expect(await client.run('addToCart', { input: { itemNumber } })).toMatchObject({
      data: { addToCart: { __typename: 'AddToCartPayload' } },
    })
    clock.setAhead(12 * 60_000)
    await settleAttempts(doors)
    expect(await pay(client, input)).toMatchObject({ __typename: 'AttemptGivenUp' })
    await noteAttempts()
    const order = await app.db
      .selectFrom('order_line')
      .select('order_id')
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
    expect(paymentsOf(order.order_id)).toMatchObject([{ status: 'voided' }])
    await sound()
  })

  test('in review waits, and is decided by webhooks that come twice and late', async () => {
    const { client, placed } = await buy(app, [piece()], 'tok_review')
    expect(placed).toMatchObject({ __typename: 'OrderPending' })
    await noteAttempts()
    const [payment] = paymentsOf(String(placed.orderId))
    type Active = { cart: { vendorsReferenceId: string | null } | null }
    const vendorReference = async () =>
      resultOf<Active>(await client.run('getActiveCart', { estimateTaxes: false }), 'activeCart').cart
        ?.vendorsReferenceId
    expect(await vendorReference()).toBe(payment?.reference)
    const hook = (id: string) =>
      app.server.inject({
        method: 'POST',
        url: '/webhooks/payments/sandbox',
        headers: { 'content-type': 'application/json', 'x-signature': 'good' },
        payload: JSON.stringify({ id, reference: payment?.reference, key: payment?.key }),
      })
    expect((await hook('evt_1')).statusCode).toBe(200)
    processor.decide(payment?.reference ?? '', 'authorized')
    for (const id of ['evt_2', 'evt_1', 'evt_2']) expect((await hook(id)).statusCode).toBe(200)
    expect(await vendorReference()).toBeNull()
    expect(resultOf(await client.run('getOrder', { id: placed.orderId }), 'order')).toMatchObject({
      status: 'confirmed',
    })
    const forged = await app.server.inject({
      method: 'POST',
      url: '/webhooks/payments/sandbox',
      payload: '{}',
    })
    expect(forged.statusCode).toBe(400)
  })

  test('that is decided after its guest logged in is told to the same browser, and not to another of that account', async () => {
    const client = app.newVisitor()
    await fillCart(client, [piece()])
    const input = await paymentOf(client)
    processor.lose.authorize = 1
    expect(await pay(client, input)).toMatchObject({ __typename: 'OrderPending' })
    const { email } = personByKey('shopper')
    expect(await client.run('logIn', { input: { email, password: seedPassword } })).toMatchObject({
      data: { logIn: { __typename: 'AuthPayload' } },
    })
    const elsewhere = await app.loggedIn('shopper')
    const asked = { attemptKey: input.attemptKey }
    expect(resultOf(await elsewhere.run('getOrderAttempt', asked), 'orderAttempt')).toBeNull()
    expect(resultOf(await client.run('getOrderAttempt', asked), 'orderAttempt')).toMatchObject({
      __typename: 'OrderPlaced',
    })
    expect(await pay(client, input)).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('is not begun with a token that no processor made: the cart can be paid for at once', async () => {
    const client = app.newVisitor()
    await fillCart(client, [piece()])
    for (const token of ['t'.repeat(201), 'tok_ok now', 'tok_😀'])
      expect(await client.run('placeOrder', { input: await paymentOf(client, token) })).toMatchObject({
        errors: [{ extensions: { code: 'BAD_INPUT' } }],
      })
    expect(await pay(client, await paymentOf(client))).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('that waits for approval elsewhere can be given up, and the cart paid for in another way', async () => {
    const client = app.newVisitor()
    await fillCart(client, [piece()])
    const input = await paymentOf(client, 'tok_approval')
    expect(await pay(client, input)).toMatchObject({ __typename: 'PaymentApprovalNeeded' })
    expect(await pay(client, await paymentOf(client))).toMatchObject({ __typename: 'OrderPending' })
    processor.lose.abandon = 1
    expect(
      resultOf(await client.run('leavePayment', { attemptKey: input.attemptKey }), 'leavePayment'),
    ).toMatchObject({
      __typename: 'AttemptGivenUp',
    })
    expect(await pay(client, await paymentOf(client))).toMatchObject({ __typename: 'OrderPlaced' })
    clock.setAhead(11 * 60_000)
    await settleAttempts(doors)
    expect(await pay(client, input)).toMatchObject({ __typename: 'AttemptGivenUp' })
    await sound()
  })

  test('of a gift card alone is charged at once, and complete once the card has left, which holds what it cost', async () => {
    const client = app.newVisitor()
    const input = {
      templateId: '1',
      amount: 5000,
      deliveryMethod: 'print',
      deliveryDate: new Date().toISOString().slice(0, 10),
      recipientName: 'Ada',
      senderName: 'Jo',
    }
    const added = resultOf<{ __typename: string }>(
      await client.run('addGiftCardToCart', { input }),
      'addGiftCardToCart',
    )
    expect(added.__typename).toBe('AddGiftCardToCartPayload')
    await client.run('setCartAddress', { input: { email: 'jo@shopper.example' } })
    const placed = await pay(client, await paymentOf(client))
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', order: { status: 'confirmed' } })
    const orderId = placed.order?.id ?? ''
    expect(await chargeOrder(doors, { orderId })).toMatchObject({ __typename: 'Charged', amount: 5000 })
    // The order is complete once the card has left, not before.
    expect((await orderOf(orderId)).status).toBe('confirmed')
    const card = await app.db
      .selectFrom('gift_card')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(await balanceOf(app.db, { kind: 'gift_card', holder: card.id })).toBe(5000)
    const shown = async () =>
      resultOf<{ status: string; lines: { giftCard: { recipientName: string; sentAt: string | null } }[] }>(
        await client.run('getOrder', { id: orderId }),
        'order',
      )
    expect(await shown()).toMatchObject({
      status: 'confirmed',
      lines: [{ giftCard: { recipientName: 'Ada', deliveryMethod: 'print', sentAt: null } }],
    })
    await completeOfCards(doors, orderId)
    expect((await shown()).status).toBe('confirmed')
    const mail = memoryMail()
    const { db, webOrigin, giftCardSecret } = doors
    await sendOrderMail({ db, mail, webOrigin }, { orderId, kind: 'confirmed' }, 'k')
    expect(mail.sent.at(-1)?.mail.text).toContain('For Ada. On its way to the buyer, to print.')
    await sendGiftCardMail({ db, webOrigin, now: doors.now, giftCardSecret, mail }, { cardId: card.id }, 'k')
    await completeOfCards(doors, orderId)
    expect(await shown()).toMatchObject({
      status: 'order_finalized',
      lines: [{ giftCard: { sentAt: expect.any(String) } }],
    })
    expect(resultOf(await client.run('cancelOrder', { id: orderId }), 'cancelOrder')).toMatchObject({
      message: 'This order is complete.',
    })
    await sound()
  })

  test('is charged once when packed, whatever is lost or asked twice', async () => {
    const { placed } = await buy(app, [piece()])
    const orderId = placed.order?.id ?? ''
    processor.lose.capture = 1
    await expect(chargeOrder(doors, { orderId })).rejects.toThrow('lost')
    const answers = await Promise.all([chargeOrder(doors, { orderId }), chargeOrder(doors, { orderId })])
    expect(answers.map((answer) => answer.__typename).sort()).toEqual(['AlreadyCharged', 'Charged'])
    await noteAttempts()
    expect(paymentsOf(orderId)).toMatchObject([{ status: 'captured' }])
    await sound()
  })

  test('canceled by its shopper lets go of the charge and puts the piece back on sale', async () => {
    const itemNumber = piece()
    const { client, placed } = await buy(app, [itemNumber])
    const id = placed.order?.id ?? ''
    expect(resultOf(await app.newVisitor().run('cancelOrder', { id }), 'cancelOrder')).toMatchObject({
      __typename: 'OrderNotCancelable',
    })
    expect(
      resultOf(await client.run('cancelOrder', { id, reason: 'changed my mind' }), 'cancelOrder'),
    ).toMatchObject({
      __typename: 'CancelOrderPayload',
      order: { status: 'canceled', canCancel: false },
    })
    expect(await stateOf(itemNumber)).toBe('listed')
    await noteAttempts()
    expect(paymentsOf(id)).toMatchObject([{ status: 'voided' }])
    expect(await buy(app, [itemNumber])).toMatchObject({ placed: { __typename: 'OrderPlaced' } })
    await sound()
  })

  test('without a piece that was taken off before the charge says what is still to be paid, and is charged that', async () => {
    const { client, placed } = await buy(app, [piece(), piece()])
    const orderId = placed.order?.id ?? ''
    type Read = { order: { totals: { charged: number; released: number } } }
    const read = async () => ((await client.run('getOrder', { id: orderId })).data as Read).order.totals
    expect((await read()).released).toBe(0)
    const [off] = await app.db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute()
    await cancelOrderByStaff(doors, {
      orderId,
      lineIds: [off?.id ?? ''],
      giver: anyGiver(personByKey('employee').id),
      reason: 'its seam is open',
    })
    const released = (off?.net_cents ?? 0) + (off?.tax_cents ?? 0)
    expect(await read()).toMatchObject({ released })
    await chargeOrder(doors, { orderId })
    await refundOrder(doors, { orderId, amount: 100, giver: null, reason: 'came with a stain' })
    const { charged, released: then } = await read()
    expect(then).toBe(released)
    expect((await orderOf(orderId)).captured_cents).toBe(charged - released)
    await sound()
  })

  test('charged and refunded gives back each cent once, and never more than it took', async () => {
    const { placed } = await buy(app, [piece(), piece()])
    const orderId = placed.order?.id ?? ''
    await chargeOrder(doors, { orderId })
    const { charged_cents } = await orderOf(orderId)
    const lines = await app.db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute()
    const first = lines[0]
    const asked = { orderId, giver: null, reason: 'came with a stain' }
    expect(await refundOrder(doors, { ...asked, lineIds: [first?.id ?? ''] })).toMatchObject({
      __typename: 'Refunded',
    })
    processor.lose.refund = 1
    await expect(payRefunds(doors, orderId)).rejects.toThrow('lost')
    await payRefunds(doors, orderId)
    await payRefunds(doors, orderId)
    await noteAttempts()
    expect(paymentsOf(orderId)).toMatchObject([
      { refunded: (first?.net_cents ?? 0) + (first?.tax_cents ?? 0) },
    ])
    expect(await refundOrder(doors, { ...asked, amount: charged_cents })).toMatchObject({
      __typename: 'RefundRefused',
    })
    const left = charged_cents - (first?.net_cents ?? 0) - (first?.tax_cents ?? 0)
    expect(await refundOrder(doors, { ...asked, amount: left })).toMatchObject({
      __typename: 'Refunded',
      charged: left,
    })
    await payRefunds(doors, orderId)
    expect(paymentsOf(orderId)).toMatchObject([{ refunded: charged_cents }])
    await sound()
  })

  test('whose charge the bank refuses at packing comes back into the shop', async () => {
    const itemNumber = piece()
    const { placed } = await buy(app, [itemNumber], 'tok_refuse_capture')
    expect(await chargeOrder(doors, { orderId: placed.order?.id ?? '' })).toMatchObject({
      __typename: 'ChargeRefused',
    })
    expect((await orderOf(placed.order?.id ?? '')).status).toBe('payment_declined')
    expect(await stateOf(itemNumber)).toBe('listed')
    await sound()
  })
})
