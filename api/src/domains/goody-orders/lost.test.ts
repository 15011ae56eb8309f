// Goody boxes that a carrier loses, on their way out and on their way back, and reservations over the days
// (decision 0171): the money, the mails and the pieces' states.
import { goodyRenewDays } from '@hemline/rules/goody-boxes/terms.ts'
import { lostInboundDays, lostOutboundDays, maybeLostInboundDays } from '@hemline/rules/vocabulary/returns.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock, untilMonday } from '../../testing/clock.ts'
import { loseSilentParcels } from '../fulfillment/tracking.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { payRefunds } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { followReturns } from '../returns/returns.ts'
import { doorsOfShop, type ReturnShown, type Shop, scanned } from '../returns/testing/returning.ts'
import { followGoodyBoxes, sendGoodyMail } from './goody-orders.ts'
import {
  atHome,
  charged,
  choose,
  type GoodyShown,
  goodyMember,
  offered,
  packed,
  readBox,
  released,
  reserve,
  reserveInput,
  settled,
} from './testing/boxing.ts'

const dayMs = 86_400_000

describe.skipIf(!testServer)('a goody box that is lost', () => {
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
    await sql`update goody_box set status = 'canceled'`.execute(app.db)
    await sql`update goody_piece set is_held = false`.execute(app.db)
    await released(shop)
    client = (await goodyMember(shop)).client
  })
  afterAll(() => app.close())

  const doors = () => doorsOfShop(shop)
  const statesOf = async (box: GoodyShown) => {
    const numbers = box.pieces.map((one) => one.itemNumber)
    const { rows } = await sql<{ state: string; n: number }>`select state, item_number::float8 as n from item
      where item_number = any(${numbers}::bigint[])`.execute(app.db)
    return numbers.map((number) => rows.find((row) => row.n === number)?.state)
  }
  const feesOf = async ({ orderId }: GoodyShown) =>
    (
      await app.db
        .selectFrom('purchase_order')
        .select('fees_cents')
        .where('id', '=', orderId ?? '')
        .executeTakeFirstOrThrow()
    ).fees_cents
  const mailOf = async (box: GoodyShown) => {
    const mail = memoryMail()
    await sendGoodyMail(
      { db: app.db, mail, webOrigin: 'http://shop.example', now: clock.now },
      { boxId: box.id, kind: 'settled' },
      'settled',
    )
    return mail.sent[0]?.mail
  }

  it('on its way out costs nothing, and its mail says so', async () => {
    const before = processor.held()
    const { id } = await offered(shop, client)
    await reserve(client, await reserveInput(client, id))
    await packed(shop, await readBox(client, id))
    await sql`update shipment set status = 'shipped', shipped_at = ${clock.now()}
      where order_id = (select order_id from goody_box where id = ${id}::uuid)`.execute(app.db)
    await sql`update purchase_order set status = 'shipped'
      where id = (select order_id from goody_box where id = ${id}::uuid)`.execute(app.db)
    await followGoodyBoxes(doors())
    expect(await readBox(client, id)).toMatchObject({ status: 'shipped' })
    for (let days = 0; days <= lostOutboundDays; days += 1) {
      clock.forward(dayMs)
      await loseSilentParcels(doors())
      await followGoodyBoxes(doors())
      await released(shop)
    }
    const box = await readBox(client, id)
    await settled(shop, box)
    await settled(shop, box)
    expect(await readBox(client, id)).toMatchObject({
      status: 'settled',
      charged: 0,
      headline: 'The carrier lost this box',
    })
    expect(processor.held()).toBe(before)
    const mail = await mailOf(box)
    expect(mail?.subject).toBe('Your goody box got lost: nothing is charged')
    expect(mail?.text).not.toContain('teaches us')
    // Nobody can buy what lies somewhere on the road.
    expect(await statesOf(box)).not.toContain('listed')
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('on its way back is charged for what was kept alone', async () => {
    const before = processor.held()
    const box = await atHome(shop, client)
    const going = (await choose(client, box, 2)).goodyBox as GoodyShown
    await scanned(shop, { id: going.returnId, code: going.returnCode } as ReturnShown)
    for (let days = 0; days <= maybeLostInboundDays + lostInboundDays; days += 1) {
      clock.forward(dayMs)
      await followReturns(doors() as never)
      await followGoodyBoxes(doors())
      await charged(shop, box)
      await released(shop)
    }
    await settled(shop, box)
    await payRefunds(doors(), box.orderId ?? '')
    const kept =
      box.pieces.slice(0, 2).reduce((sum, one) => sum + one.price + one.tax, 0) + (await feesOf(box))
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled', charged: kept })
    expect(processor.held() - before).toBe(kept)
    expect((await mailOf(box))?.subject).toMatch(/for what you keep$/)
    expect((await statesOf(box)).slice(0, 2)).toEqual(['delivered', 'delivered'])
    expect(await statesOf(box)).not.toContain('listed')
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it.each([
    ['tok_ok', 'each renewal lets the former reservation go'],
    ['tok_once', 'the bank refuses, so everything is charged once and paid back'],
  ])('or travels for weeks: with %s %s', async (token) => {
    const before = processor.held()
    const box = await atHome(shop, client, token)
    const going = (await choose(client, box, 0)).goodyBox as GoodyShown
    await scanned(shop, { id: going.returnId, code: going.returnCode } as ReturnShown)
    for (let days = 0; days < 3 * goodyRenewDays; days += 1) {
      clock.forward(dayMs)
      await followGoodyBoxes(doors())
      await charged(shop, box)
      await released(shop)
      // On no day is the bank asked for more than the box, nor for less.
      expect(processor.held() - before).toBe(box.reserved)
    }
    const { rows } = await sql<{
      renewals: number
      early: boolean
    }>`select renewals, charged_early_at is not null as early
      from goody_box where id = ${box.id}::uuid`.execute(app.db)
    const [{ renewals, early } = { renewals: 0, early: false }] = rows
    expect(early).toBe(token === 'tok_once')
    if (!early) expect(renewals).toBeGreaterThanOrEqual(3)
    clock.forward((maybeLostInboundDays + lostInboundDays) * dayMs)
    await followReturns(doors() as never)
    await settled(shop, box)
    await payRefunds(doors(), box.orderId ?? '')
    await released(shop)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled', charged: 0 })
    expect(processor.held()).toBe(before)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
