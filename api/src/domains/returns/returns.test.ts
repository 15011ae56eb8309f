// Returns from the shopper's choice to the money, with real orders and the ledger (decision 0183).
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../vitest.patience.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { followReturns } from './returns.ts'
import {
  type Answered,
  aStain,
  delivered,
  doorsOfShop,
  inspected,
  newMember,
  quote,
  type ReturnShown,
  type Shop,
  scanned,
  sendBack,
} from './testing/returning.ts'

const dayMs = 86_400_000
const wish = (lineId: string, reason = 'too_small') => ({
  lineId,
  reason,
  ...(reason === 'not_as_described' ? { difference: aStain } : {}),
})

describe.skipIf(!testServer)('a return', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let pieces: number[] = []
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const own = await ownPieces(app)
    const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
      where item_number = any(${own}::bigint[]) and not final_sale and promotion is null and not ('jewelry' = any(category_tags))
      order by item_number`.execute(app.db)
    pieces = rows.map((row) => row.item_number)
  })
  beforeEach(async () => {
    member = await newMember(app)
  })
  afterAll(() => app.close())

  const take = (count: number) => pieces.splice(0, count)
  const made = (answer: Answered): ReturnShown => {
    if (!answer.return) throw new Error(JSON.stringify(answer))
    return answer.return
  }
  const orderOf = (id: string) =>
    app.db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const returnOf = (id: string) =>
    app.db.selectFrom('order_return').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const stateOf = async (itemNumber: number) =>
    (
      await app.db
        .selectFrom('item')
        .select('state')
        .where('item_number', '=', itemNumber)
        .executeTakeFirstOrThrow()
    ).state

  it('shows every cent before it is chosen, and pays exactly that to the card', async () => {
    const [kept = 0, going = 0] = take(2)
    const { orderId, lineIds } = await delivered(shop, member, [kept, going])
    const lines = await app.db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute()
    const line = lines.find((one) => one.item_number === going)
    const shown = await quote(member, [wish(line?.id ?? '')])
    const paid = (line?.net_cents ?? 0) + (line?.tax_cents ?? 0)
    // The member's first return has no restocking fee; the label costs $8.99.
    expect(shown.choices).toMatchObject([
      { refundType: 'noncashoutable_credit_refund', total: paid },
      { refundType: 'full_refund', total: paid },
      { refundType: 'refund_less_return_shipping', total: paid - 899 },
    ])
    const row = made(await sendBack(member, [wish(line?.id ?? '')], 'refund_less_return_shipping'))
    expect(row).toMatchObject({ status: 'initiated', headline: 'Your label is ready', total: paid - 899 })
    expect((await orderOf(orderId)).status).toBe('return_initiated')
    expect(await scanned(shop, row)).toBe('taken')
    expect(await scanned(shop, row)).toBe('known')
    const before = shop.processor.held()
    await inspected(shop, row, [{ lineId: line?.id, outcome: 'accepted' }])
    expect((await returnOf(row.id)).status).toBe('processed')
    await payRefunds(doorsOfShop(shop), orderId)
    expect(before - shop.processor.held()).toBe(paid - 899)
    await followReturns(doorsOfShop(shop))
    expect((await returnOf(row.id)).status).toBe('completed')
    expect((await orderOf(orderId)).status).toBe('delivered')
    expect(await stateOf(going)).toBe('relisted')
    const fresh = await app.db
      .selectFrom('item')
      .select(['item_number', 'state', 'photo_ids'])
      .where('relisted_from', '=', going)
      .executeTakeFirstOrThrow()
    expect(fresh.state).toBe('listed')
    expect(fresh.photo_ids.length).toBeGreaterThan(0)
    expect(lineIds).toHaveLength(2)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('pays shop credit at the first scan to members who earned it, once', async () => {
    const [going = 0] = take(1)
    const { orderId, lineIds } = await delivered(shop, member, [going])
    const user = (await orderOf(orderId)).user_id
    const before = await delivered(shop, member, take(1))
    await sql`update purchase_order set status = 'order_finalized' where id = ${before.orderId}::uuid`.execute(
      app.db,
    )
    const row = made(
      await sendBack(
        member,
        lineIds.map((id) => wish(id)),
        'noncashoutable_credit_refund',
      ),
    )
    await scanned(shop, row)
    await scanned(shop, row, 'in_transit')
    const { rows } = await sql<{
      n: number
      sum: number
    }>`select count(*)::int as n, sum(granted_cents)::int as sum from credit_drop
      where user_id::text = ${user}::text and reason = ${`return ${row.code}`}`.execute(app.db)
    expect(rows).toEqual([{ n: 1, sum: row.total }])
    const shown = resultOf<ReturnShown>(await member.run('getReturn', { id: row.id }), 'return')
    expect(shown.headline).toMatch(/^\$[\d.]+ is yours$/)
    await inspected(shop, row, [{ lineId: lineIds[0], outcome: 'accepted' }])
    expect((await returnOf(row.id)).status).toBe('completed')
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('of a member is free of restocking the first time, and the profile says so', async () => {
    const says = async () =>
      resultOf<{ showWaiveRestockingFeeModal: boolean }>(await member.run('getUserHuman'), 'user')
        .showWaiveRestockingFeeModal
    expect(await says()).toBe(true)
    const { lineIds } = await delivered(shop, member, take(2))
    const [first = '', second = ''] = lineIds
    const row = made(await sendBack(member, [wish(first)], 'noncashoutable_credit_refund'))
    expect(await says()).toBe(false)
    await scanned(shop, row)
    const { choices = [] } = await quote(member, [wish(second)])
    const line = await app.db
      .selectFrom('order_line')
      .selectAll()
      .where('id', '=', second)
      .executeTakeFirstOrThrow()
    const fees = choices
      .find((one) => one.refundType === 'full_refund')
      ?.sums.find((sum) => sum.key === 'restocking')
    expect(fees?.amount).toBe(-199)
    expect(choices[0]?.total).toBe(line.net_cents + line.tax_cents)
  })

  it('is made once by two clicks, and a piece is in one return only', async () => {
    const [going = 0] = take(1)
    const { lineIds } = await delivered(shop, member, [going])
    const [lineId = ''] = lineIds
    const { choices = [] } = await quote(member, [wish(lineId)])
    const total = choices.find((one) => one.refundType === 'full_refund')?.total
    const input = { lines: [wish(lineId)], refundType: 'full_refund', total, key: randomUUID() }
    const twice = await Promise.all(
      Array.from({ length: 8 }, async () =>
        resultOf<Answered>(await member.run('createReturn', { input }), 'createReturn'),
      ),
    )
    expect(twice.map((one) => one.message)).toEqual(Array(8).fill(undefined))
    expect(new Set(twice.map((one) => one.return?.id)).size).toBe(1)
    expect(await sendBack(member, [wish(lineId)], 'full_refund')).toMatchObject({
      __typename: 'ReturnRefused',
      message: 'A return of this piece is under way.',
    })
  })

  it('is answered again to a form whose twin made it in between', async () => {
    const { lineIds } = await delivered(shop, member, take(1))
    const lines = lineIds.map((id) => wish(id))
    const row = made(await sendBack(member, lines, 'full_refund'))
    const key = randomUUID()
    const input = { lines, refundType: 'full_refund', total: row.total, key }
    const again = await app.db.transaction().execute(async (tx) => {
      await sql`lock table shipment in access exclusive mode`.execute(tx)
      const sent = member.run('createReturn', { input })
      // The request has looked for its key in vain, and waits to read the pieces.
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
        expect(rows).toHaveLength(1)
      }, patienceMs)
      await sql`update order_return set form_key = ${key} where id = ${row.id}::uuid`.execute(tx)
      return { sent }
    })
    expect(resultOf<Answered>(await again.sent, 'createReturn')).toMatchObject({ return: { id: row.id } })
  })

  it('refuses somebody else’s piece, a sum that has changed, what is no photo, and one second past the window', async () => {
    const [going = 0] = take(1)
    const { lineIds } = await delivered(shop, member, [going])
    const [lineId = ''] = lineIds
    expect(await quote(await app.loggedIn('seller'), [wish(lineId)])).toMatchObject({
      message: 'There is no such piece among your orders.',
    })
    const input = { lines: [wish(lineId)], refundType: 'full_refund', total: 1, key: randomUUID() }
    expect(resultOf<Answered>(await member.run('createReturn', { input }), 'createReturn')).toMatchObject({
      __typename: 'ReturnRefused',
      message: 'The sum has changed. Please look at it again before you go on.',
    })
    const photos = [{ ...wish(lineId), photoIds: ['photo-1'] }]
    expect(
      resultOf<Answered>(
        await member.run('createReturn', { input: { ...input, lines: photos } }),
        'createReturn',
      ),
    ).toMatchObject({ message: 'There is no such photo.', field: 'photoIds' })
    const parcel = await app.db
      .selectFrom('shipment')
      .innerJoin('order_line', 'order_line.order_id', 'shipment.order_id')
      .select('shipment.delivered_at')
      .where('order_line.id', '=', lineId)
      .executeTakeFirstOrThrow()
    const end = (parcel.delivered_at?.getTime() ?? 0) + 14 * dayMs
    clock.moveTo(end - 60_000)
    expect((await quote(member, [wish(lineId)])).__typename).toBe('ReturnQuote')
    clock.moveTo(end + 1000)
    expect(await quote(member, [wish(lineId)])).toMatchObject({
      message: 'The time to send this piece back is over.',
    })
  })

  it('of a gift is its giver’s: the receiver learns no price, and hands it in with the passed label', async () => {
    const { orderId, lineIds } = await delivered(shop, member, take(1))
    const [lineId = ''] = lineIds
    const receiver = await newMember(app)
    const setup = await receiver.run('orderReturnsSetup', { orderId })
    const asked = await receiver.run('getReturnQuote', { lines: [wish(lineId)] })
    const input = {
      lines: [wish(lineId)],
      refundType: 'noncashoutable_credit_refund',
      total: 0,
      key: randomUUID(),
    }
    const tried = await receiver.run('createReturn', { input })
    for (const answer of [setup, asked, tried]) expect(JSON.stringify(answer)).not.toContain('"paid"')
    expect(resultOf<{ pieces: object[] }>(setup, 'orderReturnsSetup').pieces).toEqual([])
    expect(resultOf<Answered>(tried, 'createReturn')).toMatchObject({
      __typename: 'ReturnRefused',
      message: 'There is no such piece among your orders.',
    })
    const row = made(await sendBack(member, [wish(lineId)], 'noncashoutable_credit_refund'))
    expect(await receiver.run('getReturn', { id: row.id })).toMatchObject({ data: { return: null } })
    const label = await app.server.inject({ url: row.labelUrl ?? '' })
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'application/pdf'])
    await scanned(shop, row)
    await inspected(shop, row, [{ lineId, outcome: 'accepted' }])
    const { rows } = await sql<{
      user: string
    }>`select d.user_id as user from credit_drop d where d.reason = ${`return ${row.code}`}`.execute(app.db)
    expect(rows).toEqual([{ user: (await orderOf(orderId)).user_id }])
  })

  it('can be changed and canceled until it travels', async () => {
    const two = take(2)
    const { orderId, lineIds } = await delivered(shop, member, two)
    const row = made(await sendBack(member, [wish(lineIds[0] ?? '')], 'full_refund'))
    const both = lineIds.map((id) => wish(id, 'not_as_described'))
    const shown = resultOf<{ choices: { refundType: string; total: number }[] }>(
      await member.run('getReturnQuote', { lines: both, returnId: row.id }),
      'returnQuote',
    )
    const free = shown.choices.find((one) => one.refundType === 'full_refund_with_free_return_shipping')
    const order = await orderOf(orderId)
    // The shop's mistake in all pieces gives the delivery back too.
    expect(free?.total).toBe(order.total_cents)
    const edit = {
      id: row.id,
      lines: both,
      refundType: 'full_refund_with_free_return_shipping',
      total: free?.total,
    }
    const edited = made(resultOf<Answered>(await member.run('editReturn', { input: edit }), 'editReturn'))
    expect(edited.pieces).toHaveLength(2)
    expect(edited.trackingCode).not.toBeNull()
    const canceled = made(
      resultOf<Answered>(await member.run('cancelReturn', { id: row.id }), 'cancelReturn'),
    )
    expect(canceled.status).toBe('canceled')
    expect((await orderOf(orderId)).status).toBe('delivered')
    const again = made(await sendBack(member, [wish(lineIds[0] ?? '')], 'noncashoutable_credit_refund'))
    await scanned(shop, again)
    expect(
      resultOf<Answered>(await member.run('cancelReturn', { id: again.id }), 'cancelReturn'),
    ).toMatchObject({
      message: 'Your parcel is on its way, so this return can’t be changed any more.',
    })
  })

  it('accepts a piece for less when the shopper agrees, and sends a refused one back', async () => {
    const two = take(2)
    const { orderId, lineIds } = await delivered(shop, member, two)
    const row = made(
      await sendBack(
        member,
        lineIds.map((id) => wish(id)),
        'full_refund',
      ),
    )
    const [first = '', second = ''] = lineIds
    const [unseen] = await inspected(shop, row, [
      { lineId: first, outcome: 'refused', reason: 'It was worn', photoIds: ['photo-1'] },
    ])
    expect(unseen).toMatchObject({ __typename: 'StaffRefusal', message: 'There is no such photo.' })
    const answers = await inspected(shop, row, [
      { lineId: first, outcome: 'accepted_less', amount: 500, reason: 'A button is missing now' },
      { lineId: second, outcome: 'refused', reason: 'It was worn and washed' },
    ])
    expect(answers.map((one) => one.__typename)).toEqual(['StaffReturnPayload', 'StaffReturnPayload'])
    expect((await returnOf(row.id)).paid_at).toBeNull()
    const asked = resultOf<ReturnShown>(await member.run('getReturn', { id: row.id }), 'return')
    expect(asked.pieces.map((piece) => piece.offered).filter((sum) => sum !== null)).toEqual([500])
    const before = shop.processor.held()
    await member.run('answerReturnOffer', { returnId: row.id, lineId: first, accepts: true })
    await payRefunds(doorsOfShop(shop), orderId)
    expect(before - shop.processor.held()).toBe(500)
    expect(await stateOf(two[1] ?? 0)).toBe('delivered')
    expect(await sendBack(member, [wish(second)], 'full_refund')).toMatchObject({
      message: 'We sent this piece back to you after its return.',
    })
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('ends by itself when it is never handed in, and is paid when the carrier loses it', async () => {
    const two = take(2)
    const { orderId, lineIds } = await delivered(shop, member, two)
    const never = made(await sendBack(member, [wish(lineIds[0] ?? '')], 'noncashoutable_credit_refund'))
    clock.forward(18 * dayMs)
    await followReturns(doorsOfShop(shop))
    expect((await returnOf(never.id)).status).toBe('canceled')
    expect((await orderOf(orderId)).status).toBe('delivered')
    const other = await delivered(shop, member, take(1))
    const lost = made(
      await sendBack(
        member,
        other.lineIds.map((id) => wish(id)),
        'refund_less_return_shipping',
      ),
    )
    await scanned(shop, lost)
    clock.forward(15 * dayMs)
    await followReturns(doorsOfShop(shop))
    expect((await orderOf(other.orderId)).status).toBe('maybe_lost_inbound')
    clock.forward(10 * dayMs)
    await followReturns(doorsOfShop(shop))
    expect((await returnOf(lost.id)).status).toBe('completed')
    expect((await orderOf(other.orderId)).status).toBe('order_finalized')
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
