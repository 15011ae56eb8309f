import { randomUUID } from 'node:crypto'
import { seedBagNumber } from '@hemline/db/seed/bag-rows.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import { sellerBagIds } from '@hemline/db/seed/seller-bags.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { editItem } from '../catalogue/catalogue.ts'

type Item = {
  itemNumber: number
  status: string
  reached: string
  price: number | null
  firstPrice: number | null
  payout: number | null
  lines: { kind: string; amount: number }[]
  declineReason: string | null
  declineNote: string | null
  reclaimWithin: string | null
  canDonate: boolean
  heldUntil: string | null
  nextDrop: { at: string; price: number } | null
  priceChange: { refusal: string | null; lowest: number; highest: number } | null
  prices: { price: number }[]
  history: { words: string; price: number | null }[]
}
type Page = { totalCount: number; counts: { status: string; count: number }[]; nodes: Item[] }
type Answered = {
  __typename: string
  message?: string
  again?: string | null
  item?: Item
  items?: Item[]
  charityName?: string
}

const dayMs = 86_400_000
const doneBag = String(seedBagNumber(1))
const processingBag = String(seedBagNumber(2))
const terms = termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })

describe.skipIf(!testServer)('a seller’s pieces', () => {
  let app: TestApp
  let greta: TestClient
  let itemNumber = 0
  const ago = (days: number) => new Date(Date.now() - days * dayMs)
  let unused: number[] = []
  beforeAll(async () => {
    app = await testApp()
    unused = [...app.listed]
    greta = await app.loggedIn('seller')
  })
  afterAll(() => app?.close())
  beforeEach(async () => {
    itemNumber = await consign({})
  })

  /** Turns a listed piece into one of the seller's bag, listed so many days ago. */
  async function consign({
    days = 3,
    price = 3999,
    state = 'listed',
    offer,
  }: {
    days?: number
    price?: number
    state?: string
    offer?: Date
  }) {
    const number = takeLast(unused)
    await app.db
      .updateTable('item')
      .set({
        consignor_id: personByKey('seller').id,
        bag_id: sellerBagIds.done,
        payout_terms: JSON.stringify(terms),
        price_cents: price,
      })
      .set({ state, listed_at: ago(days), marked_down_at: null, sold_at: null })
      .where('item_number', '=', number)
      .execute()
    await sql`delete from price_change where item_number = ${number}`.execute(app.db)
    await sql`delete from reclaim_offer where item_number = ${number}`.execute(app.db)
    if (offer)
      await sql`insert into reclaim_offer (item_number, ends_at) values (${number}, ${offer})`.execute(app.db)
    return number
  }
  const hold = (number: number) =>
    sql`insert into hold (item_number, cart_id, taken_at, expires_at)
      select ${number}, id, now(), now() + interval '20 minutes' from cart limit 1
      on conflict (item_number) do update set expires_at = excluded.expires_at, released_at = null, order_id = null`.execute(
      app.db,
    )
  const list = async (variables: object = {}, client = greta) =>
    (await client.run('getSellerItems', variables as Record<string, unknown>)).data?.sellerItems as Page
  const one = async (number: number, client = greta) =>
    (await client.run('getSellerItem', { itemNumber: number })).data?.sellerItem as Item | null
  const change = async (
    price: number,
    { number = itemNumber, requestKey = randomUUID() as string, client = greta } = {},
  ) => {
    const { data, errors } = await client.run('changeItemPrice', {
      input: { itemNumber: number, price, requestKey },
    })
    return { ...(data?.changeItemPrice as Answered), code: errors?.[0]?.extensions?.code }
  }
  const donate = async (input: object, client = greta) => {
    const { data, errors } = await client.run('donateRest', { input })
    return { ...(data?.donateRest as Answered), code: errors?.[0]?.extensions?.code }
  }

  describe('in her list', () => {
    test('come by status, with a count of each that adds up, and of one bag', async () => {
      const all = await list()
      expect(all.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.totalCount)
      const declined = await list({ status: 'unaccepted', bagNumber: doneBag })
      expect(declined).toMatchObject({ totalCount: 3 })
      expect(declined.nodes.every((node) => node.status === 'unaccepted')).toBe(true)
      expect(declined.nodes.map((node) => node.declineReason)).toContain(
        'Damaged: a stain, a hole or a missing part',
      )
      expect(declined.nodes.map((node) => node.declineNote)).toContain('Moth holes on both cuffs.')
      expect((await list({ bagNumber: '999999' })).totalCount).toBe(0)
    })
    test('are asked of the database in as many statements whatever the page', async () => {
      app.statements()
      await list()
      const statements = app.statements().filter((text) => /sellerItems|SellerItems/.test(text))
      expect(statements).toHaveLength(2)
    })
    test('page on, and an unknown status or bag number is refused', async () => {
      expect((await list({ page: 99 })).nodes).toEqual([])
      for (const variables of [{ status: 'gone' }, { bagNumber: 'x' }])
        expect((await greta.run('getSellerItems', variables)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })
    test('say what they would pay, by the function that pays; the bag’s fee was paid by the first that sold', async () => {
      const paid = payoutOf(cents(3999), terms)
      expect(await one(itemNumber)).toMatchObject({
        status: 'listed',
        reached: 'on_sale',
        price: 3999,
        payout: paid.earnings,
        lines: paid.lines,
      })
    })
    test('are nobody else’s: another seller, a shopper and a visitor see none of them', async () => {
      for (const person of ['p2p-seller', 'shopper', 'employee']) {
        const other = await app.loggedIn(person)
        expect(await one(itemNumber, other)).toBeNull()
        expect((await list({}, other)).totalCount).toBe(0)
      }
      expect((await app.newVisitor().run('getSellerItems', {})).errors?.[0]?.extensions?.code).toBe(
        'UNAUTHENTICATED',
      )
    })
    test('tell their history in words, and no name of anybody who works here', async () => {
      const [declined] = (await list({ status: 'unaccepted' })).nodes
      const history = (await one(declined?.itemNumber ?? 0))?.history ?? []
      expect(history.map((line) => line.words)).toEqual(['Not accepted'])
      expect(JSON.stringify(history)).not.toMatch(/Tomas|Okafor/)
    })
  })

  describe('have a price that she changes', () => {
    test('within its bounds, with a line in its history and in the staircase', async () => {
      const { __typename, item } = await change(4599)
      expect({ __typename, price: item?.price }).toEqual({
        __typename: 'ChangeItemPricePayload',
        price: 4599,
      })
      expect(item?.history[0]).toMatchObject({ words: 'You changed the price', price: 4599 })
      expect(item?.prices.map((at) => at.price)).toEqual([3999, 4599])
      expect(item).toMatchObject({
        firstPrice: 3999,
        priceChange: { refusal: expect.stringMatching('once a day'), lowest: 1400, highest: 11_997 },
      })
    })
    test('or that people here change, whose reason she reads, and nobody’s name', async () => {
      const edit = {
        itemNumber,
        columns: { price_cents: 3300 },
        changes: [],
        price: { from: 3999, to: 3300 },
        actorId: personByKey('admin').id,
        reason: 'Others of its kind sell for less',
        now: new Date(),
      }
      await app.db.transaction().execute((tx) => editItem(tx, edit))
      const item = await one(itemNumber)
      expect(item?.history[0]).toMatchObject({
        words: 'We changed the price: “Others of its kind sell for less”',
        price: 3300,
      })
      expect(JSON.stringify(item?.history)).not.toContain('Marta')
    })
    test('once for a press of the button, whatever is sent again', async () => {
      const requestKey = randomUUID()
      const both = await Promise.all([change(3599, { requestKey }), change(3599, { requestKey })])
      expect(both.map((one) => one.__typename)).toEqual(['ChangeItemPricePayload', 'ChangeItemPricePayload'])
      expect((await one(itemNumber))?.prices).toHaveLength(2)
      expect(await change(3599, { requestKey, number: await consign({}) })).toMatchObject({
        __typename: 'PriceNotChanged',
      })
    })
    test('once a day, though two tabs ask at once', async () => {
      const both = await Promise.all([change(3599), change(3499)])
      expect(both.map((one) => one.__typename).sort()).toEqual(['ChangeItemPricePayload', 'PriceNotChanged'])
      await sql`update price_change set at = at - interval '24 hours' where item_number = ${itemNumber}`.execute(
        app.db,
      )
      expect(await change(3299)).toMatchObject({ __typename: 'ChangeItemPricePayload' })
    })
    test('not to nothing, not to a fortune, not to what it is', async () => {
      for (const price of [0, -5, 1399, 11_998, 1_000_000_000])
        expect(await change(price)).toMatchObject({
          __typename: 'PriceNotChanged',
          message: 'The price can be from $14.00 to $119.97.',
        })
      expect(await change(3999)).toMatchObject({ __typename: 'PriceNotChanged' })
    })
    test('not while somebody holds it, nor when it is being bought, sold or over its time', async () => {
      await hold(itemNumber)
      const held = await change(3599)
      expect(held).toMatchObject({
        __typename: 'PriceNotChanged',
        message: expect.stringMatching('in somebody’s cart'),
      })
      expect(held.again).not.toBeNull()
      for (const state of ['pending_sale', 'purchased', 'expired'])
        expect(await change(3599, { number: await consign({ state }) })).toMatchObject({
          __typename: 'PriceNotChanged',
        })
      expect(await change(3599, { number: await consign({ days: 61 }) })).toMatchObject({
        message: expect.stringMatching('time in the shop is over'),
      })
    })
    test('of her own only, and only where the flag is on for her', async () => {
      expect(await change(3599, { client: await app.loggedIn('shopper') })).toMatchObject({
        code: 'NOT_FOUND',
      })
      await sql`update feature_flag set enabled = false, always_for = '{}' where name = 'pwa_item_editing'`.execute(
        app.db,
      )
      expect(await change(3599)).toMatchObject({
        __typename: 'PriceNotChanged',
        message: expect.stringMatching('not yet open'),
      })
      expect((await one(itemNumber))?.priceChange).toBeNull()
      await sql`update feature_flag set enabled = true, always_for = array[${personByKey('seller').id}::uuid] where name = 'pwa_item_editing'`.execute(
        app.db,
      )
    })
  })

  describe('that nobody bought', () => {
    test('go back to her for the fee, within their days', async () => {
      const number = await consign({ state: 'expired', offer: new Date(Date.now() + 5 * dayMs) })
      expect(await one(number)).toMatchObject({
        reclaimWithin: 'Reclaim within 5 days',
        canDonate: true,
        reclaimFee: reclamationFee,
      })
      expect(
        (await greta.run('addReclaimToCart', { input: { itemNumber: number } })).data?.addReclaimToCart,
      ).toMatchObject({
        __typename: 'AddReclaimToCartPayload',
      })
      const late = await consign({ state: 'expired', offer: ago(1) })
      expect(await one(late)).toMatchObject({ reclaimWithin: null, canDonate: true })
    })
    test('go into a rescue box when she lets them, and can’t be taken back then', async () => {
      const number = await consign({ state: 'unaccepted', offer: new Date(Date.now() + 5 * dayMs) })
      expect(await one(number)).toMatchObject({ canLeaveToRescue: true, rescueShelvedAt: null })
      const leave = async () => (await greta.run('leaveToRescue', { itemNumber: number })).data?.leaveToRescue
      expect(await leave()).toMatchObject({
        __typename: 'LeaveToRescuePayload',
        item: { reclaimWithin: null, canDonate: false, canLeaveToRescue: false, rescuedAt: null },
      })
      expect((await one(number))?.history[0]?.words).toBe('On the rescue shelf, for a box')
      expect(await leave()).toMatchObject({ __typename: 'NotForRescue' })
    })
    test('are given to the bag’s charity when she says so, once', async () => {
      const number = await consign({ state: 'expired', offer: new Date(Date.now() + 5 * dayMs) })
      const given = await donate({ itemNumbers: [number] })
      expect(given).toMatchObject({
        __typename: 'DonateRestPayload',
        charityName: 'Open Door Fund',
        items: [{ itemNumber: number, status: 'expired', canDonate: false }],
      })
      expect((await one(number))?.history[0]?.words).toBe('Given to Open Door Fund')
      expect(await donate({ itemNumbers: [number] })).toMatchObject({ __typename: 'NothingToDonate' })
      expect(await one(number)).toMatchObject({ reclaimWithin: null })
    })
    test('are given to the charity that sales of donated pieces are paid to, when the first one is closed', async () => {
      const number = await consign({ state: 'expired', offer: new Date(Date.now() + 5 * dayMs) })
      const { charity_id: own } = await app.db
        .selectFrom('bag')
        .where('id', '=', sellerBagIds.done)
        .select('charity_id')
        .executeTakeFirstOrThrow()
      const name = (charity: number | null) =>
        app.db.updateTable('bag').set({ charity_id: charity }).where('id', '=', sellerBagIds.done).execute()
      const first = app.db.selectFrom('supplier').where('name', '=', 'Open Door Fund').select('id')
      await app.db.updateTable('supplier').set({ active: false }).where('id', '=', first).execute()
      await name(null)
      try {
        const paid = await app.db
          .selectFrom('supplier')
          .where('kind', '=', 'charity')
          .where('active', '=', true)
          .orderBy('id')
          .select('name')
          .executeTakeFirstOrThrow()
        expect(await donate({ itemNumbers: [number] })).toMatchObject({ charityName: paid.name })
      } finally {
        await app.db.updateTable('supplier').set({ active: true }).where('id', '=', first).execute()
        await name(own)
      }
    })
    test('are given as a whole bag, without what is on sale', async () => {
      const given = await donate({ bagNumber: processingBag })
      expect(given.items?.map((item) => item.status)).toEqual(['no_payout'])
      expect(await donate({ bagNumber: processingBag })).toMatchObject({ __typename: 'NothingToDonate' })
      expect((await list({ bagNumber: processingBag, status: 'pending_listing' })).totalCount).toBe(4)
    })
    test('are never given by anybody else, nor are pieces on sale', async () => {
      const number = await consign({ state: 'expired' })
      expect(await donate({ itemNumbers: [number] }, await app.loggedIn('shopper'))).toMatchObject({
        code: 'NOT_FOUND',
      })
      expect(await donate({ bagNumber: doneBag }, await app.loggedIn('shopper'))).toMatchObject({
        __typename: 'NothingToDonate',
      })
      expect(await donate({ itemNumbers: [itemNumber] })).toMatchObject({ __typename: 'NothingToDonate' })
      expect(await donate({ itemNumbers: [1.5] })).toMatchObject({ code: 'BAD_INPUT' })
      expect(await one(itemNumber)).toMatchObject({ status: 'listed' })
    })
  })
})
