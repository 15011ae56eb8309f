// What a shopper is told of a return: credit that is taken back, which piece a letter is about, a label that
// came later, and why a return can't be changed; and a return of one of two parcels.
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { finalizeOrders } from '../aftercare/aftercare.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { followReturns, sendReturnMail } from './returns.ts'
import type { ReturnMailKind } from './steps.ts'
import {
  type Answered,
  delivered,
  doorsOfShop,
  inspected,
  newMember,
  type quote,
  type ReturnShown,
  type Shop,
  scanned,
  sendBack,
} from './testing/returning.ts'

const dayMs = 86_400_000

describe.skipIf(!testServer)('a shopper of a return', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let unused: { n: number; name: string; house: number }[]
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const { rows } = await sql<{ n: number; name: string; house: number }>`select i.item_number::float8 as n,
        b.name as name, coalesce(i.warehouse_id, 0) as house from item i join brand b on b.id = i.brand_id
      where i.item_number = any(${await ownPieces(app)}::bigint[]) and not i.final_sale and i.price_cents between 2000 and 9000
        and not ('jewelry' = any(i.category_tags)) order by i.item_number`.execute(app.db)
    unused = rows
  })
  beforeEach(async () => {
    member = await newMember(app)
  })
  afterAll(() => app.close())

  const take = () => unused.shift() ?? { n: 0, name: '', house: 0 }
  const returned = async (refundType: string) => {
    const piece = take()
    const { orderId, lineIds } = await delivered(shop, member, [piece.n])
    const [lineId = ''] = lineIds
    const { return: row } = await sendBack(member, [{ lineId, reason: 'too_small' }], refundType)
    if (!row) throw new Error('no return')
    return { row, lineId, orderId, piece }
  }
  const mailOf = async (returnId: string, kind: ReturnMailKind, lineId: string | null = null) => {
    const mail = memoryMail()
    const doors = {
      db: app.db,
      mail,
      webOrigin: 'http://shop.example',
      giftCardSecret: app.config.GIFT_CARD_SECRET,
    }
    await sendReturnMail({ ...doors, now: clock.now }, { returnId, kind, lineId }, `${returnId}-${kind}`)
    return mail.sent[0]?.mail
  }
  const isQueued = async (returnId: string, kind: ReturnMailKind) => {
    const { rows } = await sql`select 1 from graphile_worker._private_jobs
      where payload->>'returnId' = ${returnId} and payload->>'kind' = ${kind}`.execute(app.db)
    return rows.length
  }
  const edit = async ({ row, lineId }: { row: ReturnShown; lineId: string }, refundType: string) => {
    const lines = [{ lineId, reason: 'too_small' }]
    const { choices } = resultOf<Awaited<ReturnType<typeof quote>>>(
      await member.run('getReturnQuote', { lines, returnId: row.id }),
      'returnQuote',
    )
    const total = choices?.find((one) => one.refundType === refundType)?.total ?? -1
    return resultOf<Answered>(
      await member.run('editReturn', { input: { id: row.id, lines, refundType, total } }),
      'editReturn',
    )
  }

  it('hears of credit that was paid at the scan and is taken back', async () => {
    const { row, lineId } = await returned('noncashoutable_credit_refund')
    await sql`update order_return set pays_at_first_scan = true where id = ${row.id}::uuid`.execute(app.db)
    await scanned(shop, row)
    await inspected(shop, row, [{ lineId, outcome: 'refused', reason: 'The sleeve is torn.' }])
    expect(await isQueued(row.id, 'taken_back')).toBe(1)
    const mail = await mailOf(row.id, 'taken_back')
    expect(mail?.subject).toMatch(/^Return R \d+: \$\d+\.\d\d of your credit is taken back$/)
    expect(mail?.text).toContain('Nothing of the credit for this return is left.')
  })

  it('reads in each letter which piece it is about', async () => {
    const { row, lineId, piece } = await returned('refund_less_return_shipping')
    const decided = { lineId, outcome: 'accepted_less', amount: 100, reason: 'A button is missing.' }
    await inspected(shop, row, [decided])
    const offer = await mailOf(row.id, 'offer', lineId)
    expect(offer?.subject).toContain(`needs your answer: ${piece.name}`)
    expect(offer?.text).toContain(piece.name)
    expect((await mailOf(row.id, 'refused', lineId))?.subject).toMatch(
      new RegExp(`${piece.name}.* comes back to you`),
    )
  })

  it('reads a sum in those letters alone in which it is what the shopper gets', async () => {
    const { row, lineId } = await returned('refund_less_return_shipping')
    const sum = /^You get: \$/m
    expect((await mailOf(row.id, 'created'))?.text).toMatch(sum)
    // One piece is refused or waits for an answer, or nothing goes back: the sum of the form is no promise.
    for (const kind of ['offer', 'refused', 'canceled'] as const)
      expect((await mailOf(row.id, kind, lineId))?.text, kind).not.toMatch(sum)
  })

  it('who wanted to post the parcel gets the label of the changed return by mail', async () => {
    const made = await returned('full_refund')
    expect((await edit(made, 'refund_less_return_shipping')).return?.labelUrl).toEqual(expect.any(String))
    expect(await isQueued(made.row.id, 'labeled')).toBe(1)
    const mail = await mailOf(made.row.id, 'labeled')
    expect(mail?.subject).toMatch(/^Your label for return R/)
    expect(mail?.text).toContain('Print the label')
  })

  it('reads in another tab that the return was canceled, not that its parcel travels', async () => {
    const made = await returned('refund_less_return_shipping')
    const [day] = made.row.pickUpDays
    await member.run('cancelReturn', { id: made.row.id })
    const canceled = 'This return was canceled. You can make a new one.'
    expect(await edit(made, 'refund_less_return_shipping')).toMatchObject({ message: canceled })
    const wish = { returnId: made.row.id, day: day ?? '2026-12-01', window: 'morning' }
    const booked = resultOf<Answered>(await member.run('bookPickUp', wish as never), 'bookPickUp')
    expect(booked).toMatchObject({ message: canceled })
  })

  it('reads of each piece of the order why it can’t go back, also of one that travels', async () => {
    const first = take()
    const at = unused.findIndex((piece) => piece.house !== first.house)
    const [second = take()] = unused.splice(at, 1)
    const { orderId, lineIds } = await delivered(shop, member, [first.n, second.n])
    await sql`update shipment set status = 'shipped', delivered_at = null where order_id = ${orderId}::uuid
      and group_key = (select group_key from order_line where id = ${lineIds[1]}::uuid)`.execute(app.db)
    const setup = resultOf<{ pieces: { lineId: string; refusal: string | null }[] }>(
      await member.run('orderReturnsSetup', { orderId }),
      'orderReturnsSetup',
    )
    expect(setup.pieces).toMatchObject([
      { lineId: lineIds[0], refusal: null },
      { lineId: lineIds[1], refusal: 'This piece hasn’t arrived yet.' },
    ])
    const wish = [{ lineId: lineIds[1] ?? '', reason: 'too_small' }]
    expect((await sendBack(member, wish, 'full_refund')).__typename).toBe('ReturnRefused')
  })

  it('who opens the link of a used label in a browser reads the page of the return', async () => {
    const { row } = await returned('refund_less_return_shipping')
    const open = (accept: string) => app.server.inject({ url: row.labelUrl ?? '', headers: { accept } })
    expect((await open('text/html')).headers['content-type']).toBe('application/pdf')
    await scanned(shop, row)
    await inspected(shop, row, [])
    const away = await open('text/html,application/xhtml+xml')
    expect([away.statusCode, away.headers.location]).toEqual([303, `/my/returns/${row.id}?label=ended`])
    expect((await open('application/pdf')).statusCode).toBe(410)
  })

  it('sends back what came while another parcel of the order travels, and its days run on', async () => {
    const first = take()
    const at = unused.findIndex((piece) => piece.house !== first.house)
    const [second = take()] = unused.splice(at, 1)
    const { orderId, lineIds } = await delivered(shop, member, [first.n, second.n])
    await sql`update shipment set status = 'shipped', delivered_at = null where order_id = ${orderId}::uuid
      and group_key = (select group_key from order_line where id = ${lineIds[1]}::uuid)`.execute(app.db)
    await sql`update purchase_order set status = 'shipped' where id = ${orderId}::uuid`.execute(app.db)
    const [lineId = ''] = lineIds
    const made = await sendBack(member, [{ lineId, reason: 'too_small' }], 'refund_less_return_shipping')
    expect(made.return).toMatchObject({ status: 'initiated' })
    await sql`update shipment set status = 'delivered', delivered_at = ${clock.now()} where order_id = ${orderId}::uuid`.execute(
      app.db,
    )
    await sql`update purchase_order set status = 'delivered' where id = ${orderId}::uuid`.execute(app.db)
    clock.forward((deliveryReturnDays + 1) * dayMs)
    await finalizeOrders(doorsOfShop(shop))
    const statusOf = async () =>
      resultOf<{ status: string }>(await member.run('getOrder', { id: orderId }), 'order').status
    // What is on its way back keeps the order open.
    expect(await statusOf()).toBe('delivered')
    await inspected(shop, made.return as ReturnShown, [{ lineId, outcome: 'accepted' }])
    await payRefunds(doorsOfShop(shop), orderId)
    await followReturns(doorsOfShop(shop))
    await finalizeOrders(doorsOfShop(shop))
    expect(await statusOf()).toBe('order_finalized')
  })
})
