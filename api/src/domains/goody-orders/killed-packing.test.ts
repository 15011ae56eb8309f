// The API is killed with -9 while an employee packs a goody box and while its person cancels the box, and the
// worker while it closes one: at named points. Done again, a box has one parcel and one label, a canceled box
// leaves its pieces and its reservation once, and what is kept is charged once (decision 0171).
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock, untilMonday } from '../../testing/clock.ts'
import { killableEnv, pressAndKill } from '../../testing/kill-at.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { tokenOf } from '../../testing/processor.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { voidPayment } from '../payment/payment.ts'
import type { Shop } from '../returns/testing/returning.ts'
import {
  atHome,
  choose,
  type GoodyShown,
  goodyMember,
  offered,
  packed,
  readBox,
  reserve,
  reserveInput,
  settled,
} from './testing/boxing.ts'

type Point = readonly [string, Mark]
const around = (after: string): Point[] => [
  ['before it is committed', { after, text: 'commit', when: 'before' }],
  ['after it is committed', { after, text: 'commit', when: 'answered' }],
]
const packing: readonly Point[] = [
  ['before the label is written', { text: '/* insertLabel */', when: 'before' }],
  ...around('/* insertLabel */'),
]
const canceling: readonly Point[] = [
  ['before the order is canceled', { text: '/* cancelOrderLines */', when: 'before' }],
  ...around('/* cancelOrderLines */'),
]
const closing: readonly Point[] = [
  ['before the box is closed', { text: '/* unholdPieces */', when: 'before' }],
  ...around('/* unholdPieces */'),
]

describe.skipIf(!testServer)('a goody box whose process is killed', () => {
  let app: TestApp
  let shop: Shop
  let database: MarkedWire
  let client: TestClient
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    database = await markedWireTo(app.config.DATABASE_URL)
    // The boxes' helpers ask the processor through its port alone.
    shop = { app, clock, processor: app.payments as never, staff: await app.loggedIn('employee') }
  })
  beforeEach(async () => {
    clock.setAhead(untilMonday())
    await sql`update goody_box set status = 'canceled'`.execute(app.db)
    await sql`update goody_piece set is_held = false`.execute(app.db)
    client = (await goodyMember(shop)).client
  })
  afterAll(async () => {
    await database.close()
    await app.close()
  })

  const card = () => tokenOf(app.processor, '4242424242424242')
  const env = () => killableEnv(app, database.url, app.processor.url)

  /** A box that was reserved and waits to be packed. */
  async function placed(): Promise<GoodyShown> {
    const { id } = await offered(shop, client)
    const answer = await reserve(client, await reserveInput(client, id, await card()))
    expect(answer.__typename).toBe('GoodyReserved')
    return readBox(client, id)
  }
  async function heldFor({ orderId }: GoodyShown): Promise<number> {
    const { rows } = await sql<{
      id: string
    }>`select id from payment_attempt where order_id = ${orderId}::uuid`.execute(app.db)
    return rows.reduce((sum, { id }) => sum + app.processor.held(id), 0)
  }

  test.each(packing)('while it is packed, %s: packed again, it has one label', async (_, mark) => {
    const box = await placed()
    const found = await shop.staff.run('getStaffParcel', { search: String(box.pieces[0]?.itemNumber) })
    const parcel = found.data?.staffParcel as { id: string; items: { itemNumber: number }[] }
    const input = { shipmentId: parcel.id, itemNumbers: parcel.items.map((item) => item.itemNumber) }
    await pressAndKill({
      env: env(),
      wire: database,
      mark,
      client: shop.staff,
      operation: 'packParcel',
      variables: { input },
    })
    for (const _again of [1, 2]) await packed(shop, box)
    const { rows } = await sql<{ labels: number; packed: number; pieces: number }>`select
        (select count(*)::int from shipment_label where shipment_id = ${parcel.id}::uuid) as labels,
        (select count(*)::int from order_event where order_id = ${box.orderId}::uuid and to_status = 'packed') as packed,
        (select count(*)::int from item where item_number = any(${box.pieces.map((one) => one.itemNumber)}::bigint[])
          and state = 'packed') as pieces`.execute(app.db)
    expect(rows).toMatchObject([{ labels: 1, pieces: box.pieces.length }])
    // A box is packed on its reservation: nothing was charged.
    expect(await heldFor(box)).toBe(box.reserved)
    expect((await readBox(client, box.id)).charged).toBeNull()
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test.each(canceling)('while it is canceled, %s: canceled again, all is let go once', async (_, mark) => {
    const box = await placed()
    await pressAndKill({
      env: env(),
      wire: database,
      mark,
      client,
      operation: 'cancelGoodyBox',
      variables: { boxId: box.id },
    })
    for (const _again of [1, 2]) await client.run('cancelGoodyBox', { boxId: box.id })
    expect(await readBox(client, box.id)).toMatchObject({ status: 'canceled' })
    const doors = doorsFor(app, { payments: app.payments, now: clock.now })
    for (let round = 0; round < 2; round += 1) await voidPayment(doors, box.orderId ?? '')
    expect(await heldFor(box)).toBe(0)
    const { rows } = await sql<{ state: string; n: number }>`select state, count(*)::int as n from item
      where item_number = any(${box.pieces.map((one) => one.itemNumber)}::bigint[]) group by 1`.execute(
      app.db,
    )
    expect(rows).toEqual([{ state: 'listed', n: box.pieces.length }])
    expect(await verifyLedger(app.db)).toEqual([])
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

  test.each(closing)('while it is closed, %s: what is kept is charged once', async (_, mark) => {
    const box = await atHome(shop, client, await card())
    const held = await heldFor(box)
    await sql`delete from graphile_worker._private_jobs`.execute(app.db)
    expect((await choose(client, box, box.pieces.length)).goodyBox).toBeDefined()
    await sql`update graphile_worker._private_jobs set run_at = now() where task_id in
      (select id from graphile_worker._private_tasks where identifier in ('settleGoodyBox', 'chargeOrder'))`.execute(
      app.db,
    )
    const worker = startWorker()
    database.watch(mark, worker.kill)
    await worker.gone
    for (const _again of [1, 2]) await settled(shop, box)
    const { charged } = await readBox(client, box.id)
    expect(charged).toBe(box.reserved)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled' })
    expect(await heldFor(box)).toBe(held)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
