// Each field of the viewer that the specification names answers what the account's rows say.
import { createHash } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { defaultWarehouseIds, freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

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
      legal_accepted_at: null,
      seller_segment: 'closet',
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
      sellerSegment: 'closet',
      userCountry: { id: 'CA' },
      loyaltyTier: 'tier_3',
      splitBucketingKey: id,
      firstName: 'Nora',
      lastName: 'Lind',
      email,
      emailHash: createHash('sha256').update(email).digest('hex'),
    })
  })

  test('accepts the terms once, and keeps the time', async () => {
    await app.db.updateTable('user_account').set({ legal_accepted_at: null }).where('id', '=', id).execute()
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
})
