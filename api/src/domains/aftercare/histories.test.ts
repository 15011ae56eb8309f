// Random histories of orders, with all means of payment, cancellations, charges, refunds and bundles in any
// sequence: the ledger, the orders and the processor agree to the cent. HISTORIES_SEED picks other
// histories, HISTORIES sets how many.
import { randomUUID } from 'node:crypto'
import { knownGiftCards } from '@hemline/db/seed/gift-cards.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { account, type Earned, moved, type Paid } from '@hemline/rules/ledger/ledger.ts'
import { paidInAll } from '@hemline/rules/payment/refunds.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { cartOf, fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { grantCredit, post, verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import {
  chargeOrder,
  closeBundles,
  payRefunds,
  receivePaymentEvent,
  settleAttempts,
  voidPayment,
} from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { cancelOrder, cancelOrderByStaff, refundOrder } from './aftercare.ts'
import { anyGiver } from './testing/giver.ts'

const seed = Number(process.env.HISTORIES_SEED ?? 20_261_122)
const histories = Number(process.env.HISTORIES ?? 150)
let state = seed
const random = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const upTo = (n: number): number => Math.floor(random() * n)
const chance = (share: number): boolean => random() < share
const pick = <T>(all: readonly T[]): T => all[upTo(all.length)] as T

describe.skipIf(!testServer)(`histories of orders, from ${seed}`, () => {
  let app: TestApp
  let processor: FakeProcessor
  let doors: OrderDoors
  let pieces: number[] = []
  let staff = ''
  const users = new Map<string, TestClient>()
  const now = () => new Date()

  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ now, payments: processor })
    doors = doorsFor(app, { payments: processor, now })
    const own = await app.db
      .selectFrom('item')
      .select('item_number')
      .where('item_number', 'in', app.listed)
      .where('source', '!=', 'p2p')
      .execute()
    pieces = own.map((row) => row.item_number)
    for (const person of ['shopper', 'seller', 'p2p-seller']) users.set(person, await app.loggedIn(person))
    staff = await idOf('employee')
  })
  afterAll(() => app.close())

  const idOf = async (person: string) =>
    (
      await app.db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', personByKey(person).email)
        .executeTakeFirstOrThrow()
    ).id
  const orderOf = (id: string) =>
    app.db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const linesOf = (id: string) =>
    app.db.selectFrom('order_line').selectAll().where('order_id', '=', id).orderBy('id').execute()
  const attemptOf = (id: string) =>
    app.db.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()

  /** Gives the shopper means of payment: credit of both kinds, some of it expiring soon, and a gift card. */
  async function giveTenders(client: TestClient, userId: string | undefined, cartId: string) {
    if (userId !== undefined)
      for (const kind of ['promo_credit', 'cash_credit'] as const)
        if (chance(0.5)) {
          const end = chance(0.5) ? new Date(now().getTime() + 3_600_000) : null
          const grant = {
            key: randomUUID(),
            userId,
            kind,
            amount: cents(1 + upTo(4000)),
            expiresAt: end,
            reason: 'test',
            now: now(),
          }
          await app.db.transaction().execute((tx) => grantCredit(tx, grant))
        }
    if (!chance(0.4)) return
    const card = pick(knownGiftCards.slice(0, 3))
    const entries = moved(account('credit_given'), account('gift_card', card.id), 1 + upTo(3000))
    await app.db
      .transaction()
      .execute((tx) =>
        post(tx, { key: randomUUID(), kind: 'correction', reason: 'test', now: now(), entries }),
      )
    await sql`insert into cart_gift_card (cart_id, gift_card_id, token, applied_at) values (${cartId}::uuid, ${card.id}::uuid, ${randomUUID()}, ${now()})
      on conflict do nothing`.execute(app.db)
    expect(client).toBeDefined()
  }

  async function chooseBundle(client: TestClient) {
    const asked = await client.adhoc(
      '{ activeCart(estimateTaxes: true) { cart { shippingOptions { id label groupKey } } } }',
    )
    const { shippingOptions } = resultOf<{
      cart: { shippingOptions: { id: number; label: string; groupKey: string }[] }
    }>(asked, 'activeCart').cart
    const option = shippingOptions.find(
      ({ label }) => label === (chance(0.5) ? 'Bundle' : 'Standard delivery'),
    )
    if (option)
      await client.adhoc(
        `mutation { selectShippingOption(input: { groupKey: "${option.groupKey}", optionId: ${option.id} }) { __typename } }`,
      )
  }

  async function place(): Promise<string | undefined> {
    const person = pick(['guest', 'shopper', 'seller', 'p2p-seller'])
    const client = users.get(person) ?? app.newVisitor()
    const wanted = pieces.splice(0, 1 + upTo(3))
    for (const itemNumber of wanted)
      await app.db
        .updateTable('item')
        .set({ price_cents: 100 + upTo(6000) })
        .where('item_number', '=', itemNumber)
        .execute()
    await fillCart(client, wanted)
    if (chance(0.15)) {
      const input = {
        templateId: '2',
        amount: 2500,
        deliveryMethod: 'print',
        deliveryDate: now().toISOString().slice(0, 10),
        recipientName: 'Nora',
        senderName: 'Imani',
        giftMessage: '',
      }
      await client.run('addGiftCardToCart', { input })
    }
    if (chance(0.5)) await client.run('applyPromoCodeToCart', { input: { code: 'LAYERS' } })
    await giveTenders(client, users.has(person) ? await idOf(person) : undefined, (await cartOf(client)).id)
    if (users.has(person)) await chooseBundle(client)
    const token = pick([
      'tok_ok',
      'tok_ok',
      'tok_ok',
      'tok_ok',
      'tok_decline',
      'tok_review',
      'tok_refuse_capture',
    ])
    const input = await paymentOf(client, token)
    const usesCards = Number(
      (
        await sql<{
          n: number
        }>`select count(*)::int as n from cart_gift_card c join gift_card g on g.id = c.gift_card_id
      where c.cart_id = ${(await cartOf(client)).id}::uuid`.execute(app.db)
      ).rows[0]?.n,
    )
    if (chance(0.1)) processor.lose.authorize = 1
    const methods =
      input.amountShown > 0
        ? ['card_processor_credit_card']
        : usesCards > 0
          ? ['clutch', 'credits']
          : ['credits']
    for (const paymentMethod of methods) {
      const placed = await pay(client, { ...input, paymentMethod, attemptKey: randomUUID() })
      if (placed.__typename === 'CheckoutIncomplete') continue
      await sql`delete from cart_gift_card where gift_card_id is not null`.execute(app.db)
      const orderId = placed.order?.id ?? (placed.orderId as string | undefined)
      if (orderId !== undefined || placed.__typename === 'PaymentDeclined') return orderId
      throw new Error(`${placed.__typename} ${JSON.stringify(placed)}`)
    }
    throw new Error('no way to pay')
  }

  /** Performs one event on an order, allowed or not. */
  async function step(orderId: string): Promise<void> {
    const lineIds = (await linesOf(orderId)).filter(() => chance(0.4)).map((line) => line.id)
    const work = pick<() => Promise<unknown>>([
      () => cancelOrder(doors, { orderId, lineIds, reason: 'test' }),
      () => cancelOrderByStaff(doors, { orderId, lineIds, giver: anyGiver(staff), reason: 'test' }),
      () => {
        if (!chance(0.4)) return Promise.resolve()
        const whole = { orderId, reason: 'test' }
        return chance(0.5)
          ? cancelOrderByStaff(doors, { ...whole, giver: anyGiver(staff) })
          : cancelOrder(doors, whole)
      },
      () => chargeOrder(doors, { orderId }),
      () =>
        Promise.all([
          chargeOrder(doors, { orderId }),
          cancelOrderByStaff(doors, { orderId, lineIds, giver: anyGiver(staff), reason: 'test' }),
        ]),
      () => refundOrder(doors, { orderId, lineIds, giver: null, reason: 'test' }),
      () =>
        Promise.all(
          [1, 2].map(() =>
            refundOrder(doors, { orderId, amount: 1 + upTo(5000), giver: null, reason: 'test' }),
          ),
        ),
      () => payRefunds(doors, orderId),
      async () => {
        await sql`update bundle set opened_at = ${now()}::timestamptz - interval '8 days', closes_at = ${now()} where status = 'open'`.execute(
          app.db,
        )
        await Promise.allSettled([closeBundles(doors), chance(0.3) ? closeBundles(doors) : undefined])
      },
      async () => {
        const { id: key, reference, status } = await attemptOf(orderId)
        if (status !== 'review' || reference === null) return
        processor.decide(reference, chance(0.7) ? 'authorized' : 'declined')
        await Promise.all([1, 2].map(() => receivePaymentEvent(doors, { id: randomUUID(), reference, key })))
      },
    ])
    if (chance(0.15)) processor.lose[pick(['capture', 'void', 'refund', 'find'] as const)] = 1
    await work().catch((error: Error) => {
      if (!/lost/.test(error.message)) throw error
    })
  }

  /** Runs the jobs that are left; no answer is lost any more. */
  async function finish(orderId: string): Promise<void> {
    for (const what of ['authorize', 'capture', 'void', 'refund', 'find', 'abandon'] as const)
      delete processor.lose[what]
    await sql`update payment_attempt set deadline_at = started_at`.execute(app.db)
    await settleAttempts(doors)
    const order = await orderOf(orderId)
    if (order.capturing_cents !== null && order.captured_at === null) await chargeOrder(doors, { orderId })
    await voidPayment(doors, orderId)
    await payRefunds(doors, orderId)
  }

  async function netsOf(orderId: string): Promise<Map<string, number>> {
    const { rows } = await sql<{
      account: string
      net: number
    }>`select a.kind || '/' || a.holder as account, sum(e.amount)::bigint as net
      from ledger_posting p join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
      where p.order_id = ${orderId} group by 1`.execute(app.db)
    return new Map(rows.map((row) => [row.account, row.net]))
  }

  async function check(orderId: string): Promise<void> {
    const order = await orderOf(orderId)
    const paid = order.paid as never as Paid
    const earned = order.earned as never as Earned
    const nets = await netsOf(orderId)
    const stands = ['confirmed', 'in_progress'].includes(order.status)
    const net = (key: string) => nets.get(key) ?? 0
    const payment = processor.books.get((await attemptOf(orderId)).id)
    const back = await app.db.selectFrom('order_refund').selectAll().where('order_id', '=', orderId).execute()
    const sum =
      earned.sales + earned.delivery + earned.feeIncome + earned.feesPayable + earned.tax + earned.duty
    const parts = [
      earned.sales,
      earned.delivery,
      earned.feeIncome,
      earned.feesPayable,
      earned.tax,
      earned.duty,
    ]
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    const cards = earned.giftCards.reduce((all, card) => all + card.amount, 0)
    // The cents still paid equal the cents that are or will be earned.
    expect(sum + cards).toBe(paidInAll(paid))
    // Each means of payment gave what the order says and got back no more than that.
    expect(0 - net('processor_clearing/') - net(`refund/${orderId}`)).toBe(paid.charged)
    const bought = new Set(earned.giftCards.map((card) => card.id))
    for (const [key, amount] of nets) {
      const [kind, holder = ''] = key.split('/')
      if (kind === 'gift_card' && bought.has(holder)) continue
      if (
        kind === 'gift_card' ||
        kind === 'promo_credit' ||
        kind === 'cash_credit' ||
        kind === 'processor_clearing'
      )
        expect(amount).toBeLessThanOrEqual(0)
      if (kind === 'gift_card')
        expect(0 - amount).toBe(paid.giftCards.find((card) => card.id === holder)?.amount ?? 0)
      if (kind === 'promo_credit' || kind === 'cash_credit')
        expect(0 - amount).toBe(paid.drops.find((drop) => drop.id === holder)?.amount ?? 0)
    }
    // An order that was given up holds no money.
    if (!stands && order.captured_at === null) expect(paidInAll(paid)).toBe(0)
    const isCharged = order.captured_at !== null
    expect(net(`charge/${orderId}`)).toBe(isCharged ? 0 : paidInAll(paid))
    expect(net('sales/')).toBe(isCharged ? earned.sales : 0)
    expect(net('delivery_income/')).toBe(isCharged ? earned.delivery : 0)
    expect(net('tax_payable/')).toBe(isCharged ? earned.tax : 0)
    expect(net('fee_income/') + net('fees_payable/')).toBe(
      isCharged ? earned.feeIncome + earned.feesPayable : 0,
    )
    // The processor holds the sums that the shop expects.
    const refunded = back.reduce((all, one) => all + (one.paid_at === null ? 0 : one.amount_cents), 0)
    expect(back.every((one) => one.paid_at !== null)).toBe(true)
    if (isCharged && (order.captured_cents ?? 0) > 0)
      expect(payment).toMatchObject({ status: 'captured', captured: order.captured_cents, refunded })
    else if (isCharged || !stands) expect(['voided', 'declined', undefined]).toContain(payment?.status)
    else expect(payment?.amount ?? 0).toBe(order.charged_cents)
    expect(net('processor_clearing/')).toBe(
      isCharged ? refunded - (order.captured_cents ?? 0) : 0 - paid.charged,
    )
    await checkPieces(orderId)
  }

  async function checkPieces(orderId: string): Promise<void> {
    for (const line of await linesOf(orderId)) {
      if (line.kind !== 'item') continue
      const item = await app.db
        .selectFrom('item')
        .select('state')
        .where('item_number', '=', line.item_number ?? 0)
        .executeTakeFirstOrThrow()
      expect(line.canceled_at === null ? ['pending_sale', 'purchased'] : ['listed']).toContain(item.state)
    }
  }

  /** Lists the pieces again for the next history; the ledger and the orders stay. */
  async function recycle(): Promise<void> {
    await sql`update order_line set canceled_at = now() where canceled_at is null and order_id in (select id from purchase_order where status <> 'in_progress')`.execute(
      app.db,
    )
    await sql`delete from cart_line`.execute(app.db)
    // The rate limits are for people, who never buy this often.
    await sql`delete from login_throttle`.execute(app.db)
    await sql`delete from cart_gift_card_line`.execute(app.db)
    const { rows } = await sql<{
      item_number: number
    }>`update item set state = 'listed' where item_number = any(${app.listed as number[]}::bigint[])
      and source <> 'p2p' and not exists (select 1 from order_line l where l.item_number = item.item_number and l.canceled_at is null)
      returning item_number`.execute(app.db)
    pieces = rows.map((row) => row.item_number).filter((_, i) => (i + upTo(7)) % 2 === 0)
    await sql`delete from hold where item_number = any(${pieces}::bigint[])`.execute(app.db)
  }

  test(`${histories} of them: no cent is lost, doubled or stuck`, { timeout: 600_000 }, async () => {
    for (let i = 0; i < histories; i += 1) {
      const began = state
      try {
        const orderId = await place()
        if (orderId !== undefined) {
          for (let n = upTo(6); n >= 0; n -= 1) await step(orderId)
          await finish(orderId)
          await check(orderId)
        }
        if (i % 10 === 9) expect(await verifyLedger(app.db)).toEqual([])
        await recycle()
      } catch (error) {
        throw new Error(
          `history ${i} of seed ${seed} (state ${began}): ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    }
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
