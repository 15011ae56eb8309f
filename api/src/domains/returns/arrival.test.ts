// How a returned parcel arrives decides how it is paid: with our label, by the shopper's own post, and too
// late (decision 0183).
import { returnLabelFee } from '@hemline/rules/vocabulary/returns.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { followReturns } from './returns.ts'
import {
  type Answered,
  delivered,
  doorsOfShop,
  inspected,
  newMember,
  type QuoteShown,
  type ReturnShown,
  type Shop,
  scanned,
  sendBack,
} from './testing/returning.ts'
import { moveReturns } from './travel.ts'

const dayMs = 86_400_000
const wish = (lineId: string) => ({ lineId, reason: 'too_small' })
type Row = { key: string; label: string; amount: number }
type Page = ReturnShown & { refundType: string; detail: string; sums: Row[]; to: Row[] }

describe.skipIf(!testServer)('the parcel of a return', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let pieces: number[] = []
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
      where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and promotion is null
        and not ('jewelry' = any(category_tags)) and price_cents > 3000 order by item_number`.execute(app.db)
    pieces = rows.map((row) => row.item_number)
  })
  beforeEach(async () => {
    member = await newMember(app)
  })
  afterAll(() => app.close())

  /** A delivered piece of the member, whose first return, free of restocking, is made already. */
  async function bought(): Promise<{ orderId: string; lineId: string; paid: number }> {
    const { orderId, lineIds } = await delivered(shop, member, pieces.splice(0, 2))
    const [first = '', lineId = ''] = lineIds
    const other = made(await sendBack(member, [wish(first)], 'noncashoutable_credit_refund'))
    await scanned(shop, other)
    await inspected(shop, other, [{ lineId: first, outcome: 'accepted' }])
    const line = await app.db
      .selectFrom('order_line')
      .selectAll()
      .where('id', '=', lineId)
      .executeTakeFirstOrThrow()
    return { orderId, lineId, paid: line.net_cents + line.tax_cents }
  }
  const made = (answer: Answered): ReturnShown => {
    if (!answer.return) throw new Error(JSON.stringify(answer))
    return answer.return
  }
  const pageOf = async (id: string) => resultOf<Page>(await member.run('getReturn', { id }), 'return')
  const statusOf = async (orderId: string) =>
    (
      await app.db
        .selectFrom('purchase_order')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).status
  const mailsOf = async (returnId: string) =>
    (
      await sql<{ kind: string }>`select payload ->> 'kind' as kind from graphile_worker._private_jobs
        where key like ${`return-mail/${returnId}/%`}`.execute(app.db)
    ).rows.map((row) => row.kind)
  /** Changes a return with our label to one that its shopper posts. */
  async function postedInstead(row: ReturnShown, lineId: string): Promise<ReturnShown> {
    const lines = [wish(lineId)]
    const { choices = [] } = resultOf<QuoteShown>(
      await member.run('getReturnQuote', { lines, returnId: row.id }),
      'returnQuote',
    )
    const refundType = 'full_refund'
    const total = choices.find((one) => one.refundType === refundType)?.total
    const input = { id: row.id, lines, refundType, total }
    return made(resultOf<Answered>(await member.run('editReturn', { input }), 'editReturn'))
  }

  it('that travels with a label from before pays the label, and mail and page say so', async () => {
    const { lineId, paid } = await bought()
    const row = made(await sendBack(member, [wish(lineId)], 'refund_less_return_shipping'))
    expect((await postedInstead(row, lineId)).total).toBe(paid - 199)
    const before = await pageOf(row.id)
    expect(before).toMatchObject({ refundType: 'full_refund', labelUrl: null, trackingCode: null })
    expect(before.detail).toContain('A parcel that travels with our label pays the price of the label.')
    // The simulated shopper posts the parcel, and doesn't use the label.
    const doors = { ...doorsOfShop(shop), speed: 1, post: undefined }
    await moveReturns(doors as Parameters<typeof moveReturns>[0])
    expect((await pageOf(row.id)).status).toBe('initiated')

    expect(await scanned(shop, row)).toBe('taken')
    const total = paid - 199 - returnLabelFee
    const shown = await pageOf(row.id)
    expect(shown).toMatchObject({ refundType: 'refund_less_return_shipping', total })
    expect(shown.sums).toContainEqual(expect.objectContaining({ key: 'label', amount: -returnLabelFee }))
    expect(shown.to.reduce((sum, one) => sum + one.amount, 0)).toBe(total)
    expect(shown.detail).toContain('The parcel came with our label, so the price of the label is kept.')
    expect(await mailsOf(row.id)).toContain('changed')
    await inspected(shop, row, [{ lineId, outcome: 'accepted' }])
    expect(await pageOf(row.id)).toMatchObject({ total, headline: expect.stringContaining('is yours') })
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('pays a label that the dock scans without a scan before; the number alone costs nothing', async () => {
    const { lineId, paid } = await bought()
    const row = made(await sendBack(member, [wish(lineId)], 'refund_less_return_shipping'))
    await postedInstead(row, lineId)
    await shop.staff.run('receiveReturn', { code: row.trackingCode })
    expect((await pageOf(row.id)).total).toBe(paid - 199 - returnLabelFee)
    const other = await bought()
    const posted = made(await sendBack(member, [wish(other.lineId)], 'refund_less_return_shipping'))
    await postedInstead(posted, other.lineId)
    await shop.staff.run('receiveReturn', { code: posted.code })
    expect(await pageOf(posted.id)).toMatchObject({ refundType: 'full_refund', total: other.paid - 199 })
    // Its carrier's scan comes after it: the label was used all the same.
    await scanned(shop, posted)
    expect((await pageOf(posted.id)).total).toBe(other.paid - 199 - returnLabelFee)
  })

  it('that a shopper posts is in time fourteen days after its last day, and no job cancels it before', async () => {
    const { orderId, lineId, paid } = await bought()
    const row = made(await sendBack(member, [wish(lineId)], 'full_refund'))
    clock.forward(27 * dayMs)
    await followReturns(doorsOfShop(shop))
    expect((await pageOf(row.id)).status).toBe('initiated')
    await shop.staff.run('receiveReturn', { code: row.code })
    expect(await pageOf(row.id)).toMatchObject({ refundType: 'full_refund', total: paid - 199 })
    expect(await statusOf(orderId)).toBe('return_initiated')
  })

  it('that is posted later is paid as shop credit without fees, also after the return was closed', async () => {
    const { orderId, lineId, paid } = await bought()
    const row = made(await sendBack(member, [wish(lineId)], 'full_refund'))
    clock.forward(29 * dayMs)
    await followReturns(doorsOfShop(shop))
    expect((await pageOf(row.id)).status).toBe('canceled')
    await shop.staff.run('receiveReturn', { code: row.code })
    const shown = await pageOf(row.id)
    expect(shown).toMatchObject({
      status: 'received',
      refundType: 'noncashoutable_credit_refund',
      total: paid,
      to: [{ key: 'credit', amount: paid }],
    })
    expect(shown.sums.map(({ key }) => key)).not.toContain('restocking')
    expect(shown.detail).toContain('The parcel was handed in late, so you get shop credit.')
    expect(await mailsOf(row.id)).toContain('changed')
    expect(await statusOf(orderId)).toBe('returned_late')
    await inspected(shop, row, [{ lineId, outcome: 'accepted' }])
    const { rows } = await sql<{ granted: number }>`select granted_cents::int as granted from credit_drop
      where reason = ${`return ${row.code}`}`.execute(app.db)
    expect(rows).toEqual([{ granted: paid }])
    expect(await statusOf(orderId)).toBe('order_finalized')
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('that a carrier scans too late shows the credit and its sums at once', async () => {
    const { orderId, lineId, paid } = await bought()
    const row = made(await sendBack(member, [wish(lineId)], 'refund_less_return_shipping'))
    expect(row.total).toBe(paid - 199 - returnLabelFee)
    clock.forward(15 * dayMs)
    await scanned(shop, row)
    expect(await pageOf(row.id)).toMatchObject({
      status: 'inbound',
      refundType: 'noncashoutable_credit_refund',
      total: paid,
      to: [{ key: 'credit', label: 'Shop credit', amount: paid }],
    })
    expect(await mailsOf(row.id)).toContain('changed')
    expect(await statusOf(orderId)).toBe('returned_late')
    // The dock's day changes nothing after a carrier's scan.
    clock.forward(20 * dayMs)
    await shop.staff.run('receiveReturn', { code: row.code })
    expect((await mailsOf(row.id)).filter((kind) => kind === 'changed')).toHaveLength(1)
  })

  it('that seems lost says so on its page, and until when it is paid by itself', async () => {
    const { lineId } = await bought()
    const row = made(await sendBack(member, [wish(lineId)], 'refund_less_return_shipping'))
    await scanned(shop, row)
    clock.forward(15 * dayMs)
    const shown = await pageOf(row.id)
    expect(shown.headline).toBe('Your parcel seems lost')
    expect(shown.detail).toMatch(/If it stays lost, \$[\d.]+ is paid by itself on /)
    await shop.staff.run('receiveReturn', { code: row.code })
    expect((await pageOf(row.id)).headline).toBe('Arrived')
  })

  it('has counters and a driver while it goes with our label, and none by the shopper’s own post', async () => {
    const { lineId } = await bought()
    const row = made(await sendBack(member, [wish(lineId)], 'refund_less_return_shipping'))
    const book = async () => {
      const asked = { returnId: row.id, day: row.pickUpDays[0], window: 'morning' }
      return resultOf<Answered>(await member.run('bookPickUp', asked), 'bookPickUp')
    }
    const places = async () =>
      resultOf<object[]>(await member.run('getDropOffPlaces', { returnId: row.id }), 'dropOffPlaces')
    expect(await places()).toHaveLength(3)
    expect((await book()).__typename).toBe('ReturnPayload')
    await postedInstead(row, lineId)
    expect((await book()).message).toBe('The carrier doesn’t come on that day.')
    expect(await places()).toEqual([])
    expect(await member.run('getReturn', { id: row.id })).toMatchObject({
      data: { return: { pickUp: null } },
    })
  })
})
