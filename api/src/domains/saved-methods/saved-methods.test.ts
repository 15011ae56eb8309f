// Ways to pay that are kept for a member, from checkout to the settings (decision 0204).
import { randomUUID } from 'node:crypto'
import { cents } from '@hemline/rules/common/money.ts'
import { brandName } from '@hemline/rules/payment/cards.ts'
import { savedMethodWords } from '@hemline/rules/payment/saved-methods.ts'
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePayments } from '../../ports/payments.drivers.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { tokenOf } from '../../testing/processor.ts'
import { refundOrder } from '../aftercare/aftercare.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { newMember } from '../direct-sell/testing/selling.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { chargeOrder, payRefunds } from '../payment/payment.ts'
import { forgetMethod } from './saved-methods.ts'

type Method = { id: string; label: string; last4: string; state: string; isDefault: boolean }
type Answer = { __typename: string; message?: string; savedMethods?: Method[] }

describe.skipIf(!testServer)('a saved way to pay', () => {
  const clock = movableClock()
  let app: TestApp
  let pieces: number[] = []
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    pieces = [...app.listed]
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const doors = async () => doorsFor(app, { payments: await makePayments(app.config, clock.now) })
  const tokenFor = (behavior: Parameters<typeof markedCard>[0] = 'succeeds') =>
    tokenOf(app.processor, markedCard(behavior))
  const ask = async (client: TestClient, operation: OperationName, variables = {}) =>
    resultOf<Answer>(await client.run(operation, variables), operation)
  const saved = async (client: TestClient) =>
    resultOf<Method[]>(await client.run('getSavedMethods'), 'savedMethods')
  const add = async (client: TestClient, token?: string) =>
    ask(client, 'addSavedMethod', { token: token ?? (await tokenFor()) })
  const order = async (client: TestClient, how: object) => {
    await fillCart(client, [pieces.shift() ?? 0])
    const input = { ...(await paymentOf(client)), paymentToken: null, ...how }
    return { input, placed: await pay(client, input) }
  }
  const attemptOf = (orderId: string) =>
    app.db
      .selectFrom('payment_attempt')
      .select(['id', 'amount_cents', 'saved_method_id'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()

  it('is kept at a payment that asks for it, once for a double click, and not without asking', async () => {
    const client = await newMember(app)
    await order(client, { paymentToken: await tokenFor() })
    expect(await saved(client)).toEqual([])
    await fillCart(client, [pieces.shift() ?? 0])
    const input = { ...(await paymentOf(client, await tokenFor())), saveMethod: true }
    const twice = await Promise.all([pay(client, input), pay(client, input)])
    expect(twice.map(({ __typename }) => __typename)).toContain('OrderPlaced')
    expect(await saved(client)).toMatchObject([
      { label: brandName('visa'), last4: '4242', state: 'fine', isDefault: true },
    ])
    const again = await order(client, { paymentToken: await tokenFor(), saveMethod: true })
    expect(again.placed.__typename).toBe('OrderPlaced')
    expect(await saved(client)).toHaveLength(1)
  })

  it('is not kept for a visitor, nor from a payment that is declined', async () => {
    const visitor = app.newVisitor()
    const { placed } = await order(visitor, { paymentToken: await tokenFor(), saveMethod: true })
    expect(placed.__typename).toBe('OrderPlaced')
    expect(await saved(visitor)).toEqual([])
    const client = await newMember(app)
    const declined = await order(client, { paymentToken: await tokenFor('card_declined'), saveMethod: true })
    expect(declined.placed.__typename).toBe('PaymentDeclined')
    expect(await saved(client)).toEqual([])
  })

  it('pays an order, which is charged and given back as any other', async () => {
    const client = await newMember(app)
    await add(client)
    const [method] = await saved(client)
    const { placed } = await order(client, { savedMethodId: method?.id })
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' })
    const orderId = placed.order?.id ?? ''
    const attempt = await attemptOf(orderId)
    expect(attempt.saved_method_id).toBe(method?.id)
    expect(app.processor.held(attempt.id)).toBe(attempt.amount_cents)
    await chargeOrder(await doors(), { orderId })
    expect(app.processor.held(attempt.id)).toBe(attempt.amount_cents)
    await refundOrder(await doors(), {
      orderId,
      amount: cents(attempt.amount_cents),
      reason: 'test',
      giver: null,
    })
    await payRefunds(await doors(), orderId)
    expect(app.processor.held(attempt.id)).toBe(0)
  })

  it('is kept by a review that ends well', async () => {
    const client = await newMember(app)
    const { input, placed } = await order(client, {
      paymentToken: await tokenFor('review_then_approved'),
      saveMethod: true,
    })
    expect(placed.__typename).toBe('OrderPending')
    expect(await saved(client)).toEqual([])
    await app.processor.tick(clock.now().getTime() + 60_000)
    const { attemptKey } = input
    const after = await ask(client, 'getOrderAttempt', { attemptKey }).catch(() => undefined)
    expect(after ?? (await client.run('getOrderAttempt', { attemptKey })).data?.orderAttempt).toMatchObject({
      __typename: 'OrderPlaced',
    })
    expect(await saved(client)).toHaveLength(1)
  })

  it('is never usable by another member or a visitor', async () => {
    const owner = await newMember(app)
    await add(owner)
    const [method] = await saved(owner)
    for (const other of [await newMember(app), app.newVisitor()]) {
      const { placed } = await order(other, { savedMethodId: method?.id })
      expect(placed).toMatchObject({ __typename: 'SavedMethodRefused', message: savedMethodWords.gone })
    }
    const other = await newMember(app)
    await ask(other, 'removeSavedMethod', { id: method?.id })
    await ask(other, 'makeSavedMethodDefault', { id: method?.id })
    expect(await saved(owner)).toMatchObject([{ id: method?.id, isDefault: true }])
    // The processor's reference as a token pays for nobody.
    const { reference } = await app.db
      .selectFrom('saved_method')
      .select('reference')
      .where('id', '=', method?.id ?? '')
      .executeTakeFirstOrThrow()
    const asToken = await order(other, { paymentToken: reference })
    expect(asToken.placed.__typename).toBe('PaymentDeclined')
  })

  it('is refused once it is removed, and the processor forgets it', async () => {
    const client = await newMember(app)
    await add(client)
    const [method] = await saved(client)
    const row = await app.db
      .selectFrom('saved_method')
      .select(['driver', 'reference'])
      .where('id', '=', method?.id ?? '')
      .executeTakeFirstOrThrow()
    expect((await ask(client, 'removeSavedMethod', { id: method?.id })).savedMethods).toEqual([])
    const { placed } = await order(client, { savedMethodId: method?.id })
    expect(placed).toMatchObject({ __typename: 'SavedMethodRefused', message: savedMethodWords.gone })
    await forgetMethod(await doors(), row)
    await forgetMethod(await doors(), row)
  })

  it('is refused once it has expired, with a clear sentence', async () => {
    const client = await newMember(app)
    await add(client)
    const [method] = await saved(client)
    const { id } = method ?? { id: '' }
    await app.db.updateTable('saved_method').set({ expires_year: 2025 }).where('id', '=', id).execute()
    expect(await saved(client)).toMatchObject([{ state: 'expired' }])
    const { placed } = await order(client, { savedMethodId: id })
    expect(placed).toMatchObject({ __typename: 'SavedMethodRefused', message: savedMethodWords.expired })
  })

  it('has one default, which another one follows', async () => {
    const client = await newMember(app)
    await add(client)
    const other = await tokenOf(app.processor, '5555550000001117')
    await add(client, other)
    expect((await add(client, other)).savedMethods).toHaveLength(2)
    const [first, second] = await saved(client)
    expect([first?.isDefault, second?.isDefault]).toEqual([true, false])
    const moved = await ask(client, 'makeSavedMethodDefault', { id: second?.id })
    expect(moved.savedMethods?.map(({ id }) => id)).toEqual([second?.id, first?.id])
    const left = await ask(client, 'removeSavedMethod', { id: second?.id })
    expect(left.savedMethods).toMatchObject([{ id: first?.id, isDefault: true }])
  })

  it('says why a card is not saved, and ends a thief’s tries', async () => {
    const client = await newMember(app)
    expect(await add(client, await tokenFor('insufficient_funds'))).toMatchObject({
      __typename: 'SavedMethodRefused',
      message: 'Your card was declined for lack of funds. Please try another card.',
    })
    expect((await client.run('addSavedMethod', { token: 'no token' })).errors?.[0]?.extensions?.code).toBe(
      'BAD_INPUT',
    )
    for (let i = 0; i < 9; i++) await add(client, `tok_${randomUUID()}`)
    expect((await add(client)).__typename).toBe('SavedMethodRefused')
    expect(await saved(client)).toEqual([])
  })
})
