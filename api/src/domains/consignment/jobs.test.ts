import { personByKey } from '@hemline/db/seed/people.ts'
import { sellerBagIds } from '@hemline/db/seed/seller-bags.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { reclaimDays } from '@hemline/rules/consignment/reclaim.ts'
import { type PayoutTerms, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { testTelling } from '../../testing/telling.ts'
import { closeAuction } from '../auctions/auctions.ts'
import { changePrice, endJustReduced } from '../catalogue/catalogue.ts'
import { tellPerson } from '../notifications/notifications.ts'
import { dropPrices, expireItems, giveOnRest, remindReclaims } from './consignment.ts'

const dayMs = 86_400_000
/** Terms with a window of sixty days and drops on days 15, 30 and 45 to 3599, 2999 and 2199 cents. */
const terms = termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })

describe.skipIf(!testServer)('time in the shop', () => {
  let app: TestApp
  let unused: number[] = []
  const start = new Date()
  const after = (days: number, ms = 0) => new Date(start.getTime() + days * dayMs + ms)
  beforeAll(async () => {
    app = await testApp()
    // The jobs skip the seed's pieces here.
    await sql`update item set payout_terms = null where bag_id is not null`.execute(app.db)
    await sql`delete from reclaim_offer`.execute(app.db)
    await sql`update item set bag_id = null where state in ('expired', 'unaccepted')`.execute(app.db)
    unused = [...app.listed]
  })
  afterAll(() => app?.close())

  async function consign({ state = 'listed', bag = sellerBagIds.done as string } = {}): Promise<number> {
    const number = takeLast(unused)
    await app.db
      .updateTable('item')
      .set({
        consignor_id: personByKey('seller').id,
        bag_id: bag,
        payout_terms: JSON.stringify(terms),
        price_cents: 3999,
        marked_down_at: null,
        source: 'own',
        luxe_brand: false,
        is_rare_find: false,
        preordered_by: null,
      })
      .set({ state, listed_at: start })
      .where('item_number', '=', number)
      .execute()
    return number
  }
  const doors = (now: Date) => ({ db: app.db, now: () => now })
  const piece = (number: number) =>
    app.db
      .selectFrom('item')
      .select(['state', 'price_cents', 'marked_down_at'])
      .where('item_number', '=', number)
      .executeTakeFirstOrThrow()
  const prices = (number: number) =>
    app.db
      .selectFrom('price_change')
      .select(['to_cents', 'by'])
      .where('item_number', '=', number)
      .orderBy('id')
      .execute()
  const offer = (number: number) =>
    app.db.selectFrom('reclaim_offer').select('ends_at').where('item_number', '=', number).executeTakeFirst()
  const hold = (number: number, living: boolean) =>
    sql`insert into hold (item_number, cart_id, taken_at, expires_at)
      select ${number}, id, now(), now() + ${living ? '1 hour' : '-1 hour'}::interval from cart limit 1
      on conflict (item_number) do update set expires_at = excluded.expires_at, released_at = null`.execute(
      app.db,
    )

  describe('a price', () => {
    test('drops on its day, once, and is then recently discounted', async () => {
      const number = await consign()
      await dropPrices(doors(after(15, -1)))
      expect(await piece(number)).toMatchObject({ price_cents: 3999, marked_down_at: null })
      await dropPrices(doors(after(15)))
      await dropPrices(doors(after(15, 60_000)))
      expect(await piece(number)).toMatchObject({ price_cents: 3599, marked_down_at: after(15) })
      expect(await prices(number)).toEqual([{ to_cents: 3599, by: 'schedule' }])
      const queued = await sql`select 1 from outbox where item_number = ${number}`.execute(app.db)
      expect(queued.rows.length).toBeGreaterThan(0)
    })
    test('is just reduced after the first drop for two weeks, and on clearance after the last', async () => {
      const number = await consign()
      const flags = () =>
        app.db
          .selectFrom('item')
          .select(['fresh_sale', 'clearance'])
          .where('item_number', '=', number)
          .executeTakeFirstOrThrow()
      await sql`update item set fresh_sale = false, clearance = false where item_number = ${number}`.execute(
        app.db,
      )
      await dropPrices(doors(after(15)))
      expect(await flags()).toEqual({ fresh_sale: true, clearance: false })
      await endJustReduced(app.db, after(28))
      expect(await flags()).toEqual({ fresh_sale: true, clearance: false })
      await endJustReduced(app.db, after(29, 1))
      expect(await flags()).toEqual({ fresh_sale: false, clearance: false })
      await dropPrices(doors(after(30)))
      expect(await flags()).toEqual({ fresh_sale: false, clearance: false })
      await dropPrices(doors(after(45)))
      expect(await flags()).toEqual({ fresh_sale: false, clearance: true })
      // A seller who thinks better of the price takes the piece off clearance.
      await changePrice(
        app.db,
        { itemNumber: number, from: cents(2199), to: cents(2999) },
        { by: 'seller', now: after(46) },
      )
      expect(await flags()).toEqual({ fresh_sale: false, clearance: false })
    })
    test('makes up for drops that were missed in one step', async () => {
      const number = await consign()
      await dropPrices(doors(after(46)))
      expect(await prices(number)).toEqual([{ to_cents: 2199, by: 'schedule' }])
    })
    test('stays for the shopper who holds the piece, and drops when it is free again', async () => {
      const number = await consign()
      await hold(number, true)
      await dropPrices(doors(after(16)))
      expect(await piece(number)).toMatchObject({ price_cents: 3999 })
      await hold(number, false)
      await dropPrices(doors(after(17)))
      expect(await piece(number)).toMatchObject({ price_cents: 3599 })
    })
    test('of a piece that is being bought, or was sold, never changes', async () => {
      const numbers = [await consign({ state: 'pending_sale' }), await consign({ state: 'purchased' })]
      await dropPrices(doors(after(50)))
      for (const number of numbers) expect(await piece(number)).toMatchObject({ price_cents: 3999 })
    })
    test('drops once though two workers do it at once', async () => {
      const number = await consign()
      await Promise.all([dropPrices(doors(after(15))), dropPrices(doors(after(15)))])
      expect(await prices(number)).toHaveLength(1)
    })
    test('follows its schedule from the first price after its seller changed it, and never rises by it', async () => {
      const number = await consign()
      await sql`update item set price_cents = 2500 where item_number = ${number}`.execute(app.db)
      await sql`insert into price_change (item_number, from_cents, to_cents, at, by) values (${number}, 3999, 2500, ${after(2)}, 'seller')`.execute(
        app.db,
      )
      await dropPrices(doors(after(31)))
      expect(await piece(number)).toMatchObject({ price_cents: 2500 })
      await dropPrices(doors(after(45)))
      expect(await piece(number)).toMatchObject({ price_cents: 2199 })
    })
  })

  describe('a window', () => {
    test('ends to the minute: the piece leaves the shop, and its seller has all her days to take it back', async () => {
      const number = await consign()
      await expireItems(doors(after(60, -1)))
      expect(await piece(number)).toMatchObject({ state: 'listed' })
      await expireItems(doors(after(60)))
      await expireItems(doors(after(61)))
      expect(await piece(number)).toMatchObject({ state: 'expired' })
      expect(await offer(number)).toEqual({ ends_at: after(60 + reclaimDays) })
    })
    test('sends a rare, designer or dear piece to auction at 40 percent, once, and then lets it go', async () => {
      const number = await consign()
      await app.db
        .updateTable('item')
        .set({ is_rare_find: true, price_cents: 9999 })
        .where('item_number', '=', number)
        .execute()
      await expireItems(doors(after(60)))
      expect(await piece(number)).toMatchObject({ state: 'on_auction', price_cents: 4000 })
      const { rows } = await sql<{ title: string; link: string }>`select title, link from notification
        where key like 'pieces-auctioned:%' and link = ${`/my/items/${number}`}`.execute(app.db)
      expect(rows.map(({ title }) => title)).toEqual([expect.stringMatching(/ went to auction$/)])
      const seller = await app.loggedIn('seller')
      const { data } = await seller.run('getSellerItem', { itemNumber: number })
      expect(data?.sellerItem).toMatchObject({ status: 'on_auction', price: 4000, auctionBidCount: 0 })
      const { id } = await app.db
        .selectFrom('auction')
        .select('id')
        .where('item_number', '=', number)
        .executeTakeFirstOrThrow()
      await closeAuction(doors(after(65)), id)
      expect(await piece(number)).toMatchObject({ state: 'expired', price_cents: 9999 })
      await expireItems(doors(after(66)))
      expect(await piece(number)).toMatchObject({ state: 'expired' })
      expect(await offer(number)).toEqual({ ends_at: after(66 + reclaimDays) })
    })
    test('waits for a shopper who holds the piece', async () => {
      const number = await consign()
      await hold(number, true)
      await expireItems(doors(after(70)))
      expect(await piece(number)).toMatchObject({ state: 'listed' })
      await hold(number, false)
      await expireItems(doors(after(70)))
      expect(await piece(number)).toMatchObject({ state: 'expired' })
    })
    test('ends without an offer for a seller who donates the rest', async () => {
      const number = await consign({ bag: sellerBagIds.shipped })
      await expireItems(doors(after(60)))
      expect(await offer(number)).toBeUndefined()
      await giveOnRest(doors(after(60)))
      expect(await piece(number)).toMatchObject({ state: 'transferred' })
      const event = await app.db
        .selectFrom('item_event')
        .select(['kind', 'detail'])
        .where('item_number', '=', number)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      expect(event).toMatchObject({
        kind: 'given_on',
        detail: { charity: 'Green Mile Trust', from: 'expired', to: 'transferred' },
      })
    })
    test('of more pieces than one batch all end', async () => {
      const made = 520
      await sql`insert into item select (jsonb_populate_record(i, jsonb_build_object('item_number', 900000000 + n))).*
        from item i, generate_series(1, ${made}) n where i.item_number = ${await consign()}`.execute(app.db)
      expect(await expireItems(doors(after(60)))).toBeGreaterThan(made)
    })
  })

  describe('the rest', () => {
    const shelf = (number: number) =>
      app.db
        .selectFrom('rescue_piece')
        .select(['source', 'from_state'])
        .where('item_number', '=', number)
        .executeTakeFirst()
    test('that was declined without an offer is offered, and given on when its time is over', async () => {
      const number = await consign({ state: 'unaccepted' })
      await expireItems(doors(after(1)))
      expect(await offer(number)).toEqual({ ends_at: after(1 + reclaimDays) })
      await giveOnRest(doors(after(1 + reclaimDays, -1)))
      expect(await piece(number)).toMatchObject({ state: 'unaccepted' })
      await giveOnRest(doors(after(1 + reclaimDays)))
      expect(await piece(number)).toMatchObject({ state: 'no_payout' })
    })
    test('is not given away while its seller is paying to have it back', async () => {
      const number = await consign({ state: 'expired' })
      await sql`insert into reclaim_offer (item_number, ends_at) values (${number}, ${after(1)})`.execute(
        app.db,
      )
      await sql`alter table order_line drop constraint order_line_order_id_fkey`.execute(app.db)
      await sql`insert into order_line (id, order_id, kind, item_number, price_cents, discount_cents, net_cents, tax_cents, duty_cents)
        values (gen_random_uuid(), gen_random_uuid(), 'reclaim', ${number}, 599, 0, 599, 0, 0)`.execute(
        app.db,
      )
      await giveOnRest(doors(after(2)))
      expect(await piece(number)).toMatchObject({ state: 'expired' })
      await sql`update order_line set canceled_at = now() where item_number = ${number}`.execute(app.db)
      await giveOnRest(doors(after(2)))
      expect(await shelf(number)).toEqual({ source: 'expired', from_state: 'expired' })
    })
    test('waits for a rescue box when its time is over, and goes to charity when its seller said so', async () => {
      const number = await consign({ state: 'expired' })
      await sql`insert into reclaim_offer (item_number, ends_at) values (${number}, ${after(1)})`.execute(
        app.db,
      )
      await giveOnRest(doors(after(1)))
      await giveOnRest(doors(after(2)))
      expect(await piece(number)).toMatchObject({ state: 'expired' })
      expect(await shelf(number)).toEqual({ source: 'expired', from_state: 'expired' })
      const donated = await consign({ state: 'expired' })
      await sql`update bag set rest_choice = 'donate' where id = (select bag_id from item where item_number = ${donated})`.execute(
        app.db,
      )
      await giveOnRest(doors(after(2)))
      expect(await piece(donated)).toMatchObject({ state: 'transferred' })
      expect(await shelf(donated)).toBeUndefined()
    })
  })

  describe('is told to sellers', () => {
    const told = async (what: string) => {
      const { rows } = await sql<{ title: string; body: string }>`select title, body from notification
        where key like ${`${what}%`} order by id`.execute(app.db)
      return rows
    }

    test('when a price came down, once for all pieces of a run, and again for those of a later run', async () => {
      await sql`delete from notification where key like 'pieces-%'`.execute(app.db)
      await consign()
      await consign()
      await dropPrices(doors(after(16)))
      await consign()
      await dropPrices(doors(after(16, 1000)))
      await dropPrices(doors(after(16, 2000)))
      const [one, later, ...more] = await told('pieces-cheaper')
      expect(more).toEqual([])
      expect(later?.title).toMatch(/ costs \$[\d.]+ now$/)
      expect(one?.title).toMatch(/of your pieces cost less now$/)
      expect(one?.body).toMatch(/Sold at these prices, they would pay you \$[\d,]+\.\d\d together\.$/)
    })

    test('with the sum that one piece would pay at its new price', async () => {
      await sql`delete from notification where key like 'pieces-%'`.execute(app.db)
      await app.db.updateTable('item').set({ payout_terms: null }).where('state', '=', 'listed').execute()
      const number = await consign()
      await dropPrices(doors(after(16)))
      const { price_cents: price } = await piece(number)
      const { rows } = await sql<{ terms: PayoutTerms; left: number }>`select i.payout_terms as terms,
          greatest(0, b.fee_cents - coalesce((select sum(bag_fee_cents)::int from seller_sale s where s.bag_id = b.id), 0)) as left
        from item i join bag b on b.id = i.bag_id where item_number = ${number}`.execute(app.db)
      const [bag] = rows
      if (!bag) throw new Error('the piece has no bag')
      const { earnings } = payoutOf(cents(price), bag.terms, cents(bag.left))
      expect(await told('pieces-cheaper')).toEqual([
        expect.objectContaining({
          title: expect.stringMatching(/ costs \$35\.99 now$/),
          body: `Its schedule lowered the price. Sold at this price, it would pay you ${dollars(earnings)}.`,
        }),
      ])
    })

    test('by mail as well: no other mail says that a price came down, a window ended, or a day comes near', async () => {
      const seller = personByKey('seller')
      const mail = memoryMail()
      const mailed = async (what: string) => {
        await sql`delete from notification where user_id = ${seller.id}::uuid and key not like ${`${what}%`}`.execute(
          app.db,
        )
        mail.sent.length = 0
        await tellPerson(
          {
            db: app.db,
            mail,
            ...testTelling(mail),
            webOrigin: 'https://shop.example',
            giftCardSecret: app.config.GIFT_CARD_SECRET,
            // Noon in the time zone of the shop: a mail waits in the hours of quiet.
            now: () => new Date(after(120).setUTCHours(20)),
          },
          seller.id,
        )
        return mail.sent.map((one) => one.mail.subject)
      }
      const number = await consign()
      // Another test gives the rest of this bag away.
      await sql`update bag set rest_choice = 'reclaim' where id = ${sellerBagIds.done}::uuid`.execute(app.db)
      const { title } = await app.db
        .selectFrom('item')
        .select('title')
        .where('item_number', '=', number)
        .executeTakeFirstOrThrow()
      await sql`delete from notification where key like 'pieces-%' or key like 'reclaim-due%'`.execute(app.db)
      await dropPrices(doors(after(18)))
      expect(await mailed('pieces-cheaper')).toEqual([expect.stringMatching(/costs? .*now$|cost less now$/)])
      await expireItems(doors(after(62)))
      expect(await mailed('pieces-ended')).toEqual([expect.stringContaining('The time on sale is over')])
      await remindReclaims(doors(after(62 + reclaimDays - 1)))
      expect(await mailed(`reclaim-due:${number}`)).toEqual([
        expect.stringContaining(`Take ${title} back by`),
      ])
    })

    test('when its window ended, and again shortly before it can’t be taken back any more', async () => {
      await sql`delete from notification where key like 'pieces-%'`.execute(app.db)
      const number = await consign()
      await sql`update bag set rest_choice = 'reclaim' where id = ${sellerBagIds.done}::uuid`.execute(app.db)
      await expireItems(doors(after(61)))
      expect(await told('pieces-ended')).toEqual([
        expect.objectContaining({ body: expect.stringContaining('You can have') }),
      ])
      const reminded = () => told(`reclaim-due:${number}`)
      await remindReclaims(doors(after(62)))
      expect(await reminded()).toEqual([])
      await remindReclaims(doors(after(61 + reclaimDays - 2)))
      await remindReclaims(doors(after(61 + reclaimDays - 1)))
      expect(await reminded()).toHaveLength(1)
    })
  })
})
