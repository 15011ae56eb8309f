// The worker is killed while it finds parcels that carriers lost and pays for them, on the way out and on the
// way back, each at named points. When it runs again, each parcel is paid once, to the cent.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentsPort } from '../../ports/payments.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { killableEnv } from '../../testing/kill-at.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { tokenOf } from '../../testing/processor.ts'
import { takeLast } from '../../testing/take.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { followReturns } from '../returns/returns.ts'
import {
  delivered,
  doorsOfShop,
  newMember,
  type Shop,
  scanned,
  sendBack,
} from '../returns/testing/returning.ts'
import { payLostParcels } from './lost-parcels.ts'
import { loseSilentParcels } from './tracking.ts'

type Job = 'loseSilentParcels' | 'payLostParcels' | 'followReturns'
type Point = { name: string; job: Job; mark: Mark }
const at = (job: Job, name: string, mark: Mark): Point => ({ job, name, mark })
/** Before and after the commit that ends what `statement` belongs to. */
const around = (job: Job, statement: string, what: string): Point[] => [
  at(job, `before ${what} is committed`, { after: statement, text: 'commit', when: 'before' }),
  at(job, `after ${what} is committed`, { after: statement, text: 'commit', when: 'answered' }),
]

const outbound: readonly Point[] = [
  at('loseSilentParcels', 'before the loss is written', { text: '/* insertScan */', when: 'before' }),
  ...around('loseSilentParcels', '/* insertScan */', 'the loss'),
  at('payLostParcels', 'before the money is in the ledger', { text: '/* insertEntries */', when: 'before' }),
  at('payLostParcels', 'before the payment is noted', { text: '/* updateLostPaid */', when: 'before' }),
  ...around('payLostParcels', '/* updateLostPaid */', 'the payment'),
]
const inbound: readonly Point[] = [
  at('followReturns', 'before the money is in the ledger', { text: '/* insertEntries */', when: 'before' }),
  at('followReturns', 'before the payment is noted', { text: '/* insertReturnPayment */', when: 'before' }),
  ...around('followReturns', '/* insertReturnPayment */', 'the payment'),
]

describe.skipIf(!testServer)('a lost parcel whose worker is killed', () => {
  let app: TestApp
  let shop: Shop<PaymentsPort>
  let database: MarkedWire
  let unused: number[] = []
  const clock = movableClock()

  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    database = await markedWireTo(app.config.DATABASE_URL)
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
    await app.close()
  })

  const heldFor = async (orderId: string): Promise<number> => {
    const attempt = app.db.selectFrom('payment_attempt').select('id').where('order_id', '=', orderId)
    return app.processor.held((await attempt.executeTakeFirstOrThrow()).id)
  }
  const totalOf = (orderId: string) =>
    app.db
      .selectFrom('purchase_order')
      .select(['total_cents', 'status'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()

  /** Has a worker of its own run one job, and kills it at the mark. */
  async function killed({ job, mark }: Point): Promise<void> {
    await sql`delete from graphile_worker._private_jobs`.execute(app.db)
    await sql`select graphile_worker.add_job(${job}, '{}'::json)`.execute(app.db)
    const env = { PATH: process.env.PATH ?? '', ...killableEnv(app, database.url, app.processor.url) }
    const path = fileURLToPath(new URL('../../worker.ts', import.meta.url))
    const child: ChildProcess = spawn(process.execPath, [path], {
      env: { ...env, LOG_LEVEL: 'fatal' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const gone = once(child, 'exit')
    database.watch(mark, () => void child.kill('SIGKILL'))
    await gone
  }

  /** A charged order whose parcel has been silent for a month, by the clock of a worker. */
  async function silentParcel(): Promise<string> {
    const { orderId } = await delivered(shop, await newMember(app), [takeLast(unused)])
    clock.setAhead(0)
    await sql`delete from shipment_event where kind = 'delivered' and shipment_id in
      (select id from shipment where order_id = ${orderId}::uuid)`.execute(app.db)
    await sql`update shipment_event set happened_at = now() - interval '30 days' where shipment_id in
      (select id from shipment where order_id = ${orderId}::uuid)`.execute(app.db)
    await sql`update shipment set status = 'shipped', shipped_at = now() - interval '30 days', delivered_at = null
      where order_id = ${orderId}::uuid`.execute(app.db)
    await sql`update item set state = 'shipped' where item_number in
      (select item_number from order_line where order_id = ${orderId}::uuid)`.execute(app.db)
    await app.db.updateTable('purchase_order').set({ status: 'shipped' }).where('id', '=', orderId).execute()
    return orderId
  }

  test.each(outbound)('$job, $name: what was paid comes back once', async (point) => {
    const orderId = await silentParcel()
    const { total_cents: total } = await totalOf(orderId)
    expect(await heldFor(orderId)).toBe(total)
    if (point.job === 'payLostParcels') await loseSilentParcels(doorsOfShop(shop))
    await killed(point)
    for (let again = 0; again < 2; again += 1) {
      await loseSilentParcels(doorsOfShop(shop))
      await payLostParcels(doorsOfShop(shop))
      await payRefunds(doorsOfShop(shop), orderId)
    }
    expect((await totalOf(orderId)).status).toBe('lost_outbound')
    expect(await heldFor(orderId)).toBe(0)
    const { rows } = await sql<{ times: number; mails: number }>`select
        (select count(*)::int from order_event where order_id = ${orderId}::uuid and kind = 'refund') as times,
        (select count(*)::int from graphile_worker._private_jobs where payload ->> 'orderId' = ${orderId}
          and payload ->> 'kind' = 'lost_outbound') as mails`.execute(app.db)
    // The mail of a parcel that was lost before the worker was killed stood in the queue that was emptied.
    expect(rows).toEqual([{ times: 1, mails: point.job === 'loseSilentParcels' ? 1 : 0 }])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test.each(inbound)('$job, $name: the lost return is paid once', async (point) => {
    const member = await newMember(app)
    const { orderId, lineIds } = await delivered(shop, member, [takeLast(unused)])
    const wishes = [{ lineId: lineIds[0] ?? '', reason: 'too_small' }]
    const { return: row } = await sendBack(member, wishes, 'refund_less_return_shipping')
    if (!row) throw new Error('no return')
    await scanned(shop, row)
    clock.setAhead(0)
    await sql`update order_return set first_scan_at = now() - interval '90 days' where id = ${row.id}::uuid`.execute(
      app.db,
    )
    const held = await heldFor(orderId)
    await killed(point)
    for (let again = 0; again < 2; again += 1) {
      await followReturns(doorsOfShop(shop))
      await payRefunds(doorsOfShop(shop), orderId)
    }
    const { rows } = await sql<{ status: string; paid: number }>`select r.status,
        (select sum(p.amount_cents)::int from order_return_payment p where p.return_id = r.id) as paid
      from order_return r where r.id = ${row.id}::uuid`.execute(app.db)
    expect(rows).toEqual([{ status: 'completed', paid: row.total }])
    expect(held - (await heldFor(orderId))).toBe(row.total)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
