// A piece that went wrong, and an identical one that comes in its place (decision 0210).
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { moveParcels } from '../fulfillment/simulator.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { chargeOrder, payRefunds } from '../payment/payment.ts'
import { followReturns } from '../returns/returns.ts'
import { delivered, doorsOfShop, inspected, newMember, quote, scanned } from '../returns/testing/returning.ts'
import { followCases } from './cases.ts'
import { type CopyingShop, choose, copy, copyingShop, offersFor, readCase } from './testing/replacing.ts'

const dayMs = 86_400_000
const dear = (price: number) => price > 6000 && price < 12_000

describe.skipIf(!testServer)('a piece that went wrong and is replaced', () => {
  let shop: CopyingShop
  let member: TestClient
  beforeAll(async () => {
    shop = await copyingShop()
  })
  beforeEach(async () => {
    member = await newMember(shop.app)
  })
  afterAll(() => shop.app.close())

  /** A delivered piece and its free copy. */
  const withCopy = async (isRight?: (price: number) => boolean, client = member) => {
    const first = shop.take(isRight)
    const { orderId, lineIds } = await delivered(shop, client, [first])
    const itemNumber = await copy(shop.app, first, shop.take())
    return { first, orderId, lineIds, itemNumber }
  }
  const replaced = async (kind = 'damaged', isRight?: (price: number) => boolean) => {
    const bought = await withCopy(isRight)
    const wish = { orderId: bought.orderId, lineIds: bought.lineIds, kind }
    const answer = await choose(member, { ...wish, offer: 'replacement', itemNumber: bought.itemNumber })
    expect(answer.message).toBeUndefined()
    return { ...bought, wish, made: answer.case, newOrder: answer.case.replacement?.orderId ?? '' }
  }
  const stateOf = async (itemNumber: number) =>
    (
      await shop.app.db
        .selectFrom('item')
        .select('state')
        .where('item_number', '=', itemNumber)
        .executeTakeFirstOrThrow()
    ).state
  const balanceOf = async (kind: string) => {
    const { rows } = await sql<{
      sum: number
    }>`select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e
      join ledger_account a on a.id = e.account_id where a.kind = ${kind}`.execute(shop.app.db)
    return rows[0]?.sum ?? 0
  }
  const packed = async (itemNumber: number) => {
    const found = await shop.staff.run('getStaffParcel', { search: String(itemNumber) })
    const parcel = found.data?.staffParcel as { id: string } | null
    return resultOf<{ __typename: string }>(
      await shop.staff.run('packParcel', {
        input: { shipmentId: parcel?.id ?? '', itemNumbers: [itemNumber] },
      }),
      'packParcel',
    )
  }

  it('shows the identical piece in at least the same condition, and orders it at the shop’s expense', async () => {
    const held = shop.processor.held()
    const { orderId, lineIds, itemNumber, first } = await withCopy()
    const paid = shop.processor.held() - held
    const worse = await copy(shop.app, first, shop.take(), 'flawed_gem')
    const wish = { orderId, lineIds, kind: 'damaged' }
    const { offers } = await offersFor(member, wish)
    const offer = offers.find((one) => one.offer === 'replacement')
    expect(offer).toMatchObject({ total: 0, item: { itemNumber } })
    expect(offer?.item?.itemNumber).not.toBe(worse)
    const spent = await balanceOf('replacements')
    const key = randomUUID()
    const twice = await Promise.all(
      [0, 1, 2].map(() => choose(member, { ...wish, offer: 'replacement', itemNumber, key })),
    )
    expect(new Set(twice.map((one) => one.case.code)).size).toBe(1)
    const shown = twice[0]?.case
    expect(shown).toMatchObject({
      status: 'settled',
      headline: 'Your replacement is being packed',
      returnId: null,
    })
    expect(await stateOf(itemNumber)).toBe('pending_sale')
    const price = spent - (await balanceOf('replacements'))
    expect(price).toBeGreaterThan(0)
    const order = resultOf<{ status: string; paidWith: string; replacesCase: string; canCancel: boolean }>(
      await member.run('getOrder', { id: shown?.replacement?.orderId ?? '' }),
      'order',
    )
    expect(order).toMatchObject({
      status: 'confirmed',
      paidWith: 'Hemline, in place of your first piece',
      replacesCase: shown?.code,
      canCancel: false,
    })
    expect(await packed(itemNumber)).toMatchObject({ __typename: 'StaffParcelPayload' })
    // The shopper paid for the first piece alone.
    expect(shop.processor.held() - held).toBe(paid)
    shop.clock.forward(12 * dayMs)
    await moveParcels(doorsOfShop(shop))
    expect(await readCase(member, shown?.code ?? '')).toMatchObject({ headline: 'Your replacement is there' })
    expect(await stateOf(itemNumber)).toBe('delivered')
    expect(await verifyLedger(shop.app.db)).toEqual([])
  })

  it('goes to one of two shoppers who choose it at once; the other one keeps the other offers', async () => {
    const other = await newMember(shop.app)
    const mine = await withCopy()
    const first = shop.take()
    const theirs = await delivered(shop, other, [first])
    await copy(shop.app, mine.first, first)
    const ask = (client: TestClient, bought: { orderId: string; lineIds: string[] }) =>
      choose(client, {
        orderId: bought.orderId,
        lineIds: bought.lineIds,
        kind: 'missing',
        offer: 'replacement',
        itemNumber: mine.itemNumber,
      })
    const both = await Promise.all([ask(member, mine), ask(other, theirs)])
    expect(both.map((one) => one.__typename).toSorted()).toEqual(['CasePayload', 'CaseRefused'])
    const refusedFirst = both[0]?.__typename === 'CaseRefused'
    const refused = both[refusedFirst ? 0 : 1]
    expect(refused?.message).toMatch(/^Somebody was quicker/)
    expect(refused?.field).toBe('offer')
    const loser = refusedFirst ? { client: member, bought: mine } : { client: other, bought: theirs }
    const { offers } = await offersFor(loser.client, {
      orderId: loser.bought.orderId,
      lineIds: loser.bought.lineIds,
      kind: 'missing',
    })
    expect(offers.map((one) => one.offer)).toEqual(['credit', 'refund', 'person'])
    expect(await verifyLedger(shop.app.db)).toEqual([])
  })

  it('isn’t offered while somebody has the identical piece in a cart, nor in another size', async () => {
    const { orderId, lineIds, itemNumber } = await withCopy()
    const wish = { orderId, lineIds, kind: 'damaged' }
    const names = async () => (await offersFor(member, wish)).offers.map((one) => one.offer)
    expect(await names()).toContain('replacement')
    const rival = await newMember(shop.app)
    await rival.run('addToCart', { input: { itemNumber } } as never)
    expect(await names()).not.toContain('replacement')
    const late = await choose(member, { ...wish, offer: 'replacement', itemNumber })
    expect(late.message).toMatch(/^Somebody was quicker/)
    await sql`delete from hold where item_number = ${itemNumber}::bigint`.execute(shop.app.db)
    expect(await names()).toContain('replacement')
    await sql`update item set size_display = 'another' where item_number = ${itemNumber}::bigint`.execute(
      shop.app.db,
    )
    expect(await names()).not.toContain('replacement')
  })

  it('above the limit for a word, waits until the carrier has scanned the first piece', async () => {
    const { itemNumber, made, newOrder, lineIds } = await replaced('wrong_piece', dear)
    expect(made).toMatchObject({ headline: 'Your label is ready', replacement: { isReleased: false } })
    expect(made.steps.find((one) => one.state === 'now')?.key).toBe('scan')
    // The order waits for the first piece, and for no payment and no bundle.
    expect(resultOf(await member.run('getOrder', { id: newOrder }), 'order')).toMatchObject({
      statusLabel: 'Kept for you',
      shipments: [{ statusLabel: 'Kept for you' }],
    })
    await followCases(doorsOfShop(shop))
    expect(await packed(itemNumber)).not.toMatchObject({ __typename: 'StaffParcelPayload' })
    const row = await shop.app.db
      .selectFrom('order_return')
      .selectAll()
      .where('id', '=', made.returnId ?? '')
      .executeTakeFirstOrThrow()
    const back = { id: row.id, code: String(row.number) } as never
    await scanned(shop, back)
    await Promise.all([followCases(doorsOfShop(shop)), followCases(doorsOfShop(shop))])
    expect(await readCase(member, made.code)).toMatchObject({ headline: 'Your replacement is being packed' })
    expect(await packed(itemNumber)).toMatchObject({ __typename: 'StaffParcelPayload' })
    // The parcel with the first piece pays nothing.
    const before = shop.processor.held()
    const shown = resultOf<{ code: string }>(await member.run('getReturn', { id: row.id }), 'return')
    await inspected(shop, { id: row.id, code: shown.code } as never, [
      { lineId: lineIds[0], outcome: 'accepted' },
    ])
    await payRefunds(doorsOfShop(shop), row.id)
    expect(shop.processor.held()).toBe(before)
    const after = await shop.app.db
      .selectFrom('order_return')
      .select(['status', 'total_cents'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ status: 'completed', total_cents: 0 })
    expect(newOrder).not.toBe('')
    expect(await verifyLedger(shop.app.db)).toEqual([])
  })

  it('ends when the first piece is never sent: the identical one is on sale again, and the case closed', async () => {
    const { itemNumber, made } = await replaced('not_as_described', dear)
    const spent = await balanceOf('replacements')
    shop.clock.forward(60 * dayMs)
    await followReturns(doorsOfShop(shop) as never)
    await followCases(doorsOfShop(shop))
    await followCases(doorsOfShop(shop))
    expect(await readCase(member, made.code)).toMatchObject({ status: 'closed', replacement: null })
    expect(await stateOf(itemNumber)).toBe('listed')
    expect(await balanceOf('replacements')).toBeGreaterThan(spent)
    expect(await verifyLedger(shop.app.db)).toEqual([])
  })

  it('that isn’t found when it is packed pays back what the first piece cost, once', async () => {
    const { itemNumber, made, orderId, newOrder } = await replaced()
    const first = await shop.app.db
      .selectFrom('purchase_order')
      .select('captured_cents')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const found = await shop.staff.run('getStaffParcel', { search: String(itemNumber) })
    const parcel = found.data?.staffParcel as { id: string }
    const input = { shipmentId: parcel.id, itemNumber, reason: 'not on its shelf' }
    resultOf(await shop.staff.run('reportMissing', { input }), 'reportMissing')
    const before = shop.processor.held()
    await Promise.all([followCases(doorsOfShop(shop)), followCases(doorsOfShop(shop))])
    await payRefunds(doorsOfShop(shop), orderId)
    expect(before - shop.processor.held()).toBe(first.captured_cents)
    expect(await readCase(member, made.code)).toMatchObject({
      total: first.captured_cents,
      offer: 'refund',
      replacement: null,
    })
    await followCases(doorsOfShop(shop))
    expect(await chargeOrder(doorsOfShop(shop), { orderId: newOrder })).toMatchObject({
      __typename: 'AlreadyCharged',
    })
    expect(await verifyLedger(shop.app.db)).toEqual([])
  })

  it('goes back by no return; its money is given on the first order, by a person', async () => {
    const { itemNumber, newOrder, wish, lineIds } = await replaced()
    await packed(itemNumber)
    shop.clock.forward(12 * dayMs)
    await moveParcels(doorsOfShop(shop))
    const line = await shop.app.db
      .selectFrom('order_line')
      .select('id')
      .where('order_id', '=', newOrder)
      .executeTakeFirstOrThrow()
    expect(await quote(member, [{ lineId: line.id, reason: 'too_small' }])).toMatchObject({
      message: expect.stringMatching(/^This piece replaces another one/),
    })
    expect(await quote(member, [{ lineId: lineIds[0] ?? '', reason: 'too_small' }])).toMatchObject({
      message: 'We replaced this piece.',
    })
    const ofNew = { orderId: newOrder, lineIds: [line.id], kind: 'damaged' }
    expect(await offersFor(member, ofNew)).toMatchObject({
      message: expect.stringMatching(/Choose the order of the first piece/),
    })
    const again = await offersFor(member, wish)
    expect(again.offers.map((one) => one.offer)).toEqual(['person'])
    expect(again.why).toMatch(/^We replaced this piece before/)
    const { code } = (await choose(member, { ...wish, offer: 'person' })).case
    const staffed = resultOf<{ offers: { offer: string; total: number }[] }>(
      await shop.staff.run('getStaffCase', { code }),
      'staffCase',
    )
    expect(staffed.offers.map((one) => one.offer)).toContain('refund')
  })
})
