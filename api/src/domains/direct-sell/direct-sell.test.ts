import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { directFeePercent } from '@hemline/rules/vocabulary/direct-sell.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { fillCart, home, resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { endVacations, followDirectPrices } from './direct-sell.ts'
import {
  type Answer,
  draftFor,
  list,
  newMember,
  newSeller,
  openCloset,
  save,
  shopOf,
  stateOf,
  submit,
} from './testing/selling.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

describe.skipIf(!testServer)('selling from person to person', () => {
  const clock = movableClock()
  let app: TestApp
  let staff: TestClient
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    staff = await app.loggedIn('admin')
  })
  beforeEach(() => clock.setAhead(0))
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const act = async (client: TestClient, id: string, what: string) =>
    resultOf<Answer>(await client.run('moveDirectListing', { id, act: what }), 'moveDirectListing')
  const seller = () => newSeller(app)
  test('Priya’s closet has pieces, and its page says where it is', async () => {
    const priya = await app.loggedIn('p2p-seller')
    const shop = await shopOf(priya)
    expect(shop.listings.length).toBeGreaterThan(5)
    expect(shop.listings.flatMap((one) => one.missing)).toEqual([])
    const page = resultOf<{ closet: { city: string } }>(
      await app.newVisitor().run('getStorefront', { code: shop.code, preview: false }),
      'storefront',
    )
    expect(page.closet.city).toBe('Denver')
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from item where consignor_id = ${personByKey('p2p-seller').id}::uuid and source = 'p2p' and state = 'listed'`.execute(
      app.db,
    )
    expect(rows[0]?.n).toBe(shop.listings.length)
  })

  test('is open to members with the flag p2p or beta_access, and to nobody else', async () => {
    const set = (name: string, on: boolean) =>
      sql`update feature_flag set enabled = ${on}, rollout_percent = 100 where name = ${name}`.execute(app.db)
    const client = await newMember(app)
    const open = async () => {
      const input = { acceptTerms: true, address: home }
      return resultOf<Answer>(await client.run('openDirectShop', { input }), 'openDirectShop')
    }
    await set('p2p', false)
    await set('beta_access', false)
    expect(await open()).toMatchObject({
      __typename: 'DirectRefused',
      message: expect.stringContaining('waiting list'),
    })
    await set('beta_access', true)
    expect((await open()).__typename).toBe('DirectShopPayload')
    await set('p2p', true)
  })

  describe('a listing', () => {
    test('is kept as a draft with what it still needs, also before the closet is open', async () => {
      const client = await newMember(app)
      const draft = await draftFor(app, client, { brandName: null, colors: [], price: null, floor: null })
      const { listing } = await save(client, draft)
      expect(listing).toMatchObject({ status: 'draft', itemNumber: null, payout: null })
      expect(listing?.missing.map(({ field }) => field)).toEqual(['brand', 'colors', 'price'])
      expect(await submit(client, draft.id)).toMatchObject({
        __typename: 'DirectRefused',
        message: 'Some things are missing.',
      })
    })

    test('has the parcel of its kind while its seller names none', async () => {
      const seller = await newSeller(app)
      const { id: categoryId } = await app.db
        .selectFrom('category')
        .select('id')
        .where('slug', '=', 'wool-coats')
        .executeTakeFirstOrThrow()
      const draft = await draftFor(app, seller, { categoryId, weight: null })
      expect((await save(seller, draft)).listing).toMatchObject({ weight: null })
      expect((await submit(seller, draft.id)).listing).toMatchObject({ weight: 'heavy' })
    })

    test('asks for the closet before it is sent', async () => {
      const client = await newMember(app)
      const draft = await draftFor(app, client)
      await save(client, draft)
      expect(await submit(client, draft.id)).toMatchObject({ faults: [{ field: 'closet' }] })
      await openCloset(client)
      expect((await submit(client, draft.id)).listing?.status).toBe('under_review')
    })

    test('has the shade and the details that its seller told, where filters find them', async () => {
      const client = await seller()
      const { category_id: categoryId, sizing_id: sizingId } = await app.db
        .selectFrom('item')
        .innerJoin('category', 'category.id', 'item.category_id')
        .select(['item.category_id', 'item.sizing_id'])
        .where('category.slug', '=', 'flats')
        .executeTakeFirstOrThrow()
      const wide = { name: 'shoeWidth', value: 'Wide' }
      const shoes = { categoryId, sizingId, colors: ['navy'], materials: [], details: [wide] }
      const { itemNumber } = await list(app, client, { staff, wish: shoes })
      const row = await app.db
        .selectFrom('item')
        .select(['title', 'color_names', 'advanced_color_names', 'chars'])
        .where('item_number', '=', itemNumber)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        title: 'Navy flats',
        color_names: ['blue'],
        advanced_color_names: ['navy'],
        chars: { shoeWidth: 'Wide' },
      })
      const draft = await draftFor(app, client, { ...shoes, details: [{ name: 'shoeWidth', value: 'Huge' }] })
      await save(client, draft)
      expect((await submit(client, draft.id)).faults).toMatchObject([{ field: 'details' }])
    })

    test('says the payout to the cent', async () => {
      const client = await newMember(app)
      const { listing } = await save(client, await draftFor(app, client, { price: 8601 }))
      expect(listing?.payout).toEqual(
        expect.objectContaining({
          price: 8601,
          earnings: Math.floor((8601 * (100 - directFeePercent)) / 100),
          fee: 8601 - 7568,
        }),
      )
    })

    test('is shown as a draft under the title that it has on sale', async () => {
      const client = await seller()
      const draft = await draftFor(app, client)
      const { listing: before } = await save(client, draft)
      const { listing: after } = await submit(client, draft.id)
      expect(before?.title).toBe(after?.title)
    })

    test('waits for a person the first time, and goes on sale by itself after that', async () => {
      const client = await seller()
      const draft = await draftFor(app, client)
      await save(client, draft)
      const { listing } = await submit(client, draft.id)
      expect(listing).toMatchObject({
        status: 'under_review',
        note: expect.stringContaining('first piece'),
        path: null,
      })
      const waiting = resultOf<{ nodes: { listing: { id: string }; sellerName: string }[] }>(
        await staff.run('getDirectReviews'),
        'directReviews',
      )
      expect(waiting.nodes.find((one) => one.listing.id === draft.id)?.sellerName).toBe('Ines M.')
      await staff.run('decideDirectListing', { id: draft.id, accept: true, note: '' })
      const [shown] = (await shopOf(client)).listings
      expect(shown).toMatchObject({ status: 'listed', path: expect.stringMatching(/^\/product\//) })
      const second = await draftFor(app, client)
      await save(client, second)
      expect((await submit(client, second.id)).listing?.status).toBe('listed')
    })

    test('has no retail price, and so no discount, that its seller did not name', async () => {
      const client = await seller()
      const { itemNumber } = await list(app, client, { staff })
      const msrp = async (number: number) =>
        (
          await app.db
            .selectFrom('item')
            .select('msrp_cents')
            .where('item_number', '=', number)
            .executeTakeFirstOrThrow()
        ).msrp_cents
      expect(await msrp(itemNumber)).toBe(8600)
      expect(await msrp((await list(app, client, { staff, wish: { retail: 24_000 } })).itemNumber)).toBe(
        24_000,
      )
    })

    test('sent twice at once is one piece', async () => {
      const client = await seller()
      await list(app, client, { staff })
      const draft = await draftFor(app, client)
      await save(client, draft)
      const answers = await Promise.all([
        submit(client, draft.id),
        submit(client, draft.id),
        submit(client, draft.id),
      ])
      expect(answers.map((one) => one.listing?.status)).toEqual(['listed', 'listed', 'listed'])
      expect(new Set(answers.map((one) => one.listing?.itemNumber)).size).toBe(1)
    })

    test('changed in another window while it is sent never goes on sale with words that nobody judged', async () => {
      const client = await seller()
      await list(app, client, { staff })
      for (let i = 0; i < 5; i += 1) {
        const draft = await draftFor(app, client)
        await save(client, draft)
        await Promise.all([submit(client, draft.id), save(client, { ...draft, words: 'Call 415 555 0199' })])
        const { rows } = await sql<{
          words: string | null
        }>`select i.additional_description as words from direct_listing l
          join item i on i.item_number = l.item_number where l.id = ${draft.id}::uuid`.execute(app.db)
        expect(rows.filter(({ words }) => words?.includes('415'))).toEqual([])
      }
    })

    test('that was not accepted says why, and can be sent again', async () => {
      const client = await seller()
      const draft = await draftFor(app, client)
      await save(client, draft)
      await submit(client, draft.id)
      const decide = {
        id: draft.id,
        accept: false,
        delistReason: 'incorrect_brand',
        note: 'The label shows another one.',
      }
      await staff.run('decideDirectListing', decide)
      const [off] = (await shopOf(client)).listings
      expect(off).toMatchObject({
        status: 'delisted',
        note: 'Wrong brand: The label shows another one.',
        path: null,
      })
      await save(client, { ...draft, brandName: 'Moor & Daughters' })
      expect((await submit(client, draft.id)).listing?.status).toBe('under_review')
      await staff.run('decideDirectListing', { id: draft.id, accept: true, note: '' })
      expect((await shopOf(client)).listings[0]?.status).toBe('listed')
    })

    test('changed while on sale is off until it is sent again, with one number all the while', async () => {
      const client = await seller()
      const listing = await list(app, client, { staff })
      const draft = await draftFor(app, client, {
        id: listing.id,
        photoIds: listing.photos.map(({ id }) => id),
        words: 'Now with its belt.',
      })
      expect((await save(client, draft)).listing?.status).toBe('draft')
      expect(await stateOf(app, listing.itemNumber)).toBe('delisted')
      expect((await submit(client, listing.id)).listing).toMatchObject({
        status: 'listed',
        itemNumber: listing.itemNumber,
      })
    })

    test('that somebody holds can be neither changed nor paused nor made dearer', async () => {
      const client = await seller()
      const listing = await list(app, client, { staff })
      await fillCart(app.newVisitor(), [listing.itemNumber])
      const held = { __typename: 'DirectRefused', message: expect.stringContaining('holds this piece') }
      const draft = await draftFor(app, client, { id: listing.id })
      expect(await save(client, draft)).toMatchObject(held)
      expect(await act(client, listing.id, 'pause')).toMatchObject(held)
      const price = { id: listing.id, price: 9900, floor: null, takesOffers: true, comesDown: false }
      expect(
        resultOf<Answer>(await client.run('changeDirectPrice', price), 'changeDirectPrice'),
      ).toMatchObject(held)
    })

    test('pauses, resumes, and is deleted; nobody else can', async () => {
      const client = await seller()
      const { id, itemNumber } = await list(app, client, { staff })
      expect((await act(client, id, 'pause')).listing?.status).toBe('paused')
      expect(await stateOf(app, itemNumber)).toBe('delisted')
      expect((await act(client, id, 'resume')).listing?.status).toBe('listed')
      const stranger = await newMember(app)
      expect(
        (await stranger.run('moveDirectListing', { id, act: 'delete' })).errors?.[0]?.extensions?.code,
      ).toBe('NOT_FOUND')
      expect(resultOf<null>(await stranger.run('getDirectListing', { id }), 'directListing')).toBeNull()
      await act(client, id, 'delete')
      expect(await stateOf(app, itemNumber)).toBe('reclaimed')
      expect((await shopOf(client)).listings).toEqual([])
    })

    test('deleted while a person looks at it is gone for good', async () => {
      const client = await seller()
      const draft = await draftFor(app, client)
      await save(client, draft)
      const { listing } = await submit(client, draft.id)
      await act(client, draft.id, 'delete')
      expect(await stateOf(app, listing?.itemNumber ?? 0)).toBe('reclaimed')
      const decided = await staff.run('decideDirectListing', { id: draft.id, accept: true, note: '' })
      expect(decided.data?.decideDirectListing).toMatchObject({ __typename: 'StaffRefusal' })
    })

    test('that was not accepted goes on sale by itself once nothing speaks against it', async () => {
      const client = await seller()
      await list(app, client, { staff })
      const draft = await draftFor(app, client, { words: 'A dupe of the famous one.' })
      await save(client, draft)
      expect((await submit(client, draft.id)).listing?.status).toBe('under_review')
      await staff.run('decideDirectListing', { id: draft.id, accept: false, delistReason: 'misc', note: '' })
      await save(client, { ...draft, words: 'Hardly worn.' })
      const { listing } = await submit(client, draft.id)
      expect(listing).toMatchObject({ status: 'listed', path: expect.stringContaining('/product/') })
      expect(await stateOf(app, listing?.itemNumber ?? 0)).toBe('listed')
    })

    test('takes no photo of somebody else', async () => {
      const client = await newMember(app)
      const other = await draftFor(app, await newMember(app))
      const draft = await draftFor(app, client, { photoIds: other.photoIds })
      expect(await save(client, draft)).toMatchObject({ faults: [{ field: 'photos' }] })
    })

    test('keeps its price in a vacation, and comes back when that ends', async () => {
      const client = await seller()
      const { itemNumber } = await list(app, client, { staff })
      const until = new Date(clock.now().getTime() + 5 * dayMs).toISOString()
      await client.run('setDirectVacation', { until })
      expect(await stateOf(app, itemNumber)).toBe('delisted')
      clock.setAhead(5 * dayMs + hourMs)
      await endVacations({ db: app.db, now: clock.now })
      expect(await stateOf(app, itemNumber)).toBe('listed')
      expect((await shopOf(client)).vacationUntil).toBeNull()
    })

    test('comes down every ten days, never below its floor', async () => {
      const client = await seller()
      const { itemNumber } = await list(app, client, {
        staff,
        wish: { price: 10_000, floor: 9200, comesDown: true },
      })
      const price = async () =>
        (
          await app.db
            .selectFrom('item')
            .select('price_cents')
            .where('item_number', '=', itemNumber)
            .executeTakeFirstOrThrow()
        ).price_cents
      clock.setAhead(11 * dayMs)
      await followDirectPrices({ db: app.db, now: clock.now })
      expect(await price()).toBe(9499)
      const { rows } = await sql<{ title: string; body: string }>`select title, body from notification
        where item_number = ${itemNumber} and key like 'direct-time:%'`.execute(app.db)
      expect(rows).toEqual([
        {
          title: expect.stringMatching(/ costs \$94\.99 now$/),
          body: 'It came down by itself, as you chose. Sold at this price, it pays you $83.59.',
        },
      ])
      clock.setAhead(60 * dayMs)
      await followDirectPrices({ db: app.db, now: clock.now })
      expect(await price()).toBe(9200)
      clock.setAhead(181 * dayMs)
      await followDirectPrices({ db: app.db, now: clock.now })
      clock.setAhead(0)
      expect((await shopOf(client)).listings[0]).toMatchObject({
        status: 'paused',
        note: expect.stringContaining('time on sale is over'),
      })
    })

    test('reported as a copy is off until a person has looked', async () => {
      const client = await seller()
      const { id, itemNumber } = await list(app, client, { staff })
      const stranger = await newMember(app)
      const input = { itemNumber, reason: 'counterfeit', words: 'The stitching is wrong.' }
      expect(
        resultOf<Answer>(await stranger.run('reportListing', { input }), 'reportListing').__typename,
      ).toBe('ReportPayload')
      expect(await stateOf(app, itemNumber)).toBe('under_review')
      const waiting = resultOf<{ nodes: { listing: { id: string }; reports: { words: string }[] }[] }>(
        await staff.run('getDirectReviews'),
        'directReviews',
      )
      expect(waiting.nodes.find((one) => one.listing.id === id)?.reports[0]?.words).toBe(
        'The stitching is wrong.',
      )
    })
  })

  test('the price guide names what pieces of the kind sold for', async () => {
    const client = await newMember(app)
    const { rows } = await sql<{
      category_id: number
    }>`select category_id from item where sold_at is not null group by 1 order by count(*) desc limit 1`.execute(
      app.db,
    )
    const guide = resultOf<{
      count: number
      low: number
      high: number
      bars: { count: number }[]
      sold: unknown[]
    }>(
      await client.run('getDirectPriceGuide', {
        categoryId: rows[0]?.category_id,
        brandName: null,
        condition: 'good',
        price: null,
      }),
      'directPriceGuide',
    )
    expect(guide.count).toBeGreaterThan(0)
    expect(guide.low).toBeLessThanOrEqual(guide.high)
    expect(guide.sold.length).toBeGreaterThan(0)
    expect(await client.run('getDirectBrands', { text: randomUUID().slice(0, 4) })).toMatchObject({
      data: { directBrands: [] },
    })
  })
})
