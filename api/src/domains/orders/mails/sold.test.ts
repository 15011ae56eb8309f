// The mail to a seller when a shopper buys a piece (decision 0107): from the purchase to the mail.
import { personByKey } from '@hemline/db/seed/people.ts'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../../ports/mail.memory.ts'
import { type TestApp, testApp, testServer } from '../../../testing/app.ts'
import { expectWayOut } from '../../../testing/way-out.ts'
import { cancelOrderByStaff } from '../../aftercare/aftercare.ts'
import { buy } from '../../checkout/testing/buying.ts'
import { sendSaleMail } from '../../earnings/earnings.ts'
import { makeBag, makePiece, makeSeller } from '../../earnings/testing/selling.ts'
import { chargeOrder } from '../../payment/payment.ts'
import { fakeProcessor } from '../../payment/testing/fake-processor.ts'
import type { OrderDoors } from '../orders.ts'
import { doorsFor } from '../testing/doors-for.ts'

type Job = { id: string; payload: { kind: 'sold' | 'back'; saleIds: string[] } }

describe.skipIf(!testServer)('the mail to who sold a piece', () => {
  let app: TestApp
  let doors: OrderDoors
  const mail = memoryMail()

  beforeAll(async () => {
    const payments = fakeProcessor()
    app = await testApp({ payments })
    doors = doorsFor(app, { payments, webOrigin: 'http://shop.example' })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    mail.sent.length = 0
    await sql`delete from graphile_worker._private_jobs`.execute(app.db)
  })

  const jobs = async (): Promise<Job[]> => {
    const { rows } = await sql<Job>`select j.id::text, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'saleMail' order by j.id`.execute(
      app.db,
    )
    return rows
  }
  /** Runs each waiting mail job so many times, as a killed worker would. */
  const deliver = async (times = 1) => {
    for (const { id, payload } of await jobs())
      for (let i = 0; i < times; i += 1)
        await sendSaleMail(
          { db: app.db, mail, webOrigin: 'http://shop.example', giftCardSecret: app.config.GIFT_CARD_SECRET },
          payload,
          `job-${id}`,
        )
  }
  const orderOf = async (...pieces: number[]) => (await buy(app, pieces)).placed.order?.id ?? ''

  it('comes once the order is charged, and says what each piece earned and when that clears', async () => {
    const seller = await makeSeller(app)
    const bagId = await makeBag(app, seller.id, 0)
    const pieces = [
      await makePiece(app, { sellerId: seller.id, price: 10_000, bagId }),
      await makePiece(app, { sellerId: seller.id, price: 8000, bagId }),
    ]
    const orderId = await orderOf(...pieces)
    expect(await jobs()).toEqual([])
    await chargeOrder(doors, { orderId })
    await chargeOrder(doors, { orderId })
    expect(await jobs()).toHaveLength(1)
    await deliver(2)
    expect(new Set(mail.sent.map((one) => one.key)).size).toBe(1)
    const sent = mail.sent[0]?.mail
    expect(sent).toMatchObject({ to: seller.email, subject: 'Sold: 2 pieces. You earn $64.00' })
    for (const words of [
      '2 of your pieces were sold',
      'Sold for $100.00',
      '$37.00',
      'Sold for $80.00',
      '$27.00',
      '14 days after the buyer has',
    ])
      for (const body of [sent?.text, sent?.html]) expect(body).toContain(words)
    expect(sent?.text).toContain('http://shop.example/cleanout/earnings')
    expect(sent?.text).toMatch(/We expect that by [A-Z][a-z]{2} \d+, \d{4}\./)
    expectWayOut(sent, 'Pieces sold')
    // The mail names neither buyer nor seller, and its links lead nowhere else.
    expect(sent?.text).not.toMatch(/Nora|Whitfield|Ada|guest@/)
    for (const [url] of (sent?.html ?? '').matchAll(/https?:\/\/[^"\s<]+/g))
      expect(url).toMatch(/^http:\/\/(shop\.example|www\.w3\.org)/)
  })

  it('goes to each seller of an order, about that seller’s own pieces', async () => {
    const one = await makeSeller(app)
    const two = await makeSeller(app)
    const pieces = [
      await makePiece(app, { sellerId: one.id, price: 10_000 }),
      await makePiece(app, { sellerId: two.id, price: 8000 }),
    ]
    await chargeOrder(doors, { orderId: await orderOf(...pieces) })
    await deliver()
    expect(mail.sent.map((sent) => sent.mail.to).sort()).toEqual([one.email, two.email].sort())
    expect(mail.sent.map((sent) => sent.mail.subject).join()).not.toContain('2 pieces')
  })

  it('is followed by another when the order is canceled after all, and says nothing when that was first', async () => {
    const seller = await makeSeller(app)
    const piece = await makePiece(app, { sellerId: seller.id, price: 10_000 })
    const orderId = await orderOf(piece)
    await chargeOrder(doors, { orderId })
    const giver = { actorId: personByKey('employee').id, roles: ['employee'], confirmedAt: doors.now() }
    expect(
      await cancelOrderByStaff(doors, { orderId, giver, reason: 'Visit http://strange.example' }),
    ).toMatchObject({
      __typename: 'CancelOrderPayload',
    })
    await deliver()
    expect(mail.sent.map((sent) => sent.mail.subject)).toEqual([
      expect.stringMatching(/^The sale of .+ did not stand$/),
    ])
    const text = mail.sent[0]?.mail.text ?? ''
    expect(text).toContain('$37.00')
    expect(text).toMatch(/http:\/\/shop\.example\/direct\/sales\/[0-9a-f-]{36}/)
    expect(text).not.toContain('strange')
    // What money went is said whatever somebody stopped, so this mail has no way out.
    expect([mail.sent[0]?.mail.headers, text.includes('/unsubscribe')]).toEqual([undefined, false])
  })

  it('names the charity that a donated piece sold for', async () => {
    const seller = await makeSeller(app)
    const bagId = await makeBag(app, seller.id, 0)
    const { rows } = await sql<{
      id: number
      name: string
    }>`select id, name from supplier where kind = 'charity' order by id limit 1`.execute(app.db)
    await sql`update bag set service = 'donation', rest_choice = 'donate', charity_id = ${rows[0]?.id ?? 0} where id = ${bagId}::uuid`.execute(
      app.db,
    )
    const terms = termsOf({ service: 'donation', tier: 'mid', incentives: [], brandPays: true })
    const piece = await makePiece(app, { sellerId: seller.id, price: 10_000, bagId, terms })
    await chargeOrder(doors, { orderId: await orderOf(piece) })
    await deliver()
    expect(mail.sent[0]?.mail.text).toContain(`this goes to ${rows[0]?.name}`)
    expect(mail.sent[0]?.mail.text).not.toContain('You earn')
  })

  it('goes to nobody for a piece that is the shop’s own', async () => {
    const own = await app.db
      .selectFrom('item')
      .select('item_number')
      .where('item_number', 'in', [...app.listed])
      .where('consignor_id', 'is', null)
      .orderBy('item_number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await chargeOrder(doors, { orderId: await orderOf(own.item_number) })
    expect(await jobs()).toEqual([])
  })
})
