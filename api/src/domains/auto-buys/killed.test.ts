// The job that buys for a saved search dies at named points; the next run goes on, and there is one order
// with one charge, told once.
import { connect } from '@hemline/db/connect.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePayments } from '../../ports/payments.drivers.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { buyMatches, followAutoBuys } from './auto-buys.ts'
import { agree, becomeCheaper, buyerOf, shownTo, type Wish, wishes } from './testing/agreeing.ts'

type Point = { name: string; wire: 'database' | 'processor'; mark: Mark }
const inDatabase = (name: string, mark: Omit<Mark, 'cut'>): Point => ({
  name,
  wire: 'database',
  mark: { ...mark, cut: true },
})
const atProcessor = (name: string, when: Mark['when']): Point => ({
  name,
  wire: 'processor',
  mark: { text: 'POST /v1/payments', when, cut: true },
})

const points: readonly Point[] = [
  inDatabase('before the piece is claimed', { text: '/* claimHolds */', when: 'before' }),
  inDatabase('between hold and order', { text: '/* insertOrder */', when: 'before' }),
  inDatabase('before the try is written', { text: '/* insertTry */', when: 'before' }),
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
  atProcessor('when the processor has reserved the sum', 'answered'),
  inDatabase('before the piece is sold', { text: '/* updateItemStates */', when: 'before' }),
  inDatabase('after the sale is committed', { after: '/* sellHolds */', text: 'commit', when: 'answered' }),
  inDatabase('before it is told', { text: '/* updateTry */', when: 'before' }),
]

describe.skipIf(!testServer)('a job that buys and dies', () => {
  let app: TestApp
  let database: MarkedWire
  let processor: MarkedWire
  let pieces: Wish[] = []
  beforeAll(async () => {
    app = await testApp()
    database = await markedWireTo(app.config.DATABASE_URL)
    processor = await markedWireTo(app.processor.url)
    pieces = await wishes(app)
  })
  afterAll(async () => {
    await database.close()
    await processor.close()
    await app.close()
  })

  test.each(points)('$name', async ({ wire, mark }) => {
    const piece = pieces.pop()
    if (!piece) throw new Error('no piece is left')
    const { item_number: itemNumber } = piece
    const buyer = await buyerOf(app, piece)
    await agree(buyer)
    await becomeCheaper(app, piece)
    const through = connect({ url: database.url, name: 'dying-worker', max: 2 })
    const config = { ...app.config, PROCESSOR_URL: processor.url.replace(/\/$/, '') }
    const dying = doorsFor(app, { payments: await makePayments(config, () => new Date()) })
    const isReached = (wire === 'database' ? database : processor).reach(mark)
    const run = buyMatches({ ...dying, db: through.db }, itemNumber).catch(() => undefined)
    await isReached
    await run
    await through.close()

    await buyMatches(doorsFor(app), itemNumber)
    await followAutoBuys(doorsFor(app, { now: () => new Date(Date.now() + 60_000) }))
    const orders = await app.db
      .selectFrom('purchase_order')
      .innerJoin('payment_attempt', 'payment_attempt.order_id', 'purchase_order.id')
      .select(['purchase_order.status', 'payment_attempt.id', 'charged_cents'])
      .where('purchase_order.user_id', '=', buyer.userId)
      .execute()
    expect(orders).toMatchObject([{ status: 'confirmed' }])
    const [order] = orders
    expect(app.processor.payments(order?.id ?? '')).toBe(1)
    expect(app.processor.held(order?.id ?? '')).toBe(order?.charged_cents)
    expect(await shownTo(buyer)).toMatchObject({ state: 'done', orders: [{ isPending: false }] })
    const { rows } =
      await sql`select 1 from notification where user_id = ${buyer.userId}::uuid and title like 'We bought%'`.execute(
        app.db,
      )
    expect(rows).toHaveLength(1)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
