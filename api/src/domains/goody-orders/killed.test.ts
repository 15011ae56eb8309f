// A goody box whose process dies at a step of its money: run again, nothing is lost and nothing happens twice
// (decision 0171).

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock, untilMonday } from '../../testing/clock.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { payRefunds, settleAttempts } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { doorsOfShop, inspected, type ReturnShown, type Shop, scanned } from '../returns/testing/returning.ts'
import { followGoodyBoxes } from './goody-orders.ts'
import {
  atHome,
  charged,
  choose,
  type GoodyShown,
  goodyMember,
  offered,
  readBox,
  released,
  reserve,
  reserveInput,
  settled,
} from './testing/boxing.ts'

const dayMs = 86_400_000
const moments = ['before', 'after'] as const

describe.skipIf(!testServer)('a goody box whose process dies', () => {
  let app: TestApp
  let shop: Shop
  let processor: FakeProcessor
  let client: TestClient
  const clock = movableClock()
  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
  })
  beforeEach(async () => {
    clock.setAhead(untilMonday())
    Object.assign(processor, { before: undefined, after: undefined })
    await sql`update goody_box set status = 'canceled'`.execute(app.db)
    await sql`update goody_piece set is_held = false`.execute(app.db)
    await released(shop)
    client = (await goodyMember(shop)).client
  })
  afterAll(() => app.close())

  /** The next request of a kind to the processor is not answered: the process died before or after it. */
  const dieOnce = (moment: (typeof moments)[number], what: string) => {
    processor[moment] = (asked) => {
      if (asked !== what) return
      processor[moment] = undefined
      throw new Error(`killed ${moment} ${what}`)
    }
  }
  const chargedOf = async ({ id }: GoodyShown) => (await readBox(client, id)).charged
  const parcel = (box: GoodyShown) => ({ id: box.returnId, code: box.returnCode }) as ReturnShown
  const cameBack = async (box: GoodyShown) => {
    const going = (await choose(client, box, 2)).goodyBox as GoodyShown
    await scanned(shop, parcel(going))
    const { rows } = await sql<{ id: string }>`select order_line_id as id from order_return_line
      where return_id = ${going.returnId}`.execute(app.db)
    await inspected(
      shop,
      parcel(going),
      rows.map(({ id }) => ({ lineId: id, outcome: 'accepted' })),
    )
  }
  const kept = async (box: GoodyShown) =>
    box.pieces.slice(0, 2).reduce((sum, one) => sum + one.price + one.tax, 0) + (await feesOf(box))
  const feesOf = async ({ orderId }: GoodyShown) =>
    (
      await app.db
        .selectFrom('purchase_order')
        .select('fees_cents')
        .where('id', '=', orderId ?? '')
        .executeTakeFirstOrThrow()
    ).fees_cents

  it.each(moments)('%s the reservation: it stands once', async (moment) => {
    const { id } = await offered(shop, client)
    const input = await reserveInput(client, id)
    const before = processor.held()
    dieOnce(moment, 'authorize')
    await client.run('reserveGoodyBox', { input })
    const again = await reserve(client, input)
    expect(again.__typename).toBe('GoodyReserved')
    expect(processor.held() - before).toBe(input.totalShown)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('after the reservation, and never comes back: the job lets it go, and the box waits', async () => {
    const { id } = await offered(shop, client)
    const input = await reserveInput(client, id)
    const before = processor.held()
    dieOnce('after', 'authorize')
    await client.run('reserveGoodyBox', { input })
    clock.forward(30 * 60_000)
    await settleAttempts(doorsOfShop(shop))
    expect(await readBox(client, id)).toMatchObject({ status: 'offered', orderId: null })
    expect(processor.held()).toBe(before)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it.each(moments)('%s the charge: what is kept is charged once', async (moment) => {
    const before = processor.held()
    const box = await atHome(shop, client)
    await cameBack(box)
    dieOnce(moment, 'capture')
    await settled(shop, box).catch(() => undefined)
    await settled(shop, box)
    await released(shop)
    expect(await chargedOf(box)).toBe(await kept(box))
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled' })
    expect(processor.held() - before).toBe(await kept(box))
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it.each(moments)('%s the renewal: one reservation stands', async (moment) => {
    const before = processor.held()
    const box = await atHome(shop, client)
    await released(shop)
    const { rows } = await sql<{
      at: Date
    }>`select authorized_at as at from goody_box where id = ${box.id}`.execute(app.db)
    clock.moveTo((rows[0]?.at.getTime() ?? 0) + 6.1 * dayMs)
    dieOnce(moment, 'authorizeAgain')
    await followGoodyBoxes(doorsOfShop(shop)).catch(() => undefined)
    await followGoodyBoxes(doorsOfShop(shop))
    await released(shop)
    expect(processor.held() - before).toBe(box.reserved)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it.each(moments)('%s a refund of what was charged early: it is paid back once', async (moment) => {
    const before = processor.held()
    const box = await atHome(shop, client, 'tok_once')
    const { rows } = await sql<{
      at: Date
    }>`select authorized_at as at from goody_box where id = ${box.id}`.execute(app.db)
    clock.moveTo((rows[0]?.at.getTime() ?? 0) + 6.1 * dayMs)
    await followGoodyBoxes(doorsOfShop(shop))
    await charged(shop, box)
    await cameBack(box)
    await settled(shop, box)
    dieOnce(moment, 'refund')
    await payRefunds(doorsOfShop(shop), box.orderId ?? '').catch(() => undefined)
    await payRefunds(doorsOfShop(shop), box.orderId ?? '')
    expect(processor.held() - before).toBe(await kept(box))
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
