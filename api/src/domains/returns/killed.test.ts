// The API is killed while an employee receives a return and accepts its last piece, and the worker while it
// sends the money, each at named points. Afterwards the return is paid once, to the cent.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentsPort } from '../../ports/payments.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { killableEnv, type Pressed, pressAndKill } from '../../testing/kill-at.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { tokenOf } from '../../testing/processor.ts'
import { takeLast } from '../../testing/take.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { followReturns } from './returns.ts'
import {
  delivered,
  doorsOfShop,
  newMember,
  type ReturnShown,
  type Shop,
  sendBack,
} from './testing/returning.ts'

type Point = { name: string; wire: 'database' | 'processor'; mark: Mark }
const inDatabase = (name: string, mark: Mark): Point => ({ name, wire: 'database', mark })
const atProcessor = (name: string, when: Mark['when']): Point => ({
  name,
  wire: 'processor',
  mark: { text: '/refund HTTP', when },
})

const receiving: readonly Point[] = [
  inDatabase('before the arrival is written', { text: '/* updateReturn */', when: 'before' }),
  inDatabase('before the arrival is committed', {
    after: '/* updateReturn */',
    text: 'commit',
    when: 'before',
  }),
  inDatabase('after the arrival is committed', {
    after: '/* updateReturn */',
    text: 'commit',
    when: 'answered',
  }),
]
const deciding: readonly Point[] = [
  inDatabase('before the decision is written', { text: '/* updateDecision */', when: 'before' }),
  inDatabase('before the piece is on sale again', { text: '/* updateRelisted */', when: 'before' }),
  inDatabase('before the money is in the ledger', {
    after: '/* updateRelisted */',
    text: '/* insertEntries */',
    when: 'before',
  }),
  inDatabase('before the payment is noted', { text: '/* insertReturnPayment */', when: 'before' }),
  inDatabase('before it is committed', {
    after: '/* insertReturnPayment */',
    text: 'commit',
    when: 'before',
  }),
  inDatabase('after it is committed', {
    after: '/* insertReturnPayment */',
    text: 'commit',
    when: 'answered',
  }),
]
const sending: readonly Point[] = [
  atProcessor('before the processor is asked', 'before'),
  atProcessor('when the processor has paid', 'answered'),
  inDatabase('before the refund is marked as paid', { text: '/* settleRefund */', when: 'before' }),
  inDatabase('before the mark is committed', { after: '/* settleRefund */', text: 'commit', when: 'before' }),
  inDatabase('after the mark is committed', {
    after: '/* settleRefund */',
    text: 'commit',
    when: 'answered',
  }),
]
/** Each way to be paid, with the points of deciding at which it differs. */
const ways = [
  ['refund_less_return_shipping', deciding],
  ['noncashoutable_credit_refund', deciding.slice(2)],
] as const

describe.skipIf(!testServer)('a return whose process is killed', () => {
  let app: TestApp
  let shop: Shop<PaymentsPort>
  let database: MarkedWire
  let processor: MarkedWire
  let unused: number[] = []
  const clock = movableClock()

  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    database = await markedWireTo(app.config.DATABASE_URL)
    processor = await markedWireTo(app.processor.url)
    const card = () => tokenOf(app.processor, '4242424242424242')
    shop = { app, clock, processor: app.payments, staff: await app.loggedIn('employee'), card }
    const own = await ownPieces(app)
    const { rows } = await sql<{ n: number }>`select item_number::float8 as n from item
      where item_number = any(${own}::bigint[]) and not final_sale and promotion is null and price_cents > 2000
        and not ('jewelry' = any(category_tags)) order by item_number`.execute(app.db)
    unused = rows.map((row) => row.n)
  })
  afterAll(async () => {
    await database.close()
    await processor.close()
    await app.close()
  })

  const env = () => killableEnv(app, database.url, processor.url)
  const wireOf = (point: Point) => (point.wire === 'database' ? database : processor)
  const forgetJobs = () => sql`delete from graphile_worker._private_jobs`.execute(app.db)

  /** A member's return of one piece, whose parcel comes to the dock. */
  async function atTheDock(refundType: (typeof ways)[number][0]) {
    const member = await newMember(app)
    const { orderId, lineIds } = await delivered(shop, member, [takeLast(unused)])
    const [lineId = ''] = lineIds
    const { return: row } = await sendBack(member, [{ lineId, reason: 'too_small' }], refundType)
    if (!row) throw new Error('no return')
    return { member, orderId, row, input: { returnId: row.id, lineId, outcome: 'accepted' } }
  }
  type Returned = Awaited<ReturnType<typeof atTheDock>>

  /** A member's return of one piece that lies on the employee's table. */
  async function atTheTable(refundType: (typeof ways)[number][0]): Promise<Returned> {
    const returned = await atTheDock(refundType)
    resultOf(await shop.staff.run('receiveReturn', { code: returned.row.code }), 'receiveReturn')
    await forgetJobs()
    return returned
  }

  const press = (point: Point, operation: Pressed['operation'], variables: object) =>
    pressAndKill({
      env: env(),
      wire: wireOf(point),
      mark: point.mark,
      client: shop.staff,
      operation,
      variables,
    })

  /** Checks that the return is complete and was paid once; `held` is what the processor held before. */
  async function expectPaidOnce({ member, orderId, row }: Returned, held: number): Promise<void> {
    for (let again = 0; again < 2; again += 1) {
      await payRefunds(doorsOfShop(shop), orderId)
      await followReturns(doorsOfShop(shop))
    }
    const shown = resultOf<ReturnShown>(await member.run('getReturn', { id: row.id }), 'return')
    expect(shown).toMatchObject({ status: 'completed', total: row.total })
    const { rows } = await sql<{ paid: number; credit: number; pieces: number }>`select
        (select sum(amount_cents)::int from order_return_payment where return_id = ${row.id}::uuid) as paid,
        (select coalesce(sum(granted_cents), 0)::int from credit_drop where reason = ${`return ${row.code}`}) as credit,
        (select count(*)::int from item i join order_return_line l on l.item_number = i.relisted_from
          where l.return_id = ${row.id}::uuid) as pieces`.execute(app.db)
    const [{ paid, credit, pieces } = { paid: 0, credit: 0, pieces: 0 }] = rows
    expect({ paid, pieces }).toEqual({ paid: row.total, pieces: 1 })
    expect(held - (await heldFor(orderId)) + credit).toBe(row.total)
    expect(await verifyLedger(app.db)).toEqual([])
  }

  async function heldFor(orderId: string): Promise<number> {
    const { id } = await app.db
      .selectFrom('payment_attempt')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return app.processor.held(id)
  }

  describe.each(ways)('as %s', (way, points) => {
    test.each(points)('$name: decided again, it is paid once', async (point) => {
      const returned = await atTheTable(way)
      const held = await heldFor(returned.orderId)
      await press(point, 'inspectReturnedPiece', { input: returned.input })
      const again = await shop.staff.run('inspectReturnedPiece', { input: returned.input })
      const stood = point.name === 'after it is committed'
      expect(resultOf<{ __typename: string }>(again, 'inspectReturnedPiece').__typename).toBe(
        stood ? 'StaffRefusal' : 'StaffReturnPayload',
      )
      await expectPaidOnce(returned, held)
    })
  })

  test.each(receiving)('$name: scanned again, it is received once, and paid once', async (point) => {
    const returned = await atTheDock('noncashoutable_credit_refund')
    const { row, orderId } = returned
    const held = await heldFor(orderId)
    await press(point, 'receiveReturn', { code: row.code })
    for (const _ of [1, 2])
      resultOf(await shop.staff.run('receiveReturn', { code: row.code }), 'receiveReturn')
    const { rows } = await sql<{ times: number }>`select count(*)::int as times from order_return_event
      where return_id = ${row.id}::uuid and to_status = 'received'`.execute(app.db)
    expect(rows).toEqual([{ times: 1 }])
    resultOf(await shop.staff.run('inspectReturnedPiece', { input: returned.input }), 'inspectReturnedPiece')
    await expectPaidOnce(returned, held)
  })

  /** The worker takes the job from its queue without help. */
  function startWorker(): { kill: () => void; gone: Promise<unknown> } {
    const child: ChildProcess = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../worker.ts', import.meta.url))],
      {
        env: { PATH: process.env.PATH ?? '', ...env(), LOG_LEVEL: 'fatal' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    return { kill: () => void child.kill('SIGKILL'), gone: once(child, 'exit') }
  }

  test.each(sending)('$name: the card gets its money once', async (point) => {
    const returned = await atTheTable('refund_less_return_shipping')
    const held = await heldFor(returned.orderId)
    resultOf(await shop.staff.run('inspectReturnedPiece', { input: returned.input }), 'inspectReturnedPiece')
    await sql`delete from graphile_worker._private_jobs where task_id <>
      (select id from graphile_worker._private_tasks where identifier = 'payRefunds')`.execute(app.db)
    const worker = startWorker()
    wireOf(point).watch(point.mark, worker.kill)
    await worker.gone
    await expectPaidOnce(returned, held)
  })
})
