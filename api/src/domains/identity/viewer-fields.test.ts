// Each field of the viewer that the specification names answers what the account's rows say.
import { createHash } from 'node:crypto'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { defaultWarehouseIds, freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authHeader, type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

describe.skipIf(!testServer)('the viewer', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const read = async (client: TestClient) => (await client.run('getUserHuman', {})).data
  const { id, email } = personByKey('shopper')

  test('who is a visitor has the defaults of everybody', async () => {
    const user = (await read(app.newVisitor()))?.user as Record<string, unknown>
    expect(user).toMatchObject({
      loggedIn: false,
      id: null,
      eligibleToPreorder: false,
      firstPurchaseAt: null,
      lastPurchaseAt: null,
      hasPurchasedOrder: false,
      freeShippingThreshold,
      isInternational: false,
      isLegalAcceptRequired: false,
      sellerSegment: null,
      sellerSizeGroup: null,
      recentComplimentaryBag: false,
      itemOrderSeq: 0,
      hasMobileApp: false,
      heardFromSource: null,
      userCountry: { id: 'US' },
      loyaltyTier: null,
      emailHash: null,
      warehouseId: defaultWarehouseIds,
    })
    expect(user.splitBucketingKey).toBe(String(user.visitorId))
  })

  test('who has an account is told what the account says', async () => {
    const account = {
      first_purchase_at: new Date('2025-03-01T12:00:00Z'),
      last_purchase_at: new Date('2026-02-03T12:00:00Z'),
      free_shipping_threshold_cents: 5900,
      country_id: 'CA',
      legal_version: null,
      loyalty_tier: 'tier_3',
      first_name: 'Nora',
      last_name: 'Lind',
    }
    await app.db.updateTable('user_account').set(account).where('id', '=', id).execute()
    expect((await read(await app.loggedIn('shopper')))?.user).toMatchObject({
      loggedIn: true,
      id,
      banned: false,
      eligibleToPreorder: true,
      firstPurchaseAt: Date.parse('2025-03-01T12:00:00Z') / 1000,
      lastPurchaseAt: Date.parse('2026-02-03T12:00:00Z') / 1000,
      hasPurchasedOrder: true,
      // What a Vit has, below the account's own 5900.
      freeShippingThreshold: 0,
      isInternational: true,
      isLegalAcceptRequired: true,
      userCountry: { id: 'CA' },
      loyaltyTier: 'tier_3',
      // The visitor who made the account.
      splitBucketingKey: '101',
      firstName: 'Nora',
      lastName: 'Lind',
      email,
      emailHash: createHash('sha256').update(email).digest('hex'),
    })
  })

  test('accepts the terms once, and keeps the time', async () => {
    await app.db
      .updateTable('user_account')
      .set({ legal_version: null, legal_accepted_at: null })
      .where('id', '=', id)
      .execute()
    const client = await app.loggedIn('shopper')
    const acceptedAt = async () =>
      (
        await app.db
          .selectFrom('user_account')
          .select('legal_accepted_at as at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).at
    const { data } = await client.run('acceptLegal')
    expect(data?.acceptLegal).toMatchObject({ user: { isLegalAcceptRequired: false } })
    const first = await acceptedAt()
    await client.run('acceptLegal')
    expect([first instanceof Date, await acceptedAt()]).toEqual([true, first])
  })

  test('sends bags to the warehouse nearest to the default address', async () => {
    const viewerAt = async (state: string, isDefault: boolean) => {
      await sql`insert into address (id, user_id, type, full_name, line1, city, state, zip, country, phone, is_default, created_at)
        values (gen_random_uuid(), ${id}::uuid, 'shipping', 'Nora Lind', '1 Mill Street', 'Town', ${state}, '12345', 'US', '5550100123', ${isDefault}, now())`.execute(
        app.db,
      )
      return (await read(await app.loggedIn('shopper')))?.user
    }
    await sql`update address set hidden_at = now() where user_id = ${id}::uuid`.execute(app.db)
    expect(await viewerAt('PA', true)).toMatchObject({ warehouseId: [3] })
    expect(await viewerAt('TX', false)).toMatchObject({ warehouseId: [3] })
  })

  test('has the sizes that were kept for a department', async () => {
    const kept = {
      department: 'women',
      enabled: true,
      include_equivalents: true,
      include_maternity: false,
      include_petite: true,
      include_tall: false,
      sizing_ids: [1004, 2006],
    }
    await sql`delete from size_profile where user_id = ${id}::uuid`.execute(app.db)
    await app.db
      .insertInto('size_profile')
      .values({ user_id: id, ...kept })
      .execute()
    expect((await read(await app.loggedIn('shopper')))?.sizeProfile).toMatchObject({
      department: 'women',
      enabled: true,
      includeEquivalents: true,
      includeMaternity: false,
      includePetite: true,
      includeTall: false,
      sizingIds: [1004, 2006],
    })
  })

  test('is told how a member sells, by the bags that arrived and the pieces that were accepted', async () => {
    const seller = (await read(await app.loggedIn('seller')))?.user as Record<string, unknown>
    const counted = await sql<{ bags: number; accepted: number; free: boolean }>`select
        (select count(*)::int from bag where seller_id = ${personByKey('seller').id}::uuid and received_at is not null) as bags,
        (select count(*)::int from item i join bag on bag.id = i.bag_id where bag.seller_id = ${personByKey('seller').id}::uuid
          and bag.received_at is not null and i.state <> 'unaccepted') as accepted,
        exists (select 1 from kit where seller_id = ${personByKey('seller').id}::uuid and bag_type = 'bag' and fee_cents = 0
          and status <> 'canceled' and ordered_at > now() - interval '30 days') as free`.execute(app.db)
    const facts = counted.rows[0]
    expect(facts?.bags).toBeGreaterThan(0)
    expect(seller.sellerSegment).toBe(
      (facts?.bags ?? 0) >= 3 ? 'regular' : facts?.bags === 1 ? 'first_bag' : 'returning',
    )
    expect(seller.sellerSizeGroup).toBe((facts?.accepted ?? 0) >= 15 ? 'medium' : 'small')
    expect(seller.recentComplimentaryBag).toBe(facts?.free)
  })

  test('counts the orders of a member', async () => {
    const before = (await read(await app.loggedIn('superstar')))?.user as { itemOrderSeq: number }
    const orders = await app.db
      .selectFrom('purchase_order')
      .select('id')
      .where('user_id', '=', personByKey('superstar').id)
      .execute()
    expect(before.itemOrderSeq).toBe(orders.length)
  })

  test('remembers how somebody who signed up heard of the shop', async () => {
    const client = app.newVisitor()
    await client.run('getUserHuman', {})
    const tracked = {
      referralCode: null,
      referrer: 'https://www.a-blog.example/best-thrift',
      utmCampaign: null,
    }
    await client.run('trackVisitor', { input: tracked })
    // Neither a page of the shop itself nor a visit without a word says where the person came from.
    for (const referrer of ['http://localhost:5173/women', null])
      await client.run('trackVisitor', { input: { ...tracked, referrer } })
    const input = {
      email: 'from-a-blog@shop.test',
      password: 'a-long-password-7',
      firstName: 'Ada',
      lastName: 'Aldous',
      acceptTerms: true,
    }
    await client.run('signUp', { input })
    expect((await read(client))?.user).toMatchObject({ heardFromSource: 'a-blog.example' })
  })

  test('knows an app by the token that it keeps itself', async () => {
    const browser = await app.loggedIn('employee')
    const hasApp = async (is: boolean) =>
      expect((await read(browser))?.user).toMatchObject({ hasMobileApp: is })
    await hasApp(false)
    const { data } = await app
      .newVisitor()
      .adhoc(
        `mutation { logIn(input: { email: "${personByKey('employee').email}", password: "${seedPassword}" }) { ... on AuthPayload { authToken } } }`,
      )
    const { authToken = '' } = (data?.logIn ?? {}) as { authToken?: string }
    await app.newVisitor().run('getUserHuman', {}, authHeader(authToken))
    await hasApp(true)
  })

  test('says what a member cares for, by favorites', async () => {
    const client = app.newVisitor()
    const input = {
      email: 'loves-dresses@shop.test',
      password: 'a-long-password-7',
      firstName: 'Ada',
      lastName: 'Aldous',
      acceptTerms: true,
    }
    await client.run('signUp', { input })
    const dresses = await sql<{ number: number }>`select item_number::float8 as number from item
      where state = 'listed' and merchandising_department = 'women' and category_tags[1] = 'dresses' limit 3`.execute(
      app.db,
    )
    const cares = async (clusters: object) =>
      expect((await client.run('user')).data?.user).toMatchObject({ buyerPreferenceClusters: clusters })
    await cares({ primary: null, secondary: null })
    await client.run('addFavorites', { input: { itemNumbers: dresses.rows.map(({ number }) => number) } })
    await cares({
      primary: { department: 'women', category: 'dresses', label: 'Women: dresses', path: '/women/dresses' },
      secondary: null,
    })
    expect((await app.newVisitor().run('user')).data?.user).toMatchObject({ buyerPreferenceClusters: null })
  })
})
