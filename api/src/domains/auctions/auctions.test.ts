import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { payHours, softCloseMinutes } from '@hemline/rules/auctions/auctions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { tokenOf } from '../../testing/processor.ts'
import { takeLast } from '../../testing/take.ts'
import { home, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { closeAuction, closeAuctions, sendAuctionMail } from './auctions.ts'

type Auction = {
  id: string
  status: string
  price: number
  leastBid: number
  bidCount: number
  reserve: string
  standing: string
  myMaximum: number | null
  payUntil: string | null
  endsAt: string
  bids: { bidder: string; mine: boolean; price: number }[]
}
type Shown = { state: string; price: number; auctionBidCount: number; auction: Auction }
type Card = { itemNumber: number; price: number; auctionBidCount: number }
type Outcome = { __typename: string; message?: string; least?: number; item?: Shown }

const hourMs = 3_600_000

describe.skipIf(!testServer)('an auction', () => {
  let app: TestApp
  let unused: number[] = []
  const clock = movableClock()
  let staff: TestClient
  const { now } = clock
  beforeAll(async () => {
    app = await testApp({ now })
    const own = await app.db.selectFrom('item').select('item_number').where('source', '=', 'own').execute()
    const ours = new Set(own.map((row) => row.item_number))
    unused = app.listed.filter((one) => ours.has(one))
    staff = await app.loggedIn('employee')
  })
  beforeEach(() => {
    clock.setAhead(0)
  })
  afterAll(() => app?.close())

  let people = 0
  /** A new member in a browser of their own. */
  const member = async (): Promise<TestClient> => {
    const client = app.newVisitor()
    people += 1
    const input = {
      email: `bidder${people}@hemline.example`,
      password: 'a-long-password-7',
      firstName: 'Bea',
      lastName: 'Dahl',
      acceptTerms: true,
    }
    const signed = resultOf<{ __typename: string }>(await client.run('signUp', { input }), 'signUp')
    expect(signed.__typename).toBe('AuthPayload')
    return client
  }
  const idOf = async (client: TestClient) =>
    resultOf<{ id: string }>(await client.run('getUserHuman'), 'user').id
  const put = async (wish: { start?: number; reserve?: number | null; days?: number } = {}) => {
    const itemNumber = takeLast(unused)
    const input = { itemNumber, start: 4000, reserve: null, days: 5, ...wish }
    const begun = resultOf<Outcome>(await staff.run('startAuction', { input }), 'startAuction')
    expect(begun).toMatchObject({
      __typename: 'AuctionPayload',
      item: { state: 'on_auction', price: input.start },
    })
    return itemNumber
  }
  const bid = async (
    client: TestClient,
    itemNumber: number,
    max: number,
    requestKey: string = randomUUID(),
  ) => resultOf<Outcome>(await client.run('placeBid', { input: { itemNumber, max, requestKey } }), 'placeBid')
  const see = async (client: TestClient, itemNumber: number) =>
    resultOf<Shown>(await client.run('getAuction', { itemNumber }), 'item')
  const piece = (itemNumber: number) =>
    app.db
      .selectFrom('item')
      .select(['state', 'price_cents', 'preordered_by', 'auction_bid_count', 'auction_ends_at'])
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
  const doors = () => ({ db: app.db, now })
  const end = async (itemNumber: number) => {
    const { auction } = await see(staff, itemNumber)
    clock.moveTo(Date.parse(auction.endsAt) + 1000)
    await closeAuction(doors(), auction.id)
  }
  const mailsTo = async (client: TestClient, kind: 'outbid' | 'won' | 'passed', itemNumber: number) => {
    const { auction } = await see(client, itemNumber)
    const mail = memoryMail()
    const job = { auctionId: auction.id, userId: await idOf(client), kind }
    await sendAuctionMail({ db: app.db, mail, webOrigin: 'https://hemline.example' }, job, randomUUID())
    return mail.sent.map((one) => one.mail.subject)
  }
  const queued = async (kind: string) => {
    const { rows } = await sql<{ payload: { userId: string } }>`
      select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
      where t.identifier = 'auctionMail' and p.payload ->> 'kind' = ${kind}`.execute(app.db)
    return rows.map(({ payload }) => payload.userId)
  }

  test('of the demonstration has the price, bids and end that its bids make', async () => {
    const { rows } = await sql<{ wrong: number; all: number }>`
      select count(*)::int as all, count(*) filter (where i.auction_bid_count <> b.n or i.price_cents <> coalesce(b.price, a.start_cents)
        or i.auction_ends_at <> a.ends_at)::int as wrong
      from item i join auction a on a.item_number = i.item_number
      left join lateral (select count(*)::int as n, max(price_cents) as price from auction_bid where auction_id = a.id) b on true
      where i.state = 'on_auction' and a.actor_id is null`.execute(app.db)
    expect(rows[0]?.wrong).toBe(0)
    expect(rows[0]?.all).toBeGreaterThan(0)
  })

  test('lets members bid a maximum that stays their secret, and tells who was outbid', async () => {
    const ann = await member()
    const ben = await member()
    const itemNumber = await put()
    expect(await bid(ann, itemNumber, 9000)).toMatchObject({
      __typename: 'PlaceBidPayload',
      item: { price: 4000, auction: { standing: 'leading', myMaximum: 9000, bidCount: 1, leastBid: 9100 } },
    })
    expect(await bid(ben, itemNumber, 6000)).toMatchObject({
      item: { price: 6200, auction: { standing: 'outbid', myMaximum: 6000, leastBid: 6400 } },
    })
    const seen = await app.newVisitor().run('getAuction', { itemNumber })
    expect(JSON.stringify(seen.data)).not.toContain('9000')
    expect((await see(ben, itemNumber)).auction.bids).toMatchObject([
      { bidder: 'Bidder 2', mine: true, price: 6200 },
      { bidder: 'Bidder 1', mine: false, price: 4000 },
    ])
    expect(await bid(ben, itemNumber, 12_000)).toMatchObject({ item: { price: 9200 } })
    expect(await queued('outbid')).toContain(await idOf(ann))
    expect(await mailsTo(ann, 'outbid', itemNumber)).toEqual([expect.stringContaining('You were outbid')])
    expect(await mailsTo(ben, 'outbid', itemNumber)).toEqual([])
  })

  test('refuses too little, fractions of a dollar, people at work, its seller, visitors and the banned', async () => {
    const itemNumber = await put()
    const ann = await member()
    expect(await bid(ann, itemNumber, 3900)).toMatchObject({ __typename: 'BidTooLow', least: 4000 })
    expect(await bid(ann, itemNumber, 4050)).toMatchObject({ __typename: 'BidRefused' })
    expect(await bid(staff, itemNumber, 9000)).toMatchObject({ __typename: 'BidRefused' })
    await app.db
      .updateTable('item')
      .set({ consignor_id: personByKey('seller').id })
      .where('item_number', '=', itemNumber)
      .execute()
    const seller = await app.loggedIn('seller')
    expect(await bid(seller, itemNumber, 9000)).toMatchObject({ __typename: 'BidRefused' })
    const input = { itemNumber, max: 9000, requestKey: randomUUID() }
    for (const [client, code] of [
      [app.newVisitor(), 'UNAUTHENTICATED'],
      [await app.loggedIn('banned'), 'FORBIDDEN'],
    ] as const)
      expect((await client.run('placeBid', { input })).errors?.[0]?.extensions?.code).toBe(code)
    expect((await piece(itemNumber)).auction_bid_count).toBe(0)
  })

  test('takes a double click and a lost answer once', async () => {
    const itemNumber = await put()
    const ann = await member()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => bid(ann, itemNumber, 9000, key)))
    expect(answers.map((one) => one.__typename)).toEqual(Array(3).fill('PlaceBidPayload'))
    expect(await bid(ann, itemNumber, 10_000, key)).toMatchObject({ __typename: 'BidRefused' })
    expect((await see(ann, itemNumber)).auction).toMatchObject({ bidCount: 1, myMaximum: 9000 })
  })

  test('moves its end on for a bid in the last minutes, and takes none after it', async () => {
    const itemNumber = await put()
    const ann = await member()
    const ben = await member()
    const { auction } = await see(ann, itemNumber)
    clock.moveTo(Date.parse(auction.endsAt) - 60_000)
    await bid(ann, itemNumber, 5000)
    const after = (await see(ann, itemNumber)).auction
    expect(Date.parse(after.endsAt) - now().getTime()).toBeGreaterThan((softCloseMinutes - 1) * 60_000)
    // The job of the first end comes, and the auction goes on.
    clock.forward(90_000)
    await closeAuction(doors(), auction.id)
    expect((await piece(itemNumber)).state).toBe('on_auction')
    clock.moveTo(Date.parse(after.endsAt) + 1)
    expect(await bid(ben, itemNumber, 50_000)).toMatchObject({ __typename: 'AuctionOver' })
  })

  test('has one leader and the price of the second highest, whoever of a hundred bids at once', {
    timeout: 240_000,
  }, async () => {
    const itemNumber = await put()
    const bidders = await Promise.all(Array.from({ length: 100 }, member))
    // Further apart than the largest step, so that the highest is taken whoever came before.
    const maximum = (i: number) => 5000 + i * 10_000
    // Each from two tabs: the same person twice, with keys of their own.
    const answers = await Promise.all(
      bidders.flatMap((one, i) => [bid(one, itemNumber, maximum(i)), bid(one, itemNumber, maximum(i))]),
    )
    expect(new Set(answers.map((one) => one.__typename))).toEqual(new Set(['PlaceBidPayload', 'BidTooLow']))
    const shown = await see(bidders[99] as TestClient, itemNumber)
    expect(shown.auction.standing).toBe('leading')
    const leading = await Promise.all(
      bidders.map(async (one) => (await see(one, itemNumber)).auction.standing),
    )
    expect(leading.filter((one) => one === 'leading')).toHaveLength(1)
    // The second highest maximum that was taken, and a step: all were sent at once, so some came too late.
    const { rows } = await sql<{ second: number }>`select max(b.max_cents) as second from auction_bid b
      join auction a on a.id = b.auction_id where a.item_number = ${itemNumber} and b.user_id <> ${await idOf(bidders[99] as TestClient)}`.execute(
      app.db,
    )
    const second = rows[0]?.second ?? 0
    expect(shown.price).toBeGreaterThanOrEqual(second)
    expect(shown.price).toBeLessThanOrEqual(maximum(99))
    // Five workers end it at once, and it is won once.
    clock.moveTo(Date.parse(shown.auction.endsAt) + 1000)
    await Promise.all([1, 2, 3, 4, 5].map(() => closeAuction(doors(), shown.auction.id)))
    const standings = await Promise.all(
      bidders.map(async (one) => (await see(one, itemNumber)).auction.standing),
    )
    expect(standings.filter((one) => one === 'won')).toHaveLength(1)
    const lines = await app.db
      .selectFrom('cart_line')
      .select('cart_id')
      .where('item_number', '=', itemNumber)
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('is won once: the piece lies in the winner’s cart for two days, and nobody else can take it', async () => {
    const itemNumber = await put()
    const ann = await member()
    const ben = await member()
    await bid(ann, itemNumber, 9000)
    await bid(ben, itemNumber, 6000)
    await end(itemNumber)
    expect(await piece(itemNumber)).toMatchObject({
      state: 'listed',
      price_cents: 6200,
      preordered_by: await idOf(ann),
    })
    const won = (await see(ann, itemNumber)).auction
    expect(won).toMatchObject({ status: 'awaiting_payment', standing: 'won', price: 6200 })
    expect((Date.parse(won.payUntil ?? '') - now().getTime()) / hourMs).toBeCloseTo(payHours, 1)
    expect((await see(ben, itemNumber)).auction).toMatchObject({ standing: 'lost', payUntil: null })
    expect(await mailsTo(ann, 'won', itemNumber)).toEqual([expect.stringContaining('You won')])
    const take = async (client: TestClient) =>
      resultOf<Outcome>(await client.run('addToCart', { input: { itemNumber } }), 'addToCart').__typename
    for (const other of [ben, app.newVisitor()]) expect(await take(other)).toBe('ItemWithheld')
    // Also when the winner takes it out of the cart, or the hold has lapsed and no job came yet.
    await ann.run('removeFromCart', { input: { itemNumber } })
    expect(await take(ben)).toBe('ItemWithheld')
    expect(await take(ann)).toBe('AddToCartPayload')
  })

  test('is won once also when its end was killed between two steps', async () => {
    const itemNumber = await put()
    const ann = await member()
    await bid(ann, itemNumber, 9000)
    const { auction } = await see(ann, itemNumber)
    clock.moveTo(Date.parse(auction.endsAt) + 1000)
    // The last of the steps fails: the hold, the line and the price before it are undone with it.
    await sql`create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      app.db,
    )
    await sql`create trigger stop_here before update on auction for each row execute function stop_here()`.execute(
      app.db,
    )
    await expect(closeAuction(doors(), auction.id)).rejects.toThrow('killed')
    expect((await piece(itemNumber)).state).toBe('on_auction')
    const lines = () =>
      app.db.selectFrom('cart_line').select('id').where('item_number', '=', itemNumber).execute()
    expect(await lines()).toHaveLength(0)
    await sql`drop trigger stop_here on auction`.execute(app.db)
    await Promise.all([closeAuction(doors(), auction.id), closeAuctions(doors())])
    expect((await see(ann, itemNumber)).auction).toMatchObject({
      status: 'awaiting_payment',
      standing: 'won',
    })
    expect(await lines()).toHaveLength(1)
  })

  test('is paid for as every piece is, and is sold then', async () => {
    const itemNumber = await put()
    const ann = await member()
    await bid(ann, itemNumber, 9000)
    await end(itemNumber)
    await ann.run('setCartAddress', {
      input: { shippingAddress: home, email: 'ann@shopper.example', billingSameAsShipping: true },
    })
    const { auction } = await see(ann, itemNumber)
    const token = await tokenOf(app.processor, '4242424242424242')
    const placed = await pay(ann, await paymentOf(ann, token))
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', order: { status: 'confirmed' } })
    const line = await app.db
      .selectFrom('order_line')
      .select('price_cents')
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
    expect(line.price_cents).toBe(4000)
    // The round comes while the order waits to be charged, and after it.
    clock.forward(payHours * hourMs + 60_000)
    await closeAuctions(doors())
    expect((await see(ann, itemNumber)).auction).toMatchObject({
      status: 'awaiting_payment',
      standing: 'won',
    })
    await app.db
      .updateTable('item')
      .set({ state: 'purchased' })
      .where('item_number', '=', itemNumber)
      .execute()
    await closeAuction(doors(), auction.id)
    expect((await see(ann, itemNumber)).auction).toMatchObject({ status: 'sold', standing: 'won' })
    expect((await piece(itemNumber)).preordered_by).toBeNull()
  })

  test('passes an unpaid win on to the next bidder at what they would have paid, then ends', async () => {
    const itemNumber = await put()
    const before = await app.db
      .selectFrom('auction')
      .select('price_before_cents')
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
    const ann = await member()
    const ben = await member()
    await bid(ann, itemNumber, 9000)
    await bid(ben, itemNumber, 6000)
    await end(itemNumber)
    const stay = clock.ahead()
    clock.setAhead(stay + (payHours - 1) * hourMs)
    await closeAuctions(doors())
    expect((await see(ann, itemNumber)).auction.standing).toBe('won')
    await app.db
      .updateTable('hold')
      .set({ expires_at: new Date(0) })
      .where('item_number', '=', itemNumber)
      .execute()
    clock.setAhead(stay + payHours * hourMs + 1000)
    await closeAuctions(doors())
    expect((await see(ann, itemNumber)).auction.standing).toBe('lost')
    expect((await see(ben, itemNumber)).auction).toMatchObject({ standing: 'won', price: 4000 })
    expect(await queued('passed')).toContain(await idOf(ann))
    const lines = async (client: TestClient) =>
      resultOf<{ cart: { cartProducts: unknown[] } }>(
        await client.run('getActiveCart', { estimateTaxes: true }),
        'activeCart',
      ).cart.cartProducts.length
    expect([await lines(ann), await lines(ben)]).toEqual([0, 1])
    await app.db
      .updateTable('hold')
      .set({ expires_at: new Date(0) })
      .where('item_number', '=', itemNumber)
      .execute()
    clock.forward(payHours * hourMs + 1000)
    await closeAuctions(doors())
    expect((await see(ben, itemNumber)).auction).toMatchObject({ status: 'ended', standing: 'lost' })
    expect(await piece(itemNumber)).toMatchObject({
      state: 'listed',
      price_cents: before.price_before_cents,
      preordered_by: null,
    })
  })

  test('ends without a buyer below its reserve, and with nobody who bid', async () => {
    const kept = await put({ reserve: 8000 })
    const ann = await member()
    expect(await bid(ann, kept, 7000)).toMatchObject({ item: { auction: { reserve: 'not_met' } } })
    await end(kept)
    expect((await see(ann, kept)).auction).toMatchObject({ status: 'ended', standing: 'lost' })
    clock.setAhead(0)
    const empty = await put({ days: 1 })
    await end(empty)
    expect((await piece(empty)).state).toBe('listed')
  })

  test('is an employee’s to begin, and to withdraw while nobody has bid', async () => {
    const itemNumber = await put()
    const withdraw = async (client: TestClient) =>
      resultOf<Outcome>(await client.run('withdrawAuction', { itemNumber }), 'withdrawAuction').__typename
    const ann = await member()
    expect((await ann.run('withdrawAuction', { itemNumber })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    await bid(ann, itemNumber, 9000)
    expect(await withdraw(staff)).toBe('AuctionRefused')
    const other = await put()
    const result = resultOf<Outcome>(
      await staff.run('withdrawAuction', { itemNumber: other }),
      'withdrawAuction',
    )
    expect(result).toMatchObject({ __typename: 'AuctionPayload', item: { state: 'listed' } })
    const held = takeLast(unused)
    await app.newVisitor().run('addToCart', { input: { itemNumber: held } })
    const input = { itemNumber: held, start: 4000, reserve: null, days: 5 }
    expect(resultOf<Outcome>(await staff.run('startAuction', { input }), 'startAuction')).toMatchObject({
      __typename: 'AuctionRefused',
    })
  })

  test('shows bids and end on cards, and both sorts go by them', async () => {
    const few = await put({ days: 1 })
    const many = await put({ days: 10 })
    const ann = await member()
    const ben = await member()
    await bid(ann, few, 5000)
    for (const [client, max] of [
      [ann, 5000],
      [ben, 6000],
      [ann, 7000],
    ] as const)
      await bid(client, many, max)
    const listed = async (sortBy: string) => {
      const filters = [{ key: 'state', values: ['on_auction'] }]
      const asked = { amount: 100, page: 1, filters, userInfo: {}, sortBy }
      const items = resultOf<{ nodes: Card[] }>(await ann.run('getItems', asked), 'items')
      return items.nodes
    }
    const byBids = await listed('auction_bid_count_high_low')
    const bids = byBids.map((card) => card.auctionBidCount)
    expect(bids).toEqual(bids.toSorted((a, b) => b - a))
    expect(byBids.find((card) => card.itemNumber === many)).toMatchObject({ auctionBidCount: 3, price: 6200 })
    const byEnd = (await listed('auction_ends_at_low_high')).map((card) => card.itemNumber)
    expect(byEnd.indexOf(few)).toBeGreaterThanOrEqual(0)
    expect(byEnd.indexOf(few)).toBeLessThan(byEnd.indexOf(many))
  })
})
