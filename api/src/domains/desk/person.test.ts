import { personByKey } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { buy } from '../checkout/testing/buying.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'

type Page = {
  person: { email: string; orders: number; bags: number }
  lastSeenAt: string | null
  windowSize: { width: number; height: number } | null
  towns: string[]
  earnings: number
  credit: number
  orders: { id: string; email: string }[]
  bags: { bagNumber: number }[] | null
  pieces: { itemNumber: number }[] | null
}

describe.skipIf(!testServer)('the page about a person', () => {
  let app: TestApp
  let tomas: TestClient
  beforeAll(async () => {
    app = await testApp({ payments: fakeProcessor() })
    tomas = await app.loggedIn('employee')
  })
  afterAll(() => app.close())
  const page = async (id: string, client = tomas) =>
    (await client.run('getStaffPerson', { id })).data?.staffPerson as Page | null

  test('shows orders, bags, pieces, money and towns of that person alone', async () => {
    const greta = personByKey('seller')
    const { placed } = await buy(app, [takeLast([...app.listed])])
    const seen = await page(greta.id)
    expect(seen?.person.email).toBe(greta.email)
    expect(seen?.bags?.length).toBeGreaterThan(0)
    expect(seen?.pieces?.length).toBeGreaterThan(0)
    expect(seen?.orders.map(({ id }) => id)).not.toContain(placed.order?.id)
    expect(seen?.orders.every(({ email }) => email === greta.email)).toBe(true)
    const numbers = seen?.pieces?.map(({ itemNumber }) => itemNumber) ?? []
    const owners = await app.db
      .selectFrom('item')
      .select('consignor_id')
      .where('item_number', 'in', numbers)
      .distinct()
      .execute()
    expect(owners).toEqual([{ consignor_id: greta.id }])
    const balance = await app.loggedIn('seller')
    const own = (await balance.adhoc('{ earnings { held } }')).data?.earnings as { held: number }
    expect(seen?.earnings).toBe(own.held)
    for (const town of seen?.towns ?? []) expect(town).not.toMatch(/\d/)
    expect((await page(greta.id))?.lastSeenAt).not.toBeNull()
  })

  test('says in which window the person last used the shop, and nothing that is no window', async () => {
    const nora = await app.loggedIn('shopper')
    const { id } = personByKey('shopper')
    const keepWindow = (value: unknown) =>
      nora.run('applyClientConfiguration', {
        input: {
          clientType: 'web',
          settings: [{ name: 'dimensions.window', value: JSON.stringify(value) }],
        },
      })
    expect((await page(id))?.windowSize).toBeNull()
    await keepWindow({ width: 390, height: 844 })
    expect((await page(id))?.windowSize).toMatchObject({ width: 390, height: 844 })
    await keepWindow({ width: 'wide', height: 1 })
    expect((await page(id))?.windowSize).toBeNull()
  })

  test('sets the warehouse that receives the bags, with a reason', async () => {
    const { id } = personByKey('shopper')
    const set = async (warehouseIds: number[], reason: string, client = tomas) =>
      client.run('setWarehousesOfPerson', { input: { userId: id, warehouseIds, reason } })
    const nora = await app.loggedIn('shopper')
    const houses = async () =>
      (await nora.run('getUserHuman', {})).data?.user as {
        warehouseId: number[]
        mdcOverride: number[] | null
      }
    const before = await houses()
    expect(before.mdcOverride).toBeNull()
    for (const [ids, reason] of [
      [[2], 'there is no such house'],
      [[1, 1], 'twice'],
      [[1], '   '],
      [[1], 'x'.repeat(301)],
    ] as const)
      expect((await set([...ids], reason)).data?.setWarehousesOfPerson).toMatchObject({
        __typename: 'StaffRefusal',
      })
    expect((await set([5, 16], 'She moves to Georgia.')).data?.setWarehousesOfPerson).toMatchObject({
      page: { mdcOverride: [5, 16] },
    })
    expect(await houses()).toMatchObject({ warehouseId: [5, 16], mdcOverride: [5, 16] })
    const noted = await app.db.selectFrom('profile_change').selectAll().where('user_id', '=', id).execute()
    expect(noted).toMatchObject([{ changed_by: personByKey('employee').id, reason: 'She moves to Georgia.' }])
    expect((await set([5], 'for myself', nora)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    await set([], 'She moved back.')
    expect(await houses()).toMatchObject({ warehouseId: before.warehouseId, mdcOverride: null })
  })

  test('has no bags and no pieces for roles that do not open them', async () => {
    const care = await app.loggedIn('international')
    await app.db
      .insertInto('role_grant')
      .values({ user_id: personByKey('international').id, role: 'support' })
      .execute()
    expect(await page(personByKey('seller').id, care)).toMatchObject({ bags: null, pieces: null })
    expect(await page('no id at all')).toBeNull()
  })
})
