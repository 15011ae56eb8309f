// A gift goes back by the hands of its receiver: credit for them, no price, no name, and one payment.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { home, resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { followReturns, sendReturnMail } from './returns.ts'
import {
  type Answered,
  delivered,
  doorsOfShop,
  inspected,
  newestMemberEmail,
  newMember,
  type ReturnShown,
  type Shop,
  sendBack,
} from './testing/returning.ts'

type Gift = { code: string; proof: string }
type FoundGift = {
  __typename: string
  message?: string
  pieces?: { lineId: string; refusal: string | null; item: object }[]
}
type GiftReturn = Omit<ReturnShown, 'pieces'> & {
  isGift: boolean
  detail: string
  canEdit: boolean
  sums: object[]
  to: { key: string; amount: number }[]
  pickUp: { address: string } | null
  pieces: { amount: number | null }[]
}

describe.skipIf(!testServer)('a gift', () => {
  let shop: Shop
  let buyer: TestClient
  let receiver: TestClient
  let receiverEmail = ''
  let pieces: number[]
  beforeAll(async () => {
    const clock = movableClock()
    const processor = fakeProcessor()
    const app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const { rows } = await sql<{ n: number }>`select item_number::float8 as n from item
      where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and price_cents between 2000 and 9000
        and not ('jewelry' = any(category_tags)) order by item_number`.execute(app.db)
    pieces = rows.map((row) => row.n)
  })
  beforeEach(async () => {
    buyer = await newMember(shop.app)
    receiver = await newMember(shop.app)
    receiverEmail = newestMemberEmail()
  })
  afterAll(async () => {
    expect(await verifyLedger(shop.app.db)).toEqual([])
    await shop.app.close()
  })

  const codeOf = async (orderId: string, client = buyer) => {
    const made = resultOf<{ order?: { gift: { code: string } }; message?: string }>(
      await client.run('makeGiftCode', { orderId }),
      'makeGiftCode',
    )
    return made.order?.gift.code ?? ''
  }
  const find = async (gift: Gift, client = receiver) =>
    resultOf<FoundGift>(await client.run('findGift', { gift }), 'findGift')
  const addressOf = async (client = receiver) =>
    resultOf<{ address: { id: string } }>(
      await client.run('saveAddress', { input: { address: { ...home, line1: '9 Receiver Way' } } }),
      'saveAddress',
    ).address.id
  const giveBack = async (gift: Gift, lineIds: readonly string[], key: string = randomUUID()) =>
    resultOf<Omit<Answered, 'return'> & { return?: GiftReturn }>(
      await receiver.run('createGiftReturn', {
        input: {
          gift,
          lines: lineIds.map((lineId) => ({ lineId, reason: 'too_small' })),
          addressId: await addressOf(),
          key,
        },
      }),
      'createGiftReturn',
    )
  const creditOf = async (client: TestClient) => {
    const { id } = resultOf<{ id: string }>(await client.run('getUserHuman'), 'user')
    const { rows } = await sql<{ amount: number }>`select granted_cents as amount from credit_drop
      where user_id = ${id}`.execute(shop.app.db)
    return rows.map((row) => row.amount)
  }
  const paidFor = async (lineId: string) => {
    const { rows } = await sql<{
      sum: number
    }>`select net_cents + tax_cents as sum from order_line where id = ${lineId}::uuid`.execute(shop.app.db)
    return rows[0]?.sum ?? 0
  }

  it('goes back by its receiver: no price before, credit after, nothing to the buyer', async () => {
    const { orderId, lineIds } = await delivered(shop, buyer, pieces.splice(0, 2))
    const [lineId = ''] = lineIds
    const code = await codeOf(orderId)
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(await codeOf(orderId)).toBe(code)
    const gift = { code: code.toLowerCase(), proof: home.zip }
    const found = await find(gift)
    expect(found.pieces?.map((piece) => [piece.lineId, piece.refusal])).toEqual(
      expect.arrayContaining(lineIds.map((id) => [id, null])),
    )
    const key = randomUUID()
    const [made, again] = await Promise.all([giveBack(gift, [lineId], key), giveBack(gift, [lineId], key)])
    expect(again.return?.id).toBe(made.return?.id)
    if (!made.return) throw new Error(made.message)
    const paid = await paidFor(lineId)
    const dollars = (paid / 100).toFixed(2)
    expect(made.return).toMatchObject({ isGift: true, total: 0, sums: [], to: [], canEdit: false })
    expect(made.return.pieces).toMatchObject([{ amount: null }])
    expect(JSON.stringify(made.return)).not.toContain(dollars)
    expect(made.return.labelUrl).not.toBeNull()
    // The buyer reads that the gift goes back, and nothing of who sends it.
    const order = JSON.stringify((await buyer.run('getOrder', { id: orderId })).data)
    expect(order).toContain('"isGoingBack":true')
    expect(order).not.toContain('Receiver')
    expect(order).not.toContain(receiverEmail)
    expect((await buyer.run('getReturn', { id: made.return.id })).data?.return).toBeNull()
    const held = shop.processor.held()
    const desk = async () =>
      resultOf<{
        giftMoney: { sums: { key: string; amount: number }[]; to: { label: string; amount: number }[] }
        pieces: { relistedAs: number | null; isForRescue: boolean }[]
      }>(await shop.staff.run('getStaffReturn', { code: made.return?.code ?? '' }), 'staffReturn')
    expect((await desk()).giftMoney).toMatchObject({
      sums: [{ key: 'giver', amount: paid }],
      to: [{ label: 'Shop credit for the receiver, once inspected', amount: paid }],
    })
    await inspected(shop, made.return as never, [{ lineId, outcome: 'accepted', relist: false }])
    expect(await desk()).toMatchObject({
      giftMoney: { to: [{ label: 'Shop credit that the receiver got', amount: paid }] },
      pieces: [{ relistedAs: expect.any(Number), isForRescue: true }],
    })
    await followReturns(doorsOfShop(shop))
    expect(await creditOf(receiver)).toEqual([paid])
    expect(await creditOf(buyer)).toEqual([])
    expect(shop.processor.held()).toBe(held)
    const ended = resultOf<GiftReturn>(await receiver.run('getReturn', { id: made.return.id }), 'return')
    expect(ended).toMatchObject({
      status: 'completed',
      headline: `$${dollars} is yours`,
      total: paid,
      sums: [],
      to: [{ key: 'credit', amount: paid }],
    })
    // The piece was paid back: the buyer can't send it back once more.
    expect((await sendBack(buyer, [{ lineId, reason: 'too_small' }], 'full_refund')).__typename).toBe(
      'ReturnRefused',
    )
    const shown = resultOf<{ transactions: { label: string }[] }>(
      await buyer.run('getOrder', { id: orderId }),
      'order',
    )
    expect(shown.transactions.map((one) => one.label)).toContain('Shop credit to whoever has the gift')
  })

  it('is mailed to its receiver without a sum, and from the receiver’s own address', async () => {
    const { orderId, lineIds } = await delivered(shop, buyer, pieces.splice(0, 1))
    const made = await giveBack({ code: await codeOf(orderId), proof: newestMemberEmail() }, lineIds)
    expect(made.__typename).toBe('GiftNotFound')
    const { rows } = await sql<{
      email: string
    }>`select email from purchase_order where id = ${orderId}::uuid`.execute(shop.app.db)
    const right = await giveBack({ code: await codeOf(orderId), proof: rows[0]?.email ?? '' }, lineIds)
    const sent: { to: string; subject: string; text: string }[] = []
    const mail = { send: async (letter: (typeof sent)[number]) => void sent.push(letter) }
    await sendReturnMail(
      { ...doorsOfShop(shop), mail: mail as never, giftCardSecret: 'x'.repeat(32), webOrigin: 'http://x' },
      { returnId: right.return?.id ?? '', kind: 'created', lineId: null },
      'key',
    )
    expect(sent).toMatchObject([{ to: receiverEmail }])
    expect(sent[0]?.text).not.toContain('$')
    expect(sent[0]?.text).toContain('shop credit')
    const day = right.return?.pickUpDays[0] ?? ''
    await receiver.run('bookPickUp', { returnId: right.return?.id, day, window: 'afternoon' })
    const shown = resultOf<GiftReturn>(await receiver.run('getReturn', { id: right.return?.id }), 'return')
    expect(shown.pickUp?.address).toContain('9 Receiver Way')
  })

  it('is found only with a code and what proves it, by a member who didn’t buy it', async () => {
    const { orderId, lineIds } = await delivered(shop, buyer, pieces.splice(0, 1))
    const label = orderId.replaceAll('-', '').slice(-8)
    // Nobody made it a gift yet.
    expect((await find({ code: label, proof: home.zip })).__typename).toBe('GiftNotFound')
    expect(await codeOf(orderId, receiver)).toBe('')
    const code = await codeOf(orderId)
    expect((await find({ code: label, proof: home.zip })).__typename).toBe('GiftFound')
    expect((await find({ code, proof: '10001' })).__typename).toBe('GiftNotFound')
    expect((await find({ code, proof: '' })).__typename).toBe('GiftNotFound')
    expect((await find({ code, proof: home.zip }, buyer)).message).toContain('You bought this order yourself')
    const nobody = shop.app.newVisitor()
    await nobody.run('getUserHuman')
    expect((await find({ code, proof: home.zip }, nobody)).__typename).toBe('SignInRequired')
    // A piece of another order of the same buyer isn't part of this gift.
    const other = await delivered(shop, buyer, pieces.splice(0, 1))
    expect((await giveBack({ code, proof: home.zip }, other.lineIds)).__typename).toBe('ReturnRefused')
    // The buyer was first: the piece is in one return.
    await sendBack(buyer, [{ lineId: lineIds[0] ?? '', reason: 'too_small' }], 'full_refund')
    expect((await giveBack({ code, proof: home.zip }, lineIds)).message).toContain('under way')
    for (let n = 0; n < 20; n += 1) await find({ code: 'ZZZZ-ZZZZ', proof: home.zip })
    expect((await find({ code, proof: home.zip })).__typename).toBe('TooManyTries')
  })

  it('can be canceled by its receiver and then go back by its buyer, but not be changed', async () => {
    const { orderId, lineIds } = await delivered(shop, buyer, pieces.splice(0, 1))
    const gift = { code: await codeOf(orderId), proof: home.zip }
    const made = await giveBack(gift, lineIds)
    const id = made.return?.id ?? ''
    const lines = [{ lineId: lineIds[0] ?? '', reason: 'too_small' }]
    const edited = resultOf<Answered>(
      await receiver.run('editReturn', { input: { id, lines, refundType: 'full_refund', total: 0 } }),
      'editReturn',
    )
    expect(edited.__typename).toBe('ReturnRefused')
    const canceled = resultOf<Answered>(await receiver.run('cancelReturn', { id }), 'cancelReturn')
    expect(canceled.return?.status).toBe('canceled')
    expect((await sendBack(buyer, lines, 'full_refund')).return?.status).toBe('initiated')
  })
})
