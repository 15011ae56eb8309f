import { randomUUID } from 'node:crypto'
import { bagOrderLimit, bagOrderSpanMinutes, outstandingKitLimit } from '@hemline/rules/kits/bag-orders.ts'
import {
  kitIsOnItsWay,
  kitNeedsAddress,
  kitsInTheStates,
  kitsNotForBanned,
} from '@hemline/rules/kits/kit-orders.ts'
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { makePiece, sellPiece } from '../earnings/testing/selling.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { claimKits } from './kits.ts'
import { newSeller } from './testing/sellers.ts'

type Kit = {
  id: string
  status: string
  bagNumber: string
  labelCode: string
  labelUrl: string | null
  shipTo: object | null
  canCancel: boolean
  partner: { slug: string; name: string } | null
}
type Ordered = {
  __typename: string
  kit: Kit
  message: string
  minutes: number
  field: string | null
  outstandingKits: Outstanding
}
type Outstanding = { totalCount: number; lastKitCreatedAt: string | null }
type Offer = {
  variant: string
  incentives: { name: string }[]
  refusal: string | null
  tryAgainInMinutes: number
  charities: { id: number }[]
}

/** Returns the single field of a GraphQL response; throws when the response has errors. */
async function ask<T>(
  client: TestClient,
  operationName: OperationName,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const { data, errors } = await client.run(operationName, variables)
  if (errors?.length) throw new Error(`${operationName}: ${errors.map((error) => error.message).join('; ')}`)
  return Object.entries(data ?? {}).find(([key]) => key !== '__typename')?.[1] as T
}

const home = {
  fullName: 'Greta Lindqvist',
  line1: '12 Juniper Row',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
  phone: '5035550133',
}

describe.skipIf(!testServer)('kits', () => {
  let app: TestApp
  let now = new Date('2026-11-20T18:00:00Z')
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  beforeAll(async () => {
    app = await testApp({ now: () => now })
  })
  afterAll(() => app.close())
  afterEach(() => expect(app.reported).toEqual([]))
  beforeEach(() => later(24 * 60))

  const label = (more: object = {}) => ({
    requestKey: randomUUID(),
    bagType: 'label',
    service: 'standard',
    way: 'account',
    restChoice: 'reclaim',
    ...more,
  })
  const order = (client: TestClient, input: object) => ask<Ordered>(client, 'orderBags', { input })
  const addressOf = async (client: TestClient, fields: object = {}) =>
    (
      await ask<{ address: { id: string } }>(client, 'saveAddress', {
        input: { address: { ...home, ...fields } },
      })
    ).address.id
  const kitsOf = async (client: TestClient) =>
    (await ask<{ nodes: Kit[]; totalCount: number }>(client, 'getKits')).nodes

  it("are a label at once, or an empty bag that goes to the seller's address", async () => {
    const { client } = await newSeller(app)
    const first = await order(client, label())
    expect(first).toMatchObject({
      __typename: 'OrderBagsPayload',
      kit: { status: 'delivered', shipTo: null, canCancel: false },
    })
    expect(first.kit.labelUrl).toMatch(/^\/api\/v1\.0\/raas\/cleanout\/labels\/file\?kit=/)
    expect(first.outstandingKits.totalCount).toBe(1)
    const file = await app.server.inject({ method: 'GET', url: first.kit.labelUrl ?? '' })
    expect(file.statusCode).toBe(200)
    const bag = await order(client, label({ bagType: 'bag', addressId: await addressOf(client) }))
    expect(bag.kit).toMatchObject({
      status: 'ordered',
      canCancel: true,
      labelUrl: null,
      shipTo: { line1: '12 Juniper Row', city: 'Portland' },
    })
    expect((await kitsOf(client)).map((kit) => kit.id)).toEqual([bag.kit.id, first.kit.id])
  })

  it('are labels of the luxury retailer when they are ordered on its page, and the seller’s like others', async () => {
    const { client } = await newSeller(app)
    const wanted = label({ service: 'premium', way: 'partner', partner: 'maison-aurele' })
    const { kit } = await order(client, wanted)
    expect(kit).toMatchObject({ status: 'delivered', partner: { slug: 'maison-aurele' } })
    expect((await kitsOf(client))[0]?.partner?.name).toBe('Maison Aurele')
    expect((await ask<Ordered['kit']>(client, 'getKit', { id: kit.id })).labelCode).toBe(kit.labelCode)
    const activated = await ask<{ __typename: string }>(client, 'activateKit', {
      input: { requestKey: randomUUID(), code: kit.labelCode, restChoice: 'reclaim' },
    })
    expect(activated.__typename).toBe('KitNotActivated')
    const partners = await ask<{ slug: string }[]>(client, 'getKitPartners')
    expect(partners.map(({ slug }) => slug)).not.toContain('maison-aurele')
    for (const wrong of [
      { ...wanted, partner: 'alderbrook' },
      { ...wanted, partner: undefined },
      { ...wanted, way: 'account' },
      { ...wanted, bagType: 'bag' },
    ]) {
      const { errors } = await client.run('orderBags', { input: { ...wrong, requestKey: randomUUID() } })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    }
  })

  it('that a visitor ordered with the retailer become the account’s that signs up in the browser', async () => {
    const visitor = app.newVisitor()
    const email = `aurele-${randomUUID().slice(0, 8)}@hemline.example`
    const { kit } = await order(visitor, label({ way: 'partner', partner: 'maison-aurele', email }))
    const { id, client } = await newSeller(app, visitor)
    const row = await app.db
      .selectFrom('kit')
      .select('visitor_id')
      .where('id', '=', kit.id)
      .executeTakeFirst()
    await claimKits({ db: app.db, now: () => now }, { userId: id, visitorId: row?.visitor_id ?? null })
    expect((await kitsOf(client)).map((one) => one.id)).toEqual([kit.id])
    const { seller_id } = await app.db
      .selectFrom('kit')
      .select('seller_id')
      .where('id', '=', kit.id)
      .executeTakeFirstOrThrow()
    expect(seller_id).toBe(id)
  })

  it('are ordered once for one press of the button, also when two calls run at once', async () => {
    const { client } = await newSeller(app)
    const input = label()
    const both = await Promise.all([order(client, input), order(client, input)])
    expect(new Set(both.map((one) => one.kit.id)).size).toBe(1)
    expect((await order(client, input)).kit.id).toBe(both[0]?.kit.id)
    expect(await kitsOf(client)).toHaveLength(1)
  })

  it('are two in half an hour, however many are ordered at once, and then there is a time to wait', async () => {
    const { client } = await newSeller(app)
    const all = await Promise.all([1, 2, 3, 4].map(() => order(client, label())))
    expect(all.filter((one) => one.__typename === 'OrderBagsPayload')).toHaveLength(bagOrderLimit)
    later(12)
    const minutes = bagOrderSpanMinutes - 12
    expect(await order(client, label())).toEqual({
      __typename: 'BagOrderTooSoon',
      message: `You’ve just ordered a kit. Please try again in ${minutes} minutes.`,
      minutes,
    })
    expect(await ask<Offer>(client, 'getCleanoutOffer')).toMatchObject({
      tryAgainInMinutes: minutes,
      refusal: expect.stringContaining(`${minutes} minutes`),
    })
    later(minutes)
    expect((await order(client, label())).__typename).toBe('OrderBagsPayload')
  })

  it('are not more than can be filled', async () => {
    const { client } = await newSeller(app)
    for (let i = 0; i < outstandingKitLimit; i += 1) {
      later(bagOrderSpanMinutes)
      expect((await order(client, label())).__typename).toBe('OrderBagsPayload')
    }
    later(bagOrderSpanMinutes)
    expect(await order(client, label())).toMatchObject({
      __typename: 'BagOrderRefused',
      message: expect.stringContaining('Send one back'),
    })
    expect(await ask<Offer>(client, 'getCleanoutOffer')).toMatchObject({ tryAgainInMinutes: 0 })
  })

  it('go to nobody abroad, nobody banned, and nowhere that is not hers', async () => {
    expect(await order(await app.loggedIn('international'), label())).toMatchObject({
      __typename: 'BagOrderRefused',
      message: kitsInTheStates,
    })
    expect(await order(await app.loggedIn('banned'), label())).toMatchObject({
      __typename: 'BagOrderRefused',
      message: kitsNotForBanned,
    })
    const { client } = await newSeller(app)
    const other = await newSeller(app)
    const bag = label({ bagType: 'bag' })
    expect(await order(client, bag)).toMatchObject({ message: kitNeedsAddress, field: 'addressId' })
    expect(await order(client, { ...bag, addressId: await addressOf(other.client) })).toMatchObject({
      message: kitNeedsAddress,
      field: 'addressId',
    })
    const abroad = await addressOf(client, {
      country: 'CA',
      state: 'ON',
      city: 'Toronto',
      zip: 'M5V 2T6',
      phone: '4165550117',
    })
    expect(await order(client, { ...bag, addressId: abroad })).toMatchObject({
      message: kitsInTheStates,
      field: 'addressId',
    })
    const box = await addressOf(client, { line1: 'PO Box 12' })
    const { kit } = await order(client, { ...bag, addressId: box })
    expect(
      await app.db.selectFrom('kit').select('carrier').where('id', '=', kit.id).executeTakeFirst(),
    ).toEqual({ carrier: 'usps' })
  })

  it('refuse a choice that is none', async () => {
    const { client } = await newSeller(app)
    const { errors } = await client.run('orderBags', { input: label({ service: 'express' }) })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    expect(await order(client, label({ service: 'donation' }))).toMatchObject({ field: 'charityId' })
    expect(await order(client, label({ service: 'donation', charityId: 11 }))).toMatchObject({
      field: 'charityId',
    })
    expect(await order(client, label({ promoCode: 'NOSUCH' }))).toMatchObject({ field: 'promoCode' })
    const { kit } = await order(client, label({ service: 'donation', charityId: 41, promoCode: 'spring40' }))
    expect(kit).toMatchObject({ charity: { id: 41 }, fee: 0, incentives: [{ name: 'ncc_credit_40' }] })
  })

  it('are canceled before they leave, with their bag, and not after', async () => {
    const { client } = await newSeller(app)
    const { kit } = await order(client, label({ bagType: 'bag', addressId: await addressOf(client) }))
    const stranger = await newSeller(app)
    expect((await stranger.client.run('cancelKit', { id: kit.id })).errors?.[0]?.extensions?.code).toBe(
      'NOT_FOUND',
    )
    for (let i = 0; i < 2; i += 1)
      expect(await ask<Ordered>(client, 'cancelKit', { id: kit.id })).toMatchObject({
        kit: { status: 'canceled', canCancel: false },
      })
    expect(await ask(client, 'sellerBag', { identifier: kit.bagNumber })).toMatchObject({
      status: 'canceled',
    })
    const printed = await order(client, label())
    expect(await ask(client, 'cancelKit', { id: printed.kit.id })).toEqual({
      __typename: 'KitNotCancelable',
      message: kitIsOnItsWay,
    })
  })

  it('of somebody else are nobody’s business', async () => {
    const one = await newSeller(app)
    const other = await newSeller(app)
    const { kit } = await order(one.client, label())
    for (const client of [other.client, app.newVisitor()]) {
      expect(await ask(client, 'getKit', { id: kit.id })).toBeNull()
      expect(await ask(client, 'sellerBag', { identifier: kit.bagNumber })).toBeNull()
      expect(await kitsOf(client)).toEqual([])
    }
  })

  it('keep one flow and one incentive for a person, for as long as it counts', async () => {
    const sellers = await Promise.all(Array.from({ length: 12 }, () => newSeller(app)))
    const offers = await Promise.all(sellers.map(({ client }) => ask<Offer>(client, 'getCleanoutOffer')))
    expect(new Set(offers.map((offer) => offer.variant)).size).toBeGreaterThan(1)
    const lucky = offers.findIndex((offer) => offer.incentives.length === 1)
    const { client } = sellers[lucky] ?? sellers[0] ?? (await newSeller(app))
    later(60 * 24 * 89)
    const { kit } = await order(client, label())
    expect(kit).toMatchObject({ incentives: offers[lucky]?.incentives })
    later(60 * 24 * 2)
    expect(await ask<Offer>(client, 'getCleanoutOffer')).toMatchObject({
      variant: offers[lucky]?.variant,
      incentives: [],
    })
    expect((await order(client, label())).kit).toMatchObject({ incentives: [] })
  })

  it('promise no credit for a first bag to a seller whose bag has come in', async () => {
    const { client, id } = await newSeller(app)
    const offered = async () => (await ask<Offer>(client, 'getCleanoutOffer')).incentives
    await offered()
    await sql`update cleanout_offer set incentive = 'ncc_credit_40' where user_id = ${id}::uuid`.execute(
      app.db,
    )
    expect(await offered()).toMatchObject([{ name: 'ncc_credit_40' }])
    await order(client, label())
    await sql`update bag set received_at = now() where seller_id = ${id}::uuid`.execute(app.db)
    expect(await offered()).toEqual([])
  })

  it('of a visitor need an e-mail address, stay in the browser, and become hers when she signs up there', async () => {
    const client = app.newVisitor()
    const way = { way: 'visitor_sell' }
    expect(await order(client, label(way))).toMatchObject({ __typename: 'BagOrderRefused', field: 'email' })
    const { kit, outstandingKits } = await order(client, label({ ...way, email: 'passer@hemline.example' }))
    expect(outstandingKits).toMatchObject({ totalCount: 0, lastKitCreatedAt: null })
    expect((await kitsOf(client)).map((one) => one.id)).toEqual([kit.id])
    const before = await ask<Offer>(client, 'getCleanoutOffer')
    const seller = await newSeller(app, client)
    expect((await kitsOf(client)).map((one) => one.id)).toEqual([kit.id])
    const { visitor_id: visitorId } = await app.db
      .selectFrom('kit')
      .select('visitor_id')
      .where('id', '=', kit.id)
      .executeTakeFirstOrThrow()
    for (let i = 0; i < 2; i += 1)
      await claimKits({ db: app.db, now: () => now }, { userId: seller.id, visitorId })
    expect(await ask(client, 'sellerBag', { identifier: kit.bagNumber })).toMatchObject({
      bagNumber: kit.bagNumber,
    })
    expect(await ask<Offer>(client, 'getCleanoutOffer')).toMatchObject({
      variant: before.variant,
      incentives: before.incentives,
    })
    expect(await ask<Outstanding>(client, 'getOutstandingKits')).toMatchObject({ totalCount: 1 })
  })

  it('with the same e-mail address from another browser are hers only when she has proven it', async () => {
    const email = `proof-${randomUUID().slice(0, 8)}@hemline.example`
    const { kit } = await order(app.newVisitor(), label({ way: 'visitor_order', email }))
    const seller = await newSeller(app)
    await app.db.updateTable('user_account').set({ email }).where('id', '=', seller.id).execute()
    const claim = () => claimKits({ db: app.db, now: () => now }, { userId: seller.id, visitorId: null })
    await claim()
    expect(await kitsOf(seller.client)).toEqual([])
    await app.db
      .updateTable('user_account')
      .set({ email_verified_at: now })
      .where('id', '=', seller.id)
      .execute()
    await claim()
    expect((await kitsOf(seller.client)).map((one) => one.id)).toEqual([kit.id])
  })

  it('that were sorted, and even sold, before somebody made the account, are theirs with all they earned', async () => {
    const client = app.newVisitor()
    const email = `late-${randomUUID().slice(0, 8)}@hemline.example`
    const { kit } = await order(client, label({ way: 'visitor_sell', email }))
    const { id: bagId, visitor_id: visitorId } = await app.db
      .selectFrom('bag')
      .innerJoin('kit', 'kit.id', 'bag.kit_id')
      .select(['bag.id', 'kit.visitor_id'])
      .where('kit.id', '=', kit.id)
      .executeTakeFirstOrThrow()
    const wanted = { sellerId: null, price: 8000, bagId }
    const unsold = await makePiece(app, wanted)
    const sold = await makePiece(app, wanted)
    await app.db.transaction().execute((tx) => sellPiece(tx, { itemNumber: sold, price: 8000 }))
    await app.db.updateTable('item').set({ state: 'shipped' }).where('item_number', '=', sold).execute()

    const seller = await newSeller(app, client)
    for (let i = 0; i < 2; i += 1)
      await claimKits({ db: app.db, now: () => now }, { userId: seller.id, visitorId })
    const { nodes } = await ask<{ nodes: { itemNumber: number }[] }>(client, 'getSellerItems', { page: 1 })
    expect(nodes.map((one) => one.itemNumber).sort()).toEqual([unsold, sold].sort())
    const { brought } = await ask<{ brought: number }>(client, 'getBagEarnings', { bagNumber: kit.bagNumber })
    expect(brought).toBeGreaterThan(0)
    expect(await verifyLedger(app.db)).toEqual([])
    const { rows } = await sql`select fault from seller_money_faults()`.execute(app.db)
    expect(rows).toEqual([])
  })

  it('are counted by e-mail address, too, when nobody is logged in', async () => {
    const email = `often-${randomUUID().slice(0, 8)}@hemline.example`
    const orders = await Promise.all(
      [1, 2, 3].map(() => order(app.newVisitor(), label({ way: 'visitor_order', email }))),
    )
    expect(orders.map((one) => one.__typename).sort()).toEqual([
      'BagOrderTooSoon',
      'OrderBagsPayload',
      'OrderBagsPayload',
    ])
  })
})
