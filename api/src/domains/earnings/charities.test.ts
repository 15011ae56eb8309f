// What charity partners got, as everybody reads it: always what their accounts in the ledger say.
import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { clawBackSales, payCharities, sendReceiptMail } from './earnings.ts'
import { dayMs, makeBag, makeSeller, sell } from './testing/selling.ts'

type Charity = {
  raised: number
  pieces: number
  people: number
  months: { month: string; raised: number }[]
} | null
const terms = termsOf({ service: 'donation', tier: 'mid', incentives: [], brandPays: true })

describe.skipIf(!testServer)('a charity partner', () => {
  let app: TestApp
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
  })
  afterAll(() => app.close())

  const find = async (slug = 'open-door-fund') => {
    clock.forward(61_000)
    const { data, errors } = await app.newVisitor().run('getCharityPartner', { slug })
    expect(errors).toBeUndefined()
    return data?.charityPartner as Charity
  }
  const known = async () => {
    const found = await find()
    if (!found) throw new Error('the seed has no charity')
    return found
  }
  /** Sells a piece of a bag that was given to charity 41. */
  const sellGiven = async (sellerId: string, guest?: string) => {
    const bagId = await makeBag(app, sellerId, 0)
    await sql`update kit set service = 'donation', rest_choice = 'donate', charity_id = 41 where id = (select kit_id from bag where id = ${bagId}::uuid)`.execute(
      app.db,
    )
    await sql`update bag set service = 'donation', rest_choice = 'donate', charity_id = 41 where id = ${bagId}::uuid`.execute(
      app.db,
    )
    if (guest) {
      await sql`update kit set seller_id = null, email = ${guest} where id = (select kit_id from bag where id = ${bagId}::uuid)`.execute(
        app.db,
      )
      await sql`update bag set seller_id = null where id = ${bagId}::uuid`.execute(app.db)
    }
    const soldAt = new Date(clock.now().getTime() - 30 * dayMs)
    const sold = await sell(app, {
      sellerId: guest ? null : sellerId,
      price: 8000,
      terms,
      bagId,
      soldAt,
      deliveredAt: new Date(clock.now().getTime() - 20 * dayMs),
    })
    const { rows } = await sql<{ earnings_cents: number }>`select earnings_cents from seller_sale
      where order_line_id = ${sold.lineId}::uuid`.execute(app.db)
    return { ...sold, bagId, earnings: rows[0]?.earnings_cents ?? 0 }
  }

  it('got what its pieces paid and what sellers gave, by month, from people counted once', async () => {
    const before = await known()
    const seller = await makeSeller(app)
    const one = await sellGiven(seller.id)
    const two = await sellGiven(seller.id)
    expect(one.earnings).toBeGreaterThan(0)
    const after = await known()
    expect(after.raised - before.raised).toBe(one.earnings + two.earnings)
    expect(after.pieces - before.pieces).toBe(2)
    expect(after.people - before.people).toBe(1)
    expect(after.months).toHaveLength(12)
    const sum = (all: readonly { raised: number }[]) => all.reduce((total, { raised }) => total + raised, 0)
    expect(sum(after.months) - sum(before.months)).toBe(one.earnings + two.earnings)
  })

  it('got no less for having been paid, and less for a piece that came back', async () => {
    const { id } = await makeSeller(app)
    const { orderId, lineId, earnings } = await sellGiven(id)
    const before = await known()
    await payCharities({ db: app.db, now: clock.now })
    expect((await known()).raised).toBe(before.raised)
    const kept = await sellGiven(id)
    const full = await known()
    expect(full.raised).toBe(before.raised + kept.earnings)
    await app.db
      .transaction()
      .execute((tx) =>
        clawBackSales(tx, { orderId, lineIds: [lineId], reason: 'returned', now: clock.now() }),
      )
    const back = await known()
    expect(back.pieces).toBe(full.pieces - 1)
    expect(full.raised - back.raised).toBeLessThanOrEqual(earnings)
  })

  it('is paid, and the giver of each bag has a receipt of what is new, by mail and with the bag', async () => {
    const giver = personByKey('seller')
    const client = await app.loggedIn('seller')
    type Receipt = { receiptNumber: string; charityName: string; pieces: number; amount: number }
    const bagOf = async (bagId: string) => {
      const { bag_number: bagNumber } = await app.db
        .selectFrom('bag')
        .select('bag_number')
        .where('id', '=', bagId)
        .executeTakeFirstOrThrow()
      return String(bagNumber)
    }
    const receiptsOf = async (bagNumber: string, by = client) => {
      const { data } = await by.run('getBagEarnings', { bagNumber })
      const found = data?.bagEarnings as { receipts: Receipt[] } | null | undefined
      return found?.receipts
    }
    const first = await sellGiven(giver.id)
    const number = await bagOf(first.bagId)
    expect(await receiptsOf(number)).toEqual([])
    const { data: shown } = await client.run('sellerBag', { identifier: number })
    expect(shown?.sellerBag).toMatchObject({ earned: first.earnings })
    const nextMonth = () => ({ db: app.db, now: () => new Date(clock.now().getTime() + 32 * dayMs) })
    await Promise.all([payCharities(nextMonth()), payCharities(nextMonth())])
    const [receipt, ...more] = (await receiptsOf(number)) ?? []
    expect(more).toEqual([])
    expect(receipt).toMatchObject({ pieces: 1, amount: first.earnings, charityName: 'Open Door Fund' })
    const stranger = await app.loggedIn('shopper')
    expect(await receiptsOf(number, stranger)).toBeUndefined()

    const { rows } = await sql<{ id: string }>`select id::text as id from charity_receipt
      where receipt_number = ${receipt?.receiptNumber ?? ''}`.execute(app.db)
    const mail = memoryMail()
    const doors = { db: app.db, mail, webOrigin: 'https://shop.example', now: clock.now }
    await sendReceiptMail(doors, rows[0]?.id ?? '', 'receipt-mail')
    expect(mail.sent[0]?.mail).toMatchObject({
      to: giver.email,
      subject: expect.stringContaining(`Receipt ${receipt?.receiptNumber}`),
      text: expect.stringContaining(`https://shop.example/my/cleanouts/${number}`),
    })
    expect(mail.sent[0]?.mail.text).toContain('1 piece sold')
  })

  it('gets what a bag brings that was given without an account, and the receipt goes to its email', async () => {
    const before = await known()
    const guest = `guest-${randomUUID()}@hemline.example`
    const { id } = await makeSeller(app)
    const { earnings, bagId } = await sellGiven(id, guest)
    const after = await known()
    expect(earnings).toBeGreaterThan(0)
    expect(after).toMatchObject({ raised: before.raised + earnings, people: before.people + 1 })
    const later = new Date(clock.now().getTime() + 64 * dayMs)
    await payCharities({ db: app.db, now: () => later })
    const { rows } = await sql<{ id: string }>`select id::text as id from charity_receipt
      where bag_id = ${bagId}::uuid and user_id is null`.execute(app.db)
    const mail = memoryMail()
    const doors = { db: app.db, mail, webOrigin: 'https://shop.example', now: clock.now }
    await sendReceiptMail(doors, rows[0]?.id ?? '', 'receipt-mail')
    expect(mail.sent[0]?.mail).toMatchObject({ to: guest, subject: expect.stringMatching(/^Receipt D-/) })
    expect(mail.sent[0]?.mail.text).not.toContain('/my/cleanouts')
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('is nobody but an active charity', async () => {
    for (const slug of ['maison-aurele', 'alderbrook', randomUUID(), '']) expect(await find(slug)).toBeNull()
  })
})
