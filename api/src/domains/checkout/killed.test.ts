// The API is killed at ten named points of placing an order; afterwards there is one order with one charge,
// or neither.
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess } from '../../testing/api-process.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { processorEnv, tokenOf } from '../../testing/processor.ts'
import { takeLast } from '../../testing/take.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { settleAttempts } from '../payment/payment.ts'
import { fillCart, pay, paymentOf } from './testing/buying.ts'

type Point = { name: string; wire: 'database' | 'processor'; mark: Mark }
const inDatabase = (name: string, mark: Mark): Point => ({ name, wire: 'database', mark })
const atProcessor = (name: string, when: Mark['when']): Point => ({
  name,
  wire: 'processor',
  mark: { text: 'POST /v1/payments', when },
})

const points: readonly Point[] = [
  inDatabase('before its pieces are claimed', { text: '/* claimHolds */', when: 'before' }),
  inDatabase('before the order is written', { text: '/* insertOrder */', when: 'before' }),
  inDatabase('before the try to pay is written', { text: '/* insertAttempt */', when: 'before' }),
  inDatabase('before the order is committed', {
    after: '/* insertAttempt */',
    text: 'commit',
    when: 'before',
  }),
  inDatabase('after the order is committed', {
    after: '/* insertAttempt */',
    text: 'commit',
    when: 'answered',
  }),
  atProcessor('before the processor is asked', 'before'),
  atProcessor('when the processor has charged', 'answered'),
  inDatabase('before its pieces are sold', { text: '/* updateItemStates */', when: 'before' }),
  inDatabase('before the sale is committed', { after: '/* sellHolds */', text: 'commit', when: 'before' }),
  inDatabase('after the sale is committed', { after: '/* sellHolds */', text: 'commit', when: 'answered' }),
]

describe.skipIf(!testServer)('an API that is killed', () => {
  let app: TestApp
  let database: MarkedWire
  let processor: MarkedWire
  const clock = movableClock()
  let unused: number[] = []

  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    database = await markedWireTo(app.config.DATABASE_URL)
    processor = await markedWireTo(app.processor.url)
    unused = await ownPieces(app)
  })
  afterAll(async () => {
    await database.close()
    await processor.close()
    await app.close()
  })

  const startShop = (): Promise<ApiProcess> =>
    startApiProcess({
      ...processorEnv({ url: processor.url.replace(/\/$/, '') }),
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PICTURE_CACHE_DIR: app.config.PICTURE_CACHE_DIR,
      GIFT_CARD_SECRET: app.config.GIFT_CARD_SECRET,
    })

  const send = (api: ApiProcess, client: TestClient, input: object) =>
    fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [visitorHeader]: 'new',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({
        operationName: 'placeOrder',
        variables: { input },
        extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes.placeOrder } },
      }),
    }).then(
      (answer) => answer.text(),
      () => 'the connection broke',
    )

  /** A shopper places an order, and the API is killed at this point. */
  async function pressAndKill(point: Point) {
    clock.setAhead(0)
    const itemNumber = takeLast(unused)
    const client = app.newVisitor()
    await fillCart(client, [itemNumber])
    const input = await paymentOf(client, await tokenOf(app.processor, '4242424242424242'))
    const api = await startShop()
    const wire = point.wire === 'database' ? database : processor
    wire.watch(point.mark, api.kill)
    const answer = await send(api, client, input)
    await api.gone
    expect(answer).toBe('the connection broke')
    return { client, input, itemNumber }
  }

  const doors = (): OrderDoors => doorsFor(app, { now: clock.now })

  const settle = async (minutes: number) => {
    clock.setAhead(minutes * 60_000)
    await settleAttempts(doors())
  }

  /** Returns the orders of a piece and what the processor holds for them. */
  async function cameOf(itemNumber: number) {
    const orders = await app.db
      .selectFrom('order_line')
      .innerJoin('purchase_order', 'purchase_order.id', 'order_line.order_id')
      .innerJoin('payment_attempt', 'payment_attempt.order_id', 'purchase_order.id')
      .select([
        'purchase_order.status',
        'purchase_order.charged_cents as charged',
        'payment_attempt.id as key',
      ])
      .where('order_line.item_number', '=', itemNumber)
      .execute()
    const item = await app.db
      .selectFrom('item')
      .select('state')
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
    const confirmed = orders.filter((order) => order.status === 'confirmed')
    const held = orders.reduce((sum, { key }) => sum + app.processor.held(key), 0)
    return {
      confirmed: confirmed.length,
      promised:
        held === confirmed.reduce((sum, order) => sum + order.charged, 0) &&
        orders.every(({ key }) => app.processor.payments(key) <= 1),
      state: item.state,
    }
  }

  test.each(points)(
    '$name: the browser sends the same again, and has one order and one charge',
    async (point) => {
      const { client, input, itemNumber } = await pressAndKill(point)
      expect(await pay(client, input)).toMatchObject({ __typename: 'OrderPlaced' })
      await settle(30)
      expect(await cameOf(itemNumber)).toEqual({ confirmed: 1, promised: true, state: 'pending_sale' })
      expect(await verifyLedger(app.db)).toEqual([])
    },
  )

  test.each(points)(
    '$name: nobody comes back, and an order has its charge, or there is neither',
    async (point) => {
      const { itemNumber } = await pressAndKill(point)
      await settle(11)
      await settle(12)
      const { confirmed, promised, state } = await cameOf(itemNumber)
      const stood = point.name === 'after the sale is committed' ? 1 : 0
      expect({ confirmed, promised, state }).toEqual({
        confirmed: stood,
        promised: true,
        state: stood ? 'pending_sale' : 'listed',
      })
      // The shopper who left keeps the hold until it ends.
      await sql`update hold set expires_at = now() where item_number = ${itemNumber} and order_id is null`.execute(
        app.db,
      )
      expect(await app.newVisitor().run('addToCart', { input: { itemNumber } })).toMatchObject({
        data: { addToCart: { __typename: stood ? 'ItemUnavailable' : 'AddToCartPayload' } },
      })
      expect(await verifyLedger(app.db)).toEqual([])
    },
  )
})
