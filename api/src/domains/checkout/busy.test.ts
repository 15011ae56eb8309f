// Placing an order while other transactions hold the locks it needs: no request queues for the shop's own
// ledger accounts, and a shopper who waited in vain gets a true answer.
import { orderNotBegunMessage } from '@hemline/rules/checkout/place-order.ts'
import { paymentUnknownMessage } from '@hemline/rules/payment/words.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { patienceMs } from '../../../../vitest.patience.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { buy, fillCart, pay, paymentOf, resultOf } from './testing/buying.ts'

const patience = { timeout: patienceMs, interval: 20 }

describe.skipIf(!testServer)('a buyer in a busy shop', () => {
  let app: TestApp
  let processor: FakeProcessor
  let unused: number[] = []
  beforeAll(async () => {
    processor = fakeProcessor()
    // Connections get the limits of production.
    app = await testApp({ payments: processor, through: async (url) => url })
    unused = await ownPieces(app)
    // A process that hung during its start refuses every request for a moment.
    await vi.waitFor(
      async () => expect((await app.newVisitor().run('getUserHuman')).status).toBe(200),
      patience,
    )
  })
  afterAll(() => app.close())

  /** A transaction that ran this statement and stays open until `end`. */
  async function another(statement: string, values: readonly unknown[] = []): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: app.config.DATABASE_URL })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('begin')
    await client.query(statement, [...values])
    return async () => void (await client.query('rollback'))
  }
  const holding = (itemNumber: number | undefined) =>
    another('select 1 from hold where item_number = $1 for update', [itemNumber])
  /** The start times of the transactions that wait for a lock. */
  const waiters = async () => {
    const { rows } = await sql<{ began: string }>`select xact_start::text as began from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
    return rows.map((row) => row.began)
  }

  test('is served while another order has money taken from the shop’s own accounts and is not written yet', async () => {
    await buy(app, unused.splice(0, 1))
    const end = await another(
      `with posting as (insert into ledger_posting (id, idempotency_key, kind, reason, request, posted_at)
          values (gen_random_uuid(), 'slow', 'order_paid', '', '', now()) returning id)
        insert into ledger_entry (posting_id, account_id, amount) select posting.id, a.id, -500 from posting, ledger_account a where not a.never_negative`,
    )
    const { placed } = await buy(app, unused.splice(0, 1))
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' })
    await end()
  })

  test('who adds a piece again and takes it out at once is not told of a busy shop: both lock in one order', async () => {
    const [itemNumber = 0] = unused.splice(0, 1)
    const client = app.newVisitor()
    await fillCart(client, [itemNumber])
    const end = await holding(itemNumber)
    const adding = client.run('addToCart', { input: { itemNumber } })
    await vi.waitFor(async () => expect(await waiters()).toHaveLength(1), patience)
    const removing = client.run('removeFromCart', { input: { itemNumber } })
    await vi.waitFor(async () => expect(await waiters()).toHaveLength(2), patience)
    await end()
    expect((await adding).data).toMatchObject({ addToCart: { __typename: 'AddToCartPayload' } })
    expect((await removing).data).toMatchObject({ removeFromCart: { __typename: 'RemoveFromCartPayload' } })
  })

  test('gets the order with another try, when what it needs comes free meanwhile', async () => {
    const [itemNumber] = unused.splice(0, 1)
    const client = app.newVisitor()
    await fillCart(client, [itemNumber ?? 0])
    const input = await paymentOf(client)
    const end = await holding(itemNumber)
    const placing = pay(client, input)
    const first = await vi.waitFor(async () => {
      const [began] = await waiters()
      expect(began).toBeDefined()
      return began
    }, patience)
    await vi.waitFor(
      async () => expect((await waiters()).some((began) => began !== first)).toBe(true),
      patience,
    )
    await end()
    expect(await placing).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('who waits in vain is told that nothing was charged, and the same try places the order later', async () => {
    const [itemNumber] = unused.splice(0, 1)
    const client = app.newVisitor()
    await fillCart(client, [itemNumber ?? 0])
    const input = await paymentOf(client)
    const asked = processor.books.size
    const end = await holding(itemNumber)
    const refused = await client.run('placeOrder', { input })
    expect(refused).toMatchObject({
      status: 503,
      errors: [{ message: orderNotBegunMessage, extensions: { code: 'UNAVAILABLE' } }],
    })
    expect(orderNotBegunMessage).toContain('Nothing was charged')
    expect(processor.books.size).toBe(asked)
    expect(
      resultOf(await client.run('getOrderAttempt', { attemptKey: input.attemptKey }), 'orderAttempt'),
    ).toBeNull()
    await end()
    expect(await pay(client, input)).toMatchObject({ __typename: 'OrderPlaced' })
    expect(processor.books.size).toBe(asked + 1)
  })

  test('whose second request comes while the first is placing is told nothing of charges, since the first goes on', async () => {
    const client = app.newVisitor()
    await fillCart(client, unused.splice(0, 1))
    const input = await paymentOf(client)
    const { rows } = await sql<{
      id: string
    }>`select cart_id::text as id from cart_line where id = ${input.lineIds[0]}::uuid`.execute(app.db)
    const owner = await app.db
      .selectFrom('cart')
      .select('visitor_id')
      .where('id', '=', rows[0]?.id ?? '')
      .executeTakeFirstOrThrow()
    const key = `payment-attempt/visitor-${owner.visitor_id}/${input.attemptKey}`
    const end = await another('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
    const told = await client.run('placeOrder', { input })
    expect(told).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
    expect(told.errors?.[0]?.message).not.toContain('charged')
    await end()
    expect(await pay(client, input)).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('whose payment was promised, and whose order can’t be written down at once, is told that nobody knows yet, and has it when asked again', async () => {
    const client = app.newVisitor()
    await fillCart(client, unused.splice(0, 1))
    const input = await paymentOf(client)
    const asked = processor.books.size
    let end = async () => {}
    processor.after = async (what) => {
      if (what === 'authorize')
        end = await another("select 1 from payment_attempt where status = 'started' for update")
    }
    expect(await pay(client, input)).toMatchObject({
      __typename: 'OrderPending',
      message: paymentUnknownMessage,
    })
    processor.after = undefined
    await end()
    const outcome = resultOf(
      await client.run('getOrderAttempt', { attemptKey: input.attemptKey }),
      'orderAttempt',
    )
    expect(outcome).toMatchObject({ __typename: 'OrderPlaced' })
    expect(processor.books.size).toBe(asked + 1)
  })
})
