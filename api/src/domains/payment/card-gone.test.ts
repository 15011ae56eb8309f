// A refund to a card that is gone: the bank takes no money back (decision 0227).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { joinOrders } from '../aftercare/aftercare.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { followReturns } from '../returns/returns.ts'
import {
  delivered,
  doorsOfShop,
  inspected,
  newestMemberEmail,
  newMember,
  type Shop,
  sendBack,
} from '../returns/testing/returning.ts'
import { creditWaitingRefunds, payRefunds } from './payment.ts'
import { fakeProcessor } from './testing/fake-processor.ts'

describe.skipIf(!testServer)('a refund to a card that is gone', () => {
  let shop: Shop
  let member: TestClient
  let pieces: number[]
  let token = ''
  beforeAll(async () => {
    const clock = movableClock()
    const processor = fakeProcessor()
    const app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, card: async () => token, staff: await app.loggedIn('employee') }
    const { rows } = await sql<{ n: number }>`select item_number::float8 as n from item
      where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and price_cents between 2000 and 9000
        and not ('jewelry' = any(category_tags)) order by item_number`.execute(app.db)
    pieces = rows.map((row) => row.n)
  })
  beforeEach(async () => {
    token = 'tok_refuse_refund'
    member = await newMember(shop.app)
  })
  afterAll(async () => {
    expect(await verifyLedger(shop.app.db)).toEqual([])
    await shop.app.close()
  })

  /** A delivered piece that came back and was accepted; the refund to its card is asked for. */
  const sentBack = async (prepare?: (orderId: string) => Promise<unknown>) => {
    const { orderId, lineIds } = await delivered(shop, member, pieces.splice(0, 1))
    const [lineId = ''] = lineIds
    const made = (await sendBack(member, [{ lineId, reason: 'too_small' }], 'refund_less_return_shipping'))
      .return
    if (!made) throw new Error('not returned')
    await prepare?.(orderId)
    await inspected(shop, made, [{ lineId, outcome: 'accepted' }])
    const all = [payRefunds(doorsOfShop(shop), orderId), payRefunds(doorsOfShop(shop), orderId)]
    await Promise.all(all)
    await payRefunds(doorsOfShop(shop), orderId)
    return { orderId, made }
  }
  const asGuest = (orderId: string, email: string) =>
    sql`update purchase_order set user_id = null, visitor_id = (select id from visitor limit 1), email = ${email} where id = ${orderId}::uuid`.execute(
      shop.app.db,
    )
  const creditOf = async (client: TestClient) => {
    const { id } = resultOf<{ id: string }>(await client.run('getUserHuman'), 'user')
    const { rows } = await sql<{ kind: string; amount: number; ends: Date | null }>`
      select a.kind, d.granted_cents as amount, d.expires_at as ends from credit_drop d
      join ledger_account a on a.id = d.account_id where d.user_id = ${id}`.execute(shop.app.db)
    return { id, drops: rows }
  }
  const mailsOf = async (orderId: string) => {
    const { rows } = await sql<{
      kind: string
    }>`select j.payload->>'kind' as kind from graphile_worker._private_jobs j
      where j.payload->>'orderId' = ${orderId} and j.payload->>'kind' like 'refund%'`.execute(shop.app.db)
    return rows.map((row) => row.kind)
  }

  it('is cash credit of the member, once, and the return is complete', async () => {
    const held = shop.processor.held()
    const { orderId, made } = await sentBack()
    expect((await creditOf(member)).drops).toEqual([{ kind: 'cash_credit', amount: made.total, ends: null }])
    const order = resultOf<{
      transactions: { kind: string; amount: number; label: string }[]
      timeline: { label: string }[]
    }>(await member.run('getOrder', { id: orderId }), 'order')
    expect(order.transactions.filter((one) => one.kind.includes('refund'))).toMatchObject([
      { kind: 'credit_refund', amount: made.total, label: 'Cash credit, in place of the refund' },
    ])
    expect(order.timeline.map((one) => one.label)).toEqual(
      expect.arrayContaining(['A refund came back to us', 'Refunded as cash credit']),
    )
    expect(await mailsOf(orderId)).toEqual(['refund_refused'])
    // The processor kept the money of this order, which the shop gave as credit.
    expect(shop.processor.held()).toBeGreaterThan(held)
    await followReturns(doorsOfShop(shop))
    const shown = resultOf<{ status: string }>(await member.run('getReturn', { id: made.id }), 'return')
    expect(shown.status).toBe('completed')
  })

  it('is cash credit, too, when the processor has no way left to pay it', async () => {
    token = 'tok_method_ended'
    const { orderId, made } = await sentBack()
    expect((await creditOf(member)).drops).toEqual([{ kind: 'cash_credit', amount: made.total, ends: null }])
    expect(await mailsOf(orderId)).toEqual(['refund_refused'])
  })

  it('that waits although its order has an account is found by the round', async () => {
    const { orderId, made } = await sentBack((order) => asGuest(order, 'nobody@mail.example'))
    const { id } = await creditOf(member)
    await creditWaitingRefunds(doorsOfShop(shop))
    expect((await creditOf(member)).drops).toEqual([])
    await sql`update purchase_order set user_id = ${id}::uuid where id = ${orderId}::uuid`.execute(
      shop.app.db,
    )
    await Promise.all([creditWaitingRefunds(doorsOfShop(shop)), creditWaitingRefunds(doorsOfShop(shop))])
    expect((await creditOf(member)).drops).toMatchObject([{ kind: 'cash_credit', amount: made.total }])
  })

  it('of a guest is in the list at the desk until it is paid, with what helps', async () => {
    const email = newestMemberEmail()
    const { orderId, made } = await sentBack((order) => asGuest(order, email))
    type Waiting = { orderId: string; amount: number; because: string; next: string; canRemind: boolean }
    const mine = async () =>
      resultOf<{ nodes: Waiting[] }>(
        await shop.staff.run('getWaitingRefunds', {}),
        'waitingRefunds',
      ).nodes.find((one) => one.orderId === orderId)
    expect(await mine()).toMatchObject({
      amount: made.total,
      because: 'The bank didn’t take it',
      canRemind: true,
    })
    expect((await mine())?.next).toContain('has to confirm the address')
    const remind = async () =>
      resultOf(
        await shop.staff.run('staffResendMail', {
          input: { orderId, aboutRefund: true, reason: 'Reminder of a refund' },
        }),
        'staffResendMail',
      )
    expect(await remind()).toMatchObject({ __typename: 'StaffOrderPayload' })
    expect(await mailsOf(orderId)).toEqual(['refund_refused', 'refund_refused'])
    const { id } = await creditOf(member)
    await sql`update purchase_order set user_id = ${id}::uuid where id = ${orderId}::uuid`.execute(
      shop.app.db,
    )
    expect((await mine())?.next).toContain('within the hour')
    expect(await remind()).toMatchObject({ __typename: 'StaffRefusal' })
    await creditWaitingRefunds(doorsOfShop(shop))
    expect(await mine()).toBeUndefined()
  })

  it('of a guest waits, told by mail, and is credit as soon as the order joins an account', async () => {
    const email = newestMemberEmail()
    const { orderId, made } = await sentBack((order) => asGuest(order, email))
    expect(await mailsOf(orderId)).toEqual(['refund_refused'])
    const { id, drops } = await creditOf(member)
    expect(drops).toEqual([])
    await sql`update user_account set email_verified_at = now() where id = ${id}::uuid`.execute(shop.app.db)
    await joinOrders(doorsOfShop(shop), { userId: id })
    await payRefunds(doorsOfShop(shop), orderId)
    expect((await creditOf(member)).drops).toMatchObject([{ kind: 'cash_credit', amount: made.total }])
  })
})
