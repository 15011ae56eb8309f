import { randomUUID } from 'node:crypto'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { cancelUnsentHours } from '@hemline/rules/vocabulary/direct-sell.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { movableClock } from '../../testing/clock.ts'
import { tokenOf } from '../../testing/processor.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { setClosetSuspended } from './closets.ts'
import { endVacations, followDirectPrices, followDirectSales } from './direct-sell.ts'
import {
  type Answer,
  draftFor,
  idOf,
  type Listing,
  list,
  newMember,
  newSeller,
  save,
  shopOf,
  stateOf,
  submit,
} from './testing/selling.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

describe.skipIf(!testServer)('a seller’s closet says how each piece stands', () => {
  const clock = movableClock()
  let app: TestApp
  let staff: TestClient
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    staff = await app.loggedIn('admin')
  })
  beforeEach(() => clock.setAhead(0))
  afterAll(() => app.close())

  const act = async (client: TestClient, id: string, what: string) =>
    resultOf<Answer>(await client.run('moveDirectListing', { id, act: what }), 'moveDirectListing')
  const shown = async (client: TestClient, id: string) => {
    const answer = await client.run('getDirectListing', { id })
    const listing = resultOf<(Listing & { statusLabel: string }) | null>(answer, 'directListing')
    if (!listing) throw new Error('no listing')
    return listing
  }
  const buy = async (buyer: TestClient, itemNumber: number) => {
    await fillCart(buyer, [itemNumber])
    const paid = await pay(buyer, await paymentOf(buyer, await tokenOf(app.processor, '4242424242424242')))
    expect(paid.__typename).toBe('OrderPlaced')
  }
  const goAway = (client: TestClient, days = 5) =>
    client.run('setDirectVacation', { until: new Date(clock.now().getTime() + days * dayMs).toISOString() })
  const comeBack = async (days = 5) => {
    clock.setAhead(days * dayMs + hourMs)
    await endVacations({ db: app.db, now: clock.now })
  }
  const cancel = async (client: TestClient) => {
    const sale = (await shopOf(client)).sales.find((one) => one.status === 'to_send')
    await client.run('cancelDirectSale', { saleId: sale?.id, reason: 'It is damaged' })
  }
  const change = async (client: TestClient, id: string, price: number) =>
    resultOf<Answer>(
      await client.run('changeDirectPrice', { id, price, floor: null, takesOffers: true, comesDown: false }),
      'changeDirectPrice',
    )
  const byStaff = async (itemNumber: number, named: string, more: object = {}) =>
    (
      await staff.run('changeItemState', {
        input: { itemNumber, act: named, reason: 'Looked at it again', ...more },
      })
    ).data?.changeItemState
  const toldOf = async (client: TestClient, itemNumber: number) => {
    const { rows } = await sql<{ title: string; body: string; link: string }>`
      select title, body, link from notification where item_number = ${itemNumber} and user_id = ${await idOf(client)}::uuid
      order by created_at desc, id desc`.execute(app.db)
    return rows
  }

  describe('its price', () => {
    test('that came down stays the shown one when the piece is paused', async () => {
      const client = await newSeller(app)
      const { id } = await list(app, client, { staff, wish: { price: 10_000, floor: 9200, comesDown: true } })
      clock.setAhead(11 * dayMs)
      await followDirectPrices({ db: app.db, now: clock.now })
      clock.setAhead(0)
      await act(client, id, 'pause')
      expect(await shown(client, id)).toMatchObject({
        status: 'paused',
        price: 9499,
        payout: { earnings: directPayoutOf(9499).earnings },
      })
    })

    test('of a sale by an agreed offer is the agreed one', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      const buyer = await newMember(app)
      const input = { itemNumbers: [itemNumber], amount: 8000, words: '', key: randomUUID() }
      const made = resultOf<{ offer: { id: string } }>(await buyer.run('makeOffer', { input }), 'makeOffer')
      const take = { id: made.offer.id, act: 'accept', amount: 8000, words: '', key: randomUUID() }
      await client.run('answerOffer', { input: take })
      await buy(buyer, itemNumber)
      const [sale] = (await shopOf(client)).sales
      await client.run('printDirectLabel', { saleId: sale?.id })
      expect(await shown(client, id)).toMatchObject({
        status: 'sold',
        price: 8000,
        payout: { earnings: 7040 },
      })
      // It is among the sales now, and no longer in the closet.
      expect((await shopOf(client)).listings.filter((one) => one.id === id)).toEqual([])
    })

    test('and status are those of a sold piece as soon as it is paid', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await buy(await newMember(app), itemNumber)
      expect(await shown(client, id)).toMatchObject({ status: 'sold', price: 8600, lockedBecause: null })
      expect((await act(client, id, 'pause')).message).toBe(
        'This piece is sold, so nothing of it changes any more.',
      )
      await cancel(client)
      expect((await shown(client, id)).status).toBe('paused')
    })

    test('changes while the piece is paused and while its time is over, and holds when it is back', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await act(client, id, 'pause')
      expect((await change(client, id, 7700)).listing).toMatchObject({ status: 'paused', price: 7700 })
      expect(await stateOf(app, itemNumber)).toBe('delisted')
      expect((await act(client, id, 'resume')).listing).toMatchObject({ status: 'listed', price: 7700 })
      await sql`update item set state = 'expired' where item_number = ${itemNumber}`.execute(app.db)
      expect((await change(client, id, 6600)).listing).toMatchObject({ status: 'paused', price: 6600 })
      expect(await stateOf(app, itemNumber)).toBe('expired')
      const { rows } = await sql<{ to_cents: number; by: string }>`select to_cents, by from price_change
        where item_number = ${itemNumber} order by id`.execute(app.db)
      expect(rows).toEqual([
        { to_cents: 7700, by: 'seller' },
        { to_cents: 6600, by: 'seller' },
      ])
    })

    test('does not change after we took the piece off', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await byStaff(itemNumber, 'delist', { delistReason: 'incorrect_brand' })
      expect((await change(client, id, 7700)).message).toBe(
        'This piece is not on sale, so it has no price to change.',
      )
    })
  })

  describe('a piece whose sale was canceled', () => {
    test('by its seller is paused, and goes back on sale with one press', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await buy(await newMember(app), itemNumber)
      await cancel(client)
      expect(await shown(client, id)).toMatchObject({ status: 'paused', note: null })
      expect((await act(client, id, 'resume')).listing?.status).toBe('listed')
      expect(await stateOf(app, itemNumber)).toBe('listed')
    })

    test('since it was not sent is paused as the bell says', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await buy(await newMember(app), itemNumber)
      clock.setAhead((cancelUnsentHours + 1) * hourMs)
      await followDirectSales({ ...doorsFor(app), now: clock.now, carriers: testCarriers.carriers })
      expect(await shown(client, id)).toMatchObject({ status: 'paused', note: null })
      expect((await act(client, id, 'resume')).listing?.status).toBe('listed')
    })
  })

  test('a sale is told with its pieces and with what it pays', async () => {
    const client = await newSeller(app)
    const { itemNumber, title } = await list(app, client, { staff })
    await buy(await newMember(app), itemNumber)
    const [sale] = (await shopOf(client)).sales
    const follow = () =>
      followDirectSales({ ...doorsFor(app), now: clock.now, carriers: testCarriers.carriers })
    for (const hours of [0, 26, 80]) {
      clock.setAhead(hours * hourMs)
      await follow()
    }
    const { rows } = await sql<{ body: string }>`select body from notification
      where key like ${`direct-send:${sale?.id}:%`} order by created_at`.execute(app.db)
    expect(rows).toHaveLength(3)
    for (const { body } of rows) expect(body).toContain(`${title} pays you $75.68.`)
  })

  describe('in a vacation', () => {
    test('a piece that somebody held when it began leaves the shop once the hold has ended', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await app.newVisitor().run('addToCart', { input: { itemNumber } })
      await goAway(client)
      expect(await stateOf(app, itemNumber)).toBe('listed')
      await sql`update hold set expires_at = ${new Date(Date.now() - 1000)} where item_number = ${itemNumber}`.execute(
        app.db,
      )
      await endVacations({ db: app.db, now: clock.now })
      expect(await stateOf(app, itemNumber)).toBe('delisted')
      expect(await shown(client, id)).toMatchObject({ note: 'It comes back when your vacation ends.' })
      await comeBack()
      expect(await stateOf(app, itemNumber)).toBe('listed')
    })

    test('of a suspended seller a piece is not said to wait for a vacation', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      const userId = await idOf(client)
      await app.db.transaction().execute((tx) => setClosetSuspended(tx, userId, true, clock.now()))
      expect(await stateOf(app, itemNumber)).toBe('delisted')
      expect(await shown(client, id)).toMatchObject({
        note: 'It comes back once your account may sell again.',
      })
    })

    test('a piece that a person accepts waits until the vacation ends', async () => {
      const client = await newSeller(app)
      const draft = await draftFor(app, client)
      await save(client, draft)
      const { listing } = await submit(client, draft.id)
      const itemNumber = listing?.itemNumber ?? 0
      await goAway(client)
      await staff.run('decideDirectListing', { id: draft.id, accept: true, note: '' })
      expect(await shown(client, draft.id)).toMatchObject({
        status: 'paused',
        note: 'It comes back when your vacation ends.',
      })
      expect(await stateOf(app, itemNumber)).not.toBe('listed')
      expect((await toldOf(client, itemNumber))[0]?.body).toBe(
        'A person looked it over. It is in the shop once your vacation ends.',
      )
      await comeBack()
      expect(await stateOf(app, itemNumber)).toBe('listed')
      expect((await shown(client, draft.id)).status).toBe('listed')
    })

    test('a piece that was paused by hand and is resumed waits until the vacation ends', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await act(client, id, 'pause')
      await goAway(client)
      const waits = { status: 'paused', note: 'It comes back when your vacation ends.' }
      expect((await act(client, id, 'resume')).listing).toMatchObject(waits)
      expect((await act(client, id, 'relist')).listing).toMatchObject(waits)
      expect(await stateOf(app, itemNumber)).toBe('delisted')
      expect((await change(client, id, 7700)).listing).toMatchObject({ ...waits, price: 7700 })
      await comeBack()
      expect(await stateOf(app, itemNumber)).toBe('listed')
    })

    test('a piece whose time was over and that is relisted waits, and then has its whole time again', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await sql`update item set state = 'expired', listed_at = ${new Date(clock.now().getTime() - 200 * dayMs)}
        where item_number = ${itemNumber}`.execute(app.db)
      await goAway(client)
      expect((await act(client, id, 'relist')).listing?.status).toBe('paused')
      expect(await stateOf(app, itemNumber)).toBe('expired')
      await comeBack()
      await followDirectPrices({ db: app.db, now: clock.now })
      expect(await stateOf(app, itemNumber)).toBe('listed')
    })
  })

  describe('what employees do with a piece', () => {
    test('is told: a new price with its reason and with what it pays', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      const { version } = resultOf<{ version: string }>(
        await staff.run('getStaffItem', { itemNumber }),
        'staffItem',
      )
      const input = { itemNumber, version, price: 5000, reason: 'Its hem came loose' }
      await staff.run('editItem', { input })
      expect((await toldOf(client, itemNumber))[0]).toEqual({
        title: expect.stringMatching(/ costs \$50\.00 now$/),
        body: 'We changed its price from $86.00: “Its hem came loose”. Sold at this price, it pays you $44.00.',
        link: '/direct/sell',
      })
      expect((await shown(client, id)).price).toBe(5000)
    })

    test('is told: taken off with the reason, which its row says until it is sent again', async () => {
      const client = await newSeller(app)
      const { id, itemNumber, photos } = await list(app, client, { staff })
      await byStaff(itemNumber, 'delist', { delistReason: 'photo_issue' })
      expect((await toldOf(client, itemNumber))[0]).toEqual({
        title: expect.stringMatching(/^Taken off the shop: /),
        body: 'Something about its photos. Change what is wrong in your closet, and send it again.',
        link: '/direct/sell',
      })
      expect(await shown(client, id)).toMatchObject({
        status: 'delisted',
        note: 'We took it off the shop: Something about its photos.',
      })
      expect((await act(client, id, 'resume')).message).toBe(
        'We took it off. Please change what is wrong, and send it again.',
      )
      await save(client, await draftFor(app, client, { id, photoIds: photos.map((one) => one.id) }))
      expect((await submit(client, id)).listing).toMatchObject({ status: 'listed', note: null })
      const { rows } = await sql<{ delist_reason: string | null }>`select delist_reason from item
        where item_number = ${itemNumber}`.execute(app.db)
      expect(rows).toEqual([{ delist_reason: null }])
    })

    test('a piece that we took off goes on sale again when it is sent as it is', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await byStaff(itemNumber, 'delist', { delistReason: 'delist_for_photo_shoot' })
      expect((await submit(client, id)).listing?.status).toBe('listed')
      expect(await stateOf(app, itemNumber)).toBe('listed')
    })

    test('a piece that its seller paused stays off, whatever an employee does', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await act(client, id, 'pause')
      expect(await byStaff(itemNumber, 'relist')).toMatchObject({
        message: 'Its seller paused it. It stays off until its seller puts it back.',
      })
      expect(await stateOf(app, itemNumber)).toBe('delisted')
      expect((await shown(client, id)).status).toBe('paused')
      expect((await act(client, id, 'resume')).listing?.status).toBe('listed')
    })

    test('a piece that is sent to review is under review, and its seller can’t take it out of that', async () => {
      const client = await newSeller(app)
      const { id, itemNumber } = await list(app, client, { staff })
      await byStaff(itemNumber, 'review', { delistReason: 'delist_for_authenticity' })
      expect(await shown(client, id)).toMatchObject({
        status: 'under_review',
        note: 'A person looks it over.',
        path: null,
      })
      expect((await toldOf(client, itemNumber))[0]).toEqual({
        title: expect.stringMatching(/^A person looks at it again: /),
        body: 'Its authenticity is in doubt. It is off the shop until then.',
        link: '/direct/sell',
      })
      expect((await act(client, id, 'resume')).message).toBe('A person looks at it right now.')
      expect((await save(client, await draftFor(app, client, { id }))).message).toBe(
        'A person looks at it right now. You can change it then.',
      )
      const waiting = resultOf<{ nodes: { listing: { id: string } }[] }>(
        await staff.run('getDirectReviews'),
        'directReviews',
      )
      expect(waiting.nodes.some(({ listing }) => listing.id === id)).toBe(true)
      await staff.run('decideDirectListing', { id, accept: true, note: '' })
      expect(await stateOf(app, itemNumber)).toBe('listed')
      expect((await shown(client, id)).status).toBe('listed')
    })
  })
})
